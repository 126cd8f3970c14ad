"""Whole deals of two-player Ogórek with both hands open, solved exactly.

Nothing is hidden here: this is what a deal is worth to two who see all twelve cards, not the equilibrium of the game as
it is played (that is in ``ogorek.py``, for two cards each). It is a bound and a measure: nobody can count on more
against a perfect opponent, and a bot that gives away much of it, on the average over deals, plays badly; but some of it
even the best player gives away, who cannot know what is held.

The worth is in points of this deal as the rules count them: how many fewer seat 0 gets than seat 1.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, NamedTuple

import numpy as np

from stolik.core.contract import apply, legal
from stolik.core.errors import BadOption, NotPossible
from stolik.core.game import Game
from stolik.core.kernel import Cells, kernel
from stolik.core.registry import game as named
from stolik.core.steps import copy
from stolik.envs.batch import Batch
from stolik.games.ogorek.state import ACE, CARDS, LOSING, PLAYING, Rules

SEATS = 2
PLIES = SEATS * CARDS + 1  # states on the way from the deal to its end
MOST = 1000  # points; more than any deal is worth


class Room(NamedTuple):
    """What the search keeps of every ply: the table, what may be played, how far it has come, and its bounds."""

    states: Cells
    lists: Cells
    counts: Cells
    tried: Cells
    low: Cells
    high: Cells


def make_room(game: Game) -> Room:
    """Room for one search."""
    counts, tried, low, high = (np.zeros(PLIES, np.int64) for _ in range(4))
    return Room(np.zeros(PLIES, game.LAYOUT), np.zeros((PLIES, CARDS), np.int64), counts, tried, low, high)


@kernel
def lead_of(state: Any) -> int:
    """By how many points seat 0 stands better."""
    lead: int = state.points[1] - state.points[0]
    return lead


@kernel
def enter(rules: Rules, room: Room, ply: int, low: int, high: int) -> None:
    """Begin to look at the table of a ply."""
    room.counts[ply] = legal(rules, room.states[ply], room.states[ply].turn, room.lists[ply])
    room.tried[ply] = 0
    room.low[ply], room.high[ply] = low, high


@kernel
def fold(room: Room, ply: int, found: int) -> None:
    """Take in what one card is worth: seat 0 wants much, seat 1 little."""
    if room.states[ply].turn == 0:
        room.low[ply] = max(room.low[ply], found)
    else:
        room.high[ply] = min(room.high[ply], found)


@kernel
def search(rules: Rules, room: Room) -> int:
    """By how many points seat 0 stands better at the end of the deal that is in play at ply 0 (alpha-beta)."""
    if room.states[0].stage != PLAYING:
        return lead_of(room.states[0])
    ply = 0
    enter(rules, room, 0, -MOST, MOST)
    while True:
        if room.tried[ply] < room.counts[ply] and room.low[ply] < room.high[ply]:
            room.states[ply + 1] = room.states[ply]
            apply(rules, room.states[ply + 1], room.states[ply].turn, room.lists[ply, room.tried[ply]])
            room.tried[ply] += 1
            if room.states[ply + 1].stage == PLAYING:
                enter(rules, room, ply + 1, room.low[ply], room.high[ply])
                ply += 1
            else:
                fold(room, ply, lead_of(room.states[ply + 1]))
            continue
        found = room.low[ply] if room.states[ply].turn == 0 else room.high[ply]
        if ply == 0:
            return int(found)
        ply -= 1
        fold(room, ply, found)


@kernel
def weigh(rules: Rules, states: Cells, room: Room, cards: Cells, out: Cells) -> int:
    """Write every card that may be played and what the deal is then worth to seat 0, from here on; return how many."""
    seat, before = states[0].turn, lead_of(states[0])
    count = legal(rules, states[0], seat, cards)
    for at in range(count):
        room.states[0] = states[0]
        apply(rules, room.states[0], seat, cards[at])
        out[at] = search(rules, room) - before
    return count


class Decision(NamedTuple):
    """A decision of a deal with open hands: what each card is worth to seat 0."""

    state: Any
    seat: int
    worths: dict[int, int]

    @property
    def value(self) -> int:
        """What the rest of the deal is worth to seat 0."""
        return (max if self.seat == 0 else min)(self.worths.values())

    @property
    def best(self) -> list[int]:
        """The cards that give nothing away, lowest first."""
        return [card for card, worth in self.worths.items() if worth == self.value]


def solve_deal(game: Game, state: Any, room: Room | None = None) -> Decision:
    """What every card of the seat to play is worth, both hands being open; NotPossible where points are not all."""
    if not isinstance(game.rules, Rules):
        raise NotPossible("only a deal of Ogórek is solved")
    states = game.states(state)
    table = states[0]
    if game.players != SEATS or table.stage != PLAYING:
        raise NotPossible("only a deal of two players that is being played is solved")
    if table.hands[:SEATS].min() < 0:
        raise NotPossible("a hand is hidden; deals are solved with both hands open")
    if max(table.points) + ACE >= LOSING:
        raise NotPossible(f"lives are at stake: with more than {LOSING - 1 - ACE} points the deal is not all there is")
    cards, worths = np.zeros(CARDS, np.int64), np.zeros(CARDS, np.int64)
    count = weigh(game.rules, states, make_room(game) if room is None else room, cards, worths)
    found = dict(zip(cards[:count].tolist(), worths[:count].tolist(), strict=True))
    return Decision(copy(states)[0], int(table.turn), found)


def deals(count: int, cards: int = CARDS, seed: int = 0) -> Iterator[list[Decision]]:
    """First deals, at random until so many cards are left; then both play what the solution says, card by card."""
    if not isinstance(cards, (int, np.integer)) or not 2 <= cards <= CARDS:
        raise BadOption("cards", cards, f"2 to {CARDS}; the last card plays itself")
    game = named("ogorek", players=SEATS)
    batch, room = Batch(game, count, seed, 1, auto_reset=False, record=False), make_room(game)
    for _ in range(SEATS * (CARDS - cards)):
        batch.step(batch.random_actions())
    for i in range(count):
        states = copy(batch.states[i : i + 1])
        line: list[Decision] = []
        while states[0].stage == PLAYING:
            line.append(solve_deal(game, states[0], room))
            code, _ = game.steps.move(game.rules, states, line[-1].seat, line[-1].best[0])
            assert code == 0
        yield line
