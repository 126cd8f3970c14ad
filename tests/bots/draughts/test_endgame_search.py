"""Endgame tables against a search that looks at everything and knows no tables."""

from __future__ import annotations

import os
import random

import pytest

from stolik.bots.draughts.endgame import NO_TABLES, look_up, rank_moves
from stolik.bots.draughts.endgame.build import empty_tables, solve
from stolik.bots.draughts.endgame.material import families
from stolik.bots.draughts.search import Engine
from stolik.core.registry import game as game_named
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


@pytest.mark.parametrize(
    ("position", "onto_the_road"),
    [("B:WKc1,Kc7,Ke5:BKg1", "g1-d4"), ("B:WKg5,Ke5,Kh6:BKd2", "d2-c3"), ("B:WKb2,Ke7,Kb4:BKb8", "b8-e5")],
)
def test_a_lone_king_does_not_give_itself_up_on_the_main_road(position: str, onto_the_road: str) -> None:
    """D14: the road has a counter of its own, which begins on the road, however long nothing was captured."""
    game = game_named("draughts/brazilian")
    tables = empty_tables(game.rules, 4)
    for family in families(4):
        if family in families(3) or family[0].name == "0.3-0.1":
            solve(game.rules, tables, family, lambda doing, places: None)
    fields = game.position(game.match(position=position).state)
    board = {name: fields[name] for name in ("men", "kings", "mover")}
    state = game.match(position=board | {"quiet": 4, "balance": 10}).state
    endings = dict(rank_moves(game, tables, state))
    assert endings[game.read(state, 1, onto_the_road)].plies == 2
    chosen = Engine(game, tables=tables, megabytes=1).think(state, nodes=2000).line[0]
    assert endings[chosen].plies > 10
