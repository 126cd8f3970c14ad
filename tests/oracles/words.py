"""Words in pairs once more, naively: letters are strings, the board is a dictionary, a double turn a list of moves."""

from __future__ import annotations

from dataclasses import dataclass, field
from pathlib import Path

import stolik.games.words.lexicon as lexicons
from stolik.games.words.tiles import PREMIUMS, SETS

Square = tuple[int, int]
PARTNER = {0: 1, 1: 0, 2: 3, 3: 2}
PAIRS = {0: (0, 1), 1: (2, 3)}


def pair(seat: int) -> int:
    return 0 if seat in PAIRS[0] else 1


def sample_words(language: str) -> set[str]:
    path = Path(lexicons.__file__).parent / "samples" / f"{language}.txt"
    return set(path.read_text(encoding="utf-8").split())


@dataclass
class Move:
    """What a partner has done with a move; laid tiles by square."""

    seat: int | None
    kind: str  # laid, exchanged, passed, struck, fallen
    laid: dict[Square, str] = field(default_factory=dict)  # "a", or "a?" for a joker
    given: list[str] = field(default_factory=list)
    points: int = 0
    final: bool = False

    @property
    def open(self) -> bool:
        return self.kind == "laid" and not self.final


class Table:
    """One match, told what its players do."""

    def __init__(self, language: str, jokers: bool, any_exchange: bool) -> None:
        tiles = SETS[language]
        self.order = tiles.letters + "?"
        self.worth = dict(zip(tiles.letters, tiles.values, strict=True)) | {"?": 0}
        self.bag = [letter for letter, count in zip(tiles.letters, tiles.counts, strict=True) for _ in range(count)]
        self.bag += ["?", "?"] if jokers else []
        self.words, self.any_exchange = sample_words(language), any_exchange
        self.racks: dict[int, list[str]] = {seat: [] for seat in range(4)}
        self.board: dict[Square, str] = {}
        self.loose: dict[Square, str] = {}
        self.score, self.crosses, self.lost = [0, 0], [0, 0], [0, 0]
        self.turn: int | None = None
        self.turns = 0
        self.stage = "start"
        self.moves: list[Move] = []
        self.due = 0  # moves still to be made in this turn
        self.first: int | None = None  # who is bound to go first
        self.said_you_go: int | None = None
        self.asking: str | int | None = None  # None, a seat that proposes, "no", "asked", "done"
        self.voted: tuple[int, str] | None = None
        self.drawing: list[tuple[int, int, list[str]]] = []
        self.passes = self.barren = 0
        self.over = False
        self.closing: str | None = None
        self.reached: set[str] = set()

    # drawing

    def owed(self) -> tuple[int, int] | None:
        if self.stage == "start":
            return 2, len(self.bag)
        return (min(self.drawing[0][1], len(self.bag)), len(self.bag)) if self.drawing else None

    def deal(self, numbers: list[int]) -> None:
        lying = sorted(self.bag, key=self.order.index)
        drawn = [lying[number] for number in numbers]
        if self.stage == "start":
            first, second = ("" if letter == "?" else letter for letter in drawn)
            if drawn[0] == drawn[1]:
                self.reached.add("drawn again")
                return
            starter = 0 if self.order.find(first or "!") < self.order.find(second or "!") else 1
            self.turn = starter
            self.drawing = [(seat, 7, []) for seat in PAIRS[starter] + PAIRS[1 - starter]]
            self.begin()
            return
        seat, _, given = self.drawing.pop(0)
        for letter in drawn:
            self.bag.remove(letter)
        self.racks[seat] += drawn
        self.bag += given
        self.drawing = [entry for entry in self.drawing if self.bag or entry[2]]
        if not self.drawing and self.closing:
            self.count_up()

    # turns

    def begin(self) -> None:
        assert self.turn is not None
        self.turns += 1
        self.moves, self.first, self.said_you_go, self.asking, self.voted = [], None, None, None, None
        out = [seat for seat in PAIRS[self.turn] if not self.racks[seat] and not self.will_draw(seat)]
        out = out if self.turns > 1 else []
        if self.turns > 1 and self.lost[self.turn]:
            self.lost[self.turn] -= 1
            if out:
                self.reached.add("turn skipped")
                self.count_turn([Move(None, "struck")])
                self.turn = 1 - self.turn
                if not self.blocked():
                    self.begin()
                return
            self.reached.add("move struck")
            self.due = 1
        else:
            self.due = 1 if self.turns == 1 or out else 2
            self.reached |= {"one partner out"} if out else set()
        self.alone = self.due == 1
        self.stage = "first"

    def will_draw(self, seat: int) -> bool:
        """Whether anything is in the bag when it is a seat's turn to draw."""
        left = len(self.bag)
        for other, wanted, given in self.drawing:
            if other == seat:
                return left > 0
            left += len(given) - min(wanted, left)
        return False

    def press(self) -> None:
        assert self.turn is not None
        self.turn = 1 - self.turn
        self.voted = None
        self.asking = None
        self.first = None
        if any(move.open for move in self.moves):
            self.stage = "window"
        else:
            self.finish()

    def finish(self) -> None:
        assert self.turn is not None
        for move in self.moves:
            self.settle(move)
        self.count_turn(self.moves)
        for move in self.moves:
            if move.kind == "laid" and self.bag:
                self.drawing.append((move.seat or 0, len(move.laid), []))
            elif move.kind == "exchanged":
                self.drawing.append((move.seat or 0, len(move.given), move.given))
        if not self.bag and not any(self.racks[seat] for seat in PAIRS[1 - self.turn]):
            self.end("closed")
        elif not self.blocked():
            self.begin()

    def settle(self, move: Move) -> None:
        if move.open:
            move.final = True
            self.score[pair(move.seat or 0)] += move.points

    def count_turn(self, moves: list[Move]) -> None:
        self.barren = 0 if any(move.kind == "laid" for move in moves) else self.barren + 1
        self.passes = self.passes + 1 if all(move.kind in ("passed", "struck") for move in moves) else 0

    def blocked(self) -> bool:
        if self.passes >= 4 or self.barren >= 6:
            self.end("blocked")
            return True
        return False

    def end(self, how: str) -> None:
        self.closing, self.stage, self.moves = how, "ending", []
        if not self.drawing:
            self.count_up()

    def count_up(self) -> None:
        self.reached.add(str(self.closing))
        left = [sum(self.worth[tile] for seat in PAIRS[side] for tile in self.racks[seat]) for side in (0, 1)]
        for side in (0, 1):
            if self.closing == "closed" and side == 1 - (self.turn or 0):
                self.score[side] += left[1 - side]
            else:
                self.score[side] -= left[side]
        self.over, self.stage = True, "over"

    # who is asked

    def acting(self) -> list[int]:
        if self.over or self.owed():
            return []
        asked = set()
        if self.stage == "window":
            asked |= set(PAIRS[self.turn or 0])
        if self.stage == "first":
            asked |= {seat for seat in PAIRS[self.turn or 0] if self.has_tiles(seat) and self.first in (None, seat)}
            asked.discard(-1 if self.said_you_go is None else self.said_you_go)
        if self.stage == "second":
            mover = self.moves[0].seat or 0
            asked.add(PARTNER[mover])
            if self.asking == PARTNER[mover]:
                asked.add(mover)
            if self.asking == "asked":
                asked |= set(PAIRS[1 - (self.turn or 0)])
        if self.voted:
            asked.discard(self.voted[0])
        return sorted(asked)

    def has_tiles(self, seat: int) -> bool:
        return bool(self.racks[seat]) or (bool(self.loose) and self.first == seat)

    # moves

    def lay_loose(self, seat: int, square: Square, tile: str) -> None:
        if self.stage == "window":
            self.finish()
        if self.stage == "first":
            self.first, self.said_you_go = seat, None
        self.racks[seat].remove(tile[-1] if tile.endswith("?") else tile)
        self.loose[square] = tile

    def lift(self, seat: int) -> None:
        for tile in self.loose.values():
            self.racks[seat].append("?" if tile.endswith("?") else tile)
        self.loose = {}

    def make(self, seat: int, move: Move) -> None:
        if self.stage == "window":
            self.finish()
        if self.loose:
            self.lift(seat)
        if move.kind == "laid":
            move.points = self.points(move.laid)
            for square, tile in move.laid.items():
                self.racks[seat].remove("?" if tile.endswith("?") else tile)
                self.board[square] = tile
        for tile in move.given:
            self.racks[seat].remove(tile)
        self.moves.append(move)
        self.due -= 1
        self.first = None
        if self.due:
            self.stage = "second"
        else:
            self.press()

    def flag(self) -> None:
        turn = self.turn
        self.reached.add(f"flag in {self.stage}")
        if self.stage == "window":
            self.finish()
            if self.over or self.closing or self.turn != turn:
                return
        if self.loose:
            self.lift(self.first if self.first is not None else PARTNER[self.moves[0].seat or 0])
        for _ in range(self.due):
            self.moves.append(Move(None, "passed"))
        self.due = 0
        self.press()

    # challenges

    def vote(self, seat: int, what: str) -> None:
        """accept, first, second, yes, no or later."""
        window = self.stage == "window"
        if self.asking in PAIRS[pair(seat)] and not isinstance(self.asking, str):
            self.asking = "asked" if what == "yes" else "no"
            self.reached.add(f"asking: {what}")
        elif what == "later":
            self.asking, self.voted = "done", None
            self.reached.add("left for later")
        elif what in ("first", "second") or (what == "accept" and self.voted is None):
            self.reached |= {"talked over"} if self.voted and self.voted[1] == "accept" else set()
            self.voted = (seat, what)
        else:
            chosen = len(self.moves) - 1 if what == "accept" or not self.voted else 0 if self.voted[1] == "first" else 1
            self.voted = None
            if what == "yes":
                for earlier in self.moves[:chosen]:
                    self.settle(earlier)
                self.judge(chosen, pair(seat))
            else:
                self.reached |= {"disagreed"} if what == "no" else set()
                for move in self.moves[: chosen + 1]:
                    self.settle(move)
            if not window:
                self.asking = "done"
                self.reached.add(f"early: {what}")
            elif not any(move.open for move in self.moves):
                self.finish()

    def judge(self, chosen: int, side: int) -> None:
        move, later = self.moves[chosen], self.moves[chosen + 1 :]
        below = {square: tile for square, tile in self.board.items() if square not in move.laid}
        for other in later:
            below = {square: tile for square, tile in below.items() if square not in other.laid}
        if all("".join(tile[0] for tile in word) in self.words for word, _ in self.words_of(below, move.laid)):
            self.settle(move)
            self.crosses[side] += 1
            self.lost[side] += self.crosses[side] >= 3
            self.reached.add(f"cross {min(self.crosses[side], 4)}")
            return
        self.reached.add(f"move {chosen + 1} falls")
        for other in later:
            if other.kind == "laid":
                before = {square: tile for square, tile in self.board.items() if square not in other.laid}
                touched = {square for _, line in self.words_of(before, other.laid) for square in line}
                connected = any(self.beside(square) & set(below) for square in other.laid) or (
                    not below and (7, 7) in other.laid and len(other.laid) > 1
                )
                if touched & set(move.laid) or not connected:
                    self.reached.add("second falls too")
                    self.fall(other)
                else:
                    self.reached.add("second stands")
        self.fall(move)

    def fall(self, move: Move) -> None:
        for square, tile in move.laid.items():
            del self.board[square]
            self.racks[move.seat or 0].append("?" if tile.endswith("?") else tile)
        move.kind, move.laid, move.points = "fallen", {}, 0

    # words and points

    @staticmethod
    def beside(square: Square) -> set[Square]:
        row, column = square
        return {(row - 1, column), (row + 1, column), (row, column - 1), (row, column + 1)}

    @staticmethod
    def words_of(board: dict[Square, str], laid: dict[Square, str]) -> list[tuple[list[str], list[Square]]]:
        """All words with a new tile, each once: its tiles and its squares."""
        full = board | laid
        found: dict[tuple[Square, ...], list[str]] = {}
        for row, column in laid:
            for down, across in ((0, 1), (1, 0)):
                start = (row, column)
                while (start[0] - down, start[1] - across) in full:
                    start = (start[0] - down, start[1] - across)
                line = []
                while start in full:
                    line.append(start)
                    start = (start[0] + down, start[1] + across)
                if len(line) > 1:
                    found[tuple(line)] = [full[square] for square in line]
        return [(tiles, list(line)) for line, tiles in found.items()]

    def points(self, laid: dict[Square, str]) -> int:
        total = 50 if len(laid) == 7 else 0
        for tiles, line in self.words_of(self.board, laid):
            value, times = 0, 1
            for square, tile in zip(line, tiles, strict=True):
                mark = PREMIUMS[square[0]][square[1]] if square in laid else "."
                worth = 0 if tile.endswith("?") else self.worth[tile]
                value += worth * {"d": 2, "t": 3}.get(mark, 1)
                times *= {"2": 2, "3": 3}.get(mark, 1)
            total += value * times
        return total
