"""Keys that the server makes once, and tickets that are good once."""

import secrets
from typing import Final

from sqlalchemy import Connection, delete, select

from kickdoor.server.store.schema import keys, tickets
from kickdoor.server.store.upsert import add

KEY_BYTES: Final = 32


def use_ticket(connection: Connection, nonce: str, at: int) -> bool:
    return connection.execute(add(connection, tickets), {"nonce": nonce, "at": at}).rowcount == 1


def key(connection: Connection, name: str) -> bytes:
    """Whoever was first has made it."""
    connection.execute(add(connection, keys), {"name": name, "value": secrets.token_bytes(KEY_BYTES)})
    value: bytes = connection.scalars(select(keys.c.value).where(keys.c.name == name)).one()
    return value


def forget_tickets(connection: Connection, before: int) -> None:
    connection.execute(delete(tickets).where(tickets.c.at < before))
