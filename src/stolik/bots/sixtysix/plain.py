"""The medium player of Sixty-six: flat Monte Carlo over imagined worlds, cards by chance to the end of the deal.

Playouts declare what is true and never what is false; otherwise chance would end most deals at once.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from stolik.bots.bot import Bot, Weighed
from stolik.bots.sixtysix.policy import NOTHING, random_card, winning_claim
from stolik.core.game import Game
from stolik.core.kernel import Cells, kernel
from stolik.core.random import below
from stolik.games.sixtysix.leading import check_exchange
from stolik.games.sixtysix.rules import apply
from stolik.games.sixtysix.secrets import redeal
from stolik.games.sixtysix.state import EXCHANGE, NO_CARD, PLAYING, Rules, State
from stolik.games.sixtysix.tricks import required


@kernel
def by_chance(rules: Rules, state: State, random: Cells) -> int:
    """A true declaration, an exchange every other time, or any card."""
    claim = winning_claim(state)
    if claim != NOTHING:
        return claim
    seat = state.turn
    if state.led != NO_CARD:
        return random_card(required(state, state.hands[seat], state.led), random)
    if check_exchange(rules, state, seat) == 0 and below(random, 2) == 0:
        return EXCHANGE
    return random_card(state.hands[seat], random)


@kernel
def try_all(rules: Rules, states: Cells, seat: int, actions: Cells, worlds: int, random: Cells, sums: Cells) -> None:
    """Add up the game points that each action gains in so many imagined worlds."""
    world = np.empty_like(states)
    scratch = np.empty_like(states)
    before = states[0].game_points[seat] - states[0].game_points[1 - seat]
    for _ in range(worlds):
        world[0] = states[0]
        redeal(rules, world[0], seat, random)
        for i in range(len(actions)):
            scratch[0] = world[0]
            apply(rules, scratch[0], seat, actions[i])
            while scratch[0].stage == PLAYING:
                apply(rules, scratch[0], scratch[0].turn, by_chance(rules, scratch[0], random))
            sums[i] += scratch[0].game_points[seat] - scratch[0].game_points[1 - seat] - before


class PlainBot(Bot):
    """Plays what gained most on average; effort is the number of imagined worlds."""

    plays = "sixtysix"

    def __init__(self, level: str = "medium", effort: int = 100) -> None:
        self.level, self.effort = level, effort

    def think(self, game: Game, states: Cells, seat: int, legal: Cells, effort: int, random: Cells, tally: Any) -> Any:
        sums, worlds = tally or (np.zeros(len(legal)), 0)
        try_all(game.rules, states, seat, legal, effort, random, sums)
        return sums, worlds + effort

    def verdict(self, legal: Cells, tally: Any) -> list[Weighed]:
        sums, worlds = tally
        return [Weighed(int(action), float(sums[i] / worlds), worlds) for i, action in enumerate(legal)]
