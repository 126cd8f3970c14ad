"""What a quiet position is worth to its mover, in hundredths of a man.

Fitted weights come in pairs, for a full board and for an empty one; the number of pieces says how to mix them::

    facts[i] for the i-th of:   man, the move, each king above three,
                                kings 4 * White's + Black's (three at most),
                                a lone king by square, one of several kings by square (turned for Black)
"""

from __future__ import annotations

from typing import NamedTuple

import numpy as np

from stolik.bots.draughts.patterns import ALL_PATTERNS, DARK_PATTERNS, WAYS, pattern_number
from stolik.core.bits import count, first
from stolik.core.kernel import Cells, kernel
from stolik.games.draughts.bits import BIT
from stolik.games.draughts.state import Rules

MAN = 100
FLYING_KING, SHORT_KING = 300, 150
MOST = 20_000  # no evaluation looks like a win
FULL, EMPTY = 0, 1  # the boards that weights are for
A_MAN, THE_MOVE, MORE_KINGS, KINGS, LONE, MANY, FACTS = 0, 1, 2, 3, 19, 83, 147


class Weights(NamedTuple):
    """What pieces and patterns are worth; without patterns pieces count by number alone."""

    pieces: Cells  # man, king
    facts: Cells  # [fact, FULL or EMPTY]
    patterns: Cells  # [pattern * WAYS + number]: full * 65536 + empty
    mixture: Cells  # by number of pieces: the share of FULL, in 256ths


def material(rules: Rules) -> Weights:
    """Pieces by number alone."""
    pieces = np.array([MAN, FLYING_KING if rules.flying else SHORT_KING], np.int64)
    return Weights(pieces, np.zeros((FACTS, 2), np.int64), np.zeros(0, np.int32), np.zeros(65, np.int64))


@kernel
def evaluate(
    rules: Rules, weights: Weights, colour: int, men: int, kings: int, enemy_men: int, enemy_kings: int
) -> int:
    """The worth of a position to the colour that is to move."""
    if len(weights.patterns) == 0:
        plain: int = weights.pieces[0] * (count(men) - count(enemy_men))
        plain += weights.pieces[1] * (count(kings) - count(enemy_kings))
        return plain
    if colour == 0:
        white, black, white_kings, black_kings = men, enemy_men, kings, enemy_kings
    else:
        white, black, white_kings, black_kings = enemy_men, men, enemy_kings, kings
    both = weigh_patterns(rules, weights, white, black)
    empty = (both + 0x8000 & 0xFFFF) - 0x8000
    full = (both - empty) >> 16
    facts = weights.facts
    more = count(white) - count(black)
    full += more * facts[A_MAN, FULL]
    empty += more * facts[A_MAN, EMPTY]
    if white_kings | black_kings != 0:
        full += weigh_kings(rules, facts, FULL, white_kings, black_kings)
        empty += weigh_kings(rules, facts, EMPTY, white_kings, black_kings)
    share = weights.mixture[count(white | black | white_kings | black_kings)]
    value = full * share + empty * (256 - share)
    move = facts[THE_MOVE, FULL] * share + facts[THE_MOVE, EMPTY] * (256 - share)
    value = (value if colour == 0 else -value) + move
    result: int = min(max(value >> 8, -MOST), MOST)
    return result


@kernel
def weigh_patterns(rules: Rules, weights: Weights, white: int, black: int) -> int:
    """The sum over all patterns for White, both boards in one number."""
    both = 0
    if rules.squares == 32:
        for pattern in range(DARK_PATTERNS):
            both += weights.patterns[pattern * WAYS + pattern_number(32, pattern, white, black)]
    else:
        for pattern in range(ALL_PATTERNS):
            both += weights.patterns[pattern * WAYS + pattern_number(64, pattern, white, black)]
    return both


@kernel
def weigh_kings(rules: Rules, facts: Cells, board: int, white: int, black: int) -> int:
    """What the kings add for White."""
    mine, other = count(white), count(black)
    value = facts[KINGS + 4 * min(mine, 3) + min(other, 3), board]
    value += (max(mine - 3, 0) - max(other - 3, 0)) * facts[MORE_KINGS, board]
    table = LONE if mine == 1 else MANY
    while white != 0:
        square = first(white)
        white ^= BIT[square]
        value += facts[table + square, board]
    table = LONE if other == 1 else MANY
    while black != 0:
        square = first(black)
        black ^= BIT[square]
        value -= facts[table + rules.squares - 1 - square, board]
    worth: int = value
    return worth
