"""Who plays the chunks of a run: this process, several processes, or the machines of a Ray cluster."""

import os
import signal
import socket
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import BrokenExecutor, Future, ProcessPoolExecutor, wait
from contextlib import contextmanager
from dataclasses import dataclass
from multiprocessing import get_context, parent_process
from threading import Thread, current_thread, main_thread
from typing import Any, TypeVar

T = TypeVar("T")
CLUSTERS = ("ray",)
MOST_IN_A_CHUNK = 20
PATIENCE = 5.0  # seconds for a cluster to answer
INTERRUPTED = 130  # the status of a command that Ctrl-C has ended


class CrewError(ValueError):
    """A crew nobody can call together, in one line."""


@dataclass(frozen=True, slots=True)
class Crew:
    """How many processes, or which cluster; what comes out is the same."""

    jobs: int = 1
    cluster: str | None = None  # one of CLUSTERS
    address: str | None = None  # of a cluster that is there; left out, one is started on this machine
    most: int = MOST_IN_A_CHUNK


def make_crew(jobs: int, cluster: str | None = None, address: str | None = None) -> Crew:
    """The crew of a command line, or a CrewError."""
    if jobs < 1:
        raise CrewError(f"--jobs {jobs}: at least 1")
    if cluster is not None and cluster not in CLUSTERS:
        raise CrewError(f"--cluster: unknown cluster '{cluster}': there is {', '.join(CLUSTERS)}")
    if address is not None and cluster is None:
        raise CrewError(f"--cluster-address {address}: of which --cluster? There is {', '.join(CLUSTERS)}")
    if cluster == "ray":
        get_ray()
    if address is not None:
        knock(address)
    return Crew(jobs, cluster, address)


def map_chunks(
    work: Callable[[Sequence[int]], list[T]], numbers: Sequence[int], crew: Crew, keep: Callable[[list[T]], None]
) -> bool:
    """Hand what `work` makes of every chunk of the numbers to `keep`, as it comes; False when it was interrupted.

    After Ctrl-C what has not begun is dropped; what is being played is waited for and kept.
    """
    try:
        if crew.cluster == "ray":
            on_ray(work, numbers, crew, keep)
        elif crew.jobs == 1:
            for number in numbers:
                keep(work((number,)))
        else:
            in_processes(work, numbers, crew, keep)
    except KeyboardInterrupt:
        return False
    return True


def in_processes(
    work: Callable[[Sequence[int]], list[T]], numbers: Sequence[int], crew: Crew, keep: Callable[[list[T]], None]
) -> None:
    """Two chunks for each process at a time, so that little is being played when Ctrl-C comes."""
    pool = ProcessPoolExecutor(crew.jobs, get_context("spawn"), initializer=follow_the_parent)
    left = chunks(numbers, crew.jobs, crew.most)
    waiting: set[Future[list[T]]] = set()
    with noted() as asked:
        try:
            while True:
                while not asked and len(waiting) < 2 * crew.jobs and (chunk := next(left, None)) is not None:
                    waiting.add(pool.submit(work, chunk))
                if asked:
                    waiting = {future for future in waiting if not future.cancel()}
                if not waiting:
                    break
                done, waiting = wait(waiting, return_when="FIRST_COMPLETED")
                for future in done:
                    keep(future.result())
        except BrokenExecutor:
            if not asked:
                told = "a process that played games has died: it was ended from outside, or for want of memory"
                raise CrewError(f"--jobs {crew.jobs}: {told}") from None
        finally:
            pool.shutdown(cancel_futures=True)
    if asked:
        raise KeyboardInterrupt


@contextmanager
def noted() -> Iterator[list[int]]:
    """Ctrl-C is noted here instead of raised, for whoever is torn out of waiting for others leaves locks behind that
    nobody opens any more. The second one ends everything at once."""
    asked: list[int] = []

    def note(number: int, _frame: object) -> None:
        if asked:
            os._exit(INTERRUPTED)
        asked.append(number)

    heard = [kind for kind in (signal.SIGINT, signal.SIGTERM) if signal.getsignal(kind) is signal.default_int_handler]
    if current_thread() is not main_thread():  # others are not told of signals
        heard = []
    for kind in heard:
        signal.signal(kind, note)
    try:
        yield asked
    finally:
        for kind in heard:
            signal.signal(kind, signal.default_int_handler)


def on_ray(
    work: Callable[[Sequence[int]], list[T]], numbers: Sequence[int], crew: Crew, keep: Callable[[list[T]], None]
) -> None:
    """A chunk for each processor of the cluster at a time, so that little is being played when Ctrl-C comes."""
    ray = get_ray()
    mine = {"num_cpus": crew.jobs, "include_dashboard": False} if crew.address is None else {}
    try:
        ray.init(address=crew.address or "local", log_to_driver=False, logging_level="ERROR", **mine)
    except ConnectionError:
        told = "no Ray cluster lets us in; one that wants a token gets it from RAY_AUTH_MODE=token and RAY_AUTH_TOKEN"
        raise CrewError(f"--cluster-address {crew.address}: {told}") from None
    room = max(1, int(ray.cluster_resources().get("CPU", 1)))
    there = ray.remote(num_cpus=1)(carry_out)
    waiting: list[Any] = []
    try:
        for chunk in chunks(numbers, room, crew.most):
            waiting.append(there.remote(work, chunk))
            if len(waiting) == room:
                done, waiting = ray.wait(waiting)
                keep(ray.get(done[0]))
        while waiting:
            done, waiting = ray.wait(waiting)
            keep(ray.get(done[0]))
    except KeyboardInterrupt:
        for result in waiting:
            keep(ray.get(result))
        raise
    finally:
        ray.shutdown()


def carry_out(work: Callable[[Sequence[int]], list[T]], chunk: Sequence[int]) -> list[T]:
    return work(chunk)


def knock(address: str) -> None:
    """Does anybody answer there? Ray itself would go on trying for many minutes."""
    host, _, port = address.rpartition(":")
    try:
        socket.create_connection((host, int(port)), PATIENCE).close()
    except (OSError, ValueError, OverflowError):
        raise CrewError(f"--cluster-address {address}: nobody answers; it is HOST:PORT of the head node") from None


def get_ray() -> Any:
    """The module, without its reports to its makers."""
    os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")
    try:
        import ray
    except ImportError:
        raise CrewError("--cluster ray needs an extra: pip install 'kickdoor[ray]'") from None
    return ray


def chunks(numbers: Sequence[int], jobs: int, most: int) -> Iterator[Sequence[int]]:
    """Small enough that everybody gets several of them."""
    size = max(1, min(most, len(numbers) // (4 * jobs)))
    for first in range(0, len(numbers), size):
        yield numbers[first : first + size]


def follow_the_parent() -> None:
    """Ctrl-C is the parent's affair; when the parent is no more, there is nobody to play for."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    Thread(target=end_with_the_parent, daemon=True).start()


def end_with_the_parent() -> None:
    parent = parent_process()
    assert parent is not None
    parent.join()
    os._exit(1)
