"""PDN 3.0 as text: games with tags, moves, comments, variations, marks and results, read and written unchanged.

Whether the moves can be played is the business of ``pdn_play.py``.
"""

from __future__ import annotations

import re
import textwrap
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field

from stolik.core.errors import BadRecord, shorten

LARGEST = 4 << 20  # characters that will be read at all
DEEPEST = 40  # variations inside variations
RESULTS = ("1-0", "0-1", "1/2-1/2", "2-0", "0-2", "1-1", "0-0", "*")
SQUARE = r"(?:[a-h][1-8]|[0-9]{1,2})"
TOKENS = re.compile(
    r"""
      (?P<space>\s+)
    | (?P<escape>(?:(?<=\n)|\A)%[^\n]*)
    | (?P<tag>\[\s*(?P<name>[A-Za-z0-9_]+)\s*"(?P<value>(?:\\.|[^"\\])*)"\s*\])
    | \{(?P<comment>[^}]*)\}
    | (?P<result>(?:1/2-1/2|[012]-[012]|\*)(?![0-9a-zA-Z:\-]))
    | (?P<number>[0-9]+\s*\.(?:\s*\.\.)?)
    | (?P<move>SQUARE(?:\s?[-x:]\s?SQUARE)+)
    | (?P<nag>\$[0-9]{1,3}|[!?]{1,2})
    | (?P<open>\()
    | (?P<close>\))
    """.replace("SQUARE", SQUARE),
    re.VERBOSE | re.IGNORECASE,
)


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


@dataclass
class Move:
    """A move as it was written, with all that was said of it."""

    text: str
    marks: list[str] = field(default_factory=list)  # $1, !, ??
    comments: list[str] = field(default_factory=list)
    variations: list[Line] = field(default_factory=list)  # instead of this move
    at: int = field(default=0, compare=False)  # where in the text it stood


@dataclass
class PdnGame:
    """One game of a file."""

    tags: dict[str, str] = field(default_factory=dict)
    line: Line = field(default_factory=Line)
    result: str = "*"
    source: str = field(default="", compare=False, repr=False)  # the text it was read from
    at: int = field(default=0, compare=False)  # where it begins there


# reading


def read(text: str) -> list[PdnGame]:
    """All games of a text; BadPdn says what is wrong and where."""
    if len(text) > LARGEST:
        raise BadPdn("", 0, f"{len(text)} characters; at most {LARGEST} are read")
    text = text.removeprefix("\ufeff")
    games: list[PdnGame] = []
    reader = _Reader(text)
    for kind, found in _tokens(text):
        finished = reader.take(kind, found)
        if finished is not None:
            games.append(finished)
    if reader.begun:
        games.append(reader.finish("*", len(text)))
    return games


def _tokens(text: str) -> Iterator[tuple[str, re.Match[str]]]:
    at = 0
    while at < len(text):
        found = TOKENS.match(text, at)
        if not found:
            raise BadPdn(text, at, _complaint(text, at))
        at = found.end()
        kind = next(name for name in _KINDS if found[name] is not None)
        if kind not in ("space", "escape"):
            yield kind, found


_KINDS = ("space", "escape", "tag", "comment", "result", "number", "move", "nag", "open", "close")


def _complaint(text: str, at: int) -> str:
    """What is wrong with a text that is no token."""
    if text[at] == "{":
        return "this comment has no end"
    if text[at] == "[":
        return 'a tag is written [Name "value"]'
    return f"{shorten(repr(text[at : at + 12]), 30)} is no move, comment or result"


class _Reader:
    """The game that is being read, and the variation one is in."""

    def __init__(self, text: str) -> None:
        self.text = text
        self.begin()

    def begin(self) -> None:
        self.game, self.lines, self.begun = PdnGame(source=self.text), [Line()], False
        self.game.line = self.lines[0]

    def take(self, kind: str, found: re.Match[str]) -> PdnGame | None:
        """Add a token; return the game it finishes."""
        if not self.begun:
            self.begun, self.game.at = True, found.start()
        line, at = self.lines[-1], found.start()
        if kind == "tag":
            return self._tag(found)
        if kind == "move":
            line.moves.append(Move(re.sub(r"\s", "", found["move"]), at=at))
        elif kind == "comment":
            (line.moves[-1].comments if line.moves else line.comments).append(_plain(found["comment"]))
        elif kind == "nag":
            if not line.moves:
                raise BadPdn(self.text, at, "a mark belongs behind a move")
            line.moves[-1].marks.append(found["nag"])
        elif kind == "open":
            self._open(line, at)
        elif kind == "close":
            if len(self.lines) == 1 or not line.moves:
                raise BadPdn(self.text, at, "a variation ends that has not begun, or has no moves")
            self.lines.pop()
        elif kind == "result":
            return self.finish(found["result"], at)
        return None

    def _tag(self, found: re.Match[str]) -> PdnGame | None:
        """A tag; behind moves it begins the next game."""
        before = None
        if self.game.line.moves or self.game.line.comments:
            before = self.finish("*", found.start())
            self.begun, self.game.at = True, found.start()
        if found["name"] in self.game.tags:
            raise BadPdn(self.text, found.start(), f"the tag {shorten(found['name'], 40)} stands here twice")
        self.game.tags[found["name"]] = re.sub(r"\\(.)", r"\1", found["value"], flags=re.DOTALL)
        return before

    def _open(self, line: Line, at: int) -> None:
        if not line.moves:
            raise BadPdn(self.text, at, "a variation belongs behind the move it could replace")
        if len(self.lines) > DEEPEST:
            raise BadPdn(self.text, at, f"variations inside variations, more than {DEEPEST} deep")
        self.lines.append(Line())
        line.moves[-1].variations.append(self.lines[-1])

    def finish(self, result: str, at: int) -> PdnGame:
        """The game with its result; another begins."""
        if len(self.lines) > 1:
            raise BadPdn(self.text, at, "a variation is still open here; a ) is missing")
        finished = self.game
        finished.result = result
        self.begin()
        return finished


def _plain(comment: str) -> str:
    """A comment with its spaces and line breaks evened out, so that it can be wrapped anew."""
    return " ".join(comment.split())


# writing


def write(games: Sequence[PdnGame]) -> str:
    """Games as PDN; reading it again gives equal games."""
    return "\n".join(_write_game(game) for game in games)


def _write_game(game: PdnGame) -> str:
    tags = "".join(f"[{name} {_quoted(value)}]\n" for name, value in game.tags.items())
    words = [*_line_words(game.line), game.result]
    return f"{tags}\n{_wrapped(words)}\n"


def _quoted(value: str) -> str:
    escaped = value.replace("\\", "\\\\").replace('"', '\\"')
    return f'"{escaped}"'


def _line_words(line: Line, played: int = 0) -> Iterator[str]:
    """A line as words that may be wrapped between; numbers go on from the moves played before it.

    A second player's move has its number where a line begins and behind a variation: 12... d6-c5.
    """
    yield from (f"{{{comment}}}" for comment in line.comments)
    anew = True
    for ply, move in enumerate(line.moves, played):
        if ply % 2 == 0 or anew:
            yield f"{ply // 2 + 1}." + (".." if ply % 2 else "")
        yield move.text
        yield from move.marks
        yield from (f"{{{comment}}}" for comment in move.comments)
        for variation in move.variations:
            yield "("
            yield from _line_words(variation, ply)
            yield ")"
        anew = bool(move.variations)


def _wrapped(words: Sequence[str]) -> str:
    text = " ".join(words)
    return textwrap.fill(text, 79, break_long_words=False, break_on_hyphens=False)
