"""One WebSocket, from the ticket in its first frame to the last word."""

import asyncio
from collections.abc import Awaitable, Callable, MutableMapping, Sequence
from typing import Any, TypeAlias

import msgspec
from websockets.asyncio.client import ClientConnection

from kickdoor.server import wire
from kickdoor.server.client import Client, framed
from kickdoor.server.desk import Desk, TooMany
from kickdoor.server.ear import Ear, read
from kickdoor.server.framing import LINE, Framing
from kickdoor.server.identity import allowed_origin
from kickdoor.server.letters import Came, Went
from kickdoor.server.limits import address_of
from kickdoor.server.pipe import Moved, NoPipe, open_pipe, pump
from kickdoor.server.refusal import Refusal, sentence
from kickdoor.server.store import Owner, StoreDown
from kickdoor.server.table import Table
from kickdoor.words import UnknownLanguage, languages

Message: TypeAlias = MutableMapping[str, Any]
Receive: TypeAlias = Callable[[], Awaitable[Message]]
Send: TypeAlias = Callable[[Message], Awaitable[None]]

TRIES = 20  # to find a table while its node is silent
BETWEEN = 0.4  # seconds
REASON = 123  # bytes that a frame of closing has for its sentence


class Gone(Exception):
    """The socket is to be closed."""

    def __init__(self, code: int, why: str, limit: str = "") -> None:
        super().__init__(why)
        self.code = code
        self.why = why
        self.limit = limit


async def talk(desk: Desk, scope: MutableMapping[str, Any], receive: Receive, send: Send) -> None:
    """The ASGI application of `/ws`."""
    if (await receive())["type"] != "websocket.connect":
        return
    headers = {name.decode("latin-1").lower(): value.decode("latin-1") for name, value in scope["headers"]}
    if not allowed_origin(headers.get("origin"), headers.get("host", ""), desk.origins):
        await deny(send, 403, {"error": "not from this page"})
        return
    await send({"type": "websocket.accept"})
    desk.metrics.sockets.inc()
    code = 1000
    try:
        client, id = await hello(desk, receive, address_of(scope))
        try:
            place = await find(desk, client, id)
            if isinstance(place, Table):
                code = await sit_down(desk, client, place, scope["extensions"][LINE], receive, send)
            else:
                await sit_far(desk, place, id, scope["extensions"][LINE], receive)
        finally:
            desk.leave(client)
    except Gone as gone:
        code = gone.code
        await say_goodbye(send, wire.Bye(gone.code, gone.why, gone.limit))
    except StoreDown as error:
        desk.hall.log.error("store-down", error=str(error))
        code = wire.CLOSE_RESTART
        await say_goodbye(send, wire.Bye(code, "The server cannot keep anything now: come back in a moment."))
    except Exception:
        desk.metrics.failures.labels("socket").inc()
        desk.hall.log.exception("socket-failed")
        code = 1011
        await say_goodbye(send, wire.Bye(1011, "Something went wrong here."))
    finally:
        desk.metrics.sockets.dec()
        desk.metrics.closed.labels(str(code)).inc()


async def deny(
    send: Send,
    status: int,
    told: dict[str, object],
    more: Sequence[tuple[bytes, bytes]] = (),
    by: str = "websocket.http",
) -> None:
    """What will be no socket, or is not answered otherwise, is told so by HTTP, in a sentence."""
    body = msgspec.json.encode(told)
    headers = [(b"content-type", b"application/json"), (b"content-length", b"%d" % len(body)), *more]
    await send({"type": f"{by}.response.start", "status": status, "headers": headers})
    await send({"type": f"{by}.response.body", "body": body})


async def hello(desk: Desk, receive: Receive, address: str) -> tuple[Client, str]:
    """The first frame: who is it, and which table?"""
    try:
        message = read(await asyncio.wait_for(frame(receive), desk.limits.hello_seconds), desk.limits.frame_bytes)
    except TimeoutError:
        raise Gone(wire.CLOSE_TICKET, "The first frame did not come.", "hello-seconds") from None
    except Refusal as refusal:
        raise Gone(wire.CLOSE_POLICY, refusal.why, refusal.limit) from None
    if not isinstance(message, wire.Hello):
        raise Gone(wire.CLOSE_TICKET, "The first frame says hello, with a ticket.")
    if message.protocol != wire.PROTOCOL:
        raise Gone(wire.CLOSE_PROTOCOL, f"This server speaks protocol {wire.PROTOCOL}: load the page again.")
    if message.language not in languages():
        raise Gone(wire.CLOSE_POLICY, str(UnknownLanguage(message.language)))
    try:
        client = await desk.admit(message, address)
    except TooMany:
        why = sentence("You are here too often: close another window first.", message.language)
        raise Gone(wire.CLOSE_ELSEWHERE, why, "sockets-a-player") from None
    if client is None:
        raise Gone(wire.CLOSE_TICKET, "The ticket is used, too old or for another table.")
    return client, message.table


async def find(desk: Desk, client: Client, id: str) -> Table | tuple[ClientConnection, Owner]:
    """The table here, or a pipe to it. A node that does not answer is waited for until its lease is over."""
    for _ in range(TRIES):
        place = await desk.hall.table(id)
        if isinstance(place, Table):
            return place
        if place is None:
            if desk.hall.closing:
                raise Gone(wire.CLOSE_RESTART, "The server restarts: come back in a moment.")
            raise Gone(wire.CLOSE_NO_TABLE, "There is no such table.")
        try:
            if place.address:
                return await open_pipe(desk, client, id, place), place
        except NoPipe as error:
            desk.hall.log.warning("no-pipe", node=place.node, error=str(error))
        assert desk.hall.cluster is not None
        await desk.hall.cluster.wait(BETWEEN)
    raise Gone(wire.CLOSE_RESTART, "The table cannot be reached: come back in a moment.")


async def sit_far(desk: Desk, place: tuple[ClientConnection, Owner], id: str, line: Framing, receive: Receive) -> None:
    """A table on another node: frames go through a pipe."""

    async def say(data: bytes) -> None:
        await line.writable.wait()
        if not line.ready():  # who left is told nothing any more
            raise Gone(1000, "")
        line.write(framed(data))

    far, owner = place
    try:
        await pump(desk, far, id, owner, lambda: frame(receive), say, desk.limits.frames())
    except Moved as moved:
        raise Gone(moved.code, moved.why, moved.limit) from None


async def sit_down(desk: Desk, client: Client, table: Table, line: Framing, receive: Receive, send: Send) -> int:
    """Read and write, until either ends."""
    table.put(Came(client))
    try:
        return await converse(desk, client, table, line, receive, send)
    finally:
        line.hear = line.drained = None
        table.put(Went(client))


async def converse(desk: Desk, client: Client, table: Table, line: Framing, receive: Receive, send: Send) -> int:
    ear = Ear(desk, client, table, line)
    reader = asyncio.create_task(listen(ear, line, receive))
    writer = asyncio.create_task(last_word(client, send))
    line.drained = client.flush
    client.reach(line)
    await either(desk, client, reader, writer)
    if reader.done() and client.closing is None:
        client.close(1000, "")
    if reader.done() and reader.exception() is None:
        writer.cancel()  # the other side is gone
    else:
        reader.cancel()
        await asyncio.wait((writer,), timeout=desk.limits.hello_seconds)
    reader.cancel()
    writer.cancel()
    await asyncio.gather(reader, writer, return_exceptions=True)
    for task in (reader, writer):
        if not task.cancelled() and task.exception() is not None:
            desk.hall.log.info("socket-broke", exc_info=task.exception())
    return client.closing.code if client.closing is not None else 1000


async def either(desk: Desk, client: Client, reader: asyncio.Task[None], writer: asyncio.Task[None]) -> None:
    """Until one of them ends, or the other side takes nothing any more: then neither ever would."""
    first: bytes | None = None  # of what waits to be sent
    while True:
        await asyncio.wait((reader, writer), timeout=desk.limits.hello_seconds, return_when=asyncio.FIRST_COMPLETED)
        if reader.done() or writer.done():
            return
        if client.closing is not None or (client.queue and client.queue[0] is first):
            client.close(wire.CLOSE_SLOW, "This client reads too slowly.", "hello-seconds")
            return
        first = client.queue[0] if client.queue else None


async def listen(ear: Ear, line: Framing, receive: Receive) -> None:
    """Until the other side has closed. What came before anybody listened is heard first."""
    try:
        while not line.queue.empty():
            text = await frame(receive)
            ear.hear(text.encode() if isinstance(text, str) else text)
        line.hear = ear.hear
        await frame(receive)  # frames no longer come this way: it is the end
    except Gone:
        return


async def last_word(client: Client, send: Send) -> None:
    """When all is sent."""
    await client.silent.wait()
    if client.closing is not None:
        await say_goodbye(send, client.closing)


async def say_goodbye(send: Send, bye: wire.Bye) -> None:
    try:
        if bye.why:
            await send({"type": "websocket.send", "text": wire.write(bye).decode()})
        reason = bye.why.encode()[:REASON].decode(errors="ignore")
        await send({"type": "websocket.close", "code": bye.code, "reason": reason})
    except Exception:
        pass


async def frame(receive: Receive) -> str | bytes:
    """The next frame."""
    message = await receive()
    if message["type"] == "websocket.disconnect":
        raise Gone(1000, "")
    text = message.get("text")
    return text if text is not None else message.get("bytes") or b""
