"""What an eye sees of an Ogórek table."""

from __future__ import annotations

from typing import Any

from stolik.games.ogorek.rules import highest_in_trick, next_survivor
from stolik.games.ogorek.state import EMPTY, PLAYING, Rules, State


def look(rules: Rules, hidden: State, eye: int) -> dict[str, Any]:
    """The table as one pair of eyes sees it; seats are numbered from 0."""
    seats = range(rules.players)
    playing = hidden.stage == PLAYING
    hands, played = hidden.hands, hidden.played
    return {
        "hand": cards(hands[eye]) if eye >= 0 else [],
        "held": [len(cards(hands[seat])) for seat in seats],
        "trick": trick(hidden) if playing else [],  # [seat, card] in the order of play
        "highest": int(highest_in_trick(hidden)) if playing else 0,
        "played": [cards(played[seat]) for seat in seats],
        "shown_lowest": [least or None for least in hidden.least[: rules.players].tolist()],
        "points": hidden.points[: rules.players].tolist(),
        "floor": hidden.floor[: rules.players].tolist(),
        "lives": hidden.lives[: rules.players].tolist(),
        "dealer": seat_or_none(hidden.dealer),
        "leader": seat_or_none(hidden.leader),
        "turn": seat_or_none(hidden.turn),
        "deal": int(hidden.deal),
        "trick_number": int(hidden.trick) + 1,
    }


def cards(places: Any) -> list[int]:
    """The cards that are there."""
    return [card for card in places.tolist() if card != EMPTY]


def seat_or_none(seat: int) -> int | None:
    """A seat, or None for nobody."""
    return int(seat) if seat >= 0 else None


def trick(hidden: State) -> list[list[int]]:
    """The cards of the trick on the table, from its leader on."""
    shown = []
    seat = int(hidden.leader)
    played = hidden.played[:, hidden.trick].tolist()
    while played[seat] != EMPTY:
        shown.append([seat, played[seat]])
        seat = int(next_survivor(hidden, seat))
    return shown
