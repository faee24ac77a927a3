"""Time itself: the pulse of a server, a window, a decision."""

from functools import partial

from kickdoor.server.clocks import LEAP, Decision, Pulse, Window


def test_what_is_due_happens_in_its_order_and_once() -> None:
    pulse = Pulse()
    rung: list[str] = []
    pulse.at(0.2, lambda: rung.append("second"))
    pulse.at(0.1, lambda: rung.append("first"))
    for number in range(3, 9):
        pulse.at(0.2, partial(rung.append, f"number {number}"))
    off = pulse.at(0.15, lambda: rung.append("never"))
    pulse.at(0.3, lambda: rung.append("later"))
    off.off()
    pulse.advance(0.05)
    assert rung == []
    pulse.advance(0.2)
    assert rung == ["first", "second", *(f"number {number}" for number in range(3, 9))]
    pulse.advance(0.2)
    assert len(rung) == 9
    assert rung[-1] == "later"


def test_a_jump_of_the_clock_is_no_time() -> None:
    pulse = Pulse()
    rung: list[str] = []
    pulse.at(5.0, lambda: rung.append("due"))
    for _ in range(10):
        pulse.advance(1000.0)
    assert pulse.now == 10 * LEAP
    assert rung == []


def test_alarms_that_were_called_off_do_not_pile_up() -> None:
    pulse = Pulse()
    kept = [pulse.at(3600.0, lambda: None) for _ in range(10)]
    for _ in range(20_000):
        pulse.at(3600.0, lambda: None).off()
    assert len(pulse.alarms) < 5_000
    assert all(alarm in pulse.alarms for alarm in kept)


def test_a_window_ends_after_its_length_and_stands_still_while_held() -> None:
    window = Window(1, opened=10.0, length=2.6, needed={0, 1})
    assert window.due() == 12.6
    assert window.left(11.0) == 1.6
    window.hold(1, 11.0)
    assert window.due() is None
    assert window.left(50.0) == 1.6
    assert window.release(16.0) == 5.0
    assert window.due() == 17.6
    assert window.left(16.6) == 1.0
    assert window.left(99.0) == 0.0


def test_a_window_stands_when_all_people_let_it() -> None:
    window = Window(1, 0.0, 2.6, needed={0, 2})
    window.stood = {0, 1}
    assert not window.all_stood()
    window.stood = {0, 2}
    assert window.all_stood()
    assert not Window(2, 0.0, 2.6, needed=set()).all_stood()  # nobody is there to say so


def test_a_decision_uses_its_own_time_first_and_the_bank_then() -> None:
    decision = Decision(0, since=100.0, time=10.0, bank=5.0)
    assert decision.due() == 115.0
    assert decision.left(104.0) == 11.0
    assert decision.spent(109.0) == 0.0
    assert decision.spent(112.0) == 2.0
    assert decision.spent(200.0) == 5.0


def test_without_a_clock_a_decision_takes_as_long_as_it_takes() -> None:
    decision = Decision(0, since=100.0, time=0.0, bank=0.0, timed=False)
    assert decision.due() is None
    assert decision.left(10_000.0) is None
    used_up = Decision(0, since=100.0, time=0.0, bank=0.0)  # of a bank there is nothing left
    assert used_up.due() == 100.0
    assert used_up.left(101.0) == 0.0
