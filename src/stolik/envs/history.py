"""What was played in the matches of a batch: every action is remembered, and what was dealt is drawn once more."""

from __future__ import annotations

import numpy as np

from stolik.core.contract import HOST_BIT
from stolik.core.game import Game
from stolik.core.kernel import Cells
from stolik.core.match import Match
from stolik.core.random import pick
from stolik.core.steps import copy
from stolik.envs.share import NOBODY


class History:
    """The actions of n matches, step by step, as far back as the oldest that is being played."""

    def __init__(self, game: Game, n: int) -> None:
        self.game = game
        self.steps: list[tuple[Cells, Cells]] = []  # who acted, or NOBODY, and what was done, by match
        self._born = np.zeros(n, np.int64)  # the step after which the match that is played now began

    def add(self, seats: Cells, actions: Cells) -> None:
        """Remember one action of each match; both arrays may change later."""
        self.steps.append((seats.copy(), actions.copy()))

    def add_together(self, made: Cells, actions: Cells) -> None:
        """Remember actions of all seats, of which those have been made that are in a set of seats."""
        for seat in range(actions.shape[1]):
            self.add(np.where(made >> seat & 1, seat, NOBODY), actions[:, seat])

    def begin_anew(self, where: Cells) -> None:
        """Other matches are played from now on at these places."""
        self._born[where] = len(self.steps)
        past = int(self._born.min())
        if 2 * past > len(self.steps):  # now and then: what stays is moved
            del self.steps[:past]
            self._born -= past

    def line(self, i: int) -> list[tuple[int, int]]:
        """The actions of a match, each with its seat."""
        made = [(int(seats[i]), int(codes[i])) for seats, codes in self.steps[int(self._born[i]) :]]
        return [step for step in made if step[0] != NOBODY]

    def deals(self, i: int, birth: Cells) -> list[list[int]]:
        """The deals of a match whose generator was this when it began, as ``game.match(deals=...)`` takes them."""
        random, states = birth.copy(), copy(self.game.empty_table())
        steps, rules = self.game.steps, self.game.rules
        deals: list[list[int]] = []
        for step in (None, *self.line(i)):
            if step is not None:
                steps.move(rules, states, *step)
            while steps.who_acts(rules, states) & HOST_BIT:
                owed = steps.asked(rules, states)
                pool = np.empty(owed & 0xFFFF, np.int16)
                pick(random, owed & 0xFFFF, owed >> 16, pool)
                deals.append(pool[: owed >> 16].tolist())
                steps.answer(rules, states, np.array(deals[-1], np.int16))
        return deals

    def match(self, i: int, birth: Cells) -> Match:
        """The match itself, with its deals and actions."""
        match = self.game.match(seed=0, deals=self.deals(i, birth))
        for seat, action in self.line(i):
            match.play(seat, action)
        return match
