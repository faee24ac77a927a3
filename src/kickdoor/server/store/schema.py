"""The tables of the database. A change here needs a migration; a test holds the two together."""

from typing import Any

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    PrimaryKeyConstraint,
    Table,
    Text,
    text,
)
from sqlalchemy.ext.compiler import compiles
from sqlalchemy.sql.functions import FunctionElement

metadata = MetaData()

tables = Table(
    "tables",
    metadata,
    Column("id", Text, primary_key=True),
    Column("code", Text, unique=True),
    Column("state", Text, nullable=False),
    Column("public", Boolean, nullable=False),
    Column("created", BigInteger, nullable=False),
    Column("touched", BigInteger, nullable=False),
    Column("card", LargeBinary, nullable=False),
    Column("owner", Text),
    Column("epoch", BigInteger, nullable=False, server_default=text("0")),
)
OPEN = text("state <> 'closed'")
Index("tables_open", tables.c.created, sqlite_where=OPEN, postgresql_where=OPEN)
OWNED = text("owner IS NOT NULL")
Index("tables_owned", tables.c.owner, sqlite_where=OWNED, postgresql_where=OWNED)
Index("tables_touched", tables.c.touched)

journal = Table(
    "journal",
    metadata,
    Column("table_id", Text, nullable=False),
    Column("seq", BigInteger, nullable=False),
    Column("action", Text),
    Column("data", LargeBinary, nullable=False),
    PrimaryKeyConstraint("table_id", "seq"),
    sqlite_with_rowid=False,
)
ACTED = text("action IS NOT NULL")
Index("journal_action", journal.c.table_id, journal.c.action, unique=True, sqlite_where=ACTED, postgresql_where=ACTED)

snapshots = Table(
    "snapshots",
    metadata,
    Column("table_id", Text, primary_key=True),
    Column("seq", BigInteger, nullable=False),
    Column("data", LargeBinary, nullable=False),
)

players = Table(
    "players",
    metadata,
    Column("id", Text, primary_key=True),
    Column("name", Text, nullable=False),
    Column("created", BigInteger, nullable=False),
    Column("seen", BigInteger, nullable=False),
    Column("banned", Boolean, nullable=False),
    Column("subject", Text, unique=True),
    Index("players_seen", "seen"),
)

sessions = Table(
    "sessions",
    metadata,
    Column("id", Text, primary_key=True),
    Column("player_id", Text, nullable=False),
    Column("created", BigInteger, nullable=False),
    Column("seen", BigInteger, nullable=False),
    Index("sessions_player", "player_id"),
    Index("sessions_seen", "seen"),
)

sitting = Table(
    "sitting",
    metadata,
    Column("table_id", Text, nullable=False),
    Column("player_id", Text, nullable=False),
    PrimaryKeyConstraint("table_id", "player_id"),
    Index("sitting_player", "player_id"),
    sqlite_with_rowid=False,
)

chat = Table(
    "chat",
    metadata,
    Column("table_id", Text, nullable=False),
    Column("n", BigInteger, nullable=False),
    Column("player_id", Text, nullable=False),
    Column("seat", Integer, nullable=False),
    Column("at", BigInteger, nullable=False),
    Column("text", Text, nullable=False),
    PrimaryKeyConstraint("table_id", "n"),
    Index("chat_player", "player_id"),
    sqlite_with_rowid=False,
)

reports = Table(
    "reports",
    metadata,
    Column("table_id", Text, nullable=False),
    Column("n", BigInteger, nullable=False),
    Column("by_id", Text, nullable=False),
    Column("player_id", Text, nullable=False),
    Column("at", BigInteger, nullable=False),
    Column("text", Text, nullable=False),
    Column("why", Text, nullable=False),
    PrimaryKeyConstraint("table_id", "n", "by_id"),
    Index("reports_at", "at"),
    sqlite_with_rowid=False,
)

replays = Table(
    "replays",
    metadata,
    Column("id", Text, primary_key=True),
    Column("table_id", Text, nullable=False),
    Column("created", BigInteger, nullable=False),
    Column("editions", Text, nullable=False),
    Column("log", LargeBinary, nullable=False),
    Column("people", LargeBinary, nullable=False),
    Index("replays_table", "table_id"),
    Index("replays_created", "created"),
)

tickets = Table(
    "tickets",
    metadata,
    Column("nonce", Text, primary_key=True),
    Column("at", BigInteger, nullable=False),
    sqlite_with_rowid=False,
)

keys = Table("keys", metadata, Column("name", Text, primary_key=True), Column("value", LargeBinary, nullable=False))

nodes = Table(
    "nodes",
    metadata,
    Column("id", Text, primary_key=True),
    Column("address", Text, nullable=False),
    Column("seen", BigInteger, nullable=False),
    Column("lease", BigInteger, nullable=False, server_default=text("0")),
)

counters = Table(
    "counters",
    metadata,
    Column("id", Text, primary_key=True),
    Column("touched", BigInteger, nullable=False),
    Column("last", BigInteger, nullable=False),
    Index("counters_touched", "touched"),
)

counter_ops = Table(
    "counter_ops",
    metadata,
    Column("counter_id", Text, nullable=False),
    Column("seq", BigInteger, nullable=False),
    Column("op", Text, nullable=False),
    Column("data", LargeBinary, nullable=False),
    PrimaryKeyConstraint("counter_id", "seq"),
    Index("counter_ops_op", "counter_id", "op", unique=True),
    sqlite_with_rowid=False,
)


class now(FunctionElement[int]):
    """The clock of the database, which all nodes share: this moment, not the transaction's begin."""

    type = BigInteger()
    inherit_cache = True


@compiles(now, "sqlite")
def now_in_sqlite(*_: Any, **__: Any) -> str:
    return "CAST(round((julianday('now') - 2440587.5) * 86400000) AS INTEGER)"


@compiles(now, "postgresql")
def now_in_postgresql(*_: Any, **__: Any) -> str:
    return "CAST(extract(epoch FROM clock_timestamp()) * 1000 AS BIGINT)"
