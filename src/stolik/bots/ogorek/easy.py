"""The easy player: rules of thumb that many people begin with, and their blind spots."""

from __future__ import annotations

from typing import Any

from stolik.bots.bot import Bot, Weighed
from stolik.core.game import Game
from stolik.core.kernel import Cells
from stolik.games.ogorek.rules import highest_in_trick
from stolik.games.ogorek.state import EMPTY


class EasyBot(Bot):
    """Leads from the middle and beats as cheaply as it can. It counts no cards and never looks at the scores."""

    level = "easy"
    plays = "ogorek"

    def think(self, game: Game, states: Cells, seat: int, legal: Cells, effort: int, random: Cells, tally: Any) -> int:
        highest = highest_in_trick(states[0])
        if highest == EMPTY:
            return len(legal) // 2
        return 0 if legal[0] >= highest else 1

    def settled(self, tally: int) -> bool:
        return True

    def verdict(self, legal: Cells, tally: int) -> list[Weighed]:
        return [Weighed(int(action), 1.0 if i == tally else 0.0, int(i == tally)) for i, action in enumerate(legal)]
