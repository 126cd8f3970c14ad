"""What an eye sees of an Ogórek table."""

from __future__ import annotations

from typing import Any

from stolik.games.ogorek.rules import highest_in_trick, next_survivor
from stolik.games.ogorek.state import EMPTY, PLAYING, Rules, State


def look(rules: Rules, hidden: State, eye: int) -> dict[str, Any]:
    """The table as one pair of eyes sees it; seats are numbered from 0."""
    seats = range(rules.players)
    playing = hidden.stage == PLAYING
    return {
        "hand": cards(hidden.hands[eye]) if eye >= 0 else [],
        "held": [sum(1 for card in hidden.hands[seat] if card != EMPTY) for seat in seats],
        "trick": trick(hidden) if playing else [],  # [seat, card] in the order of play
        "highest": int(highest_in_trick(hidden)) if playing else 0,
        "played": [cards(hidden.played[seat]) for seat in seats],
        "shown_lowest": [int(hidden.least[seat]) or None for seat in seats],
        "points": [int(hidden.points[seat]) for seat in seats],
        "floor": [int(hidden.floor[seat]) for seat in seats],
        "lives": [int(hidden.lives[seat]) for seat in seats],
        "dealer": seat_or_none(hidden.dealer),
        "leader": seat_or_none(hidden.leader),
        "turn": seat_or_none(hidden.turn),
        "deal": int(hidden.deal),
        "trick_number": int(hidden.trick) + 1,
    }


def cards(places: Any) -> list[int]:
    """The cards that are there."""
    return [int(card) for card in places if card != EMPTY]


def seat_or_none(seat: int) -> int | None:
    """A seat, or None for nobody."""
    return int(seat) if seat >= 0 else None


def trick(hidden: State) -> list[list[int]]:
    """The cards of the trick on the table, from its leader on."""
    shown = []
    seat = int(hidden.leader)
    while hidden.played[seat, hidden.trick] != EMPTY:
        shown.append([seat, int(hidden.played[seat, hidden.trick])])
        seat = int(next_survivor(hidden, seat))
    return shown
