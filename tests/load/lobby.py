"""The lobby as many players use it at once: few connections for all, and the cookie of whoever asks."""

import asyncio
from collections.abc import Callable
from types import TracebackType
from typing import Any
from urllib.parse import urlsplit

import msgspec

from tests.load.lean import PATIENCE, Lean, dial, nobody

AT_ONCE = 32  # connections

Wire = tuple[asyncio.StreamReader, asyncio.StreamWriter]


class Denied(Exception):
    """The server answered, but not as it was hoped."""

    def __init__(self, status: int, body: bytes) -> None:
        super().__init__(f"{status} {body[:200].decode(errors='replace')}")
        self.status = status


class Lobby:
    """Guests, tables and tickets. OSError when the server cannot be reached, Denied when it says no."""

    def __init__(self, address: str, origin: str = "") -> None:
        self.address = address
        self.origin = origin  # the address all of them come from, as a proxy would say it
        place = urlsplit(address)
        self.host, self.port, self.netloc = place.hostname, place.port, place.netloc
        self.gate = asyncio.Semaphore(AT_ONCE)
        self.idle: list[Wire] = []
        self.leans: set[Lean] = set()
        self.closed = False  # nobody asks for anything more

    async def __aenter__(self) -> "Lobby":
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        """Whoever is still here is gone now."""
        for _reader, writer in self.idle:
            writer.close()
        for lean in self.leans:
            lean.drop()
        await asyncio.sleep(0)

    async def guest(self, name: str, origin: str = "") -> str:
        """Somebody new; the cookie."""
        head, _body = await self.ask("POST", "/api/guest", "", {"name": name}, origin)
        return header(head, b"set-cookie").partition(b";")[0].decode()

    async def table(
        self, cookie: str, settings: dict[str, object], bots: list[str] | None = None, origin: str = ""
    ) -> str:
        return str((await self.post("/api/tables", cookie, {"settings": settings, "bots": bots or []}, origin))["id"])

    async def ticket(self, cookie: str, table: str) -> str:
        return str((await self.post(f"/api/tables/{table}/ticket", cookie))["ticket"])

    async def dial(
        self, heard: Callable[[bytes], None], closed: Callable[[int], None] = nobody, table: str = ""
    ) -> Lean:
        """A socket to the server, open; with the table in its address, where one is named."""
        lean = await dial(self.address, heard, closed, self.origin, table)
        self.leans.add(lean)
        lean.end.add_done_callback(lambda _end: self.leans.discard(lean))
        return lean

    async def post(self, path: str, cookie: str, data: object = None, origin: str = "") -> dict[str, Any]:
        _head, body = await self.ask("POST", path, cookie, data, origin)
        told: dict[str, Any] = msgspec.json.decode(body)
        return told

    async def ask(
        self, method: str, path: str, cookie: str = "", data: object = None, origin: str = ""
    ) -> tuple[bytes, bytes]:
        """One request; the head of the answer, and its body."""
        sent = b"" if data is None else msgspec.json.encode(data)
        lines = [f"{method} {path} HTTP/1.1", f"host: {self.netloc}", f"content-length: {len(sent)}"]
        lines += [f"x-forwarded-for: {origin or self.origin}"] * bool(origin or self.origin)
        lines += [f"cookie: {cookie}"] * bool(cookie) + ["content-type: application/json"] * bool(sent)
        request = "\r\n".join((*lines, "", "")).encode() + sent
        async with self.gate:
            return await asyncio.wait_for(self.exchange(request), PATIENCE)

    async def exchange(self, request: bytes) -> tuple[bytes, bytes]:
        while self.idle:
            try:
                return await self.answer(self.idle.pop(), request)
            except ConnectionError:
                continue  # the server has closed what was idle for long
        return await self.answer(await asyncio.open_connection(self.host, self.port), request)

    async def answer(self, wire: Wire, request: bytes) -> tuple[bytes, bytes]:
        reader, writer = wire
        kept = False
        try:
            writer.write(request)
            head = await reader.readuntil(b"\r\n\r\n")
            body = await reader.readexactly(int(header(head, b"content-length") or 0))
            kept = header(head, b"connection") != b"close"
        except EOFError:
            raise ConnectionError("the server has closed the connection") from None
        finally:
            if kept:
                self.idle.append(wire)
            else:
                writer.close()
        status = int(head.split(b" ", 2)[1])
        if status >= 400:
            raise Denied(status, body)
        return head, body


def header(head: bytes, name: bytes) -> bytes:
    """The value of the first header of that name, or nothing."""
    start = head.lower().find(b"\r\n" + name + b": ")
    return b"" if start < 0 else head[start + len(name) + 4 :].partition(b"\r\n")[0]
