"""The log of all live tables: append durably, read again, and share the work among processes."""

from __future__ import annotations

import secrets as randomness
import threading
from collections.abc import Callable, Sequence
from concurrent.futures import Future
from dataclasses import dataclass, field

from sqlalchemy import Connection, delete, select, update

from stolik.core.errors import BadOption
from stolik.store import leases
from stolik.store.appending import Append, Writer
from stolik.store.database import Closing, Database, now
from stolik.store.errors import TableTaken, UnknownTable
from stolik.store.links import Links
from stolik.store.names import check_name, possible
from stolik.store.opening import open_database
from stolik.store.reviews import Reviews
from stolik.store.schema import entries, secrets, tables
from stolik.store.schema import leases as lease_rows
from stolik.store.watching import Heard, News, Overheard

LONGEST_WORD = 7900  # bytes: PostgreSQL takes notifications of less than 8000
LARGEST_NUMBER = 2**53  # whole numbers up to here are the same in a browser


@dataclass(frozen=True, slots=True)
class Setup:
    """How a table began; its secret is never shown when this is printed."""

    table: str
    setup: bytes
    secret: bytes = field(repr=False)
    listed: bool
    created: float  # seconds since 1970, by the database's clock
    finished: bool


class Log:
    """The durable log; one for each process, usable from all its threads."""

    def __init__(self, database: Database) -> None:
        self._database = database
        self.making = database.making()  # which making of the log what this process knows is of
        self._news = News()
        self._watching = threading.Lock()
        self._listens = False
        self._listener: Closing | None = None
        self._writer = Writer(database, self._written)
        self.links = Links(database)
        self.reviews = Reviews(database)

    @staticmethod
    def open(url: str) -> Log:
        """Open the database and bring it to our version; BadOption or StoreError says what is wrong."""
        return Log(open_database(url))

    def close(self) -> None:
        """Wait until all appends are written, then let the database go."""
        self._writer.close()
        if self._listener is not None:
            self._listener.close()
        self._news.close()
        self._database.close()

    def __enter__(self) -> Log:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    def ping(self) -> None:
        """StoreError if the database does not answer."""
        self._database.ping()

    def current_making(self) -> int:
        """Which making of the log there is now: if not the one that we know, a restore has replaced it."""
        return self._database.making()

    # tables

    def create(
        self, table: str, setup: bytes, secret: bytes, listed: bool, owner: str = "", seconds: float = 0.0
    ) -> None:
        """A new table, durable on return, with its first lease if there is an owner; TableTaken if the name is."""
        check_name("table", table)
        row = {"name": table, "setup": setup, "secret": secret, "listed": listed, "created": now(), "finished": False}
        statement = self._database.insert(tables).values(row).on_conflict_do_nothing()

        def work(connection: Connection, again: bool) -> None:
            if connection.execute(statement).rowcount == 1:
                if owner:
                    leased = {"table_name": table, "owner": owner, "expires": now() + seconds}
                    connection.execute(self._database.insert(lease_rows).values(leased))
                return
            there = connection.execute(select(tables.c.setup, tables.c.secret).where(tables.c.name == table)).one()
            if not (again and tuple(there) == (setup, secret)):
                raise TableTaken(table)

        self._database.write(work)

    def setup(self, table: str) -> Setup | None:
        """How a table began, None if there is no such table."""
        if not possible(table):
            return None
        row = self._database.read(lambda c: c.execute(select(tables).where(tables.c.name == table)).one_or_none())
        if row is None:
            return None
        return Setup(row.name, bytes(row.setup), bytes(row.secret), row.listed, row.created, row.finished)

    def listed(self, limit: int = 100) -> list[str]:
        """The tables anyone may find, newest first, without those that are finished."""
        wanted = (
            select(tables.c.name)
            .where(tables.c.finished.is_(False), tables.c.listed.is_(True))
            .order_by(tables.c.created.desc(), tables.c.name)
            .limit(limit)
        )
        return self._database.read(lambda connection: list(connection.scalars(wanted)))

    def unfinished(self) -> list[str]:
        """The tables to take up again after a restart, oldest first."""
        wanted = select(tables.c.name).where(tables.c.finished.is_(False)).order_by(tables.c.created, tables.c.name)
        return self._database.read(lambda connection: list(connection.scalars(wanted)))

    def finish(self, table: str) -> None:
        """The match is over: the table is no longer listed or unfinished, and nobody needs to run its bots."""
        check_name("table", table)

        def work(connection: Connection, _: bool) -> None:
            found = connection.execute(update(tables).where(tables.c.name == table).values(finished=True))
            if found.rowcount == 0:
                raise UnknownTable(table)
            connection.execute(delete(lease_rows).where(lease_rows.c.table_name == table))

        self._database.write(work)

    # entries

    def append(self, table: str, number: int, entries: Sequence[bytes]) -> Future[bool]:
        """Make these the entries from this number on. True: durable; False: number is not the next, nothing is written.

        The future fails with UnknownTable, with Replaced if a restore has replaced the log since `making` was set, or
        with StoreError if the database failed: then read what is there.
        """
        check_name("table", table)
        if not entries or not all(isinstance(body, bytes) for body in entries):
            raise BadOption("entries", entries, "at least one, each of them bytes")
        if not 0 <= number <= LARGEST_NUMBER - len(entries):
            raise BadOption("number", number, f"0 to {LARGEST_NUMBER - len(entries)}")
        return self._writer.put(Append(table, number, tuple(entries), self.making))

    def read(self, table: str, after: int = -1, limit: int | None = None) -> list[tuple[int, bytes]]:
        """A table's entries with their numbers, in order; nothing if there is no such table."""
        if not possible(table):
            return []
        wanted = (
            select(entries.c.number, entries.c.body)
            .where(entries.c.table_name == table, entries.c.number > after)
            .order_by(entries.c.number)
            .limit(limit)
        )
        return self._database.read(lambda c: [(number, bytes(body)) for number, body in c.execute(wanted)])

    def watch(self, heard: Heard) -> Callable[[], None]:
        """Hear of appends on a thread of the log, as (table, last number); returns how to stop.

        News can be lost: use them to look at the log, not instead of it. ("", -1) says that some may have been, ("", 0)
        that a restore has replaced the log.
        With SQLite only the appends of this process are heard.
        """
        self._listen()
        return self._news.watch(heard)

    def _listen(self) -> None:
        with self._watching:
            if not self._listens:
                self._listener = self._database.listen(self._news)
                self._listens = True

    def _written(self, append: Append) -> None:
        if self._listener is None:
            self._news.tell(append.table, append.number + len(append.bodies) - 1)

    # what processes say to each other

    def say(self, words: Sequence[str]) -> None:
        """Tell all processes on this PostgreSQL, this one too; each word has at most `LONGEST_WORD` bytes."""
        self._database.say(words)

    def overhear(self, heard: Overheard) -> Callable[[], None]:
        """Hear what processes say, on a thread of the log; returns how to stop. Words can be lost."""
        self._listen()
        return self._news.overhear(heard)

    # leases

    def lease(self, table: str, owner: str, seconds: float) -> bool:
        """Take or renew a table's lease by the database's clock; False: another owner has it."""
        if table in leases.take(self._database, [table], owner, seconds):
            return True
        if self.setup(table) is None:
            raise UnknownTable(table)
        return False

    def lease_all(self, tables: Sequence[str], owner: str, seconds: float) -> set[str]:
        """Take or renew many leases at the price of one; the tables whose lease this owner now has."""
        return leases.take(self._database, tables, owner, seconds)

    def abandoned(self) -> list[str]:
        """The unfinished tables whose lease has run out, longest ago first: somebody should take them up."""
        return leases.abandoned(self._database)

    def release(self, table: str, owner: str) -> None:
        """Give a lease back, if this owner has it."""
        leases.release(self._database, table, owner)

    def release_all(self, owner: str) -> None:
        """Give all leases of an owner back, so that others need not wait until they run out."""
        leases.release_all(self._database, owner)

    # secrets of the servers

    def secret(self, name: str) -> bytes:
        """A secret of 32 bytes, made when first asked for, then the same for all processes."""
        check_name("secret", name)
        wanted = select(secrets.c.value).where(secrets.c.name == name)
        known = self._database.read(lambda connection: connection.scalar(wanted))
        if known is not None:
            return bytes(known)
        offered = self._database.insert(secrets).values(name=name, value=randomness.token_bytes(32))

        def work(connection: Connection, _: bool) -> bytes:
            connection.execute(offered.on_conflict_do_nothing())
            return bytes(connection.execute(wanted).scalar_one())

        return self._database.write(work)
