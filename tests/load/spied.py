"""`make flame ARGS=server`: what the server does while 100 tables play as fast as it goes, as py-spy sees it.

It is given the way to py-spy, the file for the stacks, and seconds, if it shall not be twenty.
"""

import asyncio
import sys
import tempfile
from pathlib import Path

import uvloop

from tests.load.lobby import Lobby
from tests.load.server import Server, sqlite_at
from tests.load.swarm import Swarm

TABLES = 100
WARM = 5.0  # seconds before it is looked at
OFTEN = 200  # looks a second


async def look(server: Server, spy: str, stacks: str, seconds: str) -> int:
    """A swarm plays while the stacks of the server are written down; the status of who writes them."""
    async with Lobby(server.address) as lobby:
        swarm = Swarm(lobby, TABLES, 0.0)
        await swarm.sit_down()
        swarm.begin()
        await asyncio.sleep(WARM)
        how = ("--native", "--rate", str(OFTEN), "--duration", seconds, "--format", "raw", "--output", stacks)
        child = await asyncio.create_subprocess_exec(spy, "record", *how, "--pid", str(server.pid))
        status = await child.wait()
        await swarm.go()
    return status


def main() -> int:
    spy, stacks, *rest = sys.argv[1:]
    with (
        tempfile.TemporaryDirectory(prefix="kickdoor-") as folder,
        Server(Path(folder), sqlite_at(Path(folder))) as server,
    ):
        return uvloop.run(look(server, spy, stacks, rest[0] if rest else "20"))


if __name__ == "__main__":
    sys.exit(main())
