"""The batches of many tables, written with a handful of statements."""

import json
import sqlite3
from collections.abc import Sequence
from time import time_ns
from typing import Any, Final

from sqlalchemy import Connection, Executable, Text, any_, bindparam, insert, select, update
from sqlalchemy.dialects.postgresql import ARRAY

from kickdoor.server.store.errors import Conflict
from kickdoor.server.store.records import Batch
from kickdoor.server.store.schema import chat, journal, replays, sitting, snapshots, tables
from kickdoor.server.store.upsert import add, put

NEW_TABLE: Final = insert(tables)
NEW_ROWS: Final = insert(journal)
ROWS_IN_SQLITE: Final = "INSERT INTO journal (table_id, seq, action, data) VALUES (?, ?, ?, ?)"
NEW_LINES: Final = insert(chat)
NEW_REPLAYS: Final = insert(replays)
NEW_CARDS: Final = (
    update(tables)
    .where(tables.c.id == bindparam("table"))
    .values(
        state=bindparam("new_state"),
        public=bindparam("new_public"),
        code=bindparam("new_code"),
        card=bindparam("new_card"),
    )
)
TOUCHED_EVERY: Final = 60_000  # milliseconds: a table that is played at is noted once a minute
# The ids are one parameter: it is one statement however many there are. SQLite hears its own words, which is quicker.
LISTED: Final = "id IN (SELECT value FROM json_each(?))"
TOUCH_IN_SQLITE: Final = f"UPDATE tables SET touched = ? WHERE {LISTED} AND touched < ?"
TABLES_IN_SQLITE: Final = f"SELECT id, epoch, touched FROM tables WHERE {LISTED}"
MOMENTS_IN_SQLITE: Final = (
    "INSERT INTO snapshots (table_id, seq, data) VALUES (?, ?, ?)"
    " ON CONFLICT (table_id) DO UPDATE SET seq = excluded.seq, data = excluded.data"
)
ANY: Final = tables.c.id == any_(bindparam("ids", type_=ARRAY(Text)))
TOUCH: Final = update(tables).where(ANY, tables.c.touched < bindparam("before")).values(touched=bindparam("at"))
EPOCHS: Final = select(tables.c.id, tables.c.epoch).where(ANY).order_by(tables.c.id).with_for_update(key_share=True)


def create(connection: Connection, batch: Batch) -> None:
    """A new table with what it begins with."""
    card, at = batch.card, clock()
    assert card is not None
    told = {"id": batch.table, "code": card.code, "state": card.state, "public": card.public, "card": card.data}
    connection.execute(NEW_TABLE, {**told, "created": at, "touched": at})
    write(connection, [batch])


def write(connection: Connection, batches: Sequence[Batch]) -> None:
    """All of them; where two are of one table, the later one has the last word."""
    touch(connection, batches)
    put_rows(connection, batches)
    if any([batch.more for batch in batches]):
        put_more(connection, batches)


def put_more(connection: Connection, batches: Sequence[Batch]) -> None:
    """What not every choice writes."""
    cards = {batch.table: batch.card for batch in batches if batch.card is not None}
    faces = [
        {"table": table, "new_state": state, "new_public": public, "new_code": code, "new_card": data}
        for table, (state, public, code, data) in cards.items()
    ]
    many(connection, NEW_CARDS, faces)
    put_moments(connection, {batch.table: batch.snapshot for batch in batches if batch.snapshot is not None})
    lines = [
        {"table_id": batch.table, "n": n, "player_id": player, "seat": seat, "at": at, "text": text}
        for batch in batches
        for n, player, seat, at, text in batch.chat
    ]
    many(connection, NEW_LINES, lines)
    seats = {(batch.table, player) for batch in batches for player in batch.sitting}
    games = [batch.replay for batch in batches if batch.replay is not None]
    # Whoever is in a replay has a seat at its table: that is how the replays of a player are found.
    seats |= {(game.table, player) for game in games for player in game.people if player is not None}
    seated = [{"table_id": table, "player_id": player} for table, player in sorted(seats)]
    many(connection, add(connection, sitting), seated)
    logs = [
        {"id": id_, "table_id": table, "created": at, "editions": editions, "log": log, "people": names(people)}
        for id_, table, at, editions, log, people in games
    ]
    many(connection, NEW_REPLAYS, logs)


def put_moments(connection: Connection, kept: dict[str, tuple[int, bytes]]) -> None:
    """The latest snapshot of each table."""
    file = file_of(connection)
    if file is not None:
        file.executemany(MOMENTS_IN_SQLITE, [(table, seq, data) for table, (seq, data) in kept.items()])
        return
    moments = [{"table_id": table, "seq": seq, "data": data} for table, (seq, data) in kept.items()]
    many(connection, put(connection, snapshots), moments)


def put_rows(connection: Connection, batches: Sequence[Batch]) -> None:
    """What every choice writes."""
    file = file_of(connection)
    if file is not None:
        file.executemany(ROWS_IN_SQLITE, [(batch.table, *row) for batch in batches for row in batch.rows])
        return
    told = [
        {"table_id": batch.table, "seq": seq, "action": action, "data": data}
        for batch in batches
        for seq, action, data in batch.rows
    ]
    many(connection, NEW_ROWS, told)


def touch(connection: Connection, batches: Sequence[Batch]) -> None:
    """Every table must be there, and of the epoch its batch knows. Nobody can claim it from here to the commit."""
    ids = sorted({batch.table for batch in batches})
    at = clock()
    file = file_of(connection)
    if file is not None:
        told = json.dumps(ids)
        found = file.execute(TABLES_IN_SQLITE, (told,)).fetchall()
        if any([touched < at - TOUCHED_EVERY for _id, _epoch, touched in found]):
            file.execute(TOUCH_IN_SQLITE, (at, told, at - TOUCHED_EVERY))
        epochs = {id_: epoch for id_, epoch, _touched in found}
    else:
        epochs = {id_: epoch for id_, epoch in connection.execute(EPOCHS, {"ids": ids})}
        connection.execute(TOUCH, {"ids": ids, "at": at, "before": at - TOUCHED_EVERY})
    for batch in batches:
        if batch.table not in epochs:
            raise Conflict(batch.table, "there is no such table")
        if batch.epoch is not None and batch.epoch != epochs[batch.table]:
            raise Conflict(batch.table, f"claimed anew: epoch {epochs[batch.table]}, not {batch.epoch}")


def file_of(connection: Connection) -> sqlite3.Connection | None:
    """Where the database is a file: the driver's own connection, in the same transaction."""
    driver = connection.connection.driver_connection
    return driver if isinstance(driver, sqlite3.Connection) else None


def many(connection: Connection, statement: Executable, rows: list[dict[str, Any]]) -> None:
    if rows:
        connection.execute(statement, rows)


def names(people: Sequence[str | None]) -> bytes:
    return json.dumps(people).encode()


def clock() -> int:
    return time_ns() // 1_000_000
