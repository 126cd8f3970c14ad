"""What a player on lead may do besides leading: exchange (S4), close (S5), declare 66 (S12-S14)."""

from __future__ import annotations

from stolik.core.kernel import kernel
from stolik.core.story import NOBODY, tell
from stolik.games.sixtysix.codes import (
    CLOSE_EXHAUSTED,
    CLOSE_NO_TRICK,
    CLOSE_NOT_ON_LEAD,
    CLOSE_TWICE,
    CLOSED,
    DECLARE_AGAINST_CLOSER,
    DECLARE_NOT_ON_LEAD,
    DECLARED,
    DECLARED_WITH_MELD,
    EXCHANGE_CLOSED,
    EXCHANGE_EXHAUSTED,
    EXCHANGE_NO_NINE,
    EXCHANGE_NO_TRICK,
    EXCHANGE_NOT_ON_LEAD,
    EXCHANGE_STOCK_LOW,
    EXCHANGED,
    MELD_CLOSED,
    MELD_EXHAUSTED,
    MELD_NOT_HELD,
    MELD_NOT_ON_LEAD,
)
from stolik.games.sixtysix.payment import judge
from stolik.games.sixtysix.state import NINE, RANKS, Rules, State
from stolik.games.sixtysix.tricks import is_meld_rank, lay, meld_worth, on_lead, suit_of

# S4: the exchange


@kernel
def check_exchange(rules: Rules, state: State, seat: int) -> int:
    """S4: on lead, with a trick, while the turn-up lies open, holding the trump nine."""
    if not on_lead(state):
        return EXCHANGE_NOT_ON_LEAD
    if state.closed_by != NOBODY:
        return EXCHANGE_CLOSED
    if state.left == 0:
        return EXCHANGE_EXHAUSTED
    if state.tricks[seat] == 0:
        return EXCHANGE_NO_TRICK
    if state.left < rules.exchange_min_stock:
        return EXCHANGE_STOCK_LOW
    if state.hands[seat] >> (RANKS * state.trump + NINE) & 1 == 0:
        return EXCHANGE_NO_NINE
    return 0


@kernel
def exchange(state: State, seat: int) -> None:
    """S4: the trump nine for the turn-up; the same player stays on lead."""
    nine, turn_up = RANKS * state.trump + NINE, state.stock[0]
    lay(state, seat, nine)
    state.stock[0] = nine
    state.hands[seat] |= 1 << turn_up
    state.shown[seat] |= 1 << turn_up
    tell(state, EXCHANGED, seat, turn_up, nine)


# S5: closing


@kernel
def check_close(rules: Rules, state: State, seat: int) -> int:
    """S5: on lead, while the stock is not exhausted."""
    if not on_lead(state):
        return CLOSE_NOT_ON_LEAD
    if state.closed_by != NOBODY:
        return CLOSE_TWICE
    if state.left == 0:
        return CLOSE_EXHAUSTED
    if rules.close_needs_trick and state.tricks[seat] == 0:
        return CLOSE_NO_TRICK
    return 0


@kernel
def close(state: State, seat: int) -> None:
    """S5: from now on nobody draws; the same player stays on lead."""
    state.closed_by = seat
    state.tricks_at_close = state.tricks[1 - seat]
    tell(state, CLOSED, seat, state.left)


# S12, S14: declaring


@kernel
def check_declare(state: State, seat: int) -> int:
    """S12: on lead, but never against the closer."""
    if not on_lead(state):
        return DECLARE_NOT_ON_LEAD
    if state.closed_by == 1 - seat:
        return DECLARE_AGAINST_CLOSER
    return 0


@kernel
def declare(rules: Rules, state: State, seat: int) -> None:
    """S12, S14: the deal ends here; right or wrong."""
    tell(state, DECLARED, seat, state.points[seat])
    judge(rules, state, seat)


# S13: 66 after a meld


@kernel
def check_with_meld(state: State, seat: int, card: int) -> int:
    """S13: a queen or king led from a pair, in the first part."""
    if not on_lead(state):
        return MELD_NOT_ON_LEAD
    if state.closed_by != NOBODY:
        return MELD_CLOSED
    if state.left == 0:
        return MELD_EXHAUSTED
    if not is_meld_rank(card) or state.hands[seat] >> card & 1 == 0 or state.hands[seat] >> (card ^ 1) & 1 == 0:
        return MELD_NOT_HELD
    return 0


@kernel
def declare_with_meld(rules: Rules, state: State, seat: int, card: int) -> None:
    """S13: the meld counts at once, the laid card itself nothing, and the deal ends."""
    lay(state, seat, card)
    worth = meld_worth(state, card)
    state.melded[seat] |= 1 << suit_of(card)
    state.points[seat] += worth
    tell(state, DECLARED_WITH_MELD, seat, card, worth, state.points[seat])
    judge(rules, state, seat)
