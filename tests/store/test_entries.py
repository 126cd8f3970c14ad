"""Entries: numbered from 0 without gaps, all or nothing, each number written once."""

from __future__ import annotations

import asyncio
import random
import threading
from concurrent.futures import Future, wait

import pytest

from stolik.core.errors import BadOption
from stolik.store.errors import StoreError, UnknownTable
from stolik.store.log import LARGEST_NUMBER, Log
from stolik.store.sqlite import AT_ONCE
from tests.store.conftest import bodies, laid


def test_entries_are_read_as_they_were_appended(log: Log) -> None:
    laid(log, "kot")
    assert log.append("kot", 0, [b"a"]).result()
    assert log.append("kot", 1, [b"b", b"c", b"d"]).result()
    assert log.read("kot") == [(0, b"a"), (1, b"b"), (2, b"c"), (3, b"d")]
    assert log.read("kot", after=1) == [(2, b"c"), (3, b"d")]
    assert log.read("kot", after=0, limit=2) == [(1, b"b"), (2, b"c")]
    assert log.read("kot", after=3) == []


def test_more_entries_than_one_statement_takes_are_all_written_in_order(log: Log) -> None:
    laid(log, "łoś")
    many = [bytes([number % 256, 255]) for number in range(2 * AT_ONCE + 1)]
    assert log.append("łoś", 0, many).result()
    assert bodies(log, "łoś") == many
    assert log.append("łoś", len(many), [b"z"]).result()


def test_a_taken_number_and_a_gap_write_nothing(log: Log) -> None:
    laid(log, "kot")
    assert log.append("kot", 0, [b"a", b"b"]).result()
    for number in (0, 1, 3, 1000):
        assert not log.append("kot", number, [b"x", b"y"]).result()
    assert bodies(log, "kot") == [b"a", b"b"]
    assert log.append("kot", 2, [b"c"]).result()


def test_an_append_that_would_overlap_writes_nothing_of_itself(log: Log) -> None:
    laid(log, "kot")
    assert log.append("kot", 0, [b"a", b"b"]).result()
    assert not log.append("kot", 1, [b"x", b"y", b"z"]).result()
    assert bodies(log, "kot") == [b"a", b"b"]


def test_an_unknown_table_fails_its_own_append_only(log: Log) -> None:
    laid(log, "kot")
    futures = [log.append(table, 0, [b"a"]) for table in ("pies", "kot", "mysz")]
    wait(futures)
    assert futures[1].result()
    for future in (futures[0], futures[2]):
        with pytest.raises(UnknownTable):
            future.result()


@pytest.mark.parametrize(
    ("number", "entries", "complaint"),
    [
        (-1, [b"a"], "0 to"),
        (LARGEST_NUMBER, [b"a"], "0 to"),
        (0, [], "at least one"),
        (0, ["text"], "bytes"),
        (0, [b"a", None], "bytes"),
    ],
)
def test_what_is_no_append(log: Log, number: int, entries: list[bytes], complaint: str) -> None:
    laid(log, "kot")
    with pytest.raises(BadOption, match=complaint):
        log.append("kot", number, entries)


class Stalled:
    """Holds the writer back, so that what is appended meanwhile becomes one group."""

    def __init__(self, log: Log, monkeypatch: pytest.MonkeyPatch) -> None:
        self.transactions = 0
        self.go = threading.Event()
        write = log._database.write

        def stalled(work, light=False):  # type: ignore[no-untyped-def]
            self.transactions += 1
            self.go.wait()
            return write(work, light)

        monkeypatch.setattr(log._database, "write", stalled)


def test_what_waits_goes_into_one_transaction(log: Log, monkeypatch: pytest.MonkeyPatch) -> None:
    laid(log, *"abcde")
    stalled = Stalled(log, monkeypatch)
    first = log.append("a", 0, [b"first"])
    others = [log.append(table, int(table == "a"), [b"x"]) for table in "abcde"]
    stalled.go.set()
    assert all(future.result() for future in (first, *others))
    assert stalled.transactions <= 3  # the writer may have taken the first alone, or with the next


def test_in_one_group_each_append_is_judged_by_itself(log: Log, monkeypatch: pytest.MonkeyPatch) -> None:
    laid(log, "a", "b")
    stalled = Stalled(log, monkeypatch)
    log.append("b", 0, [b"0"])
    futures = [
        log.append("a", 0, [b"a0", b"a1"]),
        log.append("a", 0, [b"late"]),
        log.append("a", 2, [b"a2"]),
        log.append("a", 4, [b"gap"]),
        log.append("b", 1, [b"b1"]),
        log.append("a", 3, [b"a3"]),
        log.append("a", 3, [b"late"]),
    ]
    stalled.go.set()
    assert [future.result() for future in futures] == [True, False, True, False, True, True, False]
    assert bodies(log, "a") == [b"a0", b"a1", b"a2", b"a3"]
    assert bodies(log, "b") == [b"0", b"b1"]


def test_more_than_one_group_can_hold(log: Log, monkeypatch: pytest.MonkeyPatch) -> None:
    laid(log, "kot")
    stalled = Stalled(log, monkeypatch)
    futures = [log.append("kot", number, [b"%d" % number]) for number in range(1201)]
    stalled.go.set()
    assert all(future.result() for future in futures)
    assert bodies(log, "kot") == [b"%d" % number for number in range(1201)]


def test_threads_racing_for_numbers(log: Log) -> None:
    laid(log, "kot", "pies")
    won: dict[tuple[str, int], bytes] = {}

    def play(name: int) -> None:
        chance = random.Random(name)
        for _ in range(60):
            table = chance.choice(["kot", "pies"])
            number = len(log.read(table))
            body = b"%d/%d" % (name, chance.getrandbits(60))
            if log.append(table, number, [body]).result():
                assert won.setdefault((table, number), body) == body

    threads = [threading.Thread(target=play, args=(name,)) for name in range(4)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    found = {(table, number): body for table in ("kot", "pies") for number, body in log.read(table)}
    assert found == won
    assert sorted(found) == [(table, n) for table in ("kot", "pies") for n in range(len(log.read(table)))]


def test_closing_writes_what_waits(url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    log = laid(Log.open(url), "kot")
    stalled = Stalled(log, monkeypatch)
    futures = [log.append("kot", number, [b"x"]) for number in range(700)]
    closing = threading.Thread(target=log.close)
    closing.start()
    stalled.go.set()
    closing.join()
    assert all(future.done() and future.result() for future in futures)
    with pytest.raises(StoreError, match="closed"):
        log.append("kot", 700, [b"x"])
    log.close()
    with Log.open(url) as again:
        assert len(again.read("kot")) == 700


def test_what_is_on_its_way_cannot_be_cancelled(log: Log) -> None:
    laid(log, "kot")
    future: Future[bool] = log.append("kot", 0, [b"a"])
    assert not future.cancel()
    assert future.result()


def test_awaiting_and_giving_up_leaves_the_writer_alive(log: Log) -> None:
    laid(log, "kot")

    async def impatient() -> None:
        with pytest.raises(TimeoutError):
            await asyncio.wait_for(asyncio.wrap_future(log.append("kot", 0, [b"a"])), 0)
        assert await asyncio.wrap_future(log.append("kot", 1, [b"b"]))

    asyncio.run(impatient())
    assert bodies(log, "kot") == [b"a", b"b"]


def test_a_broken_database_fails_the_append_and_the_next_one_succeeds(
    log: Log, monkeypatch: pytest.MonkeyPatch
) -> None:
    laid(log, "kot")

    def broken(work: object, light: bool = False) -> None:
        raise RuntimeError("the disk is on fire")

    with monkeypatch.context() as patch:
        patch.setattr(log._database, "append", broken)
        with pytest.raises(StoreError, match="the disk is on fire"):
            log.append("kot", 0, [b"a"]).result()
    assert log.append("kot", 0, [b"b"]).result()
    assert bodies(log, "kot") == [b"b"]
