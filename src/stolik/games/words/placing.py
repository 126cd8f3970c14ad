"""Laying tiles: where they may lie (W25, W27), which words they make, and what these are worth.

A placement is one number. Its tiles go, in order, to the empty squares of the line from the first square on::

    bit   62      58  57         49      42      35      28      21      14      7      0
          |   1    |  | |  square |  g    |  f    |  e    |  d    |  c    |  b    |  a   |
          kind        |  of the      seven tiles, a first: letter 1..40, + 64 for a joker, 0: no tile
                      0 across, 1 down

So that every placement has one number only, a single tile is written across if a tile lies to its left or right,
and else down.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np

from stolik.core.kernel import Cells, kernel
from stolik.games.words.codes import NO_LETTER
from stolik.games.words.graph import is_word
from stolik.games.words.tiles import ALL_SEVEN, CENTRE, JOKER, LETTER, RACK, SIDE, SQUARES

KIND_SHIFT, DIRECTION_SHIFT, SQUARE_SHIFT, TILE_BITS = 58, 57, 49, 7
PLACED = 1 << KIND_SHIFT
TILE = (1 << TILE_BITS) - 1
LETTERS = 40  # of the longest alphabet
ACROSS, DOWN = 0, 1

# refusals: rule number * 100 + reason
OFF_BOARD, NO_TILES, NOT_CANONICAL, OCCUPIED = 2501, 2502, 2504, 2505
NOT_CENTRE, ONE_TILE, APART = 2701, 2702, 2703


def placement(direction: int, square: int, tiles: Sequence[int]) -> int:
    """The number of a placement.

    >>> placement(ACROSS, 112, [1, 2 | JOKER]) == (1 << 58) + (112 << 49) + (66 << 7) + 1
    True
    """
    code = PLACED | direction << DIRECTION_SHIFT | square << SQUARE_SHIFT
    for place, tile in enumerate(tiles):
        code |= int(tile) << TILE_BITS * place
    return code


@kernel
def direction_of(action: int) -> int:
    """Whether a placement lies across (0) or down (1)."""
    return action >> DIRECTION_SHIFT & 1


@kernel
def square_of(action: int) -> int:
    """The square of the first tile laid."""
    return action >> SQUARE_SHIFT & 255


@kernel
def tile_of(action: int, place: int) -> int:
    """The tile in one of the seven places, 0 for none."""
    return action >> (TILE_BITS * place) & TILE


@kernel
def tiles_of(action: int) -> int:
    """How many tiles are laid, up to the first place without one."""
    tiles = 0
    while tiles < RACK and tile_of(action, tiles) != 0:
        tiles += 1
    return tiles


@kernel
def step_of(direction: int) -> int:
    """How far the next square of a line is."""
    return 1 if direction == ACROSS else SIDE


@kernel
def place_in_line(square: int, direction: int) -> int:
    """Which square of its row or column a square is, 0..14."""
    return square % SIDE if direction == ACROSS else square // SIDE


@kernel
def runs_back(board: Cells, square: int, direction: int) -> int:
    """How many tiles lie without a gap before a square."""
    step = step_of(direction)
    place = place_in_line(square, direction)
    run = 0
    while run < place and board[square - (run + 1) * step] != 0:
        run += 1
    return run


@kernel
def runs_on(board: Cells, square: int, direction: int) -> int:
    """How many tiles lie without a gap behind a square."""
    step = step_of(direction)
    left = SIDE - 1 - place_in_line(square, direction)
    run = 0
    while run < left and board[square + (run + 1) * step] != 0:
        run += 1
    return run


@kernel
def next_empty(board: Cells, square: int, direction: int) -> int:
    """The first empty square of a line from this one on, or -1."""
    step = step_of(direction)
    for place in range(place_in_line(square, direction), SIDE):
        if board[square] == 0:
            return square
        if place < SIDE - 1:
            square += step
    return -1


@kernel
def beside_a_tile(board: Cells, square: int) -> bool:
    """Whether a square has a tile on one of its four sides."""
    row = square // SIDE
    column = square % SIDE
    if column > 0 and board[square - 1] != 0:
        return True
    if column < SIDE - 1 and board[square + 1] != 0:
        return True
    if row > 0 and board[square - SIDE] != 0:
        return True
    return row < SIDE - 1 and board[square + SIDE] != 0


@kernel
def is_empty(board: Cells) -> bool:
    """Whether no tile lies on the board."""
    if board[CENTRE] != 0:
        return False
    tiles = 0
    for square in range(SQUARES):
        tiles += int(board[square])
    return tiles == 0


@kernel
def misplaced(board: Cells, action: int) -> int:
    """W25, W27. Where tiles may lie: 0, or why this placement is none; valid words or not (W28)."""
    code = miswritten(action)
    if code != 0:
        return code
    square = square_of(action)
    if board[square] != 0:
        return OCCUPIED
    direction = direction_of(action)
    touches = False
    centre = False
    for place in range(tiles_of(action)):
        square = next_empty(board, square, direction)
        if square < 0:
            return OFF_BOARD
        touches = touches or beside_a_tile(board, square)
        centre = centre or square == CENTRE
        if place < RACK - 1 and tile_of(action, place + 1) != 0:
            if place_in_line(square, direction) == SIDE - 1:
                return OFF_BOARD
            square += step_of(direction)
    if touches:
        return misdirected(board, action)
    if not is_empty(board):
        return APART
    if not centre:
        return NOT_CENTRE
    return ONE_TILE if tiles_of(action) == 1 else 0


@kernel
def miswritten(action: int) -> int:
    """W25, W26. Whether a number names a square of the board and one to seven tiles: 0, or what is wrong with it."""
    if square_of(action) >= SQUARES:
        return OFF_BOARD
    tiles = tiles_of(action)
    if tiles == 0:
        return NO_TILES
    for place in range(RACK):
        tile = tile_of(action, place)
        if place >= tiles:
            if tile != 0:
                return NO_TILES
        elif tile & LETTER < 1 or tile & LETTER > LETTERS:
            return NO_LETTER
    return 0


@kernel
def misdirected(board: Cells, action: int) -> int:
    """W25. A single tile is written across if it has a neighbour there, else down: 0, or that it is not."""
    if tiles_of(action) > 1:
        return 0
    square = square_of(action)
    beside = runs_back(board, square, ACROSS) + runs_on(board, square, ACROSS) > 0
    return 0 if beside == (direction_of(action) == ACROSS) else NOT_CANONICAL


@kernel
def squares_of(board: Cells, action: int, out: Cells) -> int:
    """Write the squares that the tiles go to, on the board before they are laid; return how many."""
    square = square_of(action)
    direction = direction_of(action)
    tiles = tiles_of(action)
    for place in range(tiles):
        square = next_empty(board, square, direction)
        out[place] = square
        square += step_of(direction)
    return tiles


@kernel
def lay(board: Cells, action: int) -> None:
    """W25. Put the tiles of a placement that is possible on the board."""
    square = square_of(action)
    direction = direction_of(action)
    for place in range(tiles_of(action)):
        square = next_empty(board, square, direction)
        board[square] = tile_of(action, place)
        square += step_of(direction)


@kernel
def worth(rules: Any, board: Cells, action: int) -> int:
    """The points of a placement on the board before it is laid: premiums, cross-words, 50 for all seven tiles."""
    direction = direction_of(action)
    step = step_of(direction)
    square = square_of(action)
    tiles = tiles_of(action)
    square -= runs_back(board, square, direction) * step
    main, times, others, length, place = 0, 1, 0, 0, 0
    for _ in range(place_in_line(square, direction), SIDE):
        cell = int(board[square])
        if cell == 0:
            if place == tiles:
                break
            tile = tile_of(action, place)
            place += 1
            value = tile_value(rules, tile) * int(rules.letter_times[square])
            main += value
            times *= int(rules.word_times[square])
            others += crossing(rules, board, square, 1 - direction, value)
        else:
            main += tile_value(rules, cell)
        length += 1
        square += step
    total = others + (main * times if length > 1 else 0)
    return total + (ALL_SEVEN if tiles == RACK else 0)


@kernel
def tile_value(rules: Any, tile: int) -> int:
    """What a tile is worth; a joker nothing."""
    return 0 if tile & JOKER else int(rules.values[tile])


@kernel
def crossing(rules: Any, board: Cells, square: int, direction: int, value: int) -> int:
    """The points of the word that a new tile makes across the line it is laid in, 0 if it makes none."""
    back = runs_back(board, square, direction)
    on = runs_on(board, square, direction)
    if back + on == 0:
        return 0
    step = step_of(direction)
    points = value
    for i in range(-back, on + 1):
        if i != 0:
            points += tile_value(rules, board[square + i * step])
    return points * int(rules.word_times[square])


@kernel
def words_valid(rules: Any, board: Cells, action: int) -> bool:
    """Whether all words of a placement are in the lexicon; the board is the one before it is laid."""
    spelt = np.zeros((RACK + 1, SIDE + 1), np.int8)
    made = words_made(board, action, spelt)
    valid = 0
    for word in range(made):
        valid += is_word(rules.edges, rules.masks, spelt[word], 1, 1, spelt[word, 0])
    return valid == made


@kernel
def words_made(board: Cells, action: int, out: Cells) -> int:
    """Write the words of a placement, the main word first: each a row with its length, then its cells."""
    made = 0
    direction = direction_of(action)
    square = square_of(action)
    length = write_word(board, action, square, direction, 0, out, made)
    if length > 1:
        made += 1
    for place in range(tiles_of(action)):
        square = next_empty(board, square, direction)
        if runs_back(board, square, 1 - direction) + runs_on(board, square, 1 - direction) > 0:
            write_word(board, action, square, 1 - direction, place, out, made)
            made += 1
        square += step_of(direction)
    return made


@kernel
def write_word(board: Cells, action: int, square: int, direction: int, place: int, out: Cells, row: int) -> int:
    """Write the word through a square in a direction, tile number `place` lying there; return its length.

    Along the placement all further tiles are part of it, across it this one alone.
    """
    along = direction == direction_of(action)
    tiles = tiles_of(action) if along else place + 1
    step = step_of(direction)
    square -= runs_back(board, square, direction) * step
    length = 0
    for _ in range(place_in_line(square, direction), SIDE):
        cell = int(board[square])
        if cell == 0:
            if place == tiles:
                break
            cell = tile_of(action, place)
            place += 1
        length += 1
        out[row, length] = cell
        square += step
    out[row, 0] = length
    return length


@kernel
def words_squares(board: Cells, action: int, out: Cells) -> None:
    """Mark with 1 every square of every word a placement makes; the others with 0."""
    for square in range(SQUARES):
        out[square] = 0
    direction = direction_of(action)
    step = step_of(direction)
    across = step_of(1 - direction)
    square = square_of(action)
    back = runs_back(board, square, direction)
    for i in range(1, back + 1):
        out[square - i * step] = 1
    for _ in range(tiles_of(action)):
        square = next_empty(board, square, direction)
        for i in range(-runs_back(board, square, 1 - direction), runs_on(board, square, 1 - direction) + 1):
            out[square + i * across] = 1
        for i in range(runs_on(board, square, direction) + 1):
            out[square + i * step] = 1
        square += step
