"""Ratings: who wins more has the higher one, and nobody gains by sitting on more seats."""

import sys
from random import Random

import pytest

from kickdoor.arena.ratings import rate
from kickdoor.arena.score import Score

PLAYERS = 4


def duel(one: str, against: str, share: float, games: int, seed: int) -> list[Score]:
    """Games at random in which the one wins this share, and the others the rest."""
    dice = Random(f"ratings {seed}")
    scores = []
    for number in range(games):
        block, seat = divmod(number, PLAYERS)
        others = [other for other in range(PLAYERS) if other != seat]
        winner = seat if dice.random() < share else dice.choice(others)
        won = float(winner == seat)
        scores.append(Score(number, block, one, against, seat, won, (winner,), 40, 90, "kill", (0,) * PLAYERS, "", ()))
    return scores


def test_the_order_is_that_of_strength() -> None:
    pairs = zip(duel("strong", "weak", 0.6, 300, 1), duel("middling", "weak", 0.4, 300, 2))
    games = [game for pair in pairs for game in pair]
    ratings = rate(games, PLAYERS)
    assert ratings is not None
    assert list(ratings) == ["strong", "middling", "weak"]
    assert ratings["strong"]["mu"] > ratings["middling"]["mu"] + 2 > ratings["weak"]["mu"] + 4
    assert ratings == rate(games, PLAYERS)


def test_an_equal_share_is_an_equal_rating() -> None:
    ratings = rate(duel("one", "other", 0.25, 2000, 3), PLAYERS)
    assert ratings is not None
    assert abs(ratings["one"]["mu"] - ratings["other"]["mu"]) < 3
    assert ratings["one"]["sigma"] < 3


def test_a_game_without_a_winner_changes_nothing() -> None:
    stopped = [Score(0, 0, "one", "other", 0, 0, (), 2000, 90, "stopped", (0,) * PLAYERS, "", ())]
    ratings = rate(stopped, PLAYERS)
    assert ratings is not None
    assert ratings["one"] == ratings["other"] == {"mu": 25.0, "sigma": 8.333}


def test_without_the_library_there_are_none(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "openskill.models", None)
    assert rate([], PLAYERS) is None
