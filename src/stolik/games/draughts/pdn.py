"""PDN 3.0 as text: games with tags, moves, comments, variations, marks and results, read and written unchanged.

Whether the moves can be played is the business of ``pdn_play.py``.
"""

from __future__ import annotations

import re
import textwrap
from collections.abc import Iterator, Sequence

from stolik.games.draughts.pdn_game import RESULTS, BadPdn, Line, Move, PdnGame
from stolik.games.draughts.pdn_reading import LARGEST, read

__all__ = ["LARGEST", "RESULTS", "BadPdn", "Line", "Move", "PdnGame", "read", "write"]


def write(games: Sequence[PdnGame]) -> str:
    """Games as PDN; reading it again gives equal games."""
    return "\n".join(_write_game(game) for game in games)


def _write_game(game: PdnGame) -> str:
    before = _wrapped(_comments(game.before)) + "\n" * bool(game.before)
    tags = "".join(f"[{name} {_quoted(value)}]\n" for name, value in game.tags.items())
    words = [*_line_words(game.line), game.result, *_comments(game.after)]
    return f"{before}{tags}\n{_wrapped(words)}\n"


def _quoted(value: str) -> str:
    escaped = value.replace("\\", "\\\\").replace('"', '\\"')
    return f'"{escaped}"'


def _comments(comments: Sequence[str]) -> list[str]:
    return [f"{{{comment}}}" for comment in comments]


def _line_words(line: Line, played: int = 0) -> Iterator[str]:
    """A line as words that may be wrapped between; numbers go on from the moves played before it.

    A second player's move has its number where a line begins and behind a variation: 12... d6-c5.
    """
    yield from _comments(line.comments)
    anew = True
    for ply, move in enumerate(line.moves, played):
        if ply % 2 == 0 or anew:
            yield f"{ply // 2 + 1}." + (".." if ply % 2 else "")
        yield from _move_words(move)
        yield from _comments(move.comments)
        for variation in move.variations:
            yield "("
            yield from _line_words(variation, ply)
            yield ")"
            yield from _comments(variation.after)
        anew = bool(move.variations)


def _move_words(move: Move) -> Iterator[str]:
    """A move and its marks; a sign such as !? stands right behind the move, as PDN 3.0 wants it."""
    signs = [mark for mark in move.marks[:1] if re.match(r"[!?(]", mark)]
    yield move.text + "".join(signs)
    yield from move.marks[len(signs) :]


def _wrapped(words: Sequence[str]) -> str:
    return textwrap.fill(" ".join(words), 79, break_long_words=False, break_on_hyphens=False)
