"""The last cards of 6 nimmt! for two with the tactical deck, solved exactly.

Of that deck (24 cards) all are dealt, so that each seat can work out what the other holds: nothing is hidden but the
choice that both make at once. Every turn is a table of both hands, with what the rest of the round is worth in its
cells; taking a row (N7) is the taker's own affair. The worth is how many heads fewer the first seat takes.
"""

from __future__ import annotations

from collections.abc import Iterator
from fractions import Fraction
from typing import Any, NamedTuple

import numpy as np

from stolik.core.errors import BadOption
from stolik.core.game import Game
from stolik.core.kernel import Cells
from stolik.core.registry import game as named
from stolik.core.steps import copy
from stolik.envs.batch import Batch
from stolik.games.nimmt.state import CARDS, CHOOSING, ROW, ROWS, TAKING
from stolik.solved.matrix import Solution, solve

SEATS = (0, 1)


class Ending(NamedTuple):
    """A position with its table: `hands` name rows and columns, cells are heads in favour of seat 0."""

    state: Any
    hands: tuple[list[int], list[int]]
    table: list[list[Fraction]]
    solution: Solution


def tactical() -> Game:
    """The game whose endings these are: one round."""
    return named("nimmt", players=2, deck="tactical", rounds=1)


def worth(game: Game, states: Cells) -> Fraction:
    """How many heads fewer seat 0 will have at the end of the round if both play as well as possible."""
    state = states[0]
    if state.stage == CHOOSING:
        return solve_ending(game, states).solution.value
    if state.stage != TAKING:
        return Fraction(int(state.heads[1]) - int(state.heads[0]))
    taker = int(state.taker)
    found = [worth(game, _after(game, states, (taker, ROW + 1 + row))) for row in range(ROWS)]
    return max(found) if taker == 0 else min(found)


def solve_ending(game: Game, states: Cells) -> Ending:
    """The table of a position in which both are to choose, and its solution."""
    hands = tuple([int(card) for card in states[0].hands[seat] if card] for seat in SEATS)
    table = [[worth(game, _after(game, states, (0, own), (1, other))) for other in hands[1]] for own in hands[0]]
    return Ending(states[0], (hands[0], hands[1]), table, solve(table))


def _after(game: Game, states: Cells, *actions: tuple[int, int]) -> Cells:
    after = copy(states)
    for seat, action in actions:
        code, _ = game.steps.move(game.rules, after, seat, action)
        assert code == 0
    return after


def endings(count: int, cards: int, seed: int = 0) -> Iterator[Ending]:
    """Positions with so many cards in each hand, from rounds played at random, solved."""
    if not isinstance(cards, (int, np.integer)) or not 1 <= cards <= CARDS:
        raise BadOption("cards", cards, f"1 to {CARDS}; beyond 4 it takes hours")
    game = tactical()
    batch = Batch(game, count, seed, 1, auto_reset=False, record=False)
    while (batch.states["turn"] < CARDS + 1 - cards).any():
        waiting = batch.states["turn"] < CARDS + 1 - cards
        actions = batch.random_actions()
        batch.seat[~waiting] = -1  # these are where they shall be
        batch.step(np.where(waiting, actions, 0))
    for i in range(count):
        yield solve_ending(game, copy(batch.states[i : i + 1]))
