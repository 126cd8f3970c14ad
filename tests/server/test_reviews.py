"""Reviews: one after another, each made once whichever process is asked, and given up when nobody waits for it."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import threading
from collections.abc import AsyncIterator, Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

import stolik
from stolik.core.record import Record
from stolik.server import reviews as module
from stolik.server.reviews import Review, Reviews
from stolik.server.studies import Busy
from stolik.store.errors import StoreError
from stolik.store.log import Log

SECONDS = 120
RECORD = stolik.game("nimmt", players=2).match(seed=1).record


class Slow:
    """A study whose reviews take as long as a test wants."""

    measure = "chance"

    def __init__(self) -> None:
        self.goes_on = threading.Semaphore(0)
        self.begun: list[str] = []

    def review(self, record: Record, language: str, watch: Callable[[int], None]) -> list[dict[str, Any]]:
        self.begun.append(language)
        for number in range(3):
            watch(number)
            assert self.goes_on.acquire(timeout=SECONDS)
        return [{"words": language}]


@pytest.fixture
def slow(monkeypatch: pytest.MonkeyPatch) -> Slow:
    slow = Slow()
    monkeypatch.setattr(module, "study", lambda game: slow)
    monkeypatch.setattr(module, "RENEWAL_SECONDS", 0.01)
    return slow


@pytest.fixture
def logs(tmp_path: Path) -> Iterator[list[Log]]:
    """Of two processes on one database."""
    url = f"sqlite:///{tmp_path / 'tables.db'}"
    with Log.open(url) as one, Log.open(url) as two:
        for name in ("one", "two"):
            one.create(name, b"{}", bytes(32), False)
        yield [one, two]


@contextlib.asynccontextmanager
async def processes(logs: list[Log]) -> AsyncIterator[list[Reviews]]:
    """The reviews of processes that run."""
    all_reviews = [Reviews(log.reviews, f"process {number}") for number, log in enumerate(logs)]
    running = [asyncio.ensure_future(reviews.run()) for reviews in all_reviews]
    yield all_reviews
    for reviews, task in zip(all_reviews, running, strict=True):
        task.cancel()
        await reviews.close()


async def until(true: Callable[[], bool]) -> None:
    async with asyncio.timeout(SECONDS):
        while not true():
            await asyncio.sleep(0.005)


async def until_found(reviews: Reviews, table: str, language: str, so: Callable[[Review | None], bool]) -> None:
    async with asyncio.timeout(SECONDS):
        while not so(await reviews.find(table, language)):
            await asyncio.sleep(0.005)


def test_the_same_review_in_another_language_takes_the_place_of_the_first(slow: Slow, logs: list[Log]) -> None:
    async def run() -> None:
        async with processes(logs) as (reviews, _):
            english = await reviews.begin("ola", "one", RECORD, "en")
            await until(lambda: slow.begun == ["en"])
            polish = await reviews.begin("ola", "one", RECORD, "pl")
            assert not english.running
            with pytest.raises(Busy):  # another match waits until this one is looked at
                await reviews.begin("ola", "two", RECORD, "pl")
            slow.goes_on.release()
            await until(lambda: slow.begun == ["en", "pl"])  # the first one ended where it was
            assert await reviews.find("one", "en") is None
            slow.goes_on.release(3)
            await until(lambda: not polish.running)
            assert (polish.found, english.found) == ([{"words": "pl"}], None)
            slow.goes_on.release(3)
            again = await reviews.begin("ola", "one", RECORD, "en")
            await until(lambda: not again.running)
            assert again.found == [{"words": "en"}]

    asyncio.run(run())


def test_a_review_that_somebody_else_waits_for_goes_on(slow: Slow, logs: list[Log]) -> None:
    async def run() -> None:
        async with processes(logs) as (reviews, _):
            english = await reviews.begin("ola", "one", RECORD, "en")
            assert await reviews.begin("jan", "one", RECORD, "en") is english
            polish = await reviews.begin("ola", "one", RECORD, "pl")
            slow.goes_on.release(6)
            await until(lambda: not polish.running)
            assert (english.found, polish.found) == ([{"words": "en"}], [{"words": "pl"}])

    asyncio.run(run())


def test_a_review_is_followed_through_another_process_and_made_once(slow: Slow, logs: list[Log]) -> None:
    async def run() -> None:
        async with processes(logs) as (here, there):
            assert await there.find("one", "en") is None
            made = await here.begin("ola", "one", RECORD, "en")
            asked = await there.begin("ola", "one", RECORD, "en")
            assert (asked.running, asked.total) == (True, len(RECORD.actions))
            slow.goes_on.release(2)
            await until_found(there, "one", "en", lambda review: review is not None and review.done == 2)
            slow.goes_on.release()
            await until(lambda: not made.running)
            found = await there.find("one", "en")
            assert found is not None
            assert (found.found, found.failed) == ([{"words": "en"}], False)
            assert (await there.begin("jan", "one", RECORD, "en")).found == found.found
            assert slow.begun == ["en"]

    asyncio.run(run())


def test_a_review_of_a_process_that_stops_or_dies_is_made_by_another(
    slow: Slow, logs: list[Log], monkeypatch: pytest.MonkeyPatch
) -> None:
    async def run() -> None:
        async with processes(logs) as (here, there):
            await here.begin("ola", "one", RECORD, "en")
            await here.close()
            assert await there.find("one", "en") is None, "so the page asks again"
            slow.goes_on.release(9)
            await there.begin("ola", "one", RECORD, "en")
            await until_found(there, "one", "en", lambda review: review is not None and review.found is not None)
        monkeypatch.setattr(module, "LEASE_SECONDS", 0.05)
        dead = Reviews(logs[0].reviews, "dead")
        monkeypatch.setattr(dead._thread, "submit", lambda *_: None)
        await dead.begin("ola", "two", RECORD, "en")
        async with processes(logs) as (here, _):
            await until_found(here, "two", "en", lambda review: review is None)
            again = await here.begin("ola", "two", RECORD, "en")
            slow.goes_on.release(3)
            await until(lambda: again.found is not None)

    asyncio.run(run())


def test_a_review_that_failed_failed_for_all_and_can_be_asked_for_again(
    slow: Slow, logs: list[Log], monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    def fails(*_: object) -> list[dict[str, Any]]:
        raise ValueError("no such opening")

    async def run() -> None:
        async with processes(logs) as (here, there):
            with monkeypatch.context() as patch:
                patch.setattr(slow, "review", fails)
                made = await here.begin("ola", "one", RECORD, "en")
                await until(lambda: not made.running)
            for reviews in (here, there):
                await until_found(reviews, "one", "en", lambda review: review is not None and review.failed)
            slow.goes_on.release(3)
            again = await there.begin("ola", "one", RECORD, "en")
            await until(lambda: not again.running)
            assert again.found

    asyncio.run(run())
    assert "no such opening" in caplog.text


def test_reviews_are_made_even_if_nobody_can_be_told(
    slow: Slow, logs: list[Log], monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    def full(*_: object, **__: object) -> None:
        raise StoreError("the disk is full")

    monkeypatch.setattr(logs[0]._database, "write", full)

    async def run() -> None:
        async with processes(logs[:1]) as (reviews,):
            slow.goes_on.release(3)
            review = await reviews.begin("ola", "one", RECORD, "en")
            await until(lambda: not review.running)
            assert await reviews.find("one", "en") is review
            assert review.found == [{"words": "en"}]

    with caplog.at_level(logging.WARNING):
        asyncio.run(run())
    assert "cannot share a review" in caplog.text


def test_after_a_restore_no_review_is_known(slow: Slow, logs: list[Log]) -> None:
    """Under the same name there may be another match."""

    async def run() -> None:
        async with processes(logs) as (here, there):
            made = await here.begin("ola", "one", RECORD, "en")
            await until(lambda: slow.begun == ["en"])
            logs[1]._database.write(lambda connection, _: connection.exec_driver_sql("DELETE FROM reviews"))
            here.forget_all()
            slow.goes_on.release(3)
            await until(lambda: not made.running)
            await here.begin("ola", "two", RECORD, "en")  # which waits until the worker is free
            await until(lambda: len(slow.begun) == 2)
            assert (await here.find("one", "en"), await there.find("one", "en")) == (None, None)
            slow.goes_on.release(3)

    asyncio.run(run())
