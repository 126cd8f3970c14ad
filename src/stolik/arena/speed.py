"""How fast a game is played: inside compiled code, and stepped from Python."""

from __future__ import annotations

import random
import statistics
import time
from collections.abc import Callable
from itertools import count

import numpy as np

from stolik.core.game import Game
from stolik.core.playout import playouts

MATCHES = 200  # of one batch: few enough to stay in the processor's cache


def rate(run: Callable[[], int], seconds: float = 1.0, times: int = 5) -> float:
    """Units of work a second; each call of `run` returns how many it did. The median of several short runs counts."""
    run()  # the first call may still load compiled code
    rates = []
    for _ in range(times):
        done, began = 0, time.perf_counter()
        while time.perf_counter() - began < seconds / times:
            done += run()
        rates.append(done / (time.perf_counter() - began))
    return statistics.median(rates)


def batch(game: Game, seconds: float = 1.0) -> float:
    """Decisions a second and core when whole random matches are played inside compiled code."""
    seeds = count()
    states = np.zeros(MATCHES, game.LAYOUT)
    return rate(lambda: playouts(game, MATCHES, next(seeds), states)[1], seconds)


def stepped(game: Game, seconds: float = 1.0) -> float:
    """Decisions a second through Match.acting, legal and play, the record kept."""
    chance = random.Random(1)
    seeds = count()

    def run() -> int:
        match = game.match(seed=next(seeds))
        decisions = 0
        while match.acting:
            seat = match.acting[0]
            legal = match.legal(seat)
            match.play(seat, legal[int(chance.random() * len(legal))])
            decisions += 1
        return decisions

    return rate(run, seconds)
