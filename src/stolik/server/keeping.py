"""Which tables this process keeps going by itself, bots and clocks, when several share a database: by lease."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import time
from collections.abc import Awaitable, Callable, Mapping
from dataclasses import dataclass

from stolik.server.live import Live
from stolik.store.errors import StoreError
from stolik.store.log import Log

log = logging.getLogger("stolik.tables")
LEASE_SECONDS = 3.0  # with the renewal: another process goes on at most 4 s after the last sign of life
RENEWAL_SECONDS = 1.0


@dataclass(frozen=True)
class Lease:
    """Whether this process has a table's lease, as far as it knows, and until when (in seconds of its own clock)."""

    held: bool
    until: float


class Keeper:
    """The leases of one process."""

    def __init__(
        self,
        store: Log,
        process: str,
        lives: Mapping[str, Live],
        take_up: Callable[[str], Awaitable[object]],
        pump: Callable[[Live], None],
    ) -> None:
        self._store, self._process, self._lives = store, process, lives
        self._take_up, self._pump = take_up, pump
        self._leases: dict[str, Lease] = {}

    async def keeps(self, name: str) -> bool:
        """Whether this process runs a table's bots; if nobody does, it does from now on."""
        lease, at = self._leases.get(name), time.monotonic()
        if lease is None or lease.until < at:
            held = await asyncio.to_thread(self._store.lease, name, self._process, LEASE_SECONDS)
            lease = self._leases[name] = _lease(held, at)
        return lease.held

    async def run(self) -> None:
        """Renew the leases of all tables here in one statement, and take up tables whose process is gone."""
        while True:
            await asyncio.sleep(RENEWAL_SECONDS)
            try:
                await self._renew()
                for name in await asyncio.to_thread(self._store.abandoned):
                    await self._take_up_one(name)
            except StoreError as error:
                log.warning("cannot renew leases", extra={"why": str(error)})

    async def _take_up_one(self, name: str) -> None:
        try:
            await self._take_up(name)
        except StoreError:
            raise
        except Exception:  # of one table, which is no reason to let all others stand still
            log.exception("cannot take a table up", extra={"table": name})

    async def _renew(self) -> None:
        wanted, at = [name for name, live in self._lives.items() if live.needs_keeper], time.monotonic()
        held = await asyncio.to_thread(self._store.lease_all, wanted, self._process, LEASE_SECONDS)
        before, self._leases = self._leases, {name: _lease(name in held, at) for name in wanted}
        for name in held:
            live = self._lives.get(name)
            if live is not None and not (name in before and before[name].held):
                self._pump(live)  # which looks whether a bot is asked

    async def give_up(self) -> None:
        """Let all leases run out at once, so that others see that nobody is at these tables any more."""
        ours = [name for name, lease in self._leases.items() if lease.held]
        with contextlib.suppress(StoreError):
            await asyncio.to_thread(self._store.lease_all, ours, self._process, 0.001)


def _lease(held: bool, at: float) -> Lease:
    """What the database's answer means: a lease is relied on for less than it lasts; a refusal, until the next try."""
    return Lease(held, at + (LEASE_SECONDS - RENEWAL_SECONDS / 2 if held else RENEWAL_SECONDS))
