"""Tables to try a rule of Ogórek on. Seats are numbered from 0, cards are their values."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import stolik

EARLY = (3, 4, 5, 6)  # what everybody has played to the first four tricks


def trick(hands: Sequence[Sequence[int]], **fields: Any) -> stolik.Match:
    """A table at which a trick begins, seat 0 leading unless told otherwise; hands are two to six cards, equally many.

    What was played to the tricks before is taken from the cards nobody holds.
    """
    left = [value for value in range(2, 15) for _ in range(4)]
    for card in (card for hand in hands for card in hand):
        left.remove(card)
    played = [[left.pop(0) for _ in range(6 - len(hand))] for hand in hands]
    position = {"hands": [sorted(hand) for hand in hands], "played": played}
    return stolik.game("ogorek", players=len(hands)).match(seed=0, position=position | fields)


def with_higher_cards(cards: Sequence[int]) -> list[list[int]]:
    """Hands of three in which each of these cards is the lowest, so that it may always be played."""
    left = [value for value in range(14, 1, -1) for _ in range(4)]
    for card in cards:
        left.remove(card)
    hands: list[list[int]] = [[] for _ in cards]
    for card, seat in sorted(((card, seat) for seat, card in enumerate(cards)), reverse=True):
        hands[seat] = [card, left.pop(0), left.pop(0)]
    return hands


def last_trick(cards: Sequence[int | None], leader: int = 0, **fields: Any) -> stolik.Match:
    """A deal played out: `leader` leads to the last trick, in which seat i plays cards[i] (None: eliminated before).

    Everybody plays a two to the fifth trick, so the last of them takes it and leads.
    """
    players = len(cards)
    seats = [seat for seat in range(players) if cards[seat] is not None]
    fifth = seats[(seats.index(leader) + 1) % len(seats)]
    out = [seat for seat in range(players) if cards[seat] is None]
    position: dict[str, Any] = {
        "hands": [[] if card is None else [2, card] for card in cards],
        "played": [[] if card is None else list(EARLY) for card in cards],
        "leader": fifth,
        "dealer": seats[-1],
        "lives": [0 if card is None else 2 for card in cards],
        "fallen": [out.index(seat) + 1 if seat in out else 0 for seat in range(players)],
    }
    match = stolik.game("ogorek", players=players).match(seed=0, position=position | fields)
    for _ in seats:
        match.play(match.acting[0], 2)
    return match


def play(match: stolik.Match, *cards: int) -> None:
    """The cards of the next players, in turn."""
    for card in cards:
        match.play(match.acting[0], card)


def told(match: stolik.Match, *events: str) -> list[dict[str, Any]]:
    """What the last action did, of these events."""
    return [line for line in match.view()["story"] if line["event"] in events]


def table(match: stolik.Match) -> tuple[list[int], list[int], list[int]]:
    """Points, lives and floors."""
    view = match.view()
    return view["points"], view["lives"], view["floor"]
