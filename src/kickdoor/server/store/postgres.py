"""PostgreSQL: one connection that writes, some that read, and one that listens to the other nodes."""

import asyncio
from collections.abc import Callable
from typing import Any, Final, TypeVar
from urllib.parse import parse_qs, urlsplit

from sqlalchemy import Connection, NullPool, func, select, text
from sqlalchemy.exc import DBAPIError
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

from kickdoor.server.store.bell import CHANNEL, AsyncpgConnection, Bell
from kickdoor.server.store.errors import StoreError

T = TypeVar("T")

READERS: Final = 8
CONNECTING: Final = 5.0  # seconds until a server that does not answer counts as gone
ANSWERING: Final = 20.0
# Milliseconds until the server ends a transaction in which nothing happens: a node that froze in the middle of one
# would keep the others from its tables.
THINKING: Final = 2000
MIGRATING: Final = 0x6B69636B  # the advisory lock of migrations
REFUSED: Final = ("22", "23", "40")  # SQLSTATE: bad data, constraints, transactions that got in each other's way
LONGEST_HINT: Final = 7999  # bytes


class Postgres:
    def __init__(self, url: str) -> None:
        self.asyncpg = get_asyncpg()
        self.url = url
        self.place = place_of(url)
        self.writing = self.engine(pool_size=1)
        self.readers = self.engine(pool_size=READERS, isolation_level="AUTOCOMMIT", pool_reset_on_return=None)
        self.bell = Bell(self.connect)

    def engine(self, **settings: Any) -> AsyncEngine:
        """A connection is asked before it is used: a database that was started anew is not even noticed."""
        return create_async_engine(
            "postgresql+asyncpg://",
            async_creator=self.connect,
            max_overflow=0,
            pool_pre_ping=True,
            hide_parameters=True,
            **settings,
        )

    async def connect(self) -> AsyncpgConnection:
        return await self.open(ANSWERING, {"idle_in_transaction_session_timeout": str(THINKING)})

    async def open(self, answering: float | None, settings: dict[str, str]) -> AsyncpgConnection:
        """The driver reads the address itself, so it may say all that addresses of PostgreSQL can say."""
        settings = {"application_name": "kickdoor", **settings}
        return await self.asyncpg.connect(
            self.url, timeout=CONNECTING, command_timeout=answering, server_settings=settings
        )

    async def migrate(self, work: Callable[[Connection], None]) -> None:
        """In a thread with a loop of its own, since Alembic works without awaiting."""
        await asyncio.to_thread(asyncio.run, self.migrate_here(work))

    async def migrate_here(self, work: Callable[[Connection], None]) -> None:
        engine = create_async_engine(
            "postgresql+asyncpg://", async_creator=lambda: self.open(None, {}), poolclass=NullPool
        )
        async with engine.begin() as connection:
            await connection.execute(text(f"SELECT pg_advisory_xact_lock({MIGRATING})"))
            await connection.run_sync(work)

    async def transact(self, work: Callable[[Connection], T]) -> T:
        try:
            async with self.writing.begin() as connection:
                return await connection.run_sync(work)
        except Exception as error:
            if self.is_down(error):
                await self.writing.dispose()
            raise

    async def purge(self) -> None:
        """The server sees to that in its own time."""

    def is_down(self, error: Exception) -> bool:
        if isinstance(error, DBAPIError):
            # The driver's own refusals of a value have no SQLSTATE, but are ValueErrors.
            refused = isinstance(error.orig.__cause__, ValueError) if error.orig is not None else False
            return not refused and (getattr(error.orig, "sqlstate", None) or "")[:2] not in REFUSED
        return isinstance(error, OSError | self.asyncpg.PostgresError | self.asyncpg.InterfaceError)

    async def listen(self, callback: Callable[[str], Any]) -> None:
        await self.bell.listen(callback)

    async def notify(self, payload: str) -> None:
        if len(payload.encode()) > LONGEST_HINT:
            raise StoreError(f"a hint of {len(payload.encode())} bytes; {LONGEST_HINT} is the most")
        async with self.readers.connect() as connection:
            await connection.execute(select(func.pg_notify(CHANNEL, payload)))

    async def close(self) -> None:
        await self.bell.close()
        await self.readers.dispose()
        await self.writing.dispose()


def place_of(url: str) -> str:
    """The server and the database, without what may be secret."""
    try:
        parts = urlsplit(url)
    except ValueError as error:
        raise StoreError(f"postgresql://…: {error}") from None
    if "@" in parts.path + parts.query + parts.fragment:  # it would be unclear where a password ends
        raise StoreError("postgresql://…: in a user or password, @ / ? and # are written %40, %2F, %3F and %23")
    host = parts.netloc.rpartition("@")[2] or parse_qs(parts.query).get("host", [""])[0]
    return f"postgresql://{host}{parts.path}"


def get_asyncpg() -> Any:
    try:
        import asyncpg
    except ImportError:
        raise StoreError("PostgreSQL needs an extra: pip install 'kickdoor[postgres]'") from None
    return asyncpg
