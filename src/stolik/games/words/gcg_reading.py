"""From a GCG file back to a match: racks tell what was drawn, lines what was done."""

from __future__ import annotations

import re
import unicodedata
from collections import Counter
from typing import Any, NamedTuple

from stolik.core.contract import HOST
from stolik.core.errors import BadRecord, StolikError, shorten
from stolik.core.match import Match
from stolik.core.options import read_option
from stolik.core.record import Deal
from stolik.core.registry import game as find_game
from stolik.core.registry import game_class
from stolik.games.words.state import FELL, FLAG, SEATS, SECOND, START, WINDOW
from stolik.games.words.tiles import JOKER, tile_set

LINE = re.compile(r">(?P<nick>[^:]+): *(?P<what>.*?) +(?P<points>[+-]\d+) +(?P<total>-?\d+)")
MOVE = re.compile(r"(?P<rack>\S+) (?P<what>-\S*|\(challenge\)|(?:\d{1,2}[A-O]|[A-O]\d{1,2}) \S+)")
LARGEST = 1 << 20  # characters of a file that will be read at all


class Line(NamedTuple):
    """A line of a player, or a note (no seat)."""

    number: int
    seat: int
    rack: str
    what: str
    points: int


def read(text: str) -> Match:
    """The match that a GCG file tells of; BadRecord names the line that is wrong."""
    if len(text) > LARGEST:
        raise BadRecord(f"a GCG file of {len(text)} characters; at most {LARGEST} are read")
    reader = Reader(unicodedata.normalize("NFC", text.removeprefix("\ufeff")))
    for number, line in enumerate(reader.lines):
        try:
            reader.follow(number, line)
        except StolikError as error:
            raise BadRecord(f"GCG line {line.number}: {error}") from error
    return reader.match


class Reader:
    """A file taken apart, and the match as far as it has been followed."""

    def __init__(self, text: str) -> None:
        self.names: list[str] = []
        self.nicks: list[str] = []
        self.lines: list[Line] = []
        self.options: dict[str, Any] = {}
        self.final: dict[int, str] = {}  # racks of a match that goes on
        for number, line in enumerate(text.splitlines(), 1):
            if line.strip():
                self.take_apart(number, line.strip())
        if len(self.nicks) != SEATS or not self.lines:
            raise BadRecord(f"a GCG file of Words in pairs has #player1 to #player{SEATS} and their moves")
        self.match = Match(find_game("words", **self.options), seed=0, names=self.names, serve=False)
        self.early = False
        self.draw(0)

    def take_apart(self, number: int, line: str) -> None:
        """One line of the file."""
        head, _, rest = line.partition(" ")
        if head.startswith("#player"):
            nick, _, name = rest.partition(" ")
            self.nicks.append(nick)
            self.names.append(name or nick)
        elif head == "#lexicon":
            self.options["lexicon"] = rest.strip()
        elif head == "#description":
            self.read_options(rest)
        elif head == "#note":
            self.lines.append(Line(number, -1, "", rest, 0))
        elif re.fullmatch(r"#rack[1-4]", head):
            self.final[int(head[-1]) - 1] = rest
        elif head.startswith(">"):
            self.lines.append(self.player_line(number, line))
        elif not head.startswith("#"):
            raise BadRecord(f"GCG line {number}: {shorten(line)} is neither a # line nor a player's")

    def read_options(self, text: str) -> None:
        """Options as this program writes them into the description; anything else is somebody's own words."""
        known = {option.name: option for option in game_class("words").OPTIONS}
        for word in text.split():
            name, sign, value = word.partition("=")
            if sign and name in known:
                self.options[name] = read_option(known[name], value)

    def player_line(self, number: int, line: str) -> Line:
        """Who, with which rack, did what for how many points."""
        found = LINE.fullmatch(line)
        if found is None or found["nick"] not in self.nicks:
            raise BadRecord(f"GCG line {number}: {shorten(line)} is no move of {', '.join(self.nicks)}")
        seat, points = self.nicks.index(found["nick"]), int(found["points"])
        left = re.fullmatch(r"\((?P<tiles>[^()]*)\)", found["what"])
        if left and left["tiles"] != "challenge":
            return Line(number, seat, left["tiles"], "left", points)
        move = MOVE.fullmatch(found["what"])
        if move is not None:
            return Line(number, seat, move["rack"], move["what"], points)
        return Line(number, seat, "", found["what"], points)

    # following

    def follow(self, number: int, line: Line) -> None:
        """Do what a line says."""
        if line.seat < 0:
            self.follow_note(line)
        elif line.what == "--" or line.what == "(challenge)":
            self.challenge(line.seat)
        elif line.what == "left":
            self.accept()
        else:
            self.accept()
            self.make(line)
        self.draw(number + 1)

    def follow_note(self, line: Line) -> None:
        """Early judgement and time over."""
        if line.what == "time":
            self.match.play(HOST, FLAG)
        elif line.what == "early":
            self.early = True
        elif line.what == "accepted early":
            self.ask()
            for seat in self.opponents():
                self.match.play(seat, "accept")

    def opponents(self) -> tuple[int, int]:
        """The pair whose clock does not run."""
        lower = 2 - 2 * int(self.match.state.turn)
        return lower, lower + 1

    def ask(self) -> None:
        """Both partners ask for early judgement."""
        mover = int(self.match.state.movers[0])
        self.match.play(mover ^ 1, "ask")
        self.match.play(mover, "yes")

    def challenge(self, mover: int) -> None:
        """Both opponents challenge somebody's move, unless it has fallen with the one before."""
        state = self.match.state
        if state.stage not in (SECOND, WINDOW):
            return
        move = [int(seat) for seat in state.movers].index(mover) if mover in state.movers else 0
        if state.kinds[move] == FELL:
            return
        if state.stage == SECOND:
            self.ask()
            lower, upper = self.opponents()
        else:
            lower = 2 * int(state.turn)
            upper = lower + 1
        self.early = False
        self.match.play(lower, f"challenge {move + 1}")
        self.match.play(upper, "yes")

    def accept(self) -> None:
        """Whatever is open is accepted before play goes on."""
        if self.match.state.stage == WINDOW:
            lower = 2 * int(self.match.state.turn)
            self.match.play(lower, "accept")
            self.match.play(lower + 1, "accept")
            self.draw_rest()

    def make(self, line: Line) -> None:
        """A placement, an exchange or a pass."""
        if line.what == "-":
            self.match.play(line.seat, "pass")
        elif line.what.startswith("-"):
            self.match.play(line.seat, line.what)
        else:
            where, _, word = line.what.partition(" ")
            spelt = "".join(f"{sign}?" if sign.islower() else sign for sign in word)
            action = self.match.game.read(self.match.state, line.seat, f"{where} {spelt}")
            if self.match.game.worth(self.match.state, action) not in (line.points, None):  # type: ignore[attr-defined]
                raise BadRecord(f"{line.what} is worth {self.match.game.worth(self.match.state, action)} points")  # type: ignore[attr-defined]
            self.match.play(line.seat, action)

    # drawing

    def draw(self, number: int) -> None:
        """Draw what the racks of later lines say was drawn."""
        self.number = number
        self.draw_rest()

    def draw_rest(self) -> None:
        game = self.match.game
        while self.match.state.stage == START or self.match.state.queue[0]:
            state = self.match.state
            owed = game.steps.asked(game.rules, game.states(state))
            count, size = owed >> 16, owed & 0xFFFF
            if state.stage == START:
                first = next(line.seat for line in self.lines if line.seat >= 0) // 2
                numbers = [0, size - int(state.bag[JOKER]) - 1]  # the first letter of the alphabet and the last
                self.match.repeat(Deal(numbers if first == 0 else numbers[::-1]))
            else:
                self.match.repeat(Deal(self.numbers(state, int(state.queue[0]) - 1, count)))

    def numbers(self, state: Any, seat: int, count: int) -> list[int]:
        """The numbers of the tiles that a seat holds later and not yet; where no line tells, any that nobody needs."""
        wanted = self.next_rack(seat) - Counter(int(tile) for tile in state.racks[seat] if tile)
        bag = Counter({tile: int(left) for tile, left in enumerate(state.bag) if left})
        drawn = list((wanted & bag).elements())[:count]
        needed: Counter[int] = Counter()
        for other in range(SEATS):
            if other != seat:
                needed += self.next_rack(other) - Counter(int(tile) for tile in state.racks[other] if tile)
        free = list(((bag - Counter(drawn)) - needed).elements()) + list((bag - Counter(drawn)).elements())
        drawn += free[: count - len(drawn)]
        taken: Counter[int] = Counter()
        numbers = []
        for tile in drawn:
            numbers.append(sum(bag[lower] for lower in range(tile)) + taken[tile])
            taken[tile] += 1
        return numbers

    def next_rack(self, seat: int) -> Counter[int]:
        """The rack of a seat in the next line that shows it."""
        alphabet = tile_set(self.match.game.options["language"]).letters
        later = [line for line in self.lines[self.number :] if line.seat == seat and line.rack]
        letters = later[0].rack if later else self.final.get(seat, "")
        known = [sign for sign in letters.lower() if sign in alphabet + "?"]
        return Counter(JOKER if sign == "?" else alphabet.index(sign) + 1 for sign in known)
