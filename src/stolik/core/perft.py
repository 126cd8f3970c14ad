"""Perft: how many ways the next decisions can go, the usual check of a move generator."""

from __future__ import annotations

from typing import Any

import numpy as np

from stolik.core.contract import HOST_BIT, acting, apply, legal
from stolik.core.errors import BadOption
from stolik.core.game import Game
from stolik.core.kernel import Cells, kernel
from stolik.core.playout import first_seat
from stolik.core.registry import game as find_game


@kernel
def count_leaves(rules: Any, stack: Cells, lists: Cells, left: Cells) -> int:
    """Walk all lines of len(stack) - 1 decisions from stack[0]; a line also ends where chance is asked or the match.

    stack[d] is the state after d decisions, lists[d] its listed decisions, left[d] how many of them are to be tried.
    """
    depth = len(stack) - 1
    leaves = 0
    at = 0
    left[0] = options(rules, stack[0], lists[0])
    if depth == 0 or left[0] == 0:
        return 1
    while at >= 0:
        if left[at] == 0:
            at -= 1
            continue
        left[at] -= 1
        stack[at + 1] = stack[at]
        apply(rules, stack[at + 1], first_seat(acting(rules, stack[at])), lists[at, left[at]])
        deeper = 0
        if at + 1 < depth:
            deeper = options(rules, stack[at + 1], lists[at + 1])
        if deeper == 0:
            leaves += 1
        else:
            at += 1
            left[at] = deeper
    return leaves


@kernel
def options(rules: Any, state: Any, out: Cells) -> int:
    """List the decisions of the first seat that acts; none where only HOST can go on."""
    seats = acting(rules, state)
    if seats == 0 or seats & HOST_BIT:
        return 0
    return legal(rules, state, first_seat(seats), out)


def perft(game: Game | str, depth: int, position: Any = None) -> int:
    """The number of leaves `depth` decisions on, from a position or from the first deal of seed 0.

    A game may be named where its options are the usual ones.
    """
    game = game_of(game)
    if depth == 0 and isinstance(depth, int) and not isinstance(depth, bool):
        game.match(seed=0, position=position)  # BadPosition, if it cannot be
        return 1
    return sum(divide(game, depth, position).values())


def game_of(game: Game | str) -> Game:
    """A game, or the one of this name; UnknownGame if it is neither."""
    return game if isinstance(game, Game) else find_game(game)


def divide(game: Game, depth: int, position: Any = None) -> dict[str, int]:
    """The leaves behind each decision, by its notation."""
    if not isinstance(depth, int) or isinstance(depth, bool) or not 1 <= depth <= 64:
        raise BadOption("depth", depth, "a whole number from 0 to 64")
    match = game.match(seed=0, position=position)
    stack = np.zeros(depth, game.LAYOUT)
    lists = np.zeros((depth, game.LONGEST_LIST), np.int64)
    left = np.zeros(depth, np.int64)
    counts: dict[str, int] = {}
    for seat in match.acting[:1]:
        for action in match.legal(seat):
            states = game.states(match.state)
            game.steps.move(game.rules, states, seat, action)
            leaves = game.leaves(states, depth - 1)
            if leaves is None:
                stack[0] = states[0]
                leaves = count_leaves(game.rules, stack, lists, left)
            counts[game.show(match.state, seat, action)] = leaves
    return counts
