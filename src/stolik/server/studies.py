"""Workers that think for readers: hints and boards at once, reviews of whole matches one after another.

They give way to the bots in seats: somebody waits for those.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import os
import threading
from collections import OrderedDict
from collections.abc import Callable, Coroutine
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from typing import Any, TypeVar

from stolik.core.errors import StolikError
from stolik.core.record import Record
from stolik.core.registry import study

log = logging.getLogger("stolik.studies")
SECONDS = 1.5  # that a hint or a board thinks
REVIEWS_KEPT = 200
MOST_WAITING = 20  # reviews
Result = TypeVar("Result")


class Busy(StolikError):
    """Somebody asks for more while the last question is still being thought about, or too many others do."""


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


class Studies:
    """All that is thought for readers in this process."""

    def __init__(self) -> None:
        self._soon = ThreadPoolExecutor(1, "hint", initializer=_give_way)
        self._long = ThreadPoolExecutor(1, "review", initializer=_give_way)
        self._asking: set[str] = set()  # guests whose question is being thought about
        self._reviews: OrderedDict[tuple[str, str], Review] = OrderedDict()
        self._tasks: set[asyncio.Task[None]] = set()
        self._closed = threading.Event()

    async def soon(self, who: str, do: Callable[..., Result], *arguments: Any) -> Result:
        """Think about a short question; Busy if this guest has one open already."""
        if who in self._asking:
            raise Busy(who)
        self._asking.add(who)
        try:
            return await asyncio.get_running_loop().run_in_executor(self._soon, do, *arguments)
        finally:
            self._asking.discard(who)

    def do(self, doing: Coroutine[Any, Any, None]) -> None:
        """Let something be done while nobody waits for it here."""
        task = asyncio.ensure_future(doing)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    def reviewed(self, table: str, language: str) -> Review | None:
        """The review of a table, if anybody has asked for it lately."""
        return self._reviews.get((table, language))

    def forget(self) -> None:
        """Forget all reviews: under the same names there may be other matches."""
        self._reviews.clear()

    def review(self, who: str, table: str, record: Record, language: str) -> Review:
        """Begin the review of a match, or find the one that there is; Busy if this guest waits for another match.

        A guest who asks for the same match in another language no longer waits for it in the first.
        """
        known = self.reviewed(table, language)
        if known is not None and not known.failed:
            known.wanted_by.add(who)
            return known
        for (match, _), review in self._reviews.items():
            if match == table and review.running:
                review.wanted_by.discard(who)
                review.failed = not review.wanted_by
        waiting = [review for review in self._reviews.values() if review.running]
        if len(waiting) >= MOST_WAITING or any(who in review.wanted_by for review in waiting):
            raise Busy(who)
        begun = self._reviews[table, language] = Review({who}, len(record.actions))
        while len(self._reviews) > REVIEWS_KEPT:
            self._reviews.popitem(last=False)
        self._long.submit(self._think, begun, table, record, language)
        return begun

    def _think(self, review: Review, table: str, record: Record, language: str) -> None:
        def watch(done: int) -> None:
            review.done = done
            if self._closed.is_set() or review.failed:
                raise _GivenUp

        try:
            found = study(record.game).review(record, language, watch)
            review.found = None if review.failed else found
        except _GivenUp:
            review.failed = True
        except Exception:
            log.exception("a review failed", extra={"table": table})
            review.failed = True

    def close(self) -> None:
        """Let all workers go; a review ends at the next decision it looks at."""
        self._closed.set()
        for task in self._tasks:
            task.cancel()
        self._soon.shutdown(wait=False, cancel_futures=True)
        self._long.shutdown(wait=False, cancel_futures=True)


def _give_way() -> None:
    """Let this thread have what others leave of the processor, where the system can do that for a thread."""
    with contextlib.suppress(AttributeError, OSError):
        os.setpriority(os.PRIO_PROCESS, threading.get_native_id(), 10)
