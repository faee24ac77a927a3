"""Minds: processes of their own for what takes long, searches and hints, so that no table waits for another's."""

import asyncio
import multiprocessing
import signal
from collections import Counter
from collections.abc import Callable, Sequence
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from dataclasses import dataclass
from functools import partial
from multiprocessing.connection import Connection
from typing import TypeVar

from kickdoor.agents import Recalling, fair_agent
from kickdoor.agents.base import Thought
from kickdoor.agents.heuristic import HeuristicAgent
from kickdoor.agents.value import Unfit
from kickdoor.engine.events import event_for
from kickdoor.engine.ids import Choice
from kickdoor.engine.options import options
from kickdoor.engine.state import Event
from kickdoor.engine.view import view
from kickdoor.game import request
from kickdoor.replay.snapshot import load
from kickdoor.server.settings import Settings, box_of
from kickdoor.server.workshop import Leash, begin, beginner, give_way, hand_over
from kickdoor.worlds import let_imagine

LAST = 19  # below everything else: the system allows no more
PATIENCE = 10.0  # seconds after which an answer is no longer waited for
SOON = 1.0  # seconds for which a free process is waited for
MOST_THOUGHT = 30.0  # seconds of the processor after which a process is given up

T = TypeVar("T")


@dataclass(frozen=True, slots=True)
class Question:
    """All that a process needs: the moment as it is kept, and who is asked."""

    settings: Settings
    moment: bytes
    seat: int
    bot: str
    seed: str
    past: Sequence[Event] = ()  # what happened, as far as it is remembered


def choose(question: Question) -> Choice:
    """What the bot does. Runs in a process of its own."""
    box = box_of(question.settings)
    s = load(box, question.moment)
    agent = fair_agent(question.bot, box, question.seat, question.seed)
    if isinstance(agent, Recalling):
        agent.recall(s.number, [event_for(event, question.seat) for event in question.past])
    let_imagine(agent, s, question.seat)
    asked = request(s, question.seat, options(s, question.seat), 0)
    return agent.choose(view(s, question.seat), asked)


def advise(question: Question) -> list[Thought]:
    """What a heuristic player thinks of every option. Runs in a process of its own."""
    box = box_of(question.settings)
    s = load(box, question.moment)
    agent = HeuristicAgent(box, question.seat)
    let_imagine(agent, s, question.seat)
    asked = request(s, question.seat, options(s, question.seat), 0)
    return agent.explain(view(s, question.seat), asked)


def told(error: Exception) -> dict[str, str]:
    """Weights that do not fit say what to do about it; what others say might be of a game."""
    return {"why": str(error)} if isinstance(error, Unfit) else {}


def bounded(seconds: float, work: Callable[[Question], T], question: Question) -> T:
    """A thought that takes more of the processor than anybody waits for ends its process."""
    if hasattr(signal, "setitimer"):
        signal.setitimer(signal.ITIMER_PROF, seconds)
    try:
        return work(question)
    finally:
        if hasattr(signal, "setitimer"):
            signal.setitimer(signal.ITIMER_PROF, 0)


def begin_to_think(leash: Connection) -> None:
    """A search takes whatever nobody else wants: there may be as many of them as processors."""
    begin(leash)
    give_way(LAST)


class Minds:
    """As many questions at a time as there are processes. When none is free, an address for which none thinks waits for
    the next one; any other gets no answer. So nobody keeps them all by playing at many tables."""

    def __init__(self, processes: int, report: Callable[[Exception], None]) -> None:
        self.processes = processes
        self.report = report  # to whom it may concern
        self.busy = 0
        self.held: Counter[str] = Counter()  # processes that think for an address
        self.line: dict[str, asyncio.Future[None]] = {}  # addresses that wait for one, first come, first served
        self.pool: ProcessPoolExecutor | None = None
        self.leash: Leash  # of the pool
        self.beginner = beginner()

    async def ask(self, work: Callable[[Question], T], question: Question, who: str = "") -> T | None:
        """The answer, or None: no process is free, or the one that was asked has died, fails or takes too long.

        Whoever is no longer waited for is busy until done: a slow machine must not get more processes for being slow.
        """
        if not await self.turn(who):
            return None
        pool = self.workers()
        thought = asyncio.ensure_future(hand_over(self.beginner, pool, bounded, MOST_THOUGHT, work, question))
        thought.add_done_callback(partial(self.done, pool, who))
        try:
            return await asyncio.wait_for(asyncio.shield(thought), PATIENCE)
        except Exception as error:  # what fails there stops no table
            self.report(error)
            return None

    async def turn(self, who: str) -> bool:
        """Is there a process for this address, now or soon?"""
        if self.busy < self.processes:
            self.take(who)
            return True
        if not self.busy or self.held[who] or who in self.line:
            return False
        turn = self.line[who] = asyncio.get_running_loop().create_future()
        try:
            await asyncio.wait((turn,), timeout=SOON)  # which leaves a turn that came in the last moment as it is
            return turn.done()
        finally:
            del self.line[who]

    def take(self, who: str) -> None:
        self.busy += 1
        self.held[who] += 1

    def done(self, pool: ProcessPoolExecutor, who: str, thought: "asyncio.Future[T]") -> None:
        self.busy -= 1
        self.held[who] -= 1
        self.held += Counter()  # those for whom none thinks are forgotten
        for other, turn in self.line.items():
            if not turn.done():
                self.take(other)
                turn.set_result(None)
                break
        failed = not thought.cancelled() and isinstance(thought.exception(), BrokenProcessPool)
        if failed and pool is self.pool:
            self.close()  # a new one is started with the next question

    def workers(self) -> ProcessPoolExecutor:
        if self.pool is None:
            spawn, self.leash = multiprocessing.get_context("spawn"), Leash()
            self.pool = ProcessPoolExecutor(self.processes, spawn, begin_to_think, (self.leash.end,))
        return self.pool

    def close(self) -> None:
        pool, self.pool = self.pool, None
        if pool is not None:
            pool.shutdown(wait=False, cancel_futures=True)
            self.leash.let_go()
