"""Who is stronger, with error bars: means and shares over deals, and ratings from who came before whom."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

import numpy as np

from stolik.arena.duel import Table
from stolik.arena.seating import Seating
from stolik.core.kernel import Cells

NORMAL_95 = 1.959964  # half-width of a 95 % interval in standard errors
RESAMPLES = 400
STEPS = 100  # at most; a dozen are enough nearly always
LEAST = 1e-9  # of a deal; of less, ratings could not be computed
ELO = 400 / np.log(10)  # rating points for odds of e


@dataclass(frozen=True)
class Estimate:
    """A number with its 95 % interval."""

    value: float
    low: float
    high: float

    def negative(self) -> Estimate:
        """The number with the other sign."""
        return Estimate(-self.value, -self.high, -self.low)

    def percent(self) -> Estimate:
        """A share as a percentage."""
        return Estimate(100 * self.value, 100 * self.low, 100 * self.high)

    @property
    def excludes_zero(self) -> bool:
        """Whether the interval lies on one side of 0."""
        return self.low > 0 or self.high < 0


def estimate(samples: Sequence[float] | Cells) -> Estimate:
    """The mean of independent samples with its 95 % interval."""
    values = np.asarray(samples, float)
    mean = float(values.mean())
    if len(values) < 2:
        return Estimate(mean, float("-inf"), float("inf"))
    half = NORMAL_95 * float(values.std(ddof=1)) / len(values) ** 0.5
    return Estimate(mean, mean - half, mean + half)


def within(samples: Sequence[float] | Cells, low: float, high: float) -> Estimate:
    """The mean of independent samples between two ends with its 95 % interval, which ends there too.

    Wilson's interval for a share, with as many matches as would be as sure as these samples. How far these differ
    is judged with one more sample at either end, so that a few equal ones do not look like certainty.

    >>> found = within([1, 1, 1, 1, 1, 0], 0, 1)
    >>> round(found.low, 3), round(found.high, 3)
    (0.412, 0.973)
    """
    shares = (np.asarray(samples, float) - low) / (high - low)
    wide = np.append(shares, [0.0, 1.0])
    middle = float(wide.mean())
    matches = len(shares) * middle * (1 - middle) / float(wide.var(ddof=1))
    share, unsure = float(shares.mean()), NORMAL_95**2 / matches
    centre = (share + unsure / 2) / (1 + unsure)
    half = (unsure * (share * (1 - share) + unsure / 4)) ** 0.5 / (1 + unsure)
    ends = max(0.0, min(share, centre - half)), min(1.0, max(share, centre + half))  # where rounding goes astray
    return Estimate(*(low + (high - low) * number for number in (share, *ends)))


def score(table: Table, seat: int) -> float:
    """The score as the rulebook counts it."""
    return table.scores[seat]


def place(table: Table, seat: int) -> float:
    """The place, 1 is best."""
    return table.places[seat]


def win(table: Table, seat: int, partners: int = 1) -> float:
    """1 for the first place, shared by all sides that share it; so many partners win together."""
    return partners / table.places.count(1) if table.places[seat] == 1 else 0.0


Measure = Callable[[Table, int], float]


def per_deal(deals: dict[int, list[Table]], level: str, measure: Measure) -> Cells:
    """A bot's mean over all its seats at all tables of a deal: one sample a deal."""
    samples = []
    for tables in deals.values():
        values = [measure(table, seat) for table in tables for seat, name in enumerate(table.seating) if name == level]
        samples.append(sum(values) / len(values))
    return np.array(samples)


def extremes(seatings: Sequence[Seating], level: str, partners: int = 1) -> tuple[float, float]:
    """The most wins and the worst place that a bot can have on the mean of its seats: a table is won once.

    >>> extremes([("a", "b", "a", "b"), ("b", "a", "b", "a")], "a")
    (0.5, 3.5)
    """
    own = [seating.count(level) for seating in seatings if level in seating]
    last = [seats * (len(seatings[0]) - (seats - 1) / 2) for seats in own]  # the sum of the last places
    return min(1.0, partners * len(own) / sum(own)), sum(last) / sum(own)


def shared_out(tables: Sequence[Table]) -> int:
    """The points that are shared out at every table, in draughts two; 0 where scores are no shares of anything."""
    sums = {sum(table.scores) for table in tables}
    owing = any(score < 0 for table in tables for score in table.scores)
    return 0 if owing or len(sums) > 1 else sums.pop()


def duels_won(deals: dict[int, list[Table]], levels: Sequence[str]) -> Cells:
    """wins[d, i, j]: how often, in deal d, a bot i came before a bot j at one table; ties count half."""
    index = {level: i for i, level in enumerate(levels)}
    wins = np.zeros((len(deals), len(levels), len(levels)))
    for d, tables in enumerate(deals.values()):
        for table in tables:
            for seat, name in enumerate(table.seating):
                for other, rival in enumerate(table.seating):
                    if name != rival:
                        ahead = float(table.places[seat] < table.places[other])
                        level = 0.5 * (table.places[seat] == table.places[other])
                        wins[d, index[name], index[rival]] += ahead + level
    return wins


def bradley_terry(wins: Cells, prior: Cells | float = 0.5) -> Cells:
    """Elo-like ratings (mean 0) that best explain who came before whom; half a win each way is added as a prior.

    Of several matrices of wins at once, too.
    """
    among = np.eye(wins.shape[-1])
    wins = wins + prior * (1 - among)
    games = wins + wins.swapaxes(-1, -2)
    strength = np.zeros(wins.shape[:-1])  # logarithms
    for _ in range(STEPS):  # Newton's; where one always wins, simpler steps are still far off after hundreds
        share = 1 / (1 + np.exp(strength[..., None, :] - strength[..., None]))
        unsure = games * share * (1 - share)
        slope = unsure.sum(-1)[..., None] * among - unsure + 1  # the 1 keeps the mean where it is
        step = np.linalg.solve(slope, (wins - games * share).sum(-1)[..., None])[..., 0]
        strength += np.clip(step, -2, 2)
        if np.abs(step).max() < 1e-9:
            break
    ratings: Cells = ELO * (strength - strength.mean(-1, keepdims=True))
    return ratings


def closeness(ratings: Cells) -> Cells:
    """For each two bots 1 if nobody stands between them, else how little sure a duel is beside their widest step.

    >>> closeness(np.array([0.0, 0.0, 400.0, 800.0])).round(2).tolist()[0]
    [1.0, 1.0, 1.0, 0.12]
    """
    apart = np.abs(ratings[:, None] - ratings[None, :]) / ELO
    step = apart.copy()
    for between in range(len(ratings)):
        step = np.minimum(step, np.maximum(step[:, between, None], step[None, between, :]))
    near: Cells = (1 + np.cosh(step)) / (1 + np.cosh(apart))
    return near


def ratings(deals: dict[int, list[Table]], levels: Sequence[str], seed: int = 0) -> list[Estimate]:
    """Ratings with 95 % intervals from weighing whole deals by chance.

    Between neighbours half a deal each way is added, weighed so too: who came first in all deals may yet lose.
    """
    wins = duels_won(deals, levels)
    meetings = (wins + wins.swapaxes(1, 2)).mean(0)
    deal = meetings * closeness(bradley_terry(wins.sum(0)))
    middle = bradley_terry(wins.sum(0), deal / 2)
    random = np.random.default_rng(seed)
    weights = random.exponential(size=(RESAMPLES, len(wins)))
    halves = LEAST + random.gamma(0.5, size=(RESAMPLES, *deal.shape))
    spread = bradley_terry(np.tensordot(weights, wins, 1), deal * halves)
    low, high = np.percentile(spread, [2.5, 97.5], axis=0)
    low, high = np.minimum(low, middle), np.maximum(high, middle)
    return [Estimate(float(middle[i]), float(low[i]), float(high[i])) for i in range(len(levels))]
