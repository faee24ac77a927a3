"""A log is true when every choice is lawful, chance came from its source and the end is as told."""

from collections.abc import Callable
from typing import Any

import pytest

from kickdoor import Game, new_game, replay
from kickdoor.chance import Committed, Seeded
from kickdoor.engine.ids import V_CHANCE, V_KICK
from kickdoor.replay.error import FalseLog, LogError
from kickdoor.replay.verify import verify
from tests.props.play import random_game

SECRET = b"what the table will learn at the end"
Rows = list[list[int]]


def short(**chance: Any) -> Game:
    return random_game(new_game(players=3, options={"winning_level": 3}, **chance), 3)


@pytest.fixture(scope="module")
def seeded() -> Game:
    return short(seed=3)


@pytest.fixture(scope="module")
def committed() -> Game:
    return short(source=Committed(SECRET))


def test_a_true_log(seeded: Game, committed: Game) -> None:
    for game, chance in ((seeded, "follows from seed 3"), (committed, "secret fits the commitment")):
        verdict = verify(game.log())
        assert (verdict.over, verdict.digest, verdict.choices) == (True, game.digest(), len(game.choices))
        assert verdict.winners == tuple(game.header["names"][seat] for seat in game.winners)
        assert chance in verdict.chance
        assert replay(game.log()).digest() == game.digest()


def test_the_commitment_is_published_first_and_the_secret_revealed_last(committed: Game) -> None:
    game = new_game(players=3, source=Committed(SECRET))
    assert game.log()["header"]["commitment"] == Committed(SECRET).commitment
    assert SECRET.hex() not in str(game.log())
    assert "not yet revealed" in verify(game.log()).chance
    assert committed.log()["end"]["secret"] == SECRET.hex()


def test_a_sealed_game_cannot_go_on_by_itself() -> None:
    game = random_game(new_game(players=3, source=Committed(SECRET)), 1, 10)
    again = replay(game.log())
    with pytest.raises(LogError, match="not revealed"):
        random_game(again, 1, 200)


def refused_choice(rows: Rows) -> int:
    """Somebody kicks the door twice."""
    number = next(i for i, row in enumerate(rows) if row[1] == V_KICK)
    while rows[number + 1][0] == -1:
        number += 1
    rows.insert(number + 1, [0, V_KICK, 0, 0, 0])
    return number + 1


def no_such_seat(rows: Rows) -> int:
    number = next(i for i, row in enumerate(rows) if row[0] >= 0)
    rows[number][0] = 5
    return number


def no_such_choice(rows: Rows) -> int:
    number = next(i for i, row in enumerate(rows) if row[0] >= 0)
    rows[number][1:] = [99, -(10**20), 10**20, 0]
    return number


def chance_unasked(rows: Rows) -> int:
    number = next(i for i, row in enumerate(rows) if row[0] >= 0)
    rows.insert(number, [-1, V_CHANCE, 3, 0, 0])
    return number


def chance_skipped(rows: Rows) -> int:
    """A player speaks where chance must."""
    rows[5] = next(row for row in rows if row[0] >= 0)
    return 5


def impossible_chance(rows: Rows) -> int:
    """The card is no longer in the deck."""
    rows[1][2] = rows[0][2]
    return 1


def chance_with_more(rows: Rows) -> int:
    rows[0][3] = 1
    return 0


def after_the_end(rows: Rows) -> int:
    rows.append([0, V_KICK, 0, 0, 0])
    return len(rows) - 1


FALSE: list[tuple[Callable[[Rows], int], str]] = [
    (refused_choice, "is refused"),
    (no_such_seat, "is refused: seat 5"),
    (no_such_choice, "is refused"),
    (chance_unasked, "is not asked"),
    (chance_skipped, "chance must answer first"),
    (impossible_chance, "chance cannot answer"),
    (chance_with_more, "chance cannot answer"),
    (after_the_end, "The game is over"),
]


@pytest.mark.parametrize(("change", "message"), FALSE, ids=[case[0].__name__ for case in FALSE])
def test_what_the_rules_forbid_is_found_by_line(seeded: Game, change: Callable[[Rows], int], message: str) -> None:
    log = seeded.log()
    number = change(log["choices"])
    for judge in (replay, verify):
        with pytest.raises(FalseLog) as caught:
            judge(log)
        assert caught.value.line == number + 2
        assert message in str(caught.value)


def test_loaded_luck_is_found(seeded: Game, committed: Game) -> None:
    """The first two cards come in the other order: the rules allow it, but it does not follow from seed or secret."""
    for game in (seeded, committed):
        log = game.log()
        first, second = log["choices"][:2]
        first[2], second[2] = second[2], first[2]
        with pytest.raises(FalseLog, match="does not follow from its source") as caught:
            verify(log)
        assert caught.value.line == 2
        opening = {"header": log["header"], "choices": log["choices"][:2]}
        assert replay(opening).choices == [(-1, tuple(first[1:])), (-1, tuple(second[1:]))]


def test_the_secret_must_fit(committed: Game) -> None:
    log = committed.log()
    log["end"]["secret"] = b"another".hex()
    with pytest.raises(FalseLog, match="does not fit the commitment"):
        verify(log)
    del log["end"]["secret"]
    with pytest.raises(FalseLog, match="not revealed"):
        verify(log)


@pytest.mark.parametrize(
    ("end", "message"), [({"digest": "0" * 64}, "the digest is"), ({"winners": [0, 1, 2]}, "the winners are")]
)
def test_the_end_must_be_the_one_reached(seeded: Game, end: dict[str, Any], message: str) -> None:
    log = seeded.log()
    log["end"] |= end
    for judge in (replay, verify):
        with pytest.raises(FalseLog, match=message):
            judge(log)


def test_an_end_too_early_or_missing(seeded: Game) -> None:
    log = seeded.log()
    early = {**log, "choices": log["choices"][:-3]}
    with pytest.raises(FalseLog, match="it is not over"):
        verify(early)
    del log["end"]
    with pytest.raises(FalseLog, match="does not tell its end"):
        verify(log)
    assert replay(log).over


def test_a_clone_has_the_same_chance_and_its_log_is_true() -> None:
    game = new_game(players=3, seed=3)
    twin = random_game(game.clone(), 9, 100)
    assert verify(twin.log()).chance == "every outcome follows from seed 3"
    assert random_game(game, 9, 100).digest() == twin.digest()


def test_a_source_of_ones_own_claims_no_seed() -> None:
    assert verify(new_game(players=3, source=Seeded("any")).log()).chance == "no source is named"
