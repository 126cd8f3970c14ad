"""The rules of Sixty-six, S1-S15, each written once: here the course of deal and match.

Cards and tricks are in ``tricks.py``, what else the player on lead may do in ``leading.py``, payment in ``payment.py``.
"""

from __future__ import annotations

from stolik.core.bits import write_members
from stolik.core.contract import HOST_BIT
from stolik.core.kernel import Cells, kernel
from stolik.core.story import NOBODY, begin, tell
from stolik.games.sixtysix.codes import (
    ANSWERED,
    DEALER_DRAWN,
    DEALT,
    DREW,
    DREW_TURN_UP,
    LED,
    MATCH_OVER,
    MELD_COUNTED,
    MUST_FOLLOW,
    MUST_PLAY_HIGHER,
    MUST_TRUMP,
    NO_DEAL_YET,
    NO_SUCH_ACTION,
    NO_SUCH_SEAT,
    NOT_HELD,
    NOT_YOUR_TURN,
    TOOK,
)
from stolik.games.sixtysix.leading import (
    check_close,
    check_declare,
    check_exchange,
    check_with_meld,
    close,
    declare,
    declare_with_meld,
    exchange,
)
from stolik.games.sixtysix.payment import end_played_out
from stolik.games.sixtysix.state import (
    ALL,
    CARDS,
    CLOSE,
    DEALING,
    DECK,
    DECLARE,
    DRAWING,
    EXCHANGE,
    NO_CARD,
    OVER,
    PLAYING,
    SEATS,
    STOCK,
    WITH_MELD,
    Rules,
    State,
)
from stolik.games.sixtysix.tricks import (
    beats,
    cards_of,
    first_part,
    hand_size,
    is_meld_rank,
    lay,
    meld,
    on_lead,
    pairs_in,
    points_of,
    remember_failures,
    required,
    suit_of,
)

# S2: the deal


@kernel
def setup(rules: Rules, state: State) -> None:
    """S2, S15: nobody has game points, and the first dealer is yet to be drawn."""
    state.stage = DRAWING
    state.dealer = NOBODY
    state.leader = NOBODY
    state.turn = NOBODY
    state.closed_by = NOBODY
    state.trump = NO_CARD
    state.led = NO_CARD


@kernel
def chance(rules: Rules, state: State) -> int:
    """S2: HOST owes the first dealer, then the whole pack in an order."""
    if state.stage == DRAWING:
        return 1 << 16 | SEATS
    if state.stage == DEALING:
        return DECK << 16 | DECK
    return 0


@kernel
def deal(rules: Rules, state: State, order: Cells) -> None:
    """S2: draw the first dealer; or give seat 0 six cards, seat 1 six, turn one up and leave the rest as stock."""
    state.reveals += 1
    if state.stage == DRAWING:
        state.dealer = order[0]
        state.stage = DEALING
        tell(state, DEALER_DRAWN, state.dealer)
        return
    for seat in range(SEATS):
        clear_counts(state, seat)
        hand = 0
        for i in range(seat * CARDS, seat * CARDS + CARDS):
            hand |= 1 << int(order[i])  # int: interpreted, a small NumPy number would overflow
        state.hands[seat] = hand
    turn_up = order[SEATS * CARDS]
    state.stock[0] = turn_up
    for i in range(1, STOCK):
        state.stock[i] = order[DECK - i]  # the card named next after the turn-up lies on top
    state.left = STOCK
    state.trump = suit_of(turn_up)
    state.closed_by = NOBODY
    state.tricks_at_close = 0
    state.leader = 1 - state.dealer
    state.turn = state.leader
    state.stage = PLAYING
    state.deal += 1
    state.period += 1
    tell(state, DEALT, state.dealer, state.leader, turn_up, state.deal & 0x7FFF)


@kernel
def clear_counts(state: State, seat: int) -> None:
    """S2: a new deal begins without points, melds and tricks."""
    state.taken[seat] = 0
    state.points[seat] = 0
    state.pending[seat] = 0
    state.melded[seat] = 0
    state.tricks[seat] = 0


# S3: tricks and drawing


@kernel
def acting(rules: Rules, state: State) -> int:
    """S3: one seat at a time; HOST when cards are to be dealt."""
    if state.stage == PLAYING:
        return 1 << state.turn
    if state.stage == OVER:
        return 0
    return HOST_BIT


@kernel
def ticking(rules: Rules, state: State) -> int:
    """The clock of the seat to play runs."""
    return 1 << state.turn if state.stage == PLAYING else 0


@kernel
def apply(rules: Rules, state: State, seat: int, action: int) -> None:
    """S3-S5, S12, S13: exchange, close, declare, lead or answer."""
    begin(state)
    state.period += 1
    if action == EXCHANGE:
        exchange(state, seat)
    elif action == CLOSE:
        close(state, seat)
    elif action == DECLARE:
        declare(rules, state, seat)
    elif action >= WITH_MELD:
        declare_with_meld(rules, state, seat, action - WITH_MELD)
    elif state.led == NO_CARD:
        lead(state, seat, action)
    else:
        answer(rules, state, seat, action)


@kernel
def lead(state: State, seat: int, card: int) -> None:
    """S3, S7: the leader plays a card, which may be a meld."""
    lay(state, seat, card)
    tell(state, LED, seat, card)
    if first_part(state) and is_meld_rank(card):
        meld(state, seat, card)
    state.led = card
    state.turn = 1 - seat


@kernel
def answer(rules: Rules, state: State, seat: int, card: int) -> None:
    """S3, S6: the other card of the trick, which ends it."""
    if not first_part(state):
        remember_failures(state, seat, card)
    lay(state, seat, card)
    tell(state, ANSWERED, seat, card)
    winner = seat if beats(state.trump, state.led, card) else 1 - seat
    state.taken[winner] |= 1 << state.led | 1 << card
    worth = points_of(state.led) + points_of(card)
    state.led = NO_CARD
    state.leader = winner
    state.turn = winner
    take(state, winner, worth)
    if hand_size(state, winner) == 0:
        end_played_out(rules, state, winner)
    elif first_part(state):
        draw_cards(state, winner)


@kernel
def take(state: State, winner: int, worth: int) -> None:
    """S3, S8: the trick's points, and a meld that waited for it."""
    state.tricks[winner] += 1
    state.points[winner] += worth
    tell(state, TOOK, winner, worth, state.points[winner])
    if state.pending[winner] != 0:
        state.points[winner] += state.pending[winner]
        tell(state, MELD_COUNTED, winner, state.pending[winner], state.points[winner])
        state.pending[winner] = 0


@kernel
def draw_cards(state: State, winner: int) -> None:
    """S3: both draw, the winner first; the turn-up is drawn last, and all see by whom."""
    draw(state, winner)
    if state.left == 1:
        turn_up = state.stock[0]
        tell(state, DREW_TURN_UP, 1 - winner, turn_up)
        state.hands[1 - winner] |= 1 << turn_up
        state.shown[1 - winner] |= 1 << turn_up
        state.barred[1 - winner] &= ~(1 << turn_up)  # its lack may have been shown, by the queen led without the king
        state.stock[0] = 0
        state.left = 0
    else:
        draw(state, 1 - winner)
        tell(state, DREW, winner, state.left)


@kernel
def draw(state: State, seat: int) -> None:
    """S3: the top card of the stock; whatever it is, nobody knows any more what the hand lacks."""
    state.left -= 1
    state.hands[seat] |= 1 << state.stock[state.left]
    state.stock[state.left] = 0
    state.barred[seat] = 0


# S3-S6, S12, S13: what may be done


@kernel
def check(rules: Rules, state: State, seat: int, action: int) -> int:
    """S3-S6, S12, S13: whether an action is allowed now."""
    if seat < 0 or seat >= SEATS:
        return NO_SUCH_SEAT
    if state.stage == OVER:
        return MATCH_OVER
    if state.stage != PLAYING:
        return NO_DEAL_YET
    if state.turn != seat:
        return NOT_YOUR_TURN
    if action < 0 or action > DECLARE:
        return NO_SUCH_ACTION
    if action == EXCHANGE:
        return check_exchange(rules, state, seat)
    if action == CLOSE:
        return check_close(rules, state, seat)
    if action == DECLARE:
        return check_declare(state, seat)
    if action >= WITH_MELD:
        return check_with_meld(state, seat, action - WITH_MELD)
    return check_card(state, seat, action)


@kernel
def check_card(state: State, seat: int, card: int) -> int:
    """S6: a card in hand; answering in the second part, one of those required."""
    hand = state.hands[seat]
    if hand >> card & 1 == 0:
        return NOT_HELD
    if on_lead(state) or required(state, hand, state.led) >> card & 1:
        return 0
    same = hand & cards_of(suit_of(state.led))
    if same == 0:
        return MUST_TRUMP
    return MUST_PLAY_HIGHER if same >> state.led + 1 != 0 else MUST_FOLLOW


@kernel
def legal(rules: Rules, state: State, seat: int, out: Cells) -> int:
    """S3-S6, S12, S13: cards upwards, then declarations with a meld card, exchange, closing, declaring."""
    found = 0
    if state.stage != PLAYING or state.turn != seat:
        return found
    hand = state.hands[seat] & ALL  # of a hand that is hidden any card may be played
    leads = on_lead(state)
    found = write_members(hand if leads else required(state, hand, state.led), CARDS, out, 0)
    if not leads:
        return found
    if first_part(state):
        found = write_members(pairs_in(hand), CARDS, out, found, WITH_MELD)
    if check_exchange(rules, state, seat) == 0:
        found = write(EXCHANGE, out, found)
    if check_close(rules, state, seat) == 0:
        found = write(CLOSE, out, found)
    if check_declare(state, seat) == 0:
        found = write(DECLARE, out, found)
    return found


@kernel
def write(action: int, out: Cells, found: int) -> int:
    """Add an action to a list if there is room; return how many have been found."""
    if found < len(out):
        out[found] = action
    return found + 1


# S15: the match


@kernel
def scores(rules: Rules, state: State, out: Cells) -> None:
    """S15: the game points as they stand."""
    for seat in range(SEATS):
        out[seat] = state.game_points[seat]


@kernel
def standing(rules: Rules, state: State, out: Cells) -> None:
    """S15: more game points are better."""
    for seat in range(SEATS):
        out[seat] = state.game_points[seat]
