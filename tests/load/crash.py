"""The server is killed again and again while people play: nothing acknowledged is lost, nothing is done twice."""

import asyncio
import socket
from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from time import perf_counter

from tests.load.company import SHORT, Company, check_all, until
from tests.load.lobby import Lobby
from tests.load.player import Manner
from tests.load.server import Server, sqlite_at

LIFE = 30.0  # seconds in which something must be acknowledged, or the server does not serve
MANNERS = (Manner(), Manner(twice=True), Manner(late=0.1, step_in=0.3), Manner(gap=0.02))


@dataclass
class Outcome:
    """What came of it."""

    kills: int = 0
    acts: int = 0
    games: int = 0
    tables: int = 0
    resent: int = 0  # actions of which nobody knew whether they were done
    sockets: int = 0
    ready: list[float] = field(default_factory=list)  # seconds from start to the first connection
    first: list[float] = field(default_factory=list)  # and to the first acknowledged action
    complaints: list[str] = field(default_factory=list)
    failures: list[str] = field(default_factory=list)
    seconds: float = 0.0


class Crash:
    """Some tables, each with one game after another, and a server with many lives."""

    def __init__(self, folder: Path, tables: int, seed: int) -> None:
        self.database = sqlite_at(folder)
        self.server = Server(folder, self.database, port=free_port())
        self.tables = tables
        self.seed = seed
        self.dice = Random(seed)
        self.playing: dict[int, Company] = {}
        self.played: list[Company] = []
        self.outcome = Outcome()
        self.earlier = 0  # actions of those who have gone
        self.enough = False  # no more games: a task that was cancelled as it came to its end would not notice

    @property
    def acts(self) -> int:
        return self.earlier + sum(company.acts for company in self.playing.values())

    async def run(self, kills: int, actions: int, say: Callable[[str], None]) -> Outcome:
        began = perf_counter()
        await asyncio.to_thread(self.server.start)
        try:
            async with Lobby(self.server.address) as lobby:
                tables = [asyncio.create_task(self.keep_playing(lobby, number)) for number in range(self.tables)]
                for kill in range(kills):
                    await self.live(self.dice.uniform(0, 2) * (actions - self.acts) / (kills - kill))
                    await self.die()
                    say(f"{kill + 1} kills, {self.acts} actions, {len(self.outcome.complaints)} complaints")
                await self.live(actions - self.acts)
                self.enough = True
                for task in tables:
                    task.cancel()
                await asyncio.gather(*tables, return_exceptions=True)
                for company in self.playing.values():
                    await company.rest()
                self.outcome.failures = self.server.failures()
                await self.look_back([*self.played, *self.playing.values()])
                await asyncio.gather(*(company.go() for company in self.playing.values()))
        finally:
            self.server.kill()
        outcome = self.outcome
        outcome.acts, outcome.seconds, outcome.tables = self.acts, perf_counter() - began, self.tables
        return outcome

    async def keep_playing(self, lobby: Lobby, number: int) -> None:
        """One game after another."""
        manner = MANNERS[number % len(MANNERS)]
        bots = ("heuristic:normal",) if number % 3 == 2 else ()
        while not self.enough:
            name = f"{self.seed} {number} {self.outcome.games}"
            company = self.playing[number] = Company(lobby, name, manner, people=4 - len(bots))
            await company.sit_down(SHORT, bots)
            await company.until_over(patience=LIFE * 100)
            await company.rest()
            await company.go()
            self.earlier += company.acts
            self.outcome.games += 1
            self.played.append(self.playing.pop(number))

    async def live(self, more: float) -> None:
        """Until so many more actions are acknowledged."""
        goal, last, since = self.acts + more, self.acts, perf_counter()
        while self.acts < goal:
            await asyncio.sleep(0.002)
            if self.acts > last:
                last, since = self.acts, perf_counter()
            assert perf_counter() - since < LIFE, f"nothing was acknowledged for {LIFE} seconds"

    async def die(self) -> None:
        """Killed; what was played to the end is looked at; and up again."""
        self.server.kill()
        self.outcome.kills += 1
        played, self.played = self.played, []
        await self.look_back(played)
        acts, start = self.acts, perf_counter()
        await asyncio.to_thread(self.server.start)
        self.outcome.ready.append(perf_counter() - start)
        await until(lambda: self.acts > acts, "nothing is acknowledged after the restart", LIFE)
        self.outcome.first.append(perf_counter() - start)

    async def look_back(self, companies: list[Company]) -> None:
        complaints = await check_all(self.database, companies)
        self.outcome.complaints += complaints
        for complaint in complaints:
            print(complaint, flush=True)
        for company in companies:
            self.outcome.resent += sum(player.memory.resent for player in company.players)
            self.outcome.sockets += sum(player.memory.socket for player in company.players)


def free_port() -> int:
    """A port that the server can have again and again."""
    with socket.socket() as sock:
        sock.bind(("127.0.0.1", 0))
        port: int = sock.getsockname()[1]
        return port
