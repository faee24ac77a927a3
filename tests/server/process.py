"""A real `kickdoor serve`, started, stopped, frozen and killed by its own process id."""

import asyncio
import os
import signal
import subprocess
import sys
import time
from pathlib import Path
from types import TracebackType

KICKDOOR = str(Path(sys.executable).with_name("kickdoor"))
STARTING = 90.0  # seconds
ENDING = 60.0
ROOMY = (
    "frame-rate=1000000", "frame-burst=1000000", "guests-a-minute=1000000", "tables-an-hour=1000000",
    "tickets-a-minute=1000000", "codes-a-minute=1000000", "sockets-a-player=1000", "guests-an-hour=1000000",
    "tables-here-an-hour=1000000", "request-rate=1000000", "request-burst=1000000", "requests-at-once=1000",
    "requests-waiting=100000", "sockets-an-address=100000", "sockets-a-minute=1000000", "address-frame-rate=1000000",
    "address-frame-burst=1000000", "change-rate=1000000", "change-burst=1000000", "heavy-a-minute=1000000",
    "frames-a-minute=1000000", "deed-rate=1000000", "deed-burst=1000000", "least-pace=0",
    "deeds-a-day=1000000000", "counts-a-day=1000000000", "table-rows=1000000000", "again-a-minute=1000000",
    "bot-rate=1000000", "bot-burst=1000000", "connection-rate=1000000", "connection-burst=1000000",
    "public-an-hour=1000000",
)  # fmt: skip


async def background(*words: str) -> asyncio.subprocess.Process:
    """Another process, to be waited for; what it prints can be read."""
    return await asyncio.create_subprocess_exec(*words, stdout=asyncio.subprocess.PIPE)


class Process:
    """A server on a database; its output goes to a file in its folder."""

    def __init__(
        self, folder: Path, database: str, *words: str, port: int = 0, name: str = "server", roomy: bool = True
    ) -> None:
        self.folder = folder
        self.database = database
        self.ready = folder / f"{name}.ready"
        self.log = folder / f"{name}.log"
        limits = [word for limit in (ROOMY if roomy else ()) for word in ("--limit", limit)]
        self.words = [
            KICKDOOR, "serve", "--port", str(port), "--database", database,
            "--ready-file", str(self.ready), "--metrics", "127.0.0.1:0", *limits, *words,
        ]  # fmt: skip
        self.child: subprocess.Popen[bytes] | None = None

    def start(self) -> "Process":
        self.ready.unlink(missing_ok=True)
        with self.log.open("ab") as log:
            self.child = subprocess.Popen(self.words, stdout=log, stderr=log, cwd=self.folder)
        end = time.monotonic() + STARTING
        while not self.ready.exists():
            running = self.child.poll() is None
            assert running, f"the server does not start: {self.log.read_text()}"
            assert time.monotonic() < end, "the server takes too long to start"
            time.sleep(0.01)
        return self

    @property
    def address(self) -> str:
        return self.ready.read_text().split()[0]

    @property
    def measured(self) -> str:
        """Where its metrics are."""
        return self.ready.read_text().split()[1]

    @property
    def pid(self) -> int:
        assert self.child is not None
        return self.child.pid

    def admin(self, *words: str) -> str:
        """`kickdoor admin` on its database; what it prints."""
        told = subprocess.run(
            [KICKDOOR, "admin", "--database", self.database, *words],
            capture_output=True,
            text=True,
            timeout=ENDING,
        )
        assert told.returncode == 0, told.stderr
        return told.stdout

    def stop(self) -> int:
        """Told to stop; what it says at the end."""
        assert self.child is not None
        self.child.send_signal(signal.SIGTERM)
        return self.child.wait(ENDING)

    def kill(self) -> None:
        if self.child is not None and self.child.poll() is None:
            self.child.kill()
            self.child.wait(ENDING)

    def freeze(self) -> None:
        os.kill(self.pid, signal.SIGSTOP)

    def thaw(self) -> None:
        os.kill(self.pid, signal.SIGCONT)

    def __enter__(self) -> "Process":
        return self.start()

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.kill()
