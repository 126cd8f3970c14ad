"""Endgame tables against a search that looks at everything and knows no tables."""

from __future__ import annotations

import os
import random

import pytest

from stolik.bots.draughts.endgame import NO_TABLES, look_up
from stolik.bots.draughts.search import Engine
from tests.bots.draughts.test_endgame import scattered, tables_of
from tests.oracles.test_draughts import fen

DEEP = os.environ.get("STOLIK_DEEP", "") not in ("", "0")
SAMPLES = 200 if DEEP else 25
FARTHEST = 9 if DEEP else 7  # plies


@pytest.mark.parametrize("name", ["russian", "russian-official", "english", "american", "german"])
def test_a_full_search_finds_the_same_distance(name: str) -> None:
    game, tables = tables_of(name)
    engine = Engine(game, pruning=False, tables=NO_TABLES, megabytes=1)
    chance = random.Random(f"searches of {name}")
    found = {1: 0, -1: 0}
    while sum(found.values()) < SAMPLES:
        match = game.match(position=fen(scattered(name, chance, tables.pieces)))
        ending = look_up(game, tables, match.state)
        assert ending is not None
        if ending.result == 0 or not 2 <= ending.plies <= FARTHEST:
            continue
        engine.forget()
        thought = engine.think(match.state, depth=ending.plies)
        assert thought.wins_in == ending.result * ending.plies, match.game.position(match.state)
        found[ending.result] += 1
    assert min(found.values()) > 0


@pytest.mark.parametrize("name", ["russian", "english", "german"])
def test_a_full_search_finds_no_win_in_a_draw(name: str) -> None:
    game, tables = tables_of(name)
    engine = Engine(game, pruning=False, tables=NO_TABLES, megabytes=1)
    chance = random.Random(f"draws of {name}")
    seen = 0
    while seen < SAMPLES:
        match = game.match(position=fen(scattered(name, chance, tables.pieces)))
        ending = look_up(game, tables, match.state)
        if ending is None or ending.result or not match.acting:
            continue
        engine.forget()
        assert engine.think(match.state, depth=FARTHEST - 1).wins_in is None
        seen += 1
