"""Players kept from one view to the next are those a fresh look would show."""

import pytest

from kickdoor import new_game
from kickdoor.engine.view import Kept, view
from tests.props.play import random_game

EDITIONS = ("classic", "legends", "apocalypse", "steampunk", "adventure-time")
CHOICES = 400


@pytest.mark.parametrize("editions", [*[(name,) for name in EDITIONS], EDITIONS])
def test_kept_players_are_what_a_fresh_look_shows(editions: tuple[str, ...]) -> None:
    game = new_game(editions, players=4, seed=7)
    kept = [Kept() for _ in range(5)]
    again = 0
    for turn in range(CHOICES):
        if game.over:
            break
        random_game(game, turn, 1)
        for seat in range(-1, 4):
            before = kept[seat].players
            seen = view(game.state, seat, kept[seat])
            assert seen == view(game.state, seat), f"seat {seat} after {turn} choices"
            again += sum(new is old for new, old in zip(seen.players, before, strict=False))
    assert again > CHOICES * 5 * 4 * 0.7  # most have not changed


def test_another_seat_does_not_see_what_is_kept_for_one() -> None:
    game = random_game(new_game(players=4, seed=7), 1, 100)
    kept = Kept()
    view(game.state, 0, kept)
    assert view(game.state, 1, kept) == view(game.state, 1)
