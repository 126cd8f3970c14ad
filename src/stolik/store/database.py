"""What SQLite and PostgreSQL have in common: transactions that either happen or say why not."""

from __future__ import annotations

import contextlib
from abc import ABC, abstractmethod
from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Any, Protocol, TypeVar

from sqlalchemy import Connection, Engine, Table, text
from sqlalchemy.exc import DBAPIError, SQLAlchemyError
from sqlalchemy.ext.compiler import compiles
from sqlalchemy.sql.functions import FunctionElement
from sqlalchemy.types import Double

from stolik.core.errors import shorten
from stolik.store.errors import StoreError
from stolik.store.upgrading import NEWEST, upgrade, version
from stolik.store.watching import News

Result = TypeVar("Result")
Work = Callable[[Connection, bool], Result]  # the flag: it was tried before, and may have happened without our knowing


class now(FunctionElement[float]):  # in small letters: it is used like a function of SQL
    """The database's clock, in seconds since 1970."""

    inherit_cache = True
    type = Double()


class Closing(Protocol):
    """Whatever goes on until it is closed."""

    def close(self) -> None:
        """Stop."""


class Database(ABC):
    """An open database; what the two kinds do differently is in `sqlite` and `postgres`."""

    def __init__(self, engine: Engine, name: str) -> None:
        self.engine = engine
        self.name = name  # for messages: without a password

    @abstractmethod
    def insert(self, into: Table) -> Any:
        """The dialect's INSERT, which knows ON CONFLICT."""

    @abstractmethod
    def write(self, work: Work[Result], light: bool = False) -> Result:
        """Do the work in one transaction, durable on return; a light one may be forgotten when the machine fails."""

    # appending, hundreds of times a second; its connection is whatever `append` hands to the work

    def append(self, work: Callable[[Any, bool], Result]) -> Result:
        """Do the work of appending in one transaction, durable on return."""
        return self.write(work)

    @abstractmethod
    def hold(self, connection: Any, names: Sequence[str]) -> tuple[int, dict[str, int]]:
        """Keep others from appending to these tables until the transaction ends.

        Says which making of the log it is, and how many entries each table has; those that do not exist are left out.
        """

    @abstractmethod
    def add_entries(self, connection: Any, rows: Sequence[Mapping[str, Any]]) -> None:
        """Insert entries."""

    @abstractmethod
    def announce(self, connection: Any, last: Mapping[str, int]) -> None:
        """Tell other processes of new entries, when the transaction is committed."""

    @abstractmethod
    def say(self, words: Sequence[str]) -> None:
        """Tell all processes something, this one too, if they listen just now; nothing of it is kept."""

    @abstractmethod
    def making(self) -> int:
        """Which making of the log this is: a restore makes it anew."""

    @abstractmethod
    def lock_schema(self, connection: Connection) -> None:
        """Keep other processes from changing the schema until the transaction ends."""

    @abstractmethod
    def listen(self, news: News) -> Closing | None:
        """Pass on to the news what processes announce; None where nobody announces anything."""

    @abstractmethod
    @contextlib.contextmanager
    def snapshot(self) -> Iterator[Connection]:
        """A connection that sees the database as it was at one moment, for as long as it takes, and stops nobody."""

    def read(self, work: Callable[[Connection], Result]) -> Result:
        """Do work that only reads."""
        with self.speaking(), self.engine.connect() as connection:
            return work(connection)

    def prepare(self) -> None:
        """Bring the schema to our version; of several processes one does it and the others wait."""
        if self.read(version) == NEWEST:
            return

        def work(connection: Connection, _: bool) -> None:
            self.lock_schema(connection)
            if version(connection) != NEWEST:
                upgrade(connection)

        self.write(work)

    def ping(self) -> None:
        """StoreError if the database does not answer."""
        self.read(lambda connection: connection.execute(text("SELECT 1")))

    def close(self) -> None:
        """Give back all connections."""
        self.engine.dispose()

    @contextlib.contextmanager
    def speaking(self) -> Iterator[None]:
        """Turn what the driver says into one clear line."""
        try:
            yield
        except SQLAlchemyError as error:
            cause = error.orig if isinstance(error, DBAPIError) and error.orig is not None else error
            raise self.failed(cause) from error
        except UnicodeError as error:  # a host whose name cannot be one
            raise self.failed(error) from error

    def failed(self, cause: BaseException) -> StoreError:
        """What a driver said, in one line."""
        said = " ".join(str(cause).split()) or type(cause).__name__
        return StoreError(f"the database {self.name}: {shorten(said, 300)}")


@compiles(now, "sqlite")  # type: ignore[no-untyped-call, untyped-decorator, unused-ignore]
def _now_in_sqlite(element: now, compiler: Any, **_: Any) -> str:
    return "stolik_now()"


@compiles(now, "postgresql")  # type: ignore[no-untyped-call, untyped-decorator, unused-ignore]
def _now_in_postgresql(element: now, compiler: Any, **_: Any) -> str:
    # not now(): that is when the transaction began, perhaps long ago if it had to wait for a lock
    return "CAST(extract(epoch FROM clock_timestamp()) AS double precision)"
