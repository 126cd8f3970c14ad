"""How fast a game is played: inside compiled code, and stepped from Python."""

from __future__ import annotations

import random
import statistics
import time
from collections.abc import Callable
from itertools import count

import numpy as np

from stolik.core.game import Game
from stolik.core.match import Match
from stolik.core.playout import playouts
from stolik.core.record import Deal

MATCHES = 200  # of one batch: few enough to stay in the processor's cache


def rate(run: Callable[[], int], seconds: float = 1.0, times: int = 5) -> float:
    """Units of work a second of the processor's time; each call of `run` returns how many it did.

    The median of several short runs counts.
    """
    run()  # the first call may still load compiled code
    rates = []
    for _ in range(times):
        done, began = 0, time.process_time()
        while time.process_time() - began < seconds / times:
            done += run()
        rates.append(done / (time.process_time() - began))
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
        return _finish(match, chance)

    return rate(run, seconds)


def dealt(game: Game, matches: int = 20) -> float:
    """How many cards HOST deals for each decision of a random match: OpenSpiel counts each of them as an action."""
    chance = random.Random(1)
    decisions = cards = 0
    for seed in range(matches):
        match = game.match(seed=seed)
        decisions += _finish(match, chance)
        cards += sum(len(step.numbers) for step in match.line if isinstance(step, Deal))
    return cards / decisions


def _finish(match: Match, chance: random.Random) -> int:
    """Play a match to its end at random; return how many decisions that took."""
    decisions = 0
    while match.acting:
        seat = match.acting[0]
        legal = match.legal(seat)
        match.play(seat, legal[int(chance.random() * len(legal))])
        decisions += 1
    return decisions
