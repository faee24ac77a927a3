"""`kickdoor sim exhaust`: everything is seen, and a broken invariant is told with its command."""

import pytest

from kickdoor.engine.ids import PASS, Z_DISCARD
from kickdoor.engine.setup import deal, empty_table
from kickdoor.engine.state import State
from kickdoor.ruleset import open_box
from kickdoor.sim import exhaust
from kickdoor.sim.invariants import Broken, check
from kickdoor.sim.ledger import Ledger


@pytest.fixture
def state() -> State:
    s = empty_table(open_box().tables, [1, 2, 1])
    deal(s)
    return s


def test_every_card_is_drawn_played_and_resolved(capsys: pytest.CaptureFixture[str]) -> None:
    assert exhaust.exhaust(("classic",), 3, 2000) == 0
    assert "every card was drawn, played and resolved, every ability used" in capsys.readouterr().out


def test_at_the_bound_it_says_what_is_missing(capsys: pytest.CaptureFixture[str]) -> None:
    assert exhaust.exhaust(("classic",), 1, 1) == 1
    told = capsys.readouterr().out
    assert "in 1 games: missing are" in told
    assert "not played: " in told
    assert "not used: " in told


def test_a_failure_names_the_command_that_reproduces_it(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    def breaks(*_: object) -> None:
        raise Broken("cards are not conserved")

    monkeypatch.setattr(exhaust, "check", breaks)
    assert exhaust.exhaust(("classic",), 9, 5) == 1
    told = capsys.readouterr().err
    assert "game 0 broke: Broken: cards are not conserved" in told
    assert "kickdoor sim exhaust --edition classic --seed 9 --games 1" in told


def test_a_lost_card_is_noticed(state: State) -> None:
    check(state, None)
    state.zones[Z_DISCARD] = (0,)
    with pytest.raises(Broken, match="not conserved"):
        check(state, None)


@pytest.mark.parametrize("level", [0, 11])
def test_a_level_out_of_bounds_is_noticed(state: State, level: int) -> None:
    state.level[1] = level
    with pytest.raises(Broken, match="out of bounds"):
        check(state, None)


def test_a_question_without_an_answer_is_noticed(state: State) -> None:
    state.asked = 1
    check(state, [PASS])
    with pytest.raises(Broken, match="no answer"):
        check(state, [])


def test_the_ledger_counts_all_cards_and_all_abilities() -> None:
    box = open_box()
    ledger = Ledger(box)
    assert ledger.left == ledger.total == 2 * 147 + len(box.tables.abilities)
    ledger.drawn(0)
    assert ledger.left == ledger.total - 1
