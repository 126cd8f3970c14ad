"""The log in a file: SQLite with a write-ahead log, synchronised at every commit."""

from __future__ import annotations

import contextlib
import json
import os
import sqlite3
import threading
import time
from collections.abc import Callable, Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any

from sqlalchemy import URL, Connection, Table, create_engine, event
from sqlalchemy.dialects import sqlite
from sqlalchemy.pool import PoolProxiedConnection

from stolik.store.database import Database, Result, Work
from stolik.store.errors import StoreError
from stolik.store.watching import News

BUSY_SECONDS = 30.0  # how long to wait while another process writes
# Each row that a statement gives or takes by itself lets another thread have Python's lock, and waits to get it back:
# so all lengths come in one row, and entries are inserted many at a time.
MAKING = "SELECT schema_version FROM pragma_schema_version"  # every change is counted, and a restore makes all anew
HOLD = f"""
    SELECT ({MAKING}),
        json_group_object(name, coalesce((SELECT max(number) FROM entries WHERE table_name = name), -1) + 1)
    FROM tables WHERE name IN (SELECT value FROM json_each(?))
"""
ADD_ENTRIES = "INSERT INTO entries (table_name, number, body, token) VALUES "
AT_ONCE = 100  # entries: every number of them is a statement of its own, which is kept
READING, WRITING, LIGHT = "reading", "writing", "light"


class Sqlite(Database):
    """A log in a file, for one machine."""

    def __init__(self, url: URL) -> None:
        path = Path(url.database or "")
        _make(path)
        engine = create_engine(
            url,
            connect_args={"timeout": BUSY_SECONDS, "check_same_thread": False},
            execution_options={"preserve_rowcount": True},  # also of INSERT: who came second sees 0
        )
        event.listen(engine, "connect", _connected)
        event.listen(engine, "begin", _begin)
        super().__init__(engine, f"sqlite:///{path}")
        # SQLite lets one writer in at a time and makes the others look again every so often; a lock wakes them at once.
        self._writing = threading.Lock()
        self._appending: PoolProxiedConnection | None = None  # kept: half of an append would be getting one

    def insert(self, into: Table) -> Any:
        """SQLite's INSERT."""
        return sqlite.insert(into)

    def write(self, work: Work[Result], light: bool = False) -> Result:
        """Do the work in one transaction; when it fails nothing of it has happened."""
        mode = LIGHT if light else WRITING
        with self._writing, self.speaking(), self.engine.connect() as plain:
            connection = plain.execution_options(stolik=mode)
            with connection.begin():
                return work(connection, False)

    def append(self, work: Callable[[Any, bool], Result]) -> Result:
        """Do it on the driver's own connection: SQLAlchemy's statements would cost ten times the CPU of SQLite's."""
        with self._writing, self.speaking():
            driver = self._driver()
            try:
                driver.execute("BEGIN IMMEDIATE")
                done = work(driver, False)
                driver.execute("COMMIT")
            except sqlite3.Error as error:
                self._let_go()
                raise self.failed(error) from error
            except BaseException:
                self._let_go()
                raise
            return done

    def _driver(self) -> sqlite3.Connection:
        fresh = self._appending is None
        self._appending = self._appending or self.engine.raw_connection()
        driver: Any = self._appending.driver_connection
        if fresh:
            driver.execute("PRAGMA synchronous = FULL")
        connection: sqlite3.Connection = driver
        return connection

    def _let_go(self) -> None:
        """Give the connection back; whatever it has begun is rolled back."""
        if self._appending is not None:
            self._appending.close()
            self._appending = None

    def close(self) -> None:
        """Give back all connections."""
        with self._writing:
            self._let_go()
        super().close()

    def hold(self, connection: sqlite3.Connection, names: Sequence[str]) -> tuple[int, dict[str, int]]:
        """Nothing to lock: a transaction that writes has the whole file to itself from its beginning."""
        making, found = connection.execute(HOLD, (json.dumps(names),)).fetchone()
        return making, json.loads(found)

    def making(self) -> int:
        """How often the schema has changed."""
        return self.read(lambda connection: int(connection.exec_driver_sql(MAKING).scalar_one()))

    def add_entries(self, connection: sqlite3.Connection, rows: Sequence[Mapping[str, Any]]) -> None:
        """Insert entries."""
        for first in range(0, len(rows), AT_ONCE):
            some = rows[first : first + AT_ONCE]
            values = [row[name] for row in some for name in ("table_name", "number", "body", "token")]
            connection.execute(ADD_ENTRIES + ", ".join(["(?, ?, ?, ?)"] * len(some)), values)

    def lock_schema(self, connection: Connection) -> None:
        """Nothing to do, likewise."""

    def announce(self, connection: Any, last: Mapping[str, int]) -> None:
        """Nothing to do: a file tells nobody."""

    def say(self, words: Sequence[str]) -> None:
        """Nothing to do, likewise."""

    def listen(self, news: News) -> None:
        """Nothing to listen to: only what this process appends is heard of."""

    @contextlib.contextmanager
    def snapshot(self) -> Iterator[Connection]:
        """One long read: with a write-ahead log it sees one moment and stops no writer."""
        with self.speaking(), self.engine.connect() as connection, connection.begin():
            yield connection


def _make(path: Path) -> None:
    """Make the file, readable by its owner alone: it holds the seeds of all deals."""
    try:
        os.close(os.open(path, os.O_RDWR | os.O_CREAT, 0o600))
    except OSError as error:
        raise StoreError(f"the database {path} cannot be opened: {error.strerror or error}") from error


def _connected(connection: sqlite3.Connection, _: Any) -> None:
    """Set a new connection up; the driver is to leave BEGIN and COMMIT to us."""
    connection.isolation_level = None
    connection.create_function("stolik_now", 0, time.time)
    patience = time.monotonic() + BUSY_SECONDS
    while True:
        try:
            connection.execute("PRAGMA journal_mode = WAL")
            break
        except sqlite3.OperationalError as error:  # SQLite does not wait by itself while another process does the same
            if "locked" not in str(error) or time.monotonic() > patience:
                raise
            time.sleep(0.01)
    connection.execute("PRAGMA foreign_keys = ON")
    connection.execute("PRAGMA fullfsync = ON")  # where a plain fsync stops at the disk's own memory (macOS)


def _begin(connection: Connection) -> None:
    """Begin as the work needs it: a writer takes its lock at once, so that it never has to give up half-way."""
    mode = connection.get_execution_options().get("stolik", READING)
    if mode != READING:
        connection.exec_driver_sql(f"PRAGMA synchronous = {'NORMAL' if mode == LIGHT else 'FULL'}")
    connection.exec_driver_sql("BEGIN" if mode == READING else "BEGIN IMMEDIATE")
