"""From a GCG file back to a match: racks tell what was drawn, lines what was done; what is told twice must agree."""

from __future__ import annotations

import unicodedata
from collections import Counter
from typing import Any

import msgspec

from stolik.core.contract import HOST
from stolik.core.errors import BadRecord, StolikError
from stolik.core.match import Match
from stolik.core.record import Deal, Record
from stolik.core.registry import game as find_game
from stolik.games.words.gcg_lines import NOBODY, VERDICTS, Line, Lines, tiles_needed, tiles_told
from stolik.games.words.notation import tiles_name
from stolik.games.words.placing import worth
from stolik.games.words.sheet import public_story
from stolik.games.words.state import CLOSED, FLAG, OVER, PLACED, SEATS, SECOND, START, WINDOW
from stolik.games.words.tiles import JOKER

LARGEST = 1 << 20  # characters of a file that will be read at all


def read(text: str) -> Match:
    """The match that a GCG file tells of; BadRecord names the line that is wrong."""
    if len(text) > LARGEST:
        raise BadRecord(f"a GCG file of {len(text)} characters; at most {LARGEST} are read")
    reader = Reader(Lines(unicodedata.normalize("NFC", text.removeprefix("\ufeff"))))
    for number, line in enumerate(reader.lines):
        try:
            reader.follow(number, line)
        except StolikError as error:
            raise BadRecord(f"GCG line {line.number}: {error}") from error
    reader.finish()
    return reader.match


def read_record(text: str) -> Record:
    """The record of that match; its deals are those that the file tells of, and come from no seed."""
    match = read(text)
    return msgspec.structs.replace(match.saved, given=match.deals)


class Reader:
    """A file's lines, and the match as far as they have been followed."""

    def __init__(self, file: Lines) -> None:
        self.lines, self.final = file.moves, file.final
        self.match = Match(find_game("words", **file.options), seed=0, names=file.names, serve=False)
        language = str(self.match.game.options["language"])
        self.language = language
        self.racks = {line.number: tiles_told(language, line) for line in (*self.lines, *self.final)}
        self.needed = tiles_needed(language, (*self.lines, *self.final))
        self.totals = [0, 0]  # of the pairs, open moves counted in, as lines tell them
        self.announced = [0] * SEATS  # the points of each seat's last placement
        self.fallen: list[int] = []  # seats whose move the last verdict has taken back and no line yet
        self.draw(0)

    # following

    def follow(self, number: int, line: Line) -> None:
        """Do what a line says, and see whether it says what then is."""
        if self.fallen and line.what != "--":
            raise BadRecord(f"the move of {self.match.names[self.fallen[0]]} fell too, and no line -- says so")
        if line.seat == NOBODY:
            self.follow_note(line)
        else:
            self.follow_player(line)
            if line.total != self.totals[line.seat // 2]:
                raise BadRecord(f"the pair has {self.totals[line.seat // 2]} in all, not {line.total}")
        self.draw(number + 1)

    def follow_player(self, line: Line) -> None:
        """A move, a verdict, or tiles left over."""
        if line.what == "left":
            self.accept()
            self.settle(line)
        elif line.what in VERDICTS:
            held = self.holds(line)  # other programs write the rack as it is after the verdict
            self.challenge(line)
            if not held:
                self.check_rack(line)
        else:
            self.accept()
            self.check_rack(line)
            self.make(line)

    def follow_note(self, line: Line) -> None:
        """Early judgement, time over, and a struck move, for which a turn must have begun."""
        if line.what == "struck":
            self.accept()
        elif line.what == "time":
            self.match.play(HOST, FLAG)
        elif line.what == "accepted early":
            self.ask()
            for seat in self.opponents():
                self.match.play(seat, "accept")

    def holds(self, line: Line) -> bool:
        """Whether a seat holds the tiles that a line tells of it; who noted them down may have known a part only."""
        return not self.racks[line.number] - self.rack(line.seat)

    def check_rack(self, line: Line) -> None:
        """BadRecord for a rack that nobody can hold here."""
        if not self.holds(line):
            most = tiles_name(self.language, sorted(self.rack(line.seat).elements())) or "no tiles"
            name = self.match.names[line.seat]
            raise BadRecord(f"the rack {line.rack} cannot be: by what was drawn and laid {name} can hold {most}")

    def rack(self, seat: int) -> Counter[int]:
        """The tiles of a seat."""
        return Counter(int(tile) for tile in self.match.state.racks[seat] if tile)

    def count(self, line: Line, points: int, what: str) -> None:
        """Add what a line is worth to its pair's total; BadRecord if the line says otherwise."""
        if line.points != points:
            raise BadRecord(f"{what}: {points} points, not {line.points}")
        self.totals[line.seat // 2] += points

    # moves and verdicts

    def make(self, line: Line) -> None:
        """A placement, an exchange or a pass."""
        if line.what.startswith("-"):
            self.count(line, 0, line.what)
            self.match.play(line.seat, "pass" if line.what == "-" else line.what)
            return
        where, _, word = line.what.partition(" ")
        spelt = "".join(f"{sign}?" if sign.islower() else sign for sign in word)
        before = self.match.state
        action = self.match.game.read(before, line.seat, f"{where} {spelt}")
        self.match.play(line.seat, action)
        self.announced[line.seat] = int(worth(self.match.game.rules, before.board, action))
        self.count(line, self.announced[line.seat], line.what)

    def opponents(self) -> tuple[int, int]:
        """The pair whose clock does not run."""
        lower = 2 - 2 * int(self.match.state.turn)
        return lower, lower + 1

    def ask(self) -> None:
        """Both partners ask for early judgement."""
        mover = int(self.match.state.movers[0])
        self.match.play(mover ^ 1, "ask")
        self.match.play(mover, "yes")

    def challenge(self, line: Line) -> None:
        """Both opponents challenge somebody's move, unless it has fallen with the one before (W13)."""
        if line.seat not in self.fallen:
            self.judge(line)
        if line.what == "--":
            self.fallen.remove(line.seat)
            self.count(line, -self.announced[line.seat], "a move that fell")
        else:
            self.count(line, 0, "a challenge in vain")

    def judge(self, line: Line) -> None:
        """Challenge a move; the verdict must be the line's."""
        state, name = self.match.state, self.match.names[line.seat]
        open_moves = [move for move in (0, 1) if state.kinds[move] == PLACED and not state.settled[move]]
        move = next((move for move in open_moves if state.movers[move] == line.seat), None)
        if move is None or state.stage not in (SECOND, WINDOW):
            raise BadRecord(f"no move of {name} can be challenged here")
        if state.stage == SECOND:
            self.ask()
        lower, upper = self.opponents() if state.stage == SECOND else (2 * int(state.turn), 2 * int(state.turn) + 1)
        self.match.play(lower, f"challenge {move + 1}")
        self.match.play(upper, "yes")
        story = public_story(self.match)
        self.fallen = [event["seat"] for event in story if event["event"] == "taken-back"]
        if (line.what == "--") != bool(self.fallen):
            lexicon = self.match.game.options["lexicon"]
            found = "is no word, and the move falls: --" if self.fallen else "is valid: (challenge)"
            raise BadRecord(f"by the word list {lexicon} what {name} laid {found}")

    def accept(self) -> None:
        """Whatever is open is accepted before play goes on."""
        if self.match.state.stage == WINDOW:
            lower = 2 * int(self.match.state.turn)
            self.match.play(lower, "accept")
            self.match.play(lower + 1, "accept")
            self.draw_rest()

    # the end

    def settle(self, line: Line) -> None:
        """W20, W21: tiles left over; () is what the closing pair adds."""
        if self.match.state.stage != OVER:
            raise BadRecord("the match is not over, so no tiles are left over")
        closer = self.closer()
        adds = line.seat // 2 == closer
        left = self.rack(2 - 2 * closer) + self.rack(3 - 2 * closer) if adds else self.rack(line.seat)
        tiles = tiles_name(self.language, sorted(left.elements()))
        if self.racks[line.number] != (Counter() if adds else left):
            raise BadRecord(f"({line.rack}) is not what is left over: ({'' if adds else tiles})")
        points = sum(int(self.match.game.rules.values[tile]) for tile in left.elements())
        self.count(line, points if adds else -points, f"{tiles or 'no tiles'} left over")

    def closer(self) -> int:
        """W18: the pair that has closed, by having no tiles left; NOBODY in a blocked match."""
        closed = self.match.state.ending == CLOSED
        return next((pair for pair in (0, 1) if closed and not self.rack(2 * pair) + self.rack(2 * pair + 1)), NOBODY)

    def finish(self) -> None:
        """The racks of a match that goes on can be, and the sums of one that is over are its scores."""
        if any(not self.holds(line) for line in self.final):
            self.accept()  # their racks may be those of a turn that was accepted and drawn for
        for line in self.final:
            try:
                self.check_rack(line)
            except BadRecord as error:
                raise BadRecord(f"GCG line {line.number}: {error}") from error
        last, scores = self.lines[-1], [int(score) for score in self.match.state.score]
        if last.what == "left" and self.totals != scores:
            told = f"the pairs end with {self.totals[0]} and {self.totals[1]}, and have {scores[0]} and {scores[1]}"
            raise BadRecord(
                f"GCG line {last.number}: {told}: the tiles left over of somebody are missing, or told twice"
            )

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
                first = self.opener()
                numbers = [0, size - int(state.bag[JOKER]) - 1]  # the first letter of the alphabet and the last
                self.match.repeat(Deal(numbers if first == 0 else numbers[::-1]))
            else:
                self.match.repeat(Deal(self.numbers(state, int(state.queue[0]) - 1, count)))

    def opener(self) -> int:
        """The pair that began: whoever moved first, unless time was over before."""
        at = next((at for at, line in enumerate(self.lines) if line.seat != NOBODY), len(self.lines))
        passed = sum(line.what == "time" for line in self.lines[:at])
        return (passed + (self.lines[at].seat // 2 if at < len(self.lines) else 0)) % 2

    def numbers(self, state: Any, seat: int, count: int) -> list[int]:
        """The numbers of the tiles that a seat holds later and not yet; where no line tells, any that nobody needs."""
        wanted = self.next_rack(seat) - self.rack(seat)
        bag = Counter({tile: int(left) for tile, left in enumerate(state.bag) if left})
        drawn = list((wanted & bag).elements())[:count]
        needed: Counter[int] = Counter()
        for other in range(SEATS):
            if other != seat:
                needed += self.next_rack(other) - self.rack(other)
        rest = bag - Counter(drawn)
        free = rest - needed
        drawn += [*free.elements(), *(rest - free).elements()][: count - len(drawn)]
        taken: Counter[int] = Counter()
        numbers = []
        for tile in drawn:
            numbers.append(sum(bag[lower] for lower in range(tile)) + taken[tile])
            taken[tile] += 1
        return numbers

    def next_rack(self, seat: int) -> Counter[int]:
        """The tiles of a seat by the next line that tells of some."""
        later = (*self.lines[self.number :], *self.final)
        own = (self.needed[line.number] for line in later if line.seat == seat)
        return next((tiles for tiles in own if tiles), Counter())
