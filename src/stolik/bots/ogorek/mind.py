"""What was learnt by self-play, as it is kept in ``learnt.npz``; ``train.py`` makes it."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np

from stolik.bots.ogorek.equity import win_chances_at
from stolik.bots.ogorek.net import Net, scratch
from stolik.core.game import Game

LEARNT = Path(__file__).with_name("learnt.npz")


class Mind(NamedTuple):
    """What was learnt: how practised players choose, and what scores are worth."""

    player: Net
    equity: Net


@cache
def mind(path: Path = LEARNT) -> Mind:
    """What `train.py` has learnt, read once."""
    with np.load(path) as file:
        nets = [
            Net(file[f"{name}_rows"].astype(np.float32), file[f"{name}_options"].astype(np.float32))
            for name in Mind._fields
        ]
    return Mind(*nets)


def match_equity(game: Game, state: Any) -> list[float]:
    """Each seat's probability of winning the match, from a state between two deals or at the end."""
    chances = np.zeros(game.players)
    win_chances_at(game.rules, mind().equity, game.states(state), chances, scratch())
    return chances.tolist()
