"""A game of a PDN file: tags, moves, and all that was said of them, in the order in which it was said."""

from __future__ import annotations

from dataclasses import dataclass, field

from stolik.core.errors import BadRecord

WHITE_WINS, BLACK_WINS, DRAWN = ("1-0", "2-0"), ("0-1", "0-2"), ("1/2-1/2", "1-1")
FORFEIT, OPEN = "0-0", "*"  # both have lost; nothing is said
RESULTS = (*WHITE_WINS, *BLACK_WINS, *DRAWN, FORFEIT, OPEN)


class BadPdn(BadRecord):
    """PDN that cannot be read or played: what is wrong, and where."""

    def __init__(self, text: str, at: int, what: str) -> None:
        self.line, self.column = text.count("\n", 0, at) + 1, at - (text.rfind("\n", 0, at) + 1) + 1
        self.what = what
        super().__init__(f"PDN, line {self.line}, column {self.column}: {what}")


@dataclass
class Line:
    """Moves one after another: a game, or a variation of one."""

    moves: list[Move] = field(default_factory=list)
    comments: list[str] = field(default_factory=list)  # before the first move
    after: list[str] = field(default_factory=list)  # behind a variation


@dataclass
class Move:
    """A move as it was written, with all that was said of it."""

    text: str
    marks: list[str] = field(default_factory=list)  # $1, !, ??, (?)
    comments: list[str] = field(default_factory=list)
    variations: list[Line] = field(default_factory=list)  # instead of this move
    at: int = field(default=0, compare=False)  # where in the text it stood


@dataclass
class PdnGame:
    """One game of a file."""

    tags: dict[str, str] = field(default_factory=dict)
    line: Line = field(default_factory=Line)
    result: str = OPEN  # what stands behind the moves
    before: list[str] = field(default_factory=list)  # comments before the tags of the first game
    after: list[str] = field(default_factory=list)  # comments behind the result
    source: str = field(default="", compare=False, repr=False)  # the text it was read from
    at: int = field(default=0, compare=False)  # where it begins there
    tags_at: dict[str, int] = field(default_factory=dict, compare=False, repr=False)  # where its tags stand
    result_at: int = field(default=0, compare=False)

    def wrong(self, what: str, tag: str = "") -> BadPdn:
        """The error that says what is wrong with the game, or with one of its tags, and where."""
        return BadPdn(self.source, self.tags_at.get(tag, self.at), what)
