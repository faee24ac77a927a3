"""The store: the one way to what the server keeps."""

import asyncio
import json
from collections.abc import Awaitable, Callable, Collection, Sequence
from functools import partial
from typing import Any, Final

import sqlalchemy as sa
from sqlalchemy import Connection, Select, func, select
from sqlalchemy.exc import DBAPIError
from sqlalchemy.exc import TimeoutError as PoolTimeout

from kickdoor.server.store import batches, counters, expiry, keys, leases, players, schema, sessions
from kickdoor.server.store.database import Database, database_at, down, words
from kickdoor.server.store.errors import StoreDown, StoreError
from kickdoor.server.store.migrate import upgrade
from kickdoor.server.store.records import (
    Batch,
    Entry,
    Erased,
    Line,
    Node,
    Owner,
    Played,
    Player,
    Replay,
    Report,
    Row,
    Session,
)
from kickdoor.server.store.upsert import add
from kickdoor.server.store.writer import Writer

ENTRY = select(*(schema.tables.c[name] for name in Entry._fields))
PLAYER = sessions.PLAYER
PORTION: Final = 2_000  # rows that are read in one go


class Store:
    """Reading sees what was committed. All writing goes through one writer, which makes groups of what waits."""

    def __init__(self, database: Database) -> None:
        self.database = database
        self.writer = Writer(database)

    @classmethod
    async def open(cls, url: str) -> "Store":
        """Open the database and bring its schema up to date. StoreError, with the place, when that is impossible."""
        database = database_at(url)
        try:
            await database.migrate(upgrade)
        except Exception as error:
            await database.close()
            raise StoreError(f"{database.place}: {words(error)}") from error
        return cls(database)

    async def close(self) -> None:
        """What waits is written first. To close again does nothing."""
        if not self.writer.closed:
            await self.writer.close()
            await self.database.close()

    async def fetch(self, statement: Select[Any]) -> Sequence[sa.Row[Any]]:
        if self.writer.closed:
            raise StoreDown(f"{self.database.place}: closed")
        try:
            async with self.database.readers.connect() as connection:
                rows: Sequence[sa.Row[Any]] = (await connection.execute(statement)).all()
                return rows
        except (DBAPIError, PoolTimeout, OSError, UnicodeError) as error:
            if isinstance(error, PoolTimeout) or self.database.is_down(error):
                raise down(self.database, error) from error
            return []  # what the database cannot hold is not in it

    async def fetch_one(self, statement: Select[Any]) -> sa.Row[Any] | None:
        rows = await self.fetch(statement)
        return rows[0] if rows else None

    # Tables

    def commit(self, batch: Batch) -> asyncio.Future[None]:
        """Done when it is durable. A commit that is cancelled may be written all the same.

        Conflict: the batch is refused, and only it. StoreDown: nobody could write.
        """
        return self.writer.hand_in(batch, batch.table)

    async def create(self, table: str, batch: Batch) -> None:
        """A new table with its card and its first rows. Conflict when its id or code is taken."""
        if batch.table != table or batch.card is None:
            raise ValueError(f"table {table}: a new table needs a batch of its own with a card")
        await self.writer.do(partial(batches.create, batch=batch), table)

    async def read(self, table: str, after: int = 0) -> list[Row]:
        """The rows later than that, in order. Of a long table a portion after the other: nobody waits for them all."""
        of = schema.journal.c
        rows: list[Row] = []
        while True:
            wanted = select(of.seq, of.action, of.data).where(of.table_id == table, of.seq > after).order_by(of.seq)
            found = await self.fetch(wanted.limit(PORTION))
            rows += [Row._make(row) for row in found]
            if len(found) < PORTION:
                return rows
            after = rows[-1].seq

    async def acted(self, table: str, action: str) -> bool:
        """Is there a row of that action?"""
        of = schema.journal.c
        return await self.fetch_one(select(of.seq).where(of.table_id == table, of.action == action)) is not None

    async def snapshot(self, table: str) -> tuple[int, bytes] | None:
        of = schema.snapshots.c
        row = await self.fetch_one(select(of.seq, of.data).where(of.table_id == table))
        return None if row is None else (row.seq, row.data)

    async def find(self, code: str) -> str | None:
        row = await self.fetch_one(select(schema.tables.c.id).where(schema.tables.c.code == code))
        return None if row is None else row.id

    async def entry(self, table: str) -> Entry | None:
        row = await self.fetch_one(ENTRY.where(schema.tables.c.id == table))
        return None if row is None else Entry._make(row)

    async def open_tables(self, public: bool | None = None, limit: int = 100, before: int | None = None) -> list[Entry]:
        """Those that are not closed, the newest first, made before that time; None: whenever, public or not.

        Public ones are those one can join or watch: when the game is over, nobody else is asked in.

        The time at which the last one was made leads to the next page, so a page never ends between two of one
        millisecond: it is then a little longer than the limit.
        """
        of = schema.tables.c
        wanted: list[sa.ColumnExpressionArgument[bool]] = [schema.OPEN]
        if public is not None:
            wanted.append(of.public == public)
        if public:
            wanted.append(of.state != "over")
        if before is not None:
            wanted.append(of.created < before)
        page = select(of.created).where(*wanted).order_by(of.created.desc()).limit(limit).subquery()
        oldest = select(func.min(page.c.created)).scalar_subquery()
        rows = ENTRY.where(*wanted, of.created >= oldest).order_by(of.created.desc(), of.id)
        return [Entry._make(row) for row in await self.fetch(rows)]

    async def tables_of(self, player: str, limit: int = 100) -> list[Entry]:
        """Where the player has or had a seat, the newest first."""
        of = schema.tables.c
        seats = select(schema.sitting.c.table_id).where(schema.sitting.c.player_id == player)
        rows = ENTRY.where(of.id.in_(seats)).order_by(of.created.desc(), of.id).limit(limit)
        return [Entry._make(row) for row in await self.fetch(rows)]

    async def chat(self, table: str, last: int) -> list[Line]:
        """So many of the last lines, in order."""
        of = schema.chat.c
        wanted = select(of.n, of.player_id, of.seat, of.at, of.text).where(of.table_id == table)
        rows = await self.fetch(wanted.order_by(of.n.desc()).limit(last))
        return [Line._make(row) for row in reversed(rows)]

    # Replays

    async def replay(self, id: str) -> Replay | None:
        of = schema.replays.c
        row = await self.fetch_one(
            select(of.id, of.table_id, of.created, of.editions, of.log, of.people).where(of.id == id)
        )
        return None if row is None else Replay._make((*row[:-1], tuple(json.loads(row.people))))

    async def replays_of(self, player: str, limit: int = 100) -> list[Played]:
        """The finished games of the player, the newest first."""
        of, seats = schema.replays.c, schema.sitting.c
        wanted = (
            select(of.id, of.table_id, of.created, of.editions, of.people)
            .where(of.table_id.in_(select(seats.table_id).where(seats.player_id == player)))
            .order_by(of.created.desc(), of.id)
            .limit(limit)
        )
        games = [Played._make((*row[:-1], tuple(json.loads(row.people)))) for row in await self.fetch(wanted)]
        return [game for game in games if player in game.people]

    # Players

    async def add_player(self, player: str, name: str, at: int, subject: str | None = None) -> bool:
        """False: there is a player of that id or subject already."""
        return await self.writer.do(partial(players.add_player, player=player, name=name, at=at, subject=subject))

    async def player(self, player: str) -> Player | None:
        row = await self.fetch_one(PLAYER.where(schema.players.c.id == player))
        return None if row is None else Player._make(row)

    async def names(self, players: Collection[str]) -> dict[str, str]:
        """The names of those there are."""
        of = schema.players.c
        rows = await self.fetch(select(of.id, of.name).where(of.id.in_(players))) if players else []
        return {row.id: row.name for row in rows}

    async def by_subject(self, subject: str) -> Player | None:
        row = await self.fetch_one(PLAYER.where(schema.players.c.subject == subject))
        return None if row is None else Player._make(row)

    async def rename(self, player: str, name: str) -> bool:
        """False: there is no such player; so too with the next two."""
        return await self.writer.do(partial(players.change, player=player, name=name))

    async def ban(self, player: str, banned: bool = True) -> bool:
        return await self.writer.do(partial(players.change, player=player, banned=banned))

    async def erase(self, player: str) -> Erased:
        """Everything that is known of the player goes; what it tells of is gone."""
        erased = await self.writer.do(partial(players.erase, player=player))
        await self.tell(self.database.purge())
        return erased

    # Sessions

    async def begin_session(self, id: str, player: str, at: int, most: int = 100) -> list[str]:
        """One more of the player's; which have ended for it, where there are too many."""
        return await self.writer.do(partial(sessions.begin, id=id, player=player, at=at, most=most))

    async def whose(self, player: str, session: str) -> Player | None:
        """The player, unless the session has ended."""
        row = await self.fetch_one(sessions.whose(player, session))
        return None if row is None else Player._make(row)

    async def seen(self, session: str, player: str, at: int) -> None:
        await self.writer.do(partial(sessions.seen, id=session, player=player, at=at))

    async def sessions(self, player: str) -> list[Session]:
        """The latest first."""
        of = schema.sessions.c
        wanted = select(of.id, of.created, of.seen).where(of.player_id == player).order_by(of.seen.desc(), of.id)
        return [Session._make(row) for row in await self.fetch(wanted)]

    async def end_sessions(self, player: str, id: str | None = None, but: str | None = None) -> list[str]:
        """One of the player's sessions, or all but one; which have ended."""
        return await self.writer.do(partial(sessions.end, player=player, id=id, but=but))

    # Reports

    async def report(self, told: Report) -> None:
        """Whoever tells of a line again changes nothing."""
        row = dict(zip(("table_id", "n", "by_id", "player_id", "at", "text", "why"), told, strict=True))
        await self.writer.do(lambda connection: connection.execute(add(connection, schema.reports), row))

    async def reports(self, limit: int = 100) -> list[Report]:
        """The latest first."""
        of = schema.reports.c
        wanted = select(of.table_id, of.n, of.by_id, of.player_id, of.at, of.text, of.why)
        return [Report._make(row) for row in await self.fetch(wanted.order_by(of.at.desc()).limit(limit))]

    # What has come to its end

    async def expire(self, ends: expiry.Ends, spare: Collection[str]) -> expiry.Expired:
        """Some of what is over goes; tables named are spared."""
        return await self.writer.do(partial(expiry.expire, ends=ends, spare=set(spare)))

    # Tickets and keys

    async def use_ticket(self, nonce: str, at: int) -> bool:
        """False: it was used before."""
        return await self.writer.do(partial(keys.use_ticket, nonce=nonce, at=at))

    async def key(self, name: str) -> bytes:
        """Made on first use; whoever asks, on whatever node, gets the same."""
        return await self.writer.do(partial(keys.key, name=name))

    async def sweep(self, before: int) -> None:
        """Tickets that were used, and nodes that were last seen, before that time are forgotten."""
        await self.writer.do(partial(sweep, before=before))

    # Counters of the companion

    async def open_counter(self, id: str, at: int) -> None:
        await self.writer.do(partial(counters.open_counter, id=id, at=at))

    async def counted(self, id: str) -> int | None:
        """How many changes there are; None when there is no such counter."""
        of = schema.counters.c
        row = await self.fetch_one(select(of.last).where(of.id == id))
        return None if row is None else row.last

    async def ops(self, id: str, after: int, limit: int, most: int) -> list[Row]:
        """Changes later than that, in order: at most so many, of so many bytes together, but at least one."""
        of = schema.counter_ops.c
        later = (of.counter_id == id, of.seq > after)
        last = size = 0
        sizes = select(of.seq, func.length(of.data).label("size")).where(*later).order_by(of.seq).limit(limit)
        for row in await self.fetch(sizes):
            size += row.size
            if last and size > most:
                break
            last = row.seq
        wanted = select(of.seq, of.op, of.data).where(*later, of.seq <= last).order_by(of.seq)
        return [Row._make(row) for row in await self.fetch(wanted)]

    async def count(self, id: str, ops: Sequence[tuple[str, bytes]], most: int, at: int) -> bool:
        """Add changes by their ids, known ones not again. False: there is no such counter. CounterFull: too many."""
        return await self.writer.do(partial(counters.count, id=id, ops=ops, most=most, at=at))

    # Several nodes

    async def claim(self, table: str, node: str) -> int | None:
        """Take the table if nobody holds it, not even this node: the new epoch, or None."""
        return await self.writer.do(partial(leases.claim, table=table, node=node))

    async def release(self, node: str, table: str | None = None) -> None:
        """Let go of that table, or of all."""
        await self.writer.do(partial(leases.release, node=node, table=table))

    async def owner(self, table: str) -> Owner | None:
        """Who holds the table; None once the lease has run out."""
        of, nodes = schema.tables.c, schema.nodes.c
        held = of.id == table, nodes.id == of.owner, nodes.lease > schema.now()
        row = await self.fetch_one(select(of.owner, nodes.address, of.epoch).where(*held))
        return None if row is None else Owner._make(row)

    async def owners(self, ids: Collection[str]) -> dict[str, str]:
        """Who holds each of these tables; those that nobody does are left out."""
        of = schema.tables.c
        held = select(of.id, of.owner).where(of.id.in_(ids), leases.HELD)
        return {row.id: row.owner for row in await self.fetch(held)}

    async def beat(self, node: str, address: str, seconds: float) -> None:
        """The node is alive, is reached there, and has what it has for so long."""
        await self.writer.do(partial(leases.beat, node=node, address=address, milliseconds=int(seconds * 1000)))

    async def nodes(self) -> list[Node]:
        of = schema.nodes.c
        return [Node._make(row) for row in await self.fetch(select(of.id, of.address, of.seen).order_by(of.id))]

    async def listen(self, callback: Callable[[str], Any]) -> None:
        """Hand on every hint, from any node and from this one too. With SQLite there are none."""
        await self.tell(self.database.listen(callback))

    async def notify(self, channel_payload: str) -> None:
        """Tell all nodes that listen now."""
        await self.tell(self.database.notify(channel_payload))

    async def tell(self, telling: Awaitable[None]) -> None:
        try:
            await telling
        except Exception as error:
            if self.database.is_down(error):
                raise down(self.database, error) from error
            raise


def sweep(connection: Connection, before: int) -> None:
    keys.forget_tickets(connection, before)
    leases.forget_nodes(connection, before)
