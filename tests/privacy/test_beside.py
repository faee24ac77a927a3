"""Views made beside a spectator's are those made alone."""

import pytest

from kickdoor.chance import Seeded
from kickdoor.engine.view import view, view_beside
from tests.privacy.reshuffle import show_around
from tests.privacy.streams import new_room, walk_on


@pytest.mark.parametrize("edition", ["classic", "legends", "apocalypse", "steampunk", "adventure-time"])
def test_a_view_beside_a_spectators_is_the_same(edition: str) -> None:
    dice = Seeded(f"beside {edition}")
    room = new_room(edition, 3)
    looked = 0
    for _ in range(60):
        if room.playing.over:
            room = new_room(edition, 4)
        walk_on(room, dice)
        s = show_around(room.playing.state.clone(), dice)
        public = view(s, -1)
        for seat in range(s.n):
            assert view_beside(s, seat, public) == view(s, seat)
            looked += 1
    assert looked > 200
