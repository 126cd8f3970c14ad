"""What was done in a match and stands, step by step, and the state after any part of it: what undo needs."""

from __future__ import annotations

import numpy as np

from stolik.core.errors import NotPossible, describe
from stolik.core.game import Game
from stolik.core.kernel import Cells
from stolik.core.record import Deal
from stolik.core.steps import copy

KEEP_EVERY = 16  # steps of a state that undo has gone through
Step = tuple[int, int] | Deal  # (seat, action), or a deal


class Past:
    """The line of a match from its start on. Whoever plays adds to `line`, whoever takes back cuts it."""

    def __init__(self, game: Game, start: Cells) -> None:
        self._game, self._start = game, start
        self.line: list[Step] = []
        self._kept: list[tuple[int, Cells]] = []  # states on the way, by the steps before them

    def length_before(self, count: int) -> int:
        """How many steps come before the last `count` actions; NotPossible if there are fewer actions."""
        if isinstance(count, int) and not isinstance(count, bool) and count > 0:
            left = count
            for at in range(len(self.line) - 1, -1, -1):
                left -= not isinstance(self.line[at], Deal)
                if left == 0:
                    return at
        made = sum(not isinstance(step, Deal) for step in self.line)
        raise NotPossible(f"{describe(count)} actions cannot be taken back; {made} have been made")

    def states_after(self, length: int) -> Cells:
        """The state after so many steps. Some on the way are kept, or a long record of undos would take for ever."""
        while self._kept and self._kept[-1][0] > length:
            self._kept.pop()
        at, states = self._kept[-1] if self._kept else (0, self._start)
        states, rules, steps = copy(states), self._game.rules, self._game.steps
        while at < length:
            step = self.line[at]
            if isinstance(step, Deal):
                steps.answer(rules, states, np.array(step.numbers, np.int16))
            else:
                steps.move(rules, states, *step)
            at += 1
            if at % KEEP_EVERY == 0 or at == length:
                self._kept.append((at, copy(states)))
        return states
