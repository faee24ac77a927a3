"""Players: a name that was chosen, and nothing else about a person."""

import json

from sqlalchemy import Connection, delete, or_, select, update

from kickdoor.server.store.batches import names
from kickdoor.server.store.records import Erased
from kickdoor.server.store.schema import chat, players, replays, reports, sessions, sitting
from kickdoor.server.store.upsert import add


def add_player(connection: Connection, player: str, name: str, at: int, subject: str | None) -> bool:
    row = {"id": player, "name": name, "created": at, "seen": at, "banned": False, "subject": subject}
    return connection.execute(add(connection, players), row).rowcount == 1


def change(connection: Connection, player: str, **values: str | int | bool) -> bool:
    return connection.execute(update(players).where(players.c.id == player).values(values)).rowcount == 1


def erase(connection: Connection, player: str) -> Erased:
    """The player is gone from everywhere; games that were played stay, with nobody in that seat."""
    tables = connection.scalars(
        delete(sitting).where(sitting.c.player_id == player).returning(sitting.c.table_id)
    ).all()
    games = 0
    # Locked, since another node may erase somebody else of the same game.
    found = select(replays.c.id, replays.c.people).where(replays.c.table_id.in_(tables)).with_for_update()
    for id_, people in connection.execute(found).all():
        before: list[str | None] = json.loads(people)
        after = [None if one == player else one for one in before]
        if after != before:
            connection.execute(update(replays).where(replays.c.id == id_).values(people=names(after)))
            games += 1
    connection.execute(delete(sessions).where(sessions.c.player_id == player))
    connection.execute(delete(reports).where(or_(reports.c.player_id == player, reports.c.by_id == player)))
    lines = connection.execute(delete(chat).where(chat.c.player_id == player)).rowcount
    known = connection.execute(delete(players).where(players.c.id == player)).rowcount == 1
    return Erased(known, lines, games, tuple(sorted(tables)))
