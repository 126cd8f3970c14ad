"""Draughts: positions counted a second (perft, the last ply by its list) by us, two Python libraries and OpenSpiel.

All are measured one after the other, in CPU seconds, from the start of the game. The American game of py-draughts has
optional captures and OpenSpiel plays each jump as a move of its own: other trees, but the same work for each move.
"""

from __future__ import annotations

import time

import pyspiel

import stolik
from tests.oracles import peers

LEAST = 1.0  # CPU seconds for each figure
OURS = {"english": 10, "russian-official": 10, "brazilian": 10}  # depth
MADE = "OpenSpiel, each position made"
WANTED = {"py-draughts": 50, "OpenSpiel": 100, MADE: 100, "pydraughts": 10_000}

PYDRAUGHTS = """
import sys, time
from draughts import Board
def count(board, depth):
    moves = board.legal_moves()
    if depth == 1:
        return len(moves)
    found = 0
    for move in moves:
        other = board.copy()
        other.push(move)
        found += count(other, depth - 1)
    return found
nodes, began = 0, time.process_time()
while time.process_time() - began < float(sys.argv[2]):
    nodes += count(Board(variant=sys.argv[1]), 3)
print(nodes / (time.process_time() - began))
"""

PY_DRAUGHTS = (
    peers.PY_DRAUGHTS_ALONE
    + """
import time
import draughts
def count(board, depth):
    moves = board.legal_moves
    if depth == 1:
        return len(moves)
    found = 0
    for move in moves:
        board.push(move)
        found += count(board, depth - 1)
        board.pop()
    return found
kind = getattr(draughts, sys.argv[1])
nodes, began = 0, time.process_time()
while time.process_time() - began < float(sys.argv[2]):
    nodes += count(kind(), 5)
print(nodes / (time.process_time() - began))
"""
)

# our game, the peer, the program that counts for it, what the peer calls the game
PEERS = (
    ("english", "pydraughts", PYDRAUGHTS, "english"),
    ("english", "py-draughts", PY_DRAUGHTS, "AmericanBoard"),
    ("russian-official", "pydraughts", PYDRAUGHTS, "russian"),
    ("russian-official", "py-draughts", PY_DRAUGHTS, "RussianBoard"),
    ("brazilian", "pydraughts", PYDRAUGHTS, "brazilian"),
    ("brazilian", "py-draughts", PY_DRAUGHTS, "BrazilianBoard"),
)


def ours(name: str, depth: int) -> float:
    """Our nodes a CPU second."""
    game = stolik.game(f"draughts/{name}")
    stolik.perft(game, 2)  # compiled before the clock starts
    nodes, began = 0, time.process_time()
    while time.process_time() - began < LEAST:
        nodes += stolik.perft(game, depth)
    return nodes / (time.process_time() - began)


def openspiel(by_list: bool) -> float:
    """The same for OpenSpiel's checkers, from Python: the last ply by its list, or each of its positions made."""

    def count(state: pyspiel.State, depth: int) -> int:
        if depth == 0:
            return 1
        actions = state.legal_actions()
        if depth == 1 and by_list:
            return len(actions)
        return sum(count(state.child(action), depth - 1) for action in actions)

    game = pyspiel.load_game("checkers")
    nodes, began = 0, time.process_time()
    while time.process_time() - began < LEAST:
        nodes += count(game.new_initial_state(), 5)
    return nodes / (time.process_time() - began)


def main() -> None:
    """Print rates and ratios."""
    mine = {name: ours(name, depth) for name, depth in OURS.items()}
    for name, speed in mine.items():
        print(f"perft draughts/{name:<17}{speed:>12,.0f} nodes a CPU second")
    theirs = [("english", "OpenSpiel", openspiel(by_list=True)), ("english", MADE, openspiel(by_list=False))]
    for name, peer, program, variant in PEERS:
        if peers.installed(peer):
            theirs.append((name, peer, float(peers.run(peer, program, variant, str(LEAST)))))
        else:
            print(f"    {peer} is not there; `make bench` puts it into .venv")
    for name, peer, speed in theirs:
        ratio = mine[name] / speed
        print(f"    {name:<17} {ratio:>9,.0f} x {peer} ({speed:,.0f} nodes a CPU second; wanted: {WANTED[peer]:,} x)")


if __name__ == "__main__":
    main()
