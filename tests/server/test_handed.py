"""A seat handed to a bot: who looks on can follow what the bots do, and take it back in time."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine
from pathlib import Path
from typing import Any

import msgspec
import pytest

from stolik.bots.bot import Decided
from stolik.core.game import Game
from stolik.server import sitting
from stolik.server.connection import Connection
from stolik.server.hub import Hub
from stolik.server.live import Live
from stolik.tables import commands
from stolik.tables.setup import Setup
from tests.server.evening import KEY, Evening, evening

SETUP = Setup(game="draughts/russian", bots={1: "random"})
Doing = Callable[[Evening], Coroutine[Any, Any, None]]


@pytest.fixture
def spend(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Callable[[Doing], None]:
    """Where bots play among themselves they take an hour a move while somebody looks on whose seat one has."""
    monkeypatch.setattr(sitting, "FOLLOW_SECONDS", 3600)
    monkeypatch.setattr(sitting, "LOOK_SECONDS", 0.02)

    def one(doing: Doing) -> None:
        async def run() -> None:
            async with evening(SETUP, tmp_path, Evening) as there:
                await doing(there)

        asyncio.run(run())

    return one


async def hand_over(there: Evening) -> Connection:
    """Ola looks on while a bot has her seat; her page."""
    page = Connection("Ola", "Ola", KEY, "en")
    there.live.welcome(page, None)
    there.ola(commands.Hand(level="random"))
    await there.until(lambda: 0 in there.live.thinking)
    await asyncio.sleep(0.2)  # ample time for these bots to play a match
    assert there.match.line == [], "nothing has been moved yet"
    return page


def test_a_seat_is_taken_back_before_the_bots_have_played_on(spend: Callable[[Doing], None]) -> None:
    async def doing(there: Evening) -> None:
        await hand_over(there)
        there.ola(commands.Resume())
        await there.until(lambda: not there.live.thinking)
        assert there.match.line == [], "the bot gives it up"
        there.ola(there.match.legal(0)[0])
        await there.until(lambda: len(there.match.line) == 2)  # the other bot waits no more: Ola plays

    spend(doing)


def test_bots_do_not_wait_for_somebody_who_has_gone(spend: Callable[[Doing], None]) -> None:
    async def doing(there: Evening) -> None:
        there.live.part(await hand_over(there))
        await there.until(lambda: there.live.table.phase == "over")

    spend(doing)


class Thinking(Evening):
    """Bots that think for as long as the test wants, each about the board it was asked about."""

    def __init__(self, hub: Hub, live: Live) -> None:
        super().__init__(hub, live)
        self.asked = 0
        self.go = [asyncio.Semaphore(0), asyncio.Semaphore(0)]
        hub.bots.decide = self.decide  # type: ignore[method-assign]

    async def decide(self, game: Game, level: str, hidden: Any, seat: int, seed: int, table: str) -> Decided:
        """The last move of the list as it was then."""
        self.asked += 1
        legal = game.listed(hidden, seat)
        await self.go[seat].acquire()
        return Decided(legal[-1])

    def steps(self, seat: int) -> list[int]:
        """What a seat has done, without what was taken back."""
        return [step[1] for step in self.match.line if step[0] == seat]


def test_a_bot_does_not_make_a_move_that_it_thought_out_for_another_board(tmp_path: Path) -> None:
    """While it thinks, Ola takes her move back and makes another; what the bot thought first is allowed then too."""

    async def run() -> None:
        async with evening(msgspec.structs.replace(SETUP, training=True), tmp_path, Thinking) as there:
            first, *_, other = there.match.legal(0)
            there.ola(first)
            await there.until(lambda: there.asked == 1)
            there.ola(commands.Ask())
            there.ola(other)
            await there.until(lambda: there.steps(0) == [other])
            there.go[1].release()
            await there.until(lambda: there.asked == 2)
            assert there.steps(1) == [], "it thinks again"
            there.go[1].release()
            await there.until(lambda: len(there.steps(1)) == 1)

    asyncio.run(run())


def test_a_seat_handed_over_twice_is_not_played_by_the_first_thought(tmp_path: Path) -> None:
    async def run() -> None:
        async with evening(SETUP, tmp_path, Thinking) as there:
            there.ola(commands.Hand(level="random"))
            await there.until(lambda: there.asked == 1)
            there.ola(commands.Resume())
            mine = there.match.legal(0)[0]
            there.ola(mine)
            there.go[1].release()
            await there.until(lambda: len(there.steps(1)) == 1)
            there.ola(commands.Hand(level="random"))
            there.go[0].release()
            await there.until(lambda: there.asked == 3)
            assert there.steps(0) == [mine], "it thinks again"
            there.go[0].release()
            await there.until(lambda: len(there.steps(0)) == 2)

    asyncio.run(run())
