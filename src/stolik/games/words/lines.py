"""The board as 30 lines, the rows and then the columns: what lies there, what fits across, and where words can begin.

Every line has 15 squares and a sentinel, and for each square::

    line * 16 + place ->  CELL  VALUE  FITS  ADDS  LETTER_TIMES  WORD_TIMES
                          |     |      |     |
                          |     |      |     points of the tiles crossing here, -1: none
                          |     |      letters that make a word across, as bits
                          |     what the tile lying here is worth
                          the letter lying here, 0: empty
"""

from __future__ import annotations

from typing import Any

from stolik.core.bits import first
from stolik.core.kernel import Cells, kernel
from stolik.games.words.graph import follow, start
from stolik.games.words.lexicon.packing import ENDS, POINTER
from stolik.games.words.placing import DOWN
from stolik.games.words.tiles import CENTRE, JOKER, LETTER, RACK, SIDE

STRIDE = 16  # squares of a line and its sentinel
LINES = 2 * SIDE  # the rows, then the columns
CELL, VALUE, FITS, ADDS, LETTER_TIMES, WORD_TIMES, COLUMNS = 0, 1, 2, 3, 4, 5, 8
PLACE, ROOM, NODE, RUN = 0, 1, 2, 3  # of an anchor: its square, room before it, and what the tiles before it spell
ALL_LETTERS = (1 << 41) - 2
NONE = -1


@kernel
def write_lines(rules: Any, board: Cells, lines: Cells) -> None:
    """Write rows and columns out, before anything is known of crossing words."""
    for direction in range(2):
        for line in range(SIDE):
            for place in range(SIDE):
                square = place * SIDE + line if direction == DOWN else line * SIDE + place
                at = (direction * SIDE + line) * STRIDE + place
                cell = int(board[square])
                lines[at, CELL] = cell & LETTER
                lines[at, VALUE] = 0 if cell & JOKER else int(rules.values[cell])
                lines[at, FITS] = ALL_LETTERS
                lines[at, ADDS] = NONE
                lines[at, LETTER_TIMES] = rules.letter_times[square]
                lines[at, WORD_TIMES] = rules.word_times[square]


@kernel
def write_fits(edges: Cells, masks: Cells, lines: Cells, wanted: int) -> None:
    """Write for every empty square beside tiles which of the wanted letters fit there, and what the tiles add."""
    for line in range(LINES):
        for place in range(SIDE):
            at = line * STRIDE + place
            if lines[at, CELL] != 0:
                continue
            before = at
            while before > line * STRIDE and lines[before - 1, CELL] != 0:
                before -= 1
            if before == at and lines[at + 1, CELL] == 0:
                continue
            # the words of this line cross those of the line through the same square the other way
            crossed = ((place if line >= SIDE else SIDE + place) * STRIDE) + line % SIDE
            adds, node = 0, start(edges)
            alive = True
            for i in range(before, at):
                adds += lines[i, VALUE]
                if alive:
                    edge = follow(edges, masks, node, lines[i, CELL])
                    node = edge & POINTER
                    alive = edge != 0
            behind = at + 1
            while lines[behind, CELL] != 0:
                adds += lines[behind, VALUE]
                behind += 1
            lines[crossed, ADDS] = adds
            lines[crossed, FITS] = fitting(edges, masks, lines, node, at, masks[node] & wanted) if alive else 0


@kernel
def fitting(edges: Cells, masks: Cells, lines: Cells, node: int, at: int, letters: int) -> int:
    """Which of these letters make a word at an empty square, after what led to `node` and before what lies behind."""
    fits = 0
    while letters != 0:
        letter = first(letters)
        letters &= letters - 1
        edge = follow(edges, masks, node, letter)
        behind = at + 1
        while edge != 0 and lines[behind, CELL] != 0:
            edge = follow(edges, masks, edge & POINTER, lines[behind, CELL])
            behind += 1
        if edge & ENDS:
            fits |= 1 << letter
    return fits


@kernel
def find_anchors(edges: Cells, masks: Cells, lines: Cells, empty: bool, anchors: Cells) -> int:
    """Write the anchors of all lines, those with a tile before them first, then by falling room; return how many."""
    found = 0
    for wanted in range(RACK, NONE, -1):
        for line in range(LINES):
            room = 0
            for place in range(SIDE):
                at = line * STRIDE + place
                if lines[at, CELL] != 0:
                    room = NONE
                    continue
                if not is_anchor(lines, at, line, place, empty):
                    room += 1
                    continue
                led = room == NONE
                # a tile before the anchor: what it begins is given, and listed as if it had all the room
                shown = RACK if led else min(room, RACK - 1)
                if shown == wanted:
                    anchors[found, PLACE] = at
                    anchors[found, ROOM] = NONE if led else shown
                    lead_in(edges, masks, lines, at, line, anchors, found)
                    found += 1
                room = 0
    return found


@kernel
def is_anchor(lines: Cells, at: int, line: int, place: int, empty: bool) -> bool:
    """Whether new words must begin from this empty square: a tile lies beside it, or it is the first centre."""
    if empty:
        return line % SIDE == CENTRE // SIDE and place == CENTRE % SIDE
    if place > 0 and lines[at - 1, CELL] != 0:
        return True
    beside: bool = lines[at + 1, CELL] != 0 or lines[at, ADDS] >= 0
    return beside


@kernel
def lead_in(edges: Cells, masks: Cells, lines: Cells, at: int, line: int, anchors: Cells, found: int) -> None:
    """Note where the tiles right before an anchor lead in the word graph, and their points; NONE if nowhere."""
    before = at
    while before > line * STRIDE and lines[before - 1, CELL] != 0:
        before -= 1
    node, run = start(edges), 0
    for i in range(before, at):
        run += lines[i, VALUE]
        if node != NONE:
            edge = follow(edges, masks, node, lines[i, CELL])
            node = edge & POINTER if edge != 0 else NONE
    anchors[found, NODE] = node
    anchors[found, RUN] = run
