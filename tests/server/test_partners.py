"""Bots beside people: they say first what they want to do, leave time for an answer, and answer themselves."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine
from pathlib import Path
from typing import Any

import pytest

from stolik.bots.bot import Decided
from stolik.games.words.state import ACCEPT, I_GO, PASS, SAY_NO, SAY_YES, SIGNAL, YOU_GO
from stolik.server import sitting
from stolik.server.hub import Hub
from stolik.server.live import Live
from stolik.tables.host import Host
from stolik.tables.setup import Setup
from tests.server.evening import Evening, evening

SETUP = Setup(
    game="words",
    options={"language": "en", "lexicon": "sample"},
    bots=dict.fromkeys((1, 2, 3), "medium"),
    training=True,
)
SECONDS = 0.4
Doing = Callable[["InPairs"], Coroutine[Any, Any, None]]


class InPairs(Evening):
    """Ola beside a bot, against two others. Bots pass; where partners agree who goes first they would go first."""

    def __init__(self, hub: Hub, live: Live) -> None:
        super().__init__(hub, live)
        self.asked: list[int] = []  # seats that had to decide something
        hub.bots.decide = self.decide  # type: ignore[method-assign]

    async def decide(self, game: Any, level: str, hidden: Any, seat: int, seed: int, table: str) -> Decided:
        """What a bot decides here."""
        self.asked.append(seat)
        legal = self.match.legal(seat)
        if ACCEPT in legal:
            return Decided(ACCEPT)
        before = YOU_GO in legal and hidden.said[seat] != I_GO
        return Decided(PASS, (SIGNAL + I_GO,) if before else (), before)

    def steps(self, seat: int) -> list[int]:
        """What a seat has done."""
        return [step[1] for step in self.match.line if isinstance(step, tuple) and step[0] == seat]

    def next_of(self, seat: int) -> int | None:
        """What a seat did after it had first said "I go"."""
        steps = self.steps(seat)
        return next(iter(steps[steps.index(SIGNAL + I_GO) + 1 :]), None)

    async def our_turn(self) -> None:
        """Until Ola and her partner are to agree who goes first, and the partner has said that it would."""
        while self.match.state.turn != 0 or not {0, 1} <= set(self.match.acting):
            if 0 in self.match.acting and ACCEPT in self.match.legal(0):
                self.ola(ACCEPT)
            await asyncio.sleep(0.01)
        while YOU_GO not in self.match.legal(0):
            self.ola(ACCEPT)
            await asyncio.sleep(0.01)
        await self.until(lambda: SIGNAL + I_GO in self.steps(1))


def spend(doing: Doing, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, seconds: float = SECONDS) -> None:
    """An evening at a table of a hub of its own."""
    monkeypatch.setattr(sitting, "ANSWER_SECONDS", seconds)
    monkeypatch.setattr(sitting, "LOOK_SECONDS", 0.02)

    async def run() -> None:
        async with evening(SETUP, tmp_path, InPairs) as there:
            await doing(there)

    asyncio.run(run())


def test_a_bot_says_i_go_and_goes_when_nobody_minds(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def doing(there: InPairs) -> None:
        await there.our_turn()
        assert there.next_of(1) is None, "it leaves time for an answer"
        await there.until(lambda: there.next_of(1) == PASS)
        assert all(step < YOU_GO or step == ACCEPT for seat in (2, 3) for step in there.steps(seat)), (
            "who sits beside a bot is told nothing"
        )

    spend(doing, tmp_path, monkeypatch)


def test_a_person_who_lays_a_tile_meanwhile_goes_first(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def doing(there: InPairs) -> None:
        await there.our_turn()
        letter = there.match.view(0)["racks"][0][0]
        there.ola(f"+H8 {letter}")
        await there.until(lambda: there.match.state.bound == 0)
        await asyncio.sleep(2 * SECONDS)
        assert there.match.acting == (0,)
        assert there.next_of(1) is None

    spend(doing, tmp_path, monkeypatch)


def test_you_go_is_taken_at_once(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def doing(there: InPairs) -> None:
        await there.our_turn()
        there.ola(YOU_GO)
        await there.until(lambda: there.next_of(1) == PASS)

    spend(doing, tmp_path, monkeypatch, seconds=3600)


def test_a_partner_who_has_said_something_is_thought_about_once_more(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def doing(there: InPairs) -> None:
        await there.our_turn()
        before = there.asked.count(1)
        there.ola(SIGNAL + I_GO)
        await there.until(lambda: there.asked.count(1) > before)
        await there.until(lambda: there.next_of(1) == PASS)

    spend(doing, tmp_path, monkeypatch)


def test_shall_i_close_is_answered_once(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def doing(there: InPairs) -> None:
        await there.our_turn()
        there.ola("close?")
        await there.until(lambda: SIGNAL + SAY_NO in there.steps(1))
        await asyncio.sleep(0.1)
        assert there.steps(1).count(SIGNAL + SAY_NO) == 1
        assert SIGNAL + SAY_YES not in there.steps(1)

    spend(doing, tmp_path, monkeypatch, seconds=3600)


def test_who_has_little_time_left_does_not_wait_long(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Host, "due", lambda *_: 3000)  # milliseconds until the flag

    async def doing(there: InPairs) -> None:
        await there.our_turn()
        await there.until(lambda: there.next_of(1) == PASS)

    spend(doing, tmp_path, monkeypatch, seconds=3600)
