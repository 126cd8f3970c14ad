"""What a bot is: it is given a hidden state, a seat and a budget, and weighs the actions it may take."""

from __future__ import annotations

import math
import time
from abc import ABC, abstractmethod
from collections.abc import Callable
from typing import Any, NamedTuple

import numpy as np

from stolik.core.errors import BadOption, NotPossible
from stolik.core.game import Game
from stolik.core.kernel import Cells
from stolik.core.random import generator
from stolik.core.registry import games

Clock = Callable[[], float]  # seconds since some time or other

MOST_AT_ONCE = 1_000_000  # units of work between two looks at the clock


class Weighed(NamedTuple):
    """An action with what it is worth to the seat (more is better) and how often it was tried."""

    action: int
    value: float
    visits: int


class Decided(NamedTuple):
    """An action, and the gestures by which a partner hears of it first."""

    action: int
    said: tuple[int, ...] = ()
    asks: bool = False  # whether somebody should have time to answer before it is done


def check_budget(seconds: float | None, effort: int | None) -> None:
    """Refuse a budget with which nothing can be thought."""
    if effort is not None and (isinstance(effort, bool) or not isinstance(effort, (int, np.integer)) or effort < 1):
        raise BadOption("effort", effort, "a whole number from 1 on")
    if seconds is not None and (not isinstance(seconds, (int, float, np.number)) or not 0 <= seconds < math.inf):
        raise BadOption("seconds", seconds, "a number from 0 on")


def check_game(game: Any, family: str) -> None:
    """Refuse a game that is not of this family, of which somebody knows nothing; no family: every game will do."""
    if not isinstance(game, Game) or family not in ("", game.name.partition("/")[0]):
        known = [name for name in games() if family in ("", name.partition("/")[0])]
        raise BadOption("game", getattr(game, "name", game), f"a game: {', '.join(known)}")


class Bot(ABC):
    """A player's opinions. A bot keeps nothing between decisions: the hidden state holds all it may remember."""

    level: str = ""
    plays: str = ""  # the game, or the family of games, that it has opinions on; none is named: on every game
    effort: int = 1  # the work of a decision when neither seconds nor effort are given
    clock: Clock = staticmethod(time.perf_counter)  # which seconds; the thread's own make nothing of a busy machine

    @abstractmethod
    def think(self, game: Game, states: Cells, seat: int, legal: Cells, effort: int, random: Cells, tally: Any) -> Any:
        """Do `effort` units of work on a hidden state, going on from `tally` (None at first); return the new tally."""

    @abstractmethod
    def verdict(self, legal: Cells, tally: Any) -> list[Weighed]:
        """What a tally says of each action."""

    def settled(self, tally: Any) -> bool:
        """Whether more work would change nothing."""
        return False

    def answer(self, game: Game, hidden: Any, seat: int) -> int | None:
        """The gesture by which a partner's question (`game.addressed`) is answered, or None."""
        return None

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
        states = self._seen(game, hidden, seat)
        seat = game.eye(seat)
        legal = self._listed(game, states, seat)
        return self._ranked(legal, self._thought(game, states, seat, legal, seconds, effort, seed))

    def _seen(self, game: Game, hidden: Any, seat: int) -> Cells:
        """What the seat may know of the table: whoever hands over the truth gives nothing away."""
        check_game(game, self.plays)
        return game.hidden(hidden, seat)

    def _listed(self, game: Game, states: Cells, seat: int) -> Cells:
        buffer = np.empty(game.LONGEST_LIST, np.int64)
        legal = buffer[: game.steps.list_legal(game.rules, states, seat, buffer)].copy()
        if len(legal) == 0:
            raise NotPossible(f"seat {seat} owes no decision")
        game.redeal(states, seat, 0)  # BadPosition, where even the seat's own cards are hidden
        return legal

    def _thought(
        self,
        game: Game,
        states: Cells,
        seat: int,
        legal: Cells,
        seconds: float | None,
        effort: int | None,
        seed: int,
    ) -> Any:
        """What comes of thinking; None where there is no choice."""
        check_budget(seconds, effort)
        random = generator(seed, "bot", seat)
        if len(legal) == 1:
            return None
        if seconds is None:
            work = self.effort if effort is None else effort
            return self.think(game, states, seat, legal, work, random, None)
        return self._think_until(game, states, seat, legal, seconds, random)

    def _ranked(self, legal: Cells, tally: Any) -> list[Weighed]:
        if tally is None:
            return [Weighed(int(legal[0]), 0.0, 0)]
        return sorted(self.verdict(legal, tally), key=lambda weighed: (-weighed.value, weighed.action))

    def _think_until(self, game: Game, states: Cells, seat: int, legal: Cells, seconds: float, random: Cells) -> Any:
        """Work in growing portions until the time is used up."""
        end = self.clock() + seconds
        portion, tally = max(1, self.effort // 16), None
        while True:
            began = self.clock()
            tally = self.think(game, states, seat, legal, portion, random, tally)
            now = self.clock()
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

    def decide(
        self,
        game: Game,
        hidden: Any,
        seat: int,
        seconds: float | None = None,
        effort: int | None = None,
        seed: int = 0,
    ) -> Decided:
        """The same, with what this bot says to a partner before it; in most games there is nobody to tell."""
        return Decided(self.choose(game, hidden, seat, seconds, effort, seed))
