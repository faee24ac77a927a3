"""Frames on the wire, uvicorn's way; but a client's nonsense is no fault of ours, and nobody hangs on for ever."""

import socket
from asyncio import BaseTransport
from collections.abc import Callable
from typing import Any, Final

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.http11 import Request
from websockets.protocol import OPEN
from websockets.utils import apply_mask

from kickdoor.server.client import TEXT

UNSENT: Final = 128 * 1024  # bytes the system keeps for somebody who reads slowly; the rest waits where it is counted
UNREAD: Final = 45_000  # milliseconds that something sent may stay unread before the connection is cut
NO_TEXT: Final = 1007
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


def missing(data: bytes, at: int) -> int:
    """How many bytes there are to come of the last frame that begins at this place or later; -1: who knows.

    >>> missing(b"\\x81\\x82\\x01\\x01\\x01\\x01ij", 0), missing(b"\\x81\\x82\\x01\\x01", 0), missing(b"\\x81", 0)
    (0, 4, -1)
    """
    while at < len(data):
        if at + 2 > len(data):
            return -1
        size = data[at + 1] & 127
        start = at + 2 + {126: 2, 127: 8}.get(size, 0)
        if start > len(data):
            return -1
        if size >= 126:
            size = int.from_bytes(data[at + 2 : start], "big")
        at = start + 4 * (data[at + 1] >= MASKED) + size
    return at - len(data)


class Framing(WebSocketsSansIOProtocol):
    """One socket."""

    owed = -1  # bytes that are still to come of the frame that has begun; -1: who knows
    hear: Callable[[bytes], None] | None = None  # who is told of frames as they come
    drained: Callable[[], None] | None = None  # who is told that there is room again

    def connection_made(self, transport: BaseTransport) -> None:
        """Closing waits until everything is read; from somebody who never reads, only the system can part."""
        wire = transport.get_extra_info("socket")
        wire.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, UNSENT)
        if hasattr(socket, "TCP_USER_TIMEOUT"):
            wire.setsockopt(socket.IPPROTO_TCP, socket.TCP_USER_TIMEOUT, UNREAD)
        super().connection_made(transport)

    def handle_connect(self, event: Request) -> None:
        """The application may take the line itself: frames go both ways without a queue and a task between."""
        super().handle_connect(event)
        if self.response.status_code == 101:
            extensions: dict[str, Any] = self.scope["extensions"]
            extensions[LINE] = self

    def data_received(self, data: bytes) -> None:
        """Most of what comes is a short frame of text, whole: it is heard at once. All else goes the long way."""
        if self.owed == 0 and self.hear is not None and not self.close_sent and not self.conn.expect_continuation_frame:
            text = short_text(data)
            if text is not None and text.isascii():
                self.hear(text)
                return
        if not self.handshake_initiated:  # a request is handed over whole, and nothing with it
            self.owed = 0
        elif self.owed >= len(data):
            self.owed -= len(data)
        elif self.owed >= 0:
            self.owed = missing(data, self.owed)
        super().data_received(data)

    def ready(self) -> bool:
        return self.writable.is_set() and not self.disconnected and not self.close_sent and self.conn.state is OPEN

    def write(self, data: bytes) -> None:
        """Whole frames, many of them at once where they are."""
        self.transport.write(data)

    def resume_writing(self) -> None:
        super().resume_writing()
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
