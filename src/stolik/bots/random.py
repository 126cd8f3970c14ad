"""The bot that does not look at its cards."""

from __future__ import annotations

from typing import Any

from stolik.bots.bot import Bot, Weighed
from stolik.core.game import Game
from stolik.core.kernel import Cells
from stolik.core.random import below


class RandomBot(Bot):
    """Every listed action is equally likely."""

    level = "random"

    def think(self, game: Game, states: Cells, seat: int, legal: Cells, effort: int, random: Cells, tally: Any) -> int:
        return below(random, len(legal))

    def settled(self, tally: int) -> bool:
        return True

    def verdict(self, legal: Cells, tally: int) -> list[Weighed]:
        return [Weighed(int(action), 1.0 if i == tally else 0.0, int(i == tally)) for i, action in enumerate(legal)]
