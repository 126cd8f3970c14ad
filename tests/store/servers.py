"""A real PostgreSQL for the tests: one of your own, PyPI's ``pgserver``, or the system's."""

from __future__ import annotations

import contextlib
import importlib.util
import os
import pwd
import shutil
import subprocess
import tempfile
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import psycopg
from sqlalchemy import make_url

from stolik.store.log import Log
from stolik.store.schema import metadata

OWN = "STOLIK_TEST_POSTGRESQL"  # a URL whose user may create databases, or "system" for the one installed here


def programs() -> list[Path]:
    """The folders that hold initdb and pg_ctl, the one to try first in front."""
    found = []
    packaged = importlib.util.find_spec("pgserver")
    if packaged and packaged.origin and os.environ.get(OWN) != "system":
        found.append(Path(packaged.origin).parent / "pginstall" / "bin")
    found += sorted(Path("/usr/lib/postgresql").glob("*/bin"), key=lambda path: -int(path.parent.name))
    if in_path := shutil.which("initdb"):
        found.append(Path(in_path).resolve().parent)
    return [folder for folder in found if (folder / "initdb").exists() and (folder / "pg_ctl").exists()]


def _user() -> str | None:
    """Whom to run it as: PostgreSQL refuses to be run by root."""
    if os.geteuid() != 0:
        return None
    known = {entry.pw_name for entry in pwd.getpwall()}
    return next(name for name in ("postgres", "nobody", "daemon") if name in known)


@contextlib.contextmanager
def running(programs_in: Path) -> Iterator[str]:
    """A new server in a temporary folder, reached by a socket there; its URL."""
    user = _user()
    folder = Path(tempfile.mkdtemp(prefix="stolik-pg-"))
    if user is not None:
        shutil.chown(folder, user)
    options = f"-F -c listen_addresses='' -c max_connections=60 -k {folder}"

    def run(program: str, *arguments: str) -> None:
        command = [str(programs_in / program), "-D", str(folder / "data"), *arguments]
        subprocess.run(command, user=user, cwd=folder, check=True, stdout=subprocess.DEVNULL, timeout=60)

    try:
        run("initdb", "--no-sync", "--auth=trust", "--encoding=UTF8", "--locale=C", "--username=stolik")
        run("pg_ctl", "-w", "-l", str(folder / "log"), "-o", options, "start")
        try:
            yield f"postgresql://stolik@/postgres?host={folder}"
        finally:
            run("pg_ctl", "-w", "-m", "immediate", "stop")
    finally:
        shutil.rmtree(folder, ignore_errors=True)


class Databases:
    """Databases of one server, emptied and used again."""

    def __init__(self, server: str) -> None:
        self.server = server
        self._made: list[str] = []
        self._free: list[str] = []
        self._prepared: str | None = None

    def take(self) -> str:
        """The URL of an empty database."""
        if self._free:
            return self._free.pop()
        name = f"stolik_test_{os.getpid()}_{len(self._made)}"
        self.run(self.server, f"CREATE DATABASE {name}")
        self._made.append(name)
        return make_url(self.server).set(database=name).render_as_string(hide_password=False)

    def give_back(self, url: str) -> None:
        """Empty it, whoever still uses it."""
        others = "FROM pg_stat_activity WHERE pid != pg_backend_pid() AND datname = current_database()"
        self.run(url, f"SELECT pg_terminate_backend(pid) {others}; DROP SCHEMA public CASCADE; CREATE SCHEMA public")
        self._free.append(url)

    def prepared(self) -> str:
        """The URL of a database with our schema and nothing in it; always the same one."""
        if self._prepared is None:
            self._prepared = self.take()
            Log.open(self._prepared).close()
        self.run(self._prepared, f"TRUNCATE {', '.join(metadata.tables)}")
        return self._prepared

    def drop_all(self) -> None:
        """Leave the server as it was found."""
        for name in self._made:
            self.run(self.server, f"DROP DATABASE {name} WITH (FORCE)")

    def run(self, url: str, statement: str) -> list[tuple[Any, ...]]:
        """Run a statement by itself; its rows."""
        with psycopg.connect(url, autocommit=True) as connection:
            cursor = connection.execute(statement.encode())
            return cursor.fetchall() if cursor.description else []
