"""Solving what is hidden: two seats who decide at most once in each of two tricks, by matching regrets.

A seat's decision is a row of odds, one for each place in its hand; a row stands for all that the seat cannot tell
apart. It forgets nothing, so a later row comes after one earlier cell only, and a course of play is named by one later
cell of each seat. What a course is worth to seat 0, times the chance of its deal, is its stake:

    earlier   [row, place]                 courses   cells[0]   a later cell of seat 0, its array laid flat
                    |                                cells[1]   a later cell of seat 1
    later     [row, place]  before[row]              stakes

Regrets are matched (predictive, with positive sums, later rounds weighing more) until the best answers of both seats
gain less than wanted together: that difference is the proof.
"""

from __future__ import annotations

from typing import NamedTuple

import numpy as np

from stolik.core.errors import NotPossible
from stolik.core.kernel import Cells, kernel
from stolik.envs.observing.writing import place

MOST_ROUNDS = 20_000
LOOK = 10  # rounds between two proofs


class Decisions(NamedTuple):
    """What one seat may decide."""

    earlier: Cells  # [row, place]: 1 where it is allowed
    later: Cells
    before: Cells  # [later row]: the earlier cell that it comes after


class Courses(NamedTuple):
    """All courses of all deals."""

    cells: Cells  # int32 [seat, course]
    chances: Cells  # of the deal
    stakes: Cells  # chance times what seat 0 gains


@kernel
def add_up(cells: Cells, stakes: Cells, seat: int, shares: Cells, sums: Cells) -> None:
    """Add to every later cell of a seat the stakes of its courses, each as often as the other seat goes that way."""
    for course in range(len(stakes)):
        sums[place(cells[seat, course])] += stakes[course] * shares[place(cells[1 - seat, course])]


@kernel
def spread(sums: Cells, allowed: Cells, odds: Cells) -> None:
    """Odds in proportion to what is positive of each row; even ones where nothing is."""
    for row in range(len(sums)):
        total, places = 0.0, 0
        for at in range(sums.shape[1]):
            odds[row, at] = max(sums[row, at], 0.0) * allowed[row, at]
            total += odds[row, at]
            places += allowed[row, at]
        for at in range(sums.shape[1]):
            if total > 0:
                odds[row, at] /= total
            elif places > 0:
                odds[row, at] = allowed[row, at] / places


@kernel
def match_regrets(allowed: Cells, gains: Cells, odds: Cells, sums: Cells, forecast: Cells) -> None:
    """Add to the sums what each place would have brought more; in the forecast the last lesson counts once more."""
    for row in range(len(sums)):
        mean = 0.0
        for at in range(sums.shape[1]):
            mean += gains[row, at] * odds[row, at]
        for at in range(sums.shape[1]):
            regret = (gains[row, at] - mean) * allowed[row, at]
            sums[row, at] = max(sums[row, at] + regret, 0.0)
            forecast[row, at] = sums[row, at] + regret


class Regrets:
    """Regret matching at many decisions, in which some places are not allowed."""

    def __init__(self, allowed: Cells) -> None:
        self.allowed = allowed
        self.sums, self.odds, self.forecast, self.average = (np.zeros(allowed.shape) for _ in range(4))
        spread(self.sums, self.allowed, self.odds)

    def learn(self, gains: Cells, weight: float | Cells) -> None:
        """Take in what each place would have brought; these odds weigh so much in the mean."""
        match_regrets(self.allowed, gains, self.odds, self.sums, self.forecast)
        spread(self.forecast, self.allowed, self.odds)
        self.average += weight * self.odds

    def mean(self) -> Cells:
        """The odds of all rounds together."""
        odds = np.zeros(self.allowed.shape)
        spread(self.average, self.allowed, odds)
        return odds


class Odds(NamedTuple):
    """How one seat decides."""

    earlier: Cells
    later: Cells

    def shares(self, before: Cells) -> Cells:
        """How often the seat itself goes as far as each later cell, if everything else lets it."""
        return (self.earlier.reshape(-1)[before][:, None] * self.later).reshape(-1)


class Solver:
    """Both seats of an ending."""

    def __init__(self, courses: Courses, decisions: tuple[Decisions, Decisions]) -> None:
        self.courses, self.decisions = courses, decisions

    def reached(self, seat: int, odds: Odds) -> Cells:
        """How often deals and these odds of the other seat lead to each later cell: [row, place]."""
        return self._add_up(seat, self.courses.chances, odds)

    def gains(self, seat: int, odds: Odds) -> Cells:
        """What each later cell brings a seat against these odds of the other: [row, place]."""
        return (1 - 2 * seat) * self._add_up(seat, self.courses.stakes, odds)

    def _add_up(self, seat: int, stakes: Cells, odds: Odds) -> Cells:
        sums = np.zeros(self.decisions[seat].later.shape)
        shares = odds.shares(self.decisions[1 - seat].before)
        add_up(self.courses.cells, stakes, seat, shares, sums.reshape(-1))
        return sums

    def before(self, seat: int, worths: Cells) -> Cells:
        """What earlier cells bring where later rows are worth this: [row, place]."""
        own = self.decisions[seat]
        return np.bincount(own.before, worths, own.earlier.size).reshape(own.earlier.shape)

    def best(self, seat: int, odds: Odds) -> tuple[Cells, Cells, float]:
        """What earlier and later cells bring a seat that goes on as well as can be, and what it gets in all."""
        later = self.gains(seat, odds)
        earlier = self.before(seat, highest(later, self.decisions[seat].later))
        return earlier, later, float(highest(earlier, self.decisions[seat].earlier).sum())

    def solve(self, wanted: float) -> tuple[Odds, Odds, float, float]:
        """Odds for both, what they are worth to seat 0, and the gap that proves them; NotPossible if it stays open."""
        sides = [(Regrets(own.earlier), Regrets(own.later)) for own in self.decisions]
        for turn in range(1, MOST_ROUNDS + 1):
            for seat in (0, 1):
                earlier, later = sides[seat]
                gains = self.gains(seat, Odds(*(regrets.odds for regrets in sides[1 - seat])))
                early = self.before(seat, (gains * later.odds).sum(-1))
                earlier.learn(early, turn**2)
                reach = earlier.odds.reshape(-1)[self.decisions[seat].before]
                later.learn(gains, turn**2 * reach[:, None])
            if turn % LOOK == 0:
                first, second = (Odds(earlier.mean(), later.mean()) for earlier, later in sides)
                low, high = -self.best(1, first)[2], self.best(0, second)[2]
                if high - low <= wanted:
                    return first, second, (low + high) / 2, high - low
        raise NotPossible(f"the gap is still {high - low:.2e} after {MOST_ROUNDS} rounds")


def highest(gains: Cells, allowed: Cells) -> Cells:
    """The best of each row that is allowed; 0 where nothing is."""
    best = np.where(allowed > 0, gains, -np.inf).max(-1)
    found: Cells = np.where(allowed.any(-1), best, 0)
    return found
