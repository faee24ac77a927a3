"""A player who remembers everything, comes back after every break, and sends again what was not answered."""

import asyncio
from collections import deque
from dataclasses import dataclass
from random import Random
from time import perf_counter

from kickdoor.engine.ids import PASS
from tests.load.lean import PATIENCE, Lean
from tests.load.lobby import Denied, Lobby
from tests.load.memory import Memory
from tests.load.swarm import NOBODY, Ask, Heard, hear, read_ask, write

BREATH = 0.05  # seconds before somebody who was refused or sent away tries again
OLD = 20  # questions of which the answers may come late


@dataclass(frozen=True)
class Manner:
    """How somebody plays."""

    gap: float = 0.0  # seconds of thought before a choice
    step_in: float = 0.1  # how often a chance to step in is taken
    twice: bool = False  # every frame is sent twice
    late: float = 0.0  # how often an old question is answered once more
    stand: bool = True  # windows are let stand
    decide: bool = True  # what must be decided is decided


class Player:
    """One seat at one table, on one socket after another."""

    def __init__(self, lobby: Lobby, cookie: str, table: str, seat: int, dice: Random, manner: Manner) -> None:
        self.lobby = lobby
        self.cookie = cookie
        self.table = table
        self.dice = dice
        self.manner = manner
        self.memory = Memory(seat)
        self.lean: Lean | None = None
        self.open: dict[str, bytes] = {}  # actions that are not answered yet
        self.answers: dict[str, asyncio.Future[Heard]] = {}
        self.acting = ""  # the choice that is not answered yet
        self.latest: Heard | None = None
        self.stood = (0, 0)  # the window let stand last, and the update that told of it
        self.count = 0
        self.old: deque[tuple[int, tuple[int, ...]]] = deque(maxlen=OLD)
        self.since: dict[str, float] = {}
        self.waits: list[float] = []  # seconds from sending a choice to its answer
        self.over = False
        self.pausing = False
        self.leaving = False
        self.staying: asyncio.Task[None] | None = None

    # ---- coming and going

    def come(self) -> None:
        self.staying = asyncio.create_task(self.stay())

    async def stay(self) -> None:
        """Come back whenever the socket closes."""
        while not self.leaving:
            try:
                ticket = await self.lobby.ticket(self.cookie, self.table)
                self.lean = await self.lobby.dial(self.heard, self.closed)
            except (OSError, Denied, TimeoutError):
                await asyncio.sleep(BREATH)
                continue
            self.memory.opened()
            self.stood = (0, 0)
            self.latest = None
            self.lean.send(write({"t": "hello", "ticket": ticket, "table": self.table}))
            for frame in self.open.values():
                self.memory.resent += 1
                self.lean.send(frame)
            await self.lean.end

    def closed(self, code: int) -> None:
        self.memory.here = False
        self.memory.closed.append(code)

    async def go(self) -> None:
        self.leaving = True
        if self.lean is not None:
            self.lean.close()
        if self.staying is not None:
            await asyncio.wait([self.staying], timeout=PATIENCE)
            self.staying.cancel()

    # ---- what is heard

    def heard(self, data: bytes) -> None:
        heard = hear(data)
        if heard.t == "update":
            self.memory.update(heard.n, data)
            self.latest = heard
            self.consider()
        elif heard.t == "done":
            self.memory.done(heard.id)
            self.answered(heard)
        elif heard.t == "refused" and heard.id:
            self.memory.denied(heard.id, str(heard.code))
            self.answered(heard)
        elif heard.t == "table" and heard.state == "over":
            self.over = True

    def answered(self, heard: Heard) -> None:
        if self.open.pop(heard.id, None) is None:
            return  # sent twice, answered twice
        since = self.since.pop(heard.id)
        future = self.answers.pop(heard.id, None)
        if future is not None and not future.done():
            future.set_result(heard)
        if heard.id == self.acting:
            self.acting = ""
            if heard.t == "done":
                self.waits.append(perf_counter() - since)
                self.consider()
            else:
                self.stood = (0, 0)
                asyncio.get_running_loop().call_later(BREATH if heard.code == "busy" else 0, self.consider)

    # ---- what is done

    def consider(self) -> None:
        """Choose, let it stand, or wait for an answer."""
        heard = self.latest
        if self.acting or self.pausing or heard is None or heard.clock is None:
            return
        ask = read_ask(heard.request) if heard.request != NOBODY else None
        clock, manner = heard.clock, self.manner
        if ask is not None and ask.mandatory:
            if manner.decide:
                self.choose(ask, [option.choice for option in ask.options])
        elif clock.window and not clock.stood and (clock.window, heard.n) != self.stood:
            acts = [option.choice for option in ask.options if option.choice != PASS] if ask is not None else []
            if ask is not None and acts and self.dice.random() < manner.step_in:
                self.stood = clock.window, heard.n
                self.choose(ask, acts)
            elif manner.stand:
                self.stood = clock.window, heard.n
                self.send(write({"t": "ack", "window": clock.window}))

    def choose(self, ask: Ask, options: list[tuple[int, int, int, int]]) -> None:
        choice = self.dice.choice(options)
        if self.old and self.dice.random() < self.manner.late:
            request, old = self.dice.choice(self.old)
            self.act({"t": "choose", "request": request, "choice": old}, old)
        self.old.append((ask.id, choice))
        self.acting = self.act({"t": "choose", "request": ask.id, "choice": choice}, choice, self.manner.gap)

    def act(self, message: dict[str, object], choice: tuple[int, ...] = (), gap: float = 0.0) -> str:
        """Send something with an id of its own; until it is answered it is sent again after every break."""
        self.count += 1
        id = f"{self.memory.seat}-{self.count}"
        self.memory.sent[id] = choice
        self.open[id] = write({**message, "id": id})
        self.since[id] = perf_counter()
        if gap:
            asyncio.get_running_loop().call_later(gap, self.send_again, id)
        else:
            self.send(self.open[id])
        return id

    def send_again(self, id: str) -> None:
        if id in self.open:
            self.since[id] = perf_counter()
            self.send(self.open[id])

    def send(self, frame: bytes) -> None:
        if self.lean is not None:
            self.lean.send(frame)
            if self.manner.twice:
                self.lean.send(frame)

    async def do(self, **message: object) -> Heard:
        """Something beside the game, until it is answered."""
        id = self.act(dict(message))
        self.answers[id] = asyncio.get_running_loop().create_future()
        return await asyncio.wait_for(self.answers[id], PATIENCE)
