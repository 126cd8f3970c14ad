"""Versions of the database: reached by steps, never lost, never guessed."""

from __future__ import annotations

import re
import time
from collections.abc import Iterator
from pathlib import Path

import pytest
from alembic.autogenerate import compare_metadata
from alembic.config import Config
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, inspect

import stolik.store
from stolik.store.address import read_url
from stolik.store.database import Database
from stolik.store.errors import StoreError
from stolik.store.log import Log
from stolik.store.opening import connect, open_database
from stolik.store.schema import metadata
from stolik.store.upgrading import VERSION_TABLE, VERSIONS, upgrade, version


@pytest.fixture
def database(url: str) -> Iterator[Database]:
    database = connect(read_url(url))
    yield database
    database.close()


def run(database: Database, *statements: str) -> None:
    """Run statements in one transaction."""

    def work(connection: Connection, _: bool) -> None:
        for statement in statements:
            connection.exec_driver_sql(statement)

    database.write(work)


def first_version(database: Database) -> None:
    """A database as the first version left it."""
    database.write(lambda connection, _: upgrade(connection, VERSIONS[0]))
    text = (Path(__file__).parent / "first_version.sql").read_text(encoding="utf-8")
    if database.engine.dialect.name == "postgresql":
        text = re.sub(r"X'([0-9A-F]*)'", r"'\\x\1'::bytea", text)
    run(database, *re.findall(r"^INSERT.*;$", text, re.MULTILINE))


def test_the_steps_are_those_we_know() -> None:
    config = Config()
    config.set_main_option("script_location", str(Path(stolik.store.__file__).parent / "migrations"))
    script = ScriptDirectory.from_config(config)
    assert tuple(step.revision for step in reversed(list(script.walk_revisions()))) == VERSIONS


def test_the_steps_lead_to_the_schema(url: str) -> None:
    database = open_database(url)

    def differences(connection: Connection) -> list[object]:
        options = {"version_table": VERSION_TABLE, "compare_type": True, "compare_server_default": True}
        return list(compare_metadata(MigrationContext.configure(connection, opts=options), metadata))

    assert database.read(differences) == []
    database.close()


def test_keys_and_checks_are_those_of_the_schema(url: str) -> None:  # the comparison above does not look at these
    database = open_database(url)

    def look(connection: Connection) -> None:
        there = inspect(connection)
        for name, table in metadata.tables.items():
            assert there.get_pk_constraint(name)["constrained_columns"] == [c.name for c in table.primary_key], name
        assert [check["name"] for check in there.get_check_constraints("entries")] == ["entries_number"]
        if connection.dialect.name == "sqlite":
            assert there.get_table_options("entries") == {"sqlite_with_rowid": False}

    database.read(look)
    database.close()


def test_a_database_of_the_first_version_goes_on(database: Database, url: str) -> None:
    first_version(database)
    assert database.read(version) == "v1"
    with Log.open(url) as log:
        assert database.read(version) == VERSIONS[-1]
        assert log.read("kot") == [(0, b'["del"]'), (1, b"\x00\xff")]
        assert log.read("żółw") == [(0, b"")]
        setup = log.setup("kot")
        assert setup is not None
        assert (setup.secret, setup.created) == (b"seed\x00\x01\xff", 1794787615.25)
        assert log.unfinished() == ["kot"]
        assert log.secret("cookie") == bytes(range(32))
        assert log.append("kot", 2, [b"on"]).result()
        assert log.lease("kot", "process 2", 60)
        log.links.save(b"code", b"new in version 2", time.time() + 60)


def test_an_upgrade_that_fails_leaves_the_old_version(database: Database, url: str) -> None:
    first_version(database)
    run(database, "CREATE INDEX links_expires ON tables (name)")  # which comes after the table
    with pytest.raises(StoreError, match="links"):
        Log.open(url)
    assert database.read(version) == "v1"
    assert "links" not in database.read(lambda connection: inspect(connection).get_table_names())
    run(database, "DROP INDEX links_expires")
    with Log.open(url) as log:
        assert len(log.read("kot")) == 2


def test_a_newer_database_is_refused_untouched(database: Database, url: str) -> None:
    open_database(url).close()
    run(database, f"UPDATE {VERSION_TABLE} SET version_num = 'v99'")
    with pytest.raises(StoreError, match="has version 'v99', this Stolik knows v1 to v3: update Stolik"):
        Log.open(url)


def test_a_database_of_something_else_is_refused(database: Database, url: str) -> None:
    run(database, "CREATE TABLE entries (a INTEGER)")
    with pytest.raises(StoreError, match="not a database of Stolik: it has a table 'entries'"):
        Log.open(url)


def test_beside_other_tables_there_is_room(database: Database, url: str) -> None:
    run(database, "CREATE TABLE cats (a INTEGER)", "CREATE TABLE alembic_version (version_num TEXT)")
    with Log.open(url) as log:
        assert log.unfinished() == []
