"""Sessions that can be ended, reports of chat, and what is needed to find what has come to its end."""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    op.create_table(
        "sessions",
        sa.Column("id", sa.Text(), nullable=False),
        sa.Column("player_id", sa.Text(), nullable=False),
        sa.Column("created", sa.BigInteger(), nullable=False),
        sa.Column("seen", sa.BigInteger(), nullable=False),
        sa.PrimaryKeyConstraint("id"),
    )
    op.create_index("sessions_player", "sessions", ["player_id"])
    op.create_index("sessions_seen", "sessions", ["seen"])
    op.create_table(
        "reports",
        sa.Column("table_id", sa.Text(), nullable=False),
        sa.Column("n", sa.BigInteger(), nullable=False),
        sa.Column("by_id", sa.Text(), nullable=False),
        sa.Column("player_id", sa.Text(), nullable=False),
        sa.Column("at", sa.BigInteger(), nullable=False),
        sa.Column("text", sa.Text(), nullable=False),
        sa.Column("why", sa.Text(), nullable=False),
        sa.PrimaryKeyConstraint("table_id", "n", "by_id"),
        sqlite_with_rowid=False,
    )
    op.create_index("reports_at", "reports", ["at"])
    op.create_index("tables_touched", "tables", ["touched"])
    op.create_index("players_seen", "players", ["seen"])
    op.create_index("replays_created", "replays", ["created"])
