"""What comes in by a socket: frames become letters to the table, or are refused on the spot."""

import asyncio
from collections import deque
from typing import Final, Protocol

import msgspec

from kickdoor.server import wire
from kickdoor.server.client import Client
from kickdoor.server.desk import Desk
from kickdoor.server.letters import Sent
from kickdoor.server.refusal import Refusal
from kickdoor.server.table import Table

LATER: Final = 5.0  # seconds that a frame waits at most while its address sends too much
TOLD: Final = 8  # sockets at a table for the price of one frame: all of them are told of what it does
KIB: Final = 1024
DEEDS: Final[frozenset[type]] = frozenset((
    wire.Say, wire.Change, wire.Sit, wire.Look, wire.Rise, wire.Ready, wire.SetSeat, wire.Leave, wire.PassHost,
    wire.Vote, wire.Undo, wire.Agree, wire.Silence, wire.Dismiss, wire.Report, wire.Start, wire.Rematch, wire.Lead,
))  # fmt: skip


class Source(Protocol):
    """Where the frames come from."""

    def pause(self) -> None:
        """No more for now."""

    def resume(self) -> None:
        """Go on."""


class Ear:
    """Listens to one socket at a table."""

    def __init__(self, desk: Desk, client: Client, table: Table, source: Source) -> None:
        self.desk = desk
        self.client = client
        self.table = table
        self.source = source
        limits = desk.limits
        self.frames, self.chat, self.changes = limits.frames(), limits.chat(), limits.changes()
        self.loop = asyncio.get_running_loop()
        self.often = desk.metrics.frames.often
        self.most = limits.frame_bytes
        self.late: deque[bytes] | None = None  # frames that wait, while there is too much from their address

    def hear(self, data: bytes) -> None:
        """One frame, as it comes."""
        if self.client.closing is not None:
            return
        if self.late is not None:
            self.late.append(data)
            return
        now = self.loop.time()
        if not self.frames.take(now):
            self.often["too-fast"] += 1
            self.client.close(wire.CLOSE_POLICY, "Too many messages.", "frame-rate")
            return
        wait = self.desk.frames.owe(self.client.address, now, 1 + len(self.table.clients) // TOLD, LATER)
        if wait:  # not this client's fault alone: it is served, a little later
            self.late = deque((data,))
            self.source.pause()
            self.loop.call_later(wait, self.go_on)
            return
        self.attend(data, now)

    def go_on(self) -> None:
        """With what had to wait."""
        late, self.late = self.late or deque(), None
        self.attend(late.popleft(), self.loop.time())
        for data in late:
            self.hear(data)
        if not self.waiting():
            self.source.resume()

    def waiting(self) -> bool:
        """Asked as a question of its own: to a compiler that has just seen it set, it is None for good."""
        return self.late is not None

    def attend(self, data: bytes, now: float) -> None:
        """An error here is ours: the socket is closed, and nothing else is harmed."""
        try:
            self.put(data, now)
        except Exception:
            self.desk.metrics.failures.labels("socket").inc()
            self.desk.hall.log.exception("socket-failed")
            self.client.close(1011, "Something went wrong here.")

    def put(self, data: bytes, now: float) -> None:
        """Into the mailbox of the table."""
        try:
            message = read(data, self.most)
            kind = type(message)  # messages have no kinds of kinds: asking for just this one is quickest
            if kind is wire.Hello:
                raise Refusal("bad", "Hello was said already.")
            if kind is wire.Say:
                slow_down("One line after the other.", "chat-rate", self.chat.wait(now))
            elif kind is wire.Hint:
                wait = self.desk.hints.wait(self.client.player, now)
                slow_down("Think for yourself for a while.", "hint-rate", wait)
            elif kind is wire.Change:
                slow_down("One change after the other.", "change-rate", self.changes.wait(now))
            if kind in DEEDS:  # a row each: an address has so many of them
                for gate in (self.desk.deeds, self.desk.deeds_long):
                    wait = gate.wait(self.client.address, now, min(1 + len(data) // KIB, gate.burst))
                    slow_down("One after the other.", gate.name, wait)
        except Refusal as refusal:
            self.often["bad"] += 1
            self.client.refuse(refused_id(data), refusal)
            return
        self.often["good"] += 1
        if not self.table.put(Sent(self.client, message)):
            self.client.refuse(getattr(message, "id", ""), Refusal("busy", "The table is busy. Try again."))


def slow_down(why: str, limit: str, wait: float) -> None:
    """Refused, if there is something to wait for."""
    if wait:
        raise Refusal("slow-down", why, limit=limit, after=wait)


def read(text: str | bytes, most: int) -> wire.Incoming:
    """A frame as a message; anything else is refused here."""
    if len(text) > most:
        raise Refusal("bad", f"A frame has at most {most} bytes.", limit="frame-bytes")
    try:
        message: wire.Incoming = wire.read(text)
        return message
    except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
        raise Refusal("bad", str(error)) from None


class Named(msgspec.Struct):
    id: str = ""


def refused_id(text: str | bytes) -> str:
    """The client's id of a message that could not be read otherwise, where there is one."""
    try:
        return msgspec.json.decode(text, type=Named).id[:40]
    except (msgspec.DecodeError, UnicodeError, RecursionError):
        return ""
