"""Database URLs: which we take, and how they are shown without their password."""

from __future__ import annotations

import os
import re
from pathlib import Path

import platformdirs
from sqlalchemy import URL, make_url
from sqlalchemy.exc import ArgumentError

from stolik.core.errors import BadOption
from stolik.store.errors import StoreError

ALLOWED = "sqlite:///path/to/file, or postgresql://user:password@host/database"
POSTGRESQL = ("postgresql", "postgres", "postgresql+psycopg")


def default_url(make_folder: bool = False) -> str:
    """Where the log is kept if nobody says otherwise: ``$STOLIK_DATABASE``, else a file in the user's data folder.

    The folder is made if wanted; one that the user names in a URL never is, for it may be mistyped.
    """
    chosen = os.environ.get("STOLIK_DATABASE")
    if chosen:
        return chosen
    folder = Path(os.environ.get("STOLIK_DATA") or platformdirs.user_data_dir("stolik"))
    if make_folder:
        try:
            folder.mkdir(parents=True, exist_ok=True)
        except OSError as error:
            raise StoreError(f"the data folder {folder} cannot be made: {error.strerror or error}") from error
    return f"sqlite:///{(folder / 'tables.db').absolute()}"


def read_url(url: str) -> URL:
    """A URL in parts; BadOption says what is allowed."""
    try:
        parts = make_url(url)
        port_in_range = parts.port is None or 0 < parts.port < 65536
    except (ArgumentError, ValueError, TypeError, AttributeError):
        raise refused(url) from None
    if "\0" in url or not url.isprintable() or not port_in_range:
        raise refused(url)
    if parts.drivername == "sqlite":
        if not parts.database or parts.database == ":memory:" or parts.host or parts.query:
            raise refused(url)
        return parts
    if parts.drivername in POSTGRESQL:
        return parts.set(drivername="postgresql+psycopg")
    raise refused(url)


def shown(url: str) -> str:
    """A URL as it may stand in a message or a log.

    >>> shown("postgresql://ola:tajne@db.example/stolik?password=tajne")
    'postgresql://***@db.example/stolik?password=***'
    """
    masked = re.sub(r"//.*@", "//***@", url, flags=re.DOTALL)
    return re.sub(r"(?i)(pass\w*=)[^&]*", r"\1***", masked)


def refused(url: object) -> BadOption:
    """The refusal of a URL, without its password."""
    return BadOption("database", shown(url) if isinstance(url, str) else url, ALLOWED)
