"""Tables to try a rule of Sixty-six on. Seats are numbered from 0; cards are written 9s, Jh, Qd, Kc, 10s, Ah."""

from __future__ import annotations

from typing import Any

import stolik
from stolik.games.sixtysix.cards import card_name, read_card

PACK = [card_name(card) for card in range(24)]


def dealt(hand: str, other: str, turn_up: str, stock: str = "", **options: Any) -> stolik.Match:
    """A first deal in which seat 0 leads; of hands and stock the beginning may be given, the rest is filled up."""
    given = [*hand.split(), *other.split(), turn_up, *stock.split()]
    assert len(set(given)) == len(given)
    left = [card for card in PACK if card not in given]
    hands = []
    for cards in (hand.split(), other.split()):
        missing = 6 - len(cards)
        hands += cards + left[:missing]
        left = left[missing:]
    order = [read_card(card) for card in (*hands, turn_up, *stock.split(), *left)]
    return stolik.game("sixtysix", **options).match(deals=[[1], order], seed=0)


def late(
    hand: str, other: str, mine: str = "", stock: str = "", trump: int | None = None, **fields: Any
) -> stolik.Match:
    """A deal well under way; seat 0 leads and has won the cards of `mine`, seat 1 those named nowhere."""
    options = {name: fields.pop(name) for name in list(fields) if name in ("no_trick_at_close", "close_needs_trick")}
    named = " ".join((hand, other, mine, stock, fields.get("led", ""))).split()
    theirs = [card for card in PACK if card not in named]
    position: dict[str, Any] = {
        "hands": [hand.split(), other.split()],
        "taken": [mine.split(), theirs],
        "stock": stock.split(),
    }
    if trump is not None:
        position["trump"] = trump
    return stolik.game("sixtysix", **options).match(seed=0, position=position | fields)


def play(match: stolik.Match, *moves: str) -> None:
    """The moves of whoever is to play, in turn."""
    for move in moves:
        match.play(match.acting[0], move)


def may(match: stolik.Match, seat: int | None = None) -> list[str]:
    """What a seat may do, in notation."""
    seat = match.acting[0] if seat is None else seat
    return [match.game.show(match.state, seat, action) for action in match.legal(seat)]


def refused(match: stolik.Match, move: str) -> str:
    """The rule that forbids a move to whoever is to play, and the name of the reason."""
    refusal = match.check(match.acting[0], move)
    assert refusal is not None
    return f"{refusal.rule} {match.game.REASONS[refusal.code]}"


def told(match: stolik.Match, *events: str) -> list[dict[str, Any]]:
    """What the last action did, of these events."""
    return [line for line in match.view()["story"] if line["event"] in events]


def names(cards: list[int]) -> list[str]:
    """Cards of a view in notation."""
    return [card_name(card) for card in cards]
