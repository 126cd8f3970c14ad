"""What an eye sees of a Sixty-six table."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from stolik.core.plain import plain, uncompiled
from stolik.games.sixtysix.cards import cards_in
from stolik.games.sixtysix.state import (
    CLOSE,
    DECLARE,
    EXCHANGE,
    KING,
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

Refused = Callable[[int], int]  # an action -> why it is refused, 0 if it is not
SPECIAL = {"exchange": EXCHANGE, "close": CLOSE, "declare": DECLARE}
size, first, worth = uncompiled(hand_size), uncompiled(first_part), uncompiled(meld_worth)


def look(
    rules: Rules, hidden: State, eye: int, listed: Sequence[int], refused: Refused, reasons: Mapping[int, str]
) -> dict[str, Any]:
    """The table as one pair of eyes sees it; seats are numbered from 0, cards and suits as in the record."""
    seen, seats = plain(hidden), range(SEATS)
    playing = seen.stage == PLAYING
    return {
        "hand": cards_in(seen.hands[eye]) if eye >= 0 else [],
        "held": [size(seen, seat) if playing else 0 for seat in seats],
        "trump": none_below(seen.trump),
        "turn_up": seen.stock[0] if seen.left > 0 else None,
        "stock": seen.left,  # cards, the turn-up included
        "first_part": playing and first(seen),
        "closed_by": none_below(seen.closed_by),
        "trick": [[seen.leader, seen.led]] if seen.led != NO_CARD else [],
        "tricks": seen.tricks,
        "taken": [cards_in(seen.taken[seat]) for seat in seats],
        "melds": [melds(seen, seat) for seat in seats],  # [suit, worth]
        "pending": seen.pending,  # melds that wait for a trick
        "points": seen.points,
        "game_points": seen.game_points,
        "target": int(rules.target),
        "shown": [cards_in(seen.shown[seat]) for seat in seats],  # cards all know to be in hand
        "dealer": none_below(seen.dealer),
        "leader": none_below(seen.leader),
        "turn": none_below(seen.turn),
        "deal": seen.deal,
        "may": may(listed) if eye >= 0 else None,
        "why_not": why_not(seen, eye, refused, reasons) if eye >= 0 else None,
    }


def none_below(number: int) -> int | None:
    """A seat or suit, or None for none."""
    return number if number >= 0 else None


def melds(seen: Any, seat: int) -> list[list[int]]:
    """The melds of a seat in this deal: suit and worth."""
    suits = [suit for suit in range(4) if seen.melded[seat] >> suit & 1]
    return [[suit, worth(seen, RANKS * suit + QUEEN)] for suit in suits]


def may(listed: Sequence[int]) -> dict[str, Any]:
    """What a seat may do now, by kind: cards to play, meld cards to declare with, and the three special actions."""
    allowed: dict[str, Any] = {
        "cards": [action for action in listed if action < WITH_MELD],
        "declare_with": [action - WITH_MELD for action in listed if WITH_MELD <= action < EXCHANGE],
    }
    return allowed | {name: action in listed for name, action in SPECIAL.items()}


def why_not(seen: Any, eye: int, refused: Refused, reasons: Mapping[int, str]) -> dict[str, dict[str, str]]:
    """Of the special actions those that a seat may not take now, each with its rule and the name of the reason."""
    codes = {name: refused(action) for name, action in SPECIAL.items()}
    codes["declare_with"] = least_refused(seen, eye, refused)
    return {name: {"rule": f"S{code // 100}", "reason": reasons[code]} for name, code in codes.items() if code}


def least_refused(seen: Any, eye: int, refused: Refused) -> int:
    """Why a seat can declare with none of its queens and kings, or without any with the trump queen; 0 if it can."""
    held = [card for card in cards_in(seen.hands[eye]) if card % RANKS in (QUEEN, KING)]
    codes = [refused(WITH_MELD + card) for card in held or [RANKS * max(seen.trump, 0) + QUEEN]]
    return 0 if 0 in codes else codes[0]
