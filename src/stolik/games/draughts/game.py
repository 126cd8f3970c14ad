"""Draughts for people and programs: options, notation, words. The variants are rows of a table."""

from __future__ import annotations

import dataclasses
from collections.abc import Mapping
from typing import Any, ClassVar

from stolik.core.bits import count_of
from stolik.core.contract import fulfil
from stolik.core.errors import BadNotation
from stolik.core.game import Game
from stolik.core.kernel import Cells
from stolik.core.options import Option, Whole
from stolik.core.story import NOBODY
from stolik.core.words import say
from stolik.games.draughts import fen, notation, refusals, rules, secrets, soundness, view
from stolik.games.draughts.bits import signed
from stolik.games.draughts.counting import count_lines
from stolik.games.draughts.draws import key_of
from stolik.games.draughts.state import (
    BALANCED,
    BLOCKED,
    CAPTURED,
    FEW,
    LAYOUT,
    LONGEST_LIST,
    QUIET,
    REPEATED,
    ROAD,
    Rules,
    State,
)
from stolik.games.draughts.variants import VARIANTS, Variant, rules_of

fulfil(Rules, rules, secrets, soundness)

ENDINGS = {
    CAPTURED: "captured",
    BLOCKED: "blocked",
    REPEATED: "repeated",
    QUIET: "quiet",
    BALANCED: "balance",
    ROAD: "road",
    FEW: "few",
}
PLAYERS: Option = Whole("players", 2, 2, 2, "D1")
MOST_TOLD = 20  # moves of one piece: a king in mid-board has 13, captures may be more
NAMED = ("from", "to", "over", "at")  # numbers of events that are squares


class Draughts(Game):
    """One of the games of the family, as its row of the table says."""

    row: ClassVar[Variant]
    words = "draughts"
    letter = "D"
    LAYOUT = LAYOUT
    LONGEST_LIST = LONGEST_LIST
    DERIVED = ("ending",)
    REASONS = {
        refusals.NO_SUCH_SEAT: "no-such-seat",
        refusals.NOT_YOUR_TURN: "not-your-turn",
        refusals.NO_SUCH_MOVE: "no-such-move",
        refusals.NO_PIECE: "no-piece",
        refusals.ENEMY_PIECE: "enemy-piece",
        refusals.NOT_EMPTY: "not-empty",
        refusals.NO_STEP: "no-step",
        refusals.MUST_CAPTURE: "must-capture",
        refusals.GOES_ON: "goes-on",
        refusals.NO_CAPTURE: "no-capture",
        refusals.MAJORITY: "majority",
        refusals.STILL_THERE: "still-there",
        refusals.JUMPED_TWICE: "jumped-twice",
        refusals.NOT_CROWNED: "not-crowned",
        refusals.LANDING: "landing",
        refusals.WON: "won",
        refusals.DRAWN: "drawn",
        refusals.GOES_ON_AS_KING: "goes-on-as-king",
        refusals.FIVE_WAYS: "five-ways",
        refusals.FORWARD_ONLY: "forward-only",
        700 + refusals.MOVES_FAR: "no-king-move",
        700 + refusals.CAPTURES_FAR: "no-king-capture",
        1100 + refusals.MOVES_SHORT: "no-short-king-move",
        1100 + refusals.CAPTURES_SHORT: "no-short-king-capture",
        1300 + refusals.MOVES_FAR: "eight-ways-move",
        1300 + refusals.CAPTURES_FAR: "eight-ways-capture",
        1300 + refusals.MOVES_SHORT: "eight-ways-short-move",
        1300 + refusals.CAPTURES_SHORT: "eight-ways-short-capture",
        1300 + refusals.STOPS_THERE: "stops-there",
        1400 + refusals.MOVES_SHORT: "no-short-king-move",
        1400 + refusals.CAPTURES_SHORT: "no-short-king-capture",
        1400 + refusals.STOPS_THERE: "stops-there",
    }
    EVENTS = {
        rules.MOVED: ("moved", "from", "to"),
        rules.KING_MOVED: ("king-moved", "from", "to"),
        rules.JUMPED: ("jumped", "from", "to", "over"),
        rules.TOOK: ("took", "from", "to", "count"),
        rules.CROWNED: ("crowned", "at"),
        rules.CROWNED_IN_PASSING: ("crowned-in-passing", "at"),
        rules.WON_ALL: ("won-all",),
        rules.WON_BLOCKED: ("won-blocked",),
        rules.DRAWN_REPEATED: ("drawn-repeated",),
        rules.DRAWN_QUIET: ("drawn-quiet", "plies"),
        rules.DRAWN_BALANCE: ("drawn-balance", "moves"),
        rules.DRAWN_ROAD: ("drawn-road", "moves"),
        rules.DRAWN_FEW: ("drawn-few", "moves"),
    }
    ENDINGS = tuple(ENDINGS.values())

    deals = secrets = False

    def make_rules(self, options: Mapping[str, Any]) -> Rules:
        chosen = {name: value for name, value in options.items() if name != PLAYERS.name}
        return rules_of(dataclasses.replace(self.row, **chosen))

    def show(self, state: State, seat: int, action: int) -> str:
        return notation.show(self.rules, state, seat, action)

    def parse(self, state: State, seat: int, text: str) -> int:
        return notation.parse(self.rules, state, seat, text)

    def paths(self, state: State, seat: int, action: int) -> list[list[str]]:
        ways = notation.paths_of(self.rules, state, seat, action)
        return [[notation.square_name(self.rules, square) for square in way] for way in ways]

    def look(self, hidden: State, eye: int) -> dict[str, Any]:
        return view.look(self.rules, hidden, self.listed(hidden, int(hidden.mover)))

    def ending(self, state: State) -> str:
        return ENDINGS[int(state.ending)]

    def awarded(self, scores: list[int], places: list[int]) -> list[int]:
        """D8, D9: a match given up is won and an agreed draw is one, whatever stands on the board."""
        won = places.index(1) if places.count(1) == 1 else NOBODY
        return [int(rules.points(won, seat)) for seat in range(len(places))]

    def fen(self, state: State, numeric: bool = False) -> str:
        """A position as FEN; the counters of draws are not in it."""
        return fen.write(self.rules, state, numeric)

    def leaves(self, states: Cells, depth: int) -> int:
        """D2-D8: lines of exactly so many moves, counted on the bare board."""
        found: int = count_lines(self.rules, states, depth)
        return found

    # words

    def explain(self, state: State, seat: int, text: str | int, language: str | None = None) -> str | None:
        """As for every game; a square alone asks what the piece on it may do."""
        square = notation.lone_square(self.rules, text) if isinstance(text, str) else -1
        if square < 0 or type(seat) is not int or seat not in (0, 1):
            return super().explain(state, seat, text, language)
        mine = sorted(move for move in self.listed(state, seat) if move & 63 == square)
        if not mine:
            return super().explain(state, seat, notation.attempt_from(self.rules, state, seat, square), language)
        moves = notation.listed(self.rules, state, seat, mine, MOST_TOLD)
        return say("draughts-can-play", language, **{"from": notation.square_name(self.rules, square), "moves": moves})

    def readable(self, error: BadNotation, language: str | None) -> str:
        """What is wrong with a move of which the squares could be read, or how moves are written."""
        if isinstance(error, notation.UnclearMove):
            return error.told(language)
        return super().readable(error, language)

    def details(self, state: State, seat: int, action: int, code: int, language: str | None) -> dict[str, Any]:
        """Squares by name, what must be captured, and how many pieces that takes."""
        start, end = action & 63, action >> 6 & 63
        values: dict[str, Any] = {
            "from": notation.square_name(self.rules, start),
            "to": notation.square_name(self.rules, end),
            "colour": "white" if state.mover == 0 else "black",
        }
        if seat not in (0, 1):
            return values
        moves = notation.moves_of(self.rules, state, seat)
        mine = [move for move in moves if move & 63 == start]
        taken = [count_of(notation.taken_by(self.rules, state, seat, move)) for move in moves]
        best = sorted({notation.square_name(self.rules, move & 63) for move in moves})
        return values | {
            "moves": notation.listed(self.rules, state, seat, moves),
            "own": notation.listed(self.rules, state, seat, mine),
            "steps": len(mine),
            "best": ", ".join(best),
            "most": max(taken, default=0),
            "count": count_of(notation.taken_by(self.rules, state, seat, action)),
        }

    def spoken(self, event: Mapping[str, Any], language: str | None) -> dict[str, Any]:
        """Squares by name."""
        return {name: notation.square_name(self.rules, event[name]) for name in NAMED if name in event}

    # positions

    def states_from(self, position: Any) -> Cells:
        """The state that a FEN or fields by name describe; BadPosition if it cannot be."""
        return super().states_from(fen.read(self.rules, position) if isinstance(position, str) else position)

    def complete(self, fields: dict[str, Any]) -> dict[str, Any]:
        """Positions may leave out the past, and like any field what is as at the start."""
        home = tuple(signed(side) for side in self.rules.home)
        sides = [fields.get("men", home), fields.get("kings", (0, 0))]
        if "past" in fields or not all(_sets(side) for side in sides):
            return fields
        (white, black), (white_kings, black_kings) = ((*side, 0, 0)[:2] for side in sides)  # what is left out is 0
        mover, quiet = fields.get("mover", self.rules.starts), fields.get("quiet", 0)
        if mover in (0, 1) and isinstance(quiet, int) and 0 <= quiet <= self.rules.quiet_limit:
            key = int(key_of(mover, white, white_kings, black, black_kings))
            fields["past"] = [0] * quiet + [key]
            fields.setdefault("balance", quiet)
        return fields

    def fault(self, broken: int) -> str:
        return soundness.FAULTS[broken]

    def derive(self, states: Cells) -> None:
        soundness.derive(self.rules, states)


def _sets(value: Any) -> bool:
    """Whether this is a list of at most two sets, by colour."""
    return (
        isinstance(value, (list, tuple))
        and len(value) <= 2
        and all(isinstance(part, int) and -(1 << 63) <= part < 1 << 63 for part in value)
    )


def variant(row: Variant) -> type[Draughts]:
    """The game that a row of the table describes."""
    title = "".join(word.capitalize() for word in row.name.split("-"))
    fields = {"row": row, "name": f"draughts/{row.name}", "edition": row.edition, "OPTIONS": (PLAYERS, *row.options)}
    return type(title, (Draughts,), {"__module__": __name__, "__doc__": f"Draughts: {row.name}.", **fields})


Polish, Russian, American, Corner, German, RussianOfficial, English, Brazilian = (variant(row) for row in VARIANTS)
