"""The store's tests run twice: on SQLite and on a real PostgreSQL."""

from __future__ import annotations

import itertools
import os
import shutil
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from stolik.store.log import Log
from tests.store.servers import OWN, Databases, programs, running

KINDS = ("sqlite", "postgresql")
MakeUrl = Callable[[], str]


@pytest.fixture(scope="session")
def databases() -> Iterator[Databases]:
    """A PostgreSQL where databases are made and used again, because making one is slow."""
    own = os.environ.get(OWN, "system")
    if own != "system":
        made = Databases(own)
        yield made
        made.drop_all()
        return
    with running(first_programs()) as server:
        yield Databases(server.url)


def first_programs() -> Path:
    """Where PostgreSQL's programs are; without any the test is skipped."""
    folders = programs()
    if not folders:
        pytest.skip(f"no PostgreSQL: pgserver has none for this Python; install the system's or set {OWN}")
    return folders[0]


@pytest.fixture
def postgres_url(databases: Databases) -> Iterator[str]:
    """An empty database of PostgreSQL."""
    url = databases.take()
    yield url
    databases.give_back(url)


@pytest.fixture
def sqlite_url(tmp_path: Path) -> str:
    """A new file for SQLite."""
    return f"sqlite:///{tmp_path}/tables.db"


@pytest.fixture(params=KINDS)
def new_url(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[MakeUrl]:
    """Makes URLs of empty databases of one kind."""
    if request.param == "sqlite":
        numbers = itertools.count()
        yield lambda: f"sqlite:///{tmp_path}/tables-{next(numbers)}.db"
        return
    databases: Databases = request.getfixturevalue("databases")
    taken: list[str] = []

    def make() -> str:
        taken.append(databases.take())
        return taken[-1]

    yield make
    for url in taken:
        databases.give_back(url)


@pytest.fixture
def url(new_url: MakeUrl) -> str:
    """An empty database."""
    return new_url()


@pytest.fixture(scope="session")
def prepared_file(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A file of SQLite with our schema and nothing in it."""
    path = tmp_path_factory.mktemp("prepared") / "tables.db"
    Log.open(f"sqlite:///{path}").close()
    return path


@pytest.fixture(params=KINDS)
def log(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[Log]:
    """An open log with nothing in it."""
    if request.param == "sqlite":
        shutil.copy(request.getfixturevalue("prepared_file"), tmp_path / "tables.db")
        url = f"sqlite:///{tmp_path}/tables.db"
    else:
        url = request.getfixturevalue("databases").prepared()
    with Log.open(url) as opened:
        yield opened


def laid(log: Log, *names: str) -> Log:
    """The log with these tables created."""
    for name in names:
        log.create(name, b'{"game":"any"}', b"seed of " + name.encode(), listed=True)
    return log


def bodies(log: Log, table: str) -> list[bytes]:
    """A table's entries without their numbers."""
    return [body for _, body in log.read(table)]
