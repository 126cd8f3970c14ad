"""Counting lines of play on bare sets of squares, with the moves of ``moves.py``; draws do not matter here."""

from __future__ import annotations

import numpy as np

from stolik.core.kernel import Cells, kernel
from stolik.games.draughts.moves import after_move, list_moves, room_for
from stolik.games.draughts.state import LONGEST_LIST, Rules


@kernel
def count_lines(rules: Rules, states: Cells, depth: int) -> int:
    """How many lines of exactly `depth` moves there are; a line that a win cuts short is none."""
    if depth == 0:
        return 1
    boards = np.empty((depth, 4), np.int64)  # by ply: men and kings of the mover, then of the other
    lists = np.empty((depth, LONGEST_LIST), np.int64)
    left = np.zeros(depth, np.int64)  # moves still to be tried
    pending = np.empty((room_for(rules), 3), np.int64)
    mover = states[0].mover
    boards[0, 0], boards[0, 1] = states[0].men[mover], states[0].kings[mover]
    boards[0, 2], boards[0, 3] = states[0].men[1 - mover], states[0].kings[1 - mover]
    at = 0
    left[0] = list_moves(rules, mover, boards[0, 0], boards[0, 1], boards[0, 2] | boards[0, 3], lists[0], pending)
    lines: int = left[0] if depth == 1 else 0
    while at >= 0 and depth > 1:
        if left[at] == 0:
            at -= 1
            continue
        left[at] -= 1
        colour = (mover + at) & 1
        men, kings, other_men, other_kings = after_move(
            rules, colour, boards[at, 0], boards[at, 1], boards[at, 2], boards[at, 3], lists[at, left[at]]
        )
        found = list_moves(rules, 1 - colour, other_men, other_kings, men | kings, lists[at + 1], pending)
        if at + 2 == depth:
            lines += found
            continue
        at += 1
        boards[at, 0], boards[at, 1], boards[at, 2], boards[at, 3] = other_men, other_kings, men, kings
        left[at] = found
    return lines
