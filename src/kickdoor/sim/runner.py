"""Plays the games of a plan, here or in several processes, and keeps what is finished whatever happens."""

import signal
import traceback
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import BrokenExecutor, Future, ProcessPoolExecutor, wait
from dataclasses import dataclass, field
from multiprocessing import get_context
from time import perf_counter

from kickdoor.sim.plan import Plan
from kickdoor.sim.play import Outcome, play_game

MOST_IN_A_CHUNK = 20


@dataclass(frozen=True, slots=True)
class Failure:
    """A game that broke."""

    number: int
    error: str
    trace: str


@dataclass(slots=True)
class Run:
    """What came of it."""

    outcomes: list[Outcome] = field(default_factory=list)
    failures: list[Failure] = field(default_factory=list)
    seconds: float = 0.0
    interrupted: bool = False

    def add(self, results: Iterable[Outcome | Failure]) -> int:
        count = 0
        for result in results:
            count += 1
            if isinstance(result, Failure):
                self.failures.append(result)
            else:
                self.outcomes.append(result)
        return count


def run_plan(plan: Plan, numbers: range, jobs: int, tick: Callable[[int], None]) -> Run:
    """Play these games; `tick` is told how many more are finished. Ctrl-C ends the run, not what is finished."""
    run = Run()
    begin = perf_counter()
    try:
        if jobs == 1:
            for number in numbers:
                tick(run.add(play_chunk(plan, (number,))))
        else:
            in_processes(plan, numbers, jobs, run, tick)
    except (KeyboardInterrupt, BrokenExecutor):  # by the person, or by whoever ended a process
        run.interrupted = True
    run.seconds = perf_counter() - begin
    run.outcomes.sort(key=lambda outcome: outcome.number)
    run.failures.sort(key=lambda failure: failure.number)
    return run


def play_chunk(plan: Plan, numbers: Iterable[int]) -> list[Outcome | Failure]:
    """Some games one after another; a broken one does not stop the rest."""
    results: list[Outcome | Failure] = []
    for number in numbers:
        try:
            results.append(play_game(plan, number))
        except Exception as error:
            results.append(Failure(number, f"{type(error).__name__}: {error}", traceback.format_exc()))
    return results


def in_processes(plan: Plan, numbers: range, jobs: int, run: Run, tick: Callable[[int], None]) -> None:
    size = max(1, min(MOST_IN_A_CHUNK, len(numbers) // (4 * jobs)))
    pool = ProcessPoolExecutor(jobs, get_context("spawn"), initializer=leave_interrupts_to_the_parent)
    waiting = {pool.submit(play_chunk, plan, chunk) for chunk in chunks(numbers, size)}
    try:
        while waiting:
            done, waiting = wait(waiting, return_when="FIRST_COMPLETED")
            for future in done:
                tick(run.add(future.result()))
    except KeyboardInterrupt:
        # What has not begun is dropped; what is being played is waited for and kept.
        for future in begun(waiting):
            run.add(future.result())
        raise
    finally:
        pool.shutdown(cancel_futures=True)


def chunks(numbers: range, size: int) -> Iterator[range]:
    for first in range(0, len(numbers), size):
        yield numbers[first : first + size]


def begun(
    waiting: set["Future[list[Outcome | Failure]]"],
) -> "list[Future[list[Outcome | Failure]]]":
    return [future for future in waiting if not future.cancel()]


def leave_interrupts_to_the_parent() -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)
