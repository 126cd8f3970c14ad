"""What an eye sees of a 6 nimmt! table."""

from __future__ import annotations

from typing import Any

from stolik.games.nimmt.rules import heads_in_row
from stolik.games.nimmt.state import EMPTY, ODD, ROWS, TAKING, UNMARKED, Rules, State


def look(rules: Rules, hidden: State, eye: int) -> dict[str, Any]:
    """The table as one pair of eyes sees it; seats and rows are numbered from 0."""
    seats = range(rules.players)
    hands, chosen, taking = hidden.hands, hidden.chosen.tolist(), bool(hidden.stage == TAKING)
    marked = None if hidden.marked == UNMARKED else int(hidden.marked)
    return {
        "rows": [cards(row) for row in hidden.rows],
        "row_heads": [int(heads_in_row(hidden, row)) for row in range(ROWS)],
        "marked": marked,
        "side": None if marked is None else ("odd" if hidden.side == ODD else "even"),
        "hand": cards(hands[eye]) if eye >= 0 else [],
        "held": [len(cards(hands[seat])) for seat in seats],
        "chosen": chosen[eye] if eye >= 0 and not taking and chosen[eye] != EMPTY else None,
        "has_chosen": [not taking and chosen[seat] != EMPTY for seat in seats],
        "open": [chosen[seat] if taking else 0 for seat in seats],  # revealed, not yet placed
        "taker": int(hidden.taker) if taking else None,
        "heads": hidden.heads[: rules.players].tolist(),
        "taken": hidden.taken[: rules.players].tolist(),  # of these, this round
        "gone": [card for card, seen in enumerate(hidden.gone.tolist()) if seen and 1 <= card <= rules.deck],
        "round": int(hidden.round_no),
        "turn": int(hidden.turn),
    }


def cards(places: Any) -> list[int]:
    """The cards that are there."""
    return [card for card in places.tolist() if card != EMPTY]
