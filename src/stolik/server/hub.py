"""All tables that this process holds: check, append durably, acknowledge, tell. One heap of timers for all clocks."""

from __future__ import annotations

import asyncio
import contextlib
import heapq
import itertools
import logging
import secrets
import time
from collections.abc import Callable, Coroutine, Sequence
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from typing import Any

import msgspec

from stolik.core.words import learn
from stolik.server.awaiting import answer_of
from stolik.server.bots import Bots
from stolik.server.collecting import collect_all
from stolik.server.keeping import LEASE_SECONDS, Keeper
from stolik.server.live import Live
from stolik.server.metrics import ACTIONS, APPENDING, TABLES
from stolik.server.settings import Settings
from stolik.server.studies import Studies
from stolik.store.errors import StoreError
from stolik.store.log import Log
from stolik.store.log import Setup as Laid
from stolik.tables.deciding import begins, bot_plays, flags
from stolik.tables.entries import AnyEntry, Rematched, Seated, Started, decode, encode
from stolik.tables.host import Proposal
from stolik.tables.setup import Setup
from stolik.tables.table import Table
from stolik.tables.waiting import Request

log = logging.getLogger("stolik.tables")
IDLE_SECONDS = 300
HOUSE_SECONDS = 30
COLLECT_EVERY = 20  # times the house is kept
PORTIONS = 50  # of all tables, whose connections are looked at in turn, once a second


def now() -> int:
    """The host's time in milliseconds, which never goes back."""
    return time.monotonic_ns() // 1_000_000


def today() -> int:
    """The time people read, in milliseconds since 1970."""
    return time.time_ns() // 1_000_000


class Hub:
    """The tables of one process."""

    def __init__(self, store: Log, settings: Settings) -> None:
        self.store, self.settings = store, settings
        self.lives: dict[str, Live] = {}
        self.bots = Bots()
        self.studies = Studies()
        self._loading: dict[str, asyncio.Future[Live | None]] = {}
        self._timers: list[tuple[int, int, str]] = []
        self._count = itertools.count()
        self._learnt: set[str] = set()
        self._unwatch: Callable[[], None] | None = None
        self._wake = asyncio.Event()
        self._tasks: set[asyncio.Task[None]] = set()
        self._rebuilding = ThreadPoolExecutor(1, "rebuilding")
        self._stale: set[str] = set()  # tables that others wrote to while they were being taken up here
        self.shared = not settings.database.startswith("sqlite")
        self.keeper = Keeper(store, settings.process, self.lives, self.find, self.pump)

    # beginning and end

    async def start(self) -> None:
        """Take up what an earlier process left, and listen for what others write."""
        loop = asyncio.get_running_loop()

        def heard(table: str, number: int) -> None:
            loop.call_soon_threadsafe(self.heard, table, number)

        if self.shared:  # in a file nobody else writes
            self._unwatch = self.store.watch(heard)
        self._do(self._watch())
        self._do(self._run_timers())
        self._do(self._keep_house())
        self._do(self._take_up())
        if self.shared:
            self._do(self.keeper.run())

    async def close(self) -> None:
        """Stop everything; what was acknowledged is in the log."""
        if self._unwatch is not None:
            self._unwatch()
        for task in list(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        for live in self.lives.values():
            for connection in list(live.connections):
                connection.cut()
        self.bots.close()
        self.studies.close()
        self._rebuilding.shutdown(wait=False, cancel_futures=True)
        if self.shared:
            await self.keeper.give_up()

    def _do(self, doing: Coroutine[Any, Any, None]) -> None:
        task = asyncio.create_task(doing)
        self._tasks.add(task)
        task.add_done_callback(self._done)

    def _done(self, task: asyncio.Task[None]) -> None:
        self._tasks.discard(task)
        if not task.cancelled() and task.exception() is not None:
            log.error("a task failed", exc_info=task.exception())

    async def _take_up(self) -> None:
        """Tables where a bot or a clock is at work go on without anybody looking."""
        for name in await asyncio.to_thread(self.store.unfinished):
            await self.find(name)
        collect_all()

    async def _keep_house(self) -> None:
        for times in itertools.count(1):
            await asyncio.sleep(HOUSE_SECONDS)
            for name, live in list(self.lives.items()):
                if live.idle and time.monotonic() - live.touched > IDLE_SECONDS:
                    del self.lives[name]
            TABLES.set(len(self.lives))
            if times % COLLECT_EVERY == 0:
                collect_all()

    async def _watch(self) -> None:
        """Ping all connections now and then, and cut off those that answer no more; a few at a time, for all wait."""
        while True:
            lives = list(self.lives.values())
            for portion in range(PORTIONS):
                for live in lives[portion::PORTIONS]:
                    for connection in list(live.connections):
                        connection.watch(time.monotonic(), now())
                await asyncio.sleep(1 / PORTIONS)

    # tables

    async def create(self, setup: Setup) -> str:
        """Lay a table; its name is its address, so it cannot be guessed."""
        alone = len(setup.bots) == setup.check().players
        name = secrets.token_urlsafe(9)
        # Where all seats are bots' nobody will come and ask for it, should this process die now.
        lease = (self.settings.process, LEASE_SECONDS) if self.shared and alone else ()
        await asyncio.to_thread(
            self.store.create, name, msgspec.json.encode(setup), secrets.token_bytes(32), setup.listed, *lease
        )
        await self.find(name)
        return name

    async def find(self, name: str) -> Live | None:
        """A table by name, taken up from the log if it is not here; None if there is no such table."""
        if name in self.lives:
            return self.lives[name]
        if name not in self._loading:
            loading: asyncio.Future[Live | None] = asyncio.ensure_future(self._load(name))
            self._loading[name] = loading
            loading.add_done_callback(lambda _: self._loading.pop(name, None))
        return await asyncio.shield(self._loading[name])

    async def _load(self, name: str) -> Live | None:
        laid = await asyncio.to_thread(self.store.setup, name)
        if laid is None:
            return None
        # In a thread, for the first table of a game reads its code in; in one only, or pages would wait for many.
        loop = asyncio.get_running_loop()
        live, entries = await loop.run_in_executor(self._rebuilding, self._rebuild, name, laid)
        live.lag_behind(entries)
        live.touched = time.monotonic()
        self.lives[name] = live
        TABLES.set(len(self.lives))
        if name in self._stale:
            self._stale.discard(name)
            self.heard(name, live.table.number)
        live.host.submit_own(lambda table, _: begins(table))  # where all seats are bots'
        self.pump(live)
        return live

    def _rebuild(self, name: str, laid: Laid) -> tuple[Live, list[AnyEntry]]:
        """A table as the log has it."""
        setup = msgspec.json.decode(laid.setup, type=Setup)
        table = Table(name, setup, laid.secret)
        live = Live(table, Table(name, setup, laid.secret) if setup.delay else None, now, self.shared)
        entries = [decode(body) for _, body in self.store.read(name)]
        live.host.catch_up(entries, now())
        live.host.outbox.clear()
        return live, entries

    def _take(self, live: Live, entries: Sequence[AnyEntry]) -> None:
        live.host.catch_up(entries, now())
        live.lag_behind(entries)

    async def learn(self, language: str) -> None:
        """Have the words of a language ready: reading them in takes longer than pages should wait."""
        if language not in self._learnt:
            await asyncio.get_running_loop().run_in_executor(self._rebuilding, learn, language)
            self._learnt.add(language)

    # from a command to the log, and from the log to everybody

    def submit(self, live: Live, request: Request) -> None:
        """Let a command be carried out."""
        live.host.submit(request)
        self.pump(live)

    def pump(self, live: Live) -> None:
        """Write whatever waits, one proposal of a table after the other."""
        if not live.pumping:
            live.pumping = True
            self._do(self._pump(live))

    async def _pump(self, live: Live) -> None:
        try:
            while (proposal := live.host.propose(now(), today())) is not None:
                live.deliver()
                await self._write(live, proposal)
                live.deliver()
                live.refresh()
            live.deliver()
        except Exception:  # the table in memory is not to be trusted any more; the log is
            log.exception("a table failed", extra={"table": live.name})
            self._drop(live)
            return
        finally:
            live.pumping = False
        self._after(live)

    async def _write(self, live: Live, proposal: Proposal) -> None:
        began = time.perf_counter()
        try:
            lines = [encode(entry) for entry in proposal.entries]
            if self.shared and _begins_for_bots(live, proposal):
                await self.keeper.keeps(live.name)  # first: a match without a lease would be nobody's if we died now
            taken = await answer_of(self.store.append(live.name, proposal.number, lines))
        except StoreError as error:
            log.error("cannot write", extra={"table": live.name, "why": str(error)})
            await self._resynchronise(live, str(error))
            return
        APPENDING.observe(time.perf_counter() - began)
        if taken:
            live.host.accepted(now())
            live.lag_behind(proposal.entries)
            ACTIONS.inc(len(proposal.entries))
            if live.table.phase == "over":
                await asyncio.to_thread(self.store.finish, live.name)
        else:
            missing = await self._missing(live)
            live.host.overtaken(missing, now())
            live.lag_behind(missing)

    async def _missing(self, live: Live) -> list[AnyEntry]:
        rows = await asyncio.to_thread(self.store.read, live.name, live.table.number - 1)
        return [decode(body) for _, body in rows]

    async def _resynchronise(self, live: Live, why: str) -> None:
        """Nobody knows whether the lost append was written: read it, or let everybody come back later."""
        try:
            missing = await self._missing(live)
        except StoreError:
            live.host.failed(why)
            live.deliver()
            self._drop(live)
            return
        if missing:
            live.host.overtaken(missing, now())
            live.lag_behind(missing)
        else:
            live.host.failed(why)

    def _drop(self, live: Live) -> None:
        """Forget a table; pages that look at it come back and find it as the log has it."""
        self.lives.pop(live.name, None)
        for connection in list(live.connections):
            connection.cut()

    def heard(self, name: str, number: int) -> None:
        """Another process may have written; notifications are only hints, the log is the truth."""
        self._stale.update([name] if name in self._loading else self._loading if not name else [])
        for live in list(self.lives.values()) if not name else filter(None, [self.lives.get(name)]):
            if not live.pumping and (not name or number >= live.table.number):
                live.pumping = True
                self._do(self._catch_up(live))

    async def look_again(self, live: Live) -> None:
        """Take in whatever other processes have written by now."""
        while live.pumping:
            await asyncio.sleep(0.005)
        live.pumping = True
        await asyncio.shield(asyncio.ensure_future(self._catch_up(live)))  # it goes on even if who asked has gone

    async def _catch_up(self, live: Live) -> None:
        try:
            self._take(live, await self._missing(live))
            live.deliver()
            live.refresh()
        finally:
            live.pumping = False
        self.pump(live)

    # clocks and bots

    def _after(self, live: Live) -> None:
        """See what the table waits for: a clock, a bot, people."""
        due = live.host.due(now())
        if due is not None and live.table.phase == "playing":
            self._wake_after(live, due + live.spared() + 1)
        held = live.host.held(now())
        if held is not None:
            self._wake_after(live, held)
        for seat in live.table.bots_asked():
            if seat not in live.thinking:
                live.thinking.add(seat)
                self._do(self._think(live, seat))

    def _wake_after(self, live: Live, milliseconds: int) -> None:
        """Look at a table in a while, unless that is going to happen sooner anyway."""
        when = now() + milliseconds
        if live.alarm is None or when < live.alarm:
            live.alarm = when
            heapq.heappush(self._timers, (when, next(self._count), live.name))
            self._wake.set()

    async def _run_timers(self) -> None:
        while True:
            self._wake.clear()
            wait = None if not self._timers else max(0, self._timers[0][0] - now()) / 1000
            with contextlib.suppress(TimeoutError):
                await asyncio.wait_for(self._wake.wait(), wait)
            while self._timers and self._timers[0][0] <= now():
                _, _, name = heapq.heappop(self._timers)
                live = self.lives.get(name)
                if live is not None:
                    live.alarm = None
                    live.host.submit_own(partial(_flags, live))
                    self.pump(live)

    async def _think(self, live: Live, seat: int) -> None:
        try:
            if self.shared and not await self.keeper.keeps(live.name):
                return  # another process is at it; if that dies, the keeper finds out
            await self._decide(live, seat)
        finally:
            live.thinking.discard(seat)
        self.pump(live)  # which also looks whether a bot is still asked

    async def _decide(self, live: Live, seat: int) -> None:
        table = live.table
        level, match = table.seats[seat].level, table.match
        if match is None or not level or seat not in match.acting:
            return
        hidden = table.game.hide(match.state, seat)
        action = await self.bots.choose(table.game, level, hidden, seat, table.number, live.name)
        live.host.submit_own(lambda table, at: bot_plays(table, seat, action, at))

    # what the server itself does at a table

    async def rematch(self, live: Live) -> str:
        """The same setup on a new table; who asks first makes it, all others are shown the way."""
        if not live.table.next_table:
            setup = msgspec.structs.replace(live.table.setup, previous=live.name)
            made = await self.create(setup)
            live.host.submit_own(lambda table, _: [] if table.next_table else [Rematched(table=made)])
            self.pump(live)
            while live.pumping:
                await asyncio.sleep(0.005)
        return live.table.next_table


def _begins_for_bots(live: Live, proposal: Proposal) -> bool:
    """Whether a match begins in which something happens without people."""
    if not any(isinstance(entry, Started) for entry in proposal.entries):
        return False
    bots = any(seat.level for seat in live.table.seats) or any(isinstance(entry, Seated) for entry in proposal.entries)
    return bots or live.table.clock.terms.kind != "none"


def _flags(live: Live, table: Table, at: int) -> list[AnyEntry]:
    return flags(table, at, live.spared())
