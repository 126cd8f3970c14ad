"""A GCG file taken apart: players, options, and what its lines say; whether it can be is found out by following it."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Sequence
from typing import Any, NamedTuple

from stolik.core.errors import BadRecord, shorten
from stolik.core.options import read_option
from stolik.core.registry import game_class
from stolik.games.words.state import SEATS
from stolik.games.words.tiles import JOKER, RACK, tile_set

LINE = re.compile(r">(?P<nick>[^:]+): *(?P<what>.*?) +(?P<points>[+-]\d+) +(?P<total>-?\d+)")
MOVE = re.compile(r"(?P<rack>\S+) (?P<what>-\S*|\(challenge\)|(?:\d{1,2}[A-O]|[A-O]\d{1,2}) \S+)")
NOBODY = -1  # the seat of a note
VERDICTS = ("--", "(challenge)")


class Line(NamedTuple):
    """A line of a player, or a note."""

    number: int
    seat: int
    rack: str
    what: str
    points: int = 0
    total: int = 0


class Lines:
    """What a file says, line by line."""

    def __init__(self, text: str) -> None:
        self.names: list[str] = []
        self.nicks: list[str] = []
        self.options: dict[str, Any] = {}
        self.moves: list[Line] = []  # with notes between them
        self.final: list[Line] = []  # racks of a match that goes on
        for number, line in enumerate(text.splitlines(), 1):
            if line.strip():
                self._take(number, line.strip())
        if len(self.nicks) != SEATS or not self.moves:
            raise BadRecord(f"a GCG file of Words in pairs has #player1 to #player{SEATS} and their moves")

    def _take(self, number: int, line: str) -> None:
        """One line of the file."""
        head, _, rest = line.partition(" ")
        if head.startswith("#player"):
            self._take_player(number, head, rest)
        elif head == "#lexicon":
            self.options["lexicon"] = rest.strip()
        elif head == "#description":
            self._take_options(rest)
        elif head == "#note":
            self.moves.append(Line(number, NOBODY, "", rest))
        elif re.fullmatch(r"#rack[1-4]", head):
            self.final.append(Line(number, int(head[-1]) - 1, rest, ""))
        elif head.startswith(">"):
            self.moves.append(self._player_line(number, line))
        elif not head.startswith("#"):
            raise BadRecord(f"GCG line {number}: {shorten(line)} is neither a # line nor a player's")

    def _take_player(self, number: int, head: str, rest: str) -> None:
        nick, _, name = rest.partition(" ")
        if head != f"#player{len(self.nicks) + 1}" or len(self.nicks) == SEATS or nick in self.nicks:
            raise BadRecord(f"GCG line {number}: the players are #player1 to #player{SEATS} in order, each named once")
        self.nicks.append(nick)
        self.names.append(name or nick)

    def _take_options(self, text: str) -> None:
        """Options as this program writes them into the description; anything else is somebody's own words."""
        known = {option.name: option for option in game_class("words").OPTIONS}
        for word in text.split():
            name, sign, value = word.partition("=")
            if sign and name in known:
                self.options[name] = read_option(known[name], value)

    def _player_line(self, number: int, line: str) -> Line:
        """Who, with which rack, did what for how many points, and how many the pair then had."""
        found = LINE.fullmatch(line)
        if found is None or found["nick"] not in self.nicks:
            raise BadRecord(f"GCG line {number}: {shorten(line)} is no move of {', '.join(self.nicks)}")
        seat, numbers = self.nicks.index(found["nick"]), (int(found["points"]), int(found["total"]))
        left = re.fullmatch(r"\((?P<tiles>[^()]*)\)", found["what"])
        if left and left["tiles"] != "challenge":
            return Line(number, seat, left["tiles"], "left", *numbers)
        move = MOVE.fullmatch(found["what"])
        if move is not None:
            return Line(number, seat, move["rack"], move["what"], *numbers)
        return Line(number, seat, "", found["what"], *numbers)


def tiles_told(language: str, line: Line) -> Counter[int]:
    """The tiles of a line's rack; BadRecord if no rack can be like that."""
    alphabet = tile_set(language).letters
    signs = line.rack.lower()
    if len(signs) > RACK or any(sign not in alphabet + "?" for sign in signs):
        allowed = f"a rack has up to {RACK} of {alphabet.upper()} and ? for a joker"
        raise BadRecord(f"GCG line {line.number}: the rack {shorten(line.rack)} cannot be: {allowed}")
    return Counter(JOKER if sign == "?" else alphabet.index(sign) + 1 for sign in signs)


def tiles_used(language: str, line: Line) -> Counter[int]:
    """The tiles that a line takes from the rack; who wrote the file may have known no others."""
    alphabet = tile_set(language).letters
    where, _, word = line.what.partition(" ")
    signs = where[1:] if where.startswith("-") else word
    laid = [JOKER if sign == "?" or (word and sign.islower()) else alphabet.find(sign.lower()) + 1 for sign in signs]
    return Counter(tile for tile in laid if tile)


def tiles_needed(language: str, lines: Sequence[Line]) -> dict[int, Counter[int]]:
    """By the number of a line, the tiles that its seat holds then by all that the file tells."""
    needed: dict[int, Counter[int]] = {}
    later: dict[int, Counter[int]] = {}  # by seat, those of its next line
    for line in reversed(lines):
        held = tiles_told(language, line) | tiles_used(language, line)
        if line.what == "-":  # nothing is drawn after a pass
            held |= later.get(line.seat, Counter())
        needed[line.number] = later[line.seat] = held
    return needed
