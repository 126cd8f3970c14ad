"""All placements of a rack that make words of the lexicon, each with its points.

Every new word covers an anchor: an empty square beside a tile, or the centre of an empty board. Counted from its first
anchor, a placement is a beginning, laid on free squares before it, and an end that grows to the right through whatever
lies there. Beginnings touch nothing, so they depend on the rack alone: each is found once and tried at all anchors that
have room for it (after Appel and Jacobson, with the two loops exchanged).

Rows and columns are first written out as the lines of ``lines.py``.

A rack is a number: how many there are of each of its kinds of tiles, four bits each, jokers in the eighth place.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from stolik.core.bits import count, first
from stolik.core.kernel import Cells, kernel
from stolik.games.words.graph import follow, start
from stolik.games.words.lexicon.packing import ENDS, POINTER
from stolik.games.words.lines import (
    ADDS,
    ALL_LETTERS,
    CELL,
    COLUMNS,
    FITS,
    LETTER_TIMES,
    LINES,
    NODE,
    NONE,
    PLACE,
    ROOM,
    RUN,
    STRIDE,
    VALUE,
    WORD_TIMES,
    find_anchors,
    write_fits,
    write_lines,
)
from stolik.games.words.placing import (
    DIRECTION_SHIFT,
    DOWN,
    PLACED,
    SQUARE_SHIFT,
    TILE_BITS,
    is_empty,
)
from stolik.games.words.tiles import ALL_SEVEN, JOKER, LETTER, RACK, SIDE

JOKER_SHIFT = 28  # of the jokers in a rack's number
KIND_BITS = 4

# what is remembered at each tile laid, while longer words are tried
AT, FROM, PLAIN, WILD, HELD, REST, CODE, MAIN, TIMES, OTHERS, REMEMBERED = 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10


@kernel
def generate(rules: Any, board: Cells, rack: Cells, out: Cells) -> int:
    """Write all placements of a rack that make words only, as many as fit; return how many there are."""
    return generate_scored(rules, board, rack, out, np.empty(len(out), np.int16))


@kernel
def generate_scored(rules: Any, board: Cells, rack: Cells, out: Cells, points: Cells) -> int:
    """Write all placements of a rack that make words only, and the points of each; return how many there are."""
    lines = np.zeros((LINES * STRIDE, COLUMNS), np.int64)
    kinds = np.zeros(LETTER + 2, np.int64)
    anchors = np.empty((2 * SIDE * SIDE, 4), np.int64)
    rest, held = count_rack(rack, kinds)
    if rest == 0:
        return 0
    write_lines(rules, board, lines)
    write_fits(rules.edges, rules.masks, lines, ALL_LETTERS if rest >> JOKER_SHIFT else held)
    found = find_anchors(rules.edges, rules.masks, lines, is_empty(board), anchors)
    return try_all(rules.edges, rules.masks, rules.values, lines, kinds, rest, held, anchors, found, out, points)


@kernel
def count_rack(rack: Cells, kinds: Cells) -> tuple[int, int]:
    """A rack as its number and the set of its letters; `kinds` is told which place of the number a letter has."""
    rest, held, known = 0, 0, 0
    for i in range(len(rack)):
        tile = int(rack[i])
        if tile == JOKER:
            rest += 1 << JOKER_SHIFT
        elif tile > 0:
            if held >> tile & 1 == 0:
                kinds[tile] = KIND_BITS * known
                known += 1
            rest += 1 << kinds[tile]
            held |= 1 << tile
    return rest, held


@kernel
def try_all(
    edges: Cells,
    masks: Cells,
    values: Cells,
    lines: Cells,
    kinds: Cells,
    rest: int,
    held: int,
    anchors: Cells,
    found: int,
    out: Cells,
    points: Cells,
) -> int:
    """Go through all beginnings the rack can lay, and try each at every anchor with room for it."""
    stack = np.empty((RACK + 1, REMEMBERED), np.int64)
    begun = np.empty((RACK + 1, REMEMBERED), np.int64)
    remember(begun, 0, masks[start(edges)], 0, start(edges), held, rest, 0, 0, 1, 0)
    listed = led = 0
    while led < found and anchors[led, ROOM] == NONE:
        listed = try_one(edges, masks, values, lines, kinds, anchors, led, begun, 0, stack, out, points, listed)
        led += 1
    length = 0
    longest = rack_size(rest) - 1
    while length >= 0:
        if begun[length, AT] == 0:  # a new beginning: try it before it is lengthened
            begun[length, AT] = 1
            anchor = led
            while anchor < found and anchors[anchor, ROOM] >= length:
                anchors[anchor, NODE] = begun[length, FROM]
                listed = try_one(
                    edges, masks, values, lines, kinds, anchors, anchor, begun, length, stack, out, points, listed
                )
                anchor += 1
            if anchor == led or length == longest:
                length -= 1
                continue
        tile = next_tile(begun, length)
        if tile == 0:
            length -= 1
            continue
        node = follow(edges, masks, begun[length, FROM], tile & LETTER) & POINTER
        rest, held = without(begun, length, tile, kinds)
        code = begun[length, CODE] | tile << (TILE_BITS * length)
        length += 1
        remember(begun, length, masks[node], 0, node, held, rest, code, 0, 1, 0)
    return listed


@kernel
def try_one(
    edges: Cells,
    masks: Cells,
    values: Cells,
    lines: Cells,
    kinds: Cells,
    anchors: Cells,
    anchor: int,
    begun: Cells,
    length: int,
    stack: Cells,
    out: Cells,
    points: Cells,
    listed: int,
) -> int:
    """List all placements with this beginning whose first anchor is this one; return how many are listed by now."""
    if not open_words(masks, values, lines, anchors, anchor, begun, length, stack):
        return listed
    head = head_of(anchors[anchor, PLACE], length)
    down = head >> DIRECTION_SHIFT & 1 == DOWN
    top = length
    while top >= length:
        tile = next_tile(stack, top)
        if tile == 0:
            top -= 1
            continue
        letter = tile & LETTER
        at = stack[top, AT]
        node = stack[top, FROM]
        edge = int(edges[node + count(masks[node] & ((1 << letter) - 1))])
        value = values[tile] * lines[at, LETTER_TIMES] if tile == letter else 0
        main = stack[top, MAIN] + value
        times = stack[top, TIMES] * lines[at, WORD_TIMES]
        others = stack[top, OTHERS]
        adds = lines[at, ADDS]
        if adds >= 0:
            others += (adds + value) * lines[at, WORD_TIMES]
        at += 1
        while edge != 0 and lines[at, CELL] != 0:
            main += lines[at, VALUE]
            edge = follow(edges, masks, edge & POINTER, lines[at, CELL])
            at += 1
        code = stack[top, CODE] | tile << (TILE_BITS * top)
        # a single tile between words both ways is listed once, across
        if edge & ENDS and not (top == 0 and down and adds >= 0):
            if listed < len(out):
                out[listed] = head | code
                points[listed] = main * times + others + (ALL_SEVEN if top == RACK - 1 else 0)
            listed += 1
        can = masks[edge & POINTER] & lines[at, FITS]
        if can != 0:
            rest, held = without(stack, top, tile, kinds)
            if can & held or rest >> JOKER_SHIFT:
                top += 1
                remember(stack, top, can, at, edge & POINTER, held, rest, code, main, times, others)
    return listed


@kernel
def open_words(
    masks: Cells,
    values: Cells,
    lines: Cells,
    anchors: Cells,
    anchor: int,
    begun: Cells,
    length: int,
    stack: Cells,
) -> bool:
    """Note a beginning laid before an anchor, with its points; whether any tile fits on the anchor then."""
    at = anchors[anchor, PLACE]
    node = anchors[anchor, NODE]
    if node == NONE:
        return False
    can = masks[node] & lines[at, FITS]
    held = begun[length, HELD]
    rest = begun[length, REST]
    if can == 0 or not (can & held or rest >> JOKER_SHIFT):
        return False
    code = begun[length, CODE]
    main, times = anchors[anchor, RUN], 1
    for i in range(length):
        tile = code >> (TILE_BITS * i) & (JOKER | LETTER)
        if tile & JOKER == 0:
            main += values[tile] * lines[at - length + i, LETTER_TIMES]
        times *= lines[at - length + i, WORD_TIMES]
    remember(stack, length, can, at, node, held, rest, code, main, times, 0)
    return True


@kernel
def head_of(at: int, length: int) -> int:
    """Kind, direction and first square of placements that begin so many squares before a square of a line."""
    line = at // STRIDE
    place = at % STRIDE - length
    if line < SIDE:
        return PLACED | (line * SIDE + place) << SQUARE_SHIFT
    return PLACED | 1 << DIRECTION_SHIFT | (place * SIDE + line - SIDE) << SQUARE_SHIFT


@kernel
def rack_size(rest: int) -> int:
    """How many tiles a rack's number counts."""
    size = 0
    while rest != 0:
        size += rest & 15
        rest >>= KIND_BITS
    return size


@kernel
def next_tile(stack: Cells, top: int) -> int:
    """Take the next tile to try from what is remembered: letters first, then jokers for letters; 0 if none is left."""
    if stack[top, PLAIN] != 0:
        letter: int = first(stack[top, PLAIN])
        stack[top, PLAIN] &= stack[top, PLAIN] - 1
        return letter
    if stack[top, WILD] != 0:
        letter = first(stack[top, WILD])
        stack[top, WILD] &= stack[top, WILD] - 1
        return letter | JOKER
    return 0


@kernel
def without(stack: Cells, top: int, tile: int, kinds: Cells) -> tuple[int, int]:
    """The remembered rack without a tile: its number, and the letters still held."""
    kind = JOKER_SHIFT if tile & JOKER else kinds[tile]
    rest = stack[top, REST] - (1 << kind)
    held = stack[top, HELD]
    if tile & JOKER == 0 and rest >> kind & 15 == 0:
        held &= ~(1 << tile)
    return rest, held


@kernel
def remember(
    stack: Cells,
    top: int,
    can: int,
    at: int,
    node: int,
    held: int,
    rest: int,
    code: int,
    main: int,
    times: int,
    others: int,
) -> None:
    """Note where a word has come to and which letters can go on, before its next tile is tried."""
    stack[top, AT] = at
    stack[top, FROM] = node
    stack[top, PLAIN] = can & held
    stack[top, WILD] = can if rest >> JOKER_SHIFT else 0
    stack[top, HELD] = held
    stack[top, REST] = rest
    stack[top, CODE] = code
    stack[top, MAIN] = main
    stack[top, TIMES] = times
    stack[top, OTHERS] = others
