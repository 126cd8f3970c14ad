"""Short ways to put a board on the table and to say what may be played."""

from __future__ import annotations

from typing import Any

import stolik
from stolik.core.match import Match


def board(variant: str, fen: str | dict[str, Any] | None = None, **options: Any) -> Match:
    """A match of a variant from a position."""
    return stolik.game(f"draughts/{variant}", **options).match(seed=0, position=fen)


def moves(match: Match) -> set[str]:
    """What the mover may play, captures as far as their ends tell them apart."""
    (seat,) = match.acting
    return {match.game.show(match.state, seat, action) for action in match.legal(seat)}


def play(match: Match, *texts: str) -> Match:
    """Make moves one after the other, whoever is to move."""
    for text in texts:
        match.play(match.acting[0], text)
    return match


def told(match: Match) -> list[str]:
    """What the last move did, as names of events."""
    return [event["event"] for event in match.view()["story"]]


def refused(match: Match, text: str, language: str = "en") -> str:
    """Why the mover may not play this."""
    why = match.game.explain(match.state, match.acting[0], text, language)
    assert why is not None, f"{text} is allowed"
    return why


def counter(match: Match, name: str) -> tuple[int, int] | None:
    """How far a counter towards a draw has come, and its limit; None if it does not count now."""
    found = [(c["count"], c["limit"]) for c in match.view()["counters"] if c["counter"] == name]
    return found[0] if found else None
