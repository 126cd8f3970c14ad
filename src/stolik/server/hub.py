"""All tables that this process holds: check, append durably, acknowledge, tell."""

from __future__ import annotations

import asyncio
import contextlib
import itertools
import logging
import secrets
import time
from collections.abc import Awaitable, Callable, Coroutine, Iterable
from functools import partial
from typing import Any

import msgspec

from stolik.core.words import learn
from stolik.server.alarms import Alarms
from stolik.server.awaiting import answer_of
from stolik.server.bots import Bots
from stolik.server.clocks import now, today
from stolik.server.connection import Connection
from stolik.server.interpreter import collect_all
from stolik.server.keeping import LEASE_SECONDS, Keeper
from stolik.server.limits import Buckets
from stolik.server.live import Live
from stolik.server.metrics import ACTIONS, APPENDING
from stolik.server.presence import Presence
from stolik.server.reviews import Reviews
from stolik.server.settings import Settings
from stolik.server.shelf import Shelf
from stolik.server.sitting import Sitting
from stolik.server.studies import Studies
from stolik.store.errors import Replaced, StoreError
from stolik.store.log import Log
from stolik.store.watching import REPLACED
from stolik.tables.deciding import begins, flags
from stolik.tables.entries import AnyEntry, Seated, Started, decode, encode
from stolik.tables.host import Proposal
from stolik.tables.setup import Setup
from stolik.tables.table import Table
from stolik.tables.waiting import Request

log = logging.getLogger("stolik.tables")
HOUSE_SECONDS = 30
COLLECT_EVERY = 20  # times the house is kept
PORTIONS = 50  # of all tables, whose connections are looked at in turn, once a second
RESTORE_SECONDS = 2.0  # how often it is looked whether the log was replaced
EVERYTHING = 2**62  # a number that no entry has: all may have changed
PATIENCE = 1.0  # seconds until a database that did not answer is asked again


async def _nothing() -> None:
    pass


class Hub:
    """The tables of one process."""

    def __init__(self, store: Log, settings: Settings, renewed: Callable[[], Awaitable[None]] = _nothing) -> None:
        self.store, self.settings = store, settings
        self._renewed = renewed  # called when the log was replaced
        self.bots = Bots()
        self.studies = Studies()
        self.reviews = Reviews(store.reviews, settings.process)
        self.frames, self.sayings = Buckets(200, 100), Buckets(20, 1)  # by guest, whichever tables they are at
        self._learnt: set[str] = set()
        self._unwatch: list[Callable[[], None]] = []
        self._tasks: set[asyncio.Task[None]] = set()
        self.shared = not settings.database.startswith("sqlite")
        self.present = Presence(store, settings.process, self.shared, self._others_came_or_went)
        self.shelf = Shelf(store, self.present, self._taken_up)
        self.lives, self.find = self.shelf.lives, self.shelf.find
        self.keeper = Keeper(store, settings.process, self.lives, self.shelf.take_up, self.pump)
        self._alarms = Alarms(now, self._ring)
        self._sitting = Sitting(self.bots, self._keeps, self.pump, self._do)

    # beginning and end

    async def start(self) -> None:
        """Take up what an earlier process left, and listen for what others write."""
        loop = asyncio.get_running_loop()

        def heard(table: str, number: int) -> None:
            loop.call_soon_threadsafe(self.heard, table, number)

        def overheard(word: str) -> None:
            loop.call_soon_threadsafe(self.present.hear, word)

        if self.shared:  # in a file nobody else writes
            self._unwatch = [self.store.watch(heard), self.store.overhear(overheard)]
        self._do(self._watch())
        self._do(self._alarms.run())
        self._do(self._keep_house())
        self._do(self._look_for_restores())
        self._do(self._take_up())
        self._do(self.reviews.run())
        if self.shared:
            self._do(self.keeper.run())
            self._do(self.present.run())

    async def close(self) -> None:
        """Stop everything; what was acknowledged is in the log."""
        for unwatch in self._unwatch:
            unwatch()
        for task in list(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        for live in self.lives.values():
            for connection in list(live.connections):
                connection.cut()
        self.bots.close()
        self.studies.close()
        await self.reviews.close()
        self.shelf.working.shutdown(wait=False, cancel_futures=True)
        if self.shared:
            await self.keeper.give_up()
            await self.present.take_leave()

    def _do(self, doing: Coroutine[Any, Any, None]) -> None:
        task = asyncio.create_task(doing)
        self._tasks.add(task)
        task.add_done_callback(self._done)

    def _done(self, task: asyncio.Task[None]) -> None:
        self._tasks.discard(task)
        if not task.cancelled() and task.exception() is not None:
            log.error("a task failed", exc_info=task.exception())

    async def _take_up(self) -> None:
        """Tables where a bot or a clock is at work go on without anybody looking; none stands in the way of others."""
        names: list[str] | None = None
        while names is None or names:
            try:
                if names is None:
                    names = (await asyncio.to_thread(self.store.unfinished))[::-1]
                while names:
                    await self.shelf.take_up(names[-1])
                    names.pop()
            except StoreError as error:
                log.warning("cannot take tables up", extra={"why": str(error)})
                await asyncio.sleep(PATIENCE)
        collect_all()

    async def _keep_house(self) -> None:
        for times in itertools.count(1):
            await asyncio.sleep(HOUSE_SECONDS)
            self.shelf.tidy()
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

    def _others_came_or_went(self, tables: Iterable[str] | None) -> None:
        for live in self.lives.values() if tables is None else filter(None, map(self.lives.get, tables)):
            if live.connections:
                live.presence_changes()

    # the log replaced by a restore

    async def _look_for_restores(self) -> None:
        while True:
            await asyncio.sleep(RESTORE_SECONDS)
            with contextlib.suppress(StoreError):  # a database that does not answer has not been replaced
                await self._look_whether_replaced()

    async def _look_whether_replaced(self) -> None:
        """Forget all tables if the log is another; pages come back and are told how things stand in it."""
        making = await asyncio.to_thread(self.store.current_making)
        if making != self.store.making:
            log.warning("the log was replaced")
            self.shelf.replace_all(making)
            self.reviews.forget_all()
            await self._renewed()
            self._do(self._take_up())

    # tables

    async def create(self, setup: Setup, name: str = "") -> str:
        """Lay a table; its name is its address, so it cannot be guessed."""
        setup = await asyncio.to_thread(setup.settled)  # the first of a game reads its words and code in
        alone = len(setup.bots) == setup.check().players
        name = name or secrets.token_urlsafe(9)
        # Where all seats are bots' nobody will come and ask for it, should this process die now.
        lease = (self.settings.process, LEASE_SECONDS) if self.shared and alone else ()
        await asyncio.to_thread(
            self.store.create, name, msgspec.json.encode(setup), secrets.token_bytes(32), setup.listed, *lease
        )
        await self.find(name)
        return name

    def _taken_up(self, live: Live) -> None:
        if live.name in self.shelf.stale:
            self.shelf.stale.discard(live.name)
            self.heard(live.name, live.table.number)
        self.pump(live)

    async def learn(self, language: str) -> None:
        """Have the words of a language ready: reading them in takes longer than pages should wait."""
        if language not in self._learnt:
            await asyncio.get_running_loop().run_in_executor(self.shelf.working, learn, language)
            self._learnt.add(language)

    # from a command to the log, and from the log to everybody

    def submit(self, live: Live, request: Request) -> None:
        """Let a command be carried out."""
        live.host.submit(request)
        self.pump(live)

    def pump(self, live: Live) -> None:
        """Write whatever waits, one proposal of a table after the other."""
        if not live.pumping and not live.dropped:
            live.pumping = True
            self._do(self._pump(live))

    async def _pump(self, live: Live) -> None:
        try:
            while not live.dropped and (proposal := self._next(live)) is not None:
                live.deliver()
                await self._write(live, proposal)
                live.deliver()
                live.refresh()
            live.deliver()
        except Exception:  # the table in memory is not to be trusted any more; the log is
            log.exception("a table failed", extra={"table": live.name})
            self.shelf.drop(live)
        finally:
            live.pumping = False
        if not live.dropped:
            self._after(live)
            self._see_to(live)

    def _next(self, live: Live) -> Proposal | None:
        live.host.forget(_gone)
        return live.host.propose(now(), today())

    async def _write(self, live: Live, proposal: Proposal) -> None:
        began = time.perf_counter()
        try:
            lines = [encode(entry) for entry in proposal.entries]
            if self.shared and _begins_for_bots(live, proposal):
                await self.keeper.keeps(live.name)  # first: a match without a lease would be nobody's if we died now
            if live.dropped:
                return
            taken = await answer_of(self.store.append(live.name, proposal.number, lines))
        except Replaced:
            await self._look_whether_replaced()
            self.shelf.drop(live)
            return
        except StoreError as error:
            log.error("cannot write", extra={"table": live.name, "why": str(error)})
            await self._resynchronise(live)
            live.deliver()
            await asyncio.sleep(PATIENCE)  # else a bot or a clock would try again at once, for ever
            return
        APPENDING.observe(time.perf_counter() - began)
        if taken:
            live.host.accepted(now())
            live.follow(proposal.entries)
            ACTIONS.inc(len(proposal.entries))
            if live.table.phase == "over":
                await asyncio.to_thread(self.store.finish, live.name)
        else:
            missing = await self._missing(live)
            if not missing:  # what this process knows of the table is longer than its log
                raise StoreError(f"entries of the table {live.name} have gone")
            live.host.overtaken(missing, now())
            live.follow(missing)

    async def _missing(self, live: Live) -> list[AnyEntry]:
        rows = await asyncio.to_thread(self.store.read, live.name, live.table.number - 1)
        return [decode(body) for _, body in rows]

    async def _resynchronise(self, live: Live) -> None:
        """Nobody knows whether the lost append was written: read it, or let everybody come back later and ask again."""
        try:
            missing = await self._missing(live)
        except StoreError:
            self.shelf.drop(live)
            return
        if missing:
            live.host.overtaken(missing, now())
            live.follow(missing)
        else:
            live.host.failed()

    def heard(self, name: str, number: int) -> None:
        """Another process may have written; notifications are only hints, the log is the truth."""
        if (name, number) == REPLACED:
            self._do(self._look_whether_replaced())
            return
        loading = self.shelf.loading
        self.shelf.stale.update([name] if name in loading else loading if not name else [])
        for live in list(self.lives.values()) if not name else filter(None, [self.lives.get(name)]):
            live.rumour = max(live.rumour, number if name else EVERYTHING)
            self._see_to(live)

    def _see_to(self, live: Live) -> None:
        """Catch up if there is more in the log than is known here; while something is being written, after that."""
        if not live.pumping and not live.dropped:
            behind, live.rumour = live.rumour >= live.table.number, -1
            if behind:
                live.pumping = True
                self._do(self._follow(live))

    async def _follow(self, live: Live) -> None:
        try:
            await self._catch_up(live)
        except StoreError as error:
            log.warning("cannot catch up", extra={"table": live.name, "why": str(error)})
            await asyncio.sleep(PATIENCE)
            self.heard(live.name, live.table.number)

    async def look_again(self, live: Live) -> None:
        """Take in whatever other processes have written by now."""
        while live.pumping:
            await asyncio.sleep(0.005)
        live.pumping = True
        await asyncio.shield(asyncio.ensure_future(self._catch_up(live)))  # it goes on even if who asked has gone

    async def _catch_up(self, live: Live) -> None:
        try:
            missing = await self._missing(live)
            live.host.catch_up(missing, now())
            live.follow(missing)
            live.deliver()
            live.refresh()
        except StoreError:
            raise
        except Exception:
            log.exception("a table failed", extra={"table": live.name})
            self.shelf.drop(live)
        finally:
            live.pumping = False
        self.pump(live)

    # clocks and bots

    def _after(self, live: Live) -> None:
        """See what the table waits for: nothing, a clock, a bot, people."""
        if begins(live.table):  # all seats are bots', or it could not be written when the last one was ready
            live.host.submit_own(lambda table, _: begins(table))
            self.pump(live)
            return
        due = live.due()
        if due is not None and live.table.phase == "playing":
            self._alarms.set(live, due + live.spared() + 1)
        held = live.host.held(now())
        if held is not None:
            self._alarms.set(live, held)
        self._sitting.look(live)

    def _ring(self, name: str) -> None:
        live = self.lives.get(name)
        if live is not None:
            live.alarm = None
            live.host.submit_own(partial(_flags, live))
            self.pump(live)

    async def _keeps(self, live: Live) -> bool:
        """Whether this process is the one that lets the table's bots play."""
        return not self.shared or await self.keeper.keeps(live.name)


def _gone(request: Request) -> bool:
    """Whether whoever sent a command has gone: they send it again elsewhere, and may have been refused there by now.

    A process that was frozen would otherwise carry it out much later, when it is allowed again.
    """
    senders = [each.reply_to for each in (*request.instead_of, request)]
    return all(isinstance(sender, Connection) and sender.closed for sender in senders)


def _begins_for_bots(live: Live, proposal: Proposal) -> bool:
    """Whether a match begins in which something happens without people."""
    if not any(isinstance(entry, Started) for entry in proposal.entries):
        return False
    bots = any(seat.level for seat in live.table.seats) or any(isinstance(entry, Seated) for entry in proposal.entries)
    return bots or live.table.clock.terms.kind != "none"


def _flags(live: Live, table: Table, at: int) -> list[AnyEntry]:
    return flags(table, at, live.spared())
