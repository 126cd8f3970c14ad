"""What an eye sees of a draughts board: everything."""

from __future__ import annotations

from typing import Any

from stolik.core.story import unpack
from stolik.games.draughts import fen
from stolik.games.draughts.draws import (
    FEW_LIMIT,
    ROAD_LIMIT,
    balance_limit,
    few_left,
    holds_road,
    repetitions,
)
from stolik.games.draughts.jumps import jumpers
from stolik.games.draughts.notation import captures_of, enemy_set, show, square_name
from stolik.games.draughts.rules import JUMPED, KING_MOVED, MOVED
from stolik.games.draughts.state import BLACK, PLAYING, WHITE, Rules, State


def look(rules: Rules, hidden: State, eye: int) -> dict[str, Any]:
    """The board; squares by name, arrays by colour: White is seat 0."""
    mover = int(hidden.mover)
    return {
        "squares": rules.squares,
        "fen": fen.write(rules, hidden),
        "men": [names(rules, int(hidden.men[colour])) for colour in (WHITE, BLACK)],
        "kings": [names(rules, int(hidden.kings[colour])) for colour in (WHITE, BLACK)],
        "turn": mover,
        "captures": forced(rules, hidden),  # compulsory ones, in notation (D3)
        "last": [square_name(rules, square) for square in last_path(hidden)],
        "counters": counters(rules, hidden),
    }


def names(rules: Rules, squares: int) -> list[str]:
    """The squares of a set by name."""
    return [square_name(rules, square) for square in range(rules.squares) if squares >> square & 1]


def forced(rules: Rules, state: State) -> list[str]:
    """The captures of which one must be made now."""
    mover = int(state.mover)
    men, kings = int(state.men[mover]), int(state.kings[mover])
    if state.ending != PLAYING or jumpers(rules, mover, men, kings, enemy_set(state, mover)) == 0:
        return []
    moves = captures_of(rules, state, mover, rules.majority)
    return [show(rules, state, mover, move, full=True) for move in moves]


def last_path(state: State) -> list[int]:
    """The squares that the last move touched, as its story tells."""
    path: list[int] = []
    for line in range(int(state.told)):
        event, _, start, end, _ = unpack(int(state.story[line]))
        if event in (MOVED, KING_MOVED, JUMPED):
            path += [end] if path else [start, end]
    return path


def counters(rules: Rules, state: State) -> list[dict[str, Any]]:
    """What counts towards a draw now: how far, and at what number it is one; plies, or times of this position."""
    found: list[dict[str, Any]] = [
        {"counter": "repeated", "count": int(repetitions(state)), "limit": 3},
        {"counter": "quiet", "count": int(state.quiet), "limit": rules.quiet_limit},
    ]
    if rules.balance:
        limit = FEW_LIMIT if few_left(state) else int(balance_limit(state))
        if limit:
            found.append({"counter": "balance", "count": int(state.balance), "limit": limit})
        if holds_road(rules, state):
            found.append({"counter": "road", "count": int(state.road), "limit": ROAD_LIMIT})
    return found
