"""Bots go on elsewhere within five seconds when the process that ran them dies: in virtual time, with many seeds."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from stolik.server import keeping
from stolik.server.keeping import Keeper
from stolik.store import sqlite
from stolik.store.log import Log
from tests.conftest import DEEP
from tests.server.virtual import VirtualLoop

SEEDS = 1000 if DEEP else 30
WITHIN = 5.0  # seconds
SLOWEST = 0.15  # seconds that the database takes to answer


@dataclass
class Living:
    """As much of a table as a keeper needs."""

    needs_keeper: bool = True


class Process:
    """A server process: it keeps a table's bots going whenever it finds that it may."""

    def __init__(self, store: Log, name: str, table: str, acts: Callable[[str], None]) -> None:
        self.name, self.table, self._acts = name, table, acts
        self.lives: dict[str, Any] = {}
        self.keeper = Keeper(store, name, self.lives, self.find, self.pump)
        self.running: list[asyncio.Task[Any]] = [asyncio.create_task(self.keeper.run())]

    async def find(self, name: str) -> Any:
        """Take the table up."""
        if name not in self.lives:
            self.lives[name] = Living()
            self.pump(self.lives[name])
        return self.lives[name]

    def pump(self, live: Any) -> None:
        """Let the bots go on."""
        self.running.append(asyncio.create_task(self._think()))

    async def _think(self) -> None:
        while await self.keeper.keeps(self.table):
            self._acts(self.name)
            await asyncio.sleep(0.05)

    def die(self) -> None:
        """Without a word to anybody."""
        for task in self.running:
            task.cancel()


async def _takes_over(store: Log, table: str, chance: random.Random) -> float:
    """How long nobody ran the bots after a process died; no two processes run them at once."""
    loop = asyncio.get_running_loop()
    acted: list[tuple[float, str]] = []

    def acts(name: str) -> None:
        acted.append((loop.time(), name))

    first = Process(store, "first", table, acts)
    await first.find(table)
    await asyncio.sleep(chance.random())
    second = Process(store, "second", table, acts)
    if chance.random() < 0.5:  # else it has never heard of the table
        await second.find(table)
    await asyncio.sleep(3 + 2 * chance.random())
    assert {name for _, name in acted} == {"first"}
    first.die()
    died = loop.time()
    await asyncio.sleep(2 * WITHIN)
    second.die()
    return min(at for at, name in acted if name == "second") - died


@pytest.mark.parametrize(("lease", "good"), [(keeping.LEASE_SECONDS, True), (2 * keeping.LEASE_SECONDS, False)])
def test_bots_go_on_elsewhere_within_five_seconds(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, lease: float, good: bool
) -> None:
    """The real keepers on a real log; the processor's and the database's clocks are virtual, answers take a while."""
    loop, waited = VirtualLoop(), []
    loop.close()  # only its time is wanted: that of the first that runs
    clock = SimpleNamespace(time=lambda: loop.now, monotonic=lambda: loop.now)
    monkeypatch.setattr(keeping, "time", clock)
    monkeypatch.setattr(sqlite, "time", clock)
    monkeypatch.setattr(keeping, "LEASE_SECONDS", lease)
    with Log.open(f"sqlite:///{tmp_path / 'tables.db'}") as store:
        for seed in range(SEEDS if good else 3):
            chance = random.Random(seed)

            async def late(do: Callable[..., Any], *arguments: Any, chance: random.Random = chance) -> Any:
                await asyncio.sleep(SLOWEST * chance.random())
                return do(*arguments)

            table = f"table {seed}"
            store.create(table, b"{}", bytes(32), False)
            loop = VirtualLoop(loop.now)
            with monkeypatch.context() as patch, asyncio.Runner(loop_factory=lambda loop=loop: loop) as runner:
                patch.setattr(asyncio, "to_thread", late)
                waited.append(runner.run(_takes_over(store, table, chance)))
            store.finish(table)
    print(f"the longest of {len(waited)}: {max(waited):.2f} s")
    assert (max(waited) <= WITHIN) == good
