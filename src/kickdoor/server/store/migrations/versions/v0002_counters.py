"""Counters of the companion."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    op.create_table(
        "counters",
        sa.Column("id", sa.Text(), nullable=False),
        sa.Column("touched", sa.BigInteger(), nullable=False),
        sa.Column("last", sa.BigInteger(), nullable=False),
        sa.PrimaryKeyConstraint("id"),
    )
    op.create_index("counters_touched", "counters", ["touched"])
    op.create_table(
        "counter_ops",
        sa.Column("counter_id", sa.Text(), nullable=False),
        sa.Column("seq", sa.BigInteger(), nullable=False),
        sa.Column("op", sa.Text(), nullable=False),
        sa.Column("data", sa.LargeBinary(), nullable=False),
        sa.PrimaryKeyConstraint("counter_id", "seq"),
        sqlite_with_rowid=False,
    )
    op.create_index("counter_ops_op", "counter_ops", ["counter_id", "op"], unique=True)
