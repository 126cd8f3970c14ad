"""Draughts a second time: slow and naive, written from the text of the rules, on a board of letters.

A piece is w or b, a king W or B; a square is (file, rank) from (0, 0), which is a1.
"""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field
from functools import cache
from typing import Any

Square = tuple[int, int]
Move = tuple[Square, Square, frozenset[Square]]  # from, to, the pieces taken
DIAGONAL = [(1, 1), (-1, 1), (1, -1), (-1, -1)]
EIGHT = [*DIAGONAL, (0, 1), (0, -1), (1, 0), (-1, 0)]

# what each game does otherwise than D1-D9
GAMES: dict[str, dict[str, Any]] = {
    "polish": {},
    "russian": {"crowned": "at once"},
    "american": {"flying": False},
    "corner": {"white": "c1 d2 e3 f4 g5 h6 e1 f2 g3 h4 g1 h2"},
    "corner?setup=nine": {"white": "a1 c1 e1 b2 d2 a3 c3 b4 a5"},
    "corner?corner_promotion=on": {"white": "c1 d2 e3 f4 g5 h6 e1 f2 g3 h4 g1 h2", "far": "a7 b8"},
    "german": {"german": True, "flying": False, "crowned": "stops"},
    "german?king=flying": {"german": True, "crowned": "stops"},
    "german?last_rank=continue": {"german": True, "flying": False},
    "russian-official": {"crowned": "at once", "majority": False, "official": True},
    "english": {
        "forward": True,
        "majority": False,
        "crowned": "stops",
        "flying": False,
        "first": "b",
        "plies": 80,
    },
    "brazilian": {"official": True},
}


def square(name: str) -> Square:
    return "abcdefgh".index(name[0]), int(name[1]) - 1


def turned(place: Square) -> Square:
    return 7 - place[0], 7 - place[1]


@cache
def squares_of(german: bool) -> list[Square]:
    return [(f, r) for r in range(8) for f in range(8) if german or (f + r) % 2 == 0]


@dataclass
class Table:
    """One board and its rules."""

    german: bool = False
    flying: bool = True
    majority: bool = True
    forward: bool = False  # men capture forward only
    crowned: str = "at the end"
    first: str = "w"
    white: str = ""
    far: str = ""  # where White's men are crowned, if not on the whole last rank
    plies: int = 30
    official: bool = False
    board: dict[Square, str] = field(default_factory=dict)
    mover: str = ""
    seen: Counter[Any] = field(default_factory=Counter)
    quiet: int = 0
    steady: int = 0
    road: int = 0

    def __post_init__(self) -> None:
        self.mover = self.first
        for place in self.squares():
            if place[1] < (2 if self.german else 3) and not self.white:
                self.stand(place)
        for name in self.white.split():
            self.stand(square(name))
        self.seen[self.position()] += 1

    def stand(self, place: Square) -> None:
        self.board[place], self.board[turned(place)] = "w", "b"

    def squares(self) -> list[Square]:
        return squares_of(self.german)

    def position(self) -> Any:
        return self.mover, frozenset(self.board.items())

    # D2-D7

    def ahead(self, colour: str) -> int:
        return 1 if colour == "w" else -1

    def is_far(self, place: Square, colour: str) -> bool:
        if self.far:
            return (place if colour == "w" else turned(place)) in [square(name) for name in self.far.split()]
        return place[1] == (7 if colour == "w" else 0)

    def on_board(self, place: Square) -> bool:
        return 0 <= place[0] < 8 and 0 <= place[1] < 8

    def mine(self, colour: str | None = None) -> list[Square]:
        return [place for place, piece in self.board.items() if piece.lower() == (colour or self.mover)]

    def ways(self, piece: str, capturing: bool) -> list[Square]:
        if piece.isupper():
            return EIGHT if self.german else DIAGONAL
        up = self.ahead(piece)
        forward = [(1, up), (-1, up)]
        if not capturing or self.forward:
            return forward
        return [*forward, (0, up), (1, 0), (-1, 0)] if self.german else DIAGONAL

    def steps(self) -> list[Move]:
        found = []
        for place in self.mine():
            piece = self.board[place]
            for df, dr in self.ways(piece, False):
                to = place[0] + df, place[1] + dr
                while self.on_board(to) and to not in self.board:
                    found.append((place, to, frozenset[Square]()))
                    if not (piece.isupper() and self.flying):
                        break
                    to = to[0] + df, to[1] + dr
        return found

    def jumps(self, place: Square, piece: str, start: Square, taken: frozenset[Square]) -> list[list[Any]]:
        """By direction: the landing squares and the piece that is jumped."""

        def empty(at: Square) -> bool:
            return self.on_board(at) and (at not in self.board or at == start)

        found = []
        for df, dr in self.ways(piece, True):
            over = place[0] + df, place[1] + dr
            while piece.isupper() and self.flying and empty(over):
                over = over[0] + df, over[1] + dr
            if over == start or over in taken or self.board.get(over, piece).lower() == piece.lower():
                continue
            landings = []
            to = over[0] + df, over[1] + dr
            while empty(to):
                landings.append(to)
                if not (piece.isupper() and self.flying):
                    break
                to = to[0] + df, to[1] + dr
            if landings:
                found.append([landings, over])
        return found

    def landed(self, piece: str, place: Square) -> str:
        return piece.upper() if self.crowned == "at once" and self.is_far(place, piece.lower()) else piece

    def run(self, place: Square, piece: str, start: Square, taken: frozenset[Square]) -> set[Move]:
        """Every way a capture can go on to its end."""
        stops = self.crowned == "stops" and piece.islower() and taken and self.is_far(place, piece)
        jumps = [] if stops else self.jumps(place, piece, start, taken)
        if not jumps:
            return {(start, place, taken)} if taken else set()
        ends: set[Move] = set()
        for landings, over in jumps:
            more = taken | {over}
            further = [to for to in landings if self.jumps(to, self.landed(piece, to), start, more)]
            for to in (further or landings) if piece.isupper() else landings:
                ends |= self.run(to, self.landed(piece, to), start, more)
        return ends

    def captures(self) -> set[Move]:
        found: set[Move] = set()
        for place in self.mine():
            found |= self.run(place, self.board[place], place, frozenset())
        return found

    def legal(self) -> set[Move]:
        found = self.captures()
        if not found:
            return set(self.steps())
        most = max(len(taken) for _, _, taken in found)
        return {move for move in found if not self.majority or len(move[2]) == most}

    def crosses(self, move: Move) -> bool:
        """D10: whether the move leads over the last rank; only a piece next to it can be jumped onto it."""
        last = 6 if self.mover == "w" else 1
        return any(rank == last for _, rank in move[2])

    def play(self, move: Move) -> None:
        start, end, taken = move
        was_road = self.three_on_road()
        piece = self.board.pop(start)
        man = piece.islower()
        crowned = man and (self.is_far(end, piece) or (self.crowned == "at once" and self.crosses(move)))
        for place in taken:
            del self.board[place]
        self.board[end] = piece.upper() if crowned else piece
        self.mover = "b" if self.mover == "w" else "w"
        self.quiet = 0 if man or taken else self.quiet + 1
        self.steady = 0 if crowned or taken else self.steady + 1
        self.road = self.road + 1 if was_road and not crowned and not taken and self.three_on_road() else 0
        self.seen[self.position()] += 1

    # D8, D9, D14

    def against_lone_king(self) -> tuple[int, Square] | None:
        """How many pieces stand against a king that is alone, and where it stands."""
        for colour, other in (("w", "b"), ("b", "w")):
            places = self.mine(colour)
            if len(places) == 1 and self.board[places[0]].isupper():
                count = len(self.mine(other))
                if count <= 3:
                    return count, places[0]
        return None

    def three_on_road(self) -> bool:
        found = self.against_lone_king()
        return bool(found and found[0] == 3 and found[1][0] == found[1][1])

    def ending(self) -> str | None:
        if not self.mine():
            return "captured"
        if not self.mine("b" if self.mover == "w" else "w"):
            return "captured"
        if not self.legal():
            return "blocked"
        if self.seen[self.position()] >= 3:
            return "repeated"
        if self.quiet >= self.plies:
            return "quiet"
        return self.official_draw() if self.official else None

    def official_draw(self) -> str | None:
        lone, count = self.against_lone_king(), len(self.board)
        if lone and lone[0] <= 2 and self.steady >= 10:
            return "few"
        if self.road >= 10:
            return "road"
        if {"W", "B"} <= set(self.board.values()):
            limit = 60 if count in (4, 5) else 120 if count in (6, 7) else None
            if limit and self.steady >= limit:
                return "balance"
        return None
