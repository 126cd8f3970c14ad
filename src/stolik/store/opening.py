"""From a URL to an open database of our version."""

from __future__ import annotations

from sqlalchemy import URL

from stolik.store.address import read_url
from stolik.store.database import Database


def connect(url: URL) -> Database:
    """The database at a URL, whatever version it has."""
    if url.drivername == "sqlite":
        from stolik.store.sqlite import Sqlite

        return Sqlite(url)
    from stolik.store.postgres import Postgres  # its driver is slow to import

    return Postgres(url)


def open_database(url: str) -> Database:
    """The database at a URL, brought to our version; BadOption or StoreError says what is wrong."""
    database = connect(read_url(url))
    try:
        database.prepare()
    except BaseException:
        database.close()
        raise
    return database
