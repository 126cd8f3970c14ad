"""Run by Alembic: the steps go into the transaction of the connection it was handed."""

from __future__ import annotations

from alembic import context

from stolik.store.schema import metadata
from stolik.store.upgrading import VERSION_TABLE

context.configure(
    connection=context.config.attributes["connection"],
    target_metadata=metadata,
    version_table=VERSION_TABLE,
)
with context.begin_transaction():
    context.run_migrations()
