"""What has come to its end: tables nobody plays at, guests who do not come back, games that are nobody's."""

from collections.abc import Collection
from typing import Final, NamedTuple

from sqlalchemy import Connection, and_, delete, exists, or_, select

from kickdoor.server.store.counters import forget_counters
from kickdoor.server.store.leases import HELD
from kickdoor.server.store.players import erase
from kickdoor.server.store.schema import (
    chat,
    journal,
    players,
    replays,
    reports,
    sessions,
    sitting,
    snapshots,
    tables,
)

AT_ONCE: Final = 200  # of each kind: nobody waits for it


class Ends(NamedTuple):
    """Since when nothing has happened at what is to go. Milliseconds since 1970."""

    unplayed: int  # tables before their game
    asleep: int  # games that nobody goes on with
    over: int  # tables after their game, and closed ones
    guests: int  # guests without a login
    passers: int  # of them, those who never sat anywhere
    nobodys: int  # finished games without people
    sessions: int
    reports: int
    counters: int  # of the companion


class Expired(NamedTuple):
    """How much has gone."""

    tables: int
    guests: int
    replays: int
    counters: int


def expire(connection: Connection, ends: Ends, spare: Collection[str]) -> Expired:
    """All that is over, up to a number; tables that are open somewhere are spared."""
    of = tables.c
    late = or_(
        and_(of.state == "lobby", of.touched < ends.unplayed),
        and_(of.state == "playing", of.touched < ends.asleep),
        and_(of.state.in_(("over", "closed")), of.touched < ends.over),
    )
    oldest = max(ends.unplayed, ends.asleep, ends.over)
    wanted = select(of.id).where(of.touched < oldest, late, ~HELD).order_by(of.touched)
    found = connection.scalars(wanted.limit(AT_ONCE + len(spare)))
    ids = [id for id in found if id not in spare][:AT_ONCE]
    if ids:
        forget_tables(connection, ids)
    guests, games = forget_guests(connection, ends), forget_rest(connection, ends)
    return Expired(len(ids), guests, games, forget_counters(connection, ends.counters))


def forget_tables(connection: Connection, ids: list[str]) -> None:
    """With all they hold, but for finished games; who sat there stays known for these."""
    games = select(replays.c.table_id).where(replays.c.table_id.in_(ids))
    seats = sitting.c.table_id
    connection.execute(delete(sitting).where(seats.in_(ids), seats.not_in(games)))
    for table in (journal, snapshots, chat):
        connection.execute(delete(table).where(table.c.table_id.in_(ids)))
    connection.execute(delete(tables).where(tables.c.id.in_(ids)))


def forget_guests(connection: Connection, ends: Ends) -> int:
    """Who has a login stays."""
    of = players.c
    sat = exists().where(sitting.c.player_id == of.id)
    late = or_(of.seen < ends.guests, and_(of.seen < ends.passers, ~sat))
    oldest = max(ends.guests, ends.passers)
    wanted = select(of.id).where(of.seen < oldest, of.subject.is_(None), late)
    gone = list(connection.scalars(wanted.order_by(of.seen).limit(AT_ONCE)))
    for player in gone:
        erase(connection, player)
    return len(gone)


def forget_rest(connection: Connection, ends: Ends) -> int:
    """Sessions, reports, and games in which nobody has a seat any more; how many of these."""
    connection.execute(delete(sessions).where(sessions.c.seen < ends.sessions))
    connection.execute(delete(reports).where(reports.c.at < ends.reports))
    of = replays.c
    nobodys = ~exists().where(sitting.c.table_id == of.table_id)
    wanted = select(of.id).where(of.created < ends.nobodys, nobodys).order_by(of.created).limit(AT_ONCE)
    ids = list(connection.scalars(wanted))
    connection.execute(delete(replays).where(of.id.in_(ids)))
    return len(ids)
