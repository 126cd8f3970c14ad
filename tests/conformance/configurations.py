"""Which options every game is tested with, and what its players may do besides deciding.

A game without an entry is tested with its default options and without gestures.
"""

from __future__ import annotations

import functools
import os
from collections.abc import Callable
from typing import Any

import stolik
from stolik.core.game import Game
from stolik.core.kernel import Cells
from tests.conformance.kernels import Kernels
from tests.conformance.trails import Moment, Trail, random_matches

DEEP = os.environ.get("STOLIK_DEEP", "") not in ("", "0")
STATES = 5_000 if DEEP else 1_000  # of each configuration, at least

Options = dict[str, Any]

OPTIONS: dict[str, list[Options]] = {
    "ogorek": [{"players": 2}, {"players": 3}, {"players": 4}],
    "nimmt": [
        {"players": 2},
        {"players": 2, "deck": "tactical", "limit": 30},
        {"players": 3, "even_odd": False},
        {"players": 4},
        {"players": 4, "even_odd": False, "deck": "tactical"},
        {"players": 5, "deck": "tactical", "rounds": 3},
        {"players": 6, "limit": 1},
        {"players": 7, "rounds": 1},
        {"players": 8, "even_odd": False, "limit": 40},
        {"players": 9, "deck": "tactical"},
        {"players": 10},
    ],
    "sixtysix": [
        {},
        {"target": 20, "close_needs_trick": True},
        {"exchange_min_stock": 6, "no_trick_at_close": True},
    ],
    "draughts/corner": [{}, {"setup": "nine"}, {"corner_promotion": True}],
    "draughts/german": [{}, {"king": "flying"}, {"last_rank": "continue"}],
    "words": [
        {"lexicon": "sample"},
        {"lexicon": "sample", "language": "en", "jokers": True, "exchange": "any"},
        {"lexicon": "sample", "language": "pl"},
    ],
}


def nimmt_gestures(state: Any, seat: int) -> list[int]:
    """A sealed choice may be taken back while others still choose."""
    return [0] if state.stage == 1 and state.chosen[seat] != 0 else []


def words_gestures(state: Any, seat: int) -> list[int]:
    """Loose tiles, the order of the rack, signals, and what only the second mover has in the list."""
    from stolik.games.words.rules import check
    from stolik.games.words.state import ALL_SQUARES, ASK, LAY, LIFT, ORDER, SIGNAL, SQUARE, TILE

    rack = [int(tile) for tile in state.racks[seat] if tile > 0]
    codes = [ORDER | sum(tile << TILE * i for i, tile in enumerate(rack[::-1]))] if int(state.reveals) % 5 == 0 else []
    codes += [SIGNAL + said for said in range(1, 5)]
    codes += [ASK] if state.stage == 2 and state.movers[0] == seat else []
    codes += [LIFT | square << SQUARE for square in (int(state.loose_at[0]), ALL_SQUARES)]
    for i, tile in enumerate(rack[:2]):
        square = 112 if state.board[112] == 0 else (37 * int(state.reveals) + 11 * i) % 225
        codes.append(LAY | square << SQUARE | (65 if tile == 64 else tile))
    rules = stolik.game("words", lexicon="sample").rules
    return [code for code in dict.fromkeys(codes) if check(rules, state, seat, code) == 0]


GESTURES: dict[str, Callable[[Any, int], list[int]]] = {"nimmt": nimmt_gestures, "words": words_gestures}


class Configuration:
    """A game under one choice of options, with random matches of it."""

    def __init__(self, name: str, options: Options) -> None:
        self.name, self.options = name, options

    def __str__(self) -> str:
        chosen = "-".join(f"{name}={value}" for name, value in self.options.items())
        return f"{self.name}-{chosen}" if chosen else self.name

    @functools.cached_property
    def game(self) -> Game:
        return stolik.game(self.name, **self.options)

    @functools.cached_property
    def kernels(self) -> Kernels:
        return Kernels(self.game)

    @functools.cached_property
    def trails(self) -> list[Trail]:
        """Random matches with a thousand states or more."""
        return random_matches(self.kernels, self.gestures, STATES)

    @functools.cached_property
    def moments(self) -> list[Moment]:
        """All states of these matches."""
        return [moment for trail in self.trails for moment in trail.moments()]

    def gestures(self, states: Cells, seat: int) -> list[int]:
        """What a seat may do now although nobody lists it."""
        sampler = GESTURES.get(self.name)
        return [] if sampler is None else sampler(states[0], seat)


CONFIGURATIONS = [Configuration(name, options) for name in stolik.games() for options in OPTIONS.get(name, [{}])]
