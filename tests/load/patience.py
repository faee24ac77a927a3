"""What takes the better part of a minute: connections that nobody closes are cut in the end."""

import asyncio
from dataclasses import dataclass
from pathlib import Path
from time import perf_counter

from tests.load.company import LONG, Company
from tests.load.lobby import Lobby
from tests.load.player import Manner
from tests.load.server import Server
from tests.load.stuck import Stuck

MOST = 150.0  # seconds
HELD = ("01", "04")  # the system's numbers for established, and for closed with something unsent


@dataclass
class Cut:
    """Seconds until the system had let go of a connection."""

    stuck: float  # of somebody who reads nothing at a lively table
    mute: float  # of somebody who reads nothing and is told nothing but pings


async def wait_for_cuts(server: Server) -> Cut:
    async with Lobby(server.address) as lobby:
        company = await Company(lobby, "patience", Manner(gap=0.01)).sit_down(LONG)
        quiet = await lobby.table(await lobby.guest("Quiet"), {})
        took: list[float] = []
        for table in (company.table, quiet):
            stuck = await Stuck.come(lobby, table)
            begin = perf_counter()
            while held(server, stuck):
                assert perf_counter() - begin < MOST, "nobody cuts it"
                await asyncio.sleep(0.2)
            took.append(perf_counter() - begin)
            stuck.hang_up()
        await company.rest()
        await company.go()
        return Cut(*took)


def held(server: Server, stuck: Stuck) -> bool:
    """Is the server's end of the connection still open, or full of what is not read?"""
    here, there = int(server.address.rpartition(":")[2]), stuck.wire.getsockname()[1]
    ends = [line.split()[1:4] for line in Path("/proc/net/tcp").read_text().splitlines()[1:]]
    return any(
        int(local[-4:], 16) == here and int(remote[-4:], 16) == there and state in HELD for local, remote, state in ends
    )
