"""Tables, their logs, who runs their bots, and the servers' secrets."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "v1"
down_revision = None


def upgrade() -> None:
    """From nothing to version v1."""
    op.create_table(
        "tables",
        sa.Column("name", sa.Text, primary_key=True),
        sa.Column("setup", sa.LargeBinary, nullable=False),
        sa.Column("secret", sa.LargeBinary, nullable=False),
        sa.Column("listed", sa.Boolean, nullable=False),
        sa.Column("created", sa.Double, nullable=False),
        sa.Column("finished", sa.Boolean, nullable=False),
    )
    op.create_index("tables_open", "tables", ["finished", "listed", "created"])
    op.create_table(
        "entries",
        sa.Column("table_name", sa.Text, sa.ForeignKey("tables.name"), primary_key=True),
        sa.Column("number", sa.BigInteger, primary_key=True, autoincrement=False),
        sa.Column("body", sa.LargeBinary, nullable=False),
        sa.Column("token", sa.BigInteger, nullable=False),
        sa.CheckConstraint("number >= 0", name="entries_number"),
        sqlite_with_rowid=False,
    )
    op.create_table(
        "leases",
        sa.Column("table_name", sa.Text, sa.ForeignKey("tables.name"), primary_key=True),
        sa.Column("owner", sa.Text, nullable=False),
        sa.Column("expires", sa.Double, nullable=False),
    )
    op.create_table(
        "secrets",
        sa.Column("name", sa.Text, primary_key=True),
        sa.Column("value", sa.LargeBinary, nullable=False),
    )
