"""Sessions: where somebody is logged in. A token names one, and is worth nothing when it has ended."""

from typing import Any

from sqlalchemy import Connection, Select, delete, insert, select, update

from kickdoor.server.store.records import Player
from kickdoor.server.store.schema import players, sessions

PLAYER = select(*(players.c[name] for name in Player._fields))


def whose(player: str, session: str) -> Select[Any]:
    """The player, as long as the session lasts."""
    of = sessions.c
    return PLAYER.join(sessions, of.player_id == players.c.id).where(players.c.id == player, of.id == session)


def begin(connection: Connection, id: str, player: str, at: int, most: int) -> list[str]:
    """One more; beyond so many of a player those end that were not used longest. Which?"""
    of = sessions.c
    latest = select(of.id).where(of.player_id == player, of.id != id).order_by(of.seen.desc(), of.id)
    connection.execute(insert(sessions), {"id": id, "player_id": player, "created": at, "seen": at})
    over = list(connection.scalars(latest.offset(most - 1)))
    if over:
        connection.execute(delete(sessions).where(of.id.in_(over)))
    return over


def seen(connection: Connection, id: str, player: str, at: int) -> None:
    connection.execute(update(sessions).where(sessions.c.id == id).values(seen=at))
    connection.execute(update(players).where(players.c.id == player).values(seen=at))


def end(connection: Connection, player: str, id: str | None, but: str | None) -> list[str]:
    """One of the player's, or with None all, but for one; which have ended."""
    of = sessions.c
    wanted = delete(sessions).where(of.player_id == player)
    if id is not None:
        wanted = wanted.where(of.id == id)
    if but is not None:
        wanted = wanted.where(of.id != but)
    return list(connection.scalars(wanted.returning(of.id)))
