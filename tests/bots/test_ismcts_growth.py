"""A tree that is asked for less room than it has keeps what it has."""

import numpy as np
import pytest

import stolik
from stolik.bots.ismcts import IsmctsBot
from stolik.core.random import generator


@pytest.mark.parametrize("name", ["ogorek", "nimmt"])
def test_a_small_portion_may_follow_a_large_one(name: str) -> None:
    game = stolik.game(name)
    match = game.match(seed=3)
    seat = match.acting[0]
    states = game.states(game.hide(match.state, seat))
    legal = np.array(match.legal(seat), np.int64)
    bot, random = IsmctsBot(), generator(1)
    tally = bot.think(game, states, seat, legal, 400, random, None)
    tally = bot.think(game, states, seat, legal, 10, random, tally)
    assert sum(weighed.visits for weighed in bot.verdict(legal, tally)) == 410
