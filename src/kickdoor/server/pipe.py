"""A socket here, a table on another node: frames are handed through both ways, unread."""

import asyncio
from collections.abc import Awaitable, Callable
from typing import TYPE_CHECKING

from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake

from kickdoor.server import wire
from kickdoor.server.buckets import Bucket
from kickdoor.server.client import Client
from kickdoor.server.store import Owner
from kickdoor.server.tickets import Bearer

if TYPE_CHECKING:
    from kickdoor.server.desk import Desk

PATIENCE = 3.0  # seconds for another node to answer
MOVED = "The table has moved: come back in a moment."

Frames = Callable[[], Awaitable[str | bytes]]
Say = Callable[[bytes], Awaitable[None]]


class NoPipe(Exception):
    """The other node does not answer."""


class Moved(Exception):
    """The pipe has ended: why, and the code for the client."""

    def __init__(self, code: int, why: str, limit: str = "") -> None:
        super().__init__(why)
        self.code = code
        self.why = why
        self.limit = limit


async def open_pipe(desk: "Desk", client: Client, table: str, owner: Owner) -> ClientConnection:
    """A socket to the node that has the table, on behalf of a player whose ticket was good here."""
    bearer = Bearer(client.player, client.session, client.address)
    token = desk.tickets.node_token(bearer, table, desk.hall.wall())
    try:
        far = await connect(
            owner.address.replace("http", "ws", 1) + "/ws",
            additional_headers={"authorization": f"Bearer {token}"},  # the address is a node's: nobody counts by it
            compression=None,
            max_size=None,
            open_timeout=PATIENCE,
            close_timeout=0.5,
        )
        await far.send(wire.write(wire.Hello(token, table, language=client.language)).decode())
    except (OSError, TimeoutError, InvalidHandshake, ConnectionClosed) as error:
        raise NoPipe(str(error)) from None
    return far


async def pump(
    desk: "Desk", far: ClientConnection, table: str, owner: Owner, frames: Frames, say: Say, limit: Bucket
) -> None:
    """Until one side ends, or the table has another owner. Raises Moved, or what `frames` raises at its end."""
    tasks = [
        asyncio.create_task(there(far, frames, limit)),
        asyncio.create_task(back(far, say)),
        asyncio.create_task(watch(desk, table, owner)),
    ]
    try:
        done, _pending = await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
        for task in done:
            task.result()
    finally:
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        await far.close()


async def there(far: ClientConnection, frames: Frames, limit: Bucket) -> None:
    loop = asyncio.get_running_loop()
    while True:
        frame = await frames()
        if not limit.take(loop.time()):
            raise Moved(wire.CLOSE_POLICY, "Too many messages.", "frame-rate")
        try:
            await far.send(frame)
        except ConnectionClosed:
            raise Moved(wire.CLOSE_RESTART, MOVED) from None


async def back(far: ClientConnection, say: Say) -> None:
    try:
        while True:
            await say(await far.recv(decode=False))
    except ConnectionClosed:
        pass
    code = far.close_code or 1006
    if code in (1006, 1011):  # it broke off: nobody has said why
        raise Moved(wire.CLOSE_RESTART, MOVED)
    raise Moved(code, "")  # its last word was handed on


async def watch(desk: "Desk", table: str, owner: Owner) -> None:
    """Until the table has another node."""
    assert desk.hall.cluster is not None
    await desk.hall.cluster.moved(table, owner.node)
    raise Moved(wire.CLOSE_RESTART, MOVED)
