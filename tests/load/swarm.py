"""Many players at many tables of one server: they choose at random, let every window stand, and play again."""

import asyncio
from dataclasses import dataclass, field
from random import Random
from time import perf_counter, process_time

import msgspec

from kickdoor.server.wire import Clock
from tests.load.lean import PATIENCE, Lean
from tests.load.lobby import Lobby

SEATS = 4
NOBODY = msgspec.Raw(b"null")


class Opt(msgspec.Struct):
    choice: tuple[int, int, int, int]


class Ask(msgspec.Struct):
    id: int
    mandatory: bool
    options: tuple[Opt, ...]


class Heard(msgspec.Struct):
    """What a player of the swarm reads of a message; the view is skipped, and so is most that is asked."""

    t: str
    id: str = ""
    n: int = 0
    request: msgspec.Raw = NOBODY
    clock: Clock | None = None
    state: str = ""
    rematch: str = ""
    code: int | str = 0
    why: str = ""


hear = msgspec.json.Decoder(Heard).decode
read_ask = msgspec.json.Decoder(Ask).decode
write = msgspec.json.Encoder().encode


@dataclass
class Tally:
    """What the swarm has seen since it was last set to nothing."""

    acts: int = 0  # choices acknowledged
    windows: int = 0  # let stand by the first seat
    updates: int = 0
    bytes: int = 0
    refused: int = 0
    games: int = 0  # that came to their end
    errors: list[str] = field(default_factory=list)
    waits: list[float] = field(default_factory=list)  # seconds from sending a choice to each seat's update
    since: float = field(default_factory=perf_counter)
    cpu: float = field(default_factory=process_time)

    @property
    def seconds(self) -> float:
        return perf_counter() - self.since

    @property
    def busy(self) -> float:
        """The share of a core this process has used."""
        return (process_time() - self.cpu) / self.seconds


class Seat:
    """One socket after another."""

    def __init__(self, table: "SwarmTable", number: int) -> None:
        self.table = table
        self.number = number
        self.cookie = ""
        self.lean: Lean | None = None
        self.told = 0  # the request answered last
        self.stood = (0, 0)  # the window let stand last, and the update that told of it
        self.count = 0
        self.waiting = False  # for the update that tells of the choice just sent
        self.answers: dict[str, asyncio.Future[Heard]] = {}

    def heard(self, data: bytes) -> None:
        heard = hear(data)
        table, tally = self.table, self.table.swarm.tally
        if heard.t == "update":
            tally.updates += 1
            tally.bytes += len(data)
            if self.waiting and heard.n > table.sent_n:
                self.waiting = False
                tally.waits.append(perf_counter() - table.sent)
            self.consider(heard)
        elif heard.t == "done":
            tally.acts += heard.id.startswith("act")
            self.answered(heard)
        elif heard.t == "refused":
            self.refused(heard)
        elif heard.t == "table" and heard.state == "over":
            table.over(self, heard.rematch)
        elif heard.t == "bye":
            tally.errors.append(f"bye {heard.code} {heard.why}")

    def consider(self, heard: Heard) -> None:
        """Answer what must be answered, let stand what may be."""
        clock, table = heard.clock, self.table
        assert clock is not None
        table.n = max(table.n, heard.n)
        if self.number in clock.deciding and heard.request != NOBODY:
            ask = read_ask(heard.request)
            if ask.id != self.told:
                self.told = ask.id
                table.plan(self, ask)
        elif clock.window and not clock.stood and (clock.window, heard.n) != self.stood:
            self.stood = clock.window, heard.n
            table.swarm.tally.windows += self.number == 0
            self.send({"t": "ack", "window": clock.window})

    def refused(self, heard: Heard) -> None:
        """A choice that came too late is thought over again. An ack may come when the others have done without it."""
        if heard.id:
            self.table.swarm.tally.refused += 1
            self.told = 0
            self.send({"t": "sync"})
            self.answered(heard)

    def answered(self, heard: Heard) -> None:
        future = self.answers.pop(heard.id, None)
        if future is not None:
            future.set_result(heard)

    def closed(self, code: int) -> None:
        if not self.table.swarm.leaving and code != 1000:
            self.table.swarm.tally.errors.append(f"closed {code}")

    def send(self, message: dict[str, object]) -> None:
        if self.lean is not None and not self.table.swarm.leaving:
            self.lean.send(write(message))

    async def ask(self, id: str, **message: object) -> None:
        """Send it and wait until it is done."""
        answer = self.answers[id] = asyncio.get_running_loop().create_future()
        self.send({**message, "id": id})
        heard = await asyncio.wait_for(answer, PATIENCE)
        assert heard.t == "done", f"{message}: {heard.why}"

    async def come(self, lobby: Lobby, table: str) -> None:
        ticket = await lobby.ticket(self.cookie, table)
        self.told, self.stood = 0, (0, 0)
        self.lean = await lobby.dial(self.heard, self.closed, table)
        self.send({"t": "hello", "ticket": ticket, "table": table})


def deaf(_data: bytes) -> None:
    """Nobody listens any more."""


class SwarmTable:
    """One table with its players."""

    def __init__(self, swarm: "Swarm", number: int) -> None:
        self.swarm = swarm
        self.dice = Random(f"{swarm.seed} {number}")
        self.seats = [Seat(self, seat) for seat in range(SEATS)]
        self.n = 0
        self.sent = 0.0
        self.sent_n = 0
        self.due = 0.0
        self.moving: asyncio.Task[None] | None = None

    def plan(self, seat: Seat, ask: Ask) -> None:
        """Choose, now or when it is time."""
        seat.count += 1
        choice = self.dice.choice(ask.options).choice
        message = {"t": "choose", "id": f"act-{seat.count}", "request": ask.id, "choice": choice}
        now = perf_counter()
        if self.due <= now:
            self.choose(seat, message)
        else:
            asyncio.get_running_loop().call_later(self.due - now, self.choose, seat, message)

    def choose(self, seat: Seat, message: dict[str, object]) -> None:
        self.sent, self.sent_n = perf_counter(), self.n
        self.due = max(self.due, self.sent - self.swarm.gap) + self.swarm.gap
        for other in self.seats:
            other.waiting = True
        seat.send(message)

    def over(self, seat: Seat, rematch: str) -> None:
        """The first to hear of the end asks for another game; all go there together."""
        if rematch and self.moving is None:
            self.swarm.tally.games += 1
            self.moving = asyncio.create_task(self.move(rematch))
        elif not rematch and seat.number == 0:
            seat.send({"t": "rematch", "id": "again"})

    async def move(self, table: str) -> None:
        try:
            for seat in self.seats:
                if seat.lean is not None:
                    seat.lean.heard = deaf  # what still comes is of the game before, and its rows are counted otherwise
                    seat.lean.close()
            self.n = 0
            await self.sit_down(table, seated=True)
            self.seats[0].send({"t": "start", "id": "start"})
        except Exception as error:
            self.swarm.tally.errors.append(f"the next game: {error!r}")
        finally:
            self.moving = None

    async def sit_down(self, table: str, seated: bool = False) -> None:
        for seat in self.seats:
            seat.waiting = False
            await seat.come(self.swarm.lobby, table)
            if seat.number:
                if not seated:
                    await seat.ask("sit", t="sit", seat=seat.number)
                await seat.ask("ready", t="ready")


class Swarm:
    """Tables full of players."""

    def __init__(self, lobby: Lobby, tables: int, gap: float, seed: int = 1, settings: object = None) -> None:
        self.lobby = lobby
        self.gap = gap  # seconds between two choices of a table; 0: as fast as it goes
        self.seed = seed
        self.settings = settings if isinstance(settings, dict) else {}
        self.tally = Tally()
        self.leaving = False
        self.tables = [SwarmTable(self, number) for number in range(tables)]

    async def sit_down(self, at_once: int = 16) -> None:
        """Everybody at a table."""
        gate = asyncio.Semaphore(at_once)

        async def one(table: SwarmTable) -> None:
            async with gate:
                for seat in table.seats:
                    seat.cookie = await self.lobby.guest(f"Swarm {seat.number}")
                await table.sit_down(await self.lobby.table(table.seats[0].cookie, self.settings))

        await asyncio.gather(*(one(table) for table in self.tables))

    @property
    def sockets(self) -> int:
        """Open ones."""
        leans = [seat.lean for table in self.tables for seat in table.seats]
        return sum(lean is not None and not lean.end.done() for lean in leans)

    def begin(self) -> None:
        """All games start, each in its own beat."""
        now = perf_counter()
        for table in self.tables:
            table.due = now + self.gap * table.dice.random()
            table.seats[0].send({"t": "start", "id": "start"})

    async def go(self) -> None:
        """Everybody leaves."""
        self.leaving = True
        leans = [seat.lean for table in self.tables for seat in table.seats if seat.lean is not None]
        for lean in leans:
            lean.close()
        if leans:
            await asyncio.wait([lean.end for lean in leans], timeout=PATIENCE)
