"""Fixed action numbers in Python: a mask for a seat, and the way from a number to an action and back."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np

from stolik.core.errors import BadOption, IllegalAction, NotPossible, describe
from stolik.core.game import Game
from stolik.core.kernel import Cells
from stolik.envs.actions.numbering import NONE, code_in, mask_of, number_of

UNFINISHED = NONE  # the code of a step after which more steps follow
Laid = Sequence[int]  # the steps of an action taken so far; always () where an action is one step


def is_code(code: Any) -> bool:
    """Whether this could be an action at all: a whole number of 64 bits."""
    return isinstance(code, (int, np.integer)) and -(1 << 63) <= int(code) < 1 << 63


class Encoding:
    """The fixed numbers of a game's actions. It keeps nothing: whoever asks remembers the steps taken so far."""

    composed = False  # whether an action may take several steps

    def __init__(self, game: Game, count: int) -> None:
        self.game, self.count = game, count

    def mask(self, hidden: Any, seat: int, laid: Laid = ()) -> Cells:
        """1 for every number that a seat may choose now, else 0."""
        out = np.zeros(self.count, np.int8)
        mask_of(self.game.rules, self.game.states(hidden), self._seat(seat), self._room(), out)
        return out

    def code(self, hidden: Any, seat: int, index: int, laid: Laid = ()) -> int:
        """The action that a number stands for; UNFINISHED if more steps follow, IllegalAction if it is not allowed."""
        number = self.number(index)
        code = int(code_in(self.game.rules, self.game.states(hidden), self._seat(seat), number, self._room()))
        if code == NONE:
            raise IllegalAction("", f"action {number} is not allowed now; the mask has 1 where one is")
        return code

    def index(self, hidden: Any, seat: int, code: int, laid: Laid = ()) -> int:
        """The number of an action, or of its next step; NotPossible if it has none."""
        states, asked = self.game.states(hidden), self._seat(seat)
        number = number_of(self.game.rules, states, asked, code, self._room()) if is_code(code) else NONE
        if number == NONE:
            raise NotPossible(
                f"action {describe(code)} has no number here: it is not listed, or beyond what the encoding holds"
            )
        return int(number)

    def steps(self, hidden: Any, seat: int, code: int) -> list[int]:
        """All numbers that make an action, in order."""
        return [self.index(hidden, seat, code)]

    def name(self, hidden: Any, seat: int, index: int, laid: Laid = ()) -> str:
        """What a number means, in the game's notation."""
        return self.game.show(hidden, seat, self.code(hidden, seat, index, laid))

    def _seat(self, seat: Any) -> int:
        """A seat of the game, or the error that says which there are."""
        if isinstance(seat, (int, np.integer)) and not isinstance(seat, bool) and 0 <= seat < self.game.players:
            return int(seat)
        raise BadOption("seat", seat, f"0 to {self.game.players - 1}")

    def _room(self) -> Cells:
        """Room for a list, new each time: many threads may ask at once, and compiled code holds no lock."""
        return np.empty(self.game.LONGEST_LIST, np.int64)

    def number(self, index: Any) -> int:
        """A number in 0..count-1, which an array without dimensions is too, or the error that says so."""
        if isinstance(index, np.ndarray) and index.ndim == 0:
            index = index[()]
        if isinstance(index, (int, np.integer)) and not isinstance(index, bool) and 0 <= index < self.count:
            return int(index)
        raise IllegalAction("", f"{describe(index)} is no action; actions are 0 to {self.count - 1}")
