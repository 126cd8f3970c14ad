"""Two-player Ogórek with two or three cards left in each hand, solved with all that is hidden.

What lies open is known to both; the hands are dealt from the unseen cards, every deal that agrees with what was shown
as lowest (`least`) being equally likely. Cards are worth points of this deal, as the rules count them.
"""

from __future__ import annotations

from collections.abc import Iterator
from math import comb
from typing import Any, NamedTuple

import numpy as np

from stolik.core.errors import BadOption, NotPossible
from stolik.core.game import Game
from stolik.core.kernel import Cells
from stolik.core.registry import game as named
from stolik.core.steps import copy
from stolik.envs.batch import Batch
from stolik.games.ogorek.state import ACE, CARDS, EMPTY, LOSING, PLAYING, SUITS, Rules
from stolik.solved.courses import PAIR_AT, earlier_row, hands_of, later_row, solver_of, trick_of
from stolik.solved.matching import Odds, Solver, highest

GAPS = {2: 1e-6, 3: 1e-3}  # points; cards in each hand, and what both may give away at most together
CERTAIN = 1e-6  # odds below which the solution is not said to come to a decision
WAYS = np.array([[comb(left, taken) for taken in range(SUITS + 1)] for left in range(SUITS + 1)], float)


class Ending(NamedTuple):
    """A solved position; side 0 is the leader."""

    state: Any
    leader: int
    hands: Cells  # [hand, place]
    chances: Cells  # of deals: [leader's hand, follower's hand]
    solver: Solver
    odds: tuple[Odds, Odds]
    value: float  # how many points fewer than the follower the leader gets
    gap: float


class Decision(NamedTuple):
    """A decision of an ending, and what each card brings its seat that goes on as well as can be."""

    state: Any
    seat: int
    gains: dict[int, float]


def chances_of(state: Any, leader: int, hands: Cells) -> Cells:
    """How often each two hands are dealt, in parts of 1: [leader's hand, follower's hand]."""
    left = np.full(ACE + 1, SUITS)
    for card in state.played.reshape(-1):
        if card != EMPTY:
            left[card] -= 1
    held = np.stack([(hands == value).sum(1) for value in range(ACE + 1)], axis=1)
    ways = np.zeros((len(hands), len(hands)))
    for t, hand in enumerate(held):
        if (hand <= left).all():
            ways[t] = WAYS[left, hand].prod() * WAYS[left - hand, held].prod(-1)
    ways[hands[:, 0] < state.least[leader]] = 0
    ways[:, hands[:, 0] < state.least[1 - leader]] = 0
    shares: Cells = ways / ways.sum()
    return shares


def solve_ending(game: Game, state: Any, wanted: float | None = None) -> Ending:
    """Solve a position of two players with two or three cards each, the leader to play; hidden hands do not matter.

    Odds are found such that both sides together give away at most `wanted` points; `gap` says how much it is.
    """
    if not isinstance(game.rules, Rules):
        raise NotPossible("only a position of Ogórek is solved")
    states = game.states(state)
    table = states[0]
    cards = CARDS - int(table.trick)
    if game.players != 2 or table.stage != PLAYING or cards not in GAPS or table.turn != table.leader:
        raise NotPossible("only a position of two players with two or three cards each, the leader to play, is solved")
    if max(table.points) + ACE >= LOSING:
        raise NotPossible(f"lives are at stake: with more than {LOSING - 1 - ACE} points the deal is not all there is")
    leader, hands = int(table.leader), hands_of(cards)
    chances = chances_of(table, leader, hands)
    solver = solver_of(game, table, chances, cards)
    first, second, value, gap = solver.solve(GAPS[cards] if wanted is None else wanted)
    return Ending(copy(states)[0], leader, hands, chances, solver, (first, second), value, gap)


def line(game: Game, ending: Ending) -> Iterator[Decision]:
    """The decisions of the very hands that are held, the solution playing its likeliest cards."""
    tables = [_tables(ending, side) for side in (0, 1)]
    states, trick, lead = game.states(ending.state), 0, 0
    if states[0].hands.min() < 0:
        raise NotPossible("a hand is hidden; the line of an ending is that of the hands that are held")
    while states[0].stage == PLAYING:
        seat = int(states[0].turn)
        side = 0 if seat == ending.leader else 1
        hand = [int(card) for card in states[0].hands[seat] if card != EMPTY]
        early = len(hand) > 2
        row = _earlier(ending, lead, hand) if early else int(later_row(trick, lead, PAIR_AT[hand[0], hand[1]]))
        odds, gains, reach, allowed = (part[0 if early else 1][row] for part in tables[side])
        if reach <= CERTAIN:
            return
        places = np.flatnonzero(allowed)
        yield Decision(copy(states)[0], seat, {hand[at]: float(gains[at] / reach) for at in places})
        card = hand[int(odds.argmax())]
        game.steps.move(game.rules, states, seat, card)
        if lead:
            trick = int(trick_of(lead, card))
        lead = 0 if lead else card


def _earlier(ending: Ending, lead: int, hand: list[int]) -> int:
    at = int(np.flatnonzero((ending.hands == hand).all(1))[0])
    return int(earlier_row(lead, at, len(ending.hands)))


def _tables(ending: Ending, side: int) -> list[tuple[Cells, Cells]]:
    """By row of earlier and of later decisions: odds, what cards bring, how often it comes to it, what is allowed."""
    solver, own, other = ending.solver, ending.solver.decisions[side], ending.odds[1 - side]
    earlier, later, _ = solver.best(side, other)
    reached = highest(solver.reached(side, other), own.later)
    before = highest(solver.before(side, reached), own.earlier)
    return [ending.odds[side], (earlier, later), (before, reached), (own.earlier, own.later)]


def endings(count: int, cards: int = 2, seed: int = 0, wanted: float | None = None) -> Iterator[Ending]:
    """Positions of first deals played at random until so many cards are left in each hand, solved."""
    if not isinstance(cards, (int, np.integer)) or cards not in GAPS:
        raise BadOption("cards", cards, " or ".join(map(str, GAPS)) + ": only these endings of Ogórek are solved")
    game = named("ogorek", players=2)
    batch = Batch(game, count, seed, 1, auto_reset=False, record=False)
    for _ in range(2 * (CARDS - cards)):
        batch.step(batch.random_actions())
    for i in range(count):
        yield solve_ending(game, copy(batch.states[i : i + 1])[0], wanted)
