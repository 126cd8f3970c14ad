"""The easy bot: plays as people begin, each card for itself, as if nobody else were going to play one."""

from __future__ import annotations

from typing import Any

import numpy as np

from stolik.bots.bot import Bot, Weighed
from stolik.core.game import Game
from stolik.core.kernel import Cells, kernel
from stolik.core.random import below
from stolik.core.story import NOBODY
from stolik.games.nimmt.rules import heads_in_row, last_card, length, nearest, row_for
from stolik.games.nimmt.state import FULL, ROW, ROWS, UNMARKED, Rules

OVERLOOKS = 2  # in one decision of so many the action card is overlooked, and likewise that a row is full
GAP = 0.1  # heads that a gap of one card frightens like


@kernel
def first_look(rules: Rules, states: Cells, actions: Cells, sees_card: bool, sees_full: bool, out: Cells) -> None:
    """Write how each action looks, in heads lost: a close fit is good, a full row is bad, a low card costs a row."""
    state = states[0]
    cheapest = heads_in_row(state, 0)
    for row in range(1, ROWS):
        cheapest = min(cheapest, heads_in_row(state, row))
    for i in range(len(actions)):
        card = actions[i]
        if card > ROW:
            out[i] = -heads_in_row(state, card - ROW - 1)
            continue
        row = row_for(state, card) if sees_card else nearest(state, card, UNMARKED)
        if row == NOBODY:
            out[i] = -cheapest
        elif sees_full and length(state, row) == FULL:
            out[i] = -heads_in_row(state, row)
        else:
            out[i] = -GAP * (card - last_card(state, row))


class EasyBot(Bot):
    """Plays the closest fit: blind to what others may play, and often to the action card or to a row being full."""

    level = "easy"
    plays = "nimmt"

    def think(self, game: Game, states: Cells, seat: int, legal: Cells, effort: int, random: Cells, tally: Any) -> Any:
        looks = np.zeros(len(legal))
        sees_card, sees_full = below(random, OVERLOOKS) > 0, below(random, OVERLOOKS) > 0
        first_look(game.rules, states, legal, sees_card, sees_full, looks)
        return looks

    def verdict(self, legal: Cells, tally: Any) -> list[Weighed]:
        return [Weighed(int(action), float(look), 1) for action, look in zip(legal, tally, strict=True)]
