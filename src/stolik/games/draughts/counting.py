"""Counting lines of play on bare sets of squares, with the moves of ``moves.py``; draws do not matter here."""

from __future__ import annotations

import numpy as np

from stolik.core.kernel import Cells, kernel
from stolik.games.draughts.captures import room_for
from stolik.games.draughts.moves import after_move, count_moves, list_moves
from stolik.games.draughts.state import LONGEST_LIST, Rules


@kernel
def count_lines(rules: Rules, states: Cells, depth: int) -> int:
    """How many lines of exactly `depth` moves there are; a line that a win cuts short is none."""
    if depth == 0:
        return 1
    boards = np.empty((depth, 4), np.int64)
    lists = np.empty((depth, LONGEST_LIST), np.int64)
    pending = np.empty((room_for(rules), 3), np.int64)
    return walk_lines(rules, states, boards, lists, np.zeros(depth, np.int64), pending)


@kernel
def walk_lines(rules: Rules, states: Cells, boards: Cells, lists: Cells, left: Cells, pending: Cells) -> int:
    """The same in rooms that are given: who makes arrays counts who looks at them, which takes longer than a move.

    By ply, boards[d] are men and kings of the mover, then of the other, lists[d] the moves and left[d] how many of them
    are still to be tried. The last moves are only counted, which they can be without being listed.
    """
    depth = len(boards)
    first_mover = mover = states[0].mover
    men, kings = states[0].men[mover], states[0].kings[mover]
    other_men, other_kings = states[0].men[1 - mover], states[0].kings[1 - mover]
    if depth == 1:
        return count_moves(rules, mover, men, kings, other_men | other_kings, lists[0], pending)
    lines = 0
    at = 0
    while True:
        found = list_moves(rules, mover, men, kings, other_men | other_kings, lists[at], pending)
        if at + 2 < depth:
            boards[at, 0], boards[at, 1], boards[at, 2], boards[at, 3] = men, kings, other_men, other_kings
            left[at] = found
        else:
            for i in range(found):
                after = after_move(rules, mover, men, kings, other_men, other_kings, lists[at, i])
                lines += count_moves(rules, 1 - mover, after[2], after[3], after[0] | after[1], lists[at + 1], pending)
            at -= 1
        while at >= 0 and left[at] == 0:
            at -= 1
        if at < 0:
            return lines
        left[at] -= 1
        mover = (first_mover + at) & 1
        other_men, other_kings, men, kings = after_move(
            rules, mover, boards[at, 0], boards[at, 1], boards[at, 2], boards[at, 3], lists[at, left[at]]
        )
        mover = 1 - mover
        at += 1
