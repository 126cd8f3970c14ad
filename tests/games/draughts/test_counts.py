"""Perft: every count of the reference file, and the notation of the moves on the way."""

from __future__ import annotations

import json
import os
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import stolik
from stolik.core.perft import divide
from tests.oracles import draughts
from tests.oracles.test_draughts import game_of

DEEP = os.environ.get("STOLIK_DEEP", "") not in ("", "0")
MOST = 10**12 if DEEP else 10**7  # leaves
REFERENCE: dict[str, Any] = json.loads((Path(__file__).parent / "perft.json").read_text())


def deepest(counts: list[int]) -> int:
    """The deepest count that is not too large for an ordinary run."""
    return max(depth for depth, count in enumerate(counts, 1) if count <= MOST)


@pytest.mark.parametrize("name", REFERENCE["start"])
def test_from_the_start(name: str) -> None:
    counts = REFERENCE["start"][name]
    game = game_of(name.removeprefix("draughts/"))
    for depth in (*range(1, 5), deepest(counts)):
        assert stolik.perft(game, depth) == counts[depth - 1], depth


@pytest.mark.parametrize("position", REFERENCE["positions"], ids=lambda position: position["about"])
def test_from_positions(position: dict[str, Any]) -> None:
    for name, counts in position["counts"].items():
        game = game_of(name.removeprefix("draughts/"))
        found = [stolik.perft(game, depth, position["fen"]) for depth in range(1, len(counts) + 1)]
        assert found == counts, name


def walk(match: stolik.Match, depth: int) -> int:
    """Lines of so many moves, through Match: a second way to count, with every rule of the contract on it."""
    if depth == 0:
        return 1
    if not match.acting:
        return 0
    (seat,) = match.acting
    lines = 0
    for action in match.legal(seat):
        match.play(seat, action)
        if match.acting or depth > 1:
            position = match.game.position(match.state)
            lines += walk(match.game.match(position=position), depth - 1)
        else:
            lines += 1
        if match.outcome is None:
            match.undo()
        else:
            match = match.game.match(position=match.record.position)
    return lines


@pytest.mark.parametrize("name", ["russian", "german"])
def test_the_quick_count_is_the_one_of_matches(name: str) -> None:
    fen = "W:Wb6,Kh2,c3:Bc7,g3,e7"
    game = game_of(name)
    match = game.match(position=fen)
    for depth in (1, 2, 3):
        assert walk(match, depth) == stolik.perft(game, depth, fen)


def test_divide_names_the_moves() -> None:
    counts = divide(stolik.game("draughts/polish"), 2)
    assert counts == dict.fromkeys(["a3-b4", "c3-d4", "c3-b4", "e3-f4", "e3-d4", "g3-h4", "g3-f4"], 7)


@pytest.mark.parametrize("name", draughts.GAMES)
def test_moves_are_as_many_counted_as_listed_on_crowded_boards(name: str) -> None:
    game = game_of(name)
    n, squares = 40_000 if DEEP else 4_000, game.rules.squares
    batch = stolik.batch(game, n, threads=1)
    chance = np.random.default_rng(len(name))
    owners = chance.integers(0, 5, (n, squares))  # nobody's, White's man and king, Black's
    owners[chance.random((n, squares)) < chance.random((n, 1))] = 0
    sets = [((owners == kind) << np.arange(squares, dtype=np.int64)).sum(axis=1) for kind in range(1, 5)]
    batch.states["men"], batch.states["kings"] = np.stack(sets[::2], 1), np.stack(sets[1::2], 1)
    batch.states["mover"] = batch.seat[:] = chance.integers(0, 2, n)
    batch.forget()
    _, listed = batch.legal()
    counted = [game.leaves(batch.states[i : i + 1], 1) for i in range(n)]
    assert counted == listed.tolist()
    assert (listed > 0).mean() > 0.5
