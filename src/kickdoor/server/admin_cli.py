"""`kickdoor admin`: look after the database of a server, while it runs."""

import asyncio
import json as as_json
import os
import signal
import sys
from collections.abc import Awaitable, Callable, Sequence
from datetime import UTC, datetime
from pathlib import Path
from time import time
from typing import TYPE_CHECKING, Annotated, Literal

from cyclopts import App, Parameter, validators

from kickdoor.command import Flag

if TYPE_CHECKING:
    from kickdoor.server.store import Store

Count = Annotated[int, Parameter(validator=validators.Number(gte=1))]
Words = Annotated[str, Parameter(show=False, allow_leading_hyphen=True)]
Given = Annotated[str, Parameter(parse=False)]  # by `launch`
Work = Callable[["Store"], Awaitable[None]]

admin = App(name="admin", help="Look after the tables and players of a server, while it runs.")


@admin.meta.default
def launch(*words: Words, database: str = "sqlite:///kickdoor.db") -> int:
    """Look after the tables and players of a server, while it runs.

    Args:
        database: sqlite:///FILE or postgresql://USER@HOST/NAME, as the server has it.
    """
    command, bound, ignored = admin.parse_args(words)
    status: int | None = command(*bound.args, **bound.kwargs, **({"database": database} if ignored else {}))
    return status or 0


@admin.command
def tables(
    *,
    state: Literal["lobby", "playing", "over", "closed"] | None = None,
    limit: Count = 100,
    json: Flag = False,
    database: Given,
) -> int:
    """List tables, those where something happened last first.

    Args:
        state: only tables in this state; left out, all but the closed ones.
        limit: at most so many.
        json: for scripts.
    """
    from kickdoor.server.admin import list_tables

    async def work(store: "Store") -> None:
        found = await list_tables(store, state, limit)
        if json:
            import msgspec

            print(msgspec.json.encode(found).decode())
            return
        rows = [
            (x.id, x.code or "", x.state, f"{len(x.people) + x.bots}/{x.seats}", ", ".join(x.people), when(x.touched))
            for x in found
        ]
        show(("table", "code", "state", "seats", "people", "touched"), rows)

    return run(database, work)


@admin.command
def close(table: str, *, why: str | None = None, yes: Flag = False, database: Given) -> int:
    """Close a table for good; a game that is going on ends there.

    Args:
        table: its id or its six letters.
        why: what the people there are told.
        yes: do not ask.
    """
    from kickdoor.server.admin import CLOSED, close_table, find_table, table_lines

    async def work(store: "Store") -> None:
        entry = await find_table(store, table)
        (line,) = await table_lines(store, [entry])
        confirm(yes, f"Close table {line.id} ({line.state}; {', '.join(line.people) or 'nobody there'})?")
        await close_table(store, entry.id, CLOSED if why is None else why)
        print(f"closed {entry.id}")

    return run(database, work)


@admin.command
def players(
    name: str = "",
    *,
    table: str | None = None,
    banned: Flag = False,
    limit: Count = 100,
    json: Flag = False,
    database: Given,
) -> int:
    """Find players, whoever was here last first.

    Args:
        name: a part of the name.
        table: only those who have or had a seat at this table.
        banned: only those who are banned.
        limit: at most so many.
        json: for scripts.
    """
    from kickdoor.server.admin import find_players, find_table

    async def work(store: "Store") -> None:
        where = None if table is None else (await find_table(store, table)).id
        found = await find_players(store, name, where, banned, limit)
        if json:
            told = [
                {"id": x.id, "name": x.name, "created": x.created, "seen": x.seen, "banned": bool(x.banned),
                 "login": x.subject is not None}
                for x in found
            ]  # fmt: skip
            print(as_json.dumps(told, ensure_ascii=False))
            return
        rows = [(x.id, x.name, "banned" if x.banned else "", "yes" if x.subject else "", when(x.seen)) for x in found]
        show(("player", "name", "banned", "login", "seen"), rows)

    return run(database, work)


@admin.command
def ban(player: str, *, yes: Flag = False, database: Given) -> int:
    """Ban a player, who is sent away at once.

    Args:
        player: the id.
        yes: do not ask.
    """
    from kickdoor.server.admin import ban, find_player

    async def work(store: "Store") -> None:
        found = await find_player(store, player)
        confirm(yes, f"Ban {found.name} ({found.id})?")
        await ban(store, found.id)
        print(f"banned {found.id}")

    return run(database, work)


@admin.command
def unban(player: str, *, database: Given) -> int:
    """Let a banned player in again.

    Args:
        player: the id.
    """
    from kickdoor.server.admin import ban

    async def work(store: "Store") -> None:
        await ban(store, player, False)
        print(f"unbanned {player}")

    return run(database, work)


@admin.command
def erase(player: str, *, yes: Flag = False, database: Given) -> int:
    """Erase a player: the name, the login, every line of chat; replays stay, with nobody in that seat.

    Args:
        player: the id.
        yes: do not ask.
    """
    from kickdoor.server.admin import erase, find_player

    async def work(store: "Store") -> None:
        found = await find_player(store, player)
        confirm(yes, f"Erase {found.name} ({found.id})? It cannot be undone.")
        gone = await erase(store, found.id)
        print(f"erased {found.id}: {gone.lines} lines of chat; at {len(gone.tables)} tables, in {gone.replays} replays")

    return run(database, work)


@admin.command
def export(table: str, file: Path, *, database: Given) -> int:
    """Write the log of a table's game, finished or so far, for `kickdoor replay`. It tells every hand.

    Args:
        table: its id or its six letters.
        file: where to.
    """
    from kickdoor.server.admin import export, find_table

    async def work(store: "Store") -> None:
        entry = await find_table(store, table)
        write_whole(file, await export(store, entry.id))
        print(f"wrote {file}")

    return run(database, work)


@admin.command
def backup(file: Path, *, database: Given) -> int:
    """Make a whole copy of an SQLite database, and check it. It may be open in a server.

    Args:
        file: the copy; it must not be there yet.
    """
    from kickdoor.server.admin import AdminError
    from kickdoor.server.backup import back_up
    from kickdoor.server.store.sqlite import SqliteFile

    async def work(store: "Store") -> None:
        if not isinstance(store.database, SqliteFile):
            raise AdminError(f"{store.database.place}: PostgreSQL is backed up with pg_dump: see docs/operations.md")
        copied = await asyncio.to_thread(back_up, Path(store.database.place), file)
        print(f"copied {copied.tables} tables with {copied.rows} rows, {copied.replays} replays; {copied.bytes} bytes")

    return run(database, work)


@admin.command
def reports(*, limit: int = 100, json: Flag = False, database: Given) -> int:
    """List lines of chat that players have reported, the latest first.

    Args:
        limit: how many at most.
        json: for scripts.
    """

    async def work(store: "Store") -> None:
        found = await store.reports(limit)
        if json:
            print(as_json.dumps([report._asdict() for report in found]))
            return
        rows = [(when(x.at), x.table, x.player, x.by, x.text, x.why) for x in found]
        show(("when", "table", "who said it", "who reports it", "line", "why"), rows)

    return run(database, work)


@admin.command
def stats(*, json: Flag = False, database: Given) -> int:
    """Print how much there is: tables, players, replays, rows, bytes, nodes.

    Args:
        json: for scripts.
    """
    from kickdoor.server.admin import stats

    async def work(store: "Store") -> None:
        told = await stats(store, int(time() * 1000))
        if json:
            print(as_json.dumps(told))
            return
        flat = {f"tables {state}": count for state, count in told.pop("tables").items()}
        nodes = told.pop("nodes")
        rows = [(name.replace("_", " "), f"{count:,}") for name, count in (flat | told).items()]
        show(("what", "how many"), [*rows, ("nodes", ", ".join(nodes) or "—")])

    return run(database, work)


class Declined(Exception):
    """It is not to be done."""


def confirm(yes: bool, question: str) -> None:
    """Ask on a terminal; elsewhere --yes must have been said."""
    if yes:
        return
    if not sys.stdin.isatty():
        raise Declined("nobody is here to be asked: say --yes")
    before = signal.signal(signal.SIGINT, signal.default_int_handler)  # the loop would hear Ctrl-C only afterwards
    try:
        answer = input(f"{question} [y/N] ")
    except (KeyboardInterrupt, EOFError):
        answer = ""
    finally:
        signal.signal(signal.SIGINT, before)
    if answer.strip().lower() not in ("y", "yes"):
        raise Declined("nothing was done")


def run(database: str, work: Work) -> int:
    """Open the database, do it, close it. 2 for what cannot be done, 1 when the answer was no."""
    from kickdoor.server.admin import AdminError, open_store
    from kickdoor.server.backup import BackupError
    from kickdoor.server.store import StoreError

    async def whole() -> None:
        store = await open_store(database)
        try:
            await work(store)
        finally:
            await store.close()

    try:
        asyncio.run(whole())
    except Declined as error:
        print(f"kickdoor admin: {error}", file=sys.stderr)
        return 1
    except (AdminError, BackupError, StoreError) as error:
        print(f"kickdoor admin: {error}", file=sys.stderr)
        return 2
    except OSError as error:
        print(f"kickdoor admin: {error.filename}: {error.strerror}", file=sys.stderr)
        return 2
    return 0


def write_whole(file: Path, data: bytes) -> None:
    """The file is there whole or not at all, and nobody else may read it: it tells every hand."""
    part = file.with_name(f".{file.name}.{os.getpid()}")
    try:
        with open(os.open(part, os.O_CREAT | os.O_EXCL | os.O_WRONLY, 0o600), "wb") as written:
            written.write(data)
        part.replace(file)
    finally:
        part.unlink(missing_ok=True)


def when(milliseconds: int) -> str:
    return f"{datetime.fromtimestamp(milliseconds / 1000, UTC):%Y-%m-%d %H:%M} UTC"


def show(head: Sequence[str], rows: Sequence[Sequence[str]]) -> None:
    from rich.console import Console
    from rich.table import Table

    shown = Table(box=None, pad_edge=False)
    for name in head:
        shown.add_column(name, overflow="fold")  # an id is never cut
    for row in rows:
        shown.add_row(*row)
    wide = None if sys.stdout.isatty() else 160  # a file has room
    Console(highlight=False, markup=False, width=wide).print(shown)
