"""One address asks for as much as it may, of one thing after another: what does a quiet table notice of it?

The table's people come from elsewhere. Its p99 beside each abuse is told as a multiple of the p99 of the seconds just
before, so that the figure is the server's and not the machine's.
"""

import asyncio
import json
import socket
import sys
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from itertools import count
from time import perf_counter
from urllib.parse import quote, urlsplit

from tests.load.lean import PING, framed, handshake
from tests.load.load import quantile
from tests.load.lobby import Denied, Lobby
from tests.load.server import Server
from tests.load.swarm import Swarm, Tally, write
from tests.server.process import background

ABUSER = "192.0.2.66"
KNOCKER = "127.0.0.2"  # not believed to be a proxy
AT_ONCE = 6  # connections, or sockets
BREATH = 0.05  # seconds after a refusal: an abuser who does not listen for long
MANY = '"winning_level": {n}, "hand_limit": {m}'
ALL = "classic,legends,apocalypse,steampunk,adventure-time"
NAMES = [f"seat-{n}" for n in range(4)]
HALF = 400  # connections with half a request
CROWD, A_PLAYER = 12, 8  # people at one table, and sockets of each
FLEET = 120  # tables of bots
ALONE = ("half-open", "crowd", "fleet")  # what is enough once
A_LOT = 20_000  # frames, or requests, without waiting for anything
Act = Callable[[Lobby, str], Awaitable[None]]


@dataclass
class Noticed:
    """What a quiet table noticed of one abuse."""

    what: str
    done: int  # requests or frames
    refused: int
    quiet: float  # p99, seconds
    beside: float
    cores: float  # that the server took for it: says something on a busy machine too

    @property
    def times(self) -> float:
        return self.beside / self.quiet if self.quiet else 0.0


# ---- what is asked, by HTTP


def paths(name: str, table: str) -> Callable[[int], str]:
    """The n-th thing to ask for."""
    ways: dict[str, Callable[[int], str]] = {
        "boxes": lambda n: f"/api/boxes?editions={ALL}&options={quote(box_options(n))}&language=de",
        "config": lambda _n: "/api/config",
        "rules": lambda _n: "/api/rules",
        "description": lambda _n: "/api/schema/openapi.json",
        "me": lambda _n: "/api/me",
        "tables": lambda _n: "/api/tables",
        "picture": lambda n: f"/api/tables/{table}/qr.svg?{n}",
    }
    return ways[name]


def box_options(n: int) -> str:
    return "{" + MANY.format(n=2 + n % 29, m=1 + n // 29 % 30) + "}"


HTTP = ("boxes", "config", "rules", "description", "me", "tables", "picture")


async def ask_on(lobby: Lobby, cookie: str, way: Callable[[int], str], tally: dict[str, int]) -> None:
    for n in count():
        if lobby.closed:  # a task that is cancelled just as an answer comes does not notice
            return
        try:
            await lobby.ask("GET", way(n), cookie)
            tally["done"] += 1
        except Denied:
            tally["refused"] += 1
            await asyncio.sleep(BREATH)


async def count_on(lobby: Lobby, tally: dict[str, int]) -> None:
    """A counter full of long changes, read from its beginning again and again."""
    id = (await lobby.post("/api/companion", ""))["id"]
    fields = [(f"player.k{n}.name", "x" * 80) for n in range(120)]
    for n in range(0, 200, 4):
        ops = [{"id": f"op-{n + i:06}", "clock": n + i + 1, "at": 1, "set": fields} for i in range(4)]
        await lobby.post(f"/api/companion/{id}/ops", "", {"ops": ops})
    await ask_on(lobby, "", lambda _n: f"/api/companion/{id}", tally)


# ---- what is sent, by sockets


def frames(name: str) -> Callable[[int], dict[str, object]]:
    everything = {"do": "reveal", "cards": ["leather-armor"] * 40, "to": NAMES}
    ways: dict[str, Callable[[int], dict[str, object]]] = {
        "reveal": lambda n: {"t": "why", "id": f"w{n}", "step": everything},
        "sync": lambda _n: {"t": "sync"},
        "missed": lambda _n: {"t": "missed", "since": 0},
        "hint": lambda n: {"t": "hint", "id": f"h{n}"},
        "change": lambda n: {
            "t": "change", "id": f"c{n}",
            "settings": {"editions": ALL.split(","), "options": json.loads(box_options(n)), "seats": 4},
        },
    }  # fmt: skip
    return ways[name]


SOCKETS = ("reveal", "sync", "missed", "hint", "change")


async def send_on(lobby: Lobby, name: str, tally: dict[str, int]) -> None:
    """A socket as busy as its limit allows, at an own table."""

    def heard(data: bytes) -> None:
        tally["refused" if b'"t":"refused"' in data[:20] else "done"] += 1

    cookie = await lobby.guest("Pest")
    table = await lobby.table(cookie, {"seats": 4}, ["greedy"] * 3)
    lean = await lobby.dial(heard)
    lean.send(write({"t": "hello", "ticket": await lobby.ticket(cookie, table), "table": table}))
    if name != "change":
        lean.send(write({"t": "start", "id": "start"}))
    way = frames(name)
    for n in count():
        lean.send(write(way(n)))
        await asyncio.sleep(1 / 19)


async def play_on(lobby: Lobby, tally: dict[str, int], bot: str = "heuristic:hard", seats: int = 6) -> None:
    """A table of bots at no pace, looked at."""

    def heard(_data: bytes) -> None:
        tally["done"] += 1

    cookie = await lobby.guest("Pest")
    table = await lobby.table(cookie, {"seats": seats, "clocks": {"pace": 0}}, [bot] * (seats - 1))
    lean = await lobby.dial(heard)
    lean.send(write({"t": "hello", "ticket": await lobby.ticket(cookie, table), "table": table}))
    for message in ({"t": "set-seat", "seat": 0, "bot": bot}, {"t": "start"}):
        lean.send(write({**message, "id": str(message["t"])}))
    await asyncio.Event().wait()


async def search_on(lobby: Lobby, tally: dict[str, int]) -> None:
    """Experts at no pace: with all that are at it, ten and more of them think."""
    await play_on(lobby, tally, "expert", 3)


async def crowd_on(lobby: Lobby, tally: dict[str, int]) -> None:
    """Many sockets at one table, all of which are told of whatever one of them does."""

    def heard(data: bytes) -> None:
        tally["refused" if b'"t":"refused"' in data[:20] else "done"] += 1

    cookies = [await lobby.guest("Pest") for _ in range(CROWD)]
    table = await lobby.table(cookies[0], {"seats": 6})
    leans = []
    for number, cookie in enumerate(cookies * A_PLAYER):
        lean = await lobby.dial(heard)
        lean.send(write({"t": "hello", "ticket": await lobby.ticket(cookie, table), "table": table}))
        if number < len(cookies):
            lean.send(write({"t": "sit", "id": "sit", "seat": number % 6}))
        leans.append(lean)
    for n in count():
        for lean in leans:
            lean.send(write({"t": "look", "id": f"l{n}", "face": f"{n:x}"}))
            lean.send(write({"t": "say", "id": f"s{n}", "text": "dragon " * 40}))
        await asyncio.sleep(2 / 19)


async def linger(lobby: Lobby, tally: dict[str, int]) -> None:
    """Half a request on each of many connections, opened again when they are cut."""
    place = urlsplit(lobby.address)

    async def one() -> None:
        while True:
            _reader, writer = await asyncio.open_connection(place.hostname, place.port, family=socket.AF_INET)
            writer.write(b"GET /api/me HTTP/1.1\r\nhost: x\r\n")
            tally["done"] += 1
            await _reader.read()
            tally["refused"] += 1
            writer.close()

    await asyncio.gather(*(one() for _ in range(HALF)))


async def fleet_on(lobby: Lobby, tally: dict[str, int]) -> None:
    """As many tables of bots at no pace as an address gets in a while."""

    async def one(number: int) -> None:
        await asyncio.sleep(number * BREATH)
        try:
            await play_on(lobby, tally)
        except Denied:
            tally["refused"] += 1

    await asyncio.gather(*(one(number) for number in range(FLEET)))


async def pour(lobby: Lobby, tally: dict[str, int], first: bytes, flood: bytes) -> None:
    """All at once without listening, on a new connection as soon as one is cut."""
    place = urlsplit(lobby.address)
    while not lobby.closed:
        reader, writer = await asyncio.open_connection(place.hostname, place.port)
        try:
            writer.write(first)
            await reader.readuntil(b"\r\n\r\n") if first else None
            writer.write(flood * A_LOT)
            tally["done"] += 1
            await reader.read()
        except (ConnectionError, EOFError):
            tally["refused"] += 1
        finally:
            writer.close()
        await asyncio.sleep(BREATH)


def floods(lobby: Lobby, what: str) -> tuple[bytes, bytes]:
    """What opens a connection, and what is poured into it."""
    opening = handshake(lobby.address, ABUSER)
    said = f"host: x\r\nx-forwarded-for: {ABUSER}\r\n\r\n".encode()
    return {
        "pings": (opening, framed(PING, b"")),
        "pieces": (opening, framed(0, b"", 0)),
        "ahead": (b"", b"GET /api/me HTTP/1.1\r\n" + said),
        "looks": (b"", b"GET /healthz HTTP/1.1\r\n" + said),
    }[what]


FLOODS = ("pings", "pieces", "ahead", "looks")


async def storm_on(lobby: Lobby, cookie: str, tally: dict[str, int]) -> None:
    """Asks on, whatever it is told."""
    while not lobby.closed:
        try:
            await lobby.ask("GET", "/api/me", cookie)
            tally["done"] += 1
        except Denied:
            tally["refused"] += 1


async def knock_on(lobby: Lobby, tally: dict[str, int]) -> None:
    """Connects, says nothing and goes, over and over; from an address that is no proxy's."""
    place = urlsplit(lobby.address)
    while not lobby.closed:
        _reader, writer = await asyncio.open_connection(place.hostname, place.port, local_addr=(KNOCKER, 0))
        tally["done"] += 1
        writer.close()


async def set_up_on(lobby: Lobby, tally: dict[str, int]) -> None:
    """Guests and tables, as many as are let in."""
    while not lobby.closed:
        try:
            cookie = await lobby.guest("Pest")
            await lobby.table(cookie, {})
            tally["done"] += 1
        except Denied:
            tally["refused"] += 1
            await asyncio.sleep(BREATH)


ABUSES = (
    *HTTP,
    "counter",
    *SOCKETS,
    *FLOODS,
    "storm",
    "knocks",
    "crowd",
    "bots",
    "fleet",
    "experts",
    "half-open",
    "guests",
)


async def abuse(address: str, what: str, seconds: float, table: str) -> dict[str, int]:
    """As a process of its own."""
    tally = {"done": 0, "refused": 0}
    async with Lobby(address, ABUSER) as lobby:
        work: list[Awaitable[None]]
        if what in HTTP:
            cookie = await lobby.guest("Pest")
            way = paths(what, table)
            work = [ask_on(lobby, cookie, way, tally) for _ in range(AT_ONCE)]
        elif what in SOCKETS:
            work = [send_on(lobby, what, tally) for _ in range(AT_ONCE)]
        elif what == "counter":
            work = [count_on(lobby, tally) for _ in range(AT_ONCE)]
        elif what in FLOODS:
            work = [pour(lobby, tally, *floods(lobby, what)) for _ in range(AT_ONCE)]
        elif what == "storm":
            cookie = await lobby.guest("Pest")
            work = [storm_on(lobby, cookie, tally) for _ in range(AT_ONCE)]
        else:
            ways = {
                "bots": play_on, "fleet": fleet_on, "experts": search_on, "half-open": linger, "guests": set_up_on,
                "crowd": crowd_on, "knocks": knock_on,
            }  # fmt: skip
            work = [ways[what](lobby, tally) for _ in range(1 if what in ALONE else AT_ONCE)]
        tasks = [asyncio.ensure_future(one) for one in work]
        await asyncio.wait(tasks, timeout=seconds)
        lobby.closed = True
        for task in tasks:
            task.cancel()
        for failed in await asyncio.gather(*tasks, return_exceptions=True):
            if isinstance(failed, Exception):
                print(f"{what}: {failed!r}", file=sys.stderr)
    return tally


# ---- the quiet table


async def beside(server: Server, abuses: list[str], seconds: float, say: Callable[[str], None]) -> list[Noticed]:
    """A table of four that plays on while somebody does each of these."""
    found = []
    async with Lobby(server.address) as lobby:
        swarm = Swarm(lobby, 1, 0.1)
        await swarm.sit_down()
        swarm.begin()
        await asyncio.sleep(2)
        table = await lobby.table(await lobby.guest("Quiet"), {})
        for what in abuses:
            before = server.usage().cpu
            quiet = await measure(swarm, seconds)
            spent = server.usage().cpu - before
            words = (sys.executable, "-m", "tests.load.abuse", server.address, what, str(seconds + 2), table)
            child = await background(*words)
            await asyncio.sleep(1.5)  # until it is under way
            before = server.usage().cpu
            loud = await measure(swarm, seconds)
            cores = (server.usage().cpu - before - spent) / seconds
            told = json.loads((await child.communicate())[0] or b'{"done": 0, "refused": 0}')
            found.append(Noticed(what, told["done"], told["refused"], quiet, loud, cores))
            say(f"{what}: {quiet * 1000:.1f} ms, beside it {loud * 1000:.1f} ms and {cores:.2f} cores; {told}")
        assert not swarm.tally.errors, swarm.tally.errors[:3]
        await swarm.go()
    return found


async def measure(swarm: Swarm, seconds: float) -> float:
    """The p99 of a choice told to all seats."""
    errors = swarm.tally.errors
    swarm.tally = Tally(errors=errors)
    end = perf_counter() + seconds
    while perf_counter() < end:
        await asyncio.sleep(0.1)
    return quantile(sorted(swarm.tally.waits), 0.99)


if __name__ == "__main__":
    address, what, seconds, table = sys.argv[1:]
    print(json.dumps(asyncio.run(abuse(address, what, float(seconds), table))))
