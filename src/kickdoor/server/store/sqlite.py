"""SQLite: one file, one thread that writes, and aiosqlite for reading beside it."""

import asyncio
import os
import sqlite3
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from pathlib import Path
from typing import Any, Final, TypeVar

from sqlalchemy import URL, Connection, create_engine, event
from sqlalchemy.exc import DBAPIError
from sqlalchemy.ext.asyncio import create_async_engine

from kickdoor.server.store.errors import StoreError

T = TypeVar("T")

PRAGMAS: Final = (
    "busy_timeout = 5000",  # milliseconds; `kickdoor admin` may write beside the server
    "journal_mode = WAL",
    "synchronous = FULL",  # a commit is on the disk when it returns
    "wal_autocheckpoint = 4000",  # pages; tables write the same ones again and again
    "secure_delete = ON",  # what is erased is overwritten
)
READERS: Final = 4  # a thread each


class SqliteFile:
    """A whole transaction is one call in the thread that writes: the loop is left once, however much is in it."""

    def __init__(self, rest: str) -> None:
        if not rest.startswith("/") or rest in ("/", "/:memory:") or "?" in rest:
            raise StoreError(
                f"sqlite://{rest}: no file is named; say sqlite:///file.db, or sqlite:////full/path/file.db"
            )
        path = Path(rest[1:])
        self.place = str(path)
        if path.is_dir():
            raise StoreError(f"{path}: a folder, where the file of the database should be")
        if not path.parent.is_dir():
            raise StoreError(f"{path}: there is no folder {path.parent.absolute()}")
        url = URL.create("sqlite+pysqlite", database=str(path.absolute()))
        self.writing = create_engine(
            url,
            pool_size=1,
            max_overflow=0,
            isolation_level="AUTOCOMMIT",  # transactions are begun and ended here, in the driver's own words
            pool_reset_on_return=None,
            hide_parameters=True,
        )
        event.listen(self.writing, "connect", set_up)
        self.writer: Connection | None = None  # the one connection that writes, once it is there
        self.thread = ThreadPoolExecutor(1, "kickdoor-writer")
        self.readers = create_async_engine(
            url.set(drivername="sqlite+aiosqlite"),
            pool_size=READERS,
            max_overflow=0,
            isolation_level="AUTOCOMMIT",
            pool_reset_on_return=None,
            hide_parameters=True,
        )
        event.listen(self.readers.sync_engine, "connect", set_up)

    async def migrate(self, work: Callable[[Connection], None]) -> None:
        """A new file is for nobody else to read: the key that signs everybody's cookies is in it. What SQLite puts
        beside it has the same mode."""
        if not os.path.exists(self.place):
            with suppress(OSError):  # SQLite says what is wrong
                os.close(os.open(self.place, os.O_CREAT | os.O_WRONLY, 0o600))
        await self.transact(work)

    async def transact(self, work: Callable[[Connection], T]) -> T:
        return await asyncio.get_running_loop().run_in_executor(self.thread, self.carry_out, work)

    def carry_out(self, work: Callable[[Connection], T]) -> T:
        """With the lock for writing at once: nobody writes between what the transaction reads and what it writes."""
        if self.writer is None:
            self.writer = self.writing.connect()
            self.writer.begin()  # for whoever asks whether there is a transaction: it is never ended
        driver = self.writer.connection.driver_connection
        assert isinstance(driver, sqlite3.Connection)
        driver.execute("BEGIN IMMEDIATE")
        try:
            result = work(self.writer)
            driver.commit()
        except BaseException:
            driver.rollback()
            raise
        return result

    async def purge(self) -> None:
        await asyncio.get_running_loop().run_in_executor(self.thread, self.empty_wal)

    def empty_wal(self) -> None:
        """Pages as they were before something was erased are in it until they are overwritten."""
        if self.writer is not None:
            self.writer.exec_driver_sql("PRAGMA wal_checkpoint(TRUNCATE)").close()

    def is_down(self, error: Exception) -> bool:
        cause = error.orig if isinstance(error, DBAPIError) else error
        # A plain DatabaseError is a damaged file.
        return isinstance(cause, sqlite3.OperationalError | OSError) or type(cause) is sqlite3.DatabaseError

    async def listen(self, callback: Callable[[str], Any]) -> None:
        """A file has one server: there is nobody to listen to."""

    async def notify(self, payload: str) -> None:
        """Nor anybody to tell."""

    async def close(self) -> None:
        await self.readers.dispose()
        await asyncio.get_running_loop().run_in_executor(self.thread, self.let_go)
        self.thread.shutdown()

    def let_go(self) -> None:
        if self.writer is not None:
            self.writer.close()
        self.writing.dispose()


def set_up(connection: Any, _record: object) -> None:
    """Transactions are begun by us alone: the driver would leave some statements outside of them."""
    connection.isolation_level = None
    cursor = connection.cursor()
    for pragma in PRAGMAS:
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()
