"""What an eye sees of a 6 nimmt! table."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any

from stolik.core.plain import made_of, plain, uncompiled
from stolik.games.nimmt.rules import heads_in_row
from stolik.games.nimmt.state import EMPTY, ODD, ROWS, TAKING, UNMARKED, Rules, State

heads = uncompiled(heads_in_row)


def look(rules: Rules, hidden: State, eye: int) -> dict[str, Any]:
    """The table as one pair of eyes sees it; seats and rows are numbered from 0."""
    seen, seats = plain(hidden), range(rules.players)
    hands, chosen, taking = seen.hands, seen.chosen, seen.stage == TAKING
    rows, row_heads = open_rows(seen)
    marked = None if seen.marked == UNMARKED else seen.marked
    return {
        "rows": list(map(list, rows)),
        "row_heads": list(row_heads),
        "marked": marked,
        "side": None if marked is None else ("odd" if seen.side == ODD else "even"),
        "hand": cards(hands[eye]) if eye >= 0 else [],
        "held": [len(hands[seat]) - hands[seat].count(EMPTY) for seat in seats],
        "chosen": chosen[eye] if eye >= 0 and not taking and chosen[eye] != EMPTY else None,
        "has_chosen": [not taking and chosen[seat] != EMPTY for seat in seats],
        "open": [chosen[seat] if taking else 0 for seat in seats],  # revealed, not yet placed
        "taker": seen.taker if taking else None,
        "heads": seen.heads[: rules.players],
        "taken": seen.taken[: rules.players],  # of these, this round
        "gone": list(gone(seen, rules.deck)),
        "round": seen.round_no,
        "turn": seen.turn,
    }


@made_of("rows")
def open_rows(rows: Any) -> tuple[tuple[tuple[int, ...], ...], tuple[int, ...]]:
    """The cards of every row, and its heads."""
    lying = SimpleNamespace(rows=rows)
    return tuple(tuple(cards(row)) for row in rows), tuple(heads(lying, row) for row in range(ROWS))


@made_of("gone")
def gone(marks: list[int], deck: int) -> tuple[int, ...]:
    """The cards that have been seen this round."""
    return tuple(card for card, mark in enumerate(marks) if mark and 1 <= card <= deck)


def cards(places: list[int]) -> list[int]:
    """The cards that are there."""
    return [card for card in places if card != EMPTY]
