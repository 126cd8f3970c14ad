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


class Server:
    """A new PostgreSQL in a temporary folder, reached by a socket there."""

    def __init__(self, programs_in: Path) -> None:
        self._programs, self._user = programs_in, _user()
        self._folder = Path(tempfile.mkdtemp(prefix="stolik-pg-"))
        if self._user is not None:
            shutil.chown(self._folder, self._user)
        self.url = f"postgresql://stolik@/postgres?host={self._folder}"
        # Without synchronising: no test cuts the power of the machine.
        self._options = f"-F -c listen_addresses='' -c max_connections=60 -k {self._folder}"

    def start(self) -> None:
        """Make it and start it."""
        self._run("initdb", "--no-sync", "--auth=trust", "--encoding=UTF8", "--locale=C", "--username=stolik")
        self._run("pg_ctl", "-w", "-l", str(self._folder / "log"), "-o", self._options, "start")

    def crash_and_restart(self) -> None:
        """Stop it in the middle of whatever it does, and let it recover."""
        log = str(self._folder / "log")
        self._run("pg_ctl", "-w", "-l", log, "-o", self._options, "-m", "immediate", "restart")

    def stop(self) -> None:
        """Stop it and remove everything."""
        try:
            self._run("pg_ctl", "-w", "-m", "immediate", "stop")
        finally:
            shutil.rmtree(self._folder, ignore_errors=True)

    def _run(self, program: str, *arguments: str) -> None:
        command = [str(self._programs / program), "-D", str(self._folder / "data"), *arguments]
        subprocess.run(command, user=self._user, cwd=self._folder, check=True, stdout=subprocess.DEVNULL, timeout=60)


@contextlib.contextmanager
def running(programs_in: Path) -> Iterator[Server]:
    """A server, while it is needed."""
    server = Server(programs_in)
    try:
        server.start()
        yield server
    finally:
        server.stop()


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
