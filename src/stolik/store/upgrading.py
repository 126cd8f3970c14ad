"""Which version a database has, and how it is brought to ours."""

from __future__ import annotations

import threading
from pathlib import Path

from sqlalchemy import Connection, Text, column, inspect, select, table

from stolik.core.errors import describe
from stolik.store.errors import StoreError
from stolik.store.schema import metadata

VERSIONS = ("v1", "v2", "v3")
NEWEST = VERSIONS[-1]
VERSION_TABLE = "stolik_version"

_alembic = threading.Lock()  # Alembic keeps what it works on in global names


def version(connection: Connection) -> str | None:
    """The version a database has, None for one without Stolik; StoreError if it is none that we know."""
    names = set(inspect(connection).get_table_names())
    if VERSION_TABLE not in names:
        foreign = sorted(names & set(metadata.tables))
        if foreign:
            raise StoreError(f"this is not a database of Stolik: it has a table {foreign[0]!r} of something else")
        return None
    found = connection.scalar(select(column("version_num", Text)).select_from(table(VERSION_TABLE)))
    if found is not None and found not in VERSIONS:
        raise StoreError(
            f"the database has version {describe(found)}, this Stolik knows {VERSIONS[0]} to {NEWEST}: update Stolik"
        )
    return str(found) if found is not None else None


def upgrade(connection: Connection, wanted: str = NEWEST) -> None:
    """Bring the database to a version, inside the connection's transaction."""
    from alembic import command  # slow to import, and needed only when something is to do
    from alembic.config import Config

    config = Config()
    folder = str(Path(__file__).parent / "migrations")
    config.set_main_option("script_location", folder.replace("%", "%%"))
    config.attributes["connection"] = connection
    with _alembic:
        command.upgrade(config, wanted)
