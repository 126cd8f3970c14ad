"""Matches of the engine against itself, played whole in compiled code, to learn from."""

from __future__ import annotations

from typing import NamedTuple

import numpy as np

from stolik.bots.draughts.endgame.probe import NO_TABLES, Tables
from stolik.bots.draughts.evaluate import Weights
from stolik.bots.draughts.frames import DEEPEST, Desk, begin, new_desk, place_root
from stolik.bots.draughts.table import AGES, new_table
from stolik.bots.draughts.tree import LEAST, SURE, run
from stolik.core.game import Game
from stolik.core.kernel import Cells, kernel
from stolik.core.random import below
from stolik.games.draughts.draws import winner
from stolik.games.draughts.rules import apply, legal
from stolik.games.draughts.state import LONGEST_LIST, PLAYING, Rules

LONGEST = 300  # plies of a match; then it is taken for a draw
OPENING = 10  # plies by chance at the beginning, at most
WHIM = 50  # one move in so many is by chance
DEEP = 40


class Memories(NamedTuple):
    """Quiet positions: White's men, Black's men, their kings, mover; what the search and the match said for White."""

    boards: Cells  # [position, 5]
    values: Cells  # hundredths of a man
    results: Cells  # 2 won, 1 drawn, 0 lost


@kernel
def consider(rules: Rules, weights: Weights, tables: Tables, states: Cells, desk: Desk, nodes: int) -> tuple[int, int]:
    """The best move that so many nodes find, and its value."""
    control = desk.control[0]
    control.nodes = 0
    control.age = (control.age + 1) % AGES
    place_root(rules, states, desk)
    action, value = -1, 0
    for depth in range(1, DEEP):
        begin(desk, depth, LEAST, -LEAST)
        done = run(rules, weights, tables, desk, 1 << 30 if depth == 1 else nodes - control.nodes)
        if desk.lines[0, 0] >= 0:
            action = desk.lines[0, 0]
            value = desk.frames[0].best
        if not done or value > SURE or value < -SURE:
            break
    return action, value


@kernel
def remember(
    rules: Rules,
    weights: Weights,
    tables: Tables,
    states: Cells,
    desk: Desk,
    random: Cells,
    nodes: int,
    kept: Memories,
    start: int,
) -> int:
    """Play matches and keep their quiet positions from place `start` on, until there is no room for another match."""
    out = np.empty(LONGEST_LIST, np.int64)
    at = start
    while at + LONGEST <= len(kept.values):
        states[0] = states[1]
        state = states[0]
        begun, opening = at, below(random, OPENING + 1)
        won = -1
        for ply in range(LONGEST):
            if state.ending != PLAYING:
                won = winner(state)
                break
            mover = state.mover
            number = legal(rules, state, mover, out)
            if ply < opening or below(random, WHIM) == 0:
                apply(rules, state, mover, out[below(random, number)])
                continue
            action, value = consider(rules, weights, tables, states, desk, nodes)
            if value > SURE or value < -SURE:
                won = mover if value > 0 else 1 - mover
                break
            if out[0] >> 12 == 0:
                for colour in range(2):
                    kept.boards[at, colour] = state.men[colour]
                    kept.boards[at, 2 + colour] = state.kings[colour]
                kept.boards[at, 4] = mover
                kept.values[at] = value if mover == 0 else -value
                at += 1
            apply(rules, state, mover, action)
        for i in range(begun, at):
            kept.results[i] = 1 if won < 0 else 2 if won == 0 else 0
    return at


class Table:
    """Where the engine plays against itself."""

    def __init__(self, game: Game, weights: Weights) -> None:
        self.game, self.weights = game, weights
        self.states = np.concatenate([game.empty_table()] * 2)  # the match, and how it begins
        self.desk = new_desk(game.rules, new_table(4))
        self.desk.control[0].pruning = 1
        self.desk.control[0].follow = DEEPEST

    def play(self, random: Cells, nodes: int, positions: int) -> Memories:
        """About so many positions of new matches."""
        room = positions + LONGEST
        kept = Memories(np.zeros((room, 5), np.int64), np.zeros(room, np.int16), np.zeros(room, np.int8))
        self.desk.table[:] = 0
        count = remember(self.game.rules, self.weights, NO_TABLES, self.states, self.desk, random, nodes, kept, 0)
        return Memories(*(cells[:count] for cells in kept))
