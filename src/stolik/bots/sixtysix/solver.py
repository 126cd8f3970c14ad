"""Exact endings of Sixty-six: when nobody draws any more and both hands are known, what a deal is worth.

Alpha-beta over game points (-3..3, seen from seat 0) with an explicit stack, one level a card. Points
never shrink, so the present ones bound what can still be won; most levels are cut by that. Declaring is an
option of every lead: true it is best at once, and a false one may be the smaller loss.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from stolik.core.contract import HIDDEN
from stolik.core.errors import NotPossible
from stolik.core.game import Game
from stolik.core.kernel import Cells, kernel
from stolik.core.story import NOBODY
from stolik.games.sixtysix.payment import paid_by_points
from stolik.games.sixtysix.rules import apply
from stolik.games.sixtysix.state import CARDS, ENOUGH, LAST_TRICK, NO_CARD, PLAYING, RANKS, Rules, State
from stolik.games.sixtysix.tricks import beats, cards_of, points_of, suit_of

LEVELS = 2 * CARDS + 2
WORST, BEST = -3, 3
# the columns of a level
HAND0, HAND1, LEADER, LED, POINTS0, POINTS1, WAITS0, WAITS1, TRICKS0, TRICKS1, LEFT, ALPHA, BETA, VALUE = range(14)
COLUMNS = 14


@kernel
def top(cards: int) -> int:
    """The highest card of a set that is not empty."""
    card = 0
    if cards >> 12:
        card, cards = 12, cards >> 12
    if cards >> 6:
        card, cards = card + 6, cards >> 6
    if cards >> 3:
        card, cards = card + 3, cards >> 3
    return card + (2 if cards >> 2 else cards >> 1)


@kernel
def points_in(cards: int) -> int:
    """S1: the points of a set of cards."""
    points = 0
    while cards:
        card = top(cards)
        points += points_of(card)
        cards ^= 1 << card
    return points


@kernel
def may_answer(hand: int, led: int, trump: int) -> int:
    """S6: the cards of a hand that may answer a lead in the second part."""
    same = hand & cards_of(suit_of(led))
    higher = same >> led + 1 << led + 1
    if higher != 0:
        return higher
    if same != 0:
        return same
    trumps = hand & cards_of(trump)
    return trumps if trumps != 0 else hand


@kernel
def winners(mine: int, other: int, trump: int) -> int:
    """The cards of a leader that are sure to take their trick."""
    sure = 0
    for suit in range(4):
        suited = cards_of(suit)
        held = mine & suited
        if held != 0:
            against = other & suited
            if against != 0:
                highest = top(against)
                sure |= held >> highest + 1 << highest + 1
            elif suit == trump or other & cards_of(trump) == 0:
                sure |= held
    return sure


@kernel
def next_card(level: Cells, trump: int) -> int:
    """The most promising card left: of a leader a sure trick or the cheapest, of the other the dearest winner."""
    left, led = level[LEFT], level[LED]
    if led == NO_CARD:
        mine, other = (level[HAND0], level[HAND1]) if level[LEADER] == 0 else (level[HAND1], level[HAND0])
        sure = winners(mine, other, trump) & left
        if sure:
            trumps = sure & cards_of(trump)
            return top(trumps) if trumps else dearest(sure)
        return cheapest(left)
    best = dearest(left)
    return best if beats(trump, led, best) else cheapest(left)


@kernel
def dearest(cards: int) -> int:
    """The card of most points."""
    best, most = top(cards), -1
    while cards:
        card = top(cards)
        cards ^= 1 << card
        if card % RANKS > most:
            best, most = card, card % RANKS
    return best


@kernel
def cheapest(cards: int) -> int:
    """The card of fewest points."""
    best, least = top(cards), RANKS
    while cards:
        card = top(cards)
        cards ^= 1 << card
        if card % RANKS < least:
            best, least = card, card % RANKS
    return best


@kernel
def signed(seat: int, paid: int) -> int:
    """Game points of a seat as seat 0 sees them."""
    return paid if seat == 0 else -paid


@kernel
def paid_for_failure(level: Cells, seat: int, closer: int, tricks_then: int) -> int:
    """S9, S12: what a seat gets when the other one fails; `tricks_then` is -1 unless tricks count up to the closing."""
    tricks = level[TRICKS0 + seat]
    if tricks_then >= 0 and closer == 1 - seat:
        tricks = tricks_then
    return 2 if tricks > 0 else 3


@kernel
def played_out(level: Cells, closer: int, tricks_then: int) -> int:
    """S9-S11: what a deal is worth when all cards are played; the leader has taken the last trick."""
    mine, theirs = level[POINTS0], level[POINTS1]
    if closer != NOBODY:
        if level[POINTS0 + closer] >= ENOUGH:
            return signed(closer, paid_by_points(level[POINTS1 - closer]))
        return signed(1 - closer, paid_for_failure(level, 1 - closer, closer, tricks_then))
    if level[LEADER] == 0:
        mine += LAST_TRICK
    else:
        theirs += LAST_TRICK
    if mine == theirs:
        return 0
    return paid_by_points(theirs) if mine > theirs else -paid_by_points(mine)


@kernel
def enter(level: Cells, trump: int, closer: int, tricks_then: int) -> bool:
    """Prepare a level; True if its value is known at once, without trying cards."""
    leader = level[LEADER]
    if level[LED] != NO_CARD:
        level[LEFT] = may_answer(level[HAND1 - leader], level[LED], trump)
        level[VALUE] = BEST + 1 if leader == 0 else WORST - 1
        return False
    if level[HAND0] == 0 and level[HAND1] == 0:
        level[VALUE] = played_out(level, closer, tricks_then)
        return True
    low, high = -paid_by_points(level[POINTS0]), paid_by_points(level[POINTS1])
    if closer != NOBODY:
        fails = signed(1 - closer, paid_for_failure(level, 1 - closer, closer, tricks_then))
        low, high = (fails, high) if closer == 0 else (low, fails)
        hopeless = level[POINTS0 + closer] + level[WAITS0 + closer] + points_in(level[HAND0] | level[HAND1]) < ENOUGH
        if hopeless and (tricks_then >= 0 or level[TRICKS1 - closer] > 0):
            level[VALUE] = fails
            return True
    if closer != 1 - leader:
        if level[POINTS0 + leader] >= ENOUGH:
            level[VALUE] = signed(leader, paid_by_points(level[POINTS1 - leader]))
            return True
        level[VALUE] = signed(1 - leader, paid_for_failure(level, 1 - leader, closer, tricks_then))
    else:
        level[VALUE] = WORST - 1 if leader == 0 else BEST + 1
    level[ALPHA], level[BETA] = max(level[ALPHA], low), min(level[BETA], high)
    if level[ALPHA] >= level[BETA]:
        level[VALUE] = low if low >= level[BETA] else high
        return True
    narrow(level)
    level[LEFT] = level[HAND0] if leader == 0 else level[HAND1]
    decided: bool = level[ALPHA] >= level[BETA]
    return decided


@kernel
def mover(level: Cells) -> int:
    """Whose card is next."""
    seat: int = level[LEADER] if level[LED] == NO_CARD else 1 - level[LEADER]
    return seat


@kernel
def narrow(level: Cells) -> None:
    """What the mover has already secured narrows the window."""
    if mover(level) == 0:
        level[ALPHA] = max(level[ALPHA], level[VALUE])
    else:
        level[BETA] = min(level[BETA], level[VALUE])


@kernel
def step(level: Cells, below: Cells, card: int, trump: int) -> None:
    """Write the level below: after this card."""
    for i in range(COLUMNS):
        below[i] = level[i]
    leader, led = level[LEADER], level[LED]
    seat = leader if led == NO_CARD else 1 - leader
    below[HAND0 + seat] = level[HAND0 + seat] & ~(1 << card)
    if led == NO_CARD:
        below[LED] = card
        return
    winner = seat if beats(trump, led, card) else leader
    below[LED] = NO_CARD
    below[LEADER] = winner
    below[POINTS0 + winner] += points_of(led) + points_of(card) + level[WAITS0 + winner]
    below[WAITS0 + winner] = 0
    below[TRICKS0 + winner] += 1


@kernel
def search(stack: Cells, trump: int, closer: int, tricks_then: int) -> int:
    """The value of the position at the bottom of the stack; its window is given there."""
    depth = 0
    done = enter(stack[0], trump, closer, tricks_then)
    while True:
        level = stack[depth]
        if not done and level[LEFT] != 0 and level[ALPHA] < level[BETA]:
            card = next_card(level, trump)
            level[LEFT] ^= 1 << card
            depth += 1
            step(level, stack[depth], card, trump)
            done = enter(stack[depth], trump, closer, tricks_then)
            continue
        value: int = level[VALUE]
        if depth == 0:
            return value
        depth -= 1
        above = stack[depth]
        if mover(above) == 0:
            above[VALUE] = max(above[VALUE], value)
        else:
            above[VALUE] = min(above[VALUE], value)
        narrow(above)
        done = False


@kernel
def new_stack() -> Any:
    """Room for one search."""
    return np.empty((LEVELS, COLUMNS), np.int64)


@kernel
def lay_out(state: State, level: Cells) -> None:
    """Write a state of the second part as the bottom level of a search, with the widest window."""
    for seat in range(2):
        level[HAND0 + seat] = state.hands[seat]
        level[POINTS0 + seat] = state.points[seat]
        level[WAITS0 + seat] = state.pending[seat]
        level[TRICKS0 + seat] = state.tricks[seat]
    level[LEADER] = state.leader
    level[LED] = state.led
    level[ALPHA], level[BETA] = WORST, BEST


@kernel
def ending(rules: Rules, state: State, stack: Cells) -> int:
    """The game points that seat 0 gains (seat 1 if negative) from a deal in its second part, played perfectly."""
    lay_out(state, stack[0])
    tricks_then = state.tricks_at_close if rules.no_trick_at_close else -1
    return search(stack, state.trump, state.closed_by, tricks_then)


@kernel
def ending_after(rules: Rules, states: Cells, seat: int, action: int, scratch: Cells, stack: Cells) -> int:
    """The same after one more action."""
    scratch[0] = states[0]
    before = scratch[0].game_points[0] - scratch[0].game_points[1]
    apply(rules, scratch[0], seat, action)
    if scratch[0].stage != PLAYING:
        gained: int = scratch[0].game_points[0] - scratch[0].game_points[1] - before
        return gained
    return ending(rules, scratch[0], stack)


@kernel
def solve_each(rules: Rules, states: Cells, actions: Cells, values: Cells) -> None:
    """Write what each of these actions of the seat to play is worth to seat 0."""
    scratch = np.empty_like(states)
    stack = new_stack()
    for i in range(len(actions)):
        values[i] = ending_after(rules, states, states[0].turn, actions[i], scratch, stack)


def solve(game: Game, state: State) -> list[tuple[int, int]]:
    """Every action of the seat to play with the game points it gains for seat 0 (seat 1 if negative)."""
    states = game.states(state)
    if state.stage != PLAYING or (state.left > 0 and state.closed_by == NOBODY):
        raise NotPossible("only the second part of a deal can be solved")
    if HIDDEN in (state.hands[0], state.hands[1]):
        raise NotPossible("an ending can be solved when both hands are known")
    buffer = np.empty(game.LONGEST_LIST, np.int64)
    actions = buffer[: game.steps.list_legal(game.rules, states, int(state.turn), buffer)].copy()
    values = np.zeros(len(actions), np.int64)
    solve_each(game.rules, states, actions, values)
    return list(zip(actions.tolist(), values.tolist(), strict=True))
