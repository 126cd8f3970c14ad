"""One jump of a capture, D3-D5 and D7: functions over sets of squares, for the match and for searches alike.

A position is given from the side of the mover: `colour`, its `men` and `kings`, and all pieces of the `enemy`.
"""

from __future__ import annotations

from stolik.core.bits import first
from stolik.core.kernel import kernel, small_kernel
from stolik.games.draughts.bits import BIT
from stolik.games.draughts.board import next_to, of
from stolik.games.draughts.shifts import OPPOSITE, leapers, towards_any
from stolik.games.draughts.state import AT_ONCE, DIRECTIONS, STOPS, Rules

# codes


@kernel
def taken_code(rules: Rules, taken: int, enemy: int) -> int:
    """A set of captured squares as moves hold it."""
    if rules.squares == 32:
        return taken
    code = 0
    at = 0
    rest = enemy
    while rest != 0:
        square = first(rest)
        rest ^= BIT[square]
        code |= (taken >> square & 1) << at
        at += 1
    return code


@kernel
def taken_set(rules: Rules, code: int, enemy: int) -> int:
    """The captured squares of a move; pieces that are not there are left out."""
    if rules.squares == 32:
        return code & enemy
    taken = 0
    at = 0
    rest = enemy
    while rest != 0 and code >> at != 0:
        square = first(rest)
        rest ^= BIT[square]
        if code >> at & 1:
            taken |= BIT[square]
        at += 1
    return taken


# D3, D5, D7: one jump


@small_kernel
def prey_along(rules: Rules, square: int, way: int, flies: bool, prey: int, empty: int) -> int:
    """D3, D7: the piece that can be jumped in a direction, or -1; captured ones block until the move is over (D5)."""
    over: int = next_to(rules, square, way)
    if flies:
        while over >= 0 and empty >> over & 1:
            over = next_to(rules, over, way)
    if over >= 0 and prey >> over & 1:
        beyond = next_to(rules, over, way)
        if beyond >= 0 and empty >> beyond & 1:
            return over
    return -1


@small_kernel
def can_jump(rules: Rules, colour: int, square: int, king: int, prey: int, empty: int) -> bool:
    """D3: whether a piece on this square could capture one of `prey`."""
    ways = rules.king_directions if king != 0 else of(rules.jumps, colour)
    flies = king != 0 and rules.flying
    while ways != 0:
        way = first(ways)
        ways ^= BIT[way]
        if prey_along(rules, square, way, flies, prey, empty) >= 0:
            return True
    return False


@small_kernel
def crowned_at_once(rules: Rules, colour: int, square: int, king: int) -> int:
    """D10: 1 if a piece that lands here in mid-capture goes on as a king."""
    if king == 0 and rules.crowns == AT_ONCE:
        king = of(rules.crowning, colour) >> square & 1
    return king


@small_kernel
def must_stop(rules: Rules, colour: int, square: int, king: int) -> bool:
    """D13, D14: a man that lands on the last rank stops there, where the variant says so."""
    return rules.crowns == STOPS and king == 0 and bool(of(rules.crowning, colour) >> square & 1)


# D3: first jumps, all at once


@kernel
def flying_jumpers(squares: int, ways: int, kings: int, prey: int, empty: int) -> int:
    """D7: the flying kings that can take one of `prey`; found from behind."""
    found = 0
    for way in range(DIRECTIONS):
        front = leapers(squares, way, prey, empty) if ways >> way & 1 else 0
        while front != 0:
            found |= front & kings
            front = towards_any(squares, front & empty, OPPOSITE[way])
    return found


@small_kernel
def short_jumpers(rules: Rules, squares: int, ways: int, colour: int, men: int, kings: int, enemy: int) -> int:
    """D3: the men that can begin a capture, and the kings where they do not fly, on a board known while compiling."""
    empty = ~(men | kings | enemy)
    kings = 0 if rules.flying else kings
    found = 0
    for way in range(ways):
        found |= jumpers_towards(rules, squares, colour, way, men, kings, enemy, empty)
    return found


@small_kernel
def jumpers_towards(
    rules: Rules, squares: int, colour: int, way: int, men: int, kings: int, enemy: int, empty: int
) -> int:
    """D3: the men, and kings that do not fly, that can jump in a direction."""
    movers = men if of(rules.jumps, colour) >> way & 1 else 0
    if rules.king_directions >> way & 1:
        movers |= kings
    return movers & leapers(squares, way, enemy, empty)


@kernel
def jumpers(rules: Rules, colour: int, men: int, kings: int, enemy: int) -> int:
    """D3: the pieces that can begin a capture."""
    found = 0
    if rules.squares == 32:
        found = short_jumpers(rules, 32, 4, colour, men, kings, enemy)
    else:
        found = short_jumpers(rules, 64, DIRECTIONS, colour, men, kings, enemy)
    if kings != 0 and rules.flying:
        found |= flying_jumpers(rules.squares, rules.king_directions, kings, enemy, ~(men | kings | enemy))
    return found
