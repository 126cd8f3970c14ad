"""How pieces move and capture, D2-D7: functions over sets of squares, for the match and for searches alike.

A position is given from the side of the mover: `colour`, its `men` and `kings`, and all pieces of the `enemy`.
"""

from __future__ import annotations

from stolik.core.kernel import Cells, kernel
from stolik.games.draughts.bits import BIT, count, first
from stolik.games.draughts.shifts import DARK, short_jumpers, towards
from stolik.games.draughts.state import AT_ONCE, STOPS, Rules

# room for one capture: a stack of 26 landing squares at most for each of 16 pieces, then points passed before
STACK, PASSED = 512, 16_384
LONG = 4  # pieces of a capture from which on the same point can be reached in another order


@kernel
def room_for(rules: Rules) -> int:
    """How many places `list_captures` needs to work in; points passed are remembered on 64 squares only."""
    return STACK + (PASSED if rules.squares == 64 else 0)


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


# D2, D7: moving without capturing


@kernel
def list_steps(rules: Rules, colour: int, men: int, kings: int, enemy: int, out: Cells) -> int:
    """D2, D7: men step forward; kings any distance, or one square (D11, D13)."""
    empty = ~(men | kings | enemy)
    found = list_dark_steps(rules, colour, men, empty, out) if rules.squares == 32 else 0
    rest = kings if rules.squares == 32 else men | kings
    while rest != 0:
        square = first(rest)
        rest ^= BIT[square]
        king = kings >> square & 1
        ways = rules.king_directions if king else rules.steps[colour]
        while ways != 0:
            way = first(ways)
            ways ^= BIT[way]
            to = rules.neighbours[square, way]
            while to >= 0 and empty >> to & 1:
                if found < len(out):
                    out[found] = square | to << 6
                found += 1
                if king == 0 or not rules.flying:
                    break
                to = rules.neighbours[to, way]
    return found


@kernel
def list_dark_steps(rules: Rules, colour: int, men: int, empty: int, out: Cells) -> int:
    """D2: the steps of all men on dark squares, a direction at a time."""
    found = 0
    ways = rules.steps[colour]
    while ways != 0:
        way = first(ways)
        ways ^= BIT[way]
        rest = towards(men, way) & empty
        while rest != 0:
            to = first(rest)
            rest ^= BIT[to]
            if found < len(out):
                out[found] = rules.neighbours[to, 3 - way] | to << 6  # 3 - way is the opposite direction
            found += 1
    return found


@kernel
def can_step(rules: Rules, colour: int, men: int, kings: int, enemy: int) -> bool:
    """Whether anything can move without capturing."""
    empty = ~(men | kings | enemy)
    rest = men | kings
    if rules.squares == 32:
        for way in range(4):
            movers = kings if rules.king_directions >> way & 1 else 0
            if rules.steps[colour] >> way & 1:
                movers |= men
            if towards(movers, way) & empty != 0:
                return True
        return False
    while rest != 0:
        square = first(rest)
        rest ^= BIT[square]
        ways = rules.king_directions if kings >> square & 1 else rules.steps[colour]
        while ways != 0:
            way = first(ways)
            ways ^= BIT[way]
            to = rules.neighbours[square, way]
            if to >= 0 and empty >> to & 1:
                return True
    return False


# D3, D5, D7: one jump


@kernel
def prey_along(rules: Rules, square: int, way: int, flies: bool, prey: int, empty: int) -> int:
    """D3, D7: the piece that can be jumped in a direction, or -1; captured ones block until the move is over (D5)."""
    over: int = rules.neighbours[square, way]
    if flies:
        while over >= 0 and empty >> over & 1:
            over = rules.neighbours[over, way]
    if over >= 0 and prey >> over & 1:
        beyond = rules.neighbours[over, way]
        if beyond >= 0 and empty >> beyond & 1:
            return over
    return -1


@kernel
def can_jump(rules: Rules, colour: int, square: int, king: int, prey: int, empty: int) -> bool:
    """D3: whether a piece on this square could capture one of `prey`."""
    ways = rules.king_directions if king != 0 else rules.jumps[colour]
    flies = king != 0 and rules.flying
    while ways != 0:
        way = first(ways)
        ways ^= BIT[way]
        if prey_along(rules, square, way, flies, prey, empty) >= 0:
            return True
    return False


@kernel
def crowned_at_once(rules: Rules, colour: int, square: int, king: int) -> int:
    """D10: 1 if a piece that lands here in mid-capture goes on as a king."""
    if king == 0 and rules.crowns == AT_ONCE:
        king = rules.crowning[colour] >> square & 1
    return king


@kernel
def must_stop(rules: Rules, colour: int, square: int, king: int) -> bool:
    """D13, D14: a man that lands on the last rank stops there, where the variant says so."""
    return rules.crowns == STOPS and king == 0 and bool(rules.crowning[colour] >> square & 1)


# D3-D5, D7: whole captures


@kernel
def push_jumps(
    rules: Rules, colour: int, square: int, taken: int, king: int, enemy: int, empty: int, pending: Cells, top: int
) -> int:
    """D3, D5, D7: put every next jump of a capture on the stack; return its new top.

    D7: of several landing squares behind a piece a king must choose one from which it can go on.
    """
    if must_stop(rules, colour, square, king):
        return top
    flies = king != 0 and rules.flying
    ways = rules.king_directions if king != 0 else rules.jumps[colour]
    while ways != 0:
        way = first(ways)
        ways ^= BIT[way]
        over = prey_along(rules, square, way, flies, enemy & ~taken, empty)
        if over < 0:
            continue
        more = taken | BIT[over]
        going_on = False
        landing = rules.neighbours[over, way]
        while flies and not going_on and landing >= 0 and empty >> landing & 1:
            going_on = can_jump(rules, colour, landing, king, enemy & ~more, empty)
            landing = rules.neighbours[landing, way]
        landing = rules.neighbours[over, way]
        while landing >= 0 and empty >> landing & 1:
            if not going_on or can_jump(rules, colour, landing, king, enemy & ~more, empty):
                pending[top, 0] = landing
                pending[top, 1] = more
                pending[top, 2] = crowned_at_once(rules, colour, landing, king)
                top += 1
            if not flies:
                break
            landing = rules.neighbours[landing, way]
    return top


@kernel
def list_captures(
    rules: Rules, colour: int, men: int, kings: int, enemy: int, majority: bool, out: Cells, pending: Cells
) -> int:
    """D3-D5: every complete capture once; with `majority` only those that take the most pieces."""
    found = 0
    most = 0
    rest = jumpers(rules, colour, men, kings, enemy)
    while rest != 0:
        start = first(rest)
        rest ^= BIT[start]
        king = kings >> start & 1
        empty = ~((men | kings) ^ BIT[start] | enemy)
        own = found  # where this piece's captures begin
        forgotten = False
        top = push_jumps(rules, colour, start, 0, king, enemy, empty, pending, 0)
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


@kernel
def jumpers(rules: Rules, colour: int, men: int, kings: int, enemy: int) -> int:
    """D3: the pieces that can begin a capture; flying kings and the 64 squares are looked at one by one."""
    empty = ~(men | kings | enemy)
    found = 0
    rest = men | kings
    if rules.squares == 32:
        found = men & short_jumpers(rules.jumps[colour], enemy, empty & DARK)
        rest = kings
        if not rules.flying:
            found |= kings & short_jumpers(rules.king_directions, enemy, empty & DARK)
            rest = 0
    while rest != 0:
        square = first(rest)
        rest ^= BIT[square]
        if can_jump(rules, colour, square, kings >> square & 1, enemy, empty):
            found |= BIT[square]
    return found


@kernel
def list_moves(rules: Rules, colour: int, men: int, kings: int, enemy: int, out: Cells, pending: Cells) -> int:
    """D2-D7: everything the mover may do: captures if there are any, else steps."""
    found = list_captures(rules, colour, men, kings, enemy, rules.majority, out, pending)
    return found if found > 0 else list_steps(rules, colour, men, kings, enemy, out)


# D6, D10: crowning


@kernel
def is_crowned(rules: Rules, colour: int, men: int, action: int, taken: int) -> bool:
    """D6, D10: whether a move makes a king: where it ends, or in passing.

    In passing no route is needed: to capture on the last rank but one is to land on the last.
    """
    if men >> (action & 63) & 1 == 0:
        return False
    if rules.crowns == AT_ONCE and taken & rules.gate[colour] != 0:
        return True
    return bool(rules.crowning[colour] >> (action >> 6 & 63) & 1)


@kernel
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
