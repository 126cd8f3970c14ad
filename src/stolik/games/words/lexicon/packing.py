"""Words packed into a graph: all beginnings and all endings that words share are stored once.

The graph is one array of edges, 32 bits each. A node is the place of the first of its edges, which follow one
another in the order of their letters::

    bit   31     30      29 28 27 26 25 24   23 ... 0
          |      |       letter 1..40        the node this edge leads to (0: nothing follows)
          last   a word ends with this letter

Edge 0 is no edge; it points to the node where all words begin. Every edge leads to a node before its own.
`masks` says which letters go on from a node, as bits, so that looking for a letter is counting bits.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from itertools import islice

import numpy as np

from stolik.core.kernel import Cells, kernel
from stolik.games.words.lexicon.errors import LexiconDamaged
from stolik.games.words.tiles import LONGEST, SETS

POINTER = (1 << 24) - 1
LETTER_SHIFT, LETTER_BITS = 24, 63
ENDS = 1 << 30  # a word ends here
LAST = 1 << 31  # of the edges of its node
ROW = 16  # bytes of a word while packing: 15 letters and a zero
AT_ONCE = 200_000  # words encoded together
STRANGE = "\xff"  # stands for a letter that no tile has


def encode(words: Iterable[str], language: str) -> Iterator[Cells]:
    """Words as rows of letter numbers; those too long or with strange letters are left out."""
    letters = SETS[language].letters
    table: dict[int, str] = {ord(letter): chr(number) for number, letter in enumerate(letters, 1)}
    waiting = iter(words)
    while some := list(islice(waiting, AT_ONCE)):
        kept = "\0".join(some)
        for letter in set(kept) - set(letters) - {"\0"}:
            table.setdefault(ord(letter), STRANGE)
        rows = kept.translate(table).encode("latin-1").split(b"\0")
        yield np.array([row for row in rows if 2 <= len(row) <= LONGEST and b"\xff" not in row], dtype=f"S{ROW}")


def sorted_rows(parts: Iterable[Cells]) -> Cells:
    """Encoded words in alphabetical order, each once."""
    found = list(parts)
    if not found:
        return np.zeros((0, ROW), np.uint8)
    rows = np.unique(np.concatenate(found))
    return rows.view(np.uint8).reshape(len(rows), ROW)


def pack_rows(rows: Cells) -> Cells:
    """The graph of sorted words, as its array of edges."""
    letters = int(np.count_nonzero(rows))
    edges = np.zeros(min(letters + 2, 1 << 23), np.int64)
    table = np.zeros(1 << max(10, min(22, (letters // 2).bit_length())), np.int64)
    used = pack_sorted(rows, edges, table)
    if used < 0:
        raise LexiconDamaged("there are too many words for one lexicon")
    return edges[:used].astype(np.uint32)


def mask_edges(edges: Cells) -> Cells:
    """For every place, the letters of the edges from there to the end of its node, as bits."""
    bits = np.left_shift(np.int64(1), ((edges >> LETTER_SHIFT) & LETTER_BITS).astype(np.int64))
    bits[0] = 0
    sums = np.cumsum(bits)  # letters of a node differ, so adding is joining
    last = np.flatnonzero((edges & LAST) != 0)
    end = last[np.searchsorted(last, np.arange(len(edges)))]
    masks: Cells = sums[end] - sums + bits
    masks[0] = 0
    masks.flags.writeable = False
    return masks


@kernel
def pack_sorted(rows: Cells, edges: Cells, table: Cells) -> int:
    """Write the graph of sorted words to `edges`; return how many there are, or -1 if they do not fit.

    Words come in order, so whatever the next word no longer shares with the last one is finished and is
    looked up among the nodes there are already.
    """
    open_edges = np.zeros((ROW + 1, LETTER_BITS), np.int64)  # of the nodes along the last word
    sizes = np.zeros(ROW + 1, np.int64)
    used = 1
    before = 0  # letters of the last word
    for i in range(len(rows) + 1):
        shared = 0
        if i < len(rows):
            while shared < before and rows[i, shared] == rows[i - 1, shared]:
                shared += 1
        for depth in range(before, shared, -1):
            node = finish(open_edges, depth, sizes[depth], edges, used, table)
            if node < 0:
                return -1
            if node == used:
                used += sizes[depth]
            open_edges[depth - 1, sizes[depth - 1] - 1] |= node
            sizes[depth] = 0
        if i == len(rows):
            break
        before = shared
        while rows[i, before] != 0:
            open_edges[before, sizes[before]] = np.int64(rows[i, before]) << LETTER_SHIFT
            sizes[before] += 1
            before += 1
        open_edges[before - 1, sizes[before - 1] - 1] |= ENDS
    root = finish(open_edges, 0, sizes[0], edges, used, table)
    if root < 0:
        return -1
    edges[0] = LAST | root
    return used + int(sizes[0])


@kernel
def finish(open_edges: Cells, depth: int, size: int, edges: Cells, used: int, table: Cells) -> int:
    """The node with these edges: one that exists, or a new one at `used`; 0 without edges, -1 if it does not fit."""
    if size == 0:
        return 0
    if used + size > min(len(edges), POINTER) or 2 * used > len(table) * 8:
        return -1
    open_edges[depth, size - 1] |= LAST
    key = size
    for k in range(size):
        key = (key * 31 + open_edges[depth, k]) % 2147483629
    place = key % len(table)
    while table[place] != 0:
        node = int(table[place])
        same = True
        for k in range(size):
            if edges[node + k] != open_edges[depth, k]:
                same = False
                break
        if same:
            return node
        place = (place + 1) % len(table)
    table[place] = used
    for k in range(size):
        edges[used + k] = open_edges[depth, k]
    return used
