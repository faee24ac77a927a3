"""Which database an address means, and what the store asks of either kind."""

import sqlite3
from collections.abc import Callable
from typing import Any, Final, Protocol, TypeVar

from sqlalchemy import Connection
from sqlalchemy.exc import DBAPIError, IntegrityError
from sqlalchemy.ext.asyncio import AsyncEngine

from kickdoor.server.store.errors import Conflict, StoreDown, StoreError
from kickdoor.server.store.postgres import Postgres
from kickdoor.server.store.sqlite import SqliteFile

T = TypeVar("T")

CROSSED: Final = "40"  # SQLSTATE: two transactions got in each other's way, and this one was given up


class Database(Protocol):
    """One connection that writes, several that read."""

    place: str  # for errors: without user and password
    readers: AsyncEngine

    async def migrate(self, work: Callable[[Connection], None]) -> None:
        """Bring the schema up to date, in a transaction that no other node can run beside it."""

    async def transact(self, work: Callable[[Connection], T]) -> T:
        """Carry it out in one transaction of the connection that writes; durable when this returns."""

    async def purge(self) -> None:
        """What was erased is nowhere on the disk any more."""

    def is_down(self, error: Exception) -> bool:
        """Whether the database failed; if not, it refused what it was given."""

    async def listen(self, callback: Callable[[str], Any]) -> None: ...

    async def notify(self, payload: str) -> None: ...

    async def close(self) -> None: ...


def database_at(url: str) -> Database:
    """The database of `sqlite:///file.db` or `postgresql://user@host/name`; not opened yet."""
    scheme, colon, rest = url.partition("://")
    if colon and scheme in ("postgresql", "postgres"):
        return Postgres(url)
    if colon and scheme == "sqlite":
        return SqliteFile(rest)
    told = url if "@" not in url else f"…@{url.rpartition('@')[2]}"  # what is before it may hold a password
    raise StoreError(f"{told}: not a database; say sqlite:///file.db or postgresql://user@host/name")


def down(database: Database, error: Exception) -> StoreDown:
    return StoreDown(f"{database.place}: {words(error)}")


def refused(database: Database, error: Exception, table: str | None = None) -> Exception:
    """What whoever wrote it is told; never the values, which may be secret. A fault of the program stays what it is."""
    against_itself = isinstance(error, IntegrityError | sqlite3.IntegrityError)
    if against_itself and table is not None:
        return Conflict(table, words(error))
    if against_itself:
        return StoreError(f"{database.place}: {words(error)}")
    if isinstance(error, DBAPIError) and (getattr(error.orig, "sqlstate", None) or "").startswith(CROSSED):
        return down(database, error)
    if isinstance(error, DBAPIError | sqlite3.Error | UnicodeError | OverflowError):
        return StoreError(f"{database.place}: there is a value in it that the database cannot hold")
    return error


def words(error: Exception) -> str:
    """The first line of what the driver says."""
    cause: BaseException = error.orig if isinstance(error, DBAPIError) and error.orig is not None else error
    cause = cause.__cause__ or cause  # asyncpg's own words, where there are some
    return str(cause).partition("\n")[0] or type(cause).__name__
