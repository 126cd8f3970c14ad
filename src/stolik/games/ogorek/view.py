"""What an eye sees of an Ogórek table."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any

from stolik.core.plain import made_of, plain, uncompiled
from stolik.games.ogorek.rules import highest_in_trick, next_survivor
from stolik.games.ogorek.state import EMPTY, PLAYING, Rules, State

highest, survivor = uncompiled(highest_in_trick), uncompiled(next_survivor)


def look(rules: Rules, hidden: State, eye: int) -> dict[str, Any]:
    """The table as one pair of eyes sees it; seats are numbered from 0."""
    seen, seats = plain(hidden), range(rules.players)
    playing = seen.stage == PLAYING
    hands = seen.hands
    laid, most = trick(seen, seen.trick, seen.leader) if playing else ((), 0)
    return {
        "hand": cards(hands[eye]) if eye >= 0 else [],
        "held": [len(hands[seat]) - hands[seat].count(EMPTY) for seat in seats],
        "trick": list(map(list, laid)),  # [seat, card] in the order of play
        "highest": most,
        "played": list(map(list, played(seen, rules.players))),
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


@made_of("played")
def played(cards_of: list[list[int]], players: int) -> tuple[tuple[int, ...], ...]:
    """The cards that lie open, by seat."""
    return tuple(tuple(cards(cards_of[seat])) for seat in range(players))


@made_of("played", "lives")
def trick(cards_of: Any, lives: list[int], number: int, leader: int) -> tuple[tuple[tuple[int, int], ...], int]:
    """The cards of the trick on the table, from its leader on, and the highest of them."""
    table = SimpleNamespace(played=cards_of, lives=lives, trick=number)
    shown = []
    seat = leader
    while cards_of[seat][number] != EMPTY:
        shown.append((seat, cards_of[seat][number]))
        seat = survivor(table, seat)
    return tuple(shown), highest(table)
