"""Tables to try a rule of 6 nimmt! on. Seats and rows are numbered from 0 here, rows from 1 in the story."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import stolik

Rows = Sequence[Sequence[int]]


def before_turn(
    rows: Rows, cards: Sequence[int], marked: int | None = None, *, last: bool = False, **fields: Any
) -> stolik.Match:
    """A table at which seat i holds cards[i], and, unless it is the last turn of the round, one card that stays there.

    With `marked` the action card lies at that row, without it the base game is played. Other keywords
    are options of the game or fields of the position.
    """
    options = {name: fields.pop(name) for name in ("limit", "rounds", "deck") if name in fields}
    game = stolik.game("nimmt", players=len(cards), even_odd=marked is not None, **options)
    lying = {card for row in rows for card in row} | set(cards)
    spare = [card for card in range(1, 105) if card not in lying]
    hands = [[card] if last else sorted([card, spare.pop()]) for card in cards]
    position = {"rows": [list(row) for row in rows], "marked": marked, "hands": hands, "turn": 10 if last else 9}
    return game.match(seed=0, position=position | fields)


def choose(match: stolik.Match, cards: Sequence[int]) -> None:
    """Every seat chooses its card, from seat 0 on."""
    for seat, card in enumerate(cards):
        match.play(seat, card)


def turn(rows: Rows, cards: Sequence[int], marked: int | None = None, **fields: Any) -> stolik.Match:
    """The table after seat i has played cards[i]."""
    match = before_turn(rows, cards, marked, **fields)
    choose(match, cards)
    return match


def table(match: stolik.Match) -> tuple[list[list[int]], int | None, str | None]:
    """The rows, where the action card lies and what it shows."""
    view = match.view()
    return view["rows"], view["marked"], view["side"]


def told(match: stolik.Match, *events: str) -> list[dict[str, Any]]:
    """What the last action did, of these events."""
    return [line for line in match.view()["story"] if line["event"] in events]


def take(match: stolik.Match, row: int) -> None:
    """The seat that owes it takes a row, 0..3."""
    (seat,) = match.acting
    match.play(seat, 105 + row)
