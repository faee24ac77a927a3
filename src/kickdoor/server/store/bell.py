"""Hints between nodes by LISTEN and NOTIFY. They may be lost; nothing that must be right rests on them."""

import asyncio
from collections.abc import Awaitable, Callable
from contextlib import suppress
from typing import Any, Final, TypeAlias

AsyncpgConnection: TypeAlias = Any  # the driver is an extra, and has no types

CHANNEL: Final = "kickdoor"
PAUSE: Final = 0.2  # seconds between two tries to connect
ASKING: Final = 5.0  # seconds between two looks whether the connection is still there


class Bell:
    """A connection that listens and does nothing else; when it is lost, another is made."""

    def __init__(self, connect: Callable[[], Awaitable[AsyncpgConnection]]) -> None:
        self.connect = connect
        self.callbacks: list[Callable[[str], Any]] = []
        self.starting = asyncio.Lock()
        self.task: asyncio.Task[None] | None = None

    async def listen(self, callback: Callable[[str], Any]) -> None:
        """From when this returns, every hint is handed on, those of this node too."""
        async with self.starting:
            if self.task is None:
                connection, lost = await self.open()
                self.task = asyncio.create_task(self.keep(connection, lost))
        self.callbacks.append(callback)

    async def open(self) -> tuple[AsyncpgConnection, asyncio.Event]:
        lost = asyncio.Event()
        connection = await self.connect()
        try:
            connection.add_termination_listener(lambda _: lost.set())
            await connection.add_listener(CHANNEL, self.hear)
        except BaseException:
            connection.terminate()
            raise
        return connection, lost

    async def keep(self, connection: AsyncpgConnection, lost: asyncio.Event) -> None:
        try:
            while True:
                await self.until_lost(connection, lost)
                connection.terminate()
                while True:
                    try:
                        connection, lost = await self.open()
                        break
                    except Exception:  # whatever it is: the database is not there yet
                        await asyncio.sleep(PAUSE)
        finally:
            connection.terminate()

    async def until_lost(self, connection: AsyncpgConnection, lost: asyncio.Event) -> None:
        """A connection can be dead without having been ended, so it is asked now and then."""
        while not lost.is_set():
            try:
                await asyncio.wait_for(lost.wait(), ASKING)
            except TimeoutError:
                try:
                    await connection.execute("SELECT 1", timeout=ASKING)
                except Exception:  # whatever it is: this connection is of no use
                    return

    def hear(self, _connection: object, _pid: int, _channel: str, payload: object) -> None:
        for callback in self.callbacks:
            callback(str(payload))

    async def close(self) -> None:
        if self.task is not None:
            self.task.cancel()
            with suppress(asyncio.CancelledError):
                await self.task
