"""What a seat is sent is written beside what everybody sees: it is, byte for byte, what would be written alone."""

import msgspec
import pytest

from kickdoor.chance import Seeded
from kickdoor.engine.ids import EVENT_A
from kickdoor.engine.view import view
from kickdoor.server import wire
from kickdoor.server.stream import Stream, encode, heard
from kickdoor.sheet import Sheet
from tests.privacy.reshuffle import show_around
from tests.privacy.streams import new_room, walk_on

EDITIONS = ["classic", "legends", "apocalypse", "steampunk", "adventure-time"]


@pytest.mark.parametrize("edition", EDITIONS)
def test_a_view_beside_a_spectators_is_the_same(edition: str) -> None:
    dice = Seeded(f"beside {edition}")
    room = new_room(edition, 3)
    looked = 0
    for _ in range(60):
        if room.playing.over:
            room = new_room(edition, 4)
        walk_on(room, dice)
        s = show_around(room.playing.state.clone(), dice)
        sheet = Sheet(s)
        for seat in range(-1, s.n):
            assert sheet.of(s, seat) == wire.write(view(s, seat))
            looked += 1
    assert looked > 200


@pytest.mark.parametrize("edition", EDITIONS)
def test_an_update_put_together_is_one_written_whole(edition: str) -> None:
    dice = Seeded(f"updates {edition}")
    room = new_room(edition, 5)
    stream = Stream(room.playing, len(room.seats))
    asked = hidden = 0
    for n in range(1, 60):
        if room.playing.over:
            break
        events = walk_on(room, dice)
        stream.n = n
        stream.ask()
        for seat in range(-1, len(room.seats)):
            told = stream.update(seat, events, encode(wire.Clock(window=n, stood=seat == 1)), since=n - 1)
            whole = msgspec.json.decode(told, type=wire.Update)
            assert wire.write(whole) == told
            assert (whole.n, whole.since, whole.events) == (n, n - 1, heard(events, seat))
            request = stream.asked[seat].request if seat >= 0 else None
            choices = () if whole.request is None else tuple(option.choice for option in whole.request.options)
            assert choices == (() if request is None else request.options)
            for option in () if whole.request is None else whole.request.options:  # in words of this very moment
                assert bytes(option.step) == encode(room.playing.scribe.step(room.playing.state, option.choice))
            asked += bool(choices)
            hidden += any(event[EVENT_A] == -1 for event in whole.events)
    assert asked > 20
    assert hidden
