"""6 nimmt! with the Even/Odd card for people and programs: options, notation, words. The rules are in ``rules.py``."""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Any

from stolik.core.contract import fulfil
from stolik.core.errors import BadNotation
from stolik.core.game import Game
from stolik.core.kernel import Cells
from stolik.core.options import Choice, Switch, Whole
from stolik.core.story import NOBODY
from stolik.core.words import say
from stolik.games.nimmt import rules, secrets, soundness, view
from stolik.games.nimmt.state import (
    CARDS,
    CHOOSING,
    DECK,
    EMPTY,
    LAYOUT,
    LONGEST_LIST,
    NO_SIDE,
    ROW,
    ROWS,
    TAKE_BACK,
    TAKING,
    UNMARKED,
    Rules,
    State,
)

fulfil(Rules, rules, secrets, soundness)

ROW_WORDS = re.compile(r"(?:r|row|rz|rząd|ř|řada|rada)\s*([1-4])")
BACK_WORDS = ("back", "cofnij", "zpět", "zpet")
SIDES = {"even": 0, "odd": 1, None: NO_SIDE}


class Nimmt(Game):
    """6 nimmt!: all choose at once, and the sixth card takes the row."""

    name = "nimmt"
    letter = "N"
    edition = "6 nimmt! with Even/Odd, 2019/20"
    LAYOUT = LAYOUT
    DERIVED = ("sizes", "waiting")
    LONGEST_LIST = LONGEST_LIST
    OPTIONS = (
        Whole("players", 4, 2, 10, "N1"),
        Switch("even_odd", True, "N9"),
        Choice("deck", "full", ("full", "tactical"), "N1"),
        Whole("limit", 66, 1, 1000, "N8"),
        Whole("rounds", None, 1, 100, "N8", may_be_none=True),
    )
    REASONS = {
        rules.NO_SUCH_SEAT: "no-such-seat",
        rules.NO_SUCH_CARD: "no-such-card",
        rules.NOT_HELD: "not-held",
        rules.NO_DEAL_YET: "no-deal-yet",
        rules.ALREADY_CHOSEN: "already-chosen",
        rules.NOTHING_CHOSEN: "nothing-chosen",
        rules.NOT_NOW_A_CARD: "not-now-a-card",
        rules.NOT_YOUR_ROW: "not-your-row",
        rules.NO_ROW_OWED: "no-row-owed",
        rules.ENDED: "match-over",
    }
    EVENTS = {
        rules.DEALT: ("dealt", "round"),
        rules.CHOSE: ("chose",),
        rules.TOOK_BACK: ("took-back",),
        rules.REVEALED: ("revealed", "card"),
        rules.PLACED: ("placed", "card", "row"),
        rules.SIXTH: ("sixth", "card", "row", "heads"),
        rules.TOO_LOW: ("too-low", "card"),
        rules.TOOK_ROW: ("took-row", "card", "row", "heads"),
        rules.ROUND_OVER: ("round-over", "round"),
        rules.MATCH_OVER: ("match-over",),
        rules.CARD_LAID: ("card-laid", "row", "last"),
        rules.PASSED_ON: ("passed-on", "card", "row"),
        rules.BLOCKED: ("blocked", "card", "row"),
        rules.CARD_MOVED: ("card-moved", "row", "last"),
    }
    ENDINGS = ("limit", "rounds-played")

    def make_rules(self, options: Mapping[str, Any]) -> Rules:
        players = options["players"]
        return Rules(
            players=players,
            even_odd=options["even_odd"],
            deck=CARDS * players + ROWS if options["deck"] == "tactical" else DECK,
            limit=options["limit"],
            rounds=options["rounds"] or 0,
        )

    def show(self, state: State, seat: int, action: int) -> str:
        if action == TAKE_BACK:
            return "back"
        return f"r{action - ROW}" if action > ROW else str(action)

    def worded(self, state: State, seat: int, action: int, language: str | None) -> str:
        if action == TAKE_BACK:
            return say("nimmt-taken-back", language)
        return say("nimmt-row", language, row=action - ROW) if action > ROW else str(action)

    def parse(self, state: State, seat: int, text: str) -> int:
        plain = text.strip().lower()
        row = ROW_WORDS.fullmatch(plain)
        if row:
            return ROW + int(row[1])
        if plain in BACK_WORDS:
            return TAKE_BACK
        if plain.isascii() and plain.isdigit() and len(plain) <= 3 and 1 <= int(plain) <= DECK:
            return int(plain)
        raise BadNotation(text, "a card is 1 to 104, a row r1 to r4, a sealed choice is taken back by 'back'")

    def look(self, hidden: State, eye: int) -> dict[str, Any]:
        return view.look(self.rules, hidden, eye)

    def ending(self, state: State) -> str:
        return "limit" if self.rules.rounds == 0 else "rounds-played"

    def details(self, state: State, seat: int, action: int, code: int, language: str | None) -> dict[str, Any]:
        return {
            "card": str(action) if code == rules.NO_SUCH_CARD else self.show(state, seat, action),
            "chosen": int(state.chosen[seat]) if code == rules.ALREADY_CHOSEN else 0,
            "hand": ", ".join(map(str, view.cards(state.hands[seat].tolist()))) if code == rules.NOT_HELD else "",
            "deck": self.rules.deck,
            "you": "yes" if state.taker == seat else "no",
        }

    def spoken(self, event: Mapping[str, Any], language: str | None) -> dict[str, Any]:
        """The side that the action card shows: its row's last card (N13), or what bars a card of the other parity."""
        if "last" in event:
            return {"side": "odd" if event["last"] % 2 else "even"}
        if event["event"] in ("passed-on", "blocked"):
            return {"side": "even" if event["card"] % 2 else "odd"}
        return {}

    def derive(self, states: Cells) -> None:
        soundness.derive(self.rules, states)

    def fault(self, broken: int) -> str:
        return soundness.FAULTS[broken]

    def complete(self, fields: dict[str, Any]) -> dict[str, Any]:
        """Positions may name the side in words, list the seen cards, and leave out what follows from the rest."""
        rows, hands, chosen = (fields.get(name, []) for name in ("rows", "hands", "chosen"))
        for name, nothing in (("marked", UNMARKED), ("taker", NOBODY)):
            if fields.get(name, nothing) is None:
                fields[name] = nothing
        if _are_lists(rows) and rows:
            taking = fields.get("taker", NOBODY) != NOBODY
            fields.setdefault("stage", TAKING if taking else CHOOSING)
            fields["round_no"] = fields.pop("round", fields.get("round_no", 1))
            if "gone" not in fields or not _are_flags(fields["gone"]):
                opened = chosen if taking and isinstance(chosen, list) else []
                fields["gone"] = _flags(fields.get("gone", []), opened, *rows)
            if "turn" not in fields and _are_lists(hands) and hands:
                sealed = isinstance(chosen, list) and chosen and chosen[0] != EMPTY
                fields["turn"] = CARDS + 1 - sum(1 for card in hands[0] if card) - (1 if taking or sealed else 0)
            marked = fields.get("marked", UNMARKED)
            if "side" not in fields and isinstance(marked, int) and 0 <= marked < len(rows) and rows[marked]:
                last = [card for card in rows[marked] if card][-1:]
                fields["side"] = last[0] % 2 if last and isinstance(last[0], int) else NO_SIDE  # N13
        side = fields.get("side")
        if "side" in fields and (side is None or isinstance(side, str)):
            fields["side"] = SIDES.get(side, side)
        return fields


def _are_lists(value: Any) -> bool:
    return isinstance(value, list) and all(isinstance(part, list) for part in value)


def _are_flags(cards: Any) -> bool:
    return isinstance(cards, list) and len(cards) == DECK + 1 and all(card in (0, 1) for card in cards)


def _flags(seen: Any, *lying: list[Any]) -> Any:
    """Flags for a list of seen cards and the cards that lie open; what is no list of cards stays for the error."""
    if not isinstance(seen, list) or any(not isinstance(card, int) or not 1 <= card <= DECK for card in seen):
        return seen
    flags = [0] * (DECK + 1)
    for card in (card for cards in (seen, *lying) for card in cards):
        if isinstance(card, int) and 1 <= card <= DECK:
            flags[card] = 1
    return flags
