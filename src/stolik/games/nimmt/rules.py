"""The rules of 6 nimmt! with the Even/Odd card, N1-N13, each written once, in the order of the rulebook."""

from __future__ import annotations

from stolik.core.contract import HOST_BIT
from stolik.core.kernel import Cells, kernel
from stolik.core.story import NOBODY, begin, tell
from stolik.games.nimmt.state import (
    CARDS,
    CHOOSING,
    DEALING,
    DECK,
    EMPTY,
    FULL,
    NO_SIDE,
    OVER,
    ROW,
    ROWS,
    TAKE_BACK,
    TAKING,
    UNMARKED,
    Rules,
    State,
)

NO_SEAT = 15  # no card is open

# events of the story: rule number * 100 + which
DEALT, CHOSE, TOOK_BACK, REVEALED = 101, 301, 302, 303
PLACED, SIXTH, TOO_LOW, TOOK_ROW = 501, 601, 701, 702
ROUND_OVER, MATCH_OVER = 801, 802
CARD_LAID, PASSED_ON, BLOCKED, CARD_MOVED = 901, 1101, 1102, 1201

# refusals: rule number * 100 + reason
NO_SUCH_SEAT, NO_SUCH_CARD, NOT_HELD, NO_DEAL_YET = 101, 102, 103, 104
ALREADY_CHOSEN, NOTHING_CHOSEN, NOT_NOW_A_CARD = 301, 302, 303
NOT_YOUR_ROW, NO_ROW_OWED = 701, 702
ENDED = 801


# N1: the cards


@kernel
def setup(rules: Rules, state: State) -> None:
    """N1: an empty table that waits for the first deal."""
    state.stage = DEALING
    state.taker = NOBODY
    state.marked = UNMARKED
    state.side = NO_SIDE


@kernel
def chance(rules: Rules, state: State) -> int:
    """N1: HOST owes ten cards each and four for the rows."""
    if state.stage == DEALING:
        return (CARDS * rules.players + ROWS) << 16 | rules.deck
    return 0


@kernel
def deal(rules: Rules, state: State, order: Cells) -> None:
    """N1, N9: ten cards each, four cards open the rows, the action card goes to the lowest."""
    state.round_no += 1
    state.turn = 1
    for card in range(DECK + 1):
        state.gone[card] = 0
    for seat in range(rules.players):
        state.taken[seat] = 0
        give_hand(state, seat, order, seat * CARDS)
    for row in range(ROWS):
        for i in range(FULL):
            state.rows[row, i] = EMPTY
        opener = order[rules.players * CARDS + row] + 1
        state.rows[row, 0] = opener
        state.sizes[row] = 1
        state.gone[opener] = 1
    state.stage = CHOOSING
    state.waiting = everybody(rules)
    state.period += 1
    state.reveals += 1
    tell(state, DEALT, NOBODY, state.round_no)
    state.marked = UNMARKED
    state.side = NO_SIDE
    if rules.even_odd:
        lay_action_card(state, lowest_row(state, UNMARKED))
        tell(state, CARD_LAID, NOBODY, state.marked + 1, last_card(state, state.marked))


@kernel
def give_hand(state: State, seat: int, order: Cells, first: int) -> None:
    """N1: ten cards of the deal, each put at once where it belongs: behind all lower ones."""
    for i in range(first, first + CARDS):
        rank = 0
        for j in range(first, first + CARDS):
            if order[j] < order[i]:
                rank += 1
        state.hands[seat, rank] = order[i] + 1


@kernel
def sort_hand(state: State, seat: int) -> None:
    """Order the cards held upwards, empty places last: equal hands are equal bytes."""
    for i in range(1, CARDS):
        card = state.hands[seat, i]
        if card == EMPTY:
            break
        j = i
        while j > 0 and state.hands[seat, j - 1] > card:
            state.hands[seat, j] = state.hands[seat, j - 1]
            j -= 1
        state.hands[seat, j] = card


# N2: the heads


@kernel
def heads_of(card: int) -> int:
    """N2: 55 has 7, other multiples of 11 have 5, of 10 have 3, of 5 have 2, the rest 1."""
    if card == 55:
        return 7
    if card % 11 == 0:
        return 5
    if card % 10 == 0:
        return 3
    if card % 5 == 0:
        return 2
    return 1


@kernel
def heads_in_row(state: State, row: int) -> int:
    """N2, N10: the heads of a row's cards; the action card has none."""
    total = 0
    for i in range(FULL):
        if state.rows[row, i] != EMPTY:
            total += heads_of(state.rows[row, i])
    return total


# N3: choosing and revealing


@kernel
def acting(rules: Rules, state: State) -> int:
    """N3, N7: all who have not chosen; or who must choose a row; HOST when cards are to be dealt."""
    if state.stage == DEALING:
        return HOST_BIT
    if state.stage == TAKING:
        return 1 << state.taker
    return state.waiting


@kernel
def everybody(rules: Rules) -> int:
    """All seats, as bits."""
    return (1 << rules.players) - 1


@kernel
def ticking(rules: Rules, state: State) -> int:
    """The clocks of all who owe a decision run."""
    return acting(rules, state) & ~HOST_BIT


@kernel
def check(rules: Rules, state: State, seat: int, action: int) -> int:
    """N3, N7: a card from one's hand when none is chosen; a row when one must be taken; a choice taken back."""
    if seat < 0 or seat >= rules.players:
        return NO_SUCH_SEAT
    if state.stage == OVER:
        return ENDED
    if state.stage == DEALING:
        return NO_DEAL_YET
    if action > ROW and action <= ROW + ROWS:
        if state.stage != TAKING:
            return NO_ROW_OWED
        return 0 if state.taker == seat else NOT_YOUR_ROW
    if action < 0 or action > DECK:
        return NO_SUCH_CARD
    if state.stage == TAKING:
        return NOT_NOW_A_CARD
    if action == TAKE_BACK:
        return NOTHING_CHOSEN if state.chosen[seat] == EMPTY else 0
    if state.chosen[seat] != EMPTY:
        return ALREADY_CHOSEN
    for i in range(CARDS):
        if state.hands[seat, i] == action:
            return 0
    return NOT_HELD


@kernel
def legal(rules: Rules, state: State, seat: int, out: Cells) -> int:
    """N3, N7: the cards of the hand, upwards, or the four rows."""
    count = 0
    if state.stage == TAKING and state.taker == seat:
        count = ROWS
        for row in range(min(count, len(out))):
            out[row] = ROW + 1 + row
    elif state.stage == CHOOSING and 0 <= seat < rules.players and state.waiting >> seat & 1:
        count = CARDS + 1 - state.turn
        for i in range(CARDS if len(out) >= CARDS else len(out)):  # the empty places too: to stop there takes longer
            out[i] = state.hands[seat, i]
    return count


@kernel
def apply(rules: Rules, state: State, seat: int, action: int) -> None:
    """N3, N7: seal a choice, take it back, or take a row; whatever follows from it happens at once."""
    begin(state)
    if action > ROW:
        state.period += 1
        card = state.chosen[seat]
        take_row(rules, state, seat, card, action - ROW - 1, TOOK_ROW)
        place_all(rules, state)
    elif action == TAKE_BACK:
        return_to_hand(state, seat)
        tell(state, TOOK_BACK, seat)
    else:
        leave_hand(state, seat, action)
        tell(state, CHOSE, seat)
        if state.waiting == 0:
            reveal(rules, state)
            place_all(rules, state)


@kernel
def leave_hand(state: State, seat: int, card: int) -> None:
    """N3: a card of the hand becomes the sealed choice."""
    for i in range(CARDS - 1):  # sorted: what is not lower moves up one place, over the card itself
        held = state.hands[seat, i]
        state.hands[seat, i] = state.hands[seat, i + 1] if held >= card else held
    if state.hands[seat, CARDS - 1] >= card:
        state.hands[seat, CARDS - 1] = EMPTY
    state.chosen[seat] = card
    state.waiting &= ~(1 << seat)


@kernel
def return_to_hand(state: State, seat: int) -> None:
    """N3: until all have chosen, a choice may be taken back."""
    i = 0
    while state.hands[seat, i] != EMPTY:
        i += 1
    state.hands[seat, i] = state.chosen[seat]
    state.chosen[seat] = EMPTY
    state.waiting |= 1 << seat
    sort_hand(state, seat)


@kernel
def reveal(rules: Rules, state: State) -> None:
    """N3: all have chosen: the cards are turned over together."""
    begin(state)
    state.reveals += 1
    state.period += 1
    for seat in range(rules.players):
        state.gone[state.chosen[seat]] = 1
        tell(state, REVEALED, seat, state.chosen[seat])


@kernel
def place_all(rules: Rules, state: State) -> None:
    """N3: place the open cards from lowest to highest, until one of them needs a row chosen (N7)."""
    state.taker = NOBODY
    while True:
        seat = lowest_open(rules, state)
        if seat == NO_SEAT:
            end_turn(rules, state)
            return
        if not place(rules, state, seat):
            state.stage = TAKING
            state.taker = seat
            return


@kernel
def lowest_open(rules: Rules, state: State) -> int:
    """N3: the seat whose open card is the lowest not yet placed."""
    lowest = DECK << 4 | NO_SEAT  # card and seat as one number: to compare is all there is to do
    for seat in range(rules.players):
        card = int(state.chosen[seat])
        lowest = min(lowest, card << 4 | seat if card != EMPTY else lowest)
    return lowest & 15


# N4, N5, N11: where a card goes


@kernel
def length(state: State, row: int) -> int:
    """How many cards lie in a row."""
    cards: int = state.sizes[row]
    return cards


@kernel
def last_card(state: State, row: int) -> int:
    """The right-most card of a row."""
    card: int = state.rows[row, length(state, row) - 1]
    return card


@kernel
def nearest(state: State, card: int, barred: int) -> int:
    """N4, N5: of the rows ending in a lower card the one that ends highest; `barred` is passed over; or nobody's."""
    best = NOBODY  # card and row as one number: to compare is all there is to do
    for row in range(ROWS):
        last = last_card(state, row)
        fits = (row != barred) & (last < card)
        best = max(best, last << 2 | row if fits else NOBODY)
    return best & 3 if best != NOBODY else NOBODY


@kernel
def admits(state: State, row: int, card: int) -> bool:
    """N11: only cards of the shown parity may be placed into the marked row."""
    return row != state.marked or card % 2 == state.side


@kernel
def row_for(state: State, card: int) -> int:
    """N4, N5, N11: the row a card goes to, or nobody's if none fits."""
    return divert(state, card, nearest(state, card, UNMARKED))


@kernel
def divert(state: State, card: int, wanted: int) -> int:
    """N11: the row wanted, or, if the action card bars it, the nearest lower of the other three."""
    if wanted == NOBODY or admits(state, wanted, card):
        return wanted
    return nearest(state, card, state.marked)


@kernel
def place(rules: Rules, state: State, seat: int) -> bool:
    """N4-N6, N11: put an open card where it belongs; False if a row must be chosen first."""
    card = state.chosen[seat]
    wanted = nearest(state, card, UNMARKED)
    row = divert(state, card, wanted)
    if row == NOBODY:
        tell(state, TOO_LOW if wanted == NOBODY else BLOCKED, seat, card, wanted + 1)
        return False
    if row != wanted:
        tell(state, PASSED_ON, seat, card, wanted + 1)
    size = length(state, row)
    if size == FULL:
        take_row(rules, state, seat, card, row, SIXTH)
    else:
        state.rows[row, size] = card
        state.sizes[row] = size + 1
        state.chosen[seat] = EMPTY
        tell(state, PLACED, seat, card, row + 1)
    return True


# N6, N7: taking a row


@kernel
def take_row(rules: Rules, state: State, seat: int, card: int, row: int, why: int) -> None:
    """N6, N7, N12: the player takes the row's heads, the card restarts it, the action card moves."""
    heads = heads_in_row(state, row)
    state.heads[seat] += heads
    state.taken[seat] += heads
    for i in range(FULL):
        state.rows[row, i] = EMPTY
    state.rows[row, 0] = card
    state.sizes[row] = 1
    state.chosen[seat] = EMPTY
    tell(state, why, seat, card, row + 1, heads)
    if rules.even_odd:
        lay_action_card(state, lowest_row(state, state.marked))
        tell(state, CARD_MOVED, NOBODY, state.marked + 1, last_card(state, state.marked))


# N8: the end of a turn, a round, the match


@kernel
def end_turn(rules: Rules, state: State) -> None:
    """N8: after ten turns the round is over."""
    state.stage = CHOOSING
    state.waiting = everybody(rules)
    state.turn += 1
    if state.turn > CARDS:
        end_round(rules, state)


@kernel
def end_round(rules: Rules, state: State) -> None:
    """N8: the match ends after the round in which somebody reaches the limit, or after a fixed number."""
    state.turn = CARDS
    state.waiting = 0
    tell(state, ROUND_OVER, NOBODY, state.round_no)
    over = state.round_no >= rules.rounds
    if rules.rounds == 0:
        over = False
        for seat in range(rules.players):
            if state.heads[seat] >= rules.limit:
                over = True
    state.stage = OVER if over else DEALING
    if over:
        tell(state, MATCH_OVER, NOBODY)


@kernel
def scores(rules: Rules, state: State, out: Cells) -> None:
    """N8: the heads taken."""
    for seat in range(rules.players):
        out[seat] = state.heads[seat]


@kernel
def standing(rules: Rules, state: State, out: Cells) -> None:
    """N8: fewest heads win; equals share the place."""
    for seat in range(rules.players):
        out[seat] = -state.heads[seat]


# N9, N12, N13: the action card


@kernel
def lowest_row(state: State, barred: int) -> int:
    """N9, N12: the row whose last card is lowest, `barred` excepted."""
    lowest = DECK << 3
    for row in range(ROWS):
        lowest = min(lowest, last_card(state, row) << 2 | row if row != barred else lowest)
    return lowest & 3


@kernel
def lay_action_card(state: State, row: int) -> None:
    """N9, N12, N13: the action card lies at a row and shows the parity of its last card."""
    state.marked = row
    state.side = last_card(state, row) % 2
