"""Several servers on one PostgreSQL behind one address: what a choice costs, and what players notice when one is killed
or frozen, another comes, and the database is started anew."""

import asyncio
from collections import Counter
from collections.abc import Callable
from contextlib import ExitStack
from dataclasses import dataclass, field
from pathlib import Path
from time import perf_counter
from typing import Self
from urllib.parse import urlsplit
from zlib import crc32

import uvloop

from kickdoor.server.workers import TABLE
from tests.load.company import LONG, Company, check_all
from tests.load.load import swarm_run
from tests.load.lobby import Lobby
from tests.load.player import Manner
from tests.load.server import Server, Usage, usage
from tests.server.postgres import Cluster

LOOK = 0.3  # seconds between two looks at who is well
ILL = 2.0  # seconds without an answer, twice in a row
FROZEN = 6.0  # seconds: longer than a lease
CHUNK = 1 << 16
Say = Callable[[str], None]


class Balancer:
    """One address for all: a connection goes to the next server that is well, and is cut when that one no longer is.
    With `by_table` sockets go by the table in their address."""

    def __init__(self, servers: list[Server], by_table: bool = False) -> None:
        self.servers = servers
        self.by_table = by_table
        self.well: set[int] = set()
        self.silent: Counter[int] = Counter()  # looks in a row without an answer
        self.count = 0
        self.through: dict[asyncio.Task[None], int] = {}

    async def __aenter__(self) -> Self:
        self.door = await asyncio.start_server(self.come, "127.0.0.1", 0)
        self.address = f"http://127.0.0.1:{self.door.sockets[0].getsockname()[1]}"
        await self.look()
        self.watch = asyncio.create_task(self.keep_looking())
        return self

    async def __aexit__(self, *_: object) -> None:
        self.watch.cancel()
        self.door.close()
        for task in self.through:
            task.cancel()
        await asyncio.gather(self.watch, *self.through, return_exceptions=True)

    async def keep_looking(self) -> None:
        while True:
            await asyncio.sleep(LOOK)
            await self.look()

    async def look(self) -> None:
        fine = await asyncio.gather(*(is_well(server) for server in self.servers))
        for number, well in enumerate(fine):
            self.silent[number] = 0 if well else self.silent[number] + 1
        self.well = {number for number in range(len(fine)) if self.silent[number] < 2 and is_up(self.servers[number])}
        for task, number in self.through.items():
            if number not in self.well:
                task.cancel()

    async def come(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        task = asyncio.current_task()
        assert task is not None
        self.count += 1
        candidates = sorted(self.well)
        try:
            if candidates:
                first = await reader.read(CHUNK)
                found = TABLE.match(first) if self.by_table else None
                turn = crc32(found[1]) if found else self.count
                number = candidates[turn % len(candidates)]
                self.through[task] = number
                place = urlsplit(self.servers[number].address)
                there, to = await asyncio.open_connection(place.hostname, place.port)
                to.write(first)
                try:
                    await asyncio.gather(pour(reader, to), pour(there, writer))
                finally:
                    to.close()
        except (OSError, asyncio.CancelledError):
            pass
        finally:
            self.through.pop(task, None)
            writer.close()


async def pour(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
    while data := await reader.read(CHUNK):
        writer.write(data)
        await writer.drain()
    writer.close()


def is_up(server: Server) -> bool:
    """A process there is not refuses connections: that is known at once."""
    return server.child is not None and server.child.poll() is None and server.ready.exists()


async def is_well(server: Server) -> bool:
    if not is_up(server):
        return False
    place = urlsplit(server.address)
    try:
        reader, writer = await asyncio.wait_for(asyncio.open_connection(place.hostname, place.port), ILL)
        writer.write(b"GET /readyz HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n")
        line = await asyncio.wait_for(reader.readline(), ILL)
        writer.close()
    except (OSError, TimeoutError):
        return False
    return b" 200 " in line


@dataclass
class Spread:
    """A swarm on so many servers."""

    servers: int
    by_table: bool
    acts_a_second: float
    cost: float  # seconds of processor time a choice, all servers together
    database: float  # and of PostgreSQL
    p50: float
    errors: list[str] = field(default_factory=list)


async def spread(
    servers: list[Server], by_table: bool, cluster: Cluster, tables: int, seconds: float, say: Say
) -> Spread:
    """What a choice costs where any socket may be at any server, or those of a table are at one."""
    async with Balancer(servers, by_table) as balancer:
        together = Together(servers, cluster, balancer.address)
        figures = await swarm_run(together, tables, 0.0, seconds, say=say)
    database = together.spent / max(1, figures.acts)
    cost = figures.server * figures.seconds / max(1, figures.acts)
    return Spread(len(servers), by_table, figures.acts_a_second, cost, database, figures.p50, figures.errors)


class Together(Server):
    """All of them as one, for a swarm."""

    def __init__(self, servers: list[Server], cluster: Cluster, address: str) -> None:
        self.servers = servers
        self.cluster = cluster
        self.at = address
        self.first: float | None = None
        self.spent = 0.0  # processor seconds of PostgreSQL since the first look

    @property
    def address(self) -> str:
        return self.at

    def usage(self) -> Usage:
        told = [server.usage() for server in self.servers]
        spent = sum(usage(pid).cpu for pid in family(self.cluster))
        self.first = spent if self.first is None else self.first
        self.spent = spent - self.first
        return Usage(sum(x.cpu for x in told), max(x.rss for x in told), sum(x.threads for x in told))


def family(cluster: Cluster) -> list[int]:
    """PostgreSQL and its children."""
    assert cluster.server is not None
    top = cluster.server.pid
    children = Path(f"/proc/{top}/task/{top}/children").read_text().split()
    return [top, *map(int, children)]


@dataclass
class Faults:
    """How long it took after each until every table went on, in seconds, and what was lost."""

    killed: float = 0.0
    frozen: float = 0.0
    added: float = 0.0
    database: float = 0.0
    acts: int = 0
    sockets: int = 0  # opened by all players
    complaints: list[str] = field(default_factory=list)


async def survive(
    servers: list[Server], more: Server, cluster: Cluster, database: str, tables: int, say: Say
) -> Faults:
    """One fault after another, while companies with a memory play."""
    found = Faults()
    async with Balancer(servers) as balancer, Lobby(balancer.address) as lobby:
        companies = [Company(lobby, f"hosts {number}", Manner(gap=0.05)) for number in range(tables)]
        await asyncio.gather(*(company.sit_down(LONG) for company in companies))

        async def going_on(what: str) -> float:
            begin = perf_counter()
            await asyncio.gather(*(company.act(10) for company in companies))
            say(f"{what}: all tables went on after {perf_counter() - begin:.1f} s")
            return perf_counter() - begin

        await going_on("at first")
        servers[0].kill()
        found.killed = await going_on("one is killed")
        servers[1].freeze()
        try:
            found.frozen = await going_on("one is frozen")
            await asyncio.sleep(FROZEN)
        finally:
            servers[1].thaw()
        await asyncio.to_thread(more.start)
        servers.append(more)
        found.added = await going_on("one is added, one wakes up")
        cluster.stop()
        await asyncio.sleep(1)
        await asyncio.to_thread(cluster.start)
        found.database = await going_on("the database was started anew")
        for company in companies:
            await company.rest()
        found.complaints = await check_all(database, companies)
        found.acts = sum(company.acts for company in companies)
        found.sockets = sum(player.memory.socket for company in companies for player in company.players)
        await asyncio.gather(*(company.go() for company in companies))
    return found


def run(
    folder: Path, numbers: list[int], tables: int, seconds: float, say: Say
) -> tuple[list[Spread], Faults, list[str]]:
    """Throughput by number of servers, then the faults at the largest number."""
    cluster = Cluster()
    spreads = []
    try:
        cluster.start()
        for number, by_table in [(number, by) for number in numbers for by in (False, True) if number > 1 or not by]:
            with ExitStack() as stack:
                database = cluster.create_database()
                names = [f"{number}-{x}-{by_table:d}" for x in range(number)]
                servers = [stack.enter_context(Server(folder, database, name=name)) for name in names]
                spreads.append(uvloop.run(spread(servers, by_table, cluster, tables, seconds, say)))
                say(f"{number} servers: {spreads[-1].cost * 1000:.2f} ms a choice")
        with ExitStack() as stack:
            database = cluster.create_database()
            names = [f"host-{x}" for x in range(numbers[-1])]
            servers = [stack.enter_context(Server(folder, database, name=name)) for name in names]
            more = stack.enter_context(Server(folder, database, name="more"))
            more.kill()
            faults = asyncio.run(survive(servers, more, cluster, database, max(4, tables // 10), say))
            broken = [line for server in servers for line in server.broken_lines()]
    finally:
        cluster.remove()
    return spreads, faults, broken
