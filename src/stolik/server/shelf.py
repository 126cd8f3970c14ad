"""Tables taken up from the log: each once, however many ask for it at the same moment."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor

import msgspec

from stolik.core.errors import StolikError
from stolik.server.clocks import now
from stolik.server.live import Live
from stolik.server.metrics import TABLES
from stolik.server.neighbours import NOBODY
from stolik.server.presence import Presence
from stolik.store.errors import StoreError
from stolik.store.log import Log
from stolik.store.log import Setup as Laid
from stolik.tables.entries import AnyEntry, decode
from stolik.tables.setup import Setup
from stolik.tables.table import Table

log = logging.getLogger("stolik.tables")
IDLE_SECONDS = 300


class Unreadable(StolikError):
    """A table that this server cannot make sense of: its game or word list is not here, or its log is damaged."""


class Shelf:
    """The tables that this process holds, and the way to those it does not hold yet."""

    def __init__(self, store: Log, present: Presence, ready: Callable[[Live], None]) -> None:
        self._store, self._present, self._ready = store, present, ready
        self.lives: dict[str, Live] = {}
        self.unreadable: set[str] = set()
        self.stale: set[str] = set()  # tables that others wrote to while they were being taken up here
        self.loading: dict[str, asyncio.Future[Live | None]] = {}
        self.anew = False  # whether the log was replaced while pages had heard of what it held
        self.working = ThreadPoolExecutor(1, "rebuilding")

    async def find(self, name: str) -> Live | None:
        """A table by name, taken up from the log if it is not here; None if there is none, Unreadable if it cannot be.

        It stays at least for a while.
        """
        if name in self.lives:
            self.lives[name].touched = time.monotonic()
            return self.lives[name]
        if name not in self.loading:
            loading: asyncio.Future[Live | None] = asyncio.ensure_future(self._load(name))
            self.loading[name] = loading
            loading.add_done_callback(lambda _: self.loading.pop(name, None))
        return await asyncio.shield(self.loading[name])

    async def take_up(self, name: str) -> None:
        """Let a table go on without anybody looking; what cannot be read, now or the last time, is passed over."""
        if name not in self.unreadable:
            with contextlib.suppress(Unreadable):
                await self.find(name)

    async def _load(self, name: str) -> Live | None:
        making = self._store.making
        laid = await asyncio.to_thread(self._store.setup, name)
        if laid is None:
            return None
        # In a thread, for the first table of a game reads its code in; in one only, or pages would wait for many.
        loop = asyncio.get_running_loop()
        try:
            live, entries = await loop.run_in_executor(self.working, self._rebuild, name, laid)
        except StoreError:
            raise
        except Exception as error:
            if name not in self.unreadable:  # said once
                log.exception("cannot read a table", extra={"table": name})
            self.unreadable.add(name)
            raise Unreadable(f"the table {name} cannot be read: {error}") from error
        if making != self._store.making:  # a restore came between
            return await self._load(name)
        self.unreadable.discard(name)
        if live.table.phase == "over" and not laid.finished:  # whoever wrote the end died before saying so
            await asyncio.to_thread(self._store.finish, name)
        live.remember(entries, int(1000 * laid.created))
        live.touched = time.monotonic()
        self.lives[name] = live
        TABLES.set(len(self.lives))
        self._ready(live)
        return live

    def _rebuild(self, name: str, laid: Laid) -> tuple[Live, list[AnyEntry]]:
        """A table as the log has it."""
        setup = msgspec.json.decode(laid.setup, type=Setup)
        table = Table(name, setup, laid.secret)
        table.game.steps.read_in()  # else the loop would stand still when the first match ends, or a clock is set
        late = Table(name, setup, laid.secret) if setup.delay else None
        live = Live(table, late, now, self._present, self.anew)
        entries = [decode(body) for _, body in self._store.read(name)]
        live.host.catch_up(entries, now())
        live.host.outbox.clear()
        return live, entries

    def tidy(self) -> None:
        """Let go of tables that nobody would miss."""
        for name, live in list(self.lives.items()):
            if live.idle and time.monotonic() - live.touched > IDLE_SECONDS:
                del self.lives[name]
        TABLES.set(len(self.lives))

    def drop(self, live: Live) -> None:
        """Forget a table; pages that look at it come back and find it as the log has it."""
        live.dropped = True
        if self.lives.get(live.name) is live:
            del self.lives[live.name]
            self._present.put(live.name, NOBODY)
        for connection in list(live.connections):
            connection.cut()

    def replace_all(self, making: int) -> None:
        """A restore has replaced the log: forget all tables, and what pages have heard of them."""
        self._store.making, self.anew = making, True
        self.unreadable.clear()
        for live in list(self.lives.values()):
            self.drop(live)
