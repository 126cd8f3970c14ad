"""Leaks through the line: two tables that came about differently, but not for one eye, send it the same bytes.

`test_pairs` changes the state alone. What is written down at a table (a score sheet) comes from the line of the match,
so here the lines differ: other deals, other sealed choices, other whispers, or none.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import Any

import msgspec
import numpy as np
import pytest

import stolik
from stolik.core.contract import HOST_BIT
from stolik.core.match import Match
from stolik.core.steps import copy
from stolik.tables import entries, seen
from stolik.tables.setup import Setup
from stolik.tables.table import Eye, Table
from tests.conftest import DEEP
from tests.tables.test_pairs import HIDING

encode = msgspec.json.Encoder(order="deterministic").encode
MOMENTS = 2000 if DEEP else 150  # of each game at which the lines differ
TRIES = 25
WHISPERS = {"words": ("i go", "close?", "say yes", "say no", "you go")}  # gestures that partners alone notice


@dataclass
class Pair:
    """Two tables of one game that an eye cannot tell apart."""

    here: Table
    there: Table
    eye: Eye
    chance: random.Random

    @property
    def matches(self) -> tuple[Match, Match]:
        assert self.here.match is not None
        assert self.there.match is not None
        return self.here.match, self.there.match

    def same(self, here: Callable[[Any], Any] | None, there: Callable[[Any], Any] | None) -> bool:
        """Whether the eye could not tell what would happen here from what would happen there; None: nothing."""
        sights = []
        for match, happen in zip(self.matches, (here, there), strict=True):
            states = copy(match._states)
            if happen is not None:
                happen(states)
            match._steps.blind(match._rules, states, match.game.eye(self.eye))
            sights.append(states.tobytes())
        return sights[0] == sights[1]

    def deal(self) -> None:
        """HOST answers, differently if the eye does not notice."""
        owed = [match._steps.asked(match._rules, match._states) for match in self.matches]
        assert owed[0] == owed[1]
        k, n = owed[0] >> 16, owed[0] & 0xFFFF
        dealt = self.chance.sample(range(n), k)
        other = next((found for found in self._other_deals(dealt, n) if self._same_deal(dealt, found)), dealt)
        self.here.apply(entries.Dealt(numbers=dealt), 0)
        self.there.apply(entries.Dealt(numbers=other), 0)

    def _other_deals(self, dealt: list[int], n: int) -> Iterator[list[int]]:
        for _ in range(TRIES):
            card, other = self.chance.randrange(len(dealt)), self.chance.randrange(n)
            swap = {dealt[card]: other, other: dealt[card]}
            yield [swap.get(number, number) for number in dealt]

    def _same_deal(self, dealt: list[int], other: list[int]) -> bool:
        def answer(numbers: list[int]) -> Callable[[Any], Any]:
            match = self.matches[0]
            return lambda states: match._steps.answer(match._rules, states, np.array(numbers, np.int16))

        return dealt != other and self.same(answer(dealt), answer(other))

    def act(self) -> bool:
        """Somebody acts, differently if the eye does not notice; False: nothing was found that both could do."""
        here, there = self.matches
        seat = self.chance.choice(here.acting)
        if self._whisper():
            return True
        mine, theirs = here.legal(seat), there.legal(seat)
        for _ in range(TRIES):
            one = self.chance.choice(mine)
            other = self.chance.choice(theirs) if self.chance.random() < 0.7 else one
            if other in theirs and self.same(_moved(here, seat, one), _moved(there, seat, other)):
                self.here.apply(entries.Played(seat=seat, code=one), 0)
                self.there.apply(entries.Played(seat=seat, code=other), 0)
                return True
        return False

    def _whisper(self) -> bool:
        """Something between partners here, and something else or nothing there."""
        here, there = self.matches
        names = WHISPERS.get(here.game.name)
        if names is None or self.chance.random() < 0.4:
            return False
        seat = self.chance.randrange(here.game.players)
        one, other = (here.game.read(here.state, seat, self.chance.choice(names)) for _ in range(2))
        if here.check(seat, one) is not None:
            return False
        if self.chance.random() < 0.5:
            if not self.same(_moved(here, seat, one), None):
                return False
        elif there.check(seat, other) is None and self.same(_moved(here, seat, one), _moved(there, seat, other)):
            self.there.apply(entries.Played(seat=seat, code=other), 0)
        else:
            return False
        self.here.apply(entries.Played(seat=seat, code=one), 0)
        return True

    def differ(self) -> bool:
        """Whether the matches came about differently."""
        return list(self.matches[0].line) != list(self.matches[1].line)


def _moved(match: Match, seat: int, action: int) -> Callable[[Any], Any]:
    return lambda states: match._steps.move(match._rules, states, seat, action)


def pairs(game: str, moments: int, seed: int) -> Iterator[Pair]:
    """So many moments of pairs whose lines differ."""
    chance = random.Random(seed)
    while moments:
        players = stolik.game(game).players
        setup = Setup(game=game, bots=dict.fromkeys(range(players), "random"))
        here, there = (Table("t", setup, bytes(32)) for _ in range(2))
        pair = Pair(here, there, chance.choice([None, *range(players)]), chance)
        pair.here.apply(entries.Started(), 0)
        pair.there.apply(entries.Started(), 0)
        for _ in range(40):
            while pair.matches[0]._now & HOST_BIT:
                pair.deal()
            if not pair.matches[0].acting or not pair.act():
                break
            if pair.differ() and moments and not pair.matches[0]._now & HOST_BIT:
                moments -= 1
                yield pair


def told(table: Table, eye: Eye) -> list[bytes]:
    """What the eye is sent: all there is now, and what it is told of the last thing that all may notice."""
    same = seen.event(table, entries.Agreed(seat=0), eye, 0)
    return [encode(seen.snapshot(table, eye, 0)), encode(same), encode(seen.state(table, eye))]


@pytest.mark.parametrize("game", HIDING)
def test_tables_that_came_about_differently_send_an_eye_the_same_bytes(game: str) -> None:
    for pair in pairs(game, MOMENTS, seed=20261116):
        assert told(pair.here, pair.eye) == told(pair.there, pair.eye)


PLANTED: dict[str, Callable[[Match], Any]] = {
    "how many steps there were": lambda match: len(match.line),
    "all that was done": lambda match: repr(match.line),
    "the last code": lambda match: repr(match.line[-1]),
}


@pytest.mark.parametrize("planted", PLANTED)
def test_a_leak_planted_in_what_is_written_down_is_found(planted: str, monkeypatch: pytest.MonkeyPatch) -> None:
    honest = Match._written
    monkeypatch.setattr(Match, "_written", lambda match: honest(match) | {"extra": PLANTED[planted](match)})
    found = [told(pair.here, pair.eye) != told(pair.there, pair.eye) for pair in pairs("words", 40, seed=3)]
    assert any(found)
