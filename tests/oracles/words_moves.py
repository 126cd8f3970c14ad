"""A second writing of placing words, plain and slow: every window of every line, filled in every way.

No word graph, no anchors, nothing remembered from one window to the next. Words are looked up in the sorted list by
halving. It is compiled only because Python would take a minute for each position.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from stolik.core.kernel import Cells, kernel
from stolik.games.words.tiles import letters_of

SIDE, CENTRE, JOKER = 15, 112, 64
LONGEST = 16  # letters of a row of the word list, zeros behind the word


def word_rows(words: list[str], language: str) -> Cells:
    """The words as rows of letter numbers, in alphabetical order."""
    rows = np.zeros((len(words), LONGEST), np.uint8)
    for row, word in enumerate(words):
        rows[row, : len(word)] = letters_of(language, word)
    return rows[np.lexsort(rows.T[::-1])]


@kernel
def narrow(rows: Cells, low: int, high: int, depth: int, letter: int) -> tuple[int, int]:
    """The rows from low to high, all alike up to `depth`, that have this letter there."""
    a, b = low, high
    while a < b:
        middle = (a + b) // 2
        if rows[middle, depth] < letter:
            a = middle + 1
        else:
            b = middle
    c, d = a, high
    while c < d:
        middle = (c + d) // 2
        if rows[middle, depth] <= letter:
            c = middle + 1
        else:
            d = middle
    return a, c


@kernel
def at(board: Cells, down: int, line: int, place: int) -> int:
    """What lies at a place of a row or column; nothing beyond the edge."""
    if place < 0 or place >= SIDE:
        return 0
    return int(board[place * SIDE + line]) if down else int(board[line * SIDE + place])


@kernel
def crossing(
    rows: Cells, board: Cells, values: Cells, down: int, line: int, place: int, tile: int, times: Cells
) -> int:
    """Points of the word a tile makes across, 0 if it makes none, -1 if it is no word."""
    begin, end = line, line
    while at(board, 1 - down, place, begin - 1):
        begin -= 1
    while at(board, 1 - down, place, end + 1):
        end += 1
    if begin == end:
        return 0
    low, high, points = 0, len(rows), 0
    for i in range(begin, end + 1):
        cell = tile if i == line else at(board, 1 - down, place, i)
        low, high = narrow(rows, low, high, i - begin, cell & 63)
        if cell & JOKER == 0:
            points += values[cell] * (times[0] if i == line else 1)
    if low == high or rows[low, end - begin + 1] != 0:
        return -1
    return points * times[1]


@kernel
def naive_moves(
    rows: Cells,
    values: Cells,
    letter_times: Cells,
    word_times: Cells,
    board: Cells,
    rack: Cells,
    out: Cells,
    points: Cells,
) -> int:
    """All placements with their points, window by window; return how many."""
    found = 0
    empty = True
    for square in range(SIDE * SIDE):
        empty = empty and board[square] == 0
    for down in range(2):
        for line in range(SIDE):
            for begin in range(SIDE):
                for end in range(begin + 1, SIDE):
                    if at(board, down, line, begin - 1) or at(board, down, line, end + 1):
                        continue
                    found = fill_window(
                        rows,
                        values,
                        letter_times,
                        word_times,
                        board,
                        rack,
                        empty,
                        down,
                        line,
                        begin,
                        end,
                        out,
                        points,
                        found,
                    )
    return found


@kernel
def first_gap(board: Cells, rack: Cells, empty: bool, down: int, line: int, begin: int, end: int) -> int:
    """The first empty place of a window that a rack can fill and the rules let be filled, else -1."""
    gaps, beside, centre, first = 0, False, False, -1
    for place in range(begin, end + 1):
        if at(board, down, line, place) == 0:
            gaps += 1
            if first < 0:
                first = place
            beside = beside or at(board, 1 - down, place, line - 1) != 0 or at(board, 1 - down, place, line + 1) != 0
            centre = centre or (line == 7 and place == 7)
        else:
            beside = True
    if gaps == 0 or gaps > np.count_nonzero(rack) or not (beside or (empty and centre)):
        return -1
    if gaps == 1 and down and (at(board, 0, first, line - 1) or at(board, 0, first, line + 1)):
        return -1  # a single tile is written across where it can be
    return first


@kernel
def fill_window(
    rows: Cells,
    values: Cells,
    letter_times: Cells,
    word_times: Cells,
    board: Cells,
    rack: Cells,
    empty: bool,
    down: int,
    line: int,
    begin: int,
    end: int,
    out: Cells,
    points: Cells,
    found: int,
) -> int:
    """All ways to fill the empty squares from `begin` to `end` so that a word stands there; return how many by now."""
    first = first_gap(board, rack, empty, down, line, begin, end)
    if first < 0:
        return found
    left = np.zeros(65, np.int64)
    for i in range(len(rack)):
        left[rack[i]] += 1
    length = end - begin + 1
    tried = np.zeros(length + 1, np.int64)  # the tile tried last at each place; 1..40 plain, 65..104 joker
    lows, spent = np.zeros(length + 1, np.int64), np.zeros(length + 1, np.int64)
    highs = np.full(length + 1, len(rows), np.int64)
    depth = 0
    while depth >= 0:
        if depth == length:
            if rows[lows[depth], length] == 0:
                found = note(
                    rows, values, letter_times, word_times, board, down, line, begin, first, tried, out, points, found
                )
            depth -= 1
            continue
        cell = at(board, down, line, begin + depth)
        if cell != 0:
            if tried[depth] == 0:
                tried[depth] = 1
                lows[depth + 1], highs[depth + 1] = narrow(rows, lows[depth], highs[depth], depth, cell & 63)
                if lows[depth + 1] < highs[depth + 1]:
                    depth += 1
                    if depth < length:
                        tried[depth] = 0
                    continue
            depth -= 1
            continue
        if spent[depth]:
            left[spent[depth]] += 1
            spent[depth] = 0
        tried[depth] += 1
        if tried[depth] == 41:
            tried[depth] = 65
        if tried[depth] == 105:
            depth -= 1
            continue
        tile = tried[depth]
        taken = JOKER if tile & JOKER else tile
        if left[taken] == 0:
            continue
        lows[depth + 1], highs[depth + 1] = narrow(rows, lows[depth], highs[depth], depth, tile & 63)
        if lows[depth + 1] == highs[depth + 1]:
            continue
        left[taken] -= 1
        spent[depth] = taken
        depth += 1
        if depth < length:
            tried[depth] = 0
    return found


@kernel
def note(
    rows: Cells,
    values: Cells,
    letter_times: Cells,
    word_times: Cells,
    board: Cells,
    down: int,
    line: int,
    begin: int,
    first: int,
    tried: Cells,
    out: Cells,
    points: Cells,
    found: int,
) -> int:
    """Write down a filled window with its points if all words across are words; return how many by now."""
    total, factor, others, code, laid = 0, 1, 0, 0, 0
    times = np.ones(2, np.int64)
    for place in range(begin, begin + len(tried) - 1):
        cell = at(board, down, line, place)
        square = place * SIDE + line if down else line * SIDE + place
        new = cell == 0
        if new:
            cell = tried[place - begin]
            times[0], times[1] = letter_times[square], word_times[square]
            across = crossing(rows, board, values, down, line, place, cell, times)
            if across < 0:
                return found
            others += across
            factor *= word_times[square]
            code |= cell << (7 * laid)
            laid += 1
        if cell & JOKER == 0:
            total += values[cell] * (letter_times[square] if new else 1)
    square = first * SIDE + line if down else line * SIDE + first
    out[found] = (1 << 58) | (down << 57) | (square << 49) | code
    points[found] = total * factor + others + (50 if laid == 7 else 0)
    return found + 1


def naive_list(rules: Any, rows: Cells, board: Cells, rack: Cells, most: int = 1 << 20) -> dict[int, int]:
    """All placements of a rack with their points."""
    out, points = np.zeros(most, np.int64), np.zeros(most, np.int64)
    found = naive_moves(rows, rules.values, rules.letter_times, rules.word_times, board, rack, out, points)
    assert found <= most
    return dict(zip(out[:found].tolist(), points[:found].tolist(), strict=True))
