"""Have everything compiled that a game's batches and vector environments call."""

from __future__ import annotations

import numpy as np

from stolik.core.game import Game
from stolik.envs import learning
from stolik.envs.actions import encoding
from stolik.envs.batch import Batch
from stolik.envs.rewards import opponents_of


def compile_batch(game: Game) -> None:
    """Touch every kernel of a batch of this game, and of vector environments where the game has them."""
    batch = Batch(game, 2, 0, 2, auto_reset=True, record=False)  # two threads: they talk by kernels, too
    batch.step(batch.random_actions())
    batch.step_all(np.stack([batch.random_actions(seat=seat) for seat in range(game.players)], axis=1))
    batch.standing()
    if not encoding(game).composed:
        batch.step_numbers(batch.legal_mask().argmax(axis=1))
        batch.legal_mask()
        learners, over, spoilt = batch.seat.copy(), np.zeros(2, np.bool_), np.zeros(2, np.bool_)
        numbers = batch.legal_mask().argmax(axis=1)
        batch.each(learning.learn_on, numbers, learners, spoilt, over, 0, 0, opponents_of(game))
