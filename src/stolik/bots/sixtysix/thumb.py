"""The easy player of Sixty-six: rules of thumb, no thinking ahead."""

from __future__ import annotations

from typing import Any

from stolik.bots.bot import Bot, Weighed
from stolik.bots.sixtysix.policy import by_thumb
from stolik.core.game import Game
from stolik.core.kernel import Cells, kernel
from stolik.games.sixtysix.state import Rules


@kernel
def first_thought(rules: Rules, states: Cells, random: Cells) -> int:
    """What the seat to play would do in a playout, whims included."""
    return by_thumb(rules, states[0], random)


class ThumbBot(Bot):
    """Melds, exchanges, takes tens and declares what it has; never closes."""

    level = "easy"
    plays = "sixtysix"

    def think(self, game: Game, states: Cells, seat: int, legal: Cells, effort: int, random: Cells, tally: Any) -> int:
        return first_thought(game.rules, states, random)

    def settled(self, tally: int) -> bool:
        return True

    def verdict(self, legal: Cells, tally: int) -> list[Weighed]:
        return [Weighed(int(action), float(action == tally), int(action == tally)) for action in legal]
