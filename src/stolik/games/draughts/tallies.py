"""How many captures there are, D3 and D4, found from sets of squares where nothing need be listed for it.

A position is given from the side of the mover: `colour`, its `men` and `kings`, and all pieces of the `enemy`.
"""

from __future__ import annotations

from stolik.core.bits import count
from stolik.core.kernel import kernel, small_kernel
from stolik.games.draughts.board import of
from stolik.games.draughts.jumps import flying_jumpers
from stolik.games.draughts.shifts import leapers, towards_any
from stolik.games.draughts.state import AT_ONCE, DIRECTIONS, STOPS, Rules


@small_kernel
def landings(squares: int, way: int, starts: int) -> int:
    """Where short jumps in a direction end."""
    return towards_any(squares, towards_any(squares, starts, way), way)


@small_kernel
def plain_captures(rules: Rules, colour: int, men: int, kings: int, enemy: int) -> int:
    """D3: how many captures there are if each is a short jump that cannot go on; -1 if one might be more than that."""
    flying = kings if rules.flying else 0
    if flying != 0 and flying_jumpers(rules.squares, rules.king_directions, kings, enemy, ~(men | kings | enemy)) != 0:
        return -1
    if rules.squares == 32:
        return plain_captures_on(rules, 32, 4, colour, men, kings, enemy)
    return plain_captures_on(rules, 64, DIRECTIONS, colour, men, kings, enemy)


@small_kernel
def plain_captures_on(rules: Rules, squares: int, ways: int, colour: int, men: int, kings: int, enemy: int) -> int:
    """The same on a board that is known while compiling.

    A second jump never ends where the first began: it would take the same piece again.
    """
    empty = ~(men | kings | enemy)
    number, reached, reached_by_kings, on, on_by_kings = 0, 0, 0, 0, 0
    for way in range(ways):
        leaps = leapers(squares, way, enemy, empty)
        if of(rules.jumps, colour) >> way & 1:
            number += count(leaps & men)
            reached |= landings(squares, way, leaps & men)
            on |= leaps
        if kings != 0 and rules.king_directions >> way & 1:
            number += count(leaps & kings)
            reached_by_kings |= landings(squares, way, leaps & kings)
            on_by_kings |= leaps
    last = of(rules.crowning, colour)
    if rules.crowns == AT_ONCE and reached & last != 0:
        return -1
    if rules.crowns == STOPS:
        reached &= ~last
    return -1 if reached & on != 0 or reached_by_kings & on_by_kings != 0 else number


@small_kernel
def few_captures(rules: Rules, colour: int, men: int, kings: int, enemy: int) -> int:
    """D3, D4: how many captures there are on dark squares if none takes more than two pieces; -1 if one might."""
    empty = ~(men | kings | enemy)
    last = of(rules.crowning, colour)
    flying = kings if rules.flying else 0
    if flying != 0 and flying_jumpers(32, rules.king_directions, kings, enemy, empty) != 0:
        return -1
    by_men = two_jumps(of(rules.jumps, colour), men, last, rules.crowns, enemy, empty)
    by_kings = two_jumps(rules.king_directions, kings ^ flying, 0, rules.crowns, enemy, empty) if kings != flying else 0
    if by_men < 0 or by_kings < 0:
        return -1
    ones, twos = (by_men & 63) + (by_kings & 63), (by_men >> 6) + (by_kings >> 6)
    return twos if rules.majority and twos > 0 else ones + twos


@kernel
def two_jumps(ways: int, movers: int, last: int, crowns: int, enemy: int, empty: int) -> int:
    """D3: the short jumps that cannot go on, + 64 for each two that cannot; -1 if two might, or if a crown changes it.

    The second jump needs no look at the square that the first has left: it would have to go back there. For the third,
    all movers count as gone, which is more than can be, and only the way straight back is known to be none.
    """
    stop = last if crowns == STOPS else 0
    gone = empty | movers
    twos, on, landed, more = 0, 0, 0, 0
    for then in range(4):
        leaps = leapers(32, then, enemy, empty) & -(ways >> then & 1)
        on |= leaps
        landed = 0
        for way in range(4):
            reached = landings(32, way, leapers(32, way, enemy, empty) & movers & -(ways >> way & 1))
            twos += count(reached & leaps & ~stop)
            landed |= reached
        ends = landings(32, then, landed & leaps & ~stop)
        if crowns == AT_ONCE:
            more |= (landed | ends) & last
        for third in range(4):
            if third != 3 - then:  # straight back
                more |= ends & ~stop & leapers(32, third, enemy, gone) & -(ways >> third & 1)
    ones = 0
    for way in range(4):
        reached = landings(32, way, leapers(32, way, enemy, empty) & movers & -(ways >> way & 1))
        ones += count(reached & (~on | stop))
    return -1 if more != 0 else ones | twos << 6
