"""Words in pairs: greedy games a second in each language, and how much faster than the naive generator.

Greedy games are played without jokers by four racks in turn, each laying its best placement, until nobody can.
The naive generator is the oracle of the tests, compiled as well, on the positions of such games.
"""

from __future__ import annotations

import time
from typing import Any, NamedTuple

import numpy as np

from stolik.core.kernel import Cells, kernel
from stolik.core.random import below, generator
from stolik.games.words.generate import generate_scored
from stolik.games.words.graph import spelt
from stolik.games.words.lexicon import load
from stolik.games.words.placing import lay, tile_of, tiles_of
from stolik.games.words.tiles import LANGUAGES, LETTER_TIMES, RACK, WORD_TIMES, counts_of, values_of
from tests.oracles.words_moves import naive_moves

SEATS = 4
GAMES = 100
POSITIONS = 60  # compared with the naive generator
MOST = 1 << 14  # placements of a position
WANTED = {"cs": 146, "pl": 110, "en": 104}  # games a second of the first prototype
RATIO_WANTED = 50


class Tables(NamedTuple):
    """What the board engine reads of a game's rules."""

    edges: Cells
    masks: Cells
    values: Cells
    letter_times: Cells
    word_times: Cells


@kernel
def play_greedy(rules: Any, bag: Cells, games: int, random: Cells, boards: Cells, racks_seen: Cells) -> int:
    """Play greedy games; return how many positions there were, and keep the first of them."""
    out, points = np.empty(MOST, np.int64), np.empty(MOST, np.int16)
    positions = 0
    for _ in range(games):
        board, racks = np.zeros(225, np.int8), np.zeros((SEATS, RACK), np.int8)
        tiles = bag.copy()
        left = fill(racks, 0, tiles, len(tiles), random)
        for seat in range(1, SEATS):
            left = fill(racks, seat, tiles, left, random)
        seat, passes = 0, 0
        while passes < SEATS:
            if positions < len(boards):
                boards[positions] = board
                racks_seen[positions] = racks[seat]
            found = generate_scored(rules, board, racks[seat], out, points)
            positions += 1
            passes += 1
            if found > 0:
                passes = 0
                best = np.argmax(points[:found])
                take(racks, seat, out[best])
                lay(board, out[best])
                left = fill(racks, seat, tiles, left, random)
                if racks[seat, 0] == 0:
                    break
            seat = (seat + 1) % SEATS
    return positions


@kernel
def fill(racks: Cells, seat: int, tiles: Cells, left: int, random: Cells) -> int:
    """Draw until a rack is full; return how many tiles the bag has left."""
    for i in range(RACK):
        if racks[seat, i] == 0 and left > 0:
            drawn = below(random, left)
            left -= 1
            racks[seat, i] = tiles[drawn]
            tiles[drawn] = tiles[left]
    return left


@kernel
def take(racks: Cells, seat: int, action: int) -> None:
    """Take the tiles of a placement from a rack and close the gaps."""
    for place in range(tiles_of(action)):
        for i in range(RACK):
            if racks[seat, i] == tile_of(action, place):
                racks[seat, i] = 0
                break
    kept = 0
    for i in range(RACK):
        tile = racks[seat, i]
        racks[seat, i] = 0
        if tile != 0:
            racks[seat, kept] = tile
            kept += 1


@kernel
def list_all(rules: Any, boards: Cells, racks: Cells, out: Cells, points: Cells) -> int:
    """Generate the placements of many positions; return how many there were in all."""
    total = 0
    for i in range(len(boards)):
        total += generate_scored(rules, boards[i], racks[i], out, points)
    return total


def measure(language: str) -> None:
    """Print the rates of one language."""
    lexicon = load(language)
    rules = Tables(lexicon.edges, lexicon.masks, values_of(language), LETTER_TIMES, WORD_TIMES)
    bag = np.repeat(np.arange(64, dtype=np.int8), counts_of(language)[:64])
    boards, racks = np.zeros((POSITIONS, 225), np.int8), np.zeros((POSITIONS, RACK), np.int8)
    play_greedy(rules, bag, 1, generator(1, "warm"), boards[:0], racks[:0])
    began = time.process_time()
    positions = play_greedy(rules, bag, GAMES, generator(1, "greedy"), boards, racks)
    spent = time.process_time() - began
    games = GAMES / spent
    print(
        f"words {language} greedy {games:>8,.0f} games/s, {positions / spent:>8,.0f} positions/s and core"
        f" (wanted: {WANTED[language]} games/s)"
    )
    rows = spelt(lexicon)
    out, points = np.zeros(MOST, np.int64), np.zeros(MOST, np.int16)
    many = np.zeros(MOST, np.int64)
    naive_moves(rows, rules.values, LETTER_TIMES, WORD_TIMES, boards[0], racks[0], out, many)
    began = time.process_time()
    slow = 0
    for board, rack in zip(boards, racks, strict=True):
        slow += naive_moves(rows, rules.values, LETTER_TIMES, WORD_TIMES, board, rack, out, many)
    naive = time.process_time() - began
    quick = list_all(rules, boards, racks, out, points)
    began = time.process_time()
    for _ in range(10):
        list_all(rules, boards, racks, out, points)
    ours = (time.process_time() - began) / 10
    if quick != slow:
        raise AssertionError(f"{quick} placements here, {slow} by the naive generator")
    print(f"words {language} ratio  {naive / ours:>8,.0f} x the naive generator (wanted: {RATIO_WANTED})")


def main() -> None:
    """Measure every language."""
    for language in LANGUAGES:
        measure(language)


if __name__ == "__main__":
    main()
