"""FEN: a draughts position in one line, such as ``W:WKe1:Bd2,b4``; squares by name or number, ranges too."""

from __future__ import annotations

import functools
import re
from collections.abc import Sequence
from typing import Any

from stolik.core.bits import count_of
from stolik.core.errors import BadPosition, shorten
from stolik.games.draughts.bits import signed
from stolik.games.draughts.board import names
from stolik.games.draughts.draws import key_of
from stolik.games.draughts.notation import number_of, read_square, square_name
from stolik.games.draughts.state import Rules, State

LONGEST = 2000
COLOURS = "WB"
PIECE = re.compile(r"(K?)\s*([a-h][1-8]|[0-9]{1,2})(?:\s*-\s*([0-9]{1,2}))?", re.IGNORECASE)
COUNTER = re.compile(r"([HF])\s*([0-9]{1,5})", re.IGNORECASE)  # what some programs add: plies of kings alone, the move


class BadFen(BadPosition):
    """A FEN that cannot be read: what is wrong, and where in the text."""

    def __init__(self, text: str, at: int, what: str) -> None:
        self.line, self.column = text.count("\n", 0, at) + 1, at - (text.rfind("\n", 0, at) + 1) + 1
        self.what = what
        super().__init__(f"FEN, line {self.line}, column {self.column}: {what}")


def write(rules: Rules, state: State, numeric: bool = False) -> str:
    """The position of a state; numeric squares where a program wants them."""
    men, kings = state.men, state.kings
    sides = [_side(rules, int(men[colour]), int(kings[colour]), numeric) for colour in range(len(COLOURS))]
    return f"{COLOURS[int(state.mover)]}:" + ":".join(map("".join, zip(COLOURS, sides, strict=True)))


@functools.lru_cache(4096)  # every other move leaves a side as it was
def _side(rules: Rules, men: int, kings: int, numeric: bool) -> str:
    """The pieces of one colour."""
    standing = men | kings
    squares = [square for square in range(rules.squares) if standing >> square & 1]
    named: Sequence[str] = names(rules.squares)
    if numeric:
        squares.sort(key=lambda square: number_of(rules, square))
        named = [str(number_of(rules, square)) for square in range(rules.squares)]
    return ",".join(f"K{named[square]}" if kings >> square & 1 else named[square] for square in squares)


def read(rules: Rules, text: str) -> dict[str, Any]:
    """The fields of the position that a FEN describes; BadFen says what is wrong and where."""
    if len(text) > LONGEST:
        raise BadFen(text[:1], 0, f"{len(text)} characters; a position has at most {LONGEST}")
    body = text.rstrip().removesuffix(".")
    at = len(body) - len(body.lstrip())
    letter = body[at : at + 1].upper()
    if letter not in COLOURS or not letter:
        raise BadFen(text, at, "it begins with W or B, the colour to move")
    mover, at = COLOURS.index(letter), _skip(body, at + 1)
    men, kings, seen, counted = [0, 0], [0, 0], [False, False], {"H": 0}
    while at < len(body):
        if body[at] != ":":
            raise BadFen(text, at, f"a colon belongs here, not {shorten(repr(body[at]))}")
        at = _skip(body, at + 1)
        counter = COUNTER.match(body, at)
        if counter and all(seen):
            counted[counter[1].upper()] = int(counter[2])
            if counted["H"] > rules.quiet_limit:
                raise BadFen(text, at, f"H counts plies of kings alone, and after {rules.quiet_limit} it is a draw")
            at = _skip(body, counter.end())
            continue
        letter = body[at : at + 1].upper()
        if not letter or letter not in COLOURS:
            raise BadFen(text, at, "W or B belongs here, then the squares of that colour")
        colour = COLOURS.index(letter)
        if seen[colour]:
            raise BadFen(text, at, f"the pieces of {letter} have been given already")
        seen[colour] = True
        at = _read_side(rules, text, body, _skip(body, at + 1), men, kings, colour)
    if not all(seen):
        raise BadFen(text, at, "the pieces of both colours belong here, as in W:We1:Bd2")
    if not any(men + kings):
        raise BadFen(text, at, "there is no piece on the board")
    return _fields(mover, men, kings, counted["H"])


def _skip(body: str, at: int) -> int:
    """The next place that is no space."""
    while at < len(body) and body[at].isspace():
        at += 1
    return at


def _read_side(rules: Rules, text: str, body: str, at: int, men: list[int], kings: list[int], colour: int) -> int:
    """Read the pieces of one colour; return where they end."""
    if at == len(body) or body[at] == ":":
        return at  # none are left
    while True:
        found = PIECE.match(body, at)
        if not found:
            raise BadFen(text, at, "a square belongs here, such as c3, Kc3 or 22")
        for square in _squares(rules, text, found):
            if (men[0] | men[1] | kings[0] | kings[1]) >> square & 1:
                raise BadFen(text, at, f"two pieces on {square_name(rules, square)}")
            if not found[1] and rules.crowning[colour] >> square & 1:
                letter, name = COLOURS[colour], square_name(rules, square)
                raise BadFen(text, at, f"a man of {letter} cannot stand on {name}: there it is a king, K{name}")
            (kings if found[1] else men)[colour] |= 1 << square
        most = count_of(rules.home[colour])
        if count_of(men[colour] | kings[colour]) > most:
            raise BadFen(text, at, f"more than {most} pieces of {COLOURS[colour]}, as many as it begins with")
        at = _skip(body, found.end())
        if at == len(body) or body[at] == ":":
            return at
        if body[at] != ",":
            raise BadFen(text, at, "a comma or a colon belongs here")
        at = _skip(body, at + 1)


def _squares(rules: Rules, text: str, found: re.Match[str]) -> list[int]:
    """The squares of one entry: one, or all numbers from one to another."""
    names = [found[2]]
    if found[3]:
        if not found[2].isdigit() or int(found[2]) > int(found[3]):
            raise BadFen(text, found.start(), "a range goes from a number to a higher one, such as 21-32")
        names = [str(number) for number in range(int(found[2]), int(found[3]) + 1)]
    squares = [read_square(rules, name) for name in names]
    if -1 in squares:
        bad = names[squares.index(-1)]
        raise BadFen(text, found.start(), f"the board has no square {bad}; it has {rules.squares}")
    return squares


def _fields(mover: int, men: list[int], kings: list[int], quiet: int) -> dict[str, Any]:
    men, kings = [signed(side) for side in men], [signed(side) for side in kings]
    return {
        "men": men,
        "kings": kings,
        "mover": mover,
        "quiet": quiet,
        "balance": quiet,
        "past": [0] * quiet + [int(key_of(mover, men[0], kings[0], men[1], kings[1]))],
    }
