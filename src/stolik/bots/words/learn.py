"""How `leaves.json` is made: which tiles make the next move good, from greedy games of the bots themselves.

Run with: python -m stolik.bots.words.learn [games]

On every board of these games a rack drawn by chance is given, and its best placement is what it was worth. Least
squares then say what each tile adds to an average one, what further copies take away, and how much vowels and
consonants must be in balance.
"""

from __future__ import annotations

import json
import sys
from typing import Any

import numpy as np

from stolik.bots.words.leaves import LEARNT, VOWELS
from stolik.bots.words.moves import MOST, best_move, draw_up, make_move, no_opinion
from stolik.core.kernel import Cells, kernel
from stolik.core.random import below, generator
from stolik.core.registry import game
from stolik.games.words.generate import generate_scored
from stolik.games.words.tiles import JOKER, LANGUAGES, RACK, SQUARES, letters_of, tile_set

SEATS = 4
GAMES = 2000


@kernel
def watch(rules: Any, opinion: Cells, tiles: Cells, games: int, random: Cells, racks: Cells, best: Cells) -> int:
    """Play greedy games and note racks with their best points; return how many were noted."""
    out, points = np.empty(MOST, np.int64), np.empty(MOST, np.int16)
    noted = 0
    for _ in range(games):
        board, hands = np.zeros(SQUARES, np.int8), np.zeros((SEATS, RACK), np.int8)
        bag = tiles.copy()
        for i in range(len(bag) - 1, 0, -1):
            j = below(random, i + 1)
            bag[i], bag[j] = bag[j], bag[i]
        left = len(bag)
        for seat in range(SEATS):
            left = draw_up(hands[seat], bag, left)
        seat = 0
        while left > 0:
            if noted < len(racks):
                for i in range(RACK):  # a rack of any tiles, so that no tile is seen only when it is hard to lay
                    racks[noted, i] = tiles[below(random, len(tiles))]
                found = min(generate_scored(rules, board, racks[noted], out, points), MOST)
                best[noted] = 0
                for i in range(found):
                    best[noted] = max(best[noted], points[i])
                noted += 1
            action, _, _ = best_move(rules, opinion, board, hands[seat], left, out, points)
            if make_move(board, hands[seat], action) == 0:
                break
            left = draw_up(hands[seat], bag, left)
            seat = (seat + 1) % SEATS
    return noted


def learn(language: str, games: int) -> dict[str, Any]:
    """The opinion of a language, by letter."""
    played = game("words", language=language, lexicon=language, jokers=True)
    counts = played.rules.counts
    tiles = np.repeat(np.arange(len(counts)), counts).astype(np.int8)
    racks, best = np.zeros((games * 20, RACK), np.int8), np.zeros(games * 20, np.int64)
    noted = watch(played.rules, no_opinion(), tiles, games, generator(1, "leaves", language), racks, best)
    letters = tile_set(language).letters
    vowels = letters_of(language, VOWELS[language])
    held = np.stack([(racks[:noted] == tile).sum(axis=1) for tile in (*range(1, len(letters) + 1), JOKER)], axis=1)
    share = float(sum(counts[vowels]) / (len(tiles) - counts[JOKER]))
    off = held[:, [letter - 1 for letter in vowels]].sum(axis=1) - share * RACK
    copies = np.maximum(held - 1, 0).sum(axis=1)
    table = np.column_stack([held, copies, off**2])
    worth = np.linalg.lstsq(table.astype(float), best[:noted].astype(float), rcond=None)[0]
    usual = float(np.average(worth[: len(letters)], weights=counts[1 : len(letters) + 1]))
    names = [*letters, "?"]
    return {
        "tiles": {name: round(float(value) - usual, 2) for name, value in zip(names, worth, strict=False)},
        "copy": round(float(worth[-2]), 2),
        "balance": round(float(worth[-1]), 3),
        "share": round(share, 3),
        "racks": noted,
    }


if __name__ == "__main__":
    wanted = int(sys.argv[1]) if len(sys.argv) > 1 else GAMES
    found = {language: learn(language, wanted) for language in LANGUAGES}
    LEARNT.write_text(json.dumps(found, ensure_ascii=False, indent=1) + "\n", encoding="utf-8")
