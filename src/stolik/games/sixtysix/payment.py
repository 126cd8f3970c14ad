"""What a deal of Sixty-six is worth, S9-S12, and what it makes of the match, S15."""

from __future__ import annotations

from stolik.core.kernel import kernel
from stolik.core.story import NOBODY, tell
from stolik.games.sixtysix.codes import CLOSER_FAILED, DECLARED_FALSELY, EVEN, SCORED, TOOK_LAST, WON
from stolik.games.sixtysix.state import DEALING, ENOUGH, HALF, LAST_TRICK, OVER, SEATS, Rules, State

# S9-S11: what a deal is worth


@kernel
def paid_by_points(loser_points: int) -> int:
    """S9: 1 against 33 points or more, 2 against 1 to 32, 3 against none."""
    if loser_points >= HALF:
        return 1
    return 2 if loser_points > 0 else 3


@kernel
def paid_by_tricks(rules: Rules, state: State, seat: int) -> int:
    """S9, S12: what the opponent of a failing closer or declarer gets: 2, or 3 without a trick."""
    tricks = state.tricks[seat]
    if rules.no_trick_at_close and state.closed_by == 1 - seat:
        tricks = state.tricks_at_close
    return 2 if tricks > 0 else 3


@kernel
def end_played_out(rules: Rules, state: State, last: int) -> None:
    """S9-S11: all cards are played; the closer is judged, or the points are compared."""
    closer = state.closed_by
    if closer != NOBODY:
        if state.points[closer] >= ENOUGH:
            score(rules, state, closer, paid_by_points(state.points[1 - closer]))
        else:
            tell(state, CLOSER_FAILED, closer, state.points[closer])
            score(rules, state, 1 - closer, paid_by_tricks(rules, state, 1 - closer))
        return
    state.points[last] += LAST_TRICK
    tell(state, TOOK_LAST, last, LAST_TRICK, state.points[last])
    if state.points[0] == state.points[1]:
        tell(state, EVEN, NOBODY, state.points[0])
        end_deal(rules, state)
    else:
        winner = 0 if state.points[0] > state.points[1] else 1
        score(rules, state, winner, paid_by_points(state.points[1 - winner]))


@kernel
def score(rules: Rules, state: State, winner: int, paid: int) -> None:
    """S9, S15: game points for the winner of a deal."""
    state.game_points[winner] += paid
    tell(state, SCORED, winner, paid, state.game_points[winner])
    end_deal(rules, state)


# S12: a declaration is judged


@kernel
def judge(rules: Rules, state: State, seat: int) -> None:
    """S12: true is paid by the opponent's points, false by the opponent's tricks."""
    if state.points[seat] >= ENOUGH:
        score(rules, state, seat, paid_by_points(state.points[1 - seat]))
    else:
        tell(state, DECLARED_FALSELY, seat, state.points[seat])
        score(rules, state, 1 - seat, paid_by_tricks(rules, state, 1 - seat))


# S15: the match


@kernel
def end_deal(rules: Rules, state: State) -> None:
    """S2, S15: the cards are put together; the deal alternates, unless somebody has enough game points."""
    state.reveals += 1  # what was claimed is known now
    for seat in range(SEATS):
        state.hands[seat] = 0
        state.shown[seat] = 0
        state.barred[seat] = 0
        state.pending[seat] = 0  # a meld without a trick is worth nothing (S8)
    for i in range(state.left):
        state.stock[i] = 0
    state.left = 0
    state.leader = NOBODY
    state.turn = NOBODY
    for seat in range(SEATS):
        if state.game_points[seat] >= rules.target:
            state.stage = OVER
            tell(state, WON, seat, state.game_points[seat], state.game_points[1 - seat])
            return
    state.stage = DEALING
    state.dealer = 1 - state.dealer
