"""Backup while playing, and restoring: the whole log at one moment, into either kind of database."""

from __future__ import annotations

import base64
import binascii
import os
import tempfile
import time
from collections.abc import Iterator
from dataclasses import dataclass
from itertools import islice
from pathlib import Path
from typing import Any

from sqlalchemy import Connection, LargeBinary, MetaData, Table, insert, inspect, select

from stolik.core.errors import describe
from stolik.store.address import read_url
from stolik.store.archive import FORMAT, Footer, Header, Reader, Row, check_archive, write_archive
from stolik.store.database import Database
from stolik.store.errors import DamagedBackup, NotEmpty, StoreError
from stolik.store.opening import connect
from stolik.store.schema import metadata
from stolik.store.upgrading import NEWEST, VERSION_TABLE, VERSIONS, upgrade, version
from stolik.store.watching import REPLACED

# Leases are over by then; a one-time link that was used since must not come back to life; reviews are made again.
LEFT_OUT = {"leases", "links", "reviews"}
FORMER = {"identities"}  # a table of before the first release, in which nothing was ever kept
AT_ONCE = 1000  # rows


@dataclass(frozen=True, slots=True)
class Kept:
    """What a backup holds."""

    tables: int
    entries: int
    made: float  # seconds since 1970


def backup(url: str, path: Path) -> Kept:
    """Write the whole log, as it is at one moment, to a new file; nobody who plays has to wait."""
    parts = read_url(url)
    if parts.drivername == "sqlite" and not Path(parts.database or "").is_file():
        raise StoreError(f"there is no database {parts.database}")
    if path.exists():
        raise StoreError(f"{path} is there already; choose another name")
    database = connect(parts)
    try:
        with database.snapshot() as connection:
            found = version(connection)
            if found is None:
                raise StoreError(f"the database {database.name} has no log of Stolik")
            sources = _reflected(connection)
            columns = {str(table.name): [str(column.name) for column in table.columns] for table in sources}
            header = Header("backup", FORMAT, found, time.time(), columns)
            footer = _write_file(path, header, _rows(connection, sources))
    finally:
        database.close()
    return _kept(header, footer)


def restore(path: Path, url: str, force: bool = False) -> Kept:
    """Put a backup into a database, all or nothing; what is there is replaced only if forced.

    Servers that run on it find out by themselves and take their tables up anew.
    """
    header, footer = check_archive(path)
    if header.version not in VERSIONS:
        raise StoreError(f"{path} has version {describe(header.version)}, newer than {NEWEST}: update Stolik")
    database = connect(read_url(url))
    try:
        _fill(database, path, header, force)
    finally:
        database.close()
    return _kept(header, footer)


def _kept(header: Header, footer: Footer) -> Kept:
    return Kept(footer.rows.get("tables", 0), footer.rows.get("entries", 0), header.made)


def _reflected(connection: Connection) -> list[Table]:
    """Our tables as this database has them, whatever its version; those that others refer to come first."""
    there = set(inspect(connection).get_table_names())
    wanted = [table.name for table in metadata.sorted_tables if table.name in there - LEFT_OUT]
    return [Table(name, MetaData(), autoload_with=connection, resolve_fks=False) for name in wanted]


def _rows(connection: Connection, sources: list[Table]) -> Iterator[Row]:
    for table in sources:
        in_order = select(table).order_by(*table.primary_key.columns)
        for row in connection.execution_options(yield_per=AT_ONCE).execute(in_order):
            yield str(table.name), list(row)


def _write_file(path: Path, header: Header, rows: Iterator[Row]) -> Footer:
    """Write beside its place, for the owner alone, and move it there when it is whole and on the disk."""
    beside = None
    try:
        handle, beside = tempfile.mkstemp(dir=path.parent, prefix=f".{path.name}-", suffix=".part")
        with os.fdopen(handle, "wb") as file:
            footer = write_archive(file, header, rows)
            file.flush()
            os.fsync(file.fileno())
        os.replace(beside, path)
    except OSError as error:
        raise StoreError(f"{path} cannot be written: {error.strerror or error}") from error
    finally:
        if beside is not None:
            Path(beside).unlink(missing_ok=True)
    return footer


def _fill(database: Database, path: Path, header: Header, force: bool) -> None:
    """Build the schema as it was then, fill it, and bring it to our version, in one transaction."""
    free = force

    def work(connection: Connection, _: bool) -> None:
        nonlocal free
        database.lock_schema(connection)
        if version(connection) is not None:
            if not free and (name := _first_occupied(connection)):
                raise NotEmpty(f"the database {database.name} is not empty (it has {name}); --force replaces all")
            for table in (*reversed(metadata.sorted_tables), Table(VERSION_TABLE, MetaData())):
                table.drop(connection, checkfirst=True)
        free = True  # when this is tried again, what is there may be our own
        upgrade(connection, header.version)
        _insert(connection, path, header)
        upgrade(connection)
        database.announce(connection, dict([REPLACED]))

    database.write(work)


def _first_occupied(connection: Connection) -> str | None:
    there = _reflected(connection)
    return next((table.name for table in there if connection.execute(select(table).limit(1)).first()), None)


def _insert(connection: Connection, path: Path, header: Header) -> None:
    targets = {table.name: table for table in _reflected(connection)}
    for name, columns in header.columns.items():
        if name in FORMER:
            continue
        if name not in targets or set(columns) != {column.name for column in targets[name].columns}:
            raise DamagedBackup(f"{path}: version {header.version} has no table {describe(name)} with these columns")
    with Reader(path) as reader:
        rows = reader.rows()
        while group := list(islice(rows, AT_ONCE)):
            for name, table in targets.items():
                values = [_values(path, table, header.columns[name], row) for of, row in group if of == name]
                if values:
                    connection.execute(insert(table), values)


def _values(path: Path, table: Table, columns: list[str], row: Any) -> dict[str, Any]:
    """A row as the database takes it: base64 becomes bytes again."""
    values = dict(zip(columns, row, strict=True))
    for column in table.columns:
        if isinstance(column.type, LargeBinary):
            try:
                values[column.name] = base64.b64decode(values[column.name], validate=True)
            except (binascii.Error, TypeError, ValueError) as error:
                raise DamagedBackup(f"{path} is damaged ({table.name}.{column.name}: {error})") from error
    return values
