"""The schema as migrations make it."""

import asyncio
import re
import sqlite3
from pathlib import Path
from zipfile import ZipFile

import asyncpg
import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from hatchling.builders.wheel import WheelBuilder
from sqlalchemy import Connection, create_engine, text

from kickdoor.server.store import Batch, Card, Row, Store, StoreError
from kickdoor.server.store.database import database_at
from kickdoor.server.store.migrate import MIGRATIONS
from kickdoor.server.store.postgres import MIGRATING
from kickdoor.server.store.schema import metadata

ROOT = Path(__file__).parents[2]


async def open_and_close(url: str) -> None:
    await (await Store.open(url)).close()


def ask(url: str, *statements: str) -> None:
    """Carry statements out without opening the store."""

    async def story() -> None:
        database = database_at(url)

        def work(connection: Connection) -> None:
            for statement in statements:
                connection.execute(text(statement))

        await database.transact(work)
        await database.close()

    asyncio.run(story())


def names_in(url: str) -> set[str]:
    """The tables of the database."""
    found: set[str] = set()

    async def story() -> None:
        database = database_at(url)
        await database.transact(lambda connection: found.update(connection.dialect.get_table_names(connection)))
        await database.close()

    asyncio.run(story())
    return found


def test_migrations_and_schema_say_the_same(database_url: str) -> None:
    async def story() -> None:
        store = await Store.open(database_url)
        try:
            differing = await store.database.transact(
                lambda connection: compare_metadata(
                    MigrationContext.configure(connection, opts={"compare_type": True, "compare_server_default": True}),
                    metadata,
                )
            )
        finally:
            await store.close()
        assert differing == []

    asyncio.run(story())


def statements_of(path: Path) -> set[str]:
    """How SQLite would make what is in the file."""
    connection = sqlite3.connect(path)
    try:
        found = connection.execute("SELECT sql FROM sqlite_master WHERE sql IS NOT NULL AND name <> 'alembic_version'")
        return {re.sub(r"\s+", " ", sql) for (sql,) in found}
    finally:
        connection.close()


def test_a_migrated_file_is_like_one_made_from_the_schema(sqlite_url: str, tmp_path: Path) -> None:
    """Also where the comparison above does not look: conditions of indexes, tables without row ids."""
    asyncio.run(open_and_close(sqlite_url))
    other = tmp_path / "other.db"
    engine = create_engine(f"sqlite:///{other}")
    metadata.create_all(engine)
    engine.dispose()
    assert statements_of(tmp_path / "kickdoor.db") == statements_of(other)


def test_opening_again_keeps_what_is_there(database_url: str) -> None:
    async def story() -> None:
        store = await Store.open(database_url)
        await store.create("t", Batch("t", [Row(1, None, b"1")], Card("lobby", True, None, b"")))
        await store.close()
        store = await Store.open(database_url)
        assert await store.read("t") == [Row(1, None, b"1")]
        await store.close()

    asyncio.run(story())


def test_many_that_start_at_once_do_not_collide(database_url: str) -> None:
    async def story() -> None:
        stores = await asyncio.gather(*(Store.open(database_url) for _ in range(4)))
        keys = await asyncio.gather(*(store.key("signing") for store in stores))
        assert len(set(keys)) == 1
        for store in stores:
            await store.close()

    asyncio.run(story())


def test_whoever_starts_waits_for_the_one_that_migrates(postgres_url: str) -> None:
    async def story() -> None:
        other = await asyncpg.connect(postgres_url)
        try:
            async with other.transaction():
                await other.execute(f"SELECT pg_advisory_xact_lock({MIGRATING})")
                opening = asyncio.create_task(open_and_close(postgres_url))
                assert not (await asyncio.wait([opening], timeout=0.3))[0]
                assert await other.fetchval("SELECT to_regclass('tables')") is None
            await asyncio.wait_for(opening, 60)
        finally:
            await other.close()

    asyncio.run(story())


def test_files_and_servers_that_start_at_once_do_not_collide(tmp_path: Path, postgres_url: str) -> None:
    """Alembic has globals, and this is one process."""

    async def story() -> None:
        urls = [f"sqlite:///{tmp_path}/{n}.db" for n in range(4)]
        await asyncio.gather(*(open_and_close(url) for url in [*urls, postgres_url]))

    asyncio.run(story())


def test_a_database_of_a_newer_kickdoor_is_refused_and_kept(database_url: str) -> None:
    asyncio.run(open_and_close(database_url))
    ask(database_url, "UPDATE alembic_version SET version_num = '9999'", "DROP TABLE nodes")
    before = names_in(database_url)
    with pytest.raises(
        StoreError, match=r"newer Kickdoor has used this database \(schema 9999, .* knows 0004\)"
    ) as caught:
        asyncio.run(open_and_close(database_url))
    assert database_at(database_url).place in str(caught.value)
    assert names_in(database_url) == before


def test_a_migration_that_fails_leaves_nothing_behind(database_url: str) -> None:
    ask(database_url, "CREATE TABLE nodes (id INTEGER)")
    with pytest.raises(StoreError, match=r"nodes.* already exists"):
        asyncio.run(open_and_close(database_url))
    assert names_in(database_url) == {"nodes"}
    ask(database_url, "DROP TABLE nodes")
    asyncio.run(open_and_close(database_url))
    assert names_in(database_url) == {*metadata.tables, "alembic_version"}


def test_the_migrations_are_in_the_wheel(tmp_path: Path) -> None:
    (wheel,) = WheelBuilder(str(ROOT)).build(directory=str(tmp_path), versions=["standard"])
    with ZipFile(wheel) as archive:
        packed = set(archive.namelist())
    wanted = {f"kickdoor/{file.relative_to(ROOT / 'src' / 'kickdoor')}" for file in MIGRATIONS.rglob("*.py")}
    assert len(wanted) >= 4
    assert wanted <= packed
