"""Accepting and challenging, crosses, early judgement: W11-W15, each decided by both partners.

Of a pair at most one vote waits for the partner's. An acceptance can still be talked over by a proposal to
challenge; a proposal is answered yes or no, or by proposing to challenge the first move instead of the second::

    nobody --accept--> one accepts --accept--> all accepted
       |                    |
       +----propose---------+---> one proposes --yes--> verdict
                                       +---------no---> that move is accepted
"""

from __future__ import annotations

from stolik.core.kernel import kernel
from stolik.core.story import NOBODY, begin, tell
from stolik.games.words.announcing import tell_word
from stolik.games.words.codes import (
    ACCEPTED,
    ANSWER_FIRST,
    ASK_NOT_NOW,
    ASK_ONCE,
    ASK_ONE_MOVE,
    CHALLENGED,
    CROSS,
    EARLY_ASKED,
    EARLY_LEFT,
    EARLY_SETTLED,
    FALLS_TOO,
    HAVE_VOTED,
    INVALID,
    LATER_NOT_NOW,
    NO_QUESTION,
    NOT_OPEN,
    NOT_YOUR_TURN,
    NOTHING_TO_JUDGE,
    STANDS,
    TAKEN_BACK,
    VALID,
)
from stolik.games.words.placing import direction_of, misplaced, runs_back, runs_on, step_of, tile_of, words_valid
from stolik.games.words.racks import in_rack, pair_of, take_back
from stolik.games.words.state import (
    ACCEPTS,
    ASKED,
    CHALLENGES,
    CROSSES_FREE,
    DECLINED,
    EMPTY,
    FELL,
    FINISHED,
    LEFT,
    NONE,
    NOT_ASKED,
    NOTHING,
    PLACED,
    PROPOSED,
    SECOND,
    SETTLED,
    WINDOW,
    Rules,
    State,
)
from stolik.games.words.turns import accept, is_open

# who votes


@kernel
def voters(state: State) -> int:
    """W11, W15: the pair that is to accept or challenge now, or NOBODY."""
    if state.stage == WINDOW:
        return int(state.turn)
    if state.stage == SECOND and state.early == ASKED:
        return 1 - int(state.turn)
    return NOBODY


@kernel
def me(seat: int) -> int:
    """A seat as its pair's fields name it: 1 the lower, 2 the upper."""
    return 1 + (seat & 1)


@kernel
def proposed(state: State, seat: int) -> int:
    """W11: which move a seat's partner wants to challenge, or NOBODY's."""
    if state.vote_by == 3 - me(seat) and state.vote >= CHALLENGES:
        return int(state.vote) - CHALLENGES
    return NOBODY


@kernel
def check_vote(state: State, seat: int) -> int:
    """W11: whether a seat has a say now."""
    if voters(state) != pair_of(seat):
        return NOTHING_TO_JUDGE
    return HAVE_VOTED if state.vote_by == me(seat) else 0


@kernel
def check_accept(state: State, seat: int) -> int:
    """W11: whoever has not voted may accept; a partner's proposal is answered first."""
    why = check_vote(state, seat)
    if why != 0:
        return why
    return ANSWER_FIRST if proposed(state, seat) != NOBODY else 0


@kernel
def check_challenge(state: State, seat: int, move: int) -> int:
    """W11: a move that is open; when the second is proposed the partner may propose the first instead."""
    why = check_vote(state, seat)
    if why != 0:
        return why
    if move > 1 or not is_open(state, move):
        return NOT_OPEN
    return ANSWER_FIRST if proposed(state, seat) != NOBODY and proposed(state, seat) <= move else 0


@kernel
def check_answer(state: State, seat: int) -> int:
    """W11, W15: yes and no answer a partner's proposal to challenge, or to ask for early judgement."""
    if asked_by_partner(state, seat) or (voters(state) == pair_of(seat) and proposed(state, seat) != NOBODY):
        return 0
    return NO_QUESTION


@kernel
def check_later(state: State, seat: int) -> int:
    """W15: an early judgement may be left for later."""
    if state.stage != SECOND or voters(state) != pair_of(seat):
        return LATER_NOT_NOW
    return HAVE_VOTED if state.vote_by == me(seat) else 0


@kernel
def check_ask(state: State, seat: int) -> int:
    """W15: once a double turn, of a first move that lies on the board and is not settled, before the second."""
    if pair_of(seat) != state.turn:
        return NOT_YOUR_TURN
    if state.single != NONE:
        return ASK_ONE_MOVE
    if state.stage != SECOND or not is_open(state, 0):
        return ASK_NOT_NOW
    return ASK_ONCE if state.early != NOT_ASKED else 0


@kernel
def asked_by_partner(state: State, seat: int) -> bool:
    """W15: whether the partner proposes to ask for early judgement."""
    return (
        state.stage == SECOND
        and pair_of(seat) == state.turn
        and state.early == PROPOSED
        and state.asker == 3 - me(seat)
    )


# what votes do; a vote that waits for the partner's is the pair's secret and tells nothing


@kernel
def vote_accept(state: State, seat: int) -> int:
    """W11: when both accept, everything open is accepted."""
    if state.vote_by == 0:
        state.vote_by = me(seat)
        state.vote = ACCEPTS
        return NOTHING
    begin(state)
    tell(state, ACCEPTED, NOBODY, seat & 2, seat | 1)
    if state.stage == WINDOW:
        return FINISHED
    settle_early(state)
    return NOTHING


@kernel
def vote_challenge(state: State, seat: int, move: int) -> None:
    """W11: one partner proposes; the other confirms or not."""
    state.vote_by = me(seat)
    state.vote = CHALLENGES + move


@kernel
def answer(rules: Rules, state: State, seat: int, yes: bool) -> int:
    """W11, W15: yes or no to what the partner proposes."""
    if asked_by_partner(state, seat):
        answer_asking(state, seat, yes)
        return NOTHING
    move = proposed(state, seat)
    begin(state)
    state.vote_by = 0
    state.vote = 0
    if move == 1:
        accept(state, 0)  # deciding on the second move accepts the first
    if yes:
        tell(state, CHALLENGED, state.movers[move], seat & 2, seat | 1, move + 1)
        judge(rules, state, move, pair_of(seat))
    else:
        tell(state, ACCEPTED, NOBODY, seat & 2, seat | 1)
        accept(state, move)
    if state.stage == SECOND:
        settle_early(state)
        return NOTHING
    return NOTHING if is_open(state, 0) or is_open(state, 1) else FINISHED


# W15: early judgement


@kernel
def answer_asking(state: State, seat: int, yes: bool) -> None:
    """W15: both partners agree to ask, or they do not ask in this double turn."""
    state.asker = 0
    if not yes:
        state.early = DECLINED
        return
    begin(state)
    state.early = ASKED
    tell(state, EARLY_ASKED, state.movers[0], seat & 2, seat | 1)


@kernel
def settle_early(state: State) -> None:
    """W15, W24: the first move is final, or was taken back; the sum is written at once in both cases."""
    accept(state, 0)
    state.early = SETTLED
    state.vote_by = 0
    state.vote = 0
    tell(state, EARLY_SETTLED, state.movers[0], state.points[0], max(0, int(state.score[state.turn])))


@kernel
def leave_for_later(state: State, seat: int) -> None:
    """W15: the opponents judge after the double turn as usual."""
    begin(state)
    state.early = LEFT
    state.vote_by = 0
    state.vote = 0
    tell(state, EARLY_LEFT, NOBODY, seat & 2, seat | 1)


# W11-W14: the verdict


@kernel
def judge(rules: Rules, state: State, move: int, challengers: int) -> None:
    """W11-W14: one verdict for all words of a move: it stands and the challengers get a cross, or it is taken back."""
    later = move == 0 and state.kinds[1] == PLACED
    if later:
        lift_tiles(state, 1)
    lift_tiles(state, move)
    valid = words_valid(rules, state.board, state.moves[move])
    drop_tiles(state, move)
    tell_words(state, move)
    if later:
        drop_tiles(state, 1)
    if valid:
        tell(state, VALID, state.movers[move], state.points[move])
        accept(state, move)
        give_cross(state, challengers)
        return
    tell(state, INVALID, state.movers[move], state.points[move])
    dependent = later and builds_on(state)
    fall(state, move)
    if dependent:
        tell(state, FALLS_TOO, state.movers[1], state.points[1])
        fall(state, 1)
    elif later:
        tell(state, STANDS, state.movers[1], state.points[1])


@kernel
def lift_tiles(state: State, move: int) -> None:
    """Take a move off the board to look at the words below it."""
    for i in range(state.sizes[move]):
        state.board[state.squares[move, i]] = EMPTY


@kernel
def drop_tiles(state: State, move: int) -> None:
    """Put a move back on the board."""
    for i in range(state.sizes[move]):
        state.board[state.squares[move, i]] = tile_of(state.moves[move], i)


@kernel
def tell_words(state: State, move: int) -> None:
    """W11: the verdict lists the words."""
    direction = direction_of(state.moves[move])
    tell_word(state, state.squares[move, 0], direction)
    for i in range(state.sizes[move]):
        tell_word(state, state.squares[move, i], 1 - direction)


@kernel
def fall(state: State, move: int) -> None:
    """W12: the tiles go back to their player, no points, the move is spent."""
    seat = state.movers[move]
    lift_tiles(state, move)
    for i in range(state.sizes[move]):
        take_back(state, seat, in_rack(tile_of(state.moves[move], i)))
        state.squares[move, i] = 0
    tell(state, TAKEN_BACK, seat, state.sizes[move])
    state.kinds[move] = FELL
    state.moves[move] = 0
    state.sizes[move] = 0
    state.points[move] = 0


@kernel
def give_cross(state: State, pair: int) -> None:
    """W14: an unjustified challenge is a cross of the pair; the third and every further one costs a move."""
    state.crosses[pair] += 1
    if state.crosses[pair] > CROSSES_FREE:
        state.lost[pair] += 1
    tell(state, CROSS, NOBODY, 2 * pair, 2 * pair + 1, state.crosses[pair])


# W13: dependence


@kernel
def builds_on(state: State) -> bool:
    """W13: a word of the second move contains a tile of the first, or without the first it could not be laid."""
    direction = direction_of(state.moves[1])
    if line_has_first(state, state.squares[1, 0], direction):
        return True
    for i in range(state.sizes[1]):
        if line_has_first(state, state.squares[1, i], 1 - direction):
            return True
    lift_tiles(state, 1)
    lift_tiles(state, 0)
    illegal = misplaced(state.board, state.moves[1]) != 0
    drop_tiles(state, 0)
    drop_tiles(state, 1)
    return illegal


@kernel
def line_has_first(state: State, square: int, direction: int) -> bool:
    """W13: whether a word through a square contains a tile of the first move."""
    step = step_of(direction)
    for i in range(-runs_back(state.board, square, direction), runs_on(state.board, square, direction) + 1):
        for j in range(state.sizes[0]):
            if state.squares[0, j] == square + i * step:
                return True
    return False
