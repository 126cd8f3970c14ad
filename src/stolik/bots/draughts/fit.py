"""Fitting weights: logistic regression of how matches ended on what stood on the board, one position at a time.

Every weight keeps the sum of its squared gradients and takes smaller steps the more of them it has seen (AdaGrad), so
that rare patterns learn as quickly as common ones.
"""

from __future__ import annotations

import math
from typing import NamedTuple

import numpy as np

from stolik.bots.draughts.evaluate import (
    A_MAN,
    EMPTY,
    FACTS,
    FULL,
    KINGS,
    LONE,
    MAN,
    MANY,
    MORE_KINGS,
    THE_MOVE,
)
from stolik.bots.draughts.patterns import WAYS, pattern_number, sharing
from stolik.bots.draughts.weights import mixture_of
from stolik.core.bits import count, first
from stolik.core.game import Game
from stolik.core.kernel import Cells, kernel
from stolik.games.draughts.bits import BIT
from stolik.games.draughts.state import Rules

LONGEST = 96  # what can be seen on one board: patterns and facts
CAUTION = 0.03  # what the sums of squares begin with
LIMIT = 127  # of a pattern's weight, in hundredths of a man


class Pupil(NamedTuple):
    """What is being fitted, in units of log odds; patterns come first, then facts."""

    weights: Cells  # [weight, FULL or EMPTY]
    squares: Cells  # sums of squared gradients


def new_pupil(board: int) -> Pupil:
    """Knows nothing."""
    number = sharing(board).weights + FACTS
    return Pupil(np.zeros((number, 2)), np.full((number, 2), CAUTION))


@kernel
def see(
    rules: Rules, patterns: int, board: Cells, weight: Cells, sign: Cells, at: int, which: Cells, much: Cells
) -> int:
    """What is on a board: the weights concerned and how much each counts for White; facts begin at `at`."""
    white, black, white_kings, black_kings = board[0], board[1], board[2], board[3]
    seen = 0
    for pattern in range(patterns):
        number = pattern * WAYS + pattern_number(rules.squares, pattern, white, black)
        which[seen], much[seen] = weight[number], sign[number]
        seen += 1
    mine, other = count(white_kings), count(black_kings)
    which[seen], much[seen] = at + A_MAN, count(white) - count(black)
    which[seen + 1], much[seen + 1] = at + THE_MOVE, 1 - 2 * board[4]
    which[seen + 2], much[seen + 2] = at + MORE_KINGS, max(mine - 3, 0) - max(other - 3, 0)
    more, less = min(max(mine, other), 3), min(mine, other, 3)
    which[seen + 3], much[seen + 3] = at + KINGS + 4 * more + less, 0 if more == less else 1 if mine > other else -1
    seen += 4
    for colour in range(2):
        rest = board[2 + colour]
        table = LONE if count(rest) == 1 else MANY
        while rest != 0:
            square = first(rest)
            rest ^= BIT[square]
            which[seen] = at + table + (square if colour == 0 else rules.squares - 1 - square)
            much[seen] = 1 - 2 * colour
            seen += 1
    return seen


@kernel
def learn(
    rules: Rules,
    patterns: int,
    boards: Cells,
    targets: Cells,
    order: Cells,
    weight: Cells,
    sign: Cells,
    pupil: Pupil,
    mixture: Cells,
    first_weight: int,
    rate: float,
) -> float:
    """Go once through positions; weights before `first_weight` stay; return the mean loss before learning."""
    which, much = np.empty(LONGEST, np.int64), np.empty(LONGEST)
    at = len(pupil.weights) - FACTS
    total = 0.0
    for position in order:
        board = boards[position]
        seen = see(rules, patterns, board, weight, sign, at, which, much)
        full = mixture[count(board[0] | board[1] | board[2] | board[3])] / 256.0
        odds = 0.0
        for i in range(seen):
            pair = which[i]
            odds += much[i] * (pupil.weights[pair, FULL] * full + pupil.weights[pair, EMPTY] * (1.0 - full))
        chance = 1.0 / (1.0 + math.exp(-odds))
        target = targets[position]
        total -= target * math.log(max(chance, 1e-9)) + (1.0 - target) * math.log(max(1.0 - chance, 1e-9))
        for i in range(seen):
            pair = which[i]
            if much[i] == 0.0 or pair < first_weight:
                continue
            for phase in range(2):
                slope = (chance - target) * much[i] * (full if phase == FULL else 1.0 - full)
                pupil.squares[pair, phase] += slope * slope
                pupil.weights[pair, phase] -= rate * slope / math.sqrt(pupil.squares[pair, phase])
    return total / len(order)


def fit(
    game: Game, boards: Cells, targets: Cells, epochs: int, rate: float, seed: int
) -> tuple[Pupil, float, list[float]]:
    """Weights, the log odds of a man, and losses on the last matches, kept apart: of material, then by epoch."""
    rules, shared = game.rules, sharing(game.rules.squares)
    patterns = len(shared.weight) // WAYS
    pupil, mixture = new_pupil(rules.squares), mixture_of(rules)
    numbers = np.random.default_rng(seed)

    def go(order: Cells, begin: int, pace: float) -> float:
        loss: float = learn(
            rules, patterns, boards, targets, order, shared.weight, shared.sign, pupil, mixture, begin, pace
        )
        return loss

    split = len(targets) * 19 // 20  # by time, for positions of one match are alike
    rest, apart = np.arange(split), np.arange(split, len(targets))
    for _ in range(2):
        go(numbers.permutation(rest), shared.weights, 0.1)
    man = float(pupil.weights[shared.weights + A_MAN].mean())
    losses = [go(apart, len(pupil.weights), 0.0)]
    for epoch in range(epochs):
        go(numbers.permutation(rest), 0, rate * (1.0 - epoch / epochs))
        losses.append(go(apart, len(pupil.weights), 0.0))
    return pupil, man, losses


def rounded(pupil: Pupil, man: float, patterns: int) -> tuple[Cells, Cells]:
    """Patterns' weights as small numbers and facts as larger ones, in hundredths of a man."""
    scaled = np.rint(pupil.weights * (MAN / man))
    return np.clip(scaled[:patterns], -LIMIT, LIMIT).astype(np.int8), scaled[patterns:].astype(np.int16)
