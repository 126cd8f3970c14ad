"""What a match was worth to each seat, from its standing alone.

    reward = (opponents that stand worse - opponents that stand better) / opponents

So 1 beats all, the sum of all seats is 0, and partners get the same.
"""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np

from stolik.core.game import Game
from stolik.core.kernel import Cells, kernel


@kernel
def share_rewards(standing: Cells, opponents: int, out: Cells) -> None:
    """Write what each seat gets for how it stands in the end; partners stand equal and so do not count."""
    for seat in range(len(standing)):
        beaten = 0
        for other in range(len(standing)):
            if standing[other] < standing[seat]:
                beaten += 1
            elif standing[other] > standing[seat]:
                beaten -= 1
        out[seat] = beaten / opponents


def opponents_of(game: Game) -> int:
    """How many opponents every seat has."""
    return game.players - len(game.teams[0])


def place_rewards(game: Game, standing: Sequence[int]) -> list[float]:
    """What each seat gets for a standing in the end."""
    out = np.zeros(game.players, np.float64)
    share_rewards(np.array(standing, np.int64), opponents_of(game), out)
    rewards: list[float] = out.tolist()
    return rewards
