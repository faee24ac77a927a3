"""Minds: processes of their own for what takes long, searches and hints, so that no table waits for another's."""

import asyncio
import multiprocessing
import os
from collections.abc import Callable, Sequence
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from dataclasses import dataclass
from typing import TypeVar

from kickdoor.agents import Recalling, fair_agent
from kickdoor.agents.base import Thought
from kickdoor.agents.heuristic import HeuristicAgent
from kickdoor.engine.events import event_for
from kickdoor.engine.ids import Choice
from kickdoor.engine.options import options
from kickdoor.engine.state import Event
from kickdoor.engine.view import view
from kickdoor.game import request
from kickdoor.replay.snapshot import load
from kickdoor.server.settings import Settings, box_of
from kickdoor.server.workshop import begin, beginner, hand_over
from kickdoor.worlds import let_imagine

LAST = 19  # below everything else: the system allows no more
PATIENCE = 10.0  # seconds after which an answer is no longer waited for

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


def begin_to_think() -> None:
    """A search takes whatever nobody else wants: there may be as many of them as processors."""
    begin()
    if hasattr(os, "nice"):
        os.nice(LAST)


class Minds:
    """As many questions at a time as there are processes; whoever comes when none is free gets no answer."""

    def __init__(self, processes: int) -> None:
        self.processes = processes
        self.busy = 0
        self.pool: ProcessPoolExecutor | None = None
        self.beginner = beginner()

    async def ask(self, work: Callable[[Question], T], question: Question) -> T | None:
        """The answer, or None: no process is free, or the one that was asked has failed or takes too long."""
        if self.busy >= self.processes:
            return None
        self.busy += 1
        try:
            return await asyncio.wait_for(hand_over(self.beginner, self.workers(), work, question), PATIENCE)
        except (BrokenProcessPool, TimeoutError):
            self.close()  # a new one is started with the next question
            return None
        except ValueError:
            return None
        finally:
            self.busy -= 1

    def workers(self) -> ProcessPoolExecutor:
        if self.pool is None:
            self.pool = ProcessPoolExecutor(self.processes, multiprocessing.get_context("spawn"), begin_to_think)
        return self.pool

    def close(self) -> None:
        pool, self.pool = self.pool, None
        if pool is not None:
            pool.shutdown(wait=False, cancel_futures=True)
