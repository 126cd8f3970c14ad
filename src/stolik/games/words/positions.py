"""Positions of Words in pairs as people write them: the board as 15 lines, racks as letters, the rest in the bag."""

from __future__ import annotations

from typing import Any

from stolik.core.errors import BadPosition, describe
from stolik.core.story import NOBODY
from stolik.games.words.notation import tile_name
from stolik.games.words.racks import in_rack
from stolik.games.words.state import FIRST, MOVES, NONE, OPENING, SEATS, TILES, Rules
from stolik.games.words.tiles import JOKER, RACK, SIDE, tile_set


def complete(rules: Rules, language: str, fields: dict[str, Any]) -> dict[str, Any]:
    """Numbers for letters, and what follows: all other tiles are in the bag, and a pair's double turn begins."""
    written = fields.get("board"), fields.get("racks")
    if isinstance(written[0], list) and all(isinstance(row, str) for row in written[0]):
        fields["board"] = read_board(language, written[0])
    if isinstance(written[1], list) and all(isinstance(rack, str) for rack in written[1]):
        fields["racks"] = [read_rack(language, rack) for rack in written[1]]
    if not isinstance(fields.get("racks"), list) or not any(fields["racks"]):
        return fields
    fields.setdefault("stage", FIRST)
    fields.setdefault("turn", 0)
    fields.setdefault("turn_no", 2)
    fields.setdefault("single", OPENING if fields["turn_no"] == 1 else NONE)
    fields.setdefault("movers", [NOBODY] * MOVES)
    if "bag" not in fields:
        fields["bag"] = rest(rules, language, fields)
        fields.setdefault("left", sum(fields["bag"]))
    return fields


def with_opponents(rules: Rules, language: str, fields: dict[str, Any]) -> dict[str, Any]:
    """A position with two racks, those of the pair on turn: its opponents are given some of the tiles that are left.

    Who looks with the eyes of that pair sees no difference.
    """
    racks = fields.get("racks")
    if not isinstance(racks, list) or len(racks) == SEATS:
        return fields
    if len(racks) != 2 or "bag" in fields:
        raise BadPosition("racks: two racks, of the pair on turn, with the bag left open, or four")
    turn = fields.get("turn", 0)
    left = complete(rules, language, dict(fields))["bag"]
    tiles = [tile for tile, count in enumerate(left) for _ in range(count)]
    others = [tiles[:RACK], tiles[RACK : 2 * RACK]]
    own = [read_rack(language, rack) if isinstance(rack, str) else rack for rack in racks]
    return fields | {"racks": [*own, *others] if turn == 0 else [*others, *own]}


def read_board(language: str, rows: list[str]) -> list[int]:
    """15 lines of 15 squares: a point, a capital, or a small letter for a joker."""
    alphabet = tile_set(language).letters
    cells = []
    for row in rows:
        for sign in row:
            if sign in ".":
                cells.append(0)
            elif sign.lower() in alphabet:
                cells.append(alphabet.index(sign.lower()) + 1 + (0 if sign == sign.upper() else JOKER))
            else:
                raise BadPosition(f"{describe(sign)} is no square: a point, or one of {alphabet.upper()}")
    if len(rows) > SIDE or any(len(row) != SIDE for row in rows):
        raise BadPosition(f"board: {SIDE} lines of {SIDE} squares")
    return cells


def read_rack(language: str, letters: str) -> list[int]:
    """Up to seven letters, ? for a joker."""
    alphabet = tile_set(language).letters
    unknown = [letter for letter in letters.lower() if letter not in alphabet + "?"]
    if unknown or len(letters) > RACK:
        raise BadPosition(f"racks: {describe(letters)} is not up to {RACK} of {alphabet.upper()} and ?")
    return [JOKER if letter == "?" else alphabet.index(letter) + 1 for letter in letters.lower()]


def rest(rules: Rules, language: str, fields: dict[str, Any]) -> list[int]:
    """The tiles that lie nowhere else, by number."""
    left: list[int] = rules.counts.tolist()
    racks, aside = fields["racks"], fields.get("aside", [])
    placed = [*flat(fields.get("board", [])), *flat(racks), *flat(aside), *flat(fields.get("loose", []))]
    for cell in placed:
        if not isinstance(cell, int) or isinstance(cell, bool) or not 0 <= cell < 2 * JOKER or in_rack(cell) >= TILES:
            raise BadPosition(f"{describe(cell)} is no tile")
        if cell and left[in_rack(cell)] == 0:
            tile = in_rack(cell)
            raise BadPosition(f"tile {tile_name(language, tile) or tile} comes up more than {rules.counts[tile]} times")
        left[in_rack(cell)] -= cell != 0
    return left


def flat(cells: Any, depth: int = 2) -> list[Any]:
    """All cells of a list of lists."""
    if not isinstance(cells, list) or depth == 0:
        raise BadPosition(f"{describe(cells)} is no list of tiles")
    found: list[Any] = []
    for cell in cells:
        found += flat(cell, depth - 1) if isinstance(cell, list) else [cell]
    return found
