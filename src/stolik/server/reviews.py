"""Reviews of whole matches, one after another; processes on one database share them and make each one once."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import threading
import zlib
from collections import OrderedDict
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from typing import Any

import msgspec

from stolik.core.record import Record
from stolik.core.registry import study
from stolik.server.studies import Busy, give_way
from stolik.store import reviews as store
from stolik.store.errors import StoreError
from stolik.store.reviews import Match

log = logging.getLogger("stolik.studies")
REMEMBERED = 200  # reviews, by the process that made them
MOST_WAITING = 20  # reviews
RENEWAL_SECONDS = 1.0
LEASE_SECONDS = 5.0  # after which others take a process that said nothing of its reviews to be gone
KEPT_SECONDS = 3600.0  # that others can find what was found


class _GivenUp(Exception):
    """The server stops, or nobody wants this review any more."""


@dataclass
class Review:
    """The review of one match in one language: how far it has come, and what was found."""

    wanted_by: set[str]  # guests
    total: int  # entries
    done: int = 0
    found: list[dict[str, Any]] | None = None
    failed: bool = False

    @property
    def running(self) -> bool:
        return self.found is None and not self.failed


class Reviews:
    """The reviews of this process, and the way to those of others."""

    def __init__(self, kept: store.Reviews, process: str) -> None:
        self._kept, self._process = kept, process
        self._thread = ThreadPoolExecutor(1, "review", initializer=give_way)
        self._reviews: OrderedDict[Match, Review] = OrderedDict()
        self._closed = threading.Event()

    async def find(self, table: str, language: str) -> Review | None:
        """The review of a table, if anybody has asked any process for it lately."""
        own = self._reviews.get((table, language))
        if own is not None and not own.failed:
            return own
        return _read(await asyncio.to_thread(self._kept.find, (table, language)))

    async def begin(self, who: str, table: str, record: Record, language: str) -> Review:
        """Begin the review of a match, or find the one that there is; Busy if this guest waits for another match.

        A guest who asks for the same match in another language no longer waits for it in the first.
        """
        match = table, language
        known = self._reviews.get(match)
        if known is not None and not known.failed:
            known.wanted_by.add(who)
            return known
        self._make_room(who, table)
        begun = self._reviews[match] = Review({who}, len(record.actions))  # at once: who asks meanwhile finds it
        try:
            others = await self._others(match, begun)
        except BaseException:
            self._forget(match, begun)
            raise
        if others is not None:
            self._forget(match, begun)
            return others
        self._thread.submit(self._think, begun, match, record)
        return begun

    def _make_room(self, who: str, table: str) -> None:
        for (match, _), review in self._reviews.items():
            if match == table and review.running:
                review.wanted_by.discard(who)
                review.failed = not review.wanted_by
        waiting = [review for review in self._reviews.values() if review.running]
        if len(waiting) >= MOST_WAITING or any(who in review.wanted_by for review in waiting):
            raise Busy(who)
        while len(self._reviews) >= REMEMBERED:
            self._reviews.popitem(last=False)

    async def _others(self, match: Match, begun: Review) -> Review | None:
        """What another process has made or is making; None: it is for us to make."""
        try:
            return _read(await asyncio.to_thread(self._kept.begin, match, self._process, begun.total, LEASE_SECONDS))
        except StoreError as error:  # others do not hear of it, that is all
            log.warning("cannot share a review", extra={"table": match[0], "why": str(error)})
            return None

    def _forget(self, match: Match, review: Review) -> None:
        if self._reviews.get(match) is review:
            del self._reviews[match]

    def forget_all(self) -> None:
        """Forget all reviews: under the same names there may be other matches."""
        for review in self._reviews.values():
            review.failed = review.found is None
        self._reviews.clear()

    async def run(self) -> None:
        """Let others know how far the reviews of this process are."""
        while True:
            await asyncio.sleep(RENEWAL_SECONDS)
            done = {match: review.done for match, review in self._reviews.items() if review.running}
            if done:
                with contextlib.suppress(StoreError):
                    await asyncio.to_thread(self._kept.renew, self._process, done, LEASE_SECONDS)

    def _think(self, review: Review, match: Match, record: Record) -> None:
        def watch(done: int) -> None:
            review.done = done
            if self._closed.is_set() or review.failed:
                raise _GivenUp

        try:
            watch(0)
            found = study(record.game).review(record, match[1], watch)
            self._tell(lambda: self._kept.finish(match, self._process, _written(found), KEPT_SECONDS))
            review.found = None if review.failed else found
        except _GivenUp:
            review.failed = True
            self._tell(lambda: self._kept.give_up(self._process, match))
        except Exception:
            log.exception("a review failed", extra={"table": match[0]})
            review.failed = True
            self._tell(lambda: self._kept.finish(match, self._process, None, KEPT_SECONDS))

    def _tell(self, do: Callable[[], None]) -> None:
        """Let others know; a server that stops has done so for all at once."""
        if not self._closed.is_set():
            with contextlib.suppress(StoreError):
                do()

    async def close(self) -> None:
        """Let the worker go; a review ends at the next decision it looks at, and another process may make it."""
        self._closed.set()
        self._thread.shutdown(wait=False, cancel_futures=True)
        if any(review.running for review in self._reviews.values()):
            with contextlib.suppress(StoreError):
                await asyncio.to_thread(self._kept.give_up, self._process)


def _written(found: list[dict[str, Any]]) -> bytes:
    return zlib.compress(msgspec.json.encode(found))


def _read(kept: store.Kept | None) -> Review | None:
    """The review of another process, or of one before us."""
    if kept is None:
        return None
    found = None if kept.found is None else msgspec.json.decode(zlib.decompress(kept.found))
    return Review(set(), kept.total, kept.done, found, kept.failed)
