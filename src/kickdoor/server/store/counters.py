"""Counters of the companion: changes in the order they came, each once. Nobody's id is in them."""

from collections.abc import Sequence
from typing import Final

from sqlalchemy import Connection, delete, insert, select, update

from kickdoor.server.store.errors import CounterFull
from kickdoor.server.store.schema import counter_ops, counters

AT_ONCE: Final = 5  # thousands of changes may go with each


def open_counter(connection: Connection, id: str, at: int) -> None:
    connection.execute(insert(counters), {"id": id, "touched": at, "last": 0})


def forget_counters(connection: Connection, touched: int) -> int:
    """Those that nobody has changed since, up to a number; how many."""
    of = counters.c
    ids = list(connection.scalars(select(of.id).where(of.touched < touched).order_by(of.touched).limit(AT_ONCE)))
    if ids:
        connection.execute(delete(counter_ops).where(counter_ops.c.counter_id.in_(ids)))
        connection.execute(delete(counters).where(of.id.in_(ids)))
    return len(ids)


def count(connection: Connection, id: str, ops: Sequence[tuple[str, bytes]], most: int, at: int) -> bool:
    """Add those that are not there yet; False when there is no such counter."""
    # The row is locked from here on, so nobody else gives out the next numbers.
    last = connection.scalar(update(counters).where(counters.c.id == id).values(touched=at).returning(counters.c.last))
    if last is None:
        return False
    of = counter_ops.c
    given = dict(reversed(ops))  # of two with one id the first
    known = set(connection.scalars(select(of.op).where(of.counter_id == id, of.op.in_(given))))
    fresh = [op for op in dict.fromkeys(op for op, _ in ops) if op not in known]
    if last + len(fresh) > most:
        raise CounterFull(id)
    if fresh:
        rows = [
            {"counter_id": id, "seq": last + number, "op": op, "data": given[op]}
            for number, op in enumerate(fresh, start=1)
        ]
        connection.execute(insert(counter_ops), rows)
        connection.execute(update(counters).where(counters.c.id == id).values(last=last + len(fresh)))
    return True
