"""What whoever runs a server may do: on its database, beside the servers that are running.

The rows of a table are all there is of it, so whatever is done to a table is a row as well. A server that knows less is
refused by the database when it writes, and reads anew; hints and a look now and then only make that quick.
"""

import asyncio
from collections.abc import Iterable, Iterator
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

import msgspec
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from msgspec import Struct
from sqlalchemy import Connection, func, literal_column, select, text

from kickdoor.server import journal as j
from kickdoor.server import letters, seating
from kickdoor.server.cluster import Forget, Hint, Reload
from kickdoor.server.keeping import Listing, batch_of
from kickdoor.server.lobby import listings
from kickdoor.server.names import clean_text
from kickdoor.server.replays import lines, named
from kickdoor.server.room import Room, open_room
from kickdoor.server.store import (
    Batch,
    Card,
    Entry,
    Erased,
    Player,
    Replay,
    Row,
    Store,
    StoreError,
    batches,
    players,
    schema,
)
from kickdoor.server.store.database import database_at, words
from kickdoor.server.store.migrate import MIGRATIONS
from kickdoor.server.store.sqlite import SqliteFile
from kickdoor.server.store.store import ENTRY, PLAYER

if TYPE_CHECKING:
    from kickdoor.server.hall import Hall

LOOK: Final = 5.0  # seconds between two looks of a server at what was done beside it
AT_ONCE: Final = 500  # ids in one question to the database
DAY: Final = 24 * 3600 * 1000
CLOSED: Final = "This table was closed by those who run the server."
BANNED: Final = "You may not play here any more."
ERASED: Final = "You have been erased."


class AdminError(Exception):
    """Something cannot be done; nothing was."""


async def open_store(url: str) -> Store:
    """The database of a server as it is: nothing is made, nothing is upgraded."""
    database = database_at(url)
    newest = ScriptDirectory(str(MIGRATIONS)).get_current_head()
    try:
        if isinstance(database, SqliteFile) and not Path(database.place).is_file():
            raise AdminError(f"{database.place}: there is no such file")
        async with database.readers.connect() as connection:
            found = await connection.run_sync(revision)
        if found is None:
            raise AdminError(f"{database.place}: no server has used this database")
        if found != newest:
            raise AdminError(
                f"{database.place}: its schema is {found}, and this program knows {newest}; take the one that serves it"
            )
    except AdminError:
        await database.close()
        raise
    except Exception as error:  # whatever the driver says
        await database.close()
        raise StoreError(f"{database.place}: {words(error)}") from error
    return Store(database)


def revision(connection: Connection) -> str | None:
    return MigrationContext.configure(connection).get_current_revision()


async def hint(store: Store, told: Hint) -> None:
    """For servers that listen. One that does not hear it looks by itself."""
    try:
        await store.notify(msgspec.json.encode(told).decode())
    except StoreError:
        return


# ---- tables


async def find_table(store: Store, word: str) -> Entry:
    """By its id or its six letters."""
    entry = await store.entry(word)
    if entry is None and (found := await store.find(word.upper())) is not None:
        entry = await store.entry(found)
    if entry is None:
        raise AdminError(f"there is no table '{word}'")
    return entry


class TableLine(Struct, frozen=True):
    """A table in the list. Times are milliseconds since 1970."""

    id: str
    code: str | None
    state: str
    public: bool
    editions: tuple[str, ...]
    seats: int
    people: tuple[str, ...]
    bots: int
    created: int
    touched: int
    node: str | None  # which has it, or had it last


async def list_tables(store: Store, state: str | None = None, limit: int = 100) -> list[TableLine]:
    """Those where something happened last come first; closed ones only when asked for."""
    of = schema.tables.c
    wanted = ENTRY.where(schema.OPEN if state is None else of.state == state)
    rows = await store.fetch(wanted.order_by(of.touched.desc(), of.id).limit(limit))
    return await table_lines(store, [Entry._make(row) for row in rows])


async def table_lines(store: Store, entries: list[Entry]) -> list[TableLine]:
    """Tables with the names of their people; one who was erased has none."""
    return [
        TableLine(
            entry.id, entry.code, entry.state, entry.public, card.editions, card.seats, card.people, card.bots,
            entry.created, entry.touched, entry.owner,
        )
        for entry, card in zip(entries, await listings(store, entries))
    ]  # fmt: skip


async def close_table(store: Store, id: str, why: str = CLOSED) -> None:
    """Nothing more happens there, whatever state it is in, even if it can no longer be opened. The reason is shown."""
    try:
        why = clean_text(why)
    except ValueError as error:
        raise AdminError(f"why: {error}") from None
    await find_table(store, id)
    await store.writer.do(partial(closing, id=id, why=why), id)
    await hint(store, Reload(id))


def closing(connection: Connection, id: str, why: str) -> None:
    """The last row of a table; from the lock to the commit nobody else writes there."""
    batches.touch(connection, [Batch(id, [])])
    entry = Entry._make(connection.execute(ENTRY.where(schema.tables.c.id == id)).one())
    if entry.state == "closed":
        raise AdminError(f"table {id} is closed already")
    rows = schema.journal.c
    last = connection.scalar(select(func.max(rows.seq)).where(rows.table_id == id)) or 0
    card = msgspec.json.decode(entry.card, type=Listing)
    card = msgspec.structs.replace(card, code="", state="closed", people=(), bots=0, free=0)
    batch = Batch(id, [Row(last + 1, None, j.encode(j.Closed(why)))])
    batch.card = Card("closed", entry.public, None, msgspec.json.encode(card))
    batches.write(connection, [batch])


async def export(store: Store, id: str) -> bytes:
    """The log of the finished game, or of the game so far, with the names its players have now."""
    entries = [j.decode(row.data) for row in await store.read(id)]
    try:
        room = fold(id, entries)
    except Exception as error:  # rules that have changed show themselves in many ways
        raise AdminError(f"table {id}: this program cannot play its game again: {error!r}") from error
    if room.game is None:
        raise AdminError(f"table {id}: no game has begun there")
    replay = await store.replay(room.replay) if room.replay else None
    if replay is None:
        people = tuple(seat.player or None for seat in room.seats)
        replay = Replay("", id, 0, "", lines([room.game.header, *j.all_picks(entries)]), people)
    return named(replay, await store.names({player for player in replay.people if player}))


def fold(id: str, entries: list[j.Entry], playing: bool = True) -> Room:
    """A table as its rows tell it; without playing, who sits where is told alone."""
    first = entries[0]
    assert isinstance(first, j.Opened)
    room = open_room(id, first)
    for entry in entries[1:]:
        if playing or not isinstance(entry, j.Began | j.Chose | j.TookBack):
            room.fold(entry)
            continue
        room.seq += 1
        if isinstance(entry, j.Began):
            room.state = "playing"
    return room


# ---- players


async def find_players(
    store: Store, name: str = "", table: str | None = None, banned: bool = False, limit: int = 100
) -> list[Player]:
    """Who has this in the name, or had a seat at this table; whoever was here last comes first."""
    of, seats = schema.players.c, schema.sitting.c
    wanted = PLAYER
    if name:
        wanted = wanted.where(of.name.icontains(name, autoescape=True))
    if table is not None:
        wanted = wanted.where(of.id.in_(select(seats.player_id).where(seats.table_id == table)))
    if banned:
        wanted = wanted.where(of.banned)
    return [Player._make(row) for row in await store.fetch(wanted.order_by(of.seen.desc(), of.id).limit(limit))]


async def find_player(store: Store, id: str) -> Player:
    player = await store.player(id)
    if player is None:
        raise AdminError(f"there is no player '{id}'; `kickdoor admin players NAME` tells their ids")
    return player


async def ban(store: Store, player: str, banned: bool = True) -> None:
    """Whoever is banned cannot do anything any more, is sent away from where they sit, and a bot takes over."""
    if not await store.ban(player, banned):
        await find_player(store, player)
    if banned:
        await hint(store, Forget(player, BANNED))


async def erase(store: Store, player: str) -> Erased:
    """Everything that is known of a player goes, at once or not at all."""
    await find_player(store, player)
    erased = await store.writer.do(partial(erasing, player=player))
    await store.tell(store.database.purge())
    await hint(store, Forget(player, ERASED))
    return erased


def erasing(connection: Connection, player: str) -> Erased:
    """The seats of the player, then all that the store knows."""
    of = schema.sitting.c
    seats = select(of.table_id).where(of.player_id == player)
    tables = schema.tables.c
    open_ones = select(tables.id).where(schema.OPEN, tables.id.in_(seats)).order_by(tables.id)  # else nobody sits there
    ids = list(connection.scalars(open_ones))
    if ids:
        batches.touch(connection, [Batch(id, []) for id in ids])
        left = [batch for id in ids if (batch := leaving(connection, id, player)) is not None]
        batches.write(connection, left)
    return players.erase(connection, player)


def leaving(connection: Connection, id: str, player: str) -> Batch | None:
    """A player goes from a table for good; None for one who has no part in it any more."""
    rows = schema.journal.c
    data = connection.scalars(select(rows.data).where(rows.table_id == id).order_by(rows.seq))
    room = fold(id, [j.decode(row) for row in data], playing=False)
    entries = [] if room.state == "closed" else seating.leave(room, player)
    if not entries:
        return None
    for entry in entries:
        room.fold(entry)
    return batch_of(room, entries, around=True)


# ---- figures


async def stats(store: Store, now: int) -> dict[str, Any]:
    """How much there is."""
    states = await store.fetch(select(schema.tables.c.state, func.count().label("n")).group_by(schema.tables.c.state))
    of = schema.players.c
    counts = {
        "players": select(func.count()).select_from(schema.players),
        "players_today": select(func.count()).select_from(schema.players).where(of.seen > now - DAY),
        "players_banned": select(func.count()).select_from(schema.players).where(of.banned),
        "replays": select(func.count()).select_from(schema.replays),
        "rows": select(func.count()).select_from(schema.journal),
        "chat_lines": select(func.count()).select_from(schema.chat),
        "bytes": select(func.pg_database_size(func.current_database())),
    }
    if isinstance(store.database, SqliteFile):
        pages = text("pragma_page_count(), pragma_page_size()")
        counts["bytes"] = select(literal_column("page_count * page_size")).select_from(pages)
    told: dict[str, Any] = {"tables": dict.fromkeys(("lobby", "playing", "over", "closed"), 0)}
    told["tables"] |= {row.state: row.n for row in states}
    for name, wanted in counts.items():
        row = await store.fetch_one(wanted)
        told[name] = row[0] if row is not None else 0
    told["nodes"] = [node.id for node in await store.nodes()]
    return told


# ---- what a running server does about it


async def watch(hall: "Hall") -> None:
    """A server looks again and again at what was done beside it."""
    gone: list[str] = []
    while True:
        await asyncio.sleep(LOOK)
        try:
            for player in gone:  # what was written until their sockets were closed
                await hall.store.erase(player)
            gone = await notice(hall)
        except StoreError as error:
            hall.log.warning("look-failed", error=str(error))


async def notice(hall: "Hall") -> list[str]:
    """Tables that were closed begin anew from what is kept; banned and erased players are forgotten. Returns those
    who are erased."""
    of = schema.tables.c
    for ids in portions(id for id, one in hall.tables.items() if one.room.state != "closed"):
        for row in await hall.store.fetch(select(of.id).where(of.id.in_(ids), of.state == "closed")):
            if row.id in hall.tables:
                hall.tables[row.id].put(letters.Reload())
    known = {player for one in hall.tables.values() for player in one.names}
    known |= {client.player for one in hall.tables.values() for client in one.clients}
    erased: list[str] = []
    for ids in portions(known):
        people = schema.players.c
        good = await hall.store.fetch(select(people.id).where(people.id.in_(ids), people.banned.is_(False)))
        for id in sorted(set(ids) - {row.id for row in good}):
            player = await hall.store.player(id)  # to be quite sure
            if player is None:
                erased.append(id)
            if player is None or player.banned:
                hall.forget(id, BANNED if player is not None else ERASED)
    return erased


def portions(ids: Iterable[str]) -> Iterator[list[str]]:
    every = list(ids)
    for first in range(0, len(every), AT_ONCE):
        yield every[first : first + AT_ONCE]
