"""Ogórek for people and programs: options, notation, words. The rules are in ``rules.py``."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from stolik.core.contract import fulfil
from stolik.core.errors import BadNotation
from stolik.core.game import Game
from stolik.core.options import Whole
from stolik.core.story import NOBODY
from stolik.core.words import say
from stolik.games.ogorek import rules, secrets, soundness, view
from stolik.games.ogorek.state import ACE, DEALING, LAYOUT, LONGEST_LIST, LOWEST, PLAYING, Rules, State

fulfil(Rules, rules, secrets, soundness)

COURT = {11: "J", 12: "Q", 13: "K", 14: "A"}
READ = {name: value for value, name in COURT.items()} | {"W": 11, "D": 12}  # walet and dama, as Poles write them


def card_name(value: int) -> str:
    """A card in notation: 2..10, J, Q, K, A.

    >>> [card_name(value) for value in (2, 10, 11, 14)]
    ['2', '10', 'J', 'A']
    """
    return COURT.get(value, str(value))


def card_word(value: int, language: str | None) -> str:
    """A card as the reader's language writes it; `parse` understands every one of them.

    >>> [card_word(12, language) for language in ("en", "pl", "cs")]
    ['Q', 'D', 'Q']
    """
    return say("ogorek-card", language, value=value)


class Ogorek(Game):
    """Ogórek (Cucumber): six tricks, and only the last one hurts."""

    name = "ogorek"
    letter = "O"
    edition = "games box, no. 98"
    LAYOUT = LAYOUT
    LONGEST_LIST = LONGEST_LIST
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
    SEAT_NUMBERS = ("leader",)
    ENDINGS = ("last-left", "deals-played")

    def make_rules(self, options: Mapping[str, Any]) -> Rules:
        return Rules(players=options["players"])

    def show(self, state: State, seat: int, action: int) -> str:
        return card_name(action)

    def worded(self, state: State, seat: int, action: int, language: str | None) -> str:
        return card_word(action, language)

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

    def details(self, state: State, seat: int, action: int, code: int, language: str | None) -> dict[str, Any]:
        values: dict[str, Any] = {"card": card_word(action, language)}
        if code in (rules.NOT_HELD, rules.TOO_LOW):
            hand = view.cards(state.hands[seat].tolist())
            values["hand"] = ", ".join(card_word(card, language) for card in hand)
        if code == rules.TOO_LOW:
            highest = int(rules.highest_in_trick(state))
            values["highest"], values["lowest"] = card_word(highest, language), card_word(min(hand), language)
            values["over"] = "no" if max(hand) < highest else "yes"
        return values

    def spoken(self, event: Mapping[str, Any], language: str | None) -> dict[str, Any]:
        """Cards by name, and what a card is worth where points are told."""
        if "card" not in event:
            return {}
        return {"card": card_word(event["card"], language), "value": event["card"]}

    def fault(self, broken: int) -> str:
        return soundness.FAULTS[broken]

    def complete(self, fields: dict[str, Any]) -> dict[str, Any]:
        """Positions may leave out what follows from the hands: trick, leader, turn."""
        hands, played = fields.get("hands", []), fields.get("played", [])
        if not _are_lists(hands) or not _are_lists(played) or max(len(hands), len(played)) > self.players:
            return fields
        laid = [sum(1 for card in cards if card) for cards in played] + [0] * (self.players - len(played))
        holders = [seat for seat, hand in enumerate(hands) if any(hand)]
        if not holders:
            if fields.get("dealer", NOBODY) != NOBODY:
                fields.setdefault("stage", DEALING)
            return fields
        trick = min(laid[seat] for seat in holders)
        dealer = fields.setdefault("dealer", holders[-1])
        leader = fields.setdefault("leader", _first_after(dealer, holders))
        waiting = [seat for seat in holders if laid[seat] == trick]
        ahead = leader - 1 if isinstance(leader, int) else leader
        for name, value in (("stage", PLAYING), ("deal", 1), ("trick", trick), ("turn", _first_after(ahead, waiting))):
            fields.setdefault(name, value)
        return fields


def _are_lists(value: Any) -> bool:
    return isinstance(value, list) and all(isinstance(part, list) for part in value)


def _first_after(seat: Any, seats: list[int]) -> int:
    """The first of these seats to the left of a seat."""
    later = [other for other in seats if isinstance(seat, int) and other > seat]
    return later[0] if later else seats[0]
