"""News of appends: own and others', lossy but never silent about it."""

from __future__ import annotations

import queue
import threading
from collections.abc import Iterator

import pytest

from stolik.store.log import Log
from stolik.store.watching import News
from tests.store.conftest import laid
from tests.store.servers import Databases

Told = tuple[str, int]


class Ear:
    """Keeps what it hears."""

    def __init__(self) -> None:
        self.heard: queue.Queue[Told] = queue.Queue()
        self.threads: set[str] = set()

    def __call__(self, table: str, number: int) -> None:
        self.threads.add(threading.current_thread().name)
        self.heard.put((table, number))

    def until(self, wanted: Told) -> list[Told]:
        """What it heard up to and with this."""
        heard = [self.heard.get(timeout=30)]
        while heard[-1] != wanted:
            heard.append(self.heard.get(timeout=30))
        return heard


def test_own_appends_are_heard(log: Log) -> None:
    laid(log, "kot", "Żółw 1")
    ear = Ear()
    log.watch(ear)
    log.append("kot", 0, [b"a", b"b"]).result()
    assert ear.until(("kot", 1)) == [("kot", 1)]
    log.append("Żółw 1", 0, [b"a"]).result()
    assert ear.until(("Żółw 1", 0)) == [("Żółw 1", 0)]
    assert ear.threads == {"stolik-news"}


def test_what_was_not_written_is_not_told(log: Log) -> None:
    laid(log, "kot")
    log.append("kot", 0, [b"a"]).result()
    ear = Ear()
    log.watch(ear)
    assert not log.append("kot", 0, [b"x"]).result()
    log.append("kot", 1, [b"b"]).result()
    assert ear.until(("kot", 1)) == [("kot", 1)]


def test_the_last_number_of_every_table_is_heard(log: Log) -> None:
    laid(log, "kot", "pies")
    ears = [Ear(), Ear()]
    for ear in ears:
        log.watch(ear)
    futures = [log.append(table, number, [b"x"]) for number in range(300) for table in ("kot", "pies")]
    assert all(future.result() for future in futures)
    for ear in ears:
        last = dict(ear.until(("pies", 299)))
        while last.get("kot") != 299:
            last.update([ear.heard.get(timeout=30)])


def test_stopping_and_failing_watchers_disturb_nobody(log: Log, caplog: pytest.LogCaptureFixture) -> None:
    laid(log, "kot")

    def broken(table: str, number: int) -> None:
        raise RuntimeError("deaf")

    silent, ear = Ear(), Ear()
    log.watch(broken)
    stop = log.watch(silent)
    log.watch(ear)
    stop()
    stop()
    for number in range(3):
        log.append("kot", number, [b"x"]).result()
    ear.until(("kot", 2))
    assert silent.heard.empty()
    assert "deaf" in caplog.text


def test_a_slow_watcher_holds_nothing_up_and_hears_the_newest(log: Log) -> None:
    laid(log, "kot")
    ear, go, entered = Ear(), threading.Event(), threading.Event()

    def slow(table: str, number: int) -> None:
        entered.set()
        go.wait()
        ear(table, number)

    log.watch(slow)
    log.append("kot", 0, [b"x"]).result()
    entered.wait()
    for number in range(1, 50):
        assert log.append("kot", number, [b"x"]).result(timeout=30)
    go.set()
    assert len(ear.until(("kot", 49))) < 50


def test_news_that_wait_are_passed_on_before_closing() -> None:
    news, ear = News(), Ear()
    news.watch(ear)
    news.tell("kot", 3)
    news.close()
    assert ear.heard.get(timeout=0) == ("kot", 3)


@pytest.fixture
def two(postgres_url: str) -> Iterator[tuple[Log, Log]]:
    """Two processes' logs of one PostgreSQL."""
    with Log.open(postgres_url) as first, Log.open(postgres_url) as second:
        yield first, second


def test_appends_of_other_processes_are_heard(two: tuple[Log, Log]) -> None:
    first, second = two
    laid(first, "kot")
    ear = Ear()
    second.watch(ear)
    first.append("kot", 0, [b"a", b"b", b"c"]).result()
    assert ear.until(("kot", 2)) == [("kot", 2)]


def test_after_a_lost_connection_everything_is_to_be_looked_at(
    two: tuple[Log, Log], postgres_url: str, databases: Databases
) -> None:
    first, second = two
    laid(first, "kot")
    ear = Ear()
    second.watch(ear)
    for number in range(3):
        listening = "FROM pg_stat_activity WHERE datname = current_database() AND query LIKE 'LISTEN%'"
        assert databases.run(postgres_url, f"SELECT pg_terminate_backend(pid) {listening}") == [(True,)]
        assert ear.until(("", -1)) == [("", -1)]
        first.append("kot", number, [b"x"]).result()
        assert ear.until(("kot", number)) == [("kot", number)]


def test_foreign_notifications_are_passed_over(
    two: tuple[Log, Log], postgres_url: str, databases: Databases, caplog: pytest.LogCaptureFixture
) -> None:
    first, second = two
    laid(first, "kot")
    ear = Ear()
    second.watch(ear)
    for payload in ("", "kot", "-1 kot", "7", "7 "):
        databases.run(postgres_url, f"NOTIFY stolik, '{payload}'")
    first.append("kot", 0, [b"x"]).result()
    assert ear.until(("kot", 0)) == [("kot", 0)]
    assert "none of ours" in caplog.text
