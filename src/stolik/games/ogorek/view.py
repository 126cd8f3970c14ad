"""What an eye sees of an Ogórek table."""

from __future__ import annotations

from typing import Any

from stolik.core.plain import plain, uncompiled
from stolik.games.ogorek.rules import highest_in_trick, next_survivor
from stolik.games.ogorek.state import EMPTY, PLAYING, Rules, State

highest, survivor = uncompiled(highest_in_trick), uncompiled(next_survivor)


def look(rules: Rules, hidden: State, eye: int) -> dict[str, Any]:
    """The table as one pair of eyes sees it; seats are numbered from 0."""
    seen, seats = plain(hidden), range(rules.players)
    playing = seen.stage == PLAYING
    hands, played = seen.hands, seen.played
    return {
        "hand": cards(hands[eye]) if eye >= 0 else [],
        "held": [len(cards(hands[seat])) for seat in seats],
        "trick": trick(seen) if playing else [],  # [seat, card] in the order of play
        "highest": highest(seen) if playing else 0,
        "played": [cards(played[seat]) for seat in seats],
        "shown_lowest": [least or None for least in seen.least[: rules.players]],
        "points": seen.points[: rules.players],
        "floor": seen.floor[: rules.players],
        "lives": seen.lives[: rules.players],
        "dealer": seat_or_none(seen.dealer),
        "leader": seat_or_none(seen.leader),
        "turn": seat_or_none(seen.turn),
        "deal": seen.deal,
        "trick_number": seen.trick + 1,
    }


def cards(places: list[int]) -> list[int]:
    """The cards that are there."""
    return [card for card in places if card != EMPTY]


def seat_or_none(seat: int) -> int | None:
    """A seat, or None for nobody."""
    return seat if seat >= 0 else None


def trick(seen: Any) -> list[list[int]]:
    """The cards of the trick on the table, from its leader on."""
    shown = []
    seat = seen.leader
    played = [cards[seen.trick] for cards in seen.played]
    while played[seat] != EMPTY:
        shown.append([seat, played[seat]])
        seat = survivor(seen, seat)
    return shown
