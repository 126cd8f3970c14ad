"""A race of actions: all are tried in the same worlds, and those that fall clearly behind are given up."""

from __future__ import annotations

import numpy as np

from stolik.core.kernel import Cells

PATIENCE = 3.0  # standard errors
WARM = 16  # worlds before anybody is given up


class Race:
    """Which actions are still running, and how all of them have done."""

    def __init__(self, actions: int) -> None:
        self.running = np.arange(actions)
        self.visits = np.zeros(actions, np.int64)
        self.sums = np.zeros(actions)
        self.squares = np.zeros(actions)  # of how far each was from the average of its world

    def add(self, results: Cells) -> None:
        """Count results of the running actions, a row for each world, and drop who is behind; two always run on."""
        running = self.running
        self.visits[running] += len(results)
        self.sums[running] += results.sum(axis=0)
        self.squares[running] += np.square(results - results.mean(axis=1, keepdims=True)).sum(axis=0)
        means = self.sums[running] / self.visits[running]
        errors = np.sqrt(self.squares[running]) / self.visits[running]
        best = means.argmax()
        level = means[best] - means <= PATIENCE * np.hypot(errors, errors[best])
        if level.sum() >= 2 and self.visits[running[0]] >= WARM:
            self.running = running[level]

    def values(self) -> Cells:
        """What each action is worth on average; one given up is worth less than the best that runs."""
        means: Cells = self.sums / self.visits
        values: Cells = np.minimum(means, means[self.running].max() - 1e-9)
        values[self.running] = means[self.running]
        return values
