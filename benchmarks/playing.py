"""Random matches: our batch playouts and our stepping against OpenSpiel's card games in the usual Python loop."""

from __future__ import annotations

import random
from typing import NamedTuple

import pyspiel

import stolik
from stolik.arena.speed import batch, dealt, rate, stepped

PEERS = ("hearts", "euchre")
BATCH_WANTED, STEPPED_WANTED = 50, 0.5


class Peer(NamedTuple):
    """What OpenSpiel does a second: all actions, and without those of chance."""

    actions: float
    decisions: float


def measure_peer(name: str) -> Peer:
    """Play an OpenSpiel game at random, one action at a time."""
    game = pyspiel.load_game(name)
    chance = random.Random(1)
    counted = [0, 0]

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
                counted[1] += 1
            actions += 1
        counted[0] += actions
        return actions

    speed = rate(run)
    return Peer(speed, speed * counted[1] / counted[0])


def main() -> None:
    """Print rates and ratios, like for like; then the strict count, our decisions against all actions of OpenSpiel.

    OpenSpiel deals card by card, each an action of its chance; our host deals many at once.
    """
    peers = {name: measure_peer(name) for name in PEERS}
    for name, peer in peers.items():
        print(f"OpenSpiel {name:<8}{peer.actions:>12,.0f} actions/s, {peer.decisions:>10,.0f} decisions/s, from Python")
    for name in stolik.games():
        game = stolik.game(name)
        actions = 1 + dealt(game)  # for each decision
        for kind, speed, wanted in (("batch", batch(game), BATCH_WANTED), ("stepped", stepped(game), STEPPED_WANTED)):
            print(
                f"{name:<8} {kind:<8} {speed:>12,.0f} decisions/s and core, {speed * actions:>12,.0f} with cards dealt "
                f"(wanted: {wanted} x OpenSpiel)"
            )
            for other, peer in peers.items():
                print(
                    f"    {other:<8}{speed / peer.decisions:>8.2f} x, decisions against decisions;"
                    f"{speed * actions / peer.actions:>8.2f} x, cards dealt counted on both sides;"
                    f"{speed / peer.actions:>8.2f} x, on its side alone"
                )


if __name__ == "__main__":
    main()
