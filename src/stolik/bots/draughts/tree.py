"""The search itself: alpha-beta with principal variations, on a stack of frames instead of recursion.

The whole search lives on its desk, so that `run` can stop after any number of nodes and go on later; clocks, depths
and windows are the business of ``search.py``.

Captures are forced, so a line is never judged while one is due: it is followed to its quiet end. Where the
other side threatens to capture, one more move is looked at.
"""

from __future__ import annotations

from stolik.bots.draughts.endgame.probe import Tables
from stolik.bots.draughts.endgame.probe import probe as probe_ending
from stolik.bots.draughts.evaluate import Weights, evaluate
from stolik.bots.draughts.frames import DEEPEST, Control, Desk, Frame, key_with_counters, make_move, repeats
from stolik.bots.draughts.table import (
    EXACT,
    LOWER,
    NO_INDEX,
    UNKNOWN,
    UPPER,
    bound_in,
    depth_in,
    index_in,
    pack,
    probe,
    store,
    value_in,
)
from stolik.core.bits import count
from stolik.core.kernel import kernel
from stolik.games.draughts.captures import list_captures
from stolik.games.draughts.draws import FEW_LIMIT, ROAD_LIMIT, balance_limit, counted_out, few_left, holds_road
from stolik.games.draughts.jumps import jumpers
from stolik.games.draughts.moves import can_step, list_steps
from stolik.games.draughts.state import LONGEST_LIST, PLAYING, Rules

WIN = 30_000  # less the number of plies until it
SURE = 29_000  # values from here on are wins found to their end
LEAST = -32_000  # below every value
HOPE = 400  # a win too far away for the counters
OPEN = 32_001  # no value: the moves have to be tried
FULL, NARROW, REDUCED = 0, 1, 2  # how a move is searched: last of all with the full window
SETTLED = -1  # a move that needs no other search


# a new position


@kernel
def worth(rules: Rules, weights: Weights, frame: Frame, control: Control) -> int:
    """The evaluation, from the mover's side."""
    mover = frame.mover
    other = 1 - mover
    value = evaluate(rules, weights, mover, frame.men[mover], frame.kings[mover], frame.men[other], frame.kings[other])
    if control.whim > 0:
        value += scrambled(frame.key, control.person) % (2 * control.whim + 1) - control.whim
    return value


@kernel
def scrambled(key: int, other: int) -> int:
    """A number below 2**31 - 1 that looks random and depends on both."""
    mixed = ((key & 0x7FFF_FFFF) * 48_271 + (key >> 31) + other) % 0x7FFF_FFFF
    return (mixed * 48_271 + other) % 0x7FFF_FFFF


@kernel
def enter(rules: Rules, weights: Weights, tables: Tables, desk: Desk, ply: int) -> int:
    """The value of a new position, or OPEN once its moves are listed and ordered."""
    frame, control = desk.frames[ply], desk.control[0]
    mover = frame.mover
    men, kings = frame.men[mover], frame.kings[mover]
    enemy = frame.men[1 - mover] | frame.kings[1 - mover]
    jumping = jumpers(rules, mover, men, kings, enemy)
    if jumping == 0 and not can_step(rules, mover, men, kings, enemy):
        return -WIN + ply
    if ply > 0:
        if frame.quiet >= 4 and repeats(desk, ply):
            return 0
        if frame.balance >= FEW_LIMIT and counted_out(rules, frame) != PLAYING:
            return 0
        if ply == DEEPEST or frame.depth <= -control.follow:
            return worth(rules, weights, frame, control)
        if tables.pieces > 0 and count(men | kings | enemy) <= tables.pieces:
            return ending_value(rules, tables, frame, ply)
    if jumping == 0 and frame.depth <= 0 and not (frame.depth == 0 and threatened(rules, frame)):
        return worth(rules, weights, frame, control)
    found = NO_INDEX
    frame.known_by = key_with_counters(rules, frame)
    if frame.depth > 0:
        facts = probe(desk.table, frame.known_by)
        if facts != UNKNOWN:
            found = index_in(facts)
            if ply > 0:
                value = known_value(frame, facts, ply, control.pruning)
                if value != OPEN:
                    return value
    list_all(rules, desk, ply, jumping)
    if control.overlook > 0:
        overlook(desk, ply)
    order_moves(desk, ply, found)
    frame.floor = frame.alpha
    frame.best = LEAST
    frame.chosen = NO_INDEX
    frame.tried = 0
    return OPEN


@kernel
def ending_value(rules: Rules, tables: Tables, frame: Frame, ply: int) -> int:
    """What the endgame tables say; a win that a counter would turn into a draw is a hope only."""
    mover = frame.mover
    other = 1 - mover
    men, kings, other_men, other_kings = frame.men[mover], frame.kings[mover], frame.men[other], frame.kings[other]
    found = probe_ending(rules, tables, mover, men, kings, other_men, other_kings)
    if found == 0:
        return 0
    plies = 2 * found - 1 if found > 0 else -2 * found - 2
    in_time = frame.quiet + plies <= rules.quiet_limit
    if rules.balance:
        limit = FEW_LIMIT if few_left(frame) else balance_limit(frame)
        in_time = in_time and (limit == 0 or frame.balance + plies <= limit)
        in_time = in_time and (frame.road + plies <= ROAD_LIMIT or not holds_road(rules, frame))
    value = WIN - ply - plies if in_time else HOPE - plies
    return value if found > 0 else -value


@kernel
def threatened(rules: Rules, frame: Frame) -> bool:
    """Whether the other side could capture if it were to move."""
    mover = frame.mover
    other = 1 - mover
    prey = frame.men[mover] | frame.kings[mover]
    return bool(jumpers(rules, other, frame.men[other], frame.kings[other], prey) != 0)


@kernel
def known_value(frame: Frame, facts: int, ply: int, pruning: int) -> int:
    """The value of a position if the table's facts are enough for it, else OPEN."""
    deep = depth_in(facts)
    if deep < frame.depth or (deep > frame.depth and pruning == 0) or frame.beta - frame.alpha > 1:
        return OPEN
    value = value_in(facts)
    if value > SURE:
        value -= ply
    elif value < -SURE:
        value += ply
    bound = bound_in(facts)
    if bound == EXACT or (bound == LOWER and value >= frame.beta) or (bound == UPPER and value <= frame.alpha):
        return value
    return OPEN


@kernel
def list_all(rules: Rules, desk: Desk, ply: int, jumping: int) -> None:
    """List the moves; at the root without those that are banned."""
    frame = desk.frames[ply]
    mover = frame.mover
    men, kings = frame.men[mover], frame.kings[mover]
    enemy = frame.men[1 - mover] | frame.kings[1 - mover]
    moves = desk.lists[ply]
    if jumping != 0:
        frame.capturing = 1
        number = list_captures(rules, mover, men, kings, enemy, rules.majority, moves, desk.pending)
    else:
        frame.capturing = 0
        number = list_steps(rules, mover, men, kings, enemy, moves)
    number = min(number, LONGEST_LIST)
    for i in range(number):
        desk.order[ply, i] = i
    if ply == 0:
        number = leave_out(desk, number)
    frame.moves = number


@kernel
def leave_out(desk: Desk, number: int) -> int:
    """Take the banned moves out of the root's list."""
    kept = 0
    for i in range(number):
        action = desk.lists[0, i]
        out = False
        for j in range(desk.control[0].banned):
            out = out or desk.banned[j] == action
        if not out:
            desk.lists[0, kept] = action
            desk.order[0, kept] = i
            kept += 1
    return kept


@kernel
def overlook(desk: Desk, ply: int) -> None:
    """Forget some moves, the way people do: replies rather than one's own moves, long captures rather than short ones.

    The same move in the same position is always forgotten or never, and something is always thought of.
    """
    frame, control = desk.frames[ply], desk.control[0]
    kept = 0
    for i in range(frame.moves):
        action = desk.lists[ply, i]
        often = control.overlook
        if ply == 0 or count(action >> 12) == 1:
            often = 0 if frame.capturing == 1 else often // 2
        last = i == frame.moves - 1 and kept == 0
        if last or scrambled(frame.key ^ action, control.person) % 100 >= often:
            desk.lists[ply, kept] = action
            desk.order[ply, kept] = desk.order[ply, i]
            kept += 1
    frame.moves = kept


@kernel
def order_moves(desk: Desk, ply: int, found: int) -> None:
    """Give every move a hope: the table's, then captures of many, killers, and what was good elsewhere."""
    frame = desk.frames[ply]
    for i in range(frame.moves):
        action = desk.lists[ply, i]
        if desk.order[ply, i] == found:
            hope = 1 << 40
        elif frame.capturing == 1:
            hope = count(action >> 12)
        elif action == desk.killers[ply, 0]:
            hope = 1 << 39
        elif action == desk.killers[ply, 1]:
            hope = 1 << 38
        else:
            hope = desk.history[frame.mover, action & 63, action >> 6 & 63]
        desk.hopes[ply, i] = hope


# trying moves


@kernel
def next_move(desk: Desk, ply: int) -> int:
    """Bring the most hopeful untried move to the front of the untried ones."""
    frame = desk.frames[ply]
    start = frame.tried
    most = start
    for i in range(start + 1, frame.moves):
        if desk.hopes[ply, i] > desk.hopes[ply, most]:
            most = i
    if most != start:
        desk.hopes[ply, most], desk.hopes[ply, start] = desk.hopes[ply, start], desk.hopes[ply, most]
        desk.lists[ply, most], desk.lists[ply, start] = desk.lists[ply, start], desk.lists[ply, most]
        desk.order[ply, most], desk.order[ply, start] = desk.order[ply, start], desk.order[ply, most]
    action: int = desk.lists[ply, start]
    return action


@kernel
def reduction(frame: Frame, pruning: int) -> int:
    """By how much a late move is looked at less deeply."""
    if pruning == 0 or frame.capturing == 1 or frame.depth < 3 or frame.tried < 3:
        return 0
    less = 1
    if frame.tried >= 6:
        less += 1
    return min(less, frame.depth - 2)


@kernel
def try_move(rules: Rules, desk: Desk, ply: int, how: int, less: int) -> None:
    """Make the move whose turn it is, with the window that `how` gives it."""
    frame, child = desk.frames[ply], desk.frames[ply + 1]
    make_move(rules, frame, child, desk.lists[ply, frame.tried])
    frame.how = how
    # a lone capture is nothing to decide, and captures at the end of a line are followed however far they go
    following = frame.depth <= 0 and desk.control[0].follow == DEEPEST
    forced = frame.capturing == 1 and (following or (frame.moves == 1 and frame.depth > 0))
    child.depth = frame.depth if forced else frame.depth - 1 - less
    child.beta = -frame.alpha
    child.alpha = -frame.beta if how == FULL else child.beta - 1
    desk.lines[ply + 1, 0] = -1


@kernel
def note_better(desk: Desk, ply: int, value: int) -> None:
    """The move just tried is the best so far."""
    frame = desk.frames[ply]
    frame.best = value
    frame.chosen = frame.tried
    if value > frame.alpha:
        desk.lines[ply, 0] = desk.lists[ply, frame.tried]
        i = 0
        while desk.lines[ply + 1, i] >= 0 and i < DEEPEST:
            desk.lines[ply, i + 1] = desk.lines[ply + 1, i]
            i += 1
        desk.lines[ply, i + 1] = -1
        frame.alpha = value


@kernel
def note_refutation(desk: Desk, ply: int) -> None:
    """A step was too good for the other side: look at it earlier elsewhere."""
    frame = desk.frames[ply]
    if frame.capturing == 1:
        return
    action = desk.lists[ply, frame.tried]
    if desk.killers[ply, 0] != action:
        desk.killers[ply, 1] = desk.killers[ply, 0]
        desk.killers[ply, 0] = action
    start, end = action & 63, action >> 6 & 63
    desk.history[frame.mover, start, end] += frame.depth * frame.depth + 1
    if desk.history[frame.mover, start, end] > 1 << 24:
        for colour in range(2):
            for i in range(64):
                for j in range(64):
                    desk.history[colour, i, j] >>= 4


@kernel
def leave(desk: Desk, ply: int) -> int:
    """All moves are tried, or one was enough: remember what is known, return the value."""
    frame, control = desk.frames[ply], desk.control[0]
    value: int = frame.best
    if frame.depth > 0 and (ply > 0 or control.banned == 0):
        bound = EXACT
        if value >= frame.beta:
            bound = LOWER
        elif value <= frame.floor:
            bound = UPPER
        kept = value
        if value > SURE:
            kept += ply
        elif value < -SURE:
            kept -= ply
        index = NO_INDEX
        if bound != UPPER:
            index = min(desk.order[ply, frame.chosen], NO_INDEX)
        store(desk.table, frame.known_by, pack(kept, min(frame.depth, 120), bound, control.age, index))
    return value


@kernel
def come_back(desk: Desk, ply: int, value: int) -> int:
    """A move has come back with a value: how it must be searched again, or SETTLED once the frame has noted it."""
    frame = desk.frames[ply]
    if frame.how == REDUCED and value > frame.alpha:
        return NARROW
    if frame.how == NARROW and value > frame.alpha and value < frame.beta:
        return FULL
    if value > frame.best:
        note_better(desk, ply, value)
    if frame.alpha >= frame.beta:
        note_refutation(desk, ply)
        frame.moves = frame.tried + 1
    frame.tried += 1
    return SETTLED


@kernel
def run(rules: Rules, weights: Weights, tables: Tables, desk: Desk, nodes: int) -> bool:
    """Search on for so many nodes or until told to stop; return whether the root's value is found."""
    control = desk.control[0]
    last = control.nodes + nodes
    ply, value, entering = control.ply, control.value, control.entering
    while control.stop == 0 and ply >= 0 and (entering == 0 or control.nodes < last):
        frame = desk.frames[ply]
        again = SETTLED
        if entering == 1:
            control.nodes += 1
            entering = 0
            value = enter(rules, weights, tables, desk, ply)
            if value != OPEN:
                ply -= 1
                continue
        else:
            again = come_back(desk, ply, -value)
        if again == SETTLED and frame.tried == frame.moves:
            value = leave(desk, ply)
            ply -= 1
            continue
        less = 0
        if again == SETTLED:
            next_move(desk, ply)
            less = reduction(frame, control.pruning)
            again = FULL if frame.tried == 0 else NARROW
            if less > 0:
                again = REDUCED
        try_move(rules, desk, ply, again, less)
        ply += 1
        entering = 1
    control.ply, control.value, control.entering = ply, value, entering
    return bool(ply < 0)
