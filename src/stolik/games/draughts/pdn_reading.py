"""PDN 3.0 as text, read: also what its reading grammar forgives, and what files in the world hold besides."""

from __future__ import annotations

import re
from collections.abc import Iterator

from stolik.core.errors import describe, shorten
from stolik.games.draughts.pdn_game import OPEN, RESULTS, BadPdn, Line, Move, PdnGame

LARGEST = 4 << 20  # characters that will be read at all
DEEPEST = 40  # variations inside variations
ONLY_MOVE = "$7"  # what a star right behind a move means; PDN 3.0 writes it so
TOKENS = re.compile(
    r"""
      (?P<space>\s+|%[^\n\r]*)
    | (?P<tag>\[\s*(?P<name>[A-Za-z0-9_]+)\s*"(?P<value>(?:\\.|[^"\\])*)"\s*\])
    | \{(?P<comment>[^}]*)\}
    | ;(?P<rest>[^\n\r]*)
    | (?P<result>(?:RESULTS)(?![0-9a-zA-Z:/×–\-]))
    | (?P<number>[0-9]+\s*\.[\s.…]*|\.\.\.|…)
    | (?P<move>DRAWSQUARE(?:\s?[-–x×:]\s?SQUARE)+|(?:[a-h][1-8]){2,})
    | (?P<nag>\$[0-9]+|[!?]+|\([!?]+\))
    | (?P<open>\()
    | (?P<close>\))
    """.replace("SQUARE", r"(?:[a-h][1-8]|[1-9][0-9]?|0[1-9])")
    .replace("DRAW", r"(?!1\s?-\s?1(?![0-9]|\s?[-–x×:]))")  # no move, or it would be a result where it is written
    .replace("RESULTS", "|".join(map(re.escape, RESULTS))),
    re.VERBOSE | re.IGNORECASE,
)
NOTHING_MORE = re.compile(r"\s*(?:\[|\Z)")  # of a game: the next one begins, or nothing does
KINDS = ("space", "tag", "comment", "rest", "result", "number", "move", "nag", "open", "close")


def read(text: str) -> list[PdnGame]:
    """All games of a text; BadPdn says what is wrong and where."""
    if not isinstance(text, str):
        raise BadPdn("", 0, f"{describe(text)} is no text; a file is read as text, in UTF-8")
    if len(text) > LARGEST:
        raise BadPdn("", 0, f"{len(text)} characters; at most {LARGEST} are read")
    text = text.removeprefix("\ufeff").replace("\r\n", "\n").replace("\r", "\n")  # lines are counted as all end them
    reader = _Reader(text)
    for kind, found in _tokens(text):
        reader.take(kind, found)
    if reader.begun:
        reader.finish(OPEN, len(text))
    return reader.games


def _tokens(text: str) -> Iterator[tuple[str, re.Match[str]]]:
    at = 0
    while at < len(text):
        found = TOKENS.match(text, at)
        if not found:
            raise BadPdn(text, at, _complaint(text, at))
        at = found.end()
        kind = next(name for name in KINDS if found[name] is not None)
        if kind != "space":
            yield kind, found


def _complaint(text: str, at: int) -> str:
    """What is wrong with a text that is no token."""
    if text[at] == "{":
        return "this comment has no end"
    if text[at] == "[":
        return 'a tag is written [Name "value"]'
    if text[at] == "/":
        return "a position that is set up in mid-game is not read; begin a game of its own with a FEN tag"
    return f"{shorten(repr(text[at : at + 12]), 30)} is no move, comment or result"


class _Reader:
    """The games read so far, the one that is being read, and the variation one is in."""

    def __init__(self, text: str) -> None:
        self.text = text
        self.games: list[PdnGame] = []
        self._begin()

    def _begin(self) -> None:
        self.game, self.lines, self.begun = PdnGame(source=self.text), [Line()], False
        self.game.line = self.lines[0]
        self._number = -1  # where a number stood before the first move
        self._moved = -1  # where the last move or its marks ended

    def take(self, kind: str, found: re.Match[str]) -> None:
        """Add a token."""
        at = found.start()
        if kind in ("comment", "rest"):
            self._comments().append(_plain(found[kind]))
        elif kind == "result":
            self._result(found["result"], at, found.end())
        elif kind == "tag":
            self._tag(found["name"], found["value"], at)
        elif kind == "move":
            self._go_on(at)
            self.lines[-1].moves.append(Move(re.sub(r"\s", "", found["move"]), at=at))
            self._moved = found.end()
        elif kind == "nag":
            if not self.lines[-1].moves:
                raise BadPdn(self.text, at, "a mark belongs behind a move")
            self.lines[-1].moves[-1].marks.append(found["nag"])
            self._moved = found.end()
        elif kind == "open":
            self._open(at)
        elif kind == "close":
            if len(self.lines) == 1 or not self.lines[-1].moves:
                raise BadPdn(self.text, at, "a variation ends that has not begun, or has no moves")
            self.lines.pop()
        elif not self.begun:
            self._number = at

    def _go_on(self, at: int) -> None:
        """The game has begun here or with the number before, unless it has before."""
        if not self.begun:
            self.begun, self.game.at = True, at if self._number < 0 else self._number
            self.game.line.comments, self.game.before = self.game.before, []

    def _comments(self) -> list[str]:
        """Where a comment belongs: to what was said last."""
        if not self.begun:
            return self.games[-1].after if self.games else self.game.before
        line = self.lines[-1]
        if not line.moves:
            return line.comments
        move = line.moves[-1]
        return move.variations[-1].after if move.variations else move.comments

    def _tag(self, name: str, value: str, at: int) -> None:
        """A tag; behind moves it begins the next game, and so it does behind a comment where it stood before."""
        if self.game.line.moves or (self.game.line.comments and name in self.game.tags):
            self.finish(OPEN, at)
        if not self.begun:
            self.begun, self.game.at = True, at
        if name in self.game.tags:
            raise BadPdn(self.text, at, f"the tag {shorten(name, 40)} stands here twice")
        self.game.tags[name] = re.sub(r"\\(.)", r"\1", value, flags=re.DOTALL)
        self.game.tags_at[name] = at

    def _open(self, at: int) -> None:
        line = self.lines[-1]
        if not line.moves:
            raise BadPdn(self.text, at, "a variation belongs behind the move it could replace")
        if len(self.lines) > DEEPEST:
            raise BadPdn(self.text, at, f"variations inside variations, more than {DEEPEST} deep")
        self.lines.append(Line())
        line.moves[-1].variations.append(self.lines[-1])

    def _result(self, result: str, at: int, end: int) -> None:
        """The end of a game; a star right behind a move, with more to come, praises the move."""
        if result == OPEN and at == self._moved and not NOTHING_MORE.match(self.text, end):
            self.lines[-1].moves[-1].marks.append(ONLY_MOVE)
            self._moved = end
        elif self.begun:
            self.finish(result, at)
        elif not self.games:
            raise BadPdn(self.text, at, f"{result} is a result, but there is no game before it")
        elif result not in (OPEN, self.games[-1].result):
            raise BadPdn(self.text, at, f"a second result, {result}; the game has ended {self.games[-1].result}")

    def finish(self, result: str, at: int) -> None:
        """The game has this result; another may begin."""
        if len(self.lines) > 1:
            raise BadPdn(self.text, at, "a variation is still open here; a ) is missing")
        self.game.result, self.game.result_at = result, at
        self.games.append(self.game)
        self._begin()


def _plain(comment: str) -> str:
    """A comment with its spaces and line breaks evened out, so that it can be wrapped anew; braces would end it."""
    return " ".join(comment.replace("{", "(").replace("}", ")").split())
