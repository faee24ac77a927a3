"""`kickdoor serve` with luck that follows from the settings of a table: the same table plays the same game.

`settings.delay`, which changes nothing in a game, tells apart tables that are otherwise alike.
"""

import hashlib

from kickdoor.cli import app
from kickdoor.engine.state import Event
from kickdoor.ruleset import Box
from kickdoor.server import guiding, table
from kickdoor.server.bots import Bots
from kickdoor.server.journal import Began
from kickdoor.server.room import Room
from kickdoor.server.settings import Clocks

start = Room.start


def start_seeded(room: Room, _secret: str) -> tuple[Began, list[Event]]:
    settings = room.settings
    told = (settings.editions, sorted(settings.options.items()), settings.delay, [seat.bot for seat in room.seats])
    return start(room, hashlib.sha256(repr(told).encode()).hexdigest())


def seeded_bots(box: Box, _table: str) -> Bots:
    return Bots(box, "seeded")


if __name__ == "__main__":
    Room.start = start_seeded  # type: ignore[method-assign, assignment]
    table.Bots = seeded_bots  # type: ignore[assignment, attr-defined]
    guiding.CLOCKS = Clocks(window=1.0, last_chance=1.0, pace=0.05, absence=3600.0)
    app()
