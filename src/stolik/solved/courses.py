"""All courses of a two-player ending of Ogórek, played by the rules and numbered for `matching`.

Side 0 leads the first trick. Both hold two cards or three; the last trick plays itself (O6), so that each side decides
once or twice, by its hand, by what was played since the beginning and by the card led::

    earlier row   led * hands + hand                   led: 0 where the side leads, else the value led, from 1 up
    later row     (trick * LEDS + led) * pairs + pair  trick: the two values of the trick before, 0 if there was none

The earlier decision of who holds two cards is no decision: one row of one place.
"""

from __future__ import annotations

from itertools import combinations_with_replacement
from typing import Any, NamedTuple

import numpy as np

from stolik.core.contract import apply, check
from stolik.core.game import Game
from stolik.core.kernel import Cells, kernel
from stolik.games.ogorek.state import ACE, LOWEST, Rules
from stolik.solved.matching import Courses, Decisions, Solver

VALUES = ACE - LOWEST + 1
LEDS = VALUES + 1


def hands_of(cards: int) -> Cells:
    """All hands of so many cards, each from its lowest up: [hand, place]."""
    return np.array(list(combinations_with_replacement(range(LOWEST, ACE + 1), cards)), np.int64)


PAIRS = hands_of(2)
PAIR_COUNT = len(PAIRS)
PAIR_AT = np.zeros((ACE + 1, ACE + 1), np.int64)  # the number of a pair, by its lower and its higher card
PAIR_AT[PAIRS[:, 0], PAIRS[:, 1]] = np.arange(PAIR_COUNT)


class Room(NamedTuple):
    """What courses are written into."""

    cells: Cells  # [side, course]
    chances: Cells
    stakes: Cells
    earlier: Cells  # [side, row, place]: 1 where it is allowed
    later: Cells
    before: Cells  # [side, later row]


class Deal(NamedTuple):
    """What is the same in all courses of a deal."""

    leader: int
    chance: float
    points: int  # how many more the follower had at the beginning


@kernel
def earlier_row(lead: int, hand: int, hands: int) -> int:
    """Where a hand of three decides; lead: the card led, or 0 for who leads."""
    return hand if lead == 0 else (lead - LOWEST + 1) * hands + hand


@kernel
def later_row(trick: int, lead: int, pair: int) -> int:
    """Where a pair decides, after a trick."""
    return (trick * LEDS + (0 if lead == 0 else lead - LOWEST + 1)) * PAIR_COUNT + pair


@kernel
def trick_of(lead: int, answer: int) -> int:
    """The number of a trick of two cards."""
    return (lead - LOWEST) * VALUES + answer - LOWEST


@kernel
def may_play(rules: Rules, state: Any, seat: int, cards: Cells, at: int) -> bool:
    """Whether a card of a hand may be played; equal cards are one action, the first of them."""
    return not (at > 0 and cards[at] == cards[at - 1]) and check(rules, state, seat, cards[at]) == 0


@kernel
def write_courses(rules: Rules, states: Cells, hands: Cells, pair_at: Cells, chances: Cells, room: Room) -> int:
    """Play every course of every deal; states[0] is the position, behind it is room for five more."""
    leader, cards, count = states[0].turn, hands.shape[1], 0
    follower = 1 - leader
    points = states[0].points[follower] - states[0].points[leader]
    for t in range(len(hands)):
        for s in range(len(hands)):
            if chances[t, s] == 0:
                continue
            deal = Deal(leader, chances[t, s], points)
            states[1] = states[0]
            for i in range(cards):
                states[1].hands[leader, i] = hands[t, i]
                states[1].hands[follower, i] = hands[s, i]
            if cards == 2:
                states[3] = states[1]
                count = write_last(rules, states, pair_at, deal, 0, (0, 0), room, count)
                continue
            for i in range(cards):
                if not may_play(rules, states[1], leader, hands[t], i):
                    continue
                lead = hands[t, i]
                states[2] = states[1]
                apply(rules, states[2], leader, lead)
                room.earlier[0, t, i] = 1
                row = earlier_row(lead, s, len(hands))
                for j in range(cards):
                    if may_play(rules, states[2], follower, hands[s], j):
                        states[3] = states[2]
                        apply(rules, states[3], follower, hands[s, j])
                        room.earlier[1, row, j] = 1
                        trick, before = trick_of(lead, hands[s, j]), (t * cards + i, row * cards + j)
                        count = write_last(rules, states, pair_at, deal, trick, before, room, count)
    return count


@kernel
def write_last(
    rules: Rules, states: Cells, pair_at: Cells, deal: Deal, trick: int, before: tuple[int, int], room: Room, count: int
) -> int:
    """The courses of states[3], in which both hold a pair, after these earlier cells; return how many there are now."""
    seat = states[3].turn
    other = 1 - seat
    side = 0 if seat == deal.leader else 1
    own, others = states[3].hands[seat], states[3].hands[other]
    lead_row = later_row(trick, 0, pair_at[own[0], own[1]])
    for i in range(2):
        if not may_play(rules, states[3], seat, own, i):
            continue
        states[4] = states[3]
        apply(rules, states[4], seat, own[i])
        row = later_row(trick, own[i], pair_at[others[0], others[1]])
        for j in range(2):
            if not may_play(rules, states[4], other, others, j):
                continue
            states[5] = states[4]
            apply(rules, states[5], other, others[j])
            points = states[5].points[1 - deal.leader] - states[5].points[deal.leader]
            room.chances[count] = deal.chance
            room.stakes[count] = deal.chance * (points - deal.points)
            room.cells[side, count] = 2 * lead_row + i
            room.later[side, lead_row, i] = 1
            room.before[side, lead_row] = before[side]
            room.cells[1 - side, count] = 2 * row + j
            room.later[1 - side, row, j] = 1
            room.before[1 - side, row] = before[1 - side]
            count += 1
    return count


def solver_of(game: Game, state: Any, chances: Cells, cards: int) -> Solver:
    """All courses of a position in which both hold so many cards, where deals have these chances."""
    hands = hands_of(cards)
    early, places, most = (1, 1, 4) if cards == 2 else (LEDS * len(hands), cards, 36)
    later = LEDS * PAIR_COUNT * (1 if cards == 2 else VALUES**2)
    most *= int((chances > 0).sum())
    room = Room(
        cells=np.empty((2, most), np.int32),
        chances=np.empty(most),
        stakes=np.empty(most),
        earlier=np.full((2, early, places), 1 if cards == 2 else 0, np.int8),
        later=np.zeros((2, later, 2), np.int8),
        before=np.zeros((2, later), np.int32),
    )
    count = write_courses(game.rules, np.repeat(game.states(state), 6), hands, PAIR_AT, chances, room)
    sides = [Decisions(room.earlier[side], room.later[side], room.before[side]) for side in (0, 1)]
    courses = Courses(room.cells[:, :count], room.chances[:count], room.stakes[:count])
    return Solver(courses, (sides[0], sides[1]))
