"""Group commit: whatever waits is written in one transaction, and what comes meanwhile waits for the next."""

import asyncio
from collections.abc import Callable, Sequence
from functools import partial
from typing import Any, TypeVar

from msgspec import Struct
from sqlalchemy import Connection

from kickdoor.server.store.batches import write
from kickdoor.server.store.database import Database, down, refused
from kickdoor.server.store.errors import Conflict, StoreDown
from kickdoor.server.store.records import Batch

T = TypeVar("T")


class Waiting(Struct, eq=False):
    """A batch, or any other piece of writing, which may be carried out more than once until a transaction holds."""

    work: Batch | Callable[[Connection], Any]
    table: str | None
    done: asyncio.Future[Any]

    def succeed(self, result: Any) -> None:
        if not self.done.done():  # whoever waited may have been cancelled
            self.done.set_result(result)

    def fail(self, error: Exception) -> None:
        if not self.done.done():
            self.done.set_exception(error)


class Writer:
    """The one writer of a store."""

    def __init__(self, database: Database) -> None:
        self.database = database
        self.loop = asyncio.get_running_loop()  # asking for it asks the system who one is, each time
        self.waiting: list[Waiting] = []
        self.alone = 0  # so many of those that wait are written one by one
        self.task: asyncio.Task[None] | None = None
        self.closed = False

    async def do(self, work: Callable[[Connection], T], table: str | None = None) -> T:
        result: T = await self.hand_in(work, table)
        return result

    def hand_in(self, work: Batch | Callable[[Connection], Any], table: str | None) -> asyncio.Future[Any]:
        """It is written even if nobody waits for it any more: a later batch of the table may rest on it."""
        if self.closed:
            raise StoreDown(f"{self.database.place}: closed")
        done = self.loop.create_future()
        self.waiting.append(Waiting(work, table, done))
        if self.task is None:
            self.task = asyncio.create_task(self.write_all())
        return done

    async def close(self) -> None:
        """Nothing more is taken; what waits is written."""
        self.closed = True
        if self.task is not None:
            await asyncio.wait([self.task])

    async def write_all(self) -> None:
        try:
            while self.waiting:
                size = 1 if self.alone > 0 else len(self.waiting)
                self.alone -= 1
                group, self.waiting = self.waiting[:size], self.waiting[size:]
                await self.write(group)
        finally:
            self.task = None

    async def write(self, group: list[Waiting]) -> None:
        try:
            results = await self.database.transact(partial(carry_out, group))
        except Exception as error:
            if self.database.is_down(error):
                self.fail_all(group, down(self.database, error))
            elif len(group) == 1:
                self.refuse(group[0], error)
            else:  # alone, only the guilty one fails
                self.waiting[:0] = group
                self.alone = len(group)
        except BaseException:
            self.fail_all(group, StoreDown(f"{self.database.place}: stopped while writing"))
            raise
        else:
            for one, result in zip(group, results):
                one.succeed(result)

    def refuse(self, guilty: Waiting, error: Exception) -> None:
        """With it goes whatever waits for the same table: it rests on what was not written."""
        guilty.fail(refused(self.database, error, guilty.table))
        if guilty.table is not None:
            for one in self.waiting:
                if one.table == guilty.table:
                    one.fail(Conflict(guilty.table, "what was to be written before this was refused"))
            self.waiting = [one for one in self.waiting if one.table != guilty.table]

    def fail_all(self, group: list[Waiting], error: StoreDown) -> None:
        """Nobody is left to wait while the database is down. Whoever comes next makes it try again."""
        waiting, self.waiting, self.alone = self.waiting, [], 0
        for one in group + waiting:
            one.fail(error)


def carry_out(group: Sequence[Waiting], connection: Connection) -> list[Any]:
    batches = [one.work for one in group if isinstance(one.work, Batch)]
    if batches:
        write(connection, batches)
    return [None if isinstance(one.work, Batch) else one.work(connection) for one in group]
