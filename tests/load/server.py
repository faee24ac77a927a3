"""The server under load: its process with what the machine and its own metrics tell of it."""

import os
import re
from http.client import HTTPConnection
from pathlib import Path
from typing import NamedTuple, Self

from tests.server.process import Process

TICKS = os.sysconf("SC_CLK_TCK")
PAGE = os.sysconf("SC_PAGESIZE")
SAMPLE = re.compile(r"^([a-z_]+)(?:\{(.*)\})? (\S+)$", re.MULTILINE)
BROKEN = (
    "table-failed", "socket-failed", "request-failed", "bot-failed", "Traceback", "Exception in", "Fatal error",
    "never retrieved", "never awaited",
)  # fmt: skip


class Usage(NamedTuple):
    """Of one process."""

    cpu: float  # seconds, user and system
    rss: int  # bytes
    threads: int


class Server(Process):
    """A server that is watched."""

    def __enter__(self) -> Self:
        try:
            self.start()
        except BaseException:
            self.kill()
            raise
        return self

    def usage(self) -> Usage:
        return usage(self.pid)

    def metrics(self) -> dict[str, float]:
        """Name with its labels, and value."""
        place = HTTPConnection(self.measured.split("/")[2], timeout=20)
        try:
            place.request("GET", "/metrics")
            text = place.getresponse().read().decode()
        finally:
            place.close()
        return {f"{name}{{{labels}}}" if labels else name: float(value) for name, labels, value in SAMPLE.findall(text)}

    def failures(self) -> list[str]:
        """What went wrong inside, by its metrics and its log; nothing, if all is well."""
        counted = [f"{name} {n:g}" for name, n in self.metrics().items() if "kickdoor_failures_total" in name and n]
        return counted + self.broken_lines()

    def broken_lines(self) -> list[str]:
        lines = self.log.read_text(errors="replace").splitlines()
        return [line for line in lines if any(word in line for word in BROKEN)]


def usage(pid: int) -> Usage:
    fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    return Usage((int(fields[11]) + int(fields[12])) / TICKS, int(fields[21]) * PAGE, int(fields[17]))


def sqlite_at(folder: Path) -> str:
    return f"sqlite:///{folder}/kickdoor.db"
