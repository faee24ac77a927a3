"""Clients that send nonsense: the server refuses it or hangs up, and serves everybody else."""

import asyncio
from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass, field
from random import Random

import msgspec

from tests.load.company import SHORT, Company, insist, until
from tests.load.lean import Lean
from tests.load.lobby import Lobby
from tests.load.malformed import Forge
from tests.load.player import Manner
from tests.load.swarm import write

AT_ONCE = 20  # frames between two questions whether the table still answers
A_TABLE = 400  # frames at one table


class Offer(msgspec.Struct):
    choice: list[int]
    step: dict[str, object]


class Asked(msgspec.Struct):
    options: list[Offer]


class Said(msgspec.Struct):
    t: str
    code: int | str = ""
    request: Asked | None = None


hear = msgspec.json.Decoder(Said).decode


@dataclass
class Pestering:
    """What was sent, and what the server said to it."""

    frames: int = 0
    sockets: int = 0
    answers: Counter[str] = field(default_factory=Counter)
    closed: Counter[int] = field(default_factory=Counter)


class Pest:
    """Somebody with a seat who sends nonsense."""

    def __init__(self, lobby: Lobby, cookie: str, table: str, forge: Forge, tally: Pestering) -> None:
        self.lobby = lobby
        self.cookie = cookie
        self.table = table
        self.forge = forge
        self.tally = tally
        self.lean: Lean | None = None
        self.tables = 0  # times the table was told: a sync is answered so

    async def come(self) -> Lean:
        ticket = await insist(lambda: self.lobby.ticket(self.cookie, self.table))
        self.lean = await self.lobby.dial(self.heard, self.closed)
        self.lean.send(write({"t": "hello", "ticket": ticket, "table": self.table}))
        self.tally.sockets += 1
        return self.lean

    def heard(self, data: bytes) -> None:
        said = hear(data)
        self.tables += said.t == "table"
        self.tally.answers[f"refused {said.code}" if said.t == "refused" else said.t] += 1
        if said.request is not None:
            self.forge.offered = [{"choice": x.choice, "step": x.step} for x in said.request.options]

    def closed(self, code: int) -> None:
        self.tally.closed[code] += 1
        self.lean = None

    async def pester(self, frames: int) -> None:
        """Send so many; now and then see that the table answers."""
        for number in range(1, frames + 1):
            lean = self.lean or await self.come()
            frame, broken = self.forge.frame()
            assert lean.transport is not None
            lean.transport.write(frame)
            self.tally.frames += 1
            if broken:  # what comes after it might not be read
                await self.hang_up(lean)
            elif number % AT_ONCE == 0:
                await self.still_served()

    async def hang_up(self, lean: Lean) -> None:
        """Let the server do it, if it wants to."""
        await asyncio.wait([lean.end], timeout=0.05)
        lean.close()
        await asyncio.wait([lean.end], timeout=1)
        lean.drop()
        self.lean = None

    async def still_served(self) -> None:
        before, lean = self.tables, self.lean or await self.come()
        lean.send(b'{"t":"sync"}')
        await until(lambda: self.tables > before or self.lean is None, "the table does not answer")


async def pester(lobby: Lobby, frames: int, seed: int, say: Callable[[str], None]) -> Pestering:
    """Pests at table after table: before a game, and in one with bots and a good player."""
    tally = Pestering()
    for number in range(-(-frames // A_TABLE)):
        dice = Random(f"{seed} {number}")
        company = Company(lobby, f"{seed} {number}", Manner(decide=False), people=2)
        if number % 3:
            await company.sit_down({**SHORT, "clocks": {"pace": 0, "decide": 1, "window": 1}}, ["heuristic:normal"])
            cookies, table = [player.cookie for player in company.players], company.table
        else:
            cookies = [await lobby.guest("Pest") for _ in range(2)]
            table = await lobby.table(cookies[0], SHORT)
        share = min(A_TABLE, frames - tally.frames) // 2
        pests = [Pest(lobby, cookie, table, Forge(f"{dice.random()}"), tally) for cookie in cookies]
        await asyncio.gather(*(pest.pester(share) for pest in pests))
        for pest in pests:
            if pest.lean is not None:
                pest.lean.close()
        await company.go()
        say(f"{tally.frames} frames, {tally.sockets} sockets")
    return tally
