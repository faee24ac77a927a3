"""Tables made and left, by one address and by many: the one is refused, the many leave nothing behind."""

import asyncio
from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path

from tests.load.lobby import Denied, Lobby
from tests.load.server import Server

SOON = (
    "--limit", "unplayed-hours=0.0005", "--limit", "passer-days=0.0001", "--limit", "guest-days=0.0001",
    "--limit", "sweep-seconds=0.5",
)  # fmt: skip
EACH = 20  # tables of one address
AT_ONCE = 24
MARKS = 10


@dataclass
class Hoard:
    """What it came to. Sizes are bytes, one for each tenth of the way."""

    tables: int = 0
    alone: int = 0  # made by one address until it was refused
    rss: list[int] = field(default_factory=list)
    disk: list[int] = field(default_factory=list)


async def hoard(server: Server, folder: Path, tables: int, say: Callable[[str], None]) -> Hoard:
    found = Hoard()
    async with Lobby(server.address, "192.0.2.1") as lobby:
        found.alone = await make(lobby, "192.0.2.1", 10 * EACH + 1000)
        addresses = iter(range(tables // EACH))

        async def on() -> None:
            for number in addresses:
                made = await make(lobby, f"10.{number >> 16}.{number >> 8 & 255}.{number & 255}", EACH)
                found.tables += made
                if found.tables * MARKS // tables > len(found.rss):
                    found.rss.append(server.usage().rss)
                    found.disk.append(sum(path.stat().st_size for path in folder.glob("kickdoor.db*")))
                    say(f"{found.tables} tables, {found.rss[-1] >> 20} MB, {found.disk[-1] >> 20} MB of disk")

        await asyncio.gather(*(on() for _ in range(AT_ONCE)))
    return found


async def make(lobby: Lobby, origin: str, most: int) -> int:
    """Guests and their tables from one address, until it is refused; how many tables."""
    made = 0
    try:
        while made < most:
            cookie = await lobby.guest("Hoarder", origin)
            for _ in range(min(EACH, most - made)):
                await lobby.table(cookie, {}, origin=origin)
                made += 1
    except Denied as denied:
        if denied.status != 429:
            raise
    return made
