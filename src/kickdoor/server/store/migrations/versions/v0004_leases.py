"""A node has one lease for all of its tables."""

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"


def upgrade() -> None:
    op.add_column("nodes", sa.Column("lease", sa.BigInteger(), nullable=False, server_default=sa.text("0")))
    op.drop_column("tables", "lease")
