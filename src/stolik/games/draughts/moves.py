"""How pieces move, D2-D7: functions over sets of squares, for the match and for searches alike.

A position is given from the side of the mover: `colour`, its `men` and `kings`, and all pieces of the `enemy`.
"""

from __future__ import annotations

import numpy as np

from stolik.core.bits import count, first
from stolik.core.kernel import Cells, kernel, small_kernel
from stolik.games.draughts.bits import BIT
from stolik.games.draughts.board import NEIGHBOURS, next_to, of
from stolik.games.draughts.captures import add_if, count_captures, list_captures
from stolik.games.draughts.jumps import taken_set
from stolik.games.draughts.shifts import OPPOSITE, before, towards, towards_any
from stolik.games.draughts.state import AT_ONCE, DIRECTIONS, Rules

# D2, D7: moving without capturing


def _dark_steps() -> Cells:
    """Steps as codes, [up 0, down 1][square reached, + 32 if it lies to the west]; 0 where none can end."""
    steps = np.zeros((2, 64), np.int64)
    for way in range(4):
        for to in range(32):
            start = NEIGHBOURS[0, to, OPPOSITE[way]]
            steps[way >> 1, to + 32 * (way & 1)] = 0 if start < 0 else start | to << 6
    return steps


DARK_STEPS = _dark_steps()


@small_kernel
def list_steps(rules: Rules, colour: int, men: int, kings: int, enemy: int, out: Cells) -> int:
    """D2, D7: men step forward; kings any distance, or one square (D11, D13)."""
    empty = ~(men | kings | enemy)
    found = list_dark_steps(rules, colour, men, empty, out) if rules.squares == 32 else 0
    rest = kings if rules.squares == 32 else men | kings
    while rest != 0:
        square = first(rest)
        rest ^= BIT[square]
        king = kings >> square & 1
        ways = rules.king_directions if king else of(rules.steps, colour)
        if king and rules.flying:
            found = list_flights(rules, square, ways, empty, out, found)
        else:
            found = list_short_steps(rules, square, ways, empty, out, found)
    return found


@kernel
def list_flights(rules: Rules, square: int, ways: int, empty: int, out: Cells, found: int) -> int:
    """D7: where a flying king gets from a square."""
    while ways != 0:
        way = first(ways)
        ways ^= BIT[way]
        to = next_to(rules, square, way)
        while to >= 0 and empty >> to & 1:
            if found < len(out):
                out[found] = square | to << 6
            found += 1
            to = next_to(rules, to, way)
    return found


@small_kernel
def list_short_steps(rules: Rules, square: int, ways: int, empty: int, out: Cells, found: int) -> int:
    """D2, D11, D13: where a piece gets by one step."""
    while ways != 0:
        way = first(ways)
        ways ^= BIT[way]
        to = next_to(rules, square, way)
        found = add_if(square | to << 6, (to >= 0) & empty >> (to & 63) & 1, found, out)
    return found


@small_kernel
def list_dark_steps(rules: Rules, colour: int, men: int, empty: int, out: Cells) -> int:
    """D2: the steps of all men on dark squares, a direction at a time; two of them are looked at together."""
    found = 0
    ways = of(rules.steps, colour)
    for up in range(0, 4, 2):
        east = towards(men, up) & empty if ways >> up & 1 else 0
        west = towards(men, up + 1) & empty if ways >> up + 1 & 1 else 0
        rest = east | west << 32
        while rest != 0:
            if found < len(out):
                out[found] = DARK_STEPS[up >> 1, first(rest)]
            rest &= rest - 1
            found += 1
    return found


@small_kernel
def steppers(rules: Rules, squares: int, colour: int, way: int, men: int, kings: int, empty: int) -> int:
    """D2, D7: the pieces that can take a step in a direction."""
    movers = kings if rules.king_directions >> way & 1 else 0
    if of(rules.steps, colour) >> way & 1:
        movers |= men
    return movers & before(squares, empty, way)


@small_kernel
def count_steps_towards(rules: Rules, squares: int, colour: int, way: int, men: int, kings: int, empty: int) -> int:
    """D2, D7: how many ways there are to move in a direction."""
    number: int = count(steppers(rules, squares, colour, way, men, kings, empty))
    if kings != 0 and rules.flying and rules.king_directions >> way & 1:
        front = towards_any(squares, kings, way) & empty
        while front != 0:
            front = towards_any(squares, front, way) & empty
            number += count(front)
    return number


@small_kernel
def count_steps(rules: Rules, colour: int, men: int, kings: int, enemy: int) -> int:
    """D2, D7: how many moves `list_steps` would list."""
    empty = ~(men | kings | enemy)
    number = 0
    if rules.squares == 32:
        for way in range(4):
            number += count_steps_towards(rules, 32, colour, way, men, kings, empty)
    else:
        for way in range(DIRECTIONS):
            number += count_steps_towards(rules, 64, colour, way, men, kings, empty)
    return number


@kernel
def can_step(rules: Rules, colour: int, men: int, kings: int, enemy: int) -> bool:
    """Whether anything can move without capturing."""
    empty = ~(men | kings | enemy)
    reached = 0
    if rules.squares == 32:
        for way in range(4):
            reached |= steppers(rules, 32, colour, way, men, kings, empty)
    else:
        for way in range(DIRECTIONS):
            reached |= steppers(rules, 64, colour, way, men, kings, empty)
    return reached != 0


# everything


@small_kernel
def list_moves(rules: Rules, colour: int, men: int, kings: int, enemy: int, out: Cells, pending: Cells) -> int:
    """D2-D7: everything the mover may do: captures if there are any, else steps."""
    found = list_captures(rules, colour, men, kings, enemy, rules.majority, out, pending)
    return found if found > 0 else list_steps(rules, colour, men, kings, enemy, out)


@small_kernel
def count_moves(rules: Rules, colour: int, men: int, kings: int, enemy: int, out: Cells, pending: Cells) -> int:
    """D2-D7: how many moves `list_moves` would list; what it writes is of no use."""
    number = count_captures(rules, colour, men, kings, enemy, out, pending)
    return number if number > 0 else count_steps(rules, colour, men, kings, enemy)


# D6, D10: crowning


@small_kernel
def is_crowned(rules: Rules, colour: int, men: int, action: int, taken: int) -> bool:
    """D6, D10: whether a move makes a king: where it ends, or in passing.

    In passing no route is needed: to capture on the last rank but one is to land on the last.
    """
    if men >> (action & 63) & 1 == 0:
        return False
    if rules.crowns == AT_ONCE and taken & of(rules.gate, colour) != 0:
        return True
    return bool(of(rules.crowning, colour) >> (action >> 6 & 63) & 1)


@small_kernel
def after_move(
    rules: Rules, colour: int, men: int, kings: int, enemy_men: int, enemy_kings: int, action: int
) -> tuple[int, int, int, int]:
    """D5, D6: men and kings of the mover and of the enemy after a move."""
    start = action & 63
    end = action >> 6 & 63
    taken = taken_set(rules, action >> 12, enemy_men | enemy_kings)
    crowned = is_crowned(rules, colour, men, action, taken)
    if men >> start & 1:
        men ^= BIT[start]
        if crowned:
            kings |= BIT[end]
        else:
            men |= BIT[end]
    else:
        kings = kings ^ BIT[start] | BIT[end]
    return men, kings, enemy_men & ~taken, enemy_kings & ~taken
