"""Frames on the wire, uvicorn's way; but a client's nonsense is no fault of ours, and nobody hangs on for ever."""

import socket
from asyncio import BaseTransport
from collections.abc import Callable
from struct import pack
from typing import Any, Final

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.http11 import Request
from websockets.protocol import OPEN

UNSENT: Final = 128 * 1024  # bytes the system keeps for somebody who reads slowly; the rest waits where it is counted
UNREAD: Final = 45_000  # milliseconds that something sent may stay unread before the connection is cut
NO_TEXT: Final = 1007
LINE: Final = "kickdoor.line"  # under which the application finds it
TEXT: Final = 0x81  # the first byte of a frame of text that is whole


def head(size: int) -> bytes:
    """Of a whole frame of text, as a server sends it.

    >>> head(5), head(300)
    (b'\\x81\\x05', b'\\x81~\\x01,')
    """
    if size < 126:
        return bytes((TEXT, size))
    return pack("!BBH", TEXT, 126, size) if size < 1 << 16 else pack("!BBQ", TEXT, 127, size)


class Framing(WebSocketsSansIOProtocol):
    """One socket."""

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

    def ready(self) -> bool:
        return self.writable.is_set() and not self.disconnected and not self.close_sent and self.conn.state is OPEN

    def write(self, frames: list[bytes]) -> None:
        """Many frames of text at once are one write."""
        self.transport.write(b"".join([part for data in frames for part in (head(len(data)), data)]))

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
