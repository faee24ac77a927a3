"""Before anything else: how often an address may ask and how much of it at once."""

import asyncio
import re
from collections import Counter, deque
from collections.abc import Awaitable, Callable, MutableMapping
from time import monotonic
from typing import Any, Final, TypeAlias

from kickdoor.server import wire
from kickdoor.server.buckets import Gate
from kickdoor.server.desk import Desk
from kickdoor.server.guarded import API, GUARDED, Send, guarded
from kickdoor.server.limits import Limits, address_of, seconds
from kickdoor.server.sockets import deny, talk

Scope: TypeAlias = MutableMapping[str, Any]
Receive: TypeAlias = Callable[[], Awaitable[MutableMapping[str, Any]]]
App: TypeAlias = Callable[[Scope, Receive, Send], Awaitable[None]]

LOOKS: Final = ("/healthz", "/readyz")  # for whoever looks after the server: counted, but with nothing else
LATEST: Final = 5.0  # seconds that a refusal is kept back at most
FILE: Final = 0.1  # a file of the page, beside a question to the API
# What names a server: a name or an address, perhaps with a port. It goes into links and pictures of them.
HOST: Final = re.compile(rb"(?:\[[0-9A-Fa-f:.]{2,45}\]|[A-Za-z0-9._-]{1,253})?(?::([0-9]{1,5}))?")
NO_HOST: Final = "the header Host names no server"
SLASHES: Final = re.compile("//+")
BEARER: Final = b"Bearer "


class Doorman:
    """Stands before the application."""

    def __init__(self, app: App, limits: Limits, desk: Callable[[], Desk]) -> None:
        self.app = app
        self.desk = desk  # for sockets, which go past the application
        self.limits = limits
        self.requests = Gate(limits.request_rate, limits.request_burst, "request-rate")
        self.looks = Gate(limits.request_rate, limits.request_burst, "request-rate")  # after the server
        self.refusals = Gate(limits.request_rate, limits.request_burst)
        self.refused: Counter[str] = Counter()  # who is about to be, by address
        self.lines: dict[str, Line] = {}
        self.sockets: Counter[str] = Counter()
        self.fresh = Gate.of(limits.sockets_a_minute, 60, "sockets-a-minute")

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "http":
            await self.answer(scope, receive, send)
        elif scope["type"] == "websocket":
            await self.converse(scope, receive, send)
        else:
            await self.app(scope, receive, send)

    async def answer(self, scope: Scope, receive: Receive, send: Send) -> None:
        """One request, when it is its turn. A path with more slashes than it needs is the same to all who read it."""
        path = scope["path"] = SLASHES.sub("/", scope["path"])
        send = guarded(send, API if path.startswith("/api/") else GUARDED)
        address = address_of(scope)
        gate = self.looks if path in LOOKS else self.requests
        wait = gate.wait(address, monotonic(), 1 if path.startswith("/api/") else FILE)
        if wait:
            await self.not_at_once(address)
            why = f"too often: at most {self.limits.request_rate:g} requests a second"
            await refuse(send, "request-rate", why, wait)
            return
        if not well_named(scope):
            await deny(send, 400, {"error": NO_HOST}, by="http")
            return
        if path in LOOKS:
            await self.app(scope, receive, send)
            return
        line = self.lines.get(address)
        if line is None:
            line = self.lines[address] = Line(self.limits.requests_at_once)
        if len(line.waiting) >= self.limits.requests_waiting:
            await self.not_at_once(address)
            why = f"too much at once: at most {self.limits.requests_waiting} requests wait"
            await refuse(send, "requests-waiting", why, 1.0)
            return
        try:
            async with line:
                await self.app(scope, receive, send)
        finally:
            if not line.busy:
                self.lines.pop(address, None)

    async def not_at_once(self, address: str) -> None:
        """To refuse costs something, too: whoever does not listen hears it later and later."""
        if self.refused[address] >= self.limits.connections_an_address:  # through a proxy, which should know better
            return
        self.refused[address] += 1
        try:
            await asyncio.sleep(self.refusals.owe(address, monotonic(), 1, LATEST))
        finally:
            self.refused[address] -= 1
            if not self.refused[address]:
                del self.refused[address]

    async def converse(self, scope: Scope, receive: Receive, send: Send) -> None:
        """One socket of so many from one address. Those that another node hands on are counted where they come in."""
        if self.handed_on(scope):
            await talk(self.desk(), scope, receive, guarded(send, API))
            return
        address = address_of(scope)
        wait = self.fresh.wait(address, monotonic())
        if wait:
            await receive()
            await self.not_at_once(address)
            why = f"too often: at most {self.limits.sockets_a_minute} new sockets a minute"
            await refuse(guarded(send, API), "sockets-a-minute", why, wait, "websocket.http")
            return
        if scope["path"] != "/ws":
            await receive()
            await deny(guarded(send, API), 404, {"error": "sockets are at /ws"})
            return
        if self.sockets[address] >= self.limits.sockets_an_address:
            await self.send_away(receive, send)
            return
        self.sockets[address] += 1
        try:
            await talk(self.desk(), scope, receive, guarded(send, API))
        finally:
            self.sockets[address] -= 1
            if not self.sockets[address]:
                del self.sockets[address]

    def handed_on(self, scope: Scope) -> bool:
        """Does another node say so?"""
        word = next((value for name, value in scope["headers"] if name == b"authorization"), BEARER)
        desk = self.desk()
        return desk.tickets.vouches(word[len(BEARER) :].decode("latin-1"), desk.hall.wall())

    async def send_away(self, receive: Receive, send: Send) -> None:
        await receive()
        await send({"type": "websocket.accept"})
        why = "Too many sockets from your address: close some first."
        bye = wire.Bye(wire.CLOSE_BUSY, why, "sockets-an-address")
        await send({"type": "websocket.send", "text": wire.write(bye).decode()})
        await send({"type": "websocket.close", "code": wire.CLOSE_BUSY, "reason": why})


class Line:
    """The requests of one address: some are being answered, the others wait, first come, first served."""

    def __init__(self, most: int) -> None:
        self.free = most
        self.most = most
        self.waiting: deque[asyncio.Future[None]] = deque()

    @property
    def busy(self) -> bool:
        return self.free < self.most

    async def __aenter__(self) -> None:
        if self.free:
            self.free -= 1
            return
        turn: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.waiting.append(turn)
        try:
            await turn
        except asyncio.CancelledError:
            if turn.done() and not turn.cancelled():
                self.leave()
            else:
                self.waiting.remove(turn)
            raise

    async def __aexit__(self, *_: object) -> None:
        self.leave()

    def leave(self) -> None:
        while self.waiting:
            turn = self.waiting.popleft()
            if not turn.done():
                turn.set_result(None)
                return
        self.free += 1


def well_named(scope: Scope) -> bool:
    """Is what the client calls this server a name, as far as it calls it anything?

    >>> hosts = b"doors.example:443", b"[::1]:8000", b"doors.example:99999", b"two words"
    >>> [well_named({"headers": [(b"host", host)]}) for host in hosts]
    [True, True, False, False]
    """
    for name, value in scope["headers"]:
        if name == b"host":
            found = HOST.fullmatch(value)
            if found is None or int(found[1] or 0) >= 1 << 16:
                return False
    return True


async def refuse(send: Send, limit: str, why: str, wait: float, by: str = "http") -> None:
    """429: which limit it was, and when to come back."""
    after = seconds(wait)
    told = {"error": f"{why}; come back in {after} s", "limit": limit, "after": after}
    await deny(send, 429, told, [(b"retry-after", b"%d" % after)], by)
