"""Double turns: planned by both racks together, or played greedily.

A plan is three numbers: who goes first (0 the lower seat of the pair, 1 the upper), the first move, the second move.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from stolik.bots.words.moves import (
    best_exchange,
    best_move,
    count_tiles,
    is_placement,
    kept_worth,
    make_move,
    value_of,
)
from stolik.core.kernel import Cells, kernel
from stolik.games.words.generate import generate_scored
from stolik.games.words.placing import lay, tiles_of
from stolik.games.words.state import PASS
from stolik.games.words.tiles import RACK, SQUARES

WHO, ONE, TWO, PLAN = 0, 1, 2, 3
CLOSING = 2.0  # closing adds the opponents' tiles to one side and takes them from the other


@kernel
def bag_after(left: int, action: int) -> int:
    """How many tiles the bag holds when a move's tiles are drawn."""
    return max(0, left - tiles_of(action)) if is_placement(action) else left


@kernel
def list_firsts(
    rules: Any, opinion: Cells, board: Cells, rack: Cells, left: int, out: Cells, points: Cells, worths: Cells
) -> int:
    """All moves of a rack with their worth: placements, the best exchange, a pass; return how many."""
    kept = np.zeros(RACK, np.int8)
    found = min(generate_scored(rules, board, rack, out, points), len(out) - 2)
    for i in range(found):
        worths[i] = value_of(rules, opinion, rack, out[i], points[i], bag_after(left, out[i]), kept)
    out[found], worths[found] = best_exchange(rules, opinion, rack, left)
    points[found] = 0
    if out[found] == PASS:
        return found + 1
    out[found + 1], points[found + 1] = PASS, 0
    worths[found + 1] = kept_worth(rules, opinion, rack, left)
    return found + 2


@kernel
def plan_turn(
    rules: Any,
    opinion: Cells,
    board: Cells,
    racks: Cells,
    left: int,
    theirs: int,
    order: int,
    single: bool,
    width: int,
    plans: Cells,
    worths: Cells,
    planned: int,
) -> int:
    """Add the plans in which seat `order` goes first: its best moves, `width` of them, each with the best reply.

    `theirs` is what closing would win: the points of the opponents' tiles.
    """
    out, points, values = np.empty(1 << 14, np.int64), np.empty(1 << 14, np.int16), np.empty(1 << 14, np.float64)
    more, scored = np.empty(1 << 14, np.int64), np.empty(1 << 14, np.int16)
    after, rest = np.empty(SQUARES, np.int8), np.zeros(RACK, np.int8)
    count = list_firsts(rules, opinion, board, racks[order], left, out, points, values)
    best = np.argsort(-values[:count])
    reply_rack = racks[1 - order]
    for k in range(min(count, width, len(plans) - planned)):
        first = out[best[k]]
        worth = values[best[k]]
        second = PASS
        after[:] = board
        if is_placement(first):
            lay(after, first)
        bag = bag_after(left, first)
        if single:
            worth += kept_worth(rules, opinion, reply_rack, bag)
        else:
            second, _, value = best_move(rules, opinion, after, reply_rack, bag, more, scored)
            worth += value
        rest[:] = racks[order]
        make_move(after, rest, first)
        if left == 0 and count_left(rest) == 0:
            rest[:] = reply_rack
            if not single:
                make_move(after, rest, second)
            if count_left(rest) == 0:
                worth += CLOSING * theirs
        plans[planned, WHO], plans[planned, ONE], plans[planned, TWO] = order, first, second
        worths[planned] = worth
        planned += 1
    return planned


@kernel
def count_left(rack: Cells) -> int:
    """How many tiles a rack holds."""
    tiles = 0
    for i in range(len(rack)):
        if rack[i] != 0:
            tiles += 1
    return tiles


@kernel
def greedy_turn(
    rules: Any,
    opinion: Cells,
    board: Cells,
    racks: Cells,
    low: int,
    left: int,
    single: bool,
    out: Cells,
    points: Cells,
) -> tuple[int, int, int, int]:
    """Play the better of both racks' best moves, then, if not `single`, the partner's: who, first, second, points."""
    one, gain_one, worth_one = best_move(rules, opinion, board, racks[low], left, out, points)
    two, gain_two, worth_two = best_move(rules, opinion, board, racks[low + 1], left, out, points)
    worth_one -= kept_worth(rules, opinion, racks[low], left)
    worth_two -= kept_worth(rules, opinion, racks[low + 1], left)
    who = 0 if worth_one >= worth_two else 1
    first = one if who == 0 else two
    gained = gain_one if who == 0 else gain_two
    make_move(board, racks[low + who], first)
    if single or count_left(racks[low + 1 - who]) == 0:
        return who, first, PASS, gained
    second, more, _ = best_move(rules, opinion, board, racks[low + 1 - who], bag_after(left, first), out, points)
    make_move(board, racks[low + 1 - who], second)
    return who, first, second, gained + more


@kernel
def best_order(rules: Any, opinion: Cells, board: Cells, racks: Cells, left: int, plans: Cells, worths: Cells) -> int:
    """The greedy pair in both orders: each rack's best move, then the partner's best reply; return how many plans."""
    out, points = np.empty(1 << 14, np.int64), np.empty(1 << 14, np.int16)
    after, rest = np.empty(SQUARES, np.int8), np.zeros(RACK, np.int8)
    for who in range(2):
        after[:] = board
        rest[:] = racks[who]
        first, gained, _ = best_move(rules, opinion, after, rest, left, out, points)
        make_move(after, rest, first)
        second, more, _ = best_move(rules, opinion, after, racks[1 - who], bag_after(left, first), out, points)
        plans[who, WHO], plans[who, ONE], plans[who, TWO] = who, first, second
        worths[who] = gained + more
    return 2


@kernel
def settle_tiles(rules: Any, racks: Cells, low: int) -> int:
    """The points of the tiles a pair still holds."""
    return count_tiles(rules, racks[low]) + count_tiles(rules, racks[low + 1])
