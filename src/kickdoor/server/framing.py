"""Frames on the wire, uvicorn's way; but a client's nonsense is no fault of ours, and nobody hangs on for ever."""

import socket
from asyncio import BaseTransport
from collections.abc import Callable
from typing import Any, Final

from uvicorn._types import ASGISendEvent
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.http11 import Request

from kickdoor.server import wire
from kickdoor.server.buckets import Bucket
from kickdoor.server.client import TEXT, framed
from kickdoor.server.guarded import LINES

try:
    from websockets.speedups import apply_mask
except ImportError:  # where no compiler was: interpreted, it takes thirty times as long
    from websockets.utils import apply_mask

UNSENT: Final = 128 * 1024  # bytes the system keeps for somebody who reads slowly; the rest waits where it is counted
UNREAD: Final = 45_000  # milliseconds that something sent may stay unread before the connection is cut
NO_TEXT: Final = 1007
TOO_FAST: Final = "Too many messages."
OF_LIMITS: Final[dict[int, str]] = {wire.CLOSE_POLICY: "frame-rate", wire.CLOSE_TOO_BIG: "frame-bytes"}
NO_SOCKET: Final = b"this is no request for a WebSocket"
LINE: Final = "kickdoor.line"  # under which the application finds it
MASKED: Final = 0x80  # in the second byte
SHORT_HEAD: Final = 6  # bytes, with the mask, where no more than 125 follow


def short_text(data: bytes) -> bytes | None:
    """What a client says, if this is one whole short frame of text and nothing else.

    >>> short_text(b"\\x81\\x82\\x01\\x01\\x01\\x01ij"), short_text(b"\\x89\\x80\\x01\\x01\\x01\\x01")
    (b'hk', None)
    """
    size = len(data) - SHORT_HEAD
    if not 0 <= size < 126 or data[0] != TEXT or data[1] != MASKED + size:
        return None
    return apply_mask(data[SHORT_HEAD:], data[2:SHORT_HEAD])


class Count:
    """How many frames have begun, of all kinds: pings and pieces of messages too. Nothing is read but their heads."""

    __slots__ = ("owed", "head")

    def __init__(self) -> None:
        self.owed = 0  # bytes that are still to come of the frame that has begun
        self.head = b""  # the beginning of one that is not all there

    def between(self) -> bool:
        """Is every frame there as a whole?"""
        return self.owed == 0 and not self.head

    def begun(self, data: bytes, most: int) -> int:
        """How many of them begin here; one more than `most` is enough to know.

        >>> count = Count()
        >>> count.begun(b"\\x81\\x82\\x01\\x01\\x01\\x01ij" * 3 + b"\\x89", 9)
        3
        >>> count.begun(b"\\x80\\x01", 9), count.owed
        (1, 3)
        """
        data = self.head + data
        at, size, n = self.owed, len(data), 0
        self.head = b""
        while at < size and n <= most:
            length = data[at + 1] & 127 if at + 1 < size else 0
            start = at + 2 + (2 if length == 126 else 8 if length == 127 else 0)
            if start > size:
                self.head = data[at:]
                at = size
                break
            masked = data[at + 1] >= MASKED
            if length >= 126:
                length = int.from_bytes(data[at + 2 : start], "big")
            at = start + (4 if masked else 0) + length
            n += 1
        self.owed = at - size if at > size else 0
        return n


class Framing(WebSocketsSansIOProtocol):
    """One socket."""

    rate: float = 40.0  # frames of all kinds, a second
    burst: int = 120  # and at once
    count: Count | None = None  # from the first frame on
    bucket: Bucket | None = None
    hear: Callable[[bytes], None] | None = None  # who is told of frames as they come
    drained: Callable[[], None] | None = None  # who is told that there is room again
    roomy = True  # the system takes more

    def connection_made(self, transport: BaseTransport) -> None:
        """Closing waits until everything is read; from somebody who never reads, only the system can part."""
        line = transport.get_extra_info("socket")
        line.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, UNSENT)
        if hasattr(socket, "TCP_USER_TIMEOUT"):
            line.setsockopt(socket.IPPROTO_TCP, socket.TCP_USER_TIMEOUT, UNREAD)
        super().connection_made(transport)

    def handle_connect(self, event: Request) -> None:
        """The application may take the line itself: frames go both ways without a queue and a task between."""
        super().handle_connect(event)
        if self.response.status_code == 101:
            extensions: dict[str, Any] = self.scope["extensions"]
            extensions[LINE] = self

    def data_received(self, data: bytes) -> None:
        """Most of what comes is a short frame of text, whole: it is heard at once. All else goes the long way."""
        count = self.count
        if count is None:  # a request is handed over whole, and nothing with it
            self.count, self.bucket = Count(), Bucket(self.rate, self.burst)
            super().data_received(data)
            if not self.handshake_initiated:
                self.turn_away()
            return
        if self.hear is not None and not self.close_sent and not self.conn.expect_continuation_frame:
            text = short_text(data) if count.between() else None
            if text is not None and text.isascii():
                self.hear(text)
                return
        if self.few(count.begun(data, self.burst)):
            super().data_received(data)

    async def send(self, message: ASGISendEvent) -> None:
        """Who is told by HTTP that there is no socket has had an answer: that is no fault for the log."""
        await super().send(message)
        if message["type"] == "websocket.http.response.body":
            self.handshake_complete = True

    def turn_away(self) -> None:
        """What asks for a socket in another way than one does (by POST, with a body) is waited for by nobody."""
        head = b"content-type: text/plain\r\ncontent-length: %d\r\nconnection: close\r\n\r\n" % len(NO_SOCKET)
        self.transport.write(b"HTTP/1.1 400 Bad Request\r\n" + LINES + head + NO_SOCKET)
        self.transport.close()

    def few(self, frames: int) -> bool:
        """Are these no more than anybody needs? To read a frame takes longer than to send one, and a ping is one, too:
        whoever sends too many is parted from before they are read."""
        if self.bucket is not None and self.bucket.take(self.loop.time(), frames):
            return True
        if self.handshake_complete and not self.close_sent:
            self.conn.fail(wire.CLOSE_POLICY, TOO_FAST)
            self.handle_parser_exception()
        else:
            self.transport.abort()
        return False

    def handle_parser_exception(self) -> None:
        """What is no frame, or too much of them, ends the socket: the last word tells why, and of which limit."""
        close = self.conn.close_sent
        if self.handshake_complete and not self.close_sent and close is not None:
            bye = wire.Bye(close.code, close.reason, OF_LIMITS.get(close.code, ""))
            self.transport.write(framed(wire.write(bye)))
        super().handle_parser_exception()

    def ready(self) -> bool:
        return self.roomy and not self.disconnected and not self.close_sent and not self.transport.is_closing()

    def write(self, data: bytes) -> None:
        """Whole frames, many of them at once where they are."""
        self.transport.write(data)

    def pause_writing(self) -> None:
        super().pause_writing()
        self.roomy = False

    def resume_writing(self) -> None:
        super().resume_writing()
        self.roomy = True
        if self.drained is not None:
            self.drained()

    def pause(self) -> None:
        if not self.transport.is_closing():
            self.transport.pause_reading()

    def resume(self) -> None:
        if not self.transport.is_closing():
            self.transport.resume_reading()

    def send_receive_event_to_app(self) -> None:
        """Text must be UTF-8, in whatever state of closing it comes."""
        if self.curr_msg_data_type == "text":
            try:
                b"".join(self.frames).decode()
            except UnicodeDecodeError:
                self.frames = []
                self.conn.fail(NO_TEXT, "not UTF-8")
                self.handle_parser_exception()
                return
        if self.hear is None or self.close_sent:
            super().send_receive_event_to_app()
            return
        frames, self.frames = self.frames, []
        self.hear(b"".join(frames))
