"""What a bot is: it is given a hidden state, a seat and a budget, and weighs the actions it may take."""

from __future__ import annotations

import time
from abc import ABC, abstractmethod
from typing import Any, NamedTuple

import numpy as np

from stolik.core.errors import NotPossible
from stolik.core.game import Game
from stolik.core.kernel import Cells
from stolik.core.random import generator

MOST_AT_ONCE = 1_000_000  # units of work between two looks at the clock


class Weighed(NamedTuple):
    """An action with what it is worth to the seat (more is better) and how often it was tried."""

    action: int
    value: float
    visits: int


class Bot(ABC):
    """A player's opinions. A bot keeps nothing between decisions: the hidden state holds all it may remember."""

    level: str = ""
    effort: int = 1  # the work of a decision when neither seconds nor effort are given

    @abstractmethod
    def think(self, game: Game, states: Cells, seat: int, legal: Cells, effort: int, random: Cells, tally: Any) -> Any:
        """Do `effort` units of work on a hidden state, going on from `tally` (None at first); return the new tally."""

    @abstractmethod
    def verdict(self, legal: Cells, tally: Any) -> list[Weighed]:
        """What a tally says of each action."""

    def settled(self, tally: Any) -> bool:
        """Whether more work would change nothing."""
        return False

    def weigh(
        self,
        game: Game,
        hidden: Any,
        seat: int,
        seconds: float | None = None,
        effort: int | None = None,
        seed: int = 0,
    ) -> list[Weighed]:
        """Every listed action with its value and visits, best first. With `effort` the result repeats exactly."""
        states = game.states(hidden)
        buffer = np.empty(game.LONGEST_LIST, np.int64)
        legal = buffer[: game.steps.list_legal(game.rules, states, seat, buffer)].copy()
        if len(legal) == 0:
            raise NotPossible(f"seat {seat} owes no decision")
        random = generator(seed, "bot", seat)
        if len(legal) == 1:
            return [Weighed(int(legal[0]), 0.0, 0)]
        if seconds is None:
            work = self.effort if effort is None else effort
            tally = self.think(game, states, seat, legal, work, random, None)
        else:
            tally = self._think_until(game, states, seat, legal, seconds, random)
        return sorted(self.verdict(legal, tally), key=lambda weighed: (-weighed.value, weighed.action))

    def _think_until(self, game: Game, states: Cells, seat: int, legal: Cells, seconds: float, random: Cells) -> Any:
        """Work in growing portions until the time is used up."""
        end = time.perf_counter() + seconds
        portion, tally = max(1, self.effort // 16), None
        while True:
            began = time.perf_counter()
            tally = self.think(game, states, seat, legal, portion, random, tally)
            now = time.perf_counter()
            left = end - now
            if left <= (now - began) / 2 or self.settled(tally):
                return tally
            portion = max(1, int(min(4 * portion, portion * left / max(now - began, 1e-6), MOST_AT_ONCE)))

    def choose(
        self,
        game: Game,
        hidden: Any,
        seat: int,
        seconds: float | None = None,
        effort: int | None = None,
        seed: int = 0,
    ) -> int:
        """The action this bot takes."""
        return self.weigh(game, hidden, seat, seconds, effort, seed)[0].action
