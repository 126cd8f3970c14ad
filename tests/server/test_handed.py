"""A seat handed to a bot: who looks on can follow what the bots do, and take it back in time."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine
from pathlib import Path
from typing import Any

import pytest

from stolik.server import sitting
from stolik.server.connection import Connection
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
