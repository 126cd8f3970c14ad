"""PostgreSQL taken away in the middle: an append is answered once, and rightly."""

from __future__ import annotations

import queue
import random
import threading
import time
from collections.abc import Iterator
from typing import Any

import psycopg
import pytest
from psycopg.pq import TransactionStatus

from stolik.store import postgres
from stolik.store.errors import StoreError, TableTaken
from stolik.store.log import Log
from tests.store.conftest import bodies, first_programs, laid
from tests.store.servers import Databases, running


@pytest.fixture
def log(postgres_url: str) -> Iterator[Log]:
    with Log.open(postgres_url) as opened:
        yield opened


class BreakingCommit:
    """The next commit loses its connection, before or after the server has carried it out."""

    def __init__(self, log: Log, monkeypatch: pytest.MonkeyPatch, carried_out: bool) -> None:
        self.left = 1
        dialect = log._database.engine.dialect
        commit = dialect.do_commit

        def do_commit(connection: Any) -> None:
            if not self.left:
                commit(connection)
                return
            self.left -= 1
            if carried_out:
                commit(connection)
            connection.driver_connection.close()
            raise psycopg.OperationalError("server closed the connection unexpectedly")

        monkeypatch.setattr(dialect, "do_commit", do_commit)


@pytest.mark.parametrize("carried_out", [True, False])
def test_a_commit_without_an_answer(log: Log, monkeypatch: pytest.MonkeyPatch, carried_out: bool) -> None:
    laid(log, "kot")
    breaking = BreakingCommit(log, monkeypatch, carried_out)
    assert log.append("kot", 0, [b"a", b"b"]).result()
    assert breaking.left == 0
    assert log.append("kot", 2, [b"c"]).result()
    assert not log.append("kot", 2, [b"d"]).result()
    assert bodies(log, "kot") == [b"a", b"b", b"c"]


@pytest.mark.parametrize("carried_out", [True, False])
def test_a_creation_without_an_answer(log: Log, monkeypatch: pytest.MonkeyPatch, carried_out: bool) -> None:
    breaking = BreakingCommit(log, monkeypatch, carried_out)
    log.create("kot", b"{}", b"secret", listed=True)
    assert breaking.left == 0
    breaking.left = 1
    with pytest.raises(TableTaken):
        log.create("kot", b"{}", b"another secret", listed=True)


def test_connections_cut_at_random_moments(
    log: Log, postgres_url: str, databases: Databases, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(postgres, "PATIENCE", 60.0)
    laid(log, "kot", "pies")
    chance, over = random.Random(7), threading.Event()
    others = "FROM pg_stat_activity WHERE pid != pg_backend_pid() AND datname = current_database()"
    cut = 0

    def cutting() -> None:
        nonlocal cut
        while cut < 12 and not over.wait(chance.random() * 0.1):
            cut += len(databases.run(postgres_url, f"SELECT pg_terminate_backend(pid) {others}"))

    knife = threading.Thread(target=cutting)
    knife.start()
    try:
        number = 0
        while knife.is_alive():
            futures = [log.append(t, number + k, [b"%d" % (number + k)]) for k in range(3) for t in ("kot", "pies")]
            assert [future.result() for future in futures] == [True] * 6
            number += 3
    finally:
        over.set()
        knife.join()
    assert bodies(log, "kot") == bodies(log, "pies") == [b"%d" % place for place in range(number)]


def test_a_server_that_crashes_loses_and_doubles_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(postgres, "PATIENCE", 60.0)  # a busy machine is slow to start it again
    with running(first_programs()) as server, Log.open(server.url) as log:
        laid(log, "kot", "pies")
        ear: queue.SimpleQueue[tuple[str, int]] = queue.SimpleQueue()
        log.watch(lambda table, number: ear.put((table, number)))
        crashed = 0

        def crash() -> None:
            nonlocal crashed
            for _ in range(3):
                server.crash_and_restart()
                crashed += 1

        crashing = threading.Thread(target=crash)
        crashing.start()
        number = 0
        while crashing.is_alive() or number < 5:
            futures = [log.append(table, number, [b"%d" % number]) for table in ("kot", "pies")]
            assert [future.result() for future in futures] == [True, True]
            number += 1
        crashing.join()
        assert crashed == 3
        assert bodies(log, "kot") == bodies(log, "pies") == [b"%d" % place for place in range(number)]
        while ear.get(timeout=30) != ("", -1):  # and whoever watches is told to look
            pass


def test_who_stops_in_the_middle_does_not_stop_the_others(
    log: Log, postgres_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    laid(log, "kot")
    monkeypatch.setattr(postgres, "SETTINGS", "SET idle_in_transaction_session_timeout = 300")
    with Log.open(postgres_url) as frozen:
        locked, go = threading.Event(), threading.Event()
        announce = frozen._database.announce

        def freeze(*arguments: Any) -> None:
            locked.set()
            go.wait()
            announce(*arguments)

        monkeypatch.setattr(frozen._database, "announce", freeze)
        late = frozen.append("kot", 0, [b"frozen"])
        locked.wait()
        assert log.append("kot", 0, [b"awake"]).result()
        go.set()
        assert not late.result()
    assert bodies(log, "kot") == [b"awake"]


def test_who_stops_while_connecting_is_connected_all_the_same(log: Log, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(postgres, "SETTINGS", "SET idle_in_transaction_session_timeout = 50")
    execute = psycopg.Connection.execute

    def execute_and_stop(connection: psycopg.Connection[Any], *arguments: Any, **options: Any) -> Any:
        answer = execute(connection, *arguments, **options)
        time.sleep(0.3)
        return answer

    monkeypatch.setattr(psycopg.Connection, "execute", execute_and_stop)
    engine = log._database.engine
    engine.dispose()
    with engine.connect() as connection:
        assert connection.connection.driver_connection.info.transaction_status == TransactionStatus.IDLE


def test_a_server_that_stays_away_is_an_error_and_not_the_end(log: Log, monkeypatch: pytest.MonkeyPatch) -> None:
    laid(log, "kot")
    monkeypatch.setattr(postgres, "PATIENCE", 0.1)

    def away(*_: Any, **__: Any) -> None:
        raise psycopg.OperationalError("connection refused")

    with monkeypatch.context() as patch:
        log._database.engine.dispose()
        patch.setattr(log._database.engine.dialect, "connect", away)
        with pytest.raises(StoreError, match=r"postgresql://.*: connection refused"):
            log.append("kot", 0, [b"a"]).result()
        with pytest.raises(StoreError, match="connection refused"):
            log.ping()
    log.ping()
    assert log.append("kot", 0, [b"a"]).result()
