"""Buckets, gates and the numbers they are made from."""

from dataclasses import Field, asdict, fields

import pytest
from hypothesis import given
from hypothesis import strategies as st

from kickdoor.server.buckets import Bucket, Gate
from kickdoor.server.limits import MAY_BE_NONE, Limits, neighbourhood, read_limits

STEPS = st.lists(st.tuples(st.floats(-2, 10), st.integers(1, 5)), max_size=60)


def test_a_bucket_gives_its_burst_and_then_its_rate() -> None:
    bucket = Bucket(2, 5)
    assert [bucket.take(100) for _ in range(6)] == [True] * 5 + [False]
    assert [bucket.take(100.5) for _ in range(2)] == [True, False]
    assert [bucket.take(1000) for _ in range(6)] == [True] * 5 + [False]


def test_a_bucket_takes_all_or_nothing() -> None:
    bucket = Bucket(1, 5)
    assert not bucket.take(100, 6)
    assert bucket.take(100, 4)
    assert not bucket.take(100, 2)
    assert bucket.take(100, 1)


def test_a_clock_that_steps_back_gives_nothing_and_takes_nothing() -> None:
    bucket = Bucket(1, 3)
    assert bucket.take(100, 2)
    assert bucket.take(50)
    assert not bucket.take(60)
    assert not bucket.take(100)
    assert bucket.take(101)


@given(st.floats(0.01, 50), st.integers(1, 20), STEPS)
def test_nobody_gets_more_than_burst_and_rate_allow(rate: float, burst: int, steps: list[tuple[float, int]]) -> None:
    bucket = Bucket(rate, burst)
    now = latest = 1000.0
    taken: list[tuple[float, int]] = []
    for wait, n in steps:
        now += wait
        latest = max(latest, now)
        if bucket.take(now, n):
            taken.append((latest, n))
    for i, (start, _) in enumerate(taken):
        for j in range(i, len(taken)):
            assert sum(n for _, n in taken[i : j + 1]) <= burst + (taken[j][0] - start) * rate + 1e-6


def test_a_bucket_says_when_to_come_back() -> None:
    bucket = Bucket(2, 5)
    assert [bucket.wait(100) for _ in range(5)] == [0] * 5
    assert bucket.wait(100) == 0.5
    assert bucket.wait(100, 3) == 1.5
    assert bucket.wait(100.5) == 0


def test_every_key_has_a_bucket_of_its_own() -> None:
    gate = Gate.of(2, 60)
    assert [gate.take(key, 100) for key in ("ann", "ann", "bob", "ann")] == [True, True, True, False]
    assert gate.take("ann", 130)
    assert not gate.take("ann", 130)


@given(st.lists(st.tuples(st.sampled_from("abcdef"), st.floats(0, 3)), max_size=80))
def test_forgetting_full_buckets_changes_no_answer(visits: list[tuple[str, float]]) -> None:
    gate, now = Gate(0.5, 2), 1000.0
    buckets = {key: Bucket(0.5, 2) for key in "abcdef"}
    for key, wait in visits:
        now += wait
        assert gate.take(key, now) == buckets[key].take(now)


def test_a_gate_forgets_who_stays_away() -> None:
    gate = Gate.of(10, 60)
    for i in range(1000):
        gate.take(f"guest {i}", 100)
    assert len(gate) == 1000
    for i in range(999):
        gate.take("ann", 200 + i)
    assert len(gate) == 1


def test_a_gate_has_room_for_so_many_and_forgets_the_one_away_longest() -> None:
    gate = Gate(0.001, 1, most=3)
    for key in "abc":
        assert gate.take(key, 100)
    assert not gate.take("a", 100)
    assert gate.take("d", 100)  # b is forgotten
    assert len(gate) == 3
    assert not gate.take("a", 100)
    assert gate.take("b", 100)
    for i in range(10_000):
        gate.take(str(i), 100)
    assert len(gate) == 3


def test_more_than_the_burst_is_never_given_and_leaves_nothing_behind() -> None:
    gate = Gate(1, 5)
    assert not gate.take("ann", 100, 6)
    assert len(gate) == 0


def test_the_numbers_agreed_on() -> None:
    limits = Limits()
    assert (limits.frame_bytes, limits.frame_rate, limits.frame_burst) == (16_384, 20, 60)
    assert (limits.chat_rate, limits.chat_burst) == (1, 8)
    assert (limits.queue_messages, limits.queue_bytes) == (256, 4_194_304)
    assert (limits.sockets_a_player, limits.tables_an_hour, limits.guests_a_minute) == (8, 30, 60)
    for bucket, most in ((limits.frames(), 60), (limits.chat(), 8), (limits.changes(), 10)):
        assert sum(bucket.take(100) for _ in range(100)) == most


@pytest.mark.parametrize("field", fields(Limits), ids=lambda field: str(field.name))
def test_every_limit_can_be_set_and_is_above_nothing(field: Field[float]) -> None:
    word = field.name.replace("_", "-")
    assert asdict(read_limits([f"{word}=7"])) == asdict(Limits()) | {field.name: 7}
    for bad in ("0", "-1", "9" * 400)[field.name in MAY_BE_NONE :]:
        with pytest.raises(ValueError, match=f"the limit {word} must be above 0"):
            read_limits([f"{word}={bad}"])


@pytest.mark.parametrize(
    ("word", "sentence"),
    [
        ("frame-bytes", "'frame-bytes': frame-bytes is a whole number"),
        ("frame-bytes=1.5", "'frame-bytes=1.5': frame-bytes is a whole number"),
        ("chat-rate=often", "'chat-rate=often': chat-rate is a number"),
        ("chat-rate=nan", "the limit chat-rate must be above 0"),
        ("chat-rate=inf", "the limit chat-rate must be above 0"),
        ("frame_bytes=1", "'frame_bytes=1': there is no such limit; there are frame-bytes, "),
        ("", "'': there is no such limit"),
    ],
)
def test_a_word_that_is_no_limit_is_named(word: str, sentence: str) -> None:
    with pytest.raises(ValueError, match="^" + sentence):
        read_limits([word])


@given(
    st.sampled_from([field.name.replace("_", "-") for field in fields(Limits)] + ["junk"]),
    st.one_of(st.text(), st.integers().map(str), st.floats().map(str)),
)
def test_limits_are_read_or_refused(name: str, number: str) -> None:
    try:
        limits = read_limits([f"{name}={number}"])
    except ValueError as error:
        told = str(error)
    else:
        told = f"{name} is {asdict(limits)[name.replace('-', '_')]:g}"
        assert told == f"{name} is {float(number):g}"
    assert name in told


@pytest.mark.parametrize(
    ("address", "place"),
    [
        ("192.0.2.7", "192.0.2.7"),
        ("::ffff:192.0.2.7", "192.0.2.7"),
        ("2001:db8::1", "2001:db8::/64"),
        ("2001:db8:0:0:ffff:1:2:3", "2001:db8::/64"),
        ("2001:db8:0:1::1", "2001:db8:0:1::/64"),
        ("192.0.2.7:4711", "192.0.2.7"),
        ("[2001:db8::1]:4711", "2001:db8::/64"),
        ("[::ffff:192.0.2.7]", "192.0.2.7"),
        ("a socket", "a socket"),
    ],
)
def test_a_household_is_one_address(address: str, place: str) -> None:
    assert neighbourhood(address) == place
