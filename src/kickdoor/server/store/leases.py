"""Which node has which table. A node has one lease for all of its tables, which runs out by the clock of the database;
a table has an epoch of its own, which grows whenever another node takes it."""

from typing import Final

from sqlalchemy import ColumnElement, Connection, delete, exists, select, update

from kickdoor.server.store.schema import nodes, now, tables
from kickdoor.server.store.upsert import put

HELD: Final[ColumnElement[bool]] = exists().where(nodes.c.id == tables.c.owner, nodes.c.lease > now())


def claim(connection: Connection, table: str, node: str) -> int | None:
    """Two nodes at once: the second waits for the row of the first, and then finds it held."""
    of = tables.c
    row = connection.execute(select(of.owner, of.epoch).where(of.id == table).with_for_update()).first()
    if row is None or connection.scalar(select(nodes.c.id).where(nodes.c.id == row.owner, nodes.c.lease > now())):
        return None
    connection.execute(update(tables).where(of.id == table).values(owner=node, epoch=row.epoch + 1))
    epoch: int = row.epoch + 1
    return epoch


def release(connection: Connection, node: str, table: str | None) -> None:
    held = update(tables).where(tables.c.owner == node)
    connection.execute((held if table is None else held.where(tables.c.id == table)).values(owner=None))


def beat(connection: Connection, node: str, address: str, milliseconds: int) -> None:
    """A lease that ran out runs again: what was taken by nobody meanwhile is still its own, by its epoch."""
    told = put(connection, nodes).values(id=node, address=address, seen=now(), lease=now() + milliseconds)
    connection.execute(told)


def forget_nodes(connection: Connection, before: int) -> None:
    connection.execute(delete(nodes).where(nodes.c.seen < before))
