"""Work that would hold everybody up, done in a process of its own, one piece after another."""

import asyncio
import os
import signal
import sys
import threading
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor, ThreadPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import suppress
from functools import partial
from gzip import compress
from multiprocessing import Pipe, get_context, parent_process
from multiprocessing.connection import Connection, wait
from typing import Final, TypeVar

import msgspec

from kickdoor.lab.analysis import analyse
from kickdoor.server.boxes import read_box
from kickdoor.server.film import show
from kickdoor.server.replays import read_replay
from kickdoor.server.store import Replay

T = TypeVar("T")

MOST_WAITING: Final = 32  # pieces; whoever brings more comes again later
PACKING: Final = 6  # of gzip
WARM: Final = 3.0  # seconds after the start of the server
NICE: Final = 5  # below the server itself, where there are fewer processors than processes


class Overworked(Exception):
    """More waits to be made than can be soon."""


class Workshop:
    """One process, begun when there is first something to do. What it makes is JSON, packed."""

    def __init__(self) -> None:
        self.pool: ProcessPoolExecutor | None = None
        self.beginner = beginner()
        self.leash = Leash()
        self.waiting = 0

    async def make(self, work: Callable[..., object], *what: object) -> bytes:
        """What `work` tells of these, as JSON, packed; what it raises is raised here. Overworked: not now."""
        if self.waiting >= MOST_WAITING:
            raise Overworked
        self.waiting += 1
        try:
            return await hand_over(self.beginner, self.open(), pack, work, *what)
        except BrokenProcessPool:  # it was killed: the next one has another
            self.pool = None
            raise Overworked from None
        finally:
            self.waiting -= 1

    async def warm(self) -> None:
        """Begin before somebody waits for it, but not while everybody comes in."""
        await asyncio.sleep(WARM)
        await self.make(box, ("classic",), b"{}", "en")

    def open(self) -> ProcessPoolExecutor:
        if self.pool is None:
            self.pool = ProcessPoolExecutor(1, get_context("spawn"), begin, (self.leash.end,))
        return self.pool

    def close(self) -> None:
        self.beginner.shutdown(wait=False)
        if self.pool is not None:
            self.pool.shutdown(wait=False, cancel_futures=True)
        self.leash.let_go()


class Leash:
    """What holds the processes beside a server: they end as soon as it is let go. A pool that is shut down while its
    server ends may forget to tell them so (in a worker, whose queues are closed before), and each would wait for the
    other for ever."""

    def __init__(self) -> None:
        self.end, self.hand = Pipe(duplex=False)

    def let_go(self) -> None:
        self.hand.close()


def beginner() -> ThreadPoolExecutor:
    """A thread that begins processes. On Linux priority is a thread's, and inherited: they give way from the first."""
    return ThreadPoolExecutor(1, "beginner", give_way if sys.platform == "linux" else None)


def give_way(by: int = NICE) -> None:
    """As far as the system allows it: who runs a service may forbid it, and then it works all the same."""
    if hasattr(os, "nice"):
        with suppress(OSError):
            os.nice(by)


async def hand_over(
    beginner: ThreadPoolExecutor, pool: ProcessPoolExecutor, work: Callable[..., T], *what: object
) -> T:
    """To a process of the pool, which may have to be begun for it; the event loop waits for neither."""
    handed = await asyncio.get_running_loop().run_in_executor(beginner, partial(pool.submit, work, *what))
    return await asyncio.wrap_future(handed)


def begin(leash: Connection) -> None:
    """A process beside the server is told to stop by it, gives way to it, and does not outlive it."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    give_way()
    threading.Thread(target=end_with, args=(leash,), daemon=True).start()


def end_with(leash: Connection) -> None:
    parent = parent_process()
    wait([leash] if parent is None else [leash, parent.sentinel])
    os._exit(0)


def pack(work: Callable[..., object], *what: object) -> bytes:
    return compress(msgspec.json.encode(work(*what)), PACKING, mtime=0)


# ---- what is made there


def box(editions: tuple[str, ...], options: bytes, language: str) -> object:
    return read_box(editions, msgspec.json.decode(options), language)


def frames(replay: Replay, start: int, count: int) -> object:
    return show(replay, start, count)


def analysis(replay: Replay, language: str) -> object:
    return analyse(read_replay(replay), language)


def description(name: str) -> object:
    """The API for machines: openapi, asyncapi or schema."""
    from kickdoor.server import describe

    return {"openapi": describe.openapi, "asyncapi": describe.asyncapi, "schema": describe.json_schema}[name]()
