"""Have everything compiled that a game's batches and vector environments call."""

from __future__ import annotations

import numpy as np

from stolik.core.game import Game
from stolik.envs import learning
from stolik.envs.actions import encoding
from stolik.envs.batch import Batch


def compile_batch(game: Game) -> None:
    """Touch every kernel of a batch of this game, and of vector environments where the game has them."""
    batch = Batch(game, 2, 0, 2, auto_reset=True, record=False)  # two threads: they talk by kernels, too
    batch.step(batch.random_actions())
    batch.step_all(np.stack([batch.random_actions(seat=seat) for seat in range(game.players)], axis=1))
    batch.standing()
    if not encoding(game).composed:
        batch.step_numbers(batch.legal_mask().argmax(axis=1))
        batch.legal_mask()
        step = batch.courses(learning.courses, learning.new_course(batch.n, 0, 0, by_standing=False))
        step(np.zeros(batch.n, np.int64), batch.observe().copy(), None)
