"""`kickdoor serve --workers N`: several server processes behind one address, on one database.

One more process takes connections and hands each, unread, to a worker. Sockets of one table go to the same worker, by
the table's id in their address (`/ws?table=ID`), so that it is that worker which opens the table. Whatever comes
elsewhere is handed on between workers, as between servers on several machines.
"""

import asyncio
import re
import signal
import socket
from collections.abc import Coroutine
from dataclasses import replace
from hashlib import sha256
from itertools import count
from multiprocessing import get_context
from multiprocessing.context import SpawnProcess
from typing import Any, Final

import structlog

from kickdoor.server.logs import set_up_logs
from kickdoor.server.serve import GRACE, Service, address_of, announce, complain, listening, serve, take_all_there_is

SPAWN: Final = get_context("spawn")
BACKLOG: Final = 2048  # connections that wait to be taken
SOON: Final = 1.0  # seconds for the first bytes of a connection; after that any worker has it
FIRST: Final = 2048  # bytes that are looked at
REST: Final = 0.05  # seconds after a connection that could not be taken
AGAIN: Final = 0.5  # seconds before a worker that ended is started anew
TABLE: Final = re.compile(rb"GET /ws\?(?:[^ ]*&)?table=([\w-]+)")


def work(service: Service, door: socket.socket) -> None:
    """A worker, in a process of its own."""
    raise SystemExit(serve(service, door))


class Worker:
    """One process, and the way by which it is handed connections."""

    def __init__(self, service: Service, number: int) -> None:
        place = service.metrics
        if place is not None and place[1]:
            place = place[0], place[1] + number
        self.service = replace(service, port=0, ready_file=None, open=False, metrics=place)
        self.number = number
        self.child: SpawnProcess | None = None
        self.door: socket.socket | None = None  # None: it takes nothing
        self.measured = ""  # where its metrics are
        self.log = structlog.get_logger("kickdoor")

    async def start(self) -> bool:
        """False: it could not, and has said why."""
        ours, theirs = socket.socketpair()
        ours.setblocking(False)
        self.child = SPAWN.Process(target=work, args=(self.service, theirs), name=f"worker {self.number}")
        self.child.start()
        theirs.close()
        told = await asyncio.get_running_loop().sock_recv(ours, FIRST)
        if not told:
            ours.close()
            return False
        self.measured = told.decode().strip()
        self.door = ours
        return True

    def hand(self, connection: socket.socket) -> None:
        """A worker that is so far behind that nothing fits is not waited for: the connection is closed."""
        assert self.door is not None
        try:
            socket.send_fds(self.door, [b"\0"], [connection.fileno()])
        except OSError as error:
            self.log.warning("worker-takes-nothing", worker=self.number, error=str(error))

    async def ended(self) -> int:
        """Until the process is no more; its status."""
        assert self.child is not None
        loop = asyncio.get_running_loop()
        over = asyncio.Event()
        loop.add_reader(self.child.sentinel, over.set)
        try:
            await over.wait()
        finally:
            loop.remove_reader(self.child.sentinel)
        self.child.join()
        if self.door is not None:
            self.door.close()
            self.door = None
        return self.child.exitcode or 0

    async def stop(self) -> None:
        if self.child is None or self.child.exitcode is not None:
            return
        self.child.terminate()
        try:
            await asyncio.wait_for(self.ended(), GRACE + SOON)
        except TimeoutError:
            self.child.kill()
            await self.ended()


class Front:
    """The process that everybody comes to."""

    def __init__(self, service: Service, sock: socket.socket, number: int) -> None:
        self.service = service
        self.sock = sock
        self.workers = [Worker(service, x) for x in range(number)]
        self.turns = count()
        self.tasks: set[asyncio.Task[Any]] = set()
        self.log = structlog.get_logger("kickdoor")

    async def run(self) -> int:
        stopped = asyncio.Event()
        for kind in (signal.SIGINT, signal.SIGTERM):
            asyncio.get_running_loop().add_signal_handler(kind, stopped.set)
        try:
            if not all(await asyncio.gather(*(worker.start() for worker in self.workers))):
                return complain("a worker could not start")
            self.sock.listen(BACKLOG)
            self.sock.setblocking(False)
            for worker in self.workers:
                self.do(self.keep(worker))
            self.do(self.take())
            announce(self.service, address_of(self.sock), [worker.measured for worker in self.workers])
            await stopped.wait()
            return 0
        finally:
            self.sock.close()
            for task in self.tasks:
                task.cancel()
            await asyncio.gather(*(worker.stop() for worker in self.workers))

    def do(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.create_task(work)
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)

    async def keep(self, worker: Worker) -> None:
        """A worker that ends is started anew; the others take over its tables meanwhile."""
        while True:
            status = await worker.ended()
            self.log.error("worker-ended", worker=worker.number, status=status)
            await asyncio.sleep(AGAIN)
            await worker.start()

    async def take(self) -> None:
        while True:
            try:
                connection, _address = await asyncio.get_running_loop().sock_accept(self.sock)
            except OSError as error:  # who came is gone again, or there are as many as the system has room for
                self.log.warning("not-taken", error=str(error))
                await asyncio.sleep(REST)
                continue
            self.do(self.hand_over(connection))

    async def hand_over(self, connection: socket.socket) -> None:
        with connection:
            found = TABLE.match(await first_bytes(connection))
            worker = self.worker_for(found[1] if found else b"")
            if worker is not None:
                worker.hand(connection)

    def worker_for(self, table: bytes) -> Worker | None:
        """Always the same for a table, as long as it is there; one after the other for all else."""
        there = [worker for worker in self.workers if worker.door is not None]
        if not there:
            return None
        if not table:
            return there[next(self.turns) % len(there)]
        return max(there, key=lambda worker: sha256(b"%d %b" % (worker.number, table)).digest())


async def first_bytes(connection: socket.socket) -> bytes:
    """What a connection says first; it stays unread."""
    loop = asyncio.get_running_loop()
    come = asyncio.Event()
    loop.add_reader(connection, come.set)
    try:
        await asyncio.wait_for(come.wait(), SOON)
        return connection.recv(FIRST, socket.MSG_PEEK)
    except (TimeoutError, OSError):
        return b""
    finally:
        loop.remove_reader(connection)


def serve_with(service: Service, number: int) -> int:
    """Run until told to stop; 1 when it could not start."""
    if not service.database.startswith("postgres"):
        return complain(f"--workers {number} needs PostgreSQL: an SQLite file belongs to one server")
    set_up_logs(service.json_logs)
    take_all_there_is()
    try:
        sock = listening(service.host, service.port)
    except OSError as error:
        return complain(f"{service.host}:{service.port}: {error.strerror}")
    try:
        return asyncio.run(Front(service, sock, number).run())
    finally:
        if service.ready_file is not None:
            service.ready_file.unlink(missing_ok=True)
