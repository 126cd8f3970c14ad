"""One-time links."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "v2"
down_revision = "v1"


def upgrade() -> None:
    """From version v1 to v2."""
    op.create_table(
        "links",
        sa.Column("code_hash", sa.LargeBinary, primary_key=True),
        sa.Column("body", sa.LargeBinary, nullable=False),
        sa.Column("expires", sa.Double, nullable=False),
    )
    op.create_index("links_expires", "links", ["expires"])
