"""Plays the games of a plan, wherever its crew is, and keeps what is finished whatever happens."""

import traceback
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, field
from functools import partial
from time import perf_counter
from typing import Generic, Protocol, TypeVar

from kickdoor.sim.crew import Crew, map_chunks
from kickdoor.sim.plan import Plan


class Played(Protocol):
    """What is kept of a game."""

    @property
    def number(self) -> int: ...


R = TypeVar("R", bound=Played)


@dataclass(frozen=True, slots=True)
class Failure:
    """A game that broke."""

    number: int
    error: str
    trace: str


@dataclass(slots=True)
class Run(Generic[R]):
    """What came of it."""

    outcomes: list[R] = field(default_factory=list)
    failures: list[Failure] = field(default_factory=list)
    seconds: float = 0.0
    interrupted: bool = False

    def add(self, results: Iterable[R | Failure]) -> None:
        for result in results:
            if isinstance(result, Failure):
                self.failures.append(result)
            else:
                self.outcomes.append(result)


def run_plan(
    plan: Plan,
    numbers: range,
    crew: Crew,
    tick: Callable[[Sequence[R | Failure]], None],
    play: Callable[[Plan, int], R],
) -> Run[R]:
    """Play these games; `tick` is told what has just been finished. Ctrl-C ends the run, not what is finished."""
    run: Run[R] = Run()
    begin = perf_counter()

    def keep(results: list[R | Failure]) -> None:
        run.add(results)
        tick(results)

    run.interrupted = not map_chunks(partial(play_chunk, play, plan), numbers, crew, keep)
    run.seconds = perf_counter() - begin
    run.outcomes.sort(key=lambda outcome: outcome.number)
    run.failures.sort(key=lambda failure: failure.number)
    return run


def play_chunk(play: Callable[[Plan, int], R], plan: Plan, numbers: Iterable[int]) -> list[R | Failure]:
    """Some games one after another; a broken one does not stop the rest."""
    results: list[R | Failure] = []
    for number in numbers:
        try:
            results.append(play(plan, number))
        except Exception as error:
            results.append(Failure(number, f"{type(error).__name__}: {error}", traceback.format_exc()))
    return results
