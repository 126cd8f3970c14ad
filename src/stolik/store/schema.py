"""The database's tables as SQLAlchemy sees them; ``migrations/`` is how a database gets there.

    tables 1 ── n entries          a live table and its log
    tables 1 ── 0..1 leases        which process runs its bots, and until when
    secrets                        the servers' own keys, by name
    links                          one-time links to move a seat to another device
    tables 1 ── n reviews          what was found in a finished match, or who is looking, by language

Every time is in seconds since 1970 by the database's own clock.
"""

from __future__ import annotations

from sqlalchemy import (
    BigInteger,
    Boolean,
    CheckConstraint,
    Column,
    Double,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    Table,
    Text,
)

metadata = MetaData()

tables = Table(
    "tables",
    metadata,
    Column("name", Text, primary_key=True),
    Column("setup", LargeBinary, nullable=False),
    Column("secret", LargeBinary, nullable=False),
    Column("listed", Boolean, nullable=False),
    Column("created", Double, nullable=False),
    Column("finished", Boolean, nullable=False),
)
Index("tables_open", tables.c.finished, tables.c.listed, tables.c.created)

entries = Table(
    "entries",
    metadata,
    Column("table_name", Text, ForeignKey("tables.name"), primary_key=True),
    Column("number", BigInteger, primary_key=True, autoincrement=False),
    Column("body", LargeBinary, nullable=False),
    Column("token", BigInteger, nullable=False),  # whose append it was: an append that is tried again knows its own
    CheckConstraint("number >= 0", name="entries_number"),
    sqlite_with_rowid=False,  # kept in the order of the key: a table's log is read in one sweep
)

leases = Table(
    "leases",
    metadata,
    Column("table_name", Text, ForeignKey("tables.name"), primary_key=True),
    Column("owner", Text, nullable=False),
    Column("expires", Double, nullable=False),
)

secrets = Table(
    "secrets",
    metadata,
    Column("name", Text, primary_key=True),
    Column("value", LargeBinary, nullable=False),
)

links = Table(
    "links",
    metadata,
    Column("code_hash", LargeBinary, primary_key=True),
    Column("body", LargeBinary, nullable=False),
    Column("expires", Double, nullable=False),
)
Index("links_expires", links.c.expires)

reviews = Table(
    "reviews",
    metadata,
    Column("table_name", Text, ForeignKey("tables.name"), primary_key=True),
    Column("language", Text, primary_key=True),
    Column("owner", Text, nullable=False),  # the process that makes it
    Column("expires", Double, nullable=False),
    Column("done", Integer, nullable=False),
    Column("total", Integer, nullable=False),
    Column("found", LargeBinary),
    Column("failed", Boolean, nullable=False),
)
Index("reviews_expires", reviews.c.expires)
