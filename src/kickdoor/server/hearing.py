"""Requests on the wire, uvicorn's way; but whoever begins one has to come to its end, and soon."""

import socket
from asyncio import TimerHandle, Transport
from collections import Counter
from typing import Any, ClassVar, Final

from uvicorn._types import ASGI3Application
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol, RequestResponseCycle

from kickdoor.server.buckets import Gate
from kickdoor.server.framing import UNREAD
from kickdoor.server.guarded import LINES
from kickdoor.server.limits import neighbourhood, seconds

MOST_HEAD: Final = 32 * 1024  # bytes of the address and all headers
SOON: Final = 10.0  # seconds for the head, and again for the body
AT_ONCE: Final = 1.0  # seconds for one that is not wanted
MOST_CONNECTIONS: Final = 200  # of one address
MOST_AHEAD: Final = 16  # requests of one connection that wait for the answer to an earlier one
BAD: Final = b"HTTP/1.1 400 Bad Request"
TOO_SLOW: Final = b"HTTP/1.1 408 Request Timeout", b"the request did not come to its end soon enough (request-seconds)"
TOO_MANY: Final = (
    b"HTTP/1.1 429 Too Many Requests\r\nretry-after: 1",
    b"too many connections from your address (connections-an-address): close some, then come back in 1 s",
)
TOO_FAR_AHEAD: Final = (
    b"HTTP/1.1 429 Too Many Requests\r\nretry-after: 1",
    b"more than %d requests before their answers: wait for one of them, come back in 1 s" % MOST_AHEAD,
)
TOO_LONG: Final = (
    b"HTTP/1.1 431 Request Header Fields Too Large",
    b"the head of the request is longer than %d bytes" % MOST_HEAD,
)


def too_often(rate: float, wait: float) -> tuple[bytes, bytes]:
    """To who comes again and again."""
    after = seconds(wait)
    words = f"too often: at most {rate:g} new connections a second (connection-rate); come back in {after} s"
    return b"HTTP/1.1 429 Too Many Requests\r\nretry-after: %d" % after, words.encode()


class Hearing(HttpToolsProtocol):
    """One connection."""

    soon: float = SOON
    most: int = MOST_CONNECTIONS
    fresh: Gate = Gate(30.0, 300, "connection-rate")  # new ones, by address
    open: ClassVar[Counter[str]] = Counter()  # connections from each address, those of sockets not among them

    def __init__(self, *words: Any, **named: Any) -> None:
        super().__init__(*words, **named)
        self.timer: TimerHandle | None = None
        self.head = 0
        self.address = ""  # under which it is counted
        self.unwanted: tuple[bytes, bytes] | None = None  # what one too many from there is told
        self.answering: RequestResponseCycle | None = None

    def connection_made(self, transport: Transport) -> None:  # type: ignore[override]
        if hasattr(socket, "TCP_USER_TIMEOUT"):
            wire = transport.get_extra_info("socket")
            wire.setsockopt(socket.IPPROTO_TCP, socket.TCP_USER_TIMEOUT, UNREAD)
        super().connection_made(transport)
        self.wait()
        host = self.client[0] if self.client else ""
        if host and host not in self.config.loaded_app.trusted_hosts:  # a proxy brings everybody's
            self.address = neighbourhood(host)
            self.open[self.address] += 1
            wait = self.fresh.wait(self.address, self.loop.time())
            self.unwanted = (
                TOO_MANY if self.open[self.address] > self.most else too_often(self.fresh.rate, wait) if wait else None
            )
            if self.unwanted is not None:
                self.done()
                self.timer = self.loop.call_later(AT_ONCE, self.part, self.unwanted)

    def data_received(self, data: bytes) -> None:
        """One connection too many is told so when it has asked: what is sent while nobody reads might be lost."""
        if self.unwanted is not None:
            self.part(self.unwanted)
        else:
            super().data_received(data)

    def connection_lost(self, exc: Exception | None) -> None:
        self.leave()
        self.done()
        self.forget()
        super().connection_lost(exc)

    def _start_asgi_task(self, cycle: RequestResponseCycle, app: ASGI3Application) -> None:
        self.answering = cycle
        super()._start_asgi_task(cycle, app)

    def forget(self) -> None:
        """Nobody waits for an answer any more: neither to the last request nor to those before it."""
        self.pipeline.clear()
        if self.answering is not None:
            self.answering.disconnected = True
            self.answering.message_event.set()

    def leave(self) -> None:
        """It is counted no more."""
        address, self.address = self.address, ""
        if address:
            self.open[address] -= 1
            if not self.open[address]:
                del self.open[address]

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
            head = b"%b\r\n%bcontent-type: text/plain\r\ncontent-length: %d\r\nconnection: close\r\n\r\n"
            self.transport.write(head % (status, LINES, len(words)) + words)
        self.forget()
        self.transport.close()

    # What the parser finds

    def on_message_begin(self) -> None:
        if len(self.pipeline) >= MOST_AHEAD:  # each is kept until its turn
            self.part(TOO_FAR_AHEAD)
            raise ValueError("too many requests are sent ahead")
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
        self.part((BAD, msg.encode()))

    def handle_websocket_upgrade(self) -> None:
        self.leave()
        self.done()
        super().handle_websocket_upgrade()
