"""Who is connected to which table, through this process and through all others on the same PostgreSQL."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import time
from collections.abc import Callable, Iterable

import msgspec

from stolik.server.neighbours import BEAT_SECONDS, NOBODY, Here, Neighbours, Word, encode, words
from stolik.store.errors import StoreError
from stolik.store.log import Log

log = logging.getLogger("stolik.tables")
GATHERING = 0.1  # seconds in which changes gather before others are told
decode = msgspec.json.Decoder(Word).decode


class Presence:
    """What this process knows of connections, its own and others'; nothing of it is in the log."""

    def __init__(self, store: Log, process: str, shared: bool, stirred: Callable[[Iterable[str] | None], None]) -> None:
        self._store, self._process, self._shared = store, process, shared
        self._stirred = stirred  # called with the tables where others have come or gone; None: perhaps all
        self._neighbours = Neighbours(process)
        self._here: dict[str, Here] = {}
        self._changed: set[str] = set()
        self._news = asyncio.Event()
        self._knew = False

    def elsewhere(self, table: str) -> Here:
        """Who is connected to a table through other processes."""
        return self._neighbours.at(table, time.monotonic())

    @property
    def complete(self) -> bool:
        """Whether the others are heard, so that whoever is not connected anywhere is away."""
        return not self._shared or self._neighbours.heard(time.monotonic())

    def put(self, table: str, here: Here) -> None:
        """Say who is connected to a table through this process."""
        if self._shared and here != self._here.get(table, NOBODY):
            self._here[table] = here
            if here == NOBODY:
                del self._here[table]
            self._changed.add(table)
            self._news.set()

    async def run(self) -> None:
        """Tell others what changes, and everything every so often."""
        beat = 0.0
        while True:
            with contextlib.suppress(TimeoutError):
                await asyncio.wait_for(self._news.wait(), max(0.0, beat - time.monotonic()))
            self._news.clear()
            at = time.monotonic()
            tables = {table: self._here.get(table, NOBODY) for table in self._changed}
            self._changed.clear()
            if whole := at >= beat:
                beat = at + BEAT_SECONDS
                tables |= self._here
                self._look_round(at)
            await self._say(words(self._process, tables, whole))
            await asyncio.sleep(GATHERING)

    async def take_leave(self) -> None:
        """Let others know that nobody is connected through this process any more."""
        await self._say([encode(Word(self._process, over=True)).decode()])

    async def _say(self, said: list[str]) -> None:
        try:
            await asyncio.to_thread(self._store.say, said)
        except StoreError as error:
            log.warning("cannot tell others who is connected", extra={"why": str(error)})

    def hear(self, said: str) -> None:
        """A process has said something, perhaps this one."""
        try:
            word = decode(said)
        except (msgspec.DecodeError, UnicodeError, RecursionError):
            log.warning("a word that none of our processes says")
            return
        if changed := self._neighbours.hear(word, time.monotonic()):
            self._stirred(changed)

    def _look_round(self, at: float) -> None:
        """See who has fallen silent, and whether the others are heard at all."""
        knew, self._knew = self._knew, self.complete
        silent = self._neighbours.forget_silent(at)
        if self._knew != knew:
            self._stirred(None)
        elif silent:
            self._stirred(silent)
