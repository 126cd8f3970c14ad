"""How deals of Sixty-six end between strong players, which `stolik.bots.sixtysix.chances` takes its frequencies from.

Run with: python -m benchmarks.sixtysix_deals [deals] [effort]
"""

from __future__ import annotations

import sys
from collections import Counter

import stolik


def outcomes(deals: int, effort: int) -> Counter[int]:
    """So many deals at 0 : 0, by what they paid the leader (negative: the dealer)."""
    game = stolik.game("sixtysix")
    bot = stolik.bot("sixtysix", "strong")
    paid: Counter[int] = Counter()
    for number in range(deals):
        match = game.match(seed=number)
        leader = match.acting[0]
        while match.acting and match.view()["deal"] == 1:
            seat = match.acting[0]
            match.play(seat, bot.choose(game, game.hide(match.state, seat), seat, effort=effort, seed=number))
        mine, theirs = match.scores[leader], match.scores[1 - leader]
        paid[mine - theirs] += 1
    return paid


if __name__ == "__main__":
    asked = [int(text) for text in sys.argv[1:]] + [400, 400][len(sys.argv) - 1 :]
    found = outcomes(*asked)
    total = sum(found.values())
    print({points: round(10_000 * found[points] / total) for points in range(-3, 4)})
