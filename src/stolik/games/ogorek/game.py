"""Ogórek for people and programs: options, notation, words. The rules are in ``rules.py``."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from stolik.core.contract import fulfil
from stolik.core.errors import BadNotation
from stolik.core.game import Game
from stolik.core.options import Whole
from stolik.games.ogorek import rules, secrets, soundness, view
from stolik.games.ogorek.state import ACE, LAYOUT, LOWEST, Rules, State

fulfil(Rules, rules, secrets, soundness)

COURT = {11: "J", 12: "Q", 13: "K", 14: "A"}
READ = {name: value for value, name in COURT.items()} | {"W": 11, "D": 12}  # walet and dama, as Poles write them


def card_name(value: int) -> str:
    """A card in notation: 2..10, J, Q, K, A.

    >>> [card_name(value) for value in (2, 10, 11, 14)]
    ['2', '10', 'J', 'A']
    """
    return COURT.get(value, str(value))


class Ogorek(Game):
    """Ogórek (Cucumber): six tricks, and only the last one hurts."""

    name = "ogorek"
    letter = "O"
    edition = "games box, no. 98"
    LAYOUT = LAYOUT
    LONGEST_LIST = 8
    OPTIONS = (Whole("players", 4, 2, 4, "O1"),)
    REASONS = {
        rules.NO_SUCH_SEAT: "no-such-seat",
        rules.NO_SUCH_CARD: "no-such-card",
        rules.NOT_HELD: "not-held",
        rules.NO_DEAL_YET: "no-deal-yet",
        rules.NOT_YOUR_TURN: "not-your-turn",
        rules.TOO_LOW: "too-low",
        rules.OUT_OF_GAME: "out-of-game",
        rules.MATCH_OVER: "match-over",
    }
    EVENTS = {
        rules.DEALER_DRAWN: ("dealer-drawn",),
        rules.DEALT: ("dealt", "deal", "leader"),
        rules.PLAYED: ("played", "card"),
        rules.PLAYED_LOWEST: ("played-lowest", "card"),
        rules.PLAYED_LAST: ("played-last", "card"),
        rules.TOOK: ("took", "card", "trick"),
        rules.PENALTY: ("penalty", "card", "points"),
        rules.LOST_LIFE: ("lost-life", "points", "lives"),
        rules.REBORN: ("reborn", "points"),
        rules.ELIMINATED: ("eliminated",),
        rules.BONUS: ("bonus", "card", "points"),
        rules.WON: ("won",),
        rules.STOPPED: ("stopped", "deals"),
    }

    def make_rules(self, options: Mapping[str, Any]) -> Rules:
        return Rules(players=options["players"])

    def show(self, state: State, seat: int, action: int) -> str:
        return card_name(action)

    def parse(self, state: State, seat: int, text: str) -> int:
        plain = text.strip().upper()
        if plain in READ:
            return READ[plain]
        if plain.isascii() and plain.isdigit() and len(plain) <= 2 and LOWEST <= int(plain) <= ACE:
            return int(plain)
        raise BadNotation(text, "a card is 2 to 10, J, Q, K or A")

    def look(self, hidden: State, eye: int) -> dict[str, Any]:
        return view.look(self.rules, hidden, eye)

    def ending(self, state: State) -> str:
        return "last-left" if rules.survivors(state) == 1 else "deals-played"

    def details(self, state: State, seat: int, action: int, code: int) -> dict[str, Any]:
        return {
            "card": card_name(action) if LOWEST <= action <= ACE else str(action),
            "highest": card_name(rules.highest_in_trick(state)) if code == rules.TOO_LOW else "",
            "lowest": card_name(int(state.hands[seat, 0])) if code == rules.TOO_LOW else "",
            "turn": int(state.turn) + 1,
        }
