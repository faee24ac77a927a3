"""A process that is talked to in lines: what is written to it never blocks, what it says is waited for so long."""

import os
import shlex
import shutil
import signal
import subprocess
from contextlib import suppress
from queue import Empty, Queue, SimpleQueue
from threading import Thread
from time import monotonic
from typing import Final

LONGEST: Final = 1 << 20  # bytes of a line
UNHEARD: Final = 64  # lines that wait to be read; then the program waits, too
PATIENCE: Final = 2.0  # seconds to end by itself, then once more after it was told to


class ProgramError(Exception):
    """A program that says nothing, or is no more."""


def read_command(text: str) -> list[str]:
    """The words of a command line; ValueError when there is no such program.

    >>> read_command("no-such-program --fast")
    Traceback (most recent call last):
    ...
    ValueError: no such program: no-such-program
    """
    try:
        words = shlex.split(text)
    except ValueError as error:
        raise ValueError(f"{text!r}: {error}") from None
    if not words:
        raise ValueError("name a program")
    if shutil.which(words[0]) is None:
        raise ValueError(f"no such program: {words[0]}")
    return words


class Program:
    """One process, in a group of its own so that all of it can be ended. What it writes to stderr is shown as it is."""

    def __init__(self, command: list[str]) -> None:
        self.command = command
        try:
            self.process = subprocess.Popen(
                command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, start_new_session=os.name == "posix"
            )
        except OSError as error:
            raise ProgramError(f"{command[0]}: {error.strerror}") from None
        self.said: Queue[bytes] = Queue(UNHEARD)  # b"" is its last word
        self.to_say: SimpleQueue[bytes] = SimpleQueue()
        self.listener = Thread(target=self._listen, daemon=True)
        self.listener.start()
        self.speaker = Thread(target=self._speak, daemon=True)
        self.speaker.start()

    def _listen(self) -> None:
        assert self.process.stdout is not None
        with self.process.stdout as lines:
            while line := lines.readline(LONGEST):
                self.said.put(line)
        self.said.put(b"")

    def _speak(self) -> None:
        assert self.process.stdin is not None
        try:
            with self.process.stdin as ears:
                while line := self.to_say.get():
                    ears.write(line)
                    ears.flush()
        except OSError:
            pass  # it does not listen any more: what it says, or that it has ended, tells the rest

    def tell(self, line: bytes) -> None:
        self.to_say.put(line + b"\n")

    def hear(self, until: float) -> bytes:
        """The next line it says before that moment; ProgramError when there is none."""
        left = until - monotonic()
        try:
            line = self.said.get(timeout=left) if left > 0 else None
        except Empty:
            line = None
        if line is None:
            raise ProgramError("it has not answered in time")
        if not line:
            self.said.put(b"")
            try:
                status = self.process.wait(PATIENCE)
            except subprocess.TimeoutExpired:
                raise ProgramError("it has closed its output") from None
            raise ProgramError(f"it has ended, with status {status}")
        return line

    def end(self) -> None:
        """No more questions: it may end by itself, then it is told to, then it is made to."""
        self.to_say.put(b"")
        for kind in (None, signal.SIGTERM, getattr(signal, "SIGKILL", signal.SIGTERM)):
            if kind is not None:
                self._send(kind)
            try:
                self.process.wait(PATIENCE)
                break
            except subprocess.TimeoutExpired:
                continue
        self._send(getattr(signal, "SIGKILL", signal.SIGTERM))  # whatever it has left behind in its group
        self.speaker.join(PATIENCE)
        until = monotonic() + PATIENCE
        while self.listener.is_alive() and monotonic() < until:
            with suppress(Empty):
                self.said.get(timeout=0.05)  # what it has said besides, so that nobody waits to hand it on

    def _send(self, kind: int) -> None:
        try:
            if os.name == "posix":
                os.killpg(self.process.pid, kind)
            else:
                self.process.send_signal(kind)
        except (ProcessLookupError, PermissionError):
            pass  # nobody is left
