"""One move at a time: what tiles kept are worth, the best placement or exchange of a rack, laying and drawing.

Racks are rows of seven tiles, 0 for none, in any order. An opinion is a row of numbers::

    0 .. 64    what it is worth to keep one of this tile, in points of the next move
    65 .. 129  1 for the vowels
    130        for every further copy of a tile that is kept
    131        for the squared distance from the usual share of vowels
    132        that share
"""

from __future__ import annotations

from typing import Any

import numpy as np

from stolik.core.kernel import Cells, kernel
from stolik.games.words.announcing import most_exchanged
from stolik.games.words.generate import generate_scored
from stolik.games.words.placing import lay, tile_of, tiles_of
from stolik.games.words.state import EXCHANGE, PASS, PLACE, TILE
from stolik.games.words.tiles import JOKER, RACK

VOWEL, COPY, BALANCE, SHARE, OPINION = 65, 130, 131, 132, 133
MOST = 1 << 14  # placements looked at
STUCK = 1.0  # how much of a tile's value is lost when it is kept and the bag is empty


@kernel
def is_placement(action: int) -> bool:
    """Whether an action lays tiles."""
    return action >> 58 == PLACE >> 58


@kernel
def kept_worth(rules: Any, opinion: Cells, tiles: Cells, left: int) -> float:
    """What the tiles kept are worth for later; with nothing left to draw they are a burden."""
    worth = 0.0
    count, vowels = 0, 0.0
    for i in range(len(tiles)):
        tile = tiles[i]
        if tile <= 0:
            continue
        if left == 0:
            worth -= STUCK * rules.values[tile]
            continue
        worth += opinion[tile]
        vowels += opinion[VOWEL + tile]
        count += 1
        for j in range(i):
            if tiles[j] == tile:
                worth += opinion[COPY]
                break
    if left > 0:
        off = vowels - opinion[SHARE] * count
        worth += opinion[BALANCE] * off * off
    return worth


@kernel
def take_tiles(rack: Cells, action: int) -> None:
    """Take the tiles of a placement or exchange from a rack."""
    for place in range(RACK):
        tile = tile_of(action, place)
        if tile == 0:
            return
        wanted = JOKER if tile & JOKER else tile
        for i in range(RACK):
            if rack[i] == wanted:
                rack[i] = 0
                break


@kernel
def draw_up(rack: Cells, bag: Cells, left: int) -> int:
    """Fill a rack from the end of a shuffled bag; return how many tiles are left."""
    for i in range(RACK):
        if rack[i] == 0 and left > 0:
            left -= 1
            rack[i] = bag[left]
    return left


@kernel
def value_of(rules: Any, opinion: Cells, rack: Cells, action: int, points: int, left: int, kept: Cells) -> float:
    """What a move is worth: its points, and the tiles it keeps."""
    for i in range(RACK):
        kept[i] = rack[i]
    if action != PASS:
        take_tiles(kept, action)
    return points + kept_worth(rules, opinion, kept, left)


@kernel
def best_exchange(rules: Any, opinion: Cells, rack: Cells, left: int) -> tuple[int, float]:
    """The exchange that keeps the best tiles and what they are worth, or a pass if the bag is too low."""
    kept = np.zeros(RACK, np.int8)
    best, most = PASS, kept_worth(rules, opinion, rack, left)
    allowed = most_exchanged(rules, left)
    if allowed == 0:
        return best, most
    upwards = np.sort(rack)
    for chosen in range(1, 1 << RACK):
        action, count, real = EXCHANGE, 0, True
        for i in range(RACK):
            kept[i] = upwards[i]
            if chosen >> i & 1:
                real = real and upwards[i] > 0
                action |= int(upwards[i]) << (TILE * count)
                count += 1
                kept[i] = 0
        if real and count <= allowed:
            worth = kept_worth(rules, opinion, kept, left)
            if worth > most:
                best, most = action, worth
    return best, most


@kernel
def best_move(
    rules: Any, opinion: Cells, board: Cells, rack: Cells, left: int, out: Cells, points: Cells
) -> tuple[int, int, float]:
    """The move of a rack that is worth most: a placement if there is one worth it, else an exchange or a pass."""
    kept = np.zeros(RACK, np.int8)
    found = min(generate_scored(rules, board, rack, out, points), len(out))
    best, most, scored = PASS, -1e9, 0
    for i in range(found):
        # tiles kept are worth at most a few points, so far behind nothing need be counted
        if points[i] + 30.0 > most:
            worth = value_of(rules, opinion, rack, out[i], points[i], left, kept)
            if worth > most:
                best, most, scored = out[i], worth, int(points[i])
    if most < 20.0:
        other, worth = best_exchange(rules, opinion, rack, left)
        if worth > most:
            best, most, scored = other, worth, 0
    return best, scored, most


@kernel
def make_move(board: Cells, rack: Cells, action: int) -> int:
    """Lay or set aside the tiles of a move; return how many leave the rack for the board."""
    if action == PASS:
        return 0
    take_tiles(rack, action)
    if not is_placement(action):
        return 0
    lay(board, action)
    return tiles_of(action)


@kernel
def count_tiles(rules: Any, rack: Cells) -> int:
    """The points of the tiles in a rack."""
    points = 0
    for i in range(len(rack)):
        if rack[i] > 0:
            points += rules.values[rack[i]]
    return points


def no_opinion() -> Cells:
    """Points and nothing else."""
    return np.zeros(OPINION)
