"""Requests on the wire, uvicorn's way; but whoever begins one has to come to its end, and soon."""

import socket
from asyncio import TimerHandle, Transport
from typing import Any, Final

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol

from kickdoor.server.framing import UNREAD

MOST_HEAD: Final = 32 * 1024  # bytes of the address and all headers
SOON: Final = 10.0  # seconds for the head, and again for the body
TOO_SLOW: Final = b"HTTP/1.1 408 Request Timeout", b"the request did not come to its end soon enough (request-seconds)"
TOO_LONG: Final = (
    b"HTTP/1.1 431 Request Header Fields Too Large",
    b"the head of the request is longer than %d bytes" % MOST_HEAD,
)


class Hearing(HttpToolsProtocol):
    """One connection."""

    soon: float = SOON

    def __init__(self, *words: Any, **named: Any) -> None:
        super().__init__(*words, **named)
        self.timer: TimerHandle | None = None
        self.head = 0

    def connection_made(self, transport: Transport) -> None:  # type: ignore[override]
        if hasattr(socket, "TCP_USER_TIMEOUT"):
            wire = transport.get_extra_info("socket")
            wire.setsockopt(socket.IPPROTO_TCP, socket.TCP_USER_TIMEOUT, UNREAD)
        super().connection_made(transport)
        self.wait()

    def connection_lost(self, exc: Exception | None) -> None:
        self.done()
        super().connection_lost(exc)

    def wait(self) -> None:
        """Something is to come, and not at any time."""
        self.done()
        self.timer = self.loop.call_later(self.soon, self.part, TOO_SLOW)

    def done(self) -> None:
        if self.timer is not None:
            self.timer.cancel()
            self.timer = None

    def part(self, why: tuple[bytes, bytes]) -> None:
        """The connection is closed, with a word where one can still be said."""
        if self.transport.is_closing():
            return
        if self.cycle is None or self.cycle.response_complete or not self.cycle.response_started:
            status, words = why
            head = b"%s\r\ncontent-type: text/plain\r\ncontent-length: %d\r\nconnection: close\r\n\r\n"
            self.transport.write(head % (status, len(words)) + words)
        self.transport.close()

    # What the parser finds

    def on_message_begin(self) -> None:
        self.head = 0
        self.wait()
        super().on_message_begin()

    def on_url(self, url: bytes) -> None:
        self.count(len(url))
        super().on_url(url)

    def on_header(self, name: bytes, value: bytes) -> None:
        self.count(len(name) + len(value))
        super().on_header(name, value)

    def count(self, size: int) -> None:
        self.head += size
        if self.head > MOST_HEAD:
            self.part(TOO_LONG)
            raise ValueError("the head of a request is too long")

    def on_headers_complete(self) -> None:
        self.wait()
        super().on_headers_complete()

    def on_message_complete(self) -> None:
        self.done()
        super().on_message_complete()

    def send_400_response(self, msg: str) -> None:
        if not self.transport.is_closing():
            super().send_400_response(msg)

    def handle_websocket_upgrade(self) -> None:
        self.done()
        super().handle_websocket_upgrade()
