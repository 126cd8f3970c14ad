"""Reviews, for all processes to know of."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "v3"
down_revision = "v2"


def upgrade() -> None:
    """From version v2 to v3."""
    op.create_table(
        "reviews",
        sa.Column("table_name", sa.Text, sa.ForeignKey("tables.name"), primary_key=True),
        sa.Column("language", sa.Text, primary_key=True),
        sa.Column("owner", sa.Text, nullable=False),
        sa.Column("expires", sa.Double, nullable=False),
        sa.Column("done", sa.Integer, nullable=False),
        sa.Column("total", sa.Integer, nullable=False),
        sa.Column("found", sa.LargeBinary),
        sa.Column("failed", sa.Boolean, nullable=False),
    )
    op.create_index("reviews_expires", "reviews", ["expires"])
