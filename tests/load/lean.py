"""The client's end of a WebSocket, as lean as Python allows: what is measured is the server, not this."""

import asyncio
from base64 import b64encode
from collections.abc import Callable
from typing import cast
from urllib.parse import urlsplit

TEXT, CLOSE, PING, PONG = 1, 8, 9, 10
GONE = 1006  # the code of a socket that closed without a word
PATIENCE = 60.0  # seconds for anything that must come


class Lean(asyncio.Protocol):
    """Hands whole messages on as bytes, and the code with which it was closed, once."""

    def __init__(self, heard: Callable[[bytes], None], closed: Callable[[int], None]) -> None:
        self.heard = heard
        self.closed = closed
        self.rest = b""
        self.code = GONE
        self.transport: asyncio.Transport | None = None
        self.open: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.end: asyncio.Future[int] = asyncio.get_running_loop().create_future()

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self.transport = cast(asyncio.Transport, transport)  # uvloop's is one by its methods

    def connection_lost(self, error: Exception | None) -> None:
        if not self.open.done():
            self.open.set_exception(ConnectionError("closed before it was open"))
        self.end.set_result(self.code)
        self.closed(self.code)

    def data_received(self, data: bytes) -> None:
        if self.rest:
            data = self.rest + data
        at = 0 if self.open.done() else self.shake(data)
        end = len(data)
        while end - at >= 2:
            size, start = data[at + 1], at + 2
            if size >= 126:
                start += 2 if size == 126 else 8
                if end < start:
                    break
                size = int.from_bytes(data[at + 2 : start], "big")
            if end < start + size:
                break
            self.frame(data[at] & 15, data[start : start + size])
            at = start + size
        self.rest = data[at:]

    def shake(self, data: bytes) -> int:
        """The answer to the handshake; where the first frame begins."""
        head, mark, _rest = data.partition(b"\r\n\r\n")
        if not mark:
            return 0
        if b" 101 " in head.partition(b"\r\n")[0]:
            self.open.set_result(None)
        else:
            self.open.set_exception(ConnectionError(head.partition(b"\r\n")[0].decode("latin-1")))
            self.drop()
        return len(head) + 4

    def frame(self, kind: int, data: bytes) -> None:
        if kind == TEXT:
            self.heard(data)
        elif kind == PING:
            self.write(PONG, data)
        elif kind == CLOSE:
            self.code = int.from_bytes(data[:2], "big") or 1005
            self.write(CLOSE, data[:2])

    def send(self, message: bytes) -> None:
        self.write(TEXT, message)

    def write(self, kind: int, data: bytes) -> None:
        """A frame is masked, as it must be, with a mask of zeros, which changes nothing."""
        if self.transport is not None and not self.transport.is_closing():
            self.transport.write(framed(kind, data))

    def close(self) -> None:
        """Say goodbye; the server closes."""
        self.write(CLOSE, b"\x03\xe8")

    def drop(self) -> None:
        """Without a word."""
        if self.transport is not None:
            self.transport.abort()


def framed(kind: int, data: bytes, fin: int = 0x80) -> bytes:
    """One frame of a client."""
    size = len(data)
    if size < 126:
        head = bytes((fin | kind, 0x80 | size))
    elif size < 65536:
        head = bytes((fin | kind, 0x80 | 126)) + size.to_bytes(2, "big")
    else:
        head = bytes((fin | kind, 0x80 | 127)) + size.to_bytes(8, "big")
    return head + b"\0\0\0\0" + data


def handshake(address: str, origin: str = "", table: str = "") -> bytes:
    place = urlsplit(address)
    path = f"/ws?table={table}" if table else "/ws"
    said = f"X-Forwarded-For: {origin}\r\n" if origin else ""
    return (
        f"GET {path} HTTP/1.1\r\nHost: {place.netloc}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n{said}"
        f"Sec-WebSocket-Key: {b64encode(b'sixteen bytes it').decode()}\r\nSec-WebSocket-Version: 13\r\n\r\n"
    ).encode()


def nobody(_code: int) -> None:
    """Does not care that a socket is closed."""


async def dial(
    address: str,
    heard: Callable[[bytes], None],
    closed: Callable[[int], None] = nobody,
    origin: str = "",
    table: str = "",
) -> Lean:
    """A socket to the server, open."""
    place = urlsplit(address)
    loop = asyncio.get_running_loop()
    _transport, lean = await asyncio.wait_for(
        loop.create_connection(lambda: Lean(heard, closed), place.hostname or "", place.port or 80), PATIENCE
    )
    assert lean.transport is not None
    lean.transport.write(handshake(address, origin, table))
    await asyncio.wait_for(lean.open, PATIENCE)
    return lean
