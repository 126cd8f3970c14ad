"""Random matches: our batch playouts and our stepping against OpenSpiel's card games in the usual Python loop."""

from __future__ import annotations

import random

import pyspiel

import stolik
from benchmarks.clock import rate
from stolik.core.playout import playouts

CONFIGURATIONS = (("ogorek", {"players": 4}), ("nimmt", {"players": 4}))
PEERS = ("hearts", "euchre")


def batch(game: stolik.Game) -> float:
    """Decisions a second and core when whole matches are played inside compiled code."""
    seeds = iter(range(1_000_000))
    return rate(lambda: playouts(game, 200, next(seeds))[1])


def stepped(game: stolik.Game) -> float:
    """Decisions a second through Match.acting, legal and play, the record kept."""
    chance = random.Random(1)
    seeds = iter(range(1_000_000))

    def run() -> int:
        match = game.match(seed=next(seeds))
        decisions = 0
        while match.acting:
            seat = match.acting[0]
            legal = match.legal(seat)
            match.play(seat, legal[int(chance.random() * len(legal))])
            decisions += 1
        return decisions

    return rate(run)


def peer(name: str) -> float:
    """Actions a second in OpenSpiel, chance's actions counted too."""
    game = pyspiel.load_game(name)
    chance = random.Random(1)

    def run() -> int:
        state = game.new_initial_state()
        actions = 0
        while not state.is_terminal():
            if state.is_chance_node():
                outcomes, weights = zip(*state.chance_outcomes(), strict=True)
                state.apply_action(chance.choices(outcomes, weights)[0])
            else:
                legal = state.legal_actions()
                state.apply_action(legal[int(chance.random() * len(legal))])
            actions += 1
        return actions

    return rate(run)


def main() -> None:
    """Print rates and ratios."""
    peers = {name: peer(name) for name in PEERS}
    for name, speed in peers.items():
        print(f"OpenSpiel {name:<8} {speed:>14,.0f} actions/s, one by one from Python")
    best = max(peers.values())
    for name, options in CONFIGURATIONS:
        game = stolik.game(name, **options)
        fast, slow = batch(game), stepped(game)
        print(f"{name:<8} batch     {fast:>14,.0f} decisions/s and core, {fast / best:>7.1f} x OpenSpiel (wanted: 50)")
        print(f"{name:<8} stepped   {slow:>14,.0f} decisions/s,          {slow / best:>7.2f} x OpenSpiel (wanted: 0.5)")
