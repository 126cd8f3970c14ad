"""Bots at their tables: when they think, and what they say to a person who is on their side."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Coroutine, Sequence
from typing import Any

from stolik.core.game import ANSWER_SECONDS
from stolik.core.match import Match
from stolik.core.past import Step
from stolik.server.bots import Bots
from stolik.server.live import Live
from stolik.tables.deciding import bot_plays
from stolik.tables.table import Table

PART_OF_CLOCK = 0.15  # more of the time that is left is not waited: both have yet to move
LOOK_SECONDS = 0.25
FOLLOW_SECONDS = 1.0  # for each move of bots among themselves, while somebody looks on whose seat one of them keeps
Work = Callable[[Live, int], Awaitable[None]]  # of the bot in a seat


class Sitting:
    """The bots that sit at the tables of this process."""

    def __init__(
        self,
        bots: Bots,
        keeps: Callable[[Live], Awaitable[bool]],
        pump: Callable[[Live], None],
        do: Callable[[Coroutine[Any, Any, None]], None],
    ) -> None:
        self._bots, self._keeps, self._pump, self._do = bots, keeps, pump, do

    def look(self, live: Live) -> None:
        """See who is asked to decide, or asked something by a partner."""
        for seat in live.table.bots_asked():
            self._set_to_work(live, seat, self._decide, live.thinking)
        for seat in addressed(live.table):
            self._set_to_work(live, seat, self._answer, live.answering)

    def _set_to_work(self, live: Live, seat: int, work: Work, at_work: set[int]) -> None:
        if seat not in at_work:
            at_work.add(seat)
            self._do(self._work(live, seat, work, at_work))

    async def _work(self, live: Live, seat: int, work: Work, at_work: set[int]) -> None:
        try:
            if not await self._keeps(live):
                return  # another process is at it; if that dies, the keeper finds out
            await work(live, seat)
        finally:
            at_work.discard(seat)
        self._pump(live)  # which also looks whether a bot is still asked

    async def _decide(self, live: Live, seat: int) -> None:
        table = live.table
        level, match = table.seats[seat].level, table.match
        if match is None or not level or seat not in match.acting:
            return
        beside = people_beside(table, seat)
        listed, before = match.legal(seat) if beside else [], list(match.line)
        hidden = table.game.hide(match.state, seat)
        decided = await self._bots.decide(table.game, level, hidden, seat, table.number, live.name)
        if beside:
            for gesture in decided.said:
                self._submit(live, seat, gesture)
            self._pump(live)
            if decided.asks and await self._partner_did(live, match, seat, listed):
                return  # perhaps something else is better now
            if match.legal(seat) != listed:
                return  # a partner was quicker: what was planned is for another board
        # Else the match would be over before whoever handed a seat to a bot could take it back.
        await self._wait(live, match, seat, FOLLOW_SECONDS, lambda: not somebody_follows(live))
        live.host.submit_own(
            lambda table, at: (
                bot_plays(table, seat, decided.action, at) if still_asked(match, seat, before, bool(beside)) else []
            )
        )

    async def _partner_did(self, live: Live, match: Match, seat: int, listed: list[int]) -> bool:
        """Give a partner time to answer; whether they have done anything meanwhile."""
        partners = live.table.game.partners(seat)

        def done() -> int:
            return sum(isinstance(step, tuple) and step[0] in partners for step in match.line)

        before = done()

        def concerned() -> bool:
            return done() != before and (seat not in match.acting or match.legal(seat) != listed)

        await self._wait(live, match, seat, ANSWER_SECONDS, concerned)
        return done() != before

    async def _wait(self, live: Live, match: Match, seat: int, seconds: float, enough: Callable[[], bool]) -> None:
        """Let time pass before a bot moves, as far as its clock allows, until there is no reason to."""
        due, waited = live.due(), 0.0
        long = seconds if due is None else min(seconds, PART_OF_CLOCK * due / 1000)
        while waited < long and live.table.match is match and seat in match.acting and not enough():
            await asyncio.sleep(LOOK_SECONDS)
            waited += LOOK_SECONDS

    async def _answer(self, live: Live, seat: int) -> None:
        table = live.table
        if table.match is None or seat not in addressed(table):
            return
        hidden = table.game.hide(table.match.state, seat)
        gesture = await self._bots.answer(table.game, table.seats[seat].level, hidden, seat, live.name)
        if gesture is not None:
            self._submit(live, seat, gesture)

    def _submit(self, live: Live, seat: int, action: int) -> None:
        live.host.submit_own(lambda table, at: bot_plays(table, seat, action, at))


def still_asked(match: Match, seat: int, before: Sequence[Step], gestures: bool) -> bool:
    """Whether what a seat was asked when things stood so is still the question.

    Nothing was taken back since, and the seat itself has done nothing, but for gestures if it makes any.
    """
    since = match.line[len(before) :]
    done = not gestures and any(isinstance(step, tuple) and step[0] == seat for step in since)
    return match.line[: len(before)] == before and not done


def people_beside(table: Table, seat: int) -> list[int]:
    """The partners of a seat that are people."""
    return [partner for partner in table.game.partners(seat) if not table.seats[partner].level]


def somebody_follows(live: Live) -> bool:
    """Whether only bots play, and one of them in the seat of a person who looks on."""
    seats = live.table.seats
    kept = {number for number, seat in enumerate(seats) if seat.level and seat.who}
    return all(seat.level for seat in seats) and any(live.present(seat) is not False for seat in kept)


def addressed(table: Table) -> list[int]:
    """The seats whose bot has been asked something by a person on its side."""
    match = table.match
    if match is None or match.outcome is not None:
        return []
    return [
        number
        for number, seat in enumerate(table.seats)
        if seat.level and people_beside(table, number) and table.game.addressed(match.hidden(number)[0], number)
    ]
