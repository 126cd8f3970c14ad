"""Exact endings of Sixty-six: how many full ones, six cards in each hand, are solved a second."""

from __future__ import annotations

import random
from typing import Any

import numpy as np

import stolik
from stolik.arena.speed import rate
from stolik.bots.sixtysix.solver import ending, new_stack
from stolik.core.kernel import Cells, kernel

ENDINGS = 1000
WANTED = 5000


@kernel
def solve_all(rules: Any, states: Cells, stack: Cells) -> int:
    """Solve every one; return the sum of their values, so that no work can be left out."""
    total = 0
    for i in range(len(states)):
        total += ending(rules, states[i], stack)
    return total


def full_endings() -> Cells:
    """Deals after random cards until the stock is exhausted."""
    game = stolik.game("sixtysix")
    chance = random.Random(66)
    states = np.empty(ENDINGS, game.LAYOUT)
    for number in range(ENDINGS):
        match = game.match(seed=number)
        while match.state.left > 0:
            seat = match.acting[0]
            match.play(seat, chance.choice([action for action in match.legal(seat) if action < 24]))
        states[number] = match.state
    return states


def main() -> None:
    """Print the rate."""
    states, stack = full_endings(), new_stack()
    rules = stolik.game("sixtysix").rules

    def run() -> int:
        solve_all(rules, states, stack)
        return ENDINGS

    print(f"sixtysix endings {rate(run):>12,.0f} solved/s and core (wanted: {WANTED:,})")


if __name__ == "__main__":
    main()
