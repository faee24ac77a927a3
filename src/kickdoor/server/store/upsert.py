"""INSERT … ON CONFLICT, which both databases have and say alike."""

from collections.abc import Callable
from functools import cache
from typing import Final, TypeAlias

from sqlalchemy import Connection, Table
from sqlalchemy.dialects import postgresql, sqlite

Insert: TypeAlias = sqlite.Insert | postgresql.Insert
INSERTS: Final[dict[str, Callable[[Table], Insert]]] = {"sqlite": sqlite.insert, "postgresql": postgresql.insert}


def add(connection: Connection, table: Table) -> Insert:
    """A row that is there already stays as it is."""
    return adding(connection.dialect.name, table)


def put(connection: Connection, table: Table) -> Insert:
    """A row that is there already gets the new values."""
    return putting(connection.dialect.name, table)


@cache
def adding(dialect: str, table: Table) -> Insert:
    return INSERTS[dialect](table).on_conflict_do_nothing()


@cache
def putting(dialect: str, table: Table) -> Insert:
    statement = INSERTS[dialect](table)
    new = {column.name: statement.excluded[column.name] for column in table.c if not column.primary_key}
    return statement.on_conflict_do_update(index_elements=list(table.primary_key), set_=new)
