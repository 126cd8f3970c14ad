"""What an eye sees of a 6 nimmt! table."""

from __future__ import annotations

from typing import Any

from stolik.core.plain import plain, uncompiled
from stolik.games.nimmt.rules import heads_in_row
from stolik.games.nimmt.state import EMPTY, ODD, ROWS, TAKING, UNMARKED, Rules, State

heads = uncompiled(heads_in_row)


def look(rules: Rules, hidden: State, eye: int) -> dict[str, Any]:
    """The table as one pair of eyes sees it; seats and rows are numbered from 0."""
    seen, seats = plain(hidden), range(rules.players)
    hands, chosen, taking = seen.hands, seen.chosen, seen.stage == TAKING
    marked = None if seen.marked == UNMARKED else seen.marked
    return {
        "rows": [cards(row) for row in seen.rows],
        "row_heads": [heads(seen, row) for row in range(ROWS)],
        "marked": marked,
        "side": None if marked is None else ("odd" if seen.side == ODD else "even"),
        "hand": cards(hands[eye]) if eye >= 0 else [],
        "held": [len(cards(hands[seat])) for seat in seats],
        "chosen": chosen[eye] if eye >= 0 and not taking and chosen[eye] != EMPTY else None,
        "has_chosen": [not taking and chosen[seat] != EMPTY for seat in seats],
        "open": [chosen[seat] if taking else 0 for seat in seats],  # revealed, not yet placed
        "taker": seen.taker if taking else None,
        "heads": seen.heads[: rules.players],
        "taken": seen.taken[: rules.players],  # of these, this round
        "gone": [card for card, gone in enumerate(seen.gone) if gone and 1 <= card <= rules.deck],
        "round": seen.round_no,
        "turn": seen.turn,
    }


def cards(places: list[int]) -> list[int]:
    """The cards that are there."""
    return [card for card in places if card != EMPTY]
