"""Endings of Sixty-six searched through completely: slow, without any cutting, written from the text of the rules."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

POINTS = (0, 2, 3, 4, 10, 11)
Hands = tuple[frozenset[int], frozenset[int]]
Pair = tuple[int, int]
Key = tuple[Hands, int, int, Pair, Pair, Pair]


@dataclass
class Ending:
    """One deal in its second part; cards are 0..23, values are game points as seat 0 sees them."""

    trump: int
    closer: int | None = None
    tricks_then: int | None = None  # the opponent's tricks at the closing, where those count
    known: dict[Key, int] = field(default_factory=dict)

    def value(self, hands: Hands, leader: int, points: Pair, waits: Pair, tricks: Pair) -> int:
        """What the deal is worth when `leader` leads; `waits` are melds that wait for a trick."""
        key = (hands, leader, 0, points, waits, tricks)
        if key not in self.known:
            self.known[key] = self._lead(hands, leader, points, waits, tricks)
        return self.known[key]

    def _lead(self, hands: Hands, leader: int, points: Pair, waits: Pair, tricks: Pair) -> int:
        if not hands[0] and not hands[1]:
            return self._end(leader, points, tricks)
        found = [self.after_lead(hands, leader, card, points, waits, tricks) for card in hands[leader]]
        if self.closer is None or self.closer == leader:
            found.append(self.declared(leader, points, tricks))
        return max(found) if leader == 0 else min(found)

    def after_lead(self, hands: Hands, leader: int, card: int, points: Pair, waits: Pair, tricks: Pair) -> int:
        """What it is worth when this card is led."""
        other = 1 - leader
        found = [
            self.after_answer(hands, leader, card, answer, points, waits, tricks)
            for answer in self.answers(hands[other], card)
        ]
        return max(found) if other == 0 else min(found)

    def after_answer(
        self, hands: Hands, leader: int, led: int, answer: int, points: Pair, waits: Pair, tricks: Pair
    ) -> int:
        """What it is worth when this trick is played."""
        over = answer > led if answer // 6 == led // 6 else answer // 6 == self.trump
        winner = 1 - leader if over else leader
        gain = POINTS[led % 6] + POINTS[answer % 6] + waits[winner]
        left = (hands[0] - {led, answer}, hands[1] - {led, answer})
        return self.value(left, winner, _plus(points, winner, gain), _zero(waits, winner), _plus(tricks, winner, 1))

    def answers(self, hand: frozenset[int], led: int) -> list[int]:
        """S6."""
        same = [card for card in hand if card // 6 == led // 6]
        higher = [card for card in same if card > led]
        trumps = [card for card in hand if card // 6 == self.trump]
        return higher or same or trumps or list(hand)

    def declared(self, seat: int, points: Pair, tricks: Pair) -> int:
        """S12."""
        if points[seat] >= 66:
            return _for(seat, self._by_points(points[1 - seat]))
        return _for(1 - seat, self._by_tricks(1 - seat, tricks))

    def _end(self, last: int, points: Pair, tricks: Pair) -> int:
        """S9-S11."""
        if self.closer is not None:
            return self.declared(self.closer, points, tricks)
        points = _plus(points, last, 10)
        if points[0] == points[1]:
            return 0
        winner = 0 if points[0] > points[1] else 1
        return _for(winner, self._by_points(points[1 - winner]))

    def _by_points(self, points: int) -> int:
        return 3 if points == 0 else 2 if points < 33 else 1

    def _by_tricks(self, seat: int, tricks: Pair) -> int:
        counted = self.tricks_then if self.tricks_then is not None and self.closer == 1 - seat else tricks[seat]
        return 3 if counted == 0 else 2


def _plus(pair: Pair, seat: int, more: int) -> Pair:
    return (pair[0] + more, pair[1]) if seat == 0 else (pair[0], pair[1] + more)


def _zero(pair: Pair, seat: int) -> Pair:
    return (0, pair[1]) if seat == 0 else (pair[0], 0)


def _for(seat: int, paid: int) -> int:
    return paid if seat == 0 else -paid


DECLARE, NO_CARD = 50, -1


def complete(state: Any, option: bool = False) -> tuple[Ending, tuple[Any, ...]]:
    """The complete search of a state on lead, and its arguments."""
    closer = int(state.closed_by)
    then = int(state.tricks_at_close) if option else None
    ending = Ending(int(state.trump), None if closer < 0 else closer, then)
    hands = tuple(frozenset(card for card in range(24) if int(hand) >> card & 1) for hand in state.hands)
    pairs = [tuple(map(int, state[name])) for name in ("points", "pending", "tricks")]
    return ending, (hands, int(state.leader), *pairs)


def given_away(state: Any, action: int) -> int:
    """The game points that an action costs its seat against the best one, in an ending."""
    ending, (hands, leader, *pairs) = complete(state)
    seat, led = int(state.turn), int(state.led)
    if led == NO_CARD:
        best = ending.value(hands, leader, *pairs)
        if action == DECLARE:
            value = ending.declared(leader, pairs[0], pairs[2])
        else:
            value = ending.after_lead(hands, leader, action, *pairs)
    else:
        answers = {
            card: ending.after_answer(hands, leader, led, card, *pairs) for card in ending.answers(hands[seat], led)
        }
        best, value = (max if seat == 0 else min)(answers.values()), answers[action]
    return abs(best - value)
