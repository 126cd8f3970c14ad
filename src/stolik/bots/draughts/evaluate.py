"""What a quiet position is worth to its mover, in hundredths of a man."""

from __future__ import annotations

from typing import NamedTuple

import numpy as np

from stolik.core.kernel import Cells, kernel
from stolik.games.draughts.bits import count
from stolik.games.draughts.state import Rules

MAN = 100
FLYING_KING, SHORT_KING = 300, 150


class Weights(NamedTuple):
    """What pieces are worth."""

    pieces: Cells  # man, king


def material(rules: Rules) -> Weights:
    """Pieces by number alone."""
    return Weights(np.array([MAN, FLYING_KING if rules.flying else SHORT_KING], np.int64))


@kernel
def evaluate(
    rules: Rules, weights: Weights, colour: int, men: int, kings: int, enemy_men: int, enemy_kings: int
) -> int:
    """The worth of a position to the colour that is to move."""
    value: int = weights.pieces[0] * (count(men) - count(enemy_men))
    value += weights.pieces[1] * (count(kings) - count(enemy_kings))
    return value
