"""Why a move is not allowed: the rule that forbids it, D1-D14, the most telling one first.

What a capture breaks is found by looking for its way without one rule after the other.
"""

from __future__ import annotations

import numpy as np

from stolik.core.bits import count
from stolik.core.kernel import kernel
from stolik.games.draughts.bits import BIT
from stolik.games.draughts.board import of
from stolik.games.draughts.jumps import can_jump, must_stop
from stolik.games.draughts.moves import is_crowned
from stolik.games.draughts.route import (
    AGAIN,
    BRIEFLY,
    CROWNED_BETWEEN,
    EVERY_WAY,
    LEAPS,
    LIFTED,
    PAST_LAST_RANK,
    find_route,
)
from stolik.games.draughts.state import AT_ONCE, STOPS, Rules

# rule number * 100 + reason
NO_SUCH_SEAT, NOT_YOUR_TURN, NO_SUCH_MOVE, NO_PIECE, ENEMY_PIECE = 101, 102, 103, 104, 105
NOT_EMPTY, NO_STEP = 201, 202
MUST_CAPTURE, GOES_ON, NO_CAPTURE = 301, 302, 303
MAJORITY, STILL_THERE, JUMPED_TWICE, NOT_CROWNED = 401, 501, 502, 601
WON, DRAWN, GOES_ON_AS_KING = 801, 901, 1001
LANDING, FIVE_WAYS, FORWARD_ONLY = 710, 1310, 1410

# of the rule that says how kings move and are made, which is not the same in all games
MOVES_FAR, MOVES_SHORT, CAPTURES_FAR, CAPTURES_SHORT, STOPS_THERE = 1, 2, 3, 4, 5


@kernel
def of_kings(rules: Rules, reason: int) -> int:
    """D7, D11, D13, D14: a reason under the number of the rule where this game speaks of kings."""
    return 100 * rules.kings_rule + reason


@kernel
def why_no_step(rules: Rules, kings: int, everybody: int, start: int, end: int) -> int:
    """D2, D7: why a piece cannot move there without capturing."""
    if everybody >> end & 1:
        return NOT_EMPTY
    if kings >> start & 1:
        return of_kings(rules, MOVES_FAR if rules.flying else MOVES_SHORT)
    return NO_STEP


@kernel
def why_no_capture(
    rules: Rules, colour: int, men: int, kings: int, enemy: int, start: int, end: int, taken: int, most: int
) -> int:
    """D3-D7: why these pieces cannot be captured, or not so; `most`: how many can be."""
    if leads(rules, colour, men, kings, enemy, start, end, taken, 0):
        return why_not_enough(rules, colour, men, kings, enemy, start, end, taken, most)
    if leads(rules, colour, men, kings, enemy, start, end, taken, LIFTED):
        return STILL_THERE
    if leads(rules, colour, men, kings, enemy, start, end, taken, AGAIN):
        return JUMPED_TWICE
    if kings >> start & 1:
        return of_kings(rules, CAPTURES_FAR if rules.flying else CAPTURES_SHORT)
    onward = PAST_LAST_RANK | CROWNED_BETWEEN
    if rules.crowns == STOPS and (
        leads(rules, colour, men, kings, enemy, start, end, taken, PAST_LAST_RANK)
        or leads(rules, colour, men, kings, enemy, start, end, taken, onward)
    ):
        return of_kings(rules, STOPS_THERE)
    if leads(rules, colour, men, kings, enemy, start, end, taken, CROWNED_BETWEEN):
        return NOT_CROWNED
    if leads(rules, colour, men, kings, enemy, start, end, taken, EVERY_WAY):
        return FORWARD_ONLY if of(rules.jumps, colour) == of(rules.steps, colour) else FIVE_WAYS
    return NO_CAPTURE


@kernel
def leads(
    rules: Rules, colour: int, men: int, kings: int, enemy: int, start: int, end: int, taken: int, without: int
) -> bool:
    """Whether a way leads there over just these pieces, if some rules are not heeded, as far as one cares to look."""
    path = np.zeros((LEAPS + 1, 2), np.int64)
    return bool(find_route(rules, colour, men, kings, enemy, start, end, taken, path, 0, without | BRIEFLY) > 0)


@kernel
def why_not_enough(
    rules: Rules, colour: int, men: int, kings: int, enemy: int, start: int, end: int, taken: int, most: int
) -> int:
    """D3, D4, D7, D10: why a capture that can be made so far may not be made so."""
    king = kings >> start & 1
    crowned = rules.crowns == AT_ONCE and is_crowned(rules, colour, men, start | end << 6, taken)
    prey, empty = enemy & ~taken, ~((men | kings) ^ BIT[start] | enemy)
    if not must_stop(rules, colour, end, king):
        if can_jump(rules, colour, end, king, prey, empty):
            return GOES_ON
        if crowned and can_jump(rules, colour, end, 1, prey, empty):
            return GOES_ON_AS_KING
    return MAJORITY if most > count(taken) else LANDING
