"""Many players at many tables of one server, as lean as Python allows: what is measured is the server."""

import asyncio
import json
from collections.abc import Callable
from dataclasses import dataclass, field
from random import Random
from time import perf_counter
from typing import Any

import httpx
import msgspec
from websockets.asyncio.client import ClientConnection, connect

from kickdoor.server.wire import Clock

SEATS = 4


class Opt(msgspec.Struct):
    choice: tuple[int, int, int, int]


class Ask(msgspec.Struct):
    id: int
    mandatory: bool
    options: tuple[Opt, ...]


class Heard(msgspec.Struct):
    """What a player of the swarm reads of a message."""

    t: str
    id: str = ""
    n: int = 0
    request: Ask | None = None
    clock: Clock | None = None
    state: str = ""
    you: int = -1
    code: Any = None
    why: str = ""


hear = msgspec.json.Decoder(Heard).decode


@dataclass
class Tally:
    """What the swarm has seen."""

    acts: int = 0  # choices acknowledged
    refused: int = 0
    updates: int = 0
    over: int = 0
    errors: list[str] = field(default_factory=list)
    waits: list[float] = field(default_factory=list)  # seconds from sending a choice to each seat's update


class Seat:
    """One socket."""

    def __init__(self, table: "SwarmTable", seat: int, socket: ClientConnection) -> None:
        self.table = table
        self.seat = seat
        self.socket = socket
        self.told = 0
        self.stood = 0
        self.count = 0
        self.over = False

    async def run(self) -> None:
        try:
            async for data in self.socket:
                self.read(hear(data))
                if self.over:
                    return
        except Exception as error:
            self.table.tally.errors.append(f"seat {self.seat}: {error!r}")

    def read(self, heard: Heard) -> None:
        table = self.table
        if heard.t == "update":
            table.tally.updates += 1
            table.seen(heard.n)
            clock = heard.clock
            ask = heard.request
            if ask is not None and ask.mandatory and ask.id != self.told:
                self.told = ask.id
                table.plan(self, ask)
            elif clock is not None and clock.window and clock.window != self.stood:
                self.stood = clock.window
                table.post(self, {"t": "ack", "window": clock.window})
        elif heard.t == "done":
            table.tally.acts += 1
        elif heard.t == "refused":
            table.tally.refused += 1
            self.told = 0
        elif heard.t == "table" and heard.state == "over":
            self.over = True
            table.tally.over += 1
        elif heard.t == "bye":
            table.tally.errors.append(f"bye {heard.code} {heard.why}")


class SwarmTable:
    """One table with its players."""

    def __init__(self, tally: Tally, dice: Random, gap: float, stop: Callable[[], bool]) -> None:
        self.tally = tally
        self.dice = dice
        self.gap = gap  # seconds between two choices; 0: as fast as it goes
        self.stop = stop
        self.seats: list[Seat] = []
        self.sent: float | None = None
        self.sent_n = 0
        self.n = 0
        self.id = ""
        self.tasks: set[asyncio.Task[None]] = set()

    def seen(self, n: int) -> None:
        self.n = max(self.n, n)
        if self.sent is not None and n == self.sent_n + 1:
            self.tally.waits.append(perf_counter() - self.sent)

    def plan(self, seat: Seat, ask: Ask) -> None:
        """Choose, now or a moment later."""
        seat.count += 1
        choice = self.dice.choice(ask.options).choice
        message = {"t": "choose", "id": f"{seat.seat}-{seat.count}", "request": ask.id, "choice": choice}
        if self.gap:
            self.start(self.later(seat, message))
        else:
            self.post(seat, message)

    async def later(self, seat: Seat, message: dict[str, Any]) -> None:
        await asyncio.sleep(self.gap * (0.5 + self.dice.random()))
        self.sent, self.sent_n = perf_counter(), self.n
        await seat.socket.send(json.dumps(message))

    def post(self, seat: Seat, message: dict[str, Any]) -> None:
        if self.stop():
            return
        if message["t"] == "choose":
            self.sent, self.sent_n = perf_counter(), self.n
        self.start(send(seat, message))

    def start(self, work: Any) -> None:
        task = asyncio.create_task(work)
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)


async def send(seat: Seat, message: dict[str, Any]) -> None:
    try:
        await seat.socket.send(msgspec.json.encode(message))
    except Exception as error:
        seat.table.tally.errors.append(f"send: {error!r}")


class Swarm:
    """Tables full of players."""

    def __init__(self, address: str, tables: int, gap: float, seed: int = 1, settings: dict[str, Any] | None = None) -> None:
        self.address = address
        self.settings = settings or {}
        self.tally = Tally()
        self.stopped = False
        self.tables = [SwarmTable(self.tally, Random(f"{seed} {n}"), gap, lambda: self.stopped) for n in range(tables)]

    async def sit_down(self, at_once: int = 16) -> None:
        """Everybody at a table, games begun."""
        gate = asyncio.Semaphore(at_once)

        async def one(table: SwarmTable) -> None:
            async with gate:
                await self.fill(table)

        await asyncio.gather(*(one(table) for table in self.tables))

    async def fill(self, table: SwarmTable) -> None:
        people = []
        for number in range(SEATS):
            http = httpx.AsyncClient(base_url=self.address, timeout=60)
            (await http.post("/api/guest", json={"name": f"Swarm {number}"})).raise_for_status()
            people.append(http)
        told = await people[0].post("/api/tables", json={"settings": self.settings})
        told.raise_for_status()
        table.id = told.json()["id"]
        for number, http in enumerate(people):
            ticket = await http.post(f"/api/tables/{table.id}/ticket")
            ticket.raise_for_status()
            await http.aclose()
            socket = await connect(
                self.address.replace("http", "ws", 1) + "/ws", compression=None, max_size=None, ping_interval=None,
                open_timeout=60,
            )  # fmt: skip
            await socket.send(json.dumps({"t": "hello", "ticket": ticket.json()["ticket"], "table": table.id}))
            seat = Seat(table, number, socket)
            table.seats.append(seat)
            if number:
                await ask(socket, {"t": "sit", "id": "sit", "seat": number})
                await ask(socket, {"t": "ready", "id": "ready"})

    async def begin(self) -> None:
        for table in self.tables:
            for seat in table.seats:
                table.start(seat.run())
            await table.seats[0].socket.send(json.dumps({"t": "start", "id": "start"}))

    async def play(self, seconds: float) -> None:
        await asyncio.sleep(seconds)

    async def go(self) -> None:
        self.stopped = True
        for table in self.tables:
            for task in list(table.tasks):
                task.cancel()
        sockets = [seat.socket for table in self.tables for seat in table.seats]
        for first in range(0, len(sockets), 200):
            await asyncio.gather(*(socket.close() for socket in sockets[first : first + 200]), return_exceptions=True)


async def ask(socket: ClientConnection, message: dict[str, Any]) -> None:
    """Send it and wait until it is done."""
    await socket.send(json.dumps(message))
    while True:
        heard = hear(await asyncio.wait_for(socket.recv(), 60))
        if heard.id == message["id"] and heard.t in ("done", "refused"):
            assert heard.t == "done", heard.why
            return
