"""Imagined worlds: how plans fare when the opponents, and then the pair again, play on greedily."""

from __future__ import annotations

from typing import Any

import numpy as np

from stolik.bots.words.moves import MOST, draw_up, is_placement, kept_worth, make_move
from stolik.bots.words.plans import CLOSING, ONE, WHO, count_left, greedy_turn, settle_tiles
from stolik.core.contract import redeal
from stolik.core.kernel import Cells, kernel
from stolik.core.random import below
from stolik.games.words.placing import worth
from stolik.games.words.state import PASS, SEATS, TILES
from stolik.games.words.tiles import RACK, SQUARES

LONGEST_ENDING = 12  # turns looked ahead when the bag is empty
BAG = 128


@kernel
def try_plans(
    rules: Any,
    opinion: Cells,
    states: Cells,
    seat: int,
    plans: Cells,
    alive: Cells,
    ahead: int,
    worlds: int,
    random: Cells,
    sums: Cells,
    noise: Cells,
) -> None:
    """Add up how far ahead each plan that is alive leaves the pair, in so many worlds, the same for all.

    Added to `noise` is how far the differences between plans stray from world to world: squares, and of how many.
    """
    world = np.empty_like(states)
    margins = np.zeros((worlds, len(plans)))
    bag, hands = np.zeros(BAG, np.int8), np.zeros((SEATS, RACK), np.int8)
    board = np.zeros(SQUARES, np.int8)
    out, points = np.empty(MOST, np.int64), np.empty(MOST, np.int16)
    for w in range(worlds):
        world[0] = states[0]
        redeal(rules, world[0], seat, random)
        left = shake(world[0].bag, bag, random)
        for i in range(len(plans)):
            if alive[i]:
                board[:] = world[0].board
                for other in range(SEATS):
                    for k in range(RACK):
                        hands[other, k] = world[0].racks[other, k]
                margins[w, i] = follow_plan(
                    rules, opinion, board, hands, bag, left, seat & 2, plans[i], ahead, out, points
                )
                sums[i] += margins[w, i]
    add_noise(margins, alive, noise)


@kernel
def add_noise(margins: Cells, alive: Cells, noise: Cells) -> None:
    """Add how far the differences between plans stray from world to world."""
    worlds, plans = margins.shape
    count = 0
    for i in range(plans):
        if alive[i]:
            count += 1
    for i in range(plans):
        if not alive[i]:
            continue
        total = squares = 0.0
        for w in range(worlds):
            mean = 0.0
            for j in range(plans):
                if alive[j]:
                    mean += margins[w, j] / count
            total += margins[w, i] - mean
            squares += (margins[w, i] - mean) ** 2
        noise[0] += squares - total * total / worlds
        noise[1] += worlds - 1


@kernel
def shake(counts: Cells, bag: Cells, random: Cells) -> int:
    """Lay the tiles of a bag out in any order; return how many there are."""
    left = 0
    for tile in range(TILES):
        for _ in range(counts[tile]):
            bag[left] = tile
            left += 1
    for i in range(left - 1, 0, -1):
        j = below(random, i + 1)
        bag[i], bag[j] = bag[j], bag[i]
    return left


@kernel
def follow_plan(
    rules: Any,
    opinion: Cells,
    board: Cells,
    hands: Cells,
    bag: Cells,
    left: int,
    low: int,
    plan: Cells,
    ahead: int,
    out: Cells,
    points: Cells,
) -> float:
    """Play a plan, draw, and play on: how many points the pair is ahead then, with what its tiles promise."""
    margin = 0.0
    for k in range(2):
        action = plan[ONE + k]
        rack = low + (plan[WHO] if k == 0 else 1 - plan[WHO])
        if is_placement(action):
            margin += worth(rules, board, action)
        make_move(board, hands[rack], action)
    before = left
    left = draw_up(hands[low + plan[WHO]], bag, left)
    left = draw_up(hands[low + 1 - plan[WHO]], bag, left)
    sign, side, idle = -1.0, 2 - low, 0
    if before == 0 and count_left(hands[low]) + count_left(hands[low + 1]) == 0:
        return margin + CLOSING * settle_tiles(rules, hands, side)
    for turn in range(LONGEST_ENDING):
        if turn >= ahead and left > 0:
            break
        empty = left == 0
        who, first, second, gained = greedy_turn(rules, opinion, board, hands, side, left, out, points)
        margin += sign * gained
        idle = idle + 1 if first == PASS and second == PASS else 0
        left = draw_up(hands[side + who], bag, left)
        left = draw_up(hands[side + 1 - who], bag, left)
        if empty and count_left(hands[side]) + count_left(hands[side + 1]) == 0:
            return margin + sign * CLOSING * settle_tiles(rules, hands, 2 - side)
        if idle == 2 and left == 0:
            return margin + settle_tiles(rules, hands, 2 - low) - settle_tiles(rules, hands, low)
        sign, side = -sign, 2 - side
    ours = kept_worth(rules, opinion, hands[low], left) + kept_worth(rules, opinion, hands[low + 1], left)
    theirs = kept_worth(rules, opinion, hands[2 - low], left) + kept_worth(rules, opinion, hands[3 - low], left)
    # the next turn is worth something in itself; that is the same for every plan
    return margin + ours - theirs
