"""Draughts agrees with two other programs in random positions, wherever they play the same game.

Compared are the positions after all moves: one program lists a capture once for every route. The American game of
py-draughts lets one choose not to capture, so it is no witness; the printed Russian and American games have majority
(D4), and corner and German draughts nobody else plays.
"""

from __future__ import annotations

import os
import random
from typing import Any

import pytest

from stolik.games.draughts.game import Draughts
from stolik.games.draughts.notation import moves_of
from tests.oracles import draughts, peers
from tests.oracles.test_draughts import fen, game_of, scatter

DEEP = os.environ.get("STOLIK_DEEP", "") not in ("", "0")

# ours, theirs; with the moves of brazilian go two games of the box
SAME = {
    ("pydraughts", "russian"): ["russian-official"],
    ("pydraughts", "brazilian"): ["brazilian", "polish", "corner"],
    ("pydraughts", "english"): ["english"],
    ("py-draughts", "russian"): ["russian-official"],
    ("py-draughts", "brazilian"): ["brazilian", "polish", "corner"],
}
POSITIONS = {"pydraughts": 2000 if DEEP else 200, "py-draughts": 2000}  # the first needs seconds for each hundred
ALGEBRAIC = {("pydraughts", "russian"), ("pydraughts", "brazilian")}


def positions(name: str, count: int) -> list[Any]:
    """Random states of a game, by its own FEN."""
    game, chance = game_of(name), random.Random(f"{name} for peers")
    found: list[Any] = []
    while len(found) < count:
        table = draughts.Table(**draughts.GAMES[name])
        scatter(table, chance)
        match = game.match(position=fen(table))
        if match.acting:  # a lost position has no moves anywhere
            found.append(match.state)
    return found


def board(text: str) -> list[list[str]]:
    """Men and kings of a FEN by colour, whoever is to move; peers end it with a point or not."""
    sides = {side[0]: sorted(side[1:].split(",")) for side in text.strip(".").split(":")[1:]}
    return [sides["W"], sides["B"]]


@pytest.mark.parametrize(("peer", "variant"), SAME)
def test_a_peer_agrees(peer: str, variant: str) -> None:
    if not peers.installed(peer):
        pytest.fail(f"{peer} is not there; `make test` puts it into {peers.FOLDER.name}")
    names = SAME[peer, variant]
    states = positions(names[0], POSITIONS[peer])
    games = [game_of(name) for name in names]
    assert isinstance(games[0], Draughts)
    fens = [games[0].fen(state, numeric=(peer, variant) not in ALGEBRAIC) for state in states]
    captures = 0
    for state, text, theirs in zip(states, fens, peers.after_moves(peer, variant, fens), strict=True):
        expected = sorted(board(other) for other in theirs)
        mover = int(state.mover)
        for game in games:
            ours = []
            for action in moves_of(game.rules, state, mover):
                after = game.states(state)
                game.steps.move(game.rules, after, mover, action)
                ours.append(board(games[0].fen(after[0], numeric=(peer, variant) not in ALGEBRAIC)))
                captures += action >> 12 != 0
            assert sorted(ours) == expected, (game.name, text)
    assert captures > len(states) / 4


def test_peers_are_asked_apart() -> None:
    found = {
        peer: peers.run(peer, "import importlib.util; print(importlib.util.find_spec('draughts').origin)")
        for peer in peers.PROGRAMS
        if peers.installed(peer)
    }
    for peer, origin in found.items():
        assert f"/{peer}/draughts/" in origin
