"""Fixed action numbers in Python: a mask for a seat, and the way from a number to an action and back."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np

from stolik.core.errors import BadOption, IllegalAction, NotPossible, describe
from stolik.core.game import Game
from stolik.core.kernel import Cells
from stolik.envs.actions.numbering import NONE, code_in, mask_of, number_of

MOST = (1 << 63) - 1  # the highest code
UNFINISHED = NONE  # the code of a step after which more steps follow
Laid = Sequence[int]  # the steps of an action taken so far; always () where an action is one step


class Encoding:
    """The fixed numbers of a game's actions. It keeps nothing: whoever asks remembers the steps taken so far."""

    composed = False  # whether an action may take several steps

    def __init__(self, game: Game, count: int) -> None:
        self.game, self.count = game, count
        self._listed = np.empty(game.LONGEST_LIST, np.int64)

    def mask(self, hidden: Any, seat: int, laid: Laid = ()) -> Cells:
        """1 for every number that a seat may choose now, else 0."""
        out = np.zeros(self.count, np.int8)
        mask_of(self.game.rules, self.game.states(hidden), self.seat(seat), self._listed, out)
        return out

    def code(self, hidden: Any, seat: int, index: int, laid: Laid = ()) -> int:
        """The action that a number stands for; UNFINISHED if more steps follow, IllegalAction if it is not allowed."""
        number = self.number(index)
        code = int(code_in(self.game.rules, self.game.states(hidden), self.seat(seat), number, self._listed))
        if code == NONE:
            raise IllegalAction("", f"action {number} is not allowed now; the mask has 1 where one is")
        return code

    def index(self, hidden: Any, seat: int, code: int, laid: Laid = ()) -> int:
        """The number of an action, or of its next step; NotPossible if it has none."""
        states, wanted = self.game.states(hidden), self.action(code)
        number = int(number_of(self.game.rules, states, self.seat(seat), wanted, self._listed))
        if number == NONE:
            raise NotPossible(f"action {code} has no number here: it is not listed, or beyond what the encoding holds")
        return number

    def steps(self, hidden: Any, seat: int, code: int) -> list[int]:
        """All numbers that make an action, in order."""
        return [self.index(hidden, seat, code)]

    def name(self, hidden: Any, seat: int, index: int, laid: Laid = ()) -> str:
        """What a number means, in the game's notation."""
        return self.game.show(hidden, seat, self.code(hidden, seat, index, laid))

    def seat(self, seat: Any) -> int:
        """A seat at the table, or the error that says so."""
        seen = self.game.eye(seat)
        if seen < 0:
            raise BadOption("seat", seat, f"0 to {self.game.players - 1}: only who sits at the table acts")
        return seen

    def action(self, code: Any) -> int:
        """A whole number that compiled code can take as an action, or the error that says so."""
        if isinstance(code, (int, np.integer)) and not isinstance(code, bool) and MOST >= code >= ~MOST:
            return int(code)
        raise NotPossible(f"{describe(code)} is no action: those are whole numbers of 64 bits")

    def number(self, index: Any) -> int:
        """A number in 0..count-1, which an array without dimensions is too, or the error that says so."""
        if isinstance(index, np.ndarray) and index.ndim == 0:
            index = index[()]
        if isinstance(index, (int, np.integer)) and not isinstance(index, bool) and 0 <= index < self.count:
            return int(index)
        raise IllegalAction("", f"{describe(index)} is no action; actions are 0 to {self.count - 1}")
