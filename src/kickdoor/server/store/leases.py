"""Which node has which table: leases that run out by the clock of the database, each with an epoch of its own."""

from sqlalchemy import Connection, delete, update

from kickdoor.server.store.schema import nodes, now, tables
from kickdoor.server.store.upsert import put


def claim(connection: Connection, table: str, node: str, milliseconds: int) -> int | None:
    """Two nodes at once: the second waits for the row of the first, and then finds the lease running."""
    epoch: int | None = connection.scalar(
        update(tables)
        .where(tables.c.id == table, tables.c.lease <= now())
        .values(owner=node, epoch=tables.c.epoch + 1, lease=now() + milliseconds)
        .returning(tables.c.epoch)
    )
    return epoch


def renew(connection: Connection, node: str, milliseconds: int) -> None:
    """A lease that ran out, but was taken by nobody, runs again: its epoch is still the last."""
    connection.execute(update(tables).where(tables.c.owner == node).values(lease=now() + milliseconds))


def release(connection: Connection, node: str, table: str | None) -> None:
    held = update(tables).where(tables.c.owner == node)
    connection.execute((held if table is None else held.where(tables.c.id == table)).values(owner=None, lease=0))


def beat(connection: Connection, node: str, address: str) -> None:
    connection.execute(put(connection, nodes).values(id=node, address=address, seen=now()))


def forget_nodes(connection: Connection, before: int) -> None:
    connection.execute(delete(nodes).where(nodes.c.seen < before))
