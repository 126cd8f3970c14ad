"""The board and the tiles: letters with how many there are and what they are worth, and the premium squares.

A letter is a number, its place in the alphabet of its language (1 is a). What lies on the board is a cell::

    bit    6      5 4 3 2 1 0
           |      letter 1..40, 0: the square is empty
           joker

In a rack a joker is the bit alone. Squares are numbered 15 * row + column from the top left corner; the centre is 112.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple

import numpy as np

from stolik.core.errors import BadOption
from stolik.core.kernel import Cells

SIDE = 15
SQUARES = SIDE * SIDE
CENTRE = SQUARES // 2
RACK = 7  # tiles of a player
JOKER = 64  # the bit of a cell, and the tile in a rack
LETTER = 63  # the bits of a cell that tell its letter
JOKERS = 2  # in a set, where they are played with (W2)
ALL_SEVEN = 50  # points for laying a whole rack
SHORTEST, LONGEST = 2, SIDE  # letters of a word

PREMIUMS = (  # 3 triple word, 2 double word, t triple letter, d double letter
    "3..d...3...d..3",
    ".2...t...t...2.",
    "..2...d.d...2..",
    "d..2...d...2..d",
    "....2.....2....",
    ".t...t...t...t.",
    "..d...d.d...d..",
    "3..d...2...d..3",
    "..d...d.d...d..",
    ".t...t...t...t.",
    "....2.....2....",
    "d..2...d...2..d",
    "..2...d.d...2..",
    ".2...t...t...2.",
    "3..d...3...d..3",
)


class TileSet(NamedTuple):
    """The tiles of a language without jokers: letters in their order, how many of each, what each is worth."""

    letters: str
    counts: tuple[int, ...]
    values: tuple[int, ...]


def _tile_set(written: str) -> TileSet:
    """Read a set written as ``a5:1``: letter, count, value."""
    items = written.split()
    numbers = [item[1:].split(":") for item in items]
    counts, values = (tuple(int(pair[which]) for pair in numbers) for which in (0, 1))
    return TileSet("".join(item[0] for item in items), counts, values)


SETS = {
    "cs": _tile_set(
        "a5:1 á2:2 b2:3 c3:2 č1:4 d3:1 ď1:8 e5:1 é2:3 ě2:3 f1:5 g1:5 h3:2 i4:1 í3:2 j2:2 k3:1 l3:1 m3:2 n5:1 ň1:6 "
        "o6:1 ó1:7 p3:1 r3:1 ř2:4 s4:1 š2:4 t4:1 ť1:7 u3:2 ú1:5 ů1:4 v4:1 x1:10 y2:2 ý2:4 z2:2 ž1:4"
    ),
    "pl": _tile_set(
        "a9:1 ą1:5 b2:3 c3:2 ć1:6 d3:2 e7:1 ę1:5 f1:5 g2:3 h2:3 i8:1 j2:3 k3:2 l3:2 ł2:3 m3:2 n5:1 ń1:7 o6:1 ó1:5 "
        "p3:2 r4:1 s4:1 ś1:5 t3:2 u2:3 w4:1 y4:2 z5:1 ź1:9 ż1:5"
    ),
    "en": _tile_set(
        "a9:1 b2:3 c2:3 d4:2 e12:1 f2:4 g3:2 h2:4 i9:1 j1:8 k1:5 l4:1 m2:3 n6:1 o8:1 p2:3 q1:10 r6:1 s4:1 t6:1 u4:1 "
        "v2:4 w2:4 x1:8 y2:4 z1:10"
    ),
}
LANGUAGES = tuple(SETS)


def _fixed(numbers: Iterable[int], kind: type = np.int8) -> Cells:
    """Numbers as an array that nobody writes to."""
    array: Cells = np.array(list(numbers), kind)
    array.flags.writeable = False
    return array


LETTER_TIMES = _fixed({"t": 3, "d": 2}.get(mark, 1) for row in PREMIUMS for mark in row)
WORD_TIMES = _fixed({"3": 3, "2": 2}.get(mark, 1) for row in PREMIUMS for mark in row)


def tile_set(language: str) -> TileSet:
    """The tiles of a language; BadOption if there are none."""
    if language not in SETS:
        raise BadOption("language", language, " or ".join(LANGUAGES))
    return SETS[language]


def values_of(language: str) -> Cells:
    """What each tile is worth, by its number; a joker is worth nothing."""
    values = tile_set(language).values
    return _fixed((0, *values, *(0,) * (JOKER - len(values))))


def counts_of(language: str) -> Cells:
    """How many there are of each tile, by its number, jokers included."""
    counts = tile_set(language).counts
    return _fixed((0, *counts, *(0,) * (JOKER - 1 - len(counts)), JOKERS))


def letters_of(language: str, word: str) -> list[int]:
    """A word as letter numbers; ValueError if no tile has one of its letters.

    >>> letters_of("cs", "ábel")
    [2, 3, 8, 18]
    """
    alphabet = tile_set(language).letters
    return [alphabet.index(letter) + 1 for letter in word.lower()]


def word_of(language: str, letters: Iterable[int]) -> str:
    """Letter numbers, or cells of the board, as a word.

    >>> word_of("pl", [29, 24, 4 | JOKER])
    'ysc'
    """
    alphabet = tile_set(language).letters
    return "".join(alphabet[(int(letter) & LETTER) - 1] for letter in letters)
