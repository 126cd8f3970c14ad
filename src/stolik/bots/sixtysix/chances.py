"""What a deal of Sixty-six means for the match: chances to win it at every score.

Game points are not worth the same at every score: at 6 : 6 any deal won is the match, at 0 : 6 three are
little more than one. The chances follow from how often deals between good players end how.
"""

from __future__ import annotations

import functools
from fractions import Fraction

import numpy as np

from stolik.core.kernel import Cells, kernel

# how often a deal between strong bots ends with so many game points for its leader (negative: for the dealer),
# of 10,000; measured by: python -m benchmarks.sixtysix_deals 600 400
OUTCOMES = {-3: 567, -2: 2283, -1: 2150, 0: 17, 1: 2300, 2: 2417, 3: 267}
MOST = 3


@functools.cache
def chances(target: int) -> Cells:
    """Chances to win the match: [leads next, needs, opponent needs], needs from 0 to target, 0 having won."""
    total = sum(OUTCOMES.values())
    share = {paid: Fraction(count, total) for paid, count in OUTCOMES.items()}
    table = np.zeros((2, target + 1, target + 1))
    table[:, 0, 1:] = 1.0
    for mine in range(1, target + 1):
        for theirs in range(1, target + 1):
            table[:, mine, theirs] = _both(table, mine, theirs, share)
    table.setflags(write=False)
    return table


def _both(table: Cells, mine: int, theirs: int, share: dict[int, Fraction]) -> tuple[float, float]:
    """The chances when dealing and when leading; after a drawn deal the lead changes, so each needs the other."""
    settled = [0.0, 0.0]
    for leads in (0, 1):
        for paid, part in share.items():
            gained = paid if leads else -paid
            if gained > 0:
                settled[leads] += float(part) * table[1 - leads, max(0, mine - gained), theirs]
            elif gained < 0:
                settled[leads] += float(part) * table[1 - leads, mine, max(0, theirs + gained)]
    drawn = float(share[0])
    dealing = (settled[0] + drawn * settled[1]) / (1 - drawn * drawn)
    leading = (settled[1] + drawn * settled[0]) / (1 - drawn * drawn)
    return dealing, leading


def worth_of_deals(target: int, game_points: tuple[int, int], dealer: int) -> Cells:
    """Seat 0's chance to win the match after this deal ends with -3..3 game points for seat 0, in that order."""
    table = chances(target)
    worth = np.empty(2 * MOST + 1)
    leads_next = 1 if dealer == 0 else 0  # the deal alternates: this dealer leads the next
    for paid in range(-MOST, MOST + 1):
        mine = max(0, target - game_points[0] - max(paid, 0))
        theirs = max(0, target - game_points[1] - max(-paid, 0))
        worth[paid + MOST] = 0.0 if theirs == 0 else table[leads_next, mine, theirs]
    return worth


@kernel
def worth_to(worth: Cells, seat: int, paid: int) -> float:
    """A seat's chance after a deal that paid so many game points to seat 0."""
    chance: float = worth[paid + 3]
    return chance if seat == 0 else 1.0 - chance
