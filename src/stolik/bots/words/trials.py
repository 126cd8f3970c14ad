"""Trying plans in imagined worlds: how they fare when the opponents, and then the pair again, play on greedily."""

from __future__ import annotations

from typing import Any

import numpy as np

from stolik.bots.words.moves import MOST, is_placement, kept_worth, make_move
from stolik.bots.words.plans import CLOSING, ONE, TWO, WHO, count_left, greedy_turn, settle_tiles
from stolik.bots.words.worlds import World, copy_world, empty_world, fill_up, imagine
from stolik.core.kernel import Cells, kernel
from stolik.games.words.placing import worth
from stolik.games.words.state import EMPTY, EXCHANGE, PASS, SECOND, TILE
from stolik.games.words.tiles import RACK

LONGEST_ENDING = 12  # turns looked ahead when the bag is empty


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
    world, tried = empty_world(), empty_world()
    dealt = np.empty_like(states)
    margins = np.zeros((worlds, len(plans)))
    out, points = np.empty(MOST, np.int64), np.empty(MOST, np.int16)
    second = states[0].stage == SECOND
    for w in range(worlds):
        dealt[0] = states[0]
        imagine(rules, dealt[0], seat, random, world)
        for i in range(len(plans)):
            if alive[i]:
                copy_world(world, tried)
                margins[w, i] = follow_plan(rules, opinion, tried, seat & 2, second, plans[i], ahead, out, points)
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
def follow_plan(
    rules: Any,
    opinion: Cells,
    world: World,
    low: int,
    second: bool,
    plan: Cells,
    ahead: int,
    out: Cells,
    points: Cells,
) -> float:
    """Play a plan, draw, and play on: how many points the pair is ahead then, with what its tiles promise.

    `second`: the partner has made the first move, and the plan is for the second alone.
    """
    hands = world.hands
    margin = float(make_moves(rules, world, low, plan))
    closes = world.left[0] == 0 and has_closed(world, low)
    draw_for_plan(world, low, second, plan)
    sign, side, idle = -1.0, 2 - low, 0
    if closes:
        return margin + CLOSING * settle_tiles(rules, hands, side)
    for turn in range(LONGEST_ENDING):
        if turn >= ahead and world.left[0] > 0:
            break
        empty = world.left[0] == 0
        gained, passed = play_turn(rules, opinion, world, side, out, points)
        margin += sign * gained
        idle = idle + 1 if passed else 0
        if empty and has_closed(world, side):
            return margin + sign * CLOSING * settle_tiles(rules, hands, 2 - side)
        if idle == 2 and world.left[0] == 0:
            return margin + settle_tiles(rules, hands, 2 - low) - settle_tiles(rules, hands, low)
        sign, side = -sign, 2 - side
    left = world.left[0]
    ours = kept_worth(rules, opinion, hands[low], left) + kept_worth(rules, opinion, hands[low + 1], left)
    theirs = kept_worth(rules, opinion, hands[2 - low], left) + kept_worth(rules, opinion, hands[3 - low], left)
    # the next turn is worth something in itself; that is the same for every plan
    return margin + ours - theirs


@kernel
def has_closed(world: World, low: int) -> bool:
    """W18: whether a pair has no tiles left."""
    return bool(count_left(world.hands[low]) + count_left(world.hands[low + 1]) == 0)


@kernel
def make_moves(rules: Any, world: World, low: int, plan: Cells) -> int:
    """Make the moves of a plan; return their points."""
    gained = 0
    for k in range(2):
        action = plan[ONE + k]
        mover = low + (plan[WHO] if k == 0 else 1 - plan[WHO])
        if is_placement(action):
            gained += worth(rules, world.board, action)
        make_move(world.board, world.hands[mover], action)
    return gained


@kernel
def draw_for_plan(world: World, low: int, second: bool, plan: Cells) -> None:
    """W16: the first mover draws, then the second; what the first of them gave away before goes in between."""
    mine, other = low + plan[WHO], low + 1 - plan[WHO]
    if not second:
        fill_up(world, mine, plan[ONE])
        fill_up(world, other, plan[TWO])
        return
    given = EXCHANGE
    for k in range(RACK):
        given |= int(world.aside[k]) << TILE * k
        world.aside[k] = EMPTY
    fill_up(world, other, given)
    fill_up(world, mine, plan[ONE])


@kernel
def play_turn(rules: Any, opinion: Cells, world: World, side: int, out: Cells, points: Cells) -> tuple[int, bool]:
    """W14, W16, W19: a pair plays greedily and draws; what it gains, and whether it could have laid nothing."""
    hands, pair = world.hands, side >> 1
    single = world.lost[pair] > 0
    if single:
        world.lost[pair] -= 1
        if count_left(hands[side]) == 0 or count_left(hands[side + 1]) == 0:
            return 0, False  # the only move is struck; the next turn may bring something
    who, first, second, gained = greedy_turn(
        rules, opinion, world.board, hands, side, world.left[0], single, out, points
    )
    fill_up(world, side + who, first)
    fill_up(world, side + 1 - who, second)
    return gained, first == PASS and second == PASS
