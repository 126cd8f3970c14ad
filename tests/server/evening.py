"""Ola at a table of a hub of its own, in this process: what she does, and waiting for what comes of it."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any, TypeVar

from stolik.server.hub import Hub
from stolik.server.live import Live
from stolik.server.sessions import key_of
from stolik.server.settings import Settings
from stolik.store.log import Log
from stolik.tables import commands
from stolik.tables.deciding import Party
from stolik.tables.setup import Setup
from stolik.tables.waiting import Request

KEY = key_of("k" * 24)
OLA = Party("Ola", key=KEY)


class Evening:
    """Ola in the first seat."""

    def __init__(self, hub: Hub, live: Live) -> None:
        self.hub, self.live = hub, live

    @property
    def match(self) -> Any:
        return self.live.table.match

    def ola(self, command: commands.AnyCommand | int | str) -> None:
        """Ola does something; a move by its code or text."""
        wanted = commands.Act(action=command) if isinstance(command, int | str) else command
        self.hub.submit(self.live, Request(wanted, OLA))

    async def until(self, so: Callable[[], bool]) -> None:
        """Wait until something is so."""
        for _ in range(6000):
            if so():
                return
            await asyncio.sleep(0.005)
        raise AssertionError("it never came to that")


There = TypeVar("There", bound=Evening)


@asynccontextmanager
async def evening(setup: Setup, folder: Path, kind: type[There]) -> AsyncIterator[There]:
    """A match that has begun."""
    with Log.open(f"sqlite:///{folder / 'tables.db'}") as store:
        hub = Hub(store, Settings("sqlite://"))
        await hub.start()
        live = await hub.find(await hub.create(setup))
        assert live is not None
        there = kind(hub, live)
        there.ola(commands.Sit(name="Ola", seat=0))
        there.ola(commands.Ready(nonce="00"))
        try:
            await there.until(lambda: live.table.phase == "playing")
            yield there
        finally:
            await hub.close()
