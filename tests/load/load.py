"""Figures of a swarm: how quick the server is, and what it costs. One process is enough: it needs a fifth of the
server's time, and it tells how much it needed."""

import asyncio
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from time import perf_counter

from tests.load.lobby import Lobby
from tests.load.server import Server
from tests.load.swarm import Swarm, Tally

Say = Callable[[str], None]
EVERY = 10.0  # seconds between two lines of progress


@dataclass
class Figures:
    """Of one run. Times are in seconds, memory in bytes, processors in cores."""

    tables: int
    sockets: int
    seating: float  # until everybody had sat down
    seconds: float
    acts: int  # choices acknowledged, so durable
    windows: int  # let stand by the first seat
    updates: int
    bytes: int
    games: int  # that came to their end
    refused: int
    waits: int  # times measured from sending a choice to one seat's update
    p50: float
    p99: float
    slowest: float
    server: float
    swarm: float
    rss: int  # the most
    errors: list[str] = field(default_factory=list)

    @property
    def acts_a_second(self) -> float:
        return self.acts / self.seconds

    @property
    def cost(self) -> float:
        """Milliseconds of the server's processor time a choice, with all that belongs to it."""
        return self.server * self.seconds / max(1, self.acts) * 1000


def silent(_progress: str) -> None:
    """Nobody wants to hear how it goes."""


async def swarm_run(
    server: Server, tables: int, gap: float, seconds: float, warm: float = 5.0, say: Say = silent
) -> Figures:
    """Everybody sits down and plays; after a while it is measured."""
    async with Lobby(server.address) as lobby:
        swarm = Swarm(lobby, tables, gap)
        begin = perf_counter()
        await swarm.sit_down()
        seating = perf_counter() - begin
        say(f"{tables} tables seated in {seating:.0f} s")
        swarm.begin()
        await asyncio.sleep(warm)
        errors = swarm.tally.errors
        tally = swarm.tally = Tally()
        cpu, rss = server.usage().cpu, 0
        while tally.seconds < seconds:
            await asyncio.sleep(min(EVERY, seconds - tally.seconds))
            rss = max(rss, server.usage().rss)
            say(f"{tally.seconds:.0f} s, {tally.acts} choices, {rss >> 20} MB, {len(tally.errors)} errors")
        elapsed, busy = tally.seconds, tally.busy
        cpu = server.usage().cpu - cpu
        waits, sockets = sorted(tally.waits), swarm.sockets
        await swarm.go()
    return Figures(
        tables, sockets, seating, elapsed, tally.acts, tally.windows, tally.updates, tally.bytes, tally.games,
        tally.refused, len(waits), quantile(waits, 0.5), quantile(waits, 0.99), quantile(waits, 1),
        cpu / elapsed, busy, rss, errors + tally.errors,
    )  # fmt: skip


async def side_by_side(servers: Sequence[Server], tables: int, seconds: float, say: Say = silent) -> list[Figures]:
    """A swarm at each of them at the same time: whatever else the machine does, it does to all."""
    return await asyncio.gather(*(swarm_run(server, tables, 0.0, seconds, say=say) for server in servers))


def quantile(ordered: list[float], part: float) -> float:
    return ordered[min(len(ordered) - 1, int(len(ordered) * part))] if ordered else 0.0
