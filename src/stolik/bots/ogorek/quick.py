"""The medium player: goes by the feeling of the quick player, and wavers."""

from __future__ import annotations

from typing import Any

import numpy as np

from stolik.bots.bot import Bot, Weighed
from stolik.bots.ogorek.mind import mind
from stolik.bots.ogorek.net import Net, Scratch, scratch
from stolik.bots.ogorek.player import prefer
from stolik.core.game import Game
from stolik.core.kernel import Cells, kernel
from stolik.core.random import unit
from stolik.games.ogorek.rules import legal
from stolik.games.ogorek.state import Rules

WAVERING = 3.0  # 1: as often as practised players would; more: oftener what they would not


@kernel
def first_thought(rules: Rules, player: Net, states: Cells, seat: int, desk: Scratch) -> None:
    """Write the quick player's odds for what the seat may do now into `desk.odds`."""
    prefer(player, states[0], seat, legal(rules, states[0], seat, desk.legal), desk)


def leanings(game: Game, states: Cells, seat: int, count: int) -> Cells:
    """The logarithms of the quick player's odds, by action."""
    desk = scratch()
    first_thought(game.rules, mind().player, states, seat, desk)
    odds: Cells = np.log(desk.odds[:count] + 1e-9)
    return odds


class QuickBot(Bot):
    """Draws a card by flattened odds and looks no further, at the play of others as little as at what may come."""

    level = "medium"
    plays = "ogorek"

    def think(self, game: Game, states: Cells, seat: int, legal: Cells, effort: int, random: Cells, tally: Any) -> Any:
        noise = [-np.log(-np.log(unit(random) + 1e-12)) for _ in legal]  # Gumbel's: the largest sum falls by the odds
        return leanings(game, states, seat, len(legal)) / WAVERING + noise

    def settled(self, tally: Any) -> bool:
        return True

    def verdict(self, legal: Cells, tally: Any) -> list[Weighed]:
        return [Weighed(int(action), float(tally[i]), 1) for i, action in enumerate(legal)]
