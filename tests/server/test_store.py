"""What the server keeps, on both databases."""

import asyncio
import os
import resource
import sqlite3
import subprocess
import sys
import tempfile
from collections.abc import AsyncIterator, Awaitable, Callable, Coroutine, Iterator
from contextlib import asynccontextmanager, contextmanager, suppress
from pathlib import Path
from typing import Any
from unittest.mock import patch

import asyncpg
import pytest
from sqlalchemy import Connection, event, text
from sqlalchemy.engine import Engine
from sqlalchemy.util import await_only

from kickdoor.server.store import Batch, Card, Conflict, Line, Replay, Row, Store, StoreDown, StoreError
from kickdoor.server.store import store as stores
from kickdoor.server.store.database import words
from kickdoor.server.store.sqlite import SqliteFile
from tests.server.postgres import Cluster

LOBBY = Card("lobby", True, None, b"{}")
PATIENCE = 60.0  # seconds, for what should come at once, on whatever machine


Story = Callable[[Store], Coroutine[Any, Any, None]]
Run = Callable[[Story], None]


@asynccontextmanager
async def opened(url: str) -> AsyncIterator[Store]:
    store = await Store.open(url)
    try:
        yield store
    finally:
        await store.close()


@pytest.fixture
def run(database_url: str) -> Run:
    """Run a story with a store on an empty database."""

    def run(story: Story) -> None:
        async def whole() -> None:
            async with opened(database_url) as store:
                await story(store)

        asyncio.run(whole())

    return run


async def new(store: Store, *tables: str) -> None:
    await asyncio.gather(*(store.create(table, Batch(table, [row(1)], LOBBY)) for table in tables))


def row(seq: int, action: str | None = None) -> Row:
    return Row(seq, action, b"row %d" % seq)


async def seqs(store: Store, table: str) -> list[int]:
    return [row.seq for row in await store.read(table)]


async def outcomes(*awaitables: Awaitable[Any]) -> list[Any]:
    """What each came to: its result, or its exception."""
    return await asyncio.wait_for(asyncio.gather(*awaitables, return_exceptions=True), PATIENCE)


def told(error: BaseException | None) -> str:
    """All that a log would have of it."""
    return "" if error is None else f"{error}\n{told(error.__cause__ or error.__context__)}"


@contextmanager
def counted_commits(store: Store) -> Iterator[list[None]]:
    """One item for every transaction that was committed."""
    commits: list[None] = []

    def count(_: object) -> None:
        commits.append(None)

    def trace(statement: str) -> None:
        if statement == "COMMIT":
            commits.append(None)

    if isinstance(store.database, SqliteFile):
        assert store.database.writer is not None
        driver = store.database.writer.connection.driver_connection
        assert isinstance(driver, sqlite3.Connection)
        driver.set_trace_callback(trace)
        yield commits
        driver.set_trace_callback(None)
        return
    event.listen(Engine, "commit", count)
    try:
        yield commits
    finally:
        event.remove(Engine, "commit", count)


# What is written is there


def test_everything_in_a_batch_is_there_when_the_database_is_opened_again(database_url: str) -> None:
    card = Card("over", False, "QWERTZ", b'{"game": 1}')
    lines = [Line(1, "ann", 0, 1000, "Hello"), Line(2, "bob", 1, 1001, "Grüße 🂡")]
    replay = Replay("r1", "t", 1234, "classic", b"\x00log\xff", ("ann", None, "bob"))

    async def write() -> None:
        async with opened(database_url) as store:
            await store.create("t", Batch("t", [row(1), row(2, "a")], LOBBY, sitting=["ann"]))
            await store.commit(Batch("t", [row(3, "b")], card, (3, b"\x00state"), lines, ["bob", "ann"], replay))

    async def read() -> None:
        async with opened(database_url) as store:
            assert await store.read("t") == [row(1), row(2, "a"), row(3, "b")]
            assert await store.read("t", 2) == [row(3, "b")]
            assert await store.read("elsewhere") == []
            with patch.object(stores, "PORTION", 2), patch.object(store, "fetch", wraps=store.fetch) as fetched:
                assert await store.read("t") == [row(1), row(2, "a"), row(3, "b")]
            assert fetched.await_count == 2  # of a long table never all at once
            assert await store.snapshot("t") == (3, b"\x00state")
            assert await store.chat("t", 10) == lines
            assert await store.chat("t", 1) == lines[1:]
            entry = await store.entry("t")
            assert entry is not None
            assert (entry.id, entry.code, entry.state, entry.public, entry.card) == (
                "t",
                "QWERTZ",
                "over",
                False,
                card.data,
            )
            assert (entry.owner, entry.epoch) == (None, 0)
            assert 1_700_000_000_000 < entry.created <= entry.touched
            assert await store.find("QWERTZ") == "t"
            assert await store.replay("r1") == replay
            assert [e.id for e in await store.tables_of("bob")] == ["t"]

    asyncio.run(write())
    asyncio.run(read())


def test_what_is_not_there_is_none(run: Run) -> None:
    async def story(store: Store) -> None:
        # The last two cannot be in a database at all.
        for name in ("nothing", "", "\x00", "\ud800"):
            assert await store.find(name) is None
            assert await store.entry(name) is None
            assert await store.snapshot(name) is None
            assert await store.replay(name) is None
            assert await store.player(name) is None
            assert await store.by_subject(name) is None
            assert await store.owner(name) is None
            assert await store.read(name) == []
            assert await store.chat(name, 5) == []
            assert await store.tables_of(name) == []

    run(story)


def test_a_snapshot_and_a_card_replace_the_ones_before(run: Run) -> None:
    async def story(store: Store) -> None:
        await new(store, "t")
        await outcomes(
            store.commit(Batch("t", [row(2)], Card("lobby", True, "AAAAAA", b"2"), (2, b"two"))),
            store.commit(Batch("t", [row(3)], Card("playing", False, "BBBBBB", b"3"), (3, b"three"))),
        )
        assert await store.snapshot("t") == (3, b"three")
        assert (await store.find("AAAAAA"), await store.find("BBBBBB")) == (None, "t")
        await store.commit(Batch("t", [row(4)]))
        entry = await store.entry("t")
        assert entry is not None
        assert (entry.state, entry.public, entry.code, entry.card) == ("playing", False, "BBBBBB", b"3")

    run(story)


def test_a_code_and_an_id_are_taken_once(run: Run) -> None:
    async def story(store: Store) -> None:
        coded = Card("lobby", True, "ABCDEF", b"")
        await store.create("one", Batch("one", [row(1)], coded))
        with pytest.raises(Conflict) as caught:
            await store.create("two", Batch("two", [row(1)], coded))
        assert caught.value.table == "two"
        with pytest.raises(Conflict):
            await store.create("one", Batch("one", [row(7)], LOBBY))
        assert await store.entry("two") is None
        assert await seqs(store, "two") == []
        assert await seqs(store, "one") == [1]
        await store.commit(Batch("one", [], Card("closed", True, None, b"")))
        await store.create("two", Batch("two", [row(1)], coded))
        assert await store.find("ABCDEF") == "two"

    run(story)


def test_a_new_table_needs_a_card(run: Run) -> None:
    async def story(store: Store) -> None:
        with pytest.raises(ValueError, match="table t: a new table needs a batch of its own with a card"):
            await store.create("t", Batch("t", []))
        with pytest.raises(ValueError, match="table t"):
            await store.create("t", Batch("u", [], LOBBY))

    run(story)


# Conflicts


def test_of_a_batch_that_conflicts_nothing_is_written(run: Run) -> None:
    async def story(store: Store) -> None:
        await new(store, "t")
        replay = Replay("r", "t", 1, "classic", b"", ("ann",))
        hello = [Line(1, "ann", 0, 0, "hello")]
        with pytest.raises(Conflict, match="table t: ") as caught:
            await store.commit(
                Batch("t", [row(2), row(1)], Card("over", True, "ABCDEF", b""), (2, b""), hello, ["ann"], replay)
            )
        assert caught.value.table == "t"
        assert await seqs(store, "t") == [1]
        assert await store.snapshot("t") is None
        assert await store.chat("t", 5) == []
        assert await store.tables_of("ann") == []
        assert await store.replay("r") is None
        assert await store.find("ABCDEF") is None
        await store.commit(Batch("t", [row(2)]))
        assert await seqs(store, "t") == [1, 2]

    run(story)


def test_an_action_is_there_once_at_a_table(run: Run) -> None:
    async def story(store: Store) -> None:
        await new(store, "t", "u")
        await store.commit(Batch("t", [row(2, "act"), row(3), row(4)]))
        await store.commit(Batch("u", [row(2, "act")]))
        with pytest.raises(Conflict):
            await store.commit(Batch("t", [row(5, "act")]))
        assert await seqs(store, "t") == [1, 2, 3, 4]
        assert await seqs(store, "u") == [1, 2]

    run(story)


def test_there_is_no_batch_for_a_table_that_was_never_made(run: Run) -> None:
    async def story(store: Store) -> None:
        with pytest.raises(Conflict, match="table t: there is no such table"):
            await store.commit(Batch("t", [row(1)]))
        assert await seqs(store, "t") == []

    run(story)


def test_only_the_guilty_fail(run: Run) -> None:
    async def story(store: Store) -> None:
        names = [f"t{n}" for n in range(20)]
        await new(store, *names)
        batches = [Batch(name, [row(2)]) for name in names]
        batches[4].rows = [row(1)]
        batches[9].chat = [Line(1, "ann", 0, 0, "\ud800")]
        batches[13].card = Card("lobby", True, "TAKENX", b"")
        batches[14].card = Card("lobby", True, "TAKENX", b"")
        done = await outcomes(*(store.commit(batch) for batch in batches), store.use_ticket("nonce", 1))
        failed = {n: result for n, result in enumerate(done) if isinstance(result, Exception)}
        assert sorted(failed) == [4, 9, 14]
        assert {n: type(error) for n, error in failed.items()} == {4: Conflict, 9: StoreError, 14: Conflict}
        assert [error.table for error in failed.values() if isinstance(error, Conflict)] == ["t4", "t14"]
        assert done[-1] is True
        for n, name in enumerate(names):
            assert await seqs(store, name) == ([1] if n in failed else [1, 2])

    run(story)


def test_what_rests_on_a_refused_batch_is_refused_with_it(run: Run) -> None:
    async def story(store: Store) -> None:
        await new(store, "t", "u")
        done = await outcomes(
            store.commit(Batch("u", [row(2)])),
            store.commit(Batch("t", [row(2)])),
            store.commit(Batch("t", [row(2)])),
            store.commit(Batch("t", [row(3)])),
            store.commit(Batch("u", [row(3)])),
        )
        assert [type(result) for result in done] == [type(None), type(None), Conflict, Conflict, type(None)]
        assert await seqs(store, "t") == [1, 2]
        assert await seqs(store, "u") == [1, 2, 3]
        await store.commit(Batch("t", [row(3)]))

    run(story)


def test_a_refusal_does_not_tell_what_was_to_be_written(run: Run) -> None:
    async def story(store: Store) -> None:
        await new(store, "t")
        for batch in (
            Batch("t", [Row(1, None, b"Chicken on Your Head")]),
            Batch("t", [Row(2, "Chicken\ud800Head", b"")]),
            Batch("t", [Row(1 << 70, None, b"Chicken on Your Head")]),
        ):
            with pytest.raises(StoreError) as caught:
                await store.commit(batch)
            assert "Chicken" not in told(caught.value)
        await store.writer.do(lambda connection: connection.execute(text("DROP TABLE chat")))
        with pytest.raises(StoreDown) as fallen:
            await store.chat("Chicken", 1)
        assert "Chicken" not in told(fallen.value)

    run(story)


# Group commit


def test_what_waits_is_written_in_one_transaction(run: Run) -> None:
    async def story(store: Store) -> None:
        names = [f"t{n}" for n in range(60)]
        await new(store, *names)

        async def keep(name: str) -> None:
            await store.commit(Batch(name, [row(2)]))

        with counted_commits(store) as commits:
            await asyncio.gather(*(keep(name) for name in names), store.use_ticket("x", 1))
            assert len(commits) == 1
            for name in names[:5]:
                await store.commit(Batch(name, [row(3)]))
            assert len(commits) == 6
        for name in names:
            assert await seqs(store, name) == ([1, 2, 3] if name in names[:5] else [1, 2])

    run(story)


def test_what_comes_during_a_transaction_makes_the_next_group(run: Run) -> None:
    async def story(store: Store) -> None:
        names = [f"t{n}" for n in range(30)]
        await new(store, *names)

        async def play(name: str) -> None:
            for seq in range(2, 12):
                await store.commit(Batch(name, [row(seq)], snapshot=(seq, b"%d" % seq)))

        with counted_commits(store) as commits:
            await asyncio.gather(*map(play, names))
        assert 10 <= len(commits) <= 20  # for 300 batches, ten of each table
        for name in names:
            assert await seqs(store, name) == list(range(1, 12))
            assert await store.snapshot(name) == (11, b"11")

    run(story)


def test_whoever_is_cancelled_harms_nobody(run: Run) -> None:
    async def story(store: Store) -> None:
        names = [f"t{n}" for n in range(10)]
        await new(store, *names)
        tasks = [asyncio.ensure_future(store.commit(Batch(name, [row(2)]))) for name in names]
        tasks.append(asyncio.ensure_future(store.commit(Batch("t3", [row(1)]))))  # sends them off one by one
        await asyncio.sleep(0)
        for task in tasks[::2]:
            task.cancel()
        done = await outcomes(*tasks)
        assert all(isinstance(result, asyncio.CancelledError) for result in done[::2])
        assert done[1::2] == [None] * 5
        await store.commit(Batch("t0", [row(3)]))  # after all of them
        for name in names[1:]:
            assert await seqs(store, name) == [1, 2]
        assert await seqs(store, "t0") == [1, 2, 3]

    run(story)


def test_closing_writes_what_waits_and_takes_no_more(database_url: str) -> None:
    async def story() -> None:
        store = await Store.open(database_url)
        await new(store, "t", "u")
        tasks = [asyncio.ensure_future(store.commit(Batch(name, [row(2)]))) for name in ("t", "u")]
        await asyncio.sleep(0)
        await store.close()
        assert await outcomes(*tasks) == [None, None]
        with pytest.raises(StoreDown, match="closed"):
            await store.commit(Batch("t", [row(3)]))
        with pytest.raises(StoreDown, match="closed"):
            await store.read("t")
        await store.close()
        async with opened(database_url) as again:
            assert await seqs(again, "t") == await seqs(again, "u") == [1, 2]

    asyncio.run(story())


# A database that fails


class SizeLimit:
    """No file may grow: a limit of this process."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.before = resource.getrlimit(resource.RLIMIT_FSIZE)

    def fill(self) -> None:
        resource.setrlimit(resource.RLIMIT_FSIZE, (4096, self.before[1]))

    def clear(self) -> None:
        resource.setrlimit(resource.RLIMIT_FSIZE, self.before)


class SmallDisk:
    """A disk of one megabyte, and a file that takes what is left of it."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.ballast = folder / "ballast"

    def fill(self) -> None:
        with self.ballast.open("ab", buffering=0) as file, suppress(OSError):
            for _ in range(1024):
                file.write(bytes(4096))
        assert os.statvfs(self.folder).f_bavail == 0

    def clear(self) -> None:
        self.ballast.unlink(missing_ok=True)


@pytest.fixture(params=["disk", "limit"])
def scarce(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[SmallDisk | SizeLimit]:
    """A folder where room can run out. Where no disk can be mounted, a limit on the size of files does it."""
    mount = ["mount", "-t", "tmpfs", "-o", "size=1m", "kickdoor-test", str(tmp_path)]
    mounted = request.param == "disk" and subprocess.run(mount, capture_output=True, check=False).returncode == 0
    room = SmallDisk(tmp_path) if mounted else SizeLimit(tmp_path)
    try:
        yield room
    finally:
        room.clear()
        if mounted:
            subprocess.run(["umount", str(tmp_path)], check=True)


def test_a_full_disk_writes_nothing_and_goes_on_when_there_is_room(scarce: SmallDisk | SizeLimit) -> None:
    big = bytes(200_000)

    async def story() -> None:
        async with opened(f"sqlite:///{scarce.folder}/kickdoor.db") as store:
            await new(store, "t", "u", "v")
            scarce.fill()
            for _ in range(3):
                done = await outcomes(*(store.commit(Batch(name, [Row(2, "act", big)])) for name in ("t", "u")))
                assert [type(result) for result in done] == [StoreDown, StoreDown]
                assert str(scarce.folder) in str(done[0])
            assert await seqs(store, "t") == await seqs(store, "u") == [1]  # reading goes on
            scarce.clear()
            await asyncio.gather(*(store.commit(Batch(name, [Row(2, "act", big)])) for name in ("t", "u")))
            assert await seqs(store, "t") == await seqs(store, "u") == [1, 2]
        async with opened(f"sqlite:///{scarce.folder}/kickdoor.db") as store:
            assert await store.read("t", 1) == await store.read("u", 1) == [Row(2, "act", big)]
            assert await seqs(store, "v") == [1]

    asyncio.run(story())


def test_whoever_waits_behind_a_failure_is_told_as_well(scarce: SmallDisk | SizeLimit) -> None:
    """A batch must not be written when the one before it, of the same table, was not."""

    async def story() -> None:
        async with opened(f"sqlite:///{scarce.folder}/kickdoor.db") as store:
            await new(store, "t")
            scarce.fill()
            first = asyncio.ensure_future(store.commit(Batch("t", [Row(2, None, bytes(2_000_000))])))
            await asyncio.sleep(0)
            await asyncio.sleep(0)  # the writer has taken it
            assert store.writer.waiting == []
            second = asyncio.ensure_future(store.commit(Batch("t", [row(3)])))
            assert [type(result) for result in await outcomes(first, second)] == [StoreDown, StoreDown]
            scarce.clear()
            await store.commit(Batch("t", [row(2)]))
            assert await seqs(store, "t") == [1, 2]

    asyncio.run(story())


def test_a_locked_file_is_waited_for(sqlite_url: str) -> None:
    """`kickdoor admin` may write beside the server."""
    path = sqlite_url.removeprefix("sqlite:///")
    holding = (
        "import sqlite3, sys; c = sqlite3.connect(sys.argv[1], isolation_level=None); c.execute('BEGIN IMMEDIATE');"
        "print('held', flush=True); sys.stdin.readline(); c.execute('COMMIT'); c.close()"
    )

    async def story() -> None:
        async with opened(sqlite_url) as store:
            await new(store, "t")
            with subprocess.Popen(
                [sys.executable, "-c", holding, path], stdin=subprocess.PIPE, stdout=subprocess.PIPE
            ) as other:
                assert other.stdin is not None
                assert other.stdout is not None
                assert await asyncio.to_thread(other.stdout.readline) == b"held\n"
                task = asyncio.ensure_future(store.commit(Batch("t", [row(2)])))
                assert not (await asyncio.wait([task], timeout=0.2))[0]
                assert await seqs(store, "t") == [1]
                other.stdin.write(b"\n")
                other.stdin.close()
                await asyncio.wait_for(task, PATIENCE)
            assert await seqs(store, "t") == [1, 2]

    asyncio.run(story())


def test_a_postgres_that_went_away_and_came_back(cluster: Cluster, postgres_url: str) -> None:
    async def story() -> None:
        async with opened(postgres_url) as store:
            await new(store, "t", "u")
            await asyncio.to_thread(cluster.stop)
            try:
                done = await outcomes(*(store.commit(Batch(name, [row(2)])) for name in ("t", "u")), store.read("t"))
                assert [type(result) for result in done] == [StoreDown] * 3
                assert "postgresql://" in str(done[0])
            finally:
                await asyncio.to_thread(cluster.start)
            assert await seqs(store, "t") == [1]
            await asyncio.gather(*(store.commit(Batch(name, [row(2)])) for name in ("t", "u")))
            assert await seqs(store, "t") == await seqs(store, "u") == [1, 2]
            await asyncio.to_thread(cluster.stop)
            await asyncio.to_thread(cluster.start)
            await store.commit(Batch("t", [row(3)]))  # nobody notices
            assert await seqs(store, "t") == [1, 2, 3]

    asyncio.run(story())


def test_transactions_that_cross_are_no_conflict(postgres_url: str) -> None:
    """Each waits for the other: the database gives one up, and that one may try again."""

    async def story() -> None:
        other = await asyncpg.connect(postgres_url)
        await other.execute("SET deadlock_timeout = '1h'")  # it is the other one that finds out, however busy all are
        name = await other.fetchval("SELECT current_database()")
        await other.execute(f"ALTER DATABASE {name} SET deadlock_timeout = '3s'")
        async with opened(postgres_url) as store:
            await new(store, "t")
            try:
                crossing = other.transaction()
                await crossing.start()
                await other.execute("INSERT INTO journal (table_id, seq, data) VALUES ('t', 2, '')")
                commit = asyncio.ensure_future(store.commit(Batch("t", [row(2)])))
                await until_blocked(other)
                await other.execute("UPDATE tables SET touched = 0 WHERE id = 't'")
                with pytest.raises(StoreDown, match="deadlock"):
                    await asyncio.wait_for(commit, PATIENCE)
                await crossing.rollback()
            finally:
                await other.close()
            await store.commit(Batch("t", [row(2)]))
            assert await seqs(store, "t") == [1, 2]

    asyncio.run(story())


# Opening


@pytest.mark.parametrize(
    "url",
    ["", "kickdoor.db", "sqlite:kickdoor.db", "sqlite://", "sqlite:///", "sqlite:///:memory:", "sqlite://kickdoor.db"]
    + ["mysql://host/name", "sqlite:///kickdoor.db?mode=ro"],
)
def test_an_address_that_names_no_database_is_refused(url: str) -> None:
    with pytest.raises(StoreError, match=r"say sqlite:///file\.db") as caught:
        asyncio.run(Store.open(url))
    assert url in str(caught.value)


def test_a_password_is_not_told(tmp_path: Path) -> None:
    for url in (
        "mysql://me:secret@host/name",
        f"postgresql://me:secret@/name?host={tmp_path}",
        f"postgresql:///name?host={tmp_path}&password=secret",
    ):
        with pytest.raises(StoreError) as caught:
            asyncio.run(Store.open(url))
        assert "secret" not in str(caught.value)
        assert "name" in str(caught.value)
    for url in (
        "postgresql://me:se/cret@host/name",
        "postgresql://me:se?cret@host/name",
        "postgresql://me:secret@[host",
    ):
        with pytest.raises(StoreError, match="postgresql://…: ") as caught:
            asyncio.run(Store.open(url))
        assert "cret" not in str(caught.value)


def test_a_folder_that_is_not_there_is_named(tmp_path: Path) -> None:
    with pytest.raises(StoreError, match=f"there is no folder {tmp_path}/nowhere"):
        asyncio.run(Store.open(f"sqlite:///{tmp_path}/nowhere/kickdoor.db"))
    with pytest.raises(StoreError, match=f"{tmp_path}: a folder"):
        asyncio.run(Store.open(f"sqlite:///{tmp_path}"))


def test_a_relative_file_is_in_the_folder_one_is_in(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)

    async def story() -> None:
        async with opened("sqlite:///kickdoor.db") as store:
            await new(store, "t")

    asyncio.run(story())
    assert [file.name for file in tmp_path.iterdir()] == ["kickdoor.db"]


def test_a_new_file_is_for_nobody_else_to_read(tmp_path: Path) -> None:
    """The key that signs everybody's cookies is in it, and in what SQLite puts beside it."""
    before = os.umask(0o022)
    try:

        async def story() -> dict[str, int]:
            async with opened(f"sqlite:///{tmp_path}/kickdoor.db") as store:
                await store.key("signing")
                return {file.name: file.stat().st_mode & 0o777 for file in tmp_path.iterdir()}

        modes = asyncio.run(story())
    finally:
        os.umask(before)
    assert modes.keys() >= {"kickdoor.db", "kickdoor.db-wal"}
    assert set(modes.values()) == {0o600}


def test_a_file_that_is_no_database_is_refused_and_kept(tmp_path: Path) -> None:
    file = tmp_path / "notes.txt"
    file.write_text("Ann owes Bob a Treasure. " * 100)
    before = file.read_bytes()
    with pytest.raises(StoreError, match=f"{file}: .*not a database"):
        asyncio.run(Store.open(f"sqlite:///{file}"))
    assert file.read_bytes() == before


@contextmanager
def plain_user() -> Iterator[Path]:
    """A folder, and somebody who may not write there."""
    with tempfile.TemporaryDirectory(prefix="kickdoor-") as name:
        folder = Path(name)
        os.chmod(folder, 0o555)
        root = os.geteuid() == 0
        if root:
            os.seteuid(65534)
        try:
            yield folder
        finally:
            if root:
                os.seteuid(0)
            os.chmod(folder, 0o755)


def test_a_folder_without_the_right_to_write_is_named() -> None:
    with plain_user() as folder, pytest.raises(StoreError, match=f"{folder}/kickdoor.db: unable to open"):
        asyncio.run(Store.open(f"sqlite:///{folder}/kickdoor.db"))


def test_a_postgres_that_cannot_be_used_is_named(cluster: Cluster, postgres_url: str, tmp_path: Path) -> None:
    with pytest.raises(StoreError, match=f'postgresql://{cluster.folder}/nowhere: .*"nowhere" does not exist'):
        asyncio.run(Store.open(cluster.url("nowhere")))
    with pytest.raises(StoreError, match=f"postgresql://{tmp_path}/name: "):
        asyncio.run(Store.open(f"postgresql:///name?host={tmp_path}"))
    with pytest.raises(StoreError, match=r"postgresql://127\.0\.0\.1:1/name: "):
        asyncio.run(Store.open("postgresql://me@127.0.0.1:1/name"))
    asyncio.run(cluster.execute("CREATE ROLE visitor LOGIN"))
    database = postgres_url.partition("?")[0].rpartition("/")[2]
    try:
        with pytest.raises(StoreError, match="permission denied"):
            asyncio.run(Store.open(cluster.url(database, "visitor")))
    finally:
        asyncio.run(cluster.execute("DROP ROLE visitor"))


def test_postgres_without_its_driver_tells_how_to_get_it(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "asyncpg", None)
    with pytest.raises(StoreError, match=r"pip install 'kickdoor\[postgres\]'"):
        asyncio.run(Store.open("postgresql://me@127.0.0.1/name"))


def test_an_error_without_words_is_told_by_its_name() -> None:
    assert words(TimeoutError()) == "TimeoutError"


# The lobby


def test_open_tables_come_page_by_page_the_newest_first(run: Run) -> None:
    async def story(store: Store) -> None:
        names = [f"t{n:02}" for n in range(24)]
        for n in range(0, 24, 4):  # some of them in one millisecond
            await new(store, *names[n : n + 4])
        await store.commit(Batch("t05", [], Card("closed", True, None, b"")))
        for n, state in ((6, "playing"), (7, "over")):
            await store.commit(Batch(names[n], [], Card(state, False, None, b"")))
        found: list[str] = []
        before: int | None = None
        for _ in range(24):
            page = await store.open_tables(None, 5, before)
            if not page:
                break
            assert len(page) >= min(5, 23 - len(found))
            assert [entry.created for entry in page] == sorted((entry.created for entry in page), reverse=True)
            assert before is None or page[0].created < before
            found += [entry.id for entry in page]
            before = page[-1].created
        assert sorted(found) == [name for name in names if name != "t05"]
        assert {entry.id for entry in await store.open_tables(False, 100, None)} == {"t06", "t07"}
        await store.commit(Batch("t08", [], Card("over", True, None, b"")))
        assert "t08" not in {entry.id for entry in await store.open_tables(True, 100, None)}
        assert len(await store.open_tables(True, 100, None)) == 20

    run(story)


def test_replays_and_tables_of_a_player(run: Run) -> None:
    async def story(store: Store) -> None:
        await new(store, "t", "u")
        first = Replay("r1", "t", 10, "classic", b"log", ("ann", "bob"))
        second = Replay("r2", "t", 20, "classic", b"log", ("ann", None))
        third = Replay("r3", "u", 30, "legends", b"log", ("ann", "cid"))
        for n, replay in enumerate((first, second, third)):
            await store.commit(Batch(replay.table, [row(2 + n)], replay=replay, sitting=["eve"]))
        assert [game.id for game in await store.replays_of("ann")] == ["r3", "r2", "r1"]
        assert [game.id for game in await store.replays_of("ann", 2)] == ["r3", "r2"]
        assert [game.id for game in await store.replays_of("bob")] == ["r1"]
        assert (await store.replays_of("cid"))[0][:] == ("r3", "u", 30, "legends", ("ann", "cid"))
        assert await store.replays_of("eve") == []  # had a seat, but not in a finished game
        assert sorted(entry.id for entry in await store.tables_of("ann")) == ["t", "u"]
        assert [entry.id for entry in await store.tables_of("bob")] == ["t"]
        assert len(await store.tables_of("eve")) == 2
        assert len(await store.tables_of("eve", limit=1)) == 1

    run(story)


# Players


def test_players(run: Run) -> None:
    async def story(store: Store) -> None:
        assert await store.add_player("p1", "Ann", 100)
        assert await store.add_player("p2", "Bob", 100, "hash")
        assert not await store.add_player("p1", "Eve", 200)
        assert not await store.add_player("p3", "Eve", 200, "hash")
        assert await store.player("p1") == ("p1", "Ann", 100, 100, False, None)
        assert await store.by_subject("hash") == await store.player("p2") == ("p2", "Bob", 100, 100, False, "hash")
        assert await store.rename("p1", "Änne 🂡")
        await store.begin_session("here", "p1", 200)
        await store.seen("here", "p1", 300)
        assert await store.whose("p1", "here") == await store.player("p1")
        assert await store.whose("p2", "here") is None
        assert await store.ban("p1")
        assert await store.player("p1") == ("p1", "Änne 🂡", 100, 300, True, None)
        assert await store.ban("p1", False)
        assert await store.player("p1") == ("p1", "Änne 🂡", 100, 300, False, None)
        assert not await store.rename("p3", "Eve")
        assert not await store.ban("p3")
        assert await store.player("p3") is None

    run(story)


def test_erasing_a_player_leaves_the_games_and_the_others(run: Run) -> None:
    async def story(store: Store) -> None:
        await new(store, "t", "u")
        await store.add_player("ann", "Ann", 1, "hash")
        await store.add_player("bob", "Bob", 1)
        lines = [Line(1, "ann", 0, 5, "mine"), Line(2, "bob", 1, 6, "his"), Line(3, "ann", 0, 7, "mine too")]
        game = Replay("r1", "t", 10, "classic", b"log", ("ann", "bob", "ann", None))
        other = Replay("r2", "t", 11, "classic", b"log", ("bob", None))
        await store.commit(Batch("t", [row(2)], chat=lines, replay=game))
        await store.commit(Batch("t", [row(3)], replay=other))
        await store.commit(Batch("u", [row(2)], sitting=["ann"]))
        assert await store.erase("ann") == (True, 2, 1, ("t", "u"))
        assert await store.player("ann") is None
        assert await store.by_subject("hash") is None
        assert await store.chat("t", 10) == [lines[1]]
        assert await store.replay("r1") == game._replace(people=(None, "bob", None, None))
        assert await store.replay("r2") == other
        assert await store.tables_of("ann") == []
        assert await store.replays_of("ann") == []
        assert [each.id for each in await store.replays_of("bob")] == ["r2", "r1"]
        assert await store.player("bob") is not None
        assert await seqs(store, "t") == [1, 2, 3]
        assert await store.erase("ann") == (False, 0, 0, ())

    run(story)


def test_what_is_erased_is_not_left_in_the_file(sqlite_url: str) -> None:
    file = Path(sqlite_url.removeprefix("sqlite:///"))
    secrets = [b"Annemarie", b"whispered words", b"ann-the-player"]

    async def write() -> None:
        async with opened(sqlite_url) as store:
            await new(store, "t")
            await store.add_player("ann-the-player", "Annemarie", 1)
            said = [Line(1, "ann-the-player", 0, 5, "whispered words")]
            await store.commit(
                Batch("t", [row(2)], chat=said, replay=Replay("r", "t", 1, "", b"", ("ann-the-player",)))
            )

    async def erase() -> None:
        async with opened(sqlite_url) as store:
            await store.erase("ann-the-player")

    asyncio.run(write())
    assert all(secret in file.read_bytes() for secret in secrets)
    asyncio.run(erase())
    assert not any(secret in file.read_bytes() for secret in secrets)


def test_two_nodes_erase_two_people_of_one_game(postgres_url: str) -> None:
    """Neither writes back what the other has just taken away."""

    async def story() -> None:
        async with opened(postgres_url) as store:
            await new(store, "t")
            await store.commit(Batch("t", [row(2)], replay=Replay("r", "t", 1, "classic", b"", ("ann", "bob"))))
            other = await asyncpg.connect(postgres_url)
            try:
                async with other.transaction():
                    await other.execute("UPDATE replays SET people = $1", b'["ann", null]')
                    erasing = asyncio.create_task(store.erase("ann"))
                    await until_blocked(other)
                assert (await asyncio.wait_for(erasing, PATIENCE)).replays == 1
            finally:
                await other.close()
            left = await store.replay("r")
            assert left is not None
            assert left.people == (None, None)

    asyncio.run(story())


async def until_blocked(connection: Any) -> None:
    """Until somebody waits for what this connection holds."""
    for _ in range(int(PATIENCE / 0.02)):
        if await connection.fetchval("SELECT count(*) FROM pg_locks WHERE NOT granted"):
            return
        await asyncio.sleep(0.02)
    raise AssertionError("nobody waits")


# Tickets and keys


def test_a_ticket_is_good_once_on_all_nodes(database_url: str) -> None:
    async def story() -> None:
        async with opened(database_url) as one, opened(database_url) as two:
            for n in range(20):
                used = await asyncio.gather(*(store.use_ticket(f"n{n}", 1) for store in (one, two, one, two)))
                assert sorted(used) == [False, False, False, True]

    asyncio.run(story())


def test_all_nodes_have_the_same_key(database_url: str) -> None:
    async def story() -> None:
        async with opened(database_url) as one, opened(database_url) as two:
            made = await asyncio.gather(*(store.key("signing") for store in (one, two, one, two)))
            assert len(set(made)) == 1
            assert len(made[0]) == 32
            assert await one.key("other") != made[0]
        async with opened(database_url) as again:
            assert await again.key("signing") == made[0]

    asyncio.run(story())


def test_sweeping_forgets_what_is_old(run: Run) -> None:
    async def story(store: Store) -> None:
        await store.use_ticket("old", 1000)
        await store.use_ticket("new", 2000)
        await store.beat("node", "here:1", 60)
        await store.sweep(2000)
        assert not await store.use_ticket("new", 3000)
        assert await store.use_ticket("old", 3000)
        (node,) = await store.nodes()
        await store.sweep(node.seen)
        assert await store.nodes() == [node]
        await store.sweep(node.seen + 1)
        assert await store.nodes() == []

    run(story)


# Several nodes


def test_of_two_nodes_that_claim_at_once_exactly_one_gets_the_table(database_url: str) -> None:
    async def story() -> None:
        async with opened(database_url) as one, opened(database_url) as two:
            names = [f"t{n}" for n in range(20)]
            await new(one, *names)
            await one.beat("one", "here:1", 60)
            await two.beat("two", "here:2", 60)
            for name in names:
                epochs = await asyncio.gather(one.claim(name, "one"), two.claim(name, "two"))
                assert sorted(map(str, epochs)) == ["1", "None"]
                owner = await one.owner(name)
                assert owner is not None
                assert owner.node == ("one" if epochs[0] else "two")

    asyncio.run(story())


def test_leases(run: Run) -> None:
    async def story(store: Store) -> None:
        await new(store, "t", "u")
        await store.beat("one", "10.0.0.1:8000", 60)
        await store.beat("two", "10.0.0.2:8000", 60)
        assert await store.claim("nowhere", "one") is None
        assert await store.owner("t") is None
        assert await store.claim("t", "one") == 1
        assert await store.claim("t", "one") is None  # a running lease is a running lease
        assert await store.claim("t", "two") is None
        assert await store.owner("t") == ("one", "10.0.0.1:8000", 1)
        assert await store.owners(["t", "u"]) == {"t": "one"}
        await store.release("two")
        assert await store.owner("t") is not None
        await store.release("one")
        assert await store.owner("t") is None
        assert await store.claim("t", "two") == 2
        assert await store.claim("u", "two") == 1
        await store.release("two", "u")
        assert (await store.owner("t"), await store.owner("u")) == (("two", "10.0.0.2:8000", 2), None)
        entry = await store.entry("t")
        assert entry is not None
        assert (entry.owner, entry.epoch) == ("two", 2)

    run(story)


def test_a_lease_runs_out_by_the_clock_of_the_database(run: Run) -> None:
    async def story(store: Store) -> None:
        await new(store, "t")
        await store.beat("one", "", 0)
        assert await store.claim("t", "one") == 1
        assert await store.owner("t") is None  # it has run out already
        await store.beat("two", "", 0.3)
        assert await store.claim("t", "two") == 2
        began = asyncio.get_running_loop().time()
        await store.beat("one", "", 60)
        while (epoch := await store.claim("t", "one")) is None:
            assert asyncio.get_running_loop().time() - began < PATIENCE
            await asyncio.sleep(0.01)
        assert epoch == 3

    run(story)


def test_a_beat_prolongs_the_lease_of_a_node_and_of_no_other(run: Run) -> None:
    async def story(store: Store) -> None:
        await new(store, "t", "u", "v")
        for name, node in (("t", "one"), ("u", "one"), ("v", "two")):
            await store.beat(node, "", 0)
            assert await store.claim(name, node) == 1
        with counted_commits(store) as commits:
            await store.beat("one", "", 60)
        assert len(commits) == 1
        assert await store.owner("t") == await store.owner("u") == ("one", "", 1)
        assert await store.owner("v") is None
        assert await store.claim("v", "one") == 2
        await store.beat("two", "", 60)  # it has nothing any more
        assert await store.owner("v") == ("one", "", 2)

    run(story)


def test_a_batch_of_an_earlier_epoch_is_refused(run: Run) -> None:
    async def story(store: Store) -> None:
        await new(store, "t")
        assert await store.claim("t", "one") == 1  # without a lease: anybody may take it
        await store.commit(Batch("t", [row(2)], epoch=1))
        assert await store.claim("t", "two") == 2
        with pytest.raises(Conflict, match="table t: claimed anew: epoch 2, not 1"):
            await store.commit(Batch("t", [row(3)], epoch=1))
        await store.commit(Batch("t", [row(3)], epoch=2))
        assert await seqs(store, "t") == [1, 2, 3]

    run(story)


def test_two_nodes_never_both_write_a_row(database_url: str) -> None:
    async def story() -> None:
        async with opened(database_url) as one, opened(database_url) as two:
            names = [f"t{n}" for n in range(20)]
            await new(one, *names)
            done = await outcomes(
                *(store.commit(Batch(name, [Row(2, None, b"")])) for name in names for store in (one, two))
            )
            assert all(result is None or type(result) is Conflict for result in done)
            for n, name in enumerate(names):
                assert [type(result) for result in done[2 * n : 2 * n + 2]].count(Conflict) == 1
                assert await seqs(one, name) == [1, 2]

    asyncio.run(story())


def test_a_node_that_froze_in_a_transaction_does_not_keep_its_tables(postgres_url: str) -> None:
    async def story() -> None:
        async with opened(postgres_url) as frozen, opened(postgres_url) as other:
            await new(frozen, "t")
            assert await frozen.claim("t", "frozen") == 1
            holds, thawed = asyncio.Event(), asyncio.Event()

            def freeze(connection: Connection) -> None:
                connection.execute(text("UPDATE tables SET touched = 0, epoch = 99"))
                holds.set()
                await_only(thawed.wait())
                connection.execute(text("UPDATE tables SET touched = 1"))

            freezing = asyncio.create_task(frozen.writer.do(freeze))
            await holds.wait()
            try:
                assert await asyncio.wait_for(other.claim("t", "other"), PATIENCE) == 2
                await other.commit(Batch("t", [row(2)], epoch=2))
            finally:
                thawed.set()
            with pytest.raises(StoreDown):
                await asyncio.wait_for(freezing, PATIENCE)
            with pytest.raises(Conflict):
                await frozen.commit(Batch("t", [row(2)], epoch=1))
            assert await seqs(frozen, "t") == [1, 2]

    asyncio.run(story())


def test_nodes(run: Run) -> None:
    async def story(store: Store) -> None:
        await store.beat("one", "here:1", 60)
        await store.beat("two", "here:2", 60)
        first = {node.id: node for node in await store.nodes()}
        assert {node.id: node.address for node in first.values()} == {"one": "here:1", "two": "here:2"}
        await store.beat("one", "there:1", 60)
        again = {node.id: node for node in await store.nodes()}
        assert again["one"].address == "there:1"
        assert again["one"].seen >= first["one"].seen > 1_700_000_000_000
        assert again["two"] == first["two"]

    run(story)


# Hints


def test_hints_reach_the_other_nodes(postgres_url: str) -> None:
    async def story() -> None:
        async with opened(postgres_url) as one, opened(postgres_url) as two:
            heard: asyncio.Queue[tuple[str, str]] = asyncio.Queue()
            await one.listen(lambda payload: heard.put_nowait(("one", payload)))
            await two.listen(lambda payload: heard.put_nowait(("two", payload)))
            await one.notify("table 1 🂡")
            got = {await asyncio.wait_for(heard.get(), PATIENCE) for _ in range(2)}
            assert got == {("one", "table 1 🂡"), ("two", "table 1 🂡")}
            with pytest.raises(StoreError, match="a hint of 9000 bytes"):
                await one.notify("x" * 9000)
            await one.notify("x" * 7999)
            assert len((await asyncio.wait_for(heard.get(), PATIENCE))[1]) == 7999

    asyncio.run(story())


def test_listening_goes_on_after_a_lost_connection(cluster: Cluster, postgres_url: str) -> None:
    listening = "SELECT pid FROM pg_stat_activity WHERE datname = current_database() AND query LIKE 'LISTEN%'"

    async def story() -> None:
        async with opened(postgres_url) as store:
            heard: asyncio.Queue[str] = asyncio.Queue()
            await store.listen(heard.put_nowait)
            connection = await asyncpg.connect(postgres_url)
            try:
                (pid,) = [row["pid"] for row in await connection.fetch(listening)]
                await connection.execute(f"SELECT pg_terminate_backend({pid})")
                for _ in range(int(PATIENCE / 0.05)):
                    if {row["pid"] for row in await connection.fetch(listening)} - {pid}:
                        break
                    await asyncio.sleep(0.05)
            finally:
                await connection.close()
            await store.notify("again")
            assert await asyncio.wait_for(heard.get(), PATIENCE) == "again"

    asyncio.run(story())


def test_a_file_has_nobody_to_tell(sqlite_url: str) -> None:
    async def story() -> None:
        async with opened(sqlite_url) as store:
            heard: list[str] = []
            await store.listen(heard.append)
            await store.notify("anything")
            assert heard == []

    asyncio.run(story())
