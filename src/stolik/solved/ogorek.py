"""Two-player Ogórek with two cards left in each hand, solved with all that is hidden.

The last trick plays itself (O6), so that each seat has one decision left: the leader which of two cards to lead, the
follower what to answer. What lies open is known to both; the hands are dealt from the unseen cards, every deal that
agrees with what was shown as lowest (`least`) being equally likely. A hand is a pair of values, a strategy is odds for
each pair (the follower's also for each card led). Regrets are matched (predictive, with positive sums and late rounds
weighing more) until the best answers of both gain less than `GAP` together: that difference is the proof.

The worth is in points of this deal as the rules count them: how many fewer the leader gets than the follower.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, NamedTuple

import numpy as np

from stolik.core.contract import apply, check
from stolik.core.errors import NotPossible
from stolik.core.game import Game
from stolik.core.kernel import Cells, kernel
from stolik.core.registry import game as named
from stolik.core.steps import copy
from stolik.envs.batch import Batch
from stolik.games.ogorek.state import ACE, CARDS, EMPTY, LOSING, LOWEST, PLAYING, SUITS, Rules

VALUES = ACE - LOWEST + 1
PAIRS = np.array([(low, high) for low in range(LOWEST, ACE + 1) for high in range(low, ACE + 1)], np.int64)
LEFT = 2  # cards in each hand
GAP = 1e-6  # points
MOST_ROUNDS = 200_000
LOOK = 10  # rounds between two proofs


class Ending(NamedTuple):
    """A solved position: odds of playing the higher card of each pair, and what both give away at most together."""

    state: Any
    leader: int
    weights: Cells  # of deals: [leader's pair, follower's pair]
    worth: Cells  # [leader's pair, card, follower's pair, card]; 0 the lower, 1 the higher
    leads: Cells  # [leader's pair, card]: odds
    answers: Cells  # [follower's pair, value led, card]: odds
    value: float
    gap: float


@kernel
def fill_worth(rules: Rules, states: Cells, leader: int, pairs: Cells, worth: Cells, allowed: Cells) -> None:
    """Write what every course of every deal is worth, played by the rules; and which answers O3 allows."""
    follower = 1 - leader
    before = states[0].points[follower] - states[0].points[leader]
    for t in range(len(pairs)):
        for s in range(len(pairs)):
            for i in range(2):
                for j in range(2):
                    states[1] = states[0]
                    for place in range(2):
                        states[1].hands[leader, place] = pairs[t, place]
                        states[1].hands[follower, place] = pairs[s, place]
                    apply(rules, states[1], leader, pairs[t, i])
                    worth[t, i, s, j] = 0
                    if check(rules, states[1], follower, pairs[s, j]) == 0:
                        apply(rules, states[1], follower, pairs[s, j])
                        worth[t, i, s, j] = states[1].points[follower] - states[1].points[leader] - before
                        allowed[s, pairs[t, i] - 2, j] = 1


def deals(state: Any, leader: int) -> Cells:
    """How often each pair of hands is dealt, in parts of 1: [leader's pair, follower's pair]."""
    left = np.full(ACE + 1, SUITS)
    for card in state.played.reshape(-1):
        if card != EMPTY:
            left[card] -= 1
    ways = np.zeros((len(PAIRS), len(PAIRS)))
    for t, mine in enumerate(PAIRS):
        for s, other in enumerate(PAIRS):
            if mine[0] >= state.least[leader] and other[0] >= state.least[1 - leader]:
                ways[t, s] = _ways(left, mine) * _ways(left - np.bincount(mine, minlength=ACE + 1), other)
    shares: Cells = ways / ways.sum()
    return shares


def _ways(left: Cells, pair: Cells) -> int:
    low, high = left[pair[0]], left[pair[1]]
    return int(low * (low - 1) // 2 if pair[0] == pair[1] else low * high)


class Regrets:
    """Regret matching at many decisions between two cards, in which some are not allowed."""

    def __init__(self, allowed: Cells) -> None:
        self.allowed = allowed.astype(float)
        self.sums = np.zeros(allowed.shape)
        self.odds = self._odds(self.sums)
        self.average = np.zeros(allowed.shape)

    def _odds(self, sums: Cells) -> Cells:
        positive = np.maximum(sums, 0) * self.allowed
        total = positive.sum(-1, keepdims=True)
        even = self.allowed / np.maximum(self.allowed.sum(-1, keepdims=True), 1)
        odds: Cells = np.where(total > 0, positive / np.where(total > 0, total, 1), even)
        return odds

    def learn(self, gains: Cells, turn: int) -> None:
        """Take in what each card would have brought; the last lesson counts once more as a forecast."""
        regrets = (gains - (gains * self.odds).sum(-1, keepdims=True)) * self.allowed
        self.sums = np.maximum(self.sums + regrets, 0)
        self.odds = self._odds(self.sums + regrets)
        self.average += turn**2 * self.odds

    def mean(self) -> Cells:
        """The odds of all rounds together."""
        return self._odds(self.average)


class Solver:
    """The two decisions of an ending."""

    def __init__(self, weights: Cells, worth: Cells, allowed: Cells) -> None:
        self.weighed = weights[:, None, :, None] * worth  # [t, i, s, j]
        self.led = PAIRS - LOWEST  # [t, i]: the value led
        single = PAIRS[:, 0] == PAIRS[:, 1]
        self.leads = Regrets(np.stack([np.ones(len(PAIRS)), ~single], axis=-1))
        follows = allowed.astype(float)
        follows[single, :, 1] = 0  # equal cards are one action
        self.answers = Regrets(follows)

    def gains_of_leads(self, answers: Cells) -> Cells:
        """What each lead brings against these answers: [t, i]."""
        chosen = answers[:, self.led, :].transpose(1, 2, 0, 3)  # [t, i, s, j]
        gains: Cells = (self.weighed * chosen).sum((2, 3))
        return gains

    def gains_of_answers(self, leads: Cells) -> Cells:
        """What each answer brings the follower against these leads: [s, value led, j]."""
        lost = -(self.weighed * leads[:, :, None, None])
        gains = np.zeros((VALUES, len(PAIRS), 2))
        np.add.at(gains, self.led.reshape(-1), lost.reshape(-1, len(PAIRS), 2))
        return gains.transpose(1, 0, 2)

    def bounds(self, leads: Cells, answers: Cells) -> tuple[float, float]:
        """What the leader gets at least by these leads, and at most against these answers."""
        best = np.where(self.answers.allowed > 0, self.gains_of_answers(leads), -np.inf).max(-1)
        low = -np.where(self.answers.allowed.any(-1), best, 0).sum()
        high = np.where(self.leads.allowed > 0, self.gains_of_leads(answers), -np.inf).max(-1).sum()
        return float(low), float(high)

    def solve(self, wanted: float) -> tuple[Cells, Cells, float, float]:
        """Odds for both, the leader's worth, and the gap that proves them; NotPossible if it does not close."""
        for turn in range(1, MOST_ROUNDS + 1):
            self.leads.learn(self.gains_of_leads(self.answers.odds), turn)
            self.answers.learn(self.gains_of_answers(self.leads.odds), turn)
            if turn % LOOK == 0:
                leads, answers = self.leads.mean(), self.answers.mean()
                low, high = self.bounds(leads, answers)
                if high - low <= wanted:
                    return leads, answers, (low + high) / 2, high - low
        raise NotPossible(f"the gap is still {high - low:.2e} points after {MOST_ROUNDS} rounds")


def solve_ending(game: Game, state: Any, wanted: float = GAP) -> Ending:
    """Solve a position of two players with two cards each and the leader to play; hidden hands do not matter."""
    states = np.repeat(game.states(state), 2)
    table = states[0]
    if game.players != 2 or table.stage != PLAYING or table.trick != CARDS - LEFT or table.turn != table.leader:
        raise NotPossible("only a position of two players with two cards each, the leader to play, is solved")
    if max(table.points) + ACE >= LOSING:
        raise NotPossible(f"lives are at stake: with more than {LOSING - 1 - ACE} points the deal is not all there is")
    leader, count = int(table.leader), len(PAIRS)
    worth, allowed = np.zeros((count, 2, count, 2)), np.zeros((count, VALUES, 2), np.int8)
    fill_worth(game.rules, states, leader, PAIRS, worth, allowed)
    weights = deals(table, leader)
    leads, answers, value, gap = Solver(weights, worth, allowed).solve(wanted)
    return Ending(copy(states[:1])[0], leader, weights, worth, leads, answers, value, gap)


def endings(count: int, seed: int = 0, wanted: float = GAP) -> Iterator[Ending]:
    """Positions of first deals played at random, solved."""
    game = named("ogorek", players=2)
    batch = Batch(game, count, seed, 1, auto_reset=False, record=False)
    for _ in range(2 * (CARDS - LEFT)):
        batch.step(batch.random_actions())
    for i in range(count):
        yield solve_ending(game, copy(batch.states[i : i + 1])[0], wanted)
