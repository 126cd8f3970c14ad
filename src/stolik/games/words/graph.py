"""Walking the word graph; its layout is drawn in ``lexicon/packing.py``."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import numpy as np

from stolik.core.bits import count
from stolik.core.kernel import Cells, kernel
from stolik.games.words.lexicon.errors import LexiconDamaged
from stolik.games.words.lexicon.packing import ENDS, LAST, LETTER_BITS, LETTER_SHIFT, POINTER, ROW
from stolik.games.words.tiles import LONGEST, letters_of, word_of

ROOT = 0  # the edge that points to where all words begin


@kernel
def start(edges: Cells) -> int:
    """The node where all words begin."""
    return int(edges[ROOT]) & POINTER


@kernel
def follow(edges: Cells, masks: Cells, node: int, letter: int) -> int:
    """The edge of a letter, or 0 if no word goes on with it."""
    mask = int(masks[node])
    if mask >> letter & 1 == 0:
        return 0
    return int(edges[node + count(mask & ((1 << letter) - 1))])


@kernel
def is_word(edges: Cells, masks: Cells, cells: Cells, begin: int, step: int, length: int) -> bool:
    """Whether so many cells of an array, from `begin` on in steps, spell a word."""
    edge = int(edges[ROOT])
    for i in range(length):
        edge = follow(edges, masks, edge & POINTER, int(cells[begin + i * step]) & LETTER_BITS)
        if edge == 0:
            return False
    return edge & ENDS != 0


def contains(lexicon: Any, word: str) -> bool:
    """Whether a lexicon has a word; a letter that no tile bears is in no word."""
    try:
        letters = np.array(letters_of(lexicon.language, word), np.int8)
    except ValueError:
        return False
    return len(letters) > 0 and bool(is_word(lexicon.edges, lexicon.masks, letters, 0, 1, len(letters)))


def words(lexicon: Any) -> Iterator[str]:
    """All words of a lexicon in alphabetical order."""
    for row in spelt(lexicon):
        yield word_of(lexicon.language, row[row > 0])


def spelt(lexicon: Any) -> Cells:
    """All words of a lexicon in alphabetical order, as rows of letter numbers filled up with zeros."""
    rows = np.zeros((lexicon.words, ROW), np.uint8)
    found = spell_all(lexicon.edges, rows)
    if found != lexicon.words:
        raise LexiconDamaged(f"the lexicon {lexicon.name!r} has {found} words, not {lexicon.words}")
    return rows


@kernel
def spell_all(edges: Cells, rows: Cells) -> int:
    """Write all words, as many as fit; return how many there are."""
    places = np.zeros(ROW + 1, np.int64)  # the edge taken at each letter
    places[0] = int(edges[ROOT]) & POINTER
    depth, found = 0, 0
    while depth >= 0:
        edge = int(edges[places[depth]])
        if edge & ENDS:
            if found < len(rows):
                for i in range(depth + 1):
                    rows[found, i] = int(edges[places[i]]) >> LETTER_SHIFT & LETTER_BITS
            found += 1
        if edge & POINTER and depth < LONGEST - 1:
            depth += 1
            places[depth] = edge & POINTER
            continue
        while depth >= 0 and int(edges[places[depth]]) & LAST:
            depth -= 1
        if depth >= 0:
            places[depth] += 1
    return found
