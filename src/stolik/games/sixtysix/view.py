"""What an eye sees of a Sixty-six table."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import numpy as np

from stolik.games.sixtysix.cards import cards_in
from stolik.games.sixtysix.rules import check, legal
from stolik.games.sixtysix.state import (
    CLOSE,
    DECLARE,
    EXCHANGE,
    NO_CARD,
    PLAYING,
    QUEEN,
    RANKS,
    SEATS,
    WITH_MELD,
    Rules,
    State,
)
from stolik.games.sixtysix.tricks import first_part, hand_size, meld_worth

LONGEST = 16  # list of decisions
SPECIAL = {"exchange": EXCHANGE, "close": CLOSE, "declare": DECLARE}


def look(rules: Rules, hidden: State, eye: int, reasons: Mapping[int, str]) -> dict[str, Any]:
    """The table as one pair of eyes sees it; seats are numbered from 0, cards and suits as in the record."""
    seats = range(SEATS)
    playing = hidden.stage == PLAYING
    return {
        "hand": cards_in(int(hidden.hands[eye])) if eye >= 0 else [],
        "held": [int(hand_size(hidden, seat)) if playing else 0 for seat in seats],
        "trump": none_below(hidden.trump),
        "turn_up": int(hidden.stock[0]) if hidden.left > 0 else None,
        "stock": int(hidden.left),  # cards, the turn-up included
        "first_part": bool(playing and first_part(hidden)),
        "closed_by": none_below(hidden.closed_by),
        "trick": [[int(hidden.leader), int(hidden.led)]] if hidden.led != NO_CARD else [],
        "tricks": hidden.tricks.tolist(),
        "taken": [cards_in(int(hidden.taken[seat])) for seat in seats],
        "melds": [melds(hidden, seat) for seat in seats],  # [suit, worth]
        "pending": hidden.pending.tolist(),  # melds that wait for a trick
        "points": hidden.points.tolist(),
        "game_points": hidden.game_points.tolist(),
        "target": int(rules.target),
        "shown": [cards_in(int(hidden.shown[seat])) for seat in seats],  # cards all know to be in hand
        "dealer": none_below(hidden.dealer),
        "leader": none_below(hidden.leader),
        "turn": none_below(hidden.turn),
        "deal": int(hidden.deal),
        "may": may(rules, hidden, eye) if eye >= 0 else None,
        "why_not": why_not(rules, hidden, eye, reasons) if eye >= 0 else None,
    }


def none_below(number: int) -> int | None:
    """A seat or suit, or None for none."""
    return int(number) if number >= 0 else None


def melds(hidden: State, seat: int) -> list[list[int]]:
    """The melds of a seat in this deal: suit and worth."""
    suits = [suit for suit in range(4) if hidden.melded[seat] >> suit & 1]
    return [[suit, int(meld_worth(hidden, RANKS * suit + QUEEN))] for suit in suits]


def may(rules: Rules, hidden: State, eye: int) -> dict[str, Any]:
    """What a seat may do now, by kind: cards to play, meld cards to declare with, and the three special actions."""
    out = np.empty(LONGEST, np.int64)
    listed = out[: legal(rules, hidden, eye, out)].tolist()
    allowed: dict[str, Any] = {
        "cards": [action for action in listed if action < WITH_MELD],
        "declare_with": [action - WITH_MELD for action in listed if WITH_MELD <= action < EXCHANGE],
    }
    return allowed | {name: action in listed for name, action in SPECIAL.items()}


def why_not(rules: Rules, hidden: State, eye: int, reasons: Mapping[int, str]) -> dict[str, dict[str, str]]:
    """Of the special actions those that a seat may not take now, each with its rule and the name of the reason."""
    codes = {name: int(check(rules, hidden, eye, action)) for name, action in SPECIAL.items()}
    return {name: {"rule": f"S{code // 100}", "reason": reasons[code]} for name, code in codes.items() if code}
