"""What a first lesson is: a position, one move of the reader's, and the rule that it shows."""

from __future__ import annotations

from typing import NamedTuple


class Lesson(NamedTuple):
    """One move that shows one rule; whatever is legal there shows it."""

    name: str  # its words are <the game's words>-lesson-<name>
    rule: str
    position: str | None  # None: the beginning
    shows: str  # the event that every legal move tells
