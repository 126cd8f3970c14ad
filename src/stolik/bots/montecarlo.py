"""Flat Monte Carlo: try every action in the same imagined worlds and play on by chance to the end of the deal."""

from __future__ import annotations

from typing import Any

import numpy as np

from stolik.bots.bot import Bot, Weighed
from stolik.core.contract import HOST_BIT, acting, apply, legal, redeal, standing
from stolik.core.game import Game
from stolik.core.kernel import Cells, kernel
from stolik.core.playout import first_seat
from stolik.core.random import below

LONGEST_LIST = 512  # of actions, in any game


@kernel
def finish_deal(rules: Any, state: Any, random: Cells, out: Cells) -> None:
    """Play by chance until HOST would have to deal again, or the match is over."""
    while True:
        seats = acting(rules, state)
        if seats == 0 or seats & HOST_BIT:
            return
        seat = first_seat(seats)
        apply(rules, state, seat, out[below(random, legal(rules, state, seat, out))])


@kernel
def lead(rules: Any, state: Any, seat: int, ranks: Cells) -> float:
    """How far a seat stands above the average of the others."""
    standing(rules, state, ranks)
    total = 0
    for other in range(rules.players):
        total += ranks[other]
    own = ranks[seat]
    above: float = own - (total - own) / (rules.players - 1)
    return above


@kernel
def try_all(rules: Any, states: Cells, seat: int, actions: Cells, worlds: int, random: Cells, sums: Cells) -> None:
    """Add up how each action ends in so many imagined worlds."""
    out = np.empty(LONGEST_LIST, np.int64)
    ranks = np.zeros(rules.players, np.int64)
    scratch = np.empty_like(states)
    world = np.empty_like(states)
    for _ in range(worlds):
        world[0] = states[0]
        redeal(rules, world[0], seat, random)
        for i in range(len(actions)):
            scratch[0] = world[0]
            apply(rules, scratch[0], seat, actions[i])
            finish_deal(rules, scratch[0], random, out)
            sums[i] += lead(rules, scratch[0], seat, ranks)


class MonteCarloBot(Bot):
    """Plays what did best on average; effort is the number of imagined worlds."""

    def __init__(self, level: str = "medium", effort: int = 100) -> None:
        self.level, self.effort = level, effort

    def think(self, game: Game, states: Cells, seat: int, legal: Cells, effort: int, random: Cells, tally: Any) -> Any:
        sums, worlds = tally or (np.zeros(len(legal)), 0)
        try_all(game.rules, states, seat, legal, effort, random, sums)
        return sums, worlds + effort

    def verdict(self, legal: Cells, tally: Any) -> list[Weighed]:
        sums, worlds = tally
        return [Weighed(int(action), float(sums[i] / worlds), worlds) for i, action in enumerate(legal)]
