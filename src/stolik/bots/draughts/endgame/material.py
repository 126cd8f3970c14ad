"""Material: how many men and kings each side has, the order in which it is solved, and how many positions it has.

The mover is always White: where Black is to move the board is turned and the colours change places, which no
variant can tell. A piece more or a man more is solved later: captures and crownings lead to what is known.
"""

from __future__ import annotations

import itertools
from math import comb
from typing import NamedTuple

import numpy as np

from stolik.core.bits import count_of
from stolik.core.kernel import Cells
from stolik.games.draughts.state import BLACK, WHITE, Rules

MOST = 5  # pieces of any table
SIDES = MOST + 1  # a number of pieces is one of so many
CODES = SIDES**4


class Material(NamedTuple):
    """Men and kings of the mover, then of the other side."""

    men: int
    kings: int
    other_men: int
    other_kings: int

    @property
    def pieces(self) -> int:
        return sum(self)

    @property
    def code(self) -> int:
        """Where its offset is kept."""
        return ((self.men * SIDES + self.kings) * SIDES + self.other_men) * SIDES + self.other_kings

    @property
    def reversed(self) -> Material:
        """The same with the other side to move."""
        return Material(self.other_men, self.other_kings, self.men, self.kings)

    @property
    def name(self) -> str:
        """Such as ``1.2-0.1``: a man and two kings against a king."""
        return f"{self.men}.{self.kings}-{self.other_men}.{self.other_kings}"

    def entries(self, rules: Rules) -> int:
        """How many places its table has; those with two men on one square stay unused."""
        squares = rules.squares
        free = squares - self.men - self.other_men
        return (
            comb(squares - count_of(rules.crowning[WHITE]), self.men)
            * comb(squares - count_of(rules.crowning[BLACK]), self.other_men)
            * comb(free, self.kings)
            * comb(free - self.kings, self.other_kings)
        )


Family = tuple[Material, ...]  # a material and its reverse, which are solved together


def families(pieces: int) -> list[Family]:
    """All material of up to so many pieces, in the order of solving."""
    found = []
    for parts in itertools.product(range(pieces + 1), repeat=4):
        one = Material(*parts)
        if one.pieces <= pieces and one.men + one.kings and one.other_men + one.other_kings and one >= one.reversed:
            found.append((one,) if one == one.reversed else (one, one.reversed))
    return sorted(found, key=lambda family: (family[0].pieces, family[0].men + family[0].other_men, family))


def offsets_of(rules: Rules, pieces: int) -> tuple[Cells, int]:
    """Where each material begins in one long table, by its code (-1: it is not there), and how long that table is."""
    offsets, at = np.full(CODES, -1, np.int64), 0
    for material in itertools.chain.from_iterable(families(pieces)):
        offsets[material.code] = at
        at += material.entries(rules)
    return offsets, at
