"""A game takes back what binds nobody, and its log is as if that had never been."""

from random import Random

import pytest

from kickdoor import new_game, replay
from kickdoor.game import Back, Game


def played(seed: int, undo: Back) -> tuple[Game, dict[int, str]]:
    """A game with choices to take back, and what it looked like before each choice."""
    game, dice = new_game(players=3, seed=seed), Random(seed)
    game.undo = undo
    before: dict[int, str] = {}
    for _ in range(600):
        before[game.length] = game.digest()
        seat, request = next(iter(game.pending.items()))
        game.apply(seat, dice.choice(request.options))
        if game.over or len(game.back) > 2:
            break
    return game, before


@pytest.mark.parametrize("seed", range(6))
def test_it_is_as_it_was(seed: int) -> None:
    game, before = played(seed, Back.UNSEEN)
    assert game.length == len(game.choices)
    assert len(game.back) > 2
    for point in reversed(game.back[:]):
        game.take_back(point.length)
        assert (game.digest(), game.length, len(game.choices)) == (before[point.length], point.length, point.length)
        assert game.chances == sum(seat < 0 for seat, _choice in game.choices)
    assert game.back == []
    assert replay(game.log()).digest() == game.digest()


def test_nothing_is_kept_where_nothing_may_be_taken_back() -> None:
    game, _before = played(0, Back.NOTHING)
    assert game.over or game.length > 100
    assert game.back == []


def test_a_copy_goes_back_alone() -> None:
    game, _before = played(1, Back.UNSEEN)
    twin, digest, kept = game.clone(), game.digest(), len(game.back)
    twin.take_back(twin.back[0].length)
    assert (game.digest(), len(game.back)) == (digest, kept)
    assert twin.length < game.length
