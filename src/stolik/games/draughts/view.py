"""What an eye sees of a draughts board: everything."""

from __future__ import annotations

import functools
from collections.abc import Sequence
from typing import Any

from stolik.core.plain import plain, uncompiled
from stolik.core.story import unpack
from stolik.games.draughts import board, fen
from stolik.games.draughts.draws import (
    FEW_LIMIT,
    ROAD_LIMIT,
    balance_limit,
    few_left,
    holds_road,
    repetitions,
)
from stolik.games.draughts.notation import show, square_name
from stolik.games.draughts.rules import JUMPED, KING_MOVED, MOVED
from stolik.games.draughts.state import BLACK, WHITE, Rules, State

times = uncompiled(repetitions)


def look(rules: Rules, hidden: State, listed: Sequence[int]) -> dict[str, Any]:
    """The board; squares by name, arrays by colour: White is seat 0."""
    seen = plain(hidden)
    return {
        "squares": rules.squares,
        "fen": fen.write(rules, seen),
        "men": [list(names(rules.squares, seen.men[colour])) for colour in (WHITE, BLACK)],
        "kings": [list(names(rules.squares, seen.kings[colour])) for colour in (WHITE, BLACK)],
        "turn": seen.mover,
        "captures": forced(rules, hidden, seen.mover, listed),  # compulsory ones, in notation (D3)
        "last": [square_name(rules, square) for square in last_path(seen)],
        "counters": counters(rules, hidden, seen),
    }


@functools.lru_cache(4096)  # a move leaves three of the four sets as they were
def names(board_size: int, squares: int) -> tuple[str, ...]:
    """The squares of a set by name."""
    named = board.names(board_size)
    return tuple(named[square] for square in range(board_size) if squares >> square & 1)


def forced(rules: Rules, state: State, mover: int, listed: Sequence[int]) -> list[str]:
    """The captures of which one must be made now: where there is one, nothing else is listed (D3)."""
    return [show(rules, state, mover, move, full=True) for move in listed if move >> 12]


def last_path(seen: Any) -> list[int]:
    """The squares that the last move touched, as its story tells."""
    path: list[int] = []
    for line in seen.story[: seen.told]:
        event, _, start, end, _ = unpack(line)
        if event in (MOVED, KING_MOVED, JUMPED):
            path += [end] if path else [start, end]
    return path


def counters(rules: Rules, state: State, seen: Any) -> list[dict[str, Any]]:
    """What counts towards a draw now: how far, and at what number it is one; plies, or times of this position."""
    found: list[dict[str, Any]] = [
        {"counter": "repeated", "count": times(seen), "limit": 3},
        {"counter": "quiet", "count": seen.quiet, "limit": rules.quiet_limit},
    ]
    if rules.balance:
        limit = FEW_LIMIT if few_left(state) else int(balance_limit(state))
        if limit:
            found.append({"counter": "balance", "count": seen.balance, "limit": limit})
        if holds_road(rules, state):
            found.append({"counter": "road", "count": seen.road, "limit": ROAD_LIMIT})
    return found
