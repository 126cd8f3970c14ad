"""The log in PostgreSQL, for several server processes at once."""

from __future__ import annotations

import contextlib
import time
from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Any

import psycopg
from sqlalchemy import URL, Connection, Table, create_engine, event, func, select, text
from sqlalchemy.dialects import postgresql
from sqlalchemy.exc import ArgumentError, DBAPIError, InterfaceError, OperationalError

from stolik.store.address import refused, shown
from stolik.store.database import Database, Result, Work
from stolik.store.errors import StoreError
from stolik.store.listening import CHANNEL, TALK, Listener
from stolik.store.schema import entries, tables
from stolik.store.watching import News

PATIENCE = 10.0  # seconds to go on trying while the server is restarted or a connection breaks
SCHEMA_LOCK = 0x53746F6C696B  # any number, the same in all our processes

# A process that stops in the middle of a transaction holds the rows it has locked; after this the server lets them go.
IDLE_MILLISECONDS = 2000
SETTINGS = f"SET idle_in_transaction_session_timeout = {IDLE_MILLISECONDS}"
# An operator may have wanted more than "on", but "off" would acknowledge what a crash can still lose.
DURABLE = """
    SELECT set_config('synchronous_commit', 'on', false) WHERE current_setting('synchronous_commit') = 'off'
"""
# Of a function, not of a name in the statement: that would be looked up once and kept.
NUMBER = "coalesce(CAST(CAST(to_regclass('tables') AS oid) AS bigint), 0)"
MAKING = text(f"SELECT {NUMBER}")
LOCK = text(
    f"SELECT {NUMBER}, count(*) FROM"
    " (SELECT name FROM tables WHERE name = ANY(:names) ORDER BY name FOR NO KEY UPDATE) AS locked"
)
ADD_ENTRIES = text(
    "INSERT INTO entries (table_name, number, body, token) SELECT * FROM unnest("
    "CAST(:table_name AS text[]), CAST(:number AS bigint[]), CAST(:body AS bytea[]), CAST(:token AS bigint[]))"
)
NOTIFY = text("SELECT pg_notify(:channel, payload) FROM unnest(CAST(:payloads AS text[])) AS payload")
KEEPALIVE: dict[str, Any] = {
    "connect_timeout": 10,
    "application_name": "stolik",
    "keepalives_idle": 5,
    "keepalives_interval": 2,
    "keepalives_count": 3,
    "tcp_user_timeout": 10_000,
}


class Postgres(Database):
    """A log that any number of processes on any number of machines share."""

    def __init__(self, url: URL) -> None:
        name = shown(url.render_as_string(hide_password=False).replace("+psycopg", ""))
        wanted = {key: value for key, value in KEEPALIVE.items() if key not in url.query}
        try:
            engine = create_engine(
                url,
                connect_args=wanted,
                pool_size=10,
                max_overflow=20,
                pool_pre_ping=True,
                isolation_level="READ COMMITTED",
                execution_options={"preserve_rowcount": True},  # also of INSERT: who came second sees 0
            )
            engine.dialect.create_connect_args(url)
        except (ArgumentError, ValueError, TypeError, KeyError):
            raise refused(name) from None
        event.listen(engine, "connect", _connected)
        super().__init__(engine, name)
        self._wanted = wanted

    def insert(self, into: Table) -> Any:
        """PostgreSQL's INSERT."""
        return postgresql.insert(into)

    def read(self, work: Callable[[Connection], Result]) -> Result:
        """Do work that only reads; once more if the server had cut the connection while this process slept."""
        try:
            return super().read(work)
        except StoreError as error:
            cause = error.__cause__
            if not (isinstance(cause, DBAPIError) and cause.connection_invalidated):
                raise
        return super().read(work)

    def write(self, work: Work[Result], light: bool = False) -> Result:
        """Do the work in one transaction, and again if the connection broke: the work knows what it did before."""
        deadline, pause, again = time.monotonic() + PATIENCE, 0.02, False
        with self.speaking():
            while True:
                try:
                    with self.engine.connect() as connection, connection.begin():
                        if light:
                            connection.exec_driver_sql("SET LOCAL synchronous_commit = off")
                        return work(connection, again)
                except DBAPIError as error:
                    if not _passing(error) or time.monotonic() > deadline:
                        raise
                again = True
                time.sleep(pause)
                pause = min(2 * pause, 0.5)

    def hold(self, connection: Any, names: Sequence[str]) -> tuple[int, dict[str, int]]:
        """Lock the tables' own rows, in the order of their names, and count their entries."""
        making, _ = connection.execute(LOCK, {"names": names}).one()
        last = select(func.max(entries.c.number)).where(entries.c.table_name == tables.c.name).scalar_subquery()
        found = connection.execute(select(tables.c.name, func.coalesce(last, -1)).where(tables.c.name.in_(names)))
        return making, {name: number + 1 for name, number in found}

    def making(self) -> int:
        """The number that PostgreSQL gave to our first table when it was made."""
        return self.read(lambda connection: int(connection.execute(MAKING).scalar_one()))

    def add_entries(self, connection: Any, rows: Sequence[Mapping[str, Any]]) -> None:
        """Insert entries by one statement.

        Row by row the driver would send them without waiting for answers, and a process that stops in the midst of
        that is not idle for the server: what it has locked would stay locked for as long as it sleeps.
        """
        connection.execute(ADD_ENTRIES, {name: [row[name] for row in rows] for name in rows[0]})

    def lock_schema(self, connection: Connection) -> None:
        """Take a lock that only we use, and all the time it needs."""
        connection.exec_driver_sql("SET LOCAL idle_in_transaction_session_timeout = 0")
        connection.execute(text("SELECT pg_advisory_xact_lock(:key)"), {"key": SCHEMA_LOCK})

    def announce(self, connection: Any, last: Mapping[str, int]) -> None:
        """One notification a table; the server sends them when the transaction is committed."""
        payloads = [f"{number} {table}" for table, number in last.items()]
        connection.execute(NOTIFY, {"channel": CHANNEL, "payloads": payloads})

    def say(self, words: Sequence[str]) -> None:
        """A notification each."""
        talk = {"channel": TALK, "payloads": list(words)}
        self.write(lambda connection, _: connection.execute(NOTIFY, talk), light=True)

    def listen(self, news: News) -> Listener:
        """Pass the notifications of all processes on, without a gap from now on."""
        try:
            return Listener(self._connect, news)
        except (psycopg.Error, OSError) as error:
            raise self.failed(error) from error

    @contextlib.contextmanager
    def snapshot(self) -> Iterator[Connection]:
        """One long transaction that reads; it may pause for as long as the reader likes."""
        options: dict[str, Any] = {"isolation_level": "REPEATABLE READ", "postgresql_readonly": True}
        with self.speaking(), self.engine.connect() as connection:
            reading = connection.execution_options(**options)
            with reading.begin():
                reading.exec_driver_sql("SET LOCAL idle_in_transaction_session_timeout = 0")
                yield reading

    def _connect(self) -> psycopg.Connection[Any]:
        """A connection of its own, outside the pool."""
        arguments, named = self.engine.dialect.create_connect_args(self.engine.url)
        return psycopg.connect(*arguments, **{**self._wanted, **named}, autocommit=True)


def _connected(connection: psycopg.Connection[Any], _: Any) -> None:
    connection.autocommit = True  # a process that stops between the two is not in the middle of anything
    connection.execute(SETTINGS)
    connection.execute(DURABLE)
    connection.autocommit = False


def _passing(error: DBAPIError) -> bool:
    """Whether it may go away by itself: a broken connection, a restarting server, a deadlock."""
    return error.connection_invalidated or isinstance(error, OperationalError | InterfaceError)
