"""`kickdoor serve` with luck that follows from the settings of a table: the same table plays the same game.

`settings.delay`, which changes nothing in a game, tells apart tables that are otherwise alike.
"""

import hashlib

from kickdoor.cli import app
from kickdoor.ruleset import Box
from kickdoor.server import guiding, table
from kickdoor.server.bots import Bots
from kickdoor.server.room import Room
from kickdoor.server.settings import Clocks
from kickdoor.server.table import Table

start = Table.start


async def start_seeded(at: Table, player: str, action: str | None) -> None:
    at.hall.new_secret = lambda: secret_of(at.room)  # type: ignore[method-assign]  # asked for before anybody else is served
    await start(at, player, action)


def secret_of(room: Room) -> str:
    settings = room.settings
    told = (settings.editions, sorted(settings.options.items()), settings.delay, [seat.bot for seat in room.seats])
    return hashlib.sha256(repr(told).encode()).hexdigest()


def seeded_bots(box: Box, _luck: str) -> Bots:
    return Bots(box, "seeded")


if __name__ == "__main__":
    Table.start = start_seeded  # type: ignore[method-assign, assignment]
    table.Bots = seeded_bots  # type: ignore[assignment, attr-defined]
    guiding.CLOCKS = Clocks(window=1.0, last_chance=1.0, pace=0.05, absence=3600.0)
    app()
