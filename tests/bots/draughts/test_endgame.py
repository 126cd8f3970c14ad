"""Endgame tables: every entry follows from its successors, and a naive search of the second writing agrees."""

from __future__ import annotations

import os
import random
import subprocess
import sys
from functools import cache

import numpy as np
import pytest

import stolik
from stolik.bots.draughts.endgame import NO_TABLES, NOT_THERE, Ending, Tables, look_up, probe, rank_moves
from stolik.bots.draughts.endgame.build import empty_tables, find_wrong, part_of, solve
from stolik.bots.draughts.endgame.files import on_demand
from stolik.bots.draughts.endgame.material import Material, families
from stolik.bots.draughts.endgame.probe import place_of, position_at
from stolik.core.game import Game
from stolik.games.draughts.bits import signed
from stolik.games.draughts.board import set_of, turned
from stolik.games.draughts.state import Rules
from tests.oracles import draughts
from tests.oracles.test_draughts import fen, game_of

DEEP = os.environ.get("STOLIK_DEEP", "") not in ("", "0")
VARIANTS = [name for name in draughts.GAMES if name not in ("brazilian", "corner", "corner?setup=nine")]  # as polish
SAMPLES = 400 if DEEP else 40


def pieces_of(rules: Rules) -> int:
    """Up to how many pieces an ordinary run goes."""
    return on_demand(rules) if DEEP else on_demand(rules) - 1


@cache
def tables_of(name: str) -> tuple[Game, Tables]:
    """Tables made here and now, not read from anybody's cache."""
    game = game_of(name)
    tables = empty_tables(game.rules, pieces_of(game.rules))
    for family in families(tables.pieces):
        solve(game.rules, tables, family, lambda doing, places: None)
    return game, tables


# places


@pytest.mark.parametrize("name", ["polish", "corner?corner_promotion=on", "german"])
def test_every_position_has_a_place_of_its_own(name: str) -> None:
    rules = game_of(name).rules
    seen = 0
    for family in families(2):
        for material in family:
            for place in range(material.entries(rules)):
                men, kings, other_men, other_kings = position_at(rules, material.code, place)
                if men & other_men == 0:
                    assert place_of(rules, men, kings, other_men, other_kings) == place
                    assert [bin(side % (1 << 64)).count("1") for side in (men, kings, other_men, other_kings)] == [
                        *material
                    ]
                    seen += 1
    assert seen == {"polish": 3488, "german": 14176}.get(name, seen)


@pytest.mark.parametrize(("name", "pieces", "positions"), [("polish", 3, 196_032), ("german", 3, 1_647_264)])
def test_as_many_positions_as_there_are(name: str, pieces: int, positions: int) -> None:
    rules = game_of(name).rules
    holes = entries = 0
    for family in families(pieces):
        for material in family:
            if material.pieces == pieces:
                entries += material.entries(rules)
                holes += holes_of(rules, material)
    assert entries - holes == positions


def holes_of(rules: Rules, material: Material) -> int:
    """Places with two men on one square, found by looking at one position for each way to place the men."""
    alone = Material(material.men, 0, material.other_men, 0)
    ways = alone.entries(rules)
    shared = sum(
        men & other != 0 for men, _, other, _ in (position_at(rules, alone.code, place) for place in range(ways))
    )
    return shared * (material.entries(rules) // ways)


def test_larger_places_come_back_too() -> None:
    chance = random.Random(1)
    for name in ("russian", "german"):
        rules = game_of(name).rules
        for family in families(5):
            for material in family:
                place = chance.randrange(material.entries(rules))
                men, kings, other_men, other_kings = position_at(rules, material.code, place)
                if men & other_men == 0:
                    assert place_of(rules, men, kings, other_men, other_kings) == place


def test_all_material_is_solved_before_what_leads_to_it() -> None:
    order = [material for family in families(5) for material in family]
    assert len(order) == len(set(order)) == 4 + 12 + 25 + 44
    for at, material in enumerate(order):
        for before in order[at:]:
            assert before.pieces >= material.pieces
    for family in families(5):
        assert {material.reversed for material in family} == set(family)


# values


@pytest.mark.parametrize("name", VARIANTS)
def test_every_entry_follows_from_its_successors(name: str) -> None:
    game, tables = tables_of(name)
    for family in families(tables.pieces):
        assert find_wrong(game.rules, tables, family) is None
    assert (tables.values > 0).any()
    assert (tables.values < 0).any()


def test_a_wrong_entry_is_found() -> None:
    game, tables = tables_of("russian")
    for family in families(2):
        part = part_of(game.rules, tables, family)
        for change in (1, -1):
            values = tables.values.copy()
            values[part.start + 40] += change
            assert find_wrong(game.rules, Tables(tables.pieces, tables.offsets, values), family) is not None


@pytest.mark.parametrize("name", VARIANTS)
def test_a_naive_search_agrees(name: str) -> None:
    game, tables = tables_of(name)
    chance = random.Random(f"endings of {name}")
    seen = {1: 0, 0: 0, -1: 0}
    plies = 2 if name == "german?king=flying" else 3  # there are too many moves for more
    for _ in range(SAMPLES):
        table = scattered(name, chance, chance.randint(2, tables.pieces))
        match = game.match(position=fen(table))
        ending = look_up(game, tables, match.state)
        assert ending is not None
        assert naive(table, plies) == (ending.result if ending.plies <= plies else 0), fen(table)
        if ending.result and ending.plies > 0:
            assert naive(table, min(plies, ending.plies - 1)) == 0, fen(table)
        seen[ending.result] += 1
    assert min(seen.values()) > 0


def scattered(name: str, chance: random.Random, pieces: int) -> draughts.Table:
    """So many pieces of both colours, anywhere they may stand."""
    table = draughts.Table(**draughts.GAMES[name])
    squares = chance.sample(table.squares(), pieces)
    table.board.clear()
    for at, place in enumerate(squares):
        colour = "wb"[at] if at < 2 else chance.choice("wb")
        king = chance.random() < 0.5 or table.is_far(place, colour)
        table.board[place] = colour.upper() if king else colour
    table.mover = chance.choice("wb")
    return table


def naive(table: draughts.Table, plies: int) -> int:
    """1: the mover wins in at most so many plies, -1: it loses, 0: neither."""
    moves = table.legal() if table.mine() else set()
    if not moves:
        return -1
    if plies == 0:
        return 0
    worst = 1
    for move in moves:
        after = draughts.Table(**{key: getattr(table, key) for key in SAME})
        after.board, after.mover = dict(table.board), table.mover
        after.play(move)
        worth = naive(after, plies - 1)
        if worth == -1:
            return 1
        worst = min(worst, worth)
    return -1 if worst == 1 else 0


SAME = ("german", "flying", "majority", "forward", "crowned", "far")


PROGRAM = """
import hashlib
import stolik
from stolik.bots.draughts.endgame.build import empty_tables, solve
from stolik.bots.draughts.endgame.material import families
rules = stolik.game("draughts/russian").rules
tables = empty_tables(rules, 2)
for family in families(2)[:2]:
    solve(rules, tables, family, lambda doing, places: None)
print(hashlib.sha256(tables.values.tobytes()).hexdigest())
"""


def test_interpreted_the_tables_are_the_same() -> None:
    found = {
        subprocess.run(
            [sys.executable, "-c", PROGRAM],
            env=os.environ | {"STOLIK_INTERPRET": interpret},
            check=True,
            capture_output=True,
            text=True,
        ).stdout
        for interpret in ("0", "1")
    }
    assert len(found) == 1


# what is known of endings


@pytest.mark.parametrize(
    ("name", "position", "result", "plies"),
    [
        ("russian", "W:WKc1:BKa1", 0, 0),
        ("russian", "W:WKa1:Bb4", 1, None),
        ("russian", "B:WKb2:Ba3", 1, 1),
        ("english", "W:WKg1:BKe5", 0, 0),
        ("english", "W:Wa5:Bb6,c7", -1, 0),
        ("english", "B:WKb6:BKa7,a5", 1, 1),
        ("american", "W:WKa1:Bb2", 1, 1),
        ("german", "W:Wd6:Bd7", 1, 1),
    ],
)
def test_known_endings(name: str, position: str, result: int, plies: int | None) -> None:
    game, tables = tables_of(name)
    ending = look_up(game, tables, game.match(position=position).state)
    assert ending is not None
    assert ending.result == result
    assert plies is None or ending.plies == plies


@pytest.mark.skipif(not DEEP, reason="needs the tables of four pieces")
def test_three_kings_against_one() -> None:
    game, tables = tables_of("russian-official")
    road = look_up(game, tables, game.match(position="W:WKa3,Kc1,Kg1:BKh8").state)
    aside = look_up(game, tables, game.match(position="W:WKd4,Ke5,Kf6:BKa5").state)
    assert road == Ending(0, 0)
    assert aside is not None
    assert aside.result == 1
    assert aside.plies <= 29  # fifteen moves are enough


# probing


def test_turning_the_board_changes_nothing() -> None:
    game, tables = tables_of("russian")
    chance = random.Random(5)
    for _ in range(200):
        a, b, c = chance.sample(range(4, 28), 3)
        sides = [1 << a, 0, 1 << b, 1 << c]
        mirror = [turned(32, side) for side in sides]
        assert probe(game.rules, tables, 0, *sides) == probe(game.rules, tables, 1, *mirror)


def test_probing_beyond_the_tables() -> None:
    game, tables = tables_of("russian")
    many = set_of(32, "a1 c1 e1 g1")
    assert probe(game.rules, tables, 0, many, 0, 1 << 20, 1 << 21) == NOT_THERE
    assert probe(game.rules, NO_TABLES, 0, 1, 0, 1 << 20, 0) == NOT_THERE
    assert probe(game.rules, NO_TABLES, 0, 1, 0, 0, 0) == 1
    assert probe(game.rules, NO_TABLES, 0, 0, 0, 1, 0) == -1
    start = game.match(seed=0).state
    assert look_up(game, tables, start) is None
    assert rank_moves(game, tables, start) == []


def test_the_last_square_of_the_large_board() -> None:
    game, tables = tables_of("german")
    state = game.match(position="B:WKh8:BKa1").state
    assert int(state.kings[0]) == signed(1 << 63)
    assert look_up(game, tables, state) is not None


@pytest.mark.parametrize("name", ["russian", "english", "german", "corner?corner_promotion=on"])
def test_following_the_tables_wins_in_the_promised_time(name: str) -> None:
    game, tables = tables_of(name)
    chance = random.Random(f"wins of {name}")
    followed = 0
    while followed < 20:
        table = scattered(name, chance, 3 if tables.pieces > 2 else 2)
        match = game.match(position=fen(table))
        ending = look_up(game, tables, match.state)
        if ending is None or ending.result != 1 or ending.plies > 9:
            continue
        winner = match.acting[0]
        for left in range(ending.plies, 0, -1):
            action, promised = rank_moves(game, tables, match.state)[0]
            assert promised.plies == left
            assert promised.result == (1 if match.acting == (winner,) else -1)
            match.play(match.acting[0], action)
        assert match.outcome is not None
        assert match.outcome.places[winner] == 1
        followed += 1


def test_ranked_moves_are_all_moves_best_first() -> None:
    game, tables = tables_of("russian")
    match = game.match(position="W:WKa1,c3:Bb6")
    ranked = rank_moves(game, tables, match.state)
    assert sorted(action for action, _ in ranked) == sorted(match.legal(0))
    worths = [ending.worth for _, ending in ranked]
    assert worths == sorted(worths, reverse=True)
    assert look_up(game, tables, match.state) == ranked[0][1]
    assert Ending(1, 1).worth > Ending(1, 3).worth > Ending(0, 0).worth > Ending(-1, 4).worth > Ending(-1, 2).worth


def test_values_fit_their_bytes() -> None:
    for name in ("russian", "english"):
        _, tables = tables_of(name)
        assert tables.values.dtype == np.int8
        assert int(tables.values.max()) < 127
        assert stolik.game("draughts/" + name).rules.squares == 32
