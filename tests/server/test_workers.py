"""`--workers`: several processes behind one address."""

import asyncio
import errno
import os
import signal
import socket
import subprocess
from collections.abc import Iterator
from pathlib import Path
from random import Random
from unittest.mock import patch

import pytest

from kickdoor.server import journal as j
from kickdoor.server.serve import Service
from kickdoor.server.store import Store
from kickdoor.server.workers import SPAWN, TABLE, Front
from kickdoor.server.workshop import Workshop, hand_over
from tests.server.person import Person
from tests.server.process import KICKDOOR, Process
from tests.server.test_nodes import come_back, rows, seat_two

PATIENCE = 90.0  # seconds


@pytest.fixture
def front(tmp_path: Path, postgres_url: str) -> Iterator[Process]:
    with Process(tmp_path, postgres_url, "--workers", "2") as process:
        yield process


def workers_of(process: Process) -> list[int]:
    """Their process ids; the one that looks after what is shared between processes is none."""
    children = Path(f"/proc/{process.pid}/task/{process.pid}/children").read_text().split()
    return [int(pid) for pid in children if b"spawn_main" in Path(f"/proc/{pid}/cmdline").read_bytes()]


async def until_there_were(url: str, number: int) -> None:
    """So many servers so far, on this database: each worker is another one whenever it starts."""
    store = await Store.open(url)
    try:
        for _ in range(int(PATIENCE / 0.05)):
            if len(await store.nodes()) == number:
                return
            await asyncio.sleep(0.05)
        raise AssertionError("the worker does not come back")
    finally:
        await store.close()


def test_a_game_at_two_workers(front: Process) -> None:
    async def story() -> None:
        assert len(workers_of(front)) == 2
        assert len(front.ready.read_text().split()) == 3  # the address, and the metrics of each
        async with Person(front.address, "Ann") as ann, Person(front.address, "Ben") as ben:
            await seat_two(ann, ben)
            await asyncio.gather(ann.play(Random(1)), ben.play(Random(2)))
            assert ann.table["replay"] == ben.table["replay"] != ""

    asyncio.run(story())


def test_a_worker_that_is_killed_is_started_anew_and_nothing_is_lost(front: Process, postgres_url: str) -> None:
    async def story() -> None:
        async with Person(front.address, "Ann") as ann, Person(front.address, "Ben") as ben:
            table = await seat_two(ann, ben)
            for number, killed in enumerate(workers_of(front)):  # one of them has the table
                os.kill(killed, signal.SIGKILL)
                await come_back(ann, table)
                await come_back(ben, table)
                assert (await ann.do(t="say", text="still here"))["t"] == "done"
                await until_there_were(postgres_url, 3 + number)
            await asyncio.gather(ann.play(Random(3)), ben.play(Random(4)))
            kept = await rows(postgres_url, table)
            assert sum(isinstance(entry, j.Ended) for entry in kept) == 1
            assert sum(isinstance(entry, j.Said) for entry in kept) == 2

    asyncio.run(story())
    assert front.log.read_text().count("worker-ended") == 2


def test_all_stop_together(front: Process) -> None:
    pids = workers_of(front)
    assert front.stop() == 0
    assert not [pid for pid in pids if Path(f"/proc/{pid}").exists()]
    assert not front.ready.exists()


def test_workers_end_when_nobody_stands_in_front_of_them(front: Process) -> None:
    pids = workers_of(front)
    front.kill()

    async def story() -> None:
        for _ in range(int(PATIENCE / 0.05)):
            if not [pid for pid in pids if Path(f"/proc/{pid}").exists()]:
                return
            await asyncio.sleep(0.05)
        raise AssertionError("a worker stays")

    asyncio.run(story())


def open_and_shut() -> None:
    async def story() -> None:
        shop = Workshop()
        await hand_over(shop.beginner, shop.open(), abs, -1)
        shop.close()

    asyncio.run(story())


def test_a_worker_and_its_workshop_do_not_wait_for_each_other() -> None:
    """A worker that ended was waited for by its own child: three of four times."""
    for _ in range(3):
        worker = SPAWN.Process(target=open_and_shut)
        worker.start()
        worker.join(PATIENCE)
        try:
            assert worker.exitcode == 0
        finally:
            worker.kill()


@pytest.mark.parametrize(
    ("words", "why"),
    [
        (("--workers", "2", "--database", "sqlite:///x.db"), "needs PostgreSQL"),
        (("--workers", "0"), "1 to 64, not 0"),
        (("--workers", "2", "--database", "postgresql://nobody@127.0.0.1:1/none"), "a worker could not start"),
    ],
)
def test_what_cannot_be_is_said(tmp_path: Path, words: tuple[str, ...], why: str) -> None:
    told = subprocess.run(
        [KICKDOOR, "serve", "--port", "0", *words], capture_output=True, text=True, cwd=tmp_path, timeout=60
    )
    assert told.returncode != 0
    assert why in told.stderr


def test_a_connection_that_cannot_be_taken_is_not_the_last() -> None:
    """Too many open files, or somebody who is gone again: the next one is taken."""

    async def story() -> None:
        loop = asyncio.get_running_loop()
        ours, theirs = socket.socketpair()
        with socket.socket() as sock, ours, theirs:
            front = Front(Service(), sock, 0)
            handed = asyncio.Event()
            comes = iter([OSError(errno.EMFILE, "full"), ConnectionAbortedError(), (theirs, "")])

            async def accept(_sock: socket.socket) -> tuple[socket.socket, str]:
                come = next(comes, None)
                if isinstance(come, OSError):
                    raise come
                if come is None:
                    await asyncio.Event().wait()
                assert isinstance(come, tuple)
                return come

            async def hand_over(connection: socket.socket) -> None:
                assert connection is theirs
                handed.set()

            with patch.object(type(loop), "sock_accept", lambda _loop, sock: accept(sock)):
                front.hand_over = hand_over  # type: ignore[method-assign]
                front.do(front.take())
                await asyncio.wait_for(handed.wait(), PATIENCE)
            for task in front.tasks:
                task.cancel()

    asyncio.run(story())


def test_sockets_of_a_table_go_to_one_worker() -> None:
    """The table is read in the address of a socket, wherever it stands there, and nowhere else."""
    assert TABLE.match(b"GET /ws?table=aB-_9 HTTP/1.1\r\n")[1] == b"aB-_9"  # type: ignore[index]
    assert TABLE.match(b"GET /ws?x=1&table=t HTTP/1.1\r\n")[1] == b"t"  # type: ignore[index]
    for other in (b"", b"GET /ws HTTP/1.1\r\ntable=t", b"POST /ws?table=t ", b"GET /ws?stable=t ", b"\x16\x03\x01"):
        assert TABLE.match(other) is None
