"""Positions of a line: the stack of frames a search stands on, and all else that lies on its desk.

A frame is a position of the present line with all that is known of it.
"""

from __future__ import annotations

from typing import Annotated, NamedTuple

import numpy as np

from stolik.core.bits import count, first
from stolik.core.kernel import Cells, kernel, layout
from stolik.games.draughts.bits import BIT
from stolik.games.draughts.captures import room_for
from stolik.games.draughts.draws import BLACK_MOVES, FEW_LIMIT, KEYS, balance_limit, count_on, few_left, holds_road
from stolik.games.draughts.moves import after_move
from stolik.games.draughts.state import LONGEST_LIST, LONGEST_PAST, Rules

DEEPEST = 100  # plies from the root
NEAR = 20  # plies to a draw by counting from which on positions are told apart by their counters

COUNTER_KEYS = np.random.default_rng(14).integers(1, 1 << 62, 256)  # random numbers that never change


class Frame:
    """A position of the line. Men, kings, mover and counters are named as in the state of a match."""

    men: Annotated[Cells, np.int64, 2]
    kings: Annotated[Cells, np.int64, 2]
    mover: Annotated[int, np.int64]
    quiet: Annotated[int, np.int64]
    balance: Annotated[int, np.int64]
    road: Annotated[int, np.int64]
    key: Annotated[int, np.int64]  # as `past` has it
    known_by: Annotated[int, np.int64]  # the key in the table
    depth: Annotated[int, np.int64]  # moves still to be looked at
    floor: Annotated[int, np.int64]  # alpha as it was at first
    alpha: Annotated[int, np.int64]
    beta: Annotated[int, np.int64]
    best: Annotated[int, np.int64]
    chosen: Annotated[int, np.int64]  # place of the best move in the list
    moves: Annotated[int, np.int64]
    tried: Annotated[int, np.int64]
    how: Annotated[int, np.int64]  # FULL, NARROW or REDUCED: the move being tried
    capturing: Annotated[int, np.int64]


class Control:
    """Where a search is, and what it was told."""

    ply: Annotated[int, np.int64]
    entering: Annotated[int, np.int64]  # 1: the frame at `ply` is new; 0: its move has come back with `value`
    value: Annotated[int, np.int64]
    nodes: Annotated[int, np.int64]  # looked at so far
    age: Annotated[int, np.int64]
    pruning: Annotated[int, np.int64]  # 1: late moves are reduced and deeper facts are trusted
    past: Annotated[int, np.int64]  # positions before the root that may come again, and the root
    banned: Annotated[int, np.int64]  # moves that are left out at the root
    stop: Annotated[int, np.int64]
    # what people are like; an engine follows everything, overlooks nothing and is sure of itself
    follow: Annotated[int, np.int64]  # captures beyond the depth are followed for so many plies
    overlook: Annotated[int, np.int64]  # how many of a hundred replies are not thought of
    whim: Annotated[int, np.int64]  # how far an opinion may be off, in hundredths of a man
    person: Annotated[int, np.int64]  # whose oversights and whims they are


FRAME, CONTROL = layout(Frame), layout(Control)


class Desk(NamedTuple):
    """All that one thread works with; `table` may be shared."""

    control: Cells
    frames: Cells
    lists: Cells  # moves by ply
    order: Cells  # their places in the list as first made, by ply
    hopes: Cells  # how promising they are
    lines: Cells  # the best line from each ply on, ended by -1
    killers: Cells  # two steps by ply that refuted others
    history: Cells  # [colour, from, to]: how often a step refuted others
    pending: Cells  # room for captures
    past: Cells
    banned: Cells
    table: Cells


def new_desk(rules: Rules, table: Cells) -> Desk:
    """An empty desk."""
    plies = DEEPEST + 1
    return Desk(
        control=np.zeros(1, CONTROL),
        frames=np.zeros(plies, FRAME),
        lists=np.zeros((plies, LONGEST_LIST), np.int64),
        order=np.zeros((plies, LONGEST_LIST), np.int64),
        hopes=np.zeros((plies, LONGEST_LIST), np.int64),
        lines=np.full((plies, plies + 1), -1, np.int64),
        killers=np.full((plies, 2), -1, np.int64),
        history=np.zeros((2, 64, 64), np.int64),
        pending=np.zeros((room_for(rules), 3), np.int64),
        past=np.zeros(LONGEST_PAST, np.int64),
        banned=np.zeros(LONGEST_LIST, np.int64),
        table=table,
    )


# positions of the line


@kernel
def place_root(rules: Rules, states: Cells, desk: Desk) -> None:
    """Take the position of a match, with its past, as the root."""
    root, state = desk.frames[0], states[0]
    for colour in range(2):
        root.men[colour] = state.men[colour]
        root.kings[colour] = state.kings[colour]
    root.mover = state.mover
    root.quiet = state.quiet
    root.balance = state.balance
    root.road = state.road
    for i in range(state.quiet + 1):
        desk.past[i] = state.past[i]
    desk.control[0].past = state.quiet + 1
    root.key = state.past[state.quiet]


@kernel
def begin(desk: Desk, depth: int, alpha: int, beta: int) -> None:
    """Get ready to search the root anew."""
    root, control = desk.frames[0], desk.control[0]
    root.depth, root.alpha, root.beta = depth, alpha, beta
    desk.lines[0, 0] = -1
    control.ply = 0
    control.entering = 1


@kernel
def changed_keys(changed: int, kind: int) -> int:
    """What pieces of a kind that came or went change in the key."""
    key = 0
    while changed != 0:
        square = first(changed)
        changed ^= BIT[square]
        key ^= KEYS[64 * kind + square]
    return key


@kernel
def make_move(rules: Rules, frame: Frame, child: Frame, action: int) -> None:
    """Write the position after a move, its key and its counters."""
    mover = frame.mover
    other = 1 - mover
    men, kings, other_men, other_kings = frame.men[mover], frame.kings[mover], frame.men[other], frame.kings[other]
    new_men, new_kings, left_men, left_kings = after_move(rules, mover, men, kings, other_men, other_kings, action)
    child.men[mover], child.kings[mover] = new_men, new_kings
    child.men[other], child.kings[other] = left_men, left_kings
    key = frame.key ^ BLACK_MOVES ^ changed_keys(men ^ new_men, mover) ^ changed_keys(kings ^ new_kings, mover + 2)
    taken = action >> 12 != 0
    if taken:
        key ^= changed_keys(other_men ^ left_men, other) ^ changed_keys(other_kings ^ left_kings, other + 2)
    child.key = key
    child.mover = other
    child.quiet, child.balance, child.road = frame.quiet, frame.balance, frame.road
    crowned = count(new_kings) != count(kings)
    on_road = rules.balance and holds_road(rules, frame)
    count_on(rules, child, new_men == men and not taken, crowned or taken, on_road)


@kernel
def repeats(desk: Desk, ply: int) -> bool:
    """D9: whether this position was in the line already, or twice with what was played before.

    Once in the line is enough: what led to it can be done again.
    """
    frame = desk.frames[ply]
    times = 0
    for back in range(2, frame.quiet + 1, 2):
        if back < ply:
            if desk.frames[ply - back].key == frame.key:
                return True
        else:
            at = desk.control[0].past - 1 + ply - back
            if at < 0:
                return False
            if desk.past[at] == frame.key:
                times += 1
    return times >= 2


@kernel
def key_with_counters(rules: Rules, frame: Frame) -> int:
    """The key for the table: close to a draw by counting the counters matter too."""
    counter = 0
    if rules.balance:
        limit = FEW_LIMIT if few_left(frame) or frame.road > 0 else balance_limit(frame)
        if limit > 0 and frame.balance + NEAR >= limit:
            counter = 128 + (frame.road if frame.road > 0 else frame.balance)
    if counter == 0 and frame.quiet + NEAR >= rules.quiet_limit:
        counter = frame.quiet
    key: int = frame.key ^ COUNTER_KEYS[counter & 255] if counter > 0 else frame.key
    return key
