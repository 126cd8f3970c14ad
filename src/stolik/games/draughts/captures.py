"""Whole captures, D3-D5 and D7: functions over sets of squares, for the match and for searches alike.

A position is given from the side of the mover: `colour`, its `men` and `kings`, and all pieces of the `enemy`.
"""

from __future__ import annotations

import numpy as np

from stolik.core.bits import count, first
from stolik.core.kernel import Cells, kernel, small_kernel
from stolik.games.draughts.bits import BIT
from stolik.games.draughts.board import NEIGHBOURS, next_to, of
from stolik.games.draughts.jumps import (
    can_jump,
    crowned_at_once,
    jumpers,
    jumpers_towards,
    must_stop,
    prey_along,
    taken_code,
)
from stolik.games.draughts.state import DIRECTIONS, Rules
from stolik.games.draughts.tallies import few_captures, plain_captures

# room for one capture: a stack of 26 landing squares at most for each of 16 pieces, then points passed before
STACK, PASSED = 512, 16_384
LONG = 4  # pieces of a capture from which on the same point can be reached in another order


def _dark_jumps() -> Cells:
    """Short jumps on dark squares as codes, by direction and where they begin; 0 where none can end."""
    jumps = np.zeros((4, 32), np.int64)
    for way in range(4):
        for start in range(32):
            over = NEIGHBOURS[0, start, way]
            end = NEIGHBOURS[0, over, way] if over >= 0 else -1
            jumps[way, start] = start | end << 6 | 1 << over + 12 if end >= 0 else 0
    return jumps


DARK_JUMPS = _dark_jumps()


@kernel
def room_for(rules: Rules) -> int:
    """How many places `list_captures` needs to work in; points passed are remembered on 64 squares only."""
    return STACK + (PASSED if rules.squares == 64 else 0)


@small_kernel
def push_jumps(
    rules: Rules, colour: int, square: int, taken: int, king: int, enemy: int, empty: int, pending: Cells, top: int
) -> int:
    """D3, D5, D7: put every next jump of a capture on the stack; return its new top.

    D7: of several landing squares behind a piece a king must choose one from which it can go on.
    """
    if must_stop(rules, colour, square, king):
        return top
    flies = king != 0 and rules.flying
    ways = rules.king_directions if king != 0 else of(rules.jumps, colour)
    while ways != 0:
        way = first(ways)
        ways ^= BIT[way]
        over = prey_along(rules, square, way, flies, enemy & ~taken, empty)
        if over < 0:
            continue
        more = taken | BIT[over]
        going_on = False
        landing = next_to(rules, over, way)
        while flies and not going_on and landing >= 0 and empty >> landing & 1:
            going_on = can_jump(rules, colour, landing, king, enemy & ~more, empty)
            landing = next_to(rules, landing, way)
        landing = next_to(rules, over, way)
        while landing >= 0 and empty >> landing & 1:
            if not going_on or can_jump(rules, colour, landing, king, enemy & ~more, empty):
                pending[top, 0] = landing
                pending[top, 1] = more
                pending[top, 2] = crowned_at_once(rules, colour, landing, king)
                top += 1
            if not flies:
                break
            landing = next_to(rules, landing, way)
    return top


@small_kernel
def list_captures(
    rules: Rules, colour: int, men: int, kings: int, enemy: int, majority: bool, out: Cells, pending: Cells
) -> int:
    """D3-D5: every complete capture once; with `majority` only those that take the most pieces."""
    plain = plain_captures(rules, colour, men, kings, enemy)
    if plain == 0:
        return 0
    if plain > 0:
        return list_plain_captures(rules, colour, men, kings, enemy, out)
    return list_long_captures(rules, colour, men, kings, enemy, majority, out, pending)


@kernel
def list_long_captures(
    rules: Rules, colour: int, men: int, kings: int, enemy: int, majority: bool, out: Cells, pending: Cells
) -> int:
    """D3-D5, D7: the same where a capture may go on, or a king flies."""
    found = 0
    most = 0
    rest = jumpers(rules, colour, men, kings, enemy)
    while rest != 0:
        start = first(rest)
        rest ^= BIT[start]
        empty = ~((men | kings) ^ BIT[start] | enemy)
        own = found  # where this piece's captures begin
        forgotten = False
        pending[0, 0], pending[0, 1], pending[0, 2] = start, 0, kings >> start & 1
        top = 1
        while top > 0:
            top -= 1
            square = pending[top, 0]
            taken = pending[top, 1]
            if rules.squares == 64 and count(taken) >= LONG:
                if not forgotten:
                    pending[STACK:, 0] = -1
                    forgotten = True
                if passed_before(square, taken, pending):
                    continue
            higher = push_jumps(rules, colour, square, taken, pending[top, 2], enemy, empty, pending, top)
            if higher > top:
                top = higher
                continue
            number = count(taken)
            if majority and number > most:
                found = 0
                own = 0
                most = number
            if not majority or number == most:
                found = add_once(start | square << 6 | taken_code(rules, taken, enemy) << 12, own, found, out)
    return found


@kernel
def passed_before(square: int, taken: int, pending: Cells) -> bool:
    """Whether a capture has gone on from this point already; a shortcut only, for what is overwritten is forgotten.

    Without it sixteen men in the way of a flying king keep it busy for seconds.
    """
    place = STACK + ((taken ^ taken >> 11 ^ taken >> 23 ^ taken >> 37 ^ taken >> 51 ^ square * 61) & (PASSED - 1))
    if pending[place, 0] == square and pending[place, 1] == taken:
        return True
    pending[place, 0] = square
    pending[place, 1] = taken
    return False


@kernel
def add_once(code: int, own: int, found: int, out: Cells) -> int:
    """Write a capture unless the same piece has it already; return how many there are."""
    for i in range(own, min(found, len(out))):
        if out[i] == code:
            return found
    if found < len(out):
        out[found] = code
    return found + 1


@small_kernel
def list_plain_captures(rules: Rules, colour: int, men: int, kings: int, enemy: int, out: Cells) -> int:
    """D3: the captures of one piece each, where there are no others."""
    if rules.squares == 32:
        return list_dark_jumps(rules, colour, men, kings, enemy, out)
    return list_jumps(rules, colour, men, kings, enemy, out)


@small_kernel
def list_dark_jumps(rules: Rules, colour: int, men: int, kings: int, enemy: int, out: Cells) -> int:
    """D3: the same on dark squares."""
    empty = ~(men | kings | enemy)
    kings = 0 if rules.flying else kings
    north_east = jumpers_towards(rules, 32, colour, 0, men, kings, enemy, empty)
    north_west = jumpers_towards(rules, 32, colour, 1, men, kings, enemy, empty)
    south_east = jumpers_towards(rules, 32, colour, 2, men, kings, enemy, empty)
    south_west = jumpers_towards(rules, 32, colour, 3, men, kings, enemy, empty)
    found = 0
    rest = north_east | north_west | south_east | south_west
    while rest != 0:
        start = first(rest)
        rest &= rest - 1
        # in this order, as long captures come off their stack
        found = add_if(DARK_JUMPS[3, start], south_west >> start & 1, found, out)
        found = add_if(DARK_JUMPS[2, start], south_east >> start & 1, found, out)
        found = add_if(DARK_JUMPS[1, start], north_west >> start & 1, found, out)
        found = add_if(DARK_JUMPS[0, start], north_east >> start & 1, found, out)
    return found


@small_kernel
def add_if(code: int, can: int, found: int, out: Cells) -> int:
    """Add a move if `can` is 1; it is written anyhow, and the next takes its place: that need not be foreseen."""
    if found < len(out):
        out[found] = code
    return found + can


@kernel
def list_jumps(rules: Rules, colour: int, men: int, kings: int, enemy: int, out: Cells) -> int:
    """D3: the same on all squares."""
    empty = ~(men | kings | enemy)
    found = 0
    rest = jumpers(rules, colour, men, kings, enemy)
    while rest != 0:
        start = first(rest)
        rest ^= BIT[start]
        ways = rules.king_directions if kings >> start & 1 else of(rules.jumps, colour)
        for way in range(DIRECTIONS - 1, -1, -1):
            if ways >> way & 1 == 0:
                continue
            over = prey_along(rules, start, way, False, enemy, empty)
            if over >= 0:
                if found < len(out):
                    out[found] = start | next_to(rules, over, way) << 6 | taken_code(rules, BIT[over], enemy) << 12
                found += 1
    return found


@small_kernel
def count_captures(rules: Rules, colour: int, men: int, kings: int, enemy: int, out: Cells, pending: Cells) -> int:
    """D3-D5: how many captures `list_captures` would list; it is asked where one of them goes on and on."""
    number = plain_captures(rules, colour, men, kings, enemy)
    if number < 0 and rules.squares == 32:
        number = few_captures(rules, colour, men, kings, enemy)
    return number if number >= 0 else list_long_captures(rules, colour, men, kings, enemy, rules.majority, out, pending)
