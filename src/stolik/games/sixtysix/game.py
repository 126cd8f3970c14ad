"""Sixty-six for people and programs: options, notation, words. The rules are in ``rules.py``."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from stolik.core.contract import fulfil
from stolik.core.errors import BadNotation, BadPosition, describe
from stolik.core.game import Game
from stolik.core.options import Switch, Whole
from stolik.core.words import say
from stolik.games.sixtysix import codes, rules, secrets, soundness, tricks, view
from stolik.games.sixtysix.cards import SUIT_SIGNS, card_name, card_word, cards_in, read_card, set_of
from stolik.games.sixtysix.state import (
    CLOSE,
    DECK,
    DECLARE,
    EXCHANGE,
    LAYOUT,
    LONGEST_LIST,
    NINE,
    NO_CARD,
    PLAYING,
    RANKS,
    WITH_MELD,
    Rules,
    State,
)

fulfil(Rules, rules, secrets, soundness)

WORDS = {EXCHANGE: "exchange", CLOSE: "close", DECLARE: "66"}
READ = {word: action for action, word in WORDS.items()} | {
    **dict.fromkeys(("x", "wymiana", "wymieniam", "výměna", "vyměňuji"), EXCHANGE),
    **dict.fromkeys(("c", "zamykam", "zamknięcie", "zavírám", "zavření"), CLOSE),
}
SAID = {EXCHANGE: "exchange", CLOSE: "close"}  # how the messages with the readers' own words for these are named
HEAPS = ("hands", "taken", "shown", "barred")  # fields of a position that may be written as lists of cards


class Sixtysix(Game):
    """Sixty-six: two players, 24 cards, and whoever counts best."""

    name = "sixtysix"
    letter = "S"
    edition = "games box, Sixty-six"
    LAYOUT = LAYOUT
    LONGEST_LIST = LONGEST_LIST
    OPTIONS = (
        Whole("players", 2, 2, 2, "S1"),
        Whole("target", 7, 1, 99, "S15"),
        Whole("exchange_min_stock", 2, 2, 10, "S4"),
        Switch("close_needs_trick", False, "S5"),
        Switch("no_trick_at_close", False, "S9"),
    )
    REASONS = {
        codes.NO_SUCH_SEAT: "no-such-seat",
        codes.NO_SUCH_ACTION: "no-such-action",
        codes.NOT_HELD: "not-held",
        codes.NO_DEAL_YET: "no-deal-yet",
        codes.NOT_YOUR_TURN: "not-your-turn",
        codes.EXCHANGE_NOT_ON_LEAD: "exchange-not-on-lead",
        codes.EXCHANGE_NO_TRICK: "exchange-no-trick",
        codes.EXCHANGE_NO_NINE: "exchange-no-nine",
        codes.EXCHANGE_EXHAUSTED: "exchange-exhausted",
        codes.EXCHANGE_CLOSED: "exchange-closed",
        codes.EXCHANGE_STOCK_LOW: "exchange-stock-low",
        codes.CLOSE_NOT_ON_LEAD: "close-not-on-lead",
        codes.CLOSE_TWICE: "close-twice",
        codes.CLOSE_EXHAUSTED: "close-exhausted",
        codes.CLOSE_NO_TRICK: "close-no-trick",
        codes.MUST_PLAY_HIGHER: "must-play-higher",
        codes.MUST_FOLLOW: "must-follow",
        codes.MUST_TRUMP: "must-trump",
        codes.DECLARE_NOT_ON_LEAD: "declare-not-on-lead",
        codes.DECLARE_AGAINST_CLOSER: "declare-against-closer",
        codes.MELD_NOT_ON_LEAD: "meld-not-on-lead",
        codes.MELD_NOT_HELD: "meld-not-held",
        codes.MELD_CLOSED: "meld-closed",
        codes.MELD_EXHAUSTED: "meld-exhausted",
        codes.MATCH_OVER: "match-over",
    }
    EVENTS = {
        codes.DEALER_DRAWN: ("dealer-drawn",),
        codes.DEALT: ("dealt", "leader", "turn_up", "deal"),
        codes.LED: ("led", "card"),
        codes.ANSWERED: ("answered", "card"),
        codes.TOOK: ("took", "worth", "points"),
        codes.DREW: ("drew", "left"),
        codes.DREW_TURN_UP: ("drew-turn-up", "card"),
        codes.EXCHANGED: ("exchanged", "card", "nine"),
        codes.CLOSED: ("closed", "left"),
        codes.MELDED: ("melded", "card", "worth"),
        codes.MELD_COUNTED: ("meld-counted", "worth", "points"),
        codes.SCORED: ("scored", "paid", "score"),
        codes.CLOSER_FAILED: ("closer-failed", "points"),
        codes.TOOK_LAST: ("took-last", "worth", "points"),
        codes.EVEN: ("even", "points"),
        codes.DECLARED: ("declared", "points"),
        codes.DECLARED_FALSELY: ("declared-falsely", "points"),
        codes.DECLARED_WITH_MELD: ("declared-with-meld", "card", "worth", "points"),
        codes.WON: ("won", "score", "other"),
    }
    SEAT_NUMBERS = ("leader",)
    ENDINGS = ("target-reached",)

    def make_rules(self, options: Mapping[str, Any]) -> Rules:
        return Rules(**options)

    def show(self, state: State, seat: int, action: int) -> str:
        if action in WORDS:
            return WORDS[action]
        if WITH_MELD <= action < WITH_MELD + DECK:
            return f"{WORDS[DECLARE]} {card_name(action - WITH_MELD)}"
        return card_name(action) if 0 <= action < DECK else str(action)

    def worded(self, state: State, seat: int, action: int, language: str | None) -> str:
        if action in SAID:
            return say(f"play-sixtysix-{SAID[action]}", language)
        if WITH_MELD <= action < WITH_MELD + DECK:
            return f"{WORDS[DECLARE]} {card_word(action - WITH_MELD, language)}"
        return card_word(action, language) if 0 <= action < DECK else self.show(state, seat, action)

    def parse(self, state: State, seat: int, text: str) -> int:
        plain = text.strip().lower()
        if plain in READ:
            return READ[plain]
        laid = plain.removeprefix(WORDS[DECLARE])
        card = read_card(laid)
        if card is None:
            raise BadNotation(text, 'a card like 9s or 10♥, "exchange", "close", "66", or "66 Qh" with a meld card')
        return card if laid == plain else WITH_MELD + card

    def look(self, hidden: State, eye: int) -> dict[str, Any]:
        listed = self.listed(hidden, eye) if eye >= 0 else []
        return view.look(self.rules, hidden, eye, listed, self.judge(hidden, eye), self.REASONS)

    def ending(self, state: State) -> str:
        return "target-reached"

    def details(self, state: State, seat: int, action: int, code: int, language: str | None) -> dict[str, Any]:
        laid = action - WITH_MELD if WITH_MELD <= action < EXCHANGE else action
        trump = int(state.trump)
        values: dict[str, Any] = {
            "card": card_word(laid, language),
            "left": int(state.left),
            "least": int(self.rules.exchange_min_stock),
            "trump": SUIT_SIGNS[trump] if trump >= 0 else "",
            "nine": card_word(RANKS * trump + NINE, language) if trump >= 0 else "",
            "led": card_word(int(state.led), language),
        }
        if code == codes.NOT_HELD:
            values["hand"] = listed(cards_in(int(state.hands[seat])), language)
        if code in (codes.MUST_PLAY_HIGHER, codes.MUST_FOLLOW, codes.MUST_TRUMP):
            led = int(state.led)
            cards = 0 if led == NO_CARD else int(tricks.required(state, int(state.hands[seat]), led))
            values["cards"] = listed(cards_in(cards), language)
        return values

    def spoken(self, event: Mapping[str, Any], language: str | None) -> dict[str, Any]:
        """Cards by name, and of the turn-up also its suit."""
        names = {name: card_word(event[name], language) for name in ("card", "nine", "turn_up") if name in event}
        if "turn_up" in event:
            names["trump"] = SUIT_SIGNS[event["turn_up"] // RANKS]
        if event["event"] == "melded":
            names["partner"] = card_word(event["card"] ^ 1, language)
        return names

    def fault(self, broken: int) -> str:
        return soundness.FAULTS[broken]

    def complete(self, fields: dict[str, Any]) -> dict[str, Any]:
        """Positions may name cards ("9s") and leave out what follows from them; the stock begins with the turn-up."""
        for name in HEAPS:
            if isinstance(fields.get(name), list):
                fields[name] = [set_of(_cards(part)) if isinstance(part, list) else part for part in fields[name]]
        if isinstance(fields.get("stock"), list):
            fields["stock"] = _cards(fields["stock"])
            fields.setdefault("left", len(fields["stock"]))
        if "led" in fields:
            fields["led"] = _cards([fields["led"]], NO_CARD)[0]
        hands = fields.get("hands")
        if not isinstance(hands, list) or not any(hands):
            return fields
        return self._fill_in(fields)

    def _fill_in(self, fields: dict[str, Any]) -> dict[str, Any]:
        """What follows when a deal is being played: stage, trumps, who leads, whose turn it is, tricks, points."""
        fields.setdefault("stage", PLAYING)
        fields.setdefault("deal", 1)
        leader = fields.setdefault("leader", 0)
        if not isinstance(leader, int):
            return fields
        fields.setdefault("dealer", 1 - leader)
        led = fields.setdefault("led", NO_CARD)
        fields.setdefault("turn", leader if led == NO_CARD else 1 - leader)
        stock, taken = fields.get("stock"), fields.get("taken")
        if isinstance(stock, list) and stock:
            fields.setdefault("trump", stock[0] // RANKS)
        if isinstance(taken, list) and all(isinstance(heap, int) for heap in taken):
            fields.setdefault("tricks", [heap.bit_count() // 2 for heap in taken])
            won = [sum(int(tricks.points_of(card)) for card in cards_in(heap)) for heap in taken]
            if "melded" not in fields:
                fields.setdefault("points", won)
        return fields


def listed(cards: list[int], language: str | None) -> str:
    """Cards one after another, as the reader's language writes them."""
    return ", ".join(card_word(card, language) for card in cards)


def _cards(cards: list[Any], lowest: int = 0) -> list[int]:
    """Cards given by name or number, as numbers."""
    found = []
    for card in cards:
        number = read_card(card) if isinstance(card, str) else card
        if not isinstance(number, int) or isinstance(number, bool) or not lowest <= number < DECK:
            raise BadPosition(f"{describe(card)} is no card; cards are written 9s, Jh, Qd, Kc, 10s, Ah")
        found.append(number)
    return found
