"""Looking back at a match: what every decision was worth against the best one.

Any game can be reviewed by its strongest bot. A game that has more to say puts its own reviewer here.
"""

from __future__ import annotations

import importlib
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from stolik.core.contract import HOST
from stolik.core.game import Game
from stolik.core.record import Play, Record, Retake, Undo
from stolik.core.registry import bot, levels
from stolik.core.replaying import begin

REVIEWERS = {  # by game or family of games
    "sixtysix": "stolik.bots.sixtysix.doctor:Doctor",
    "draughts": "stolik.bots.draughts.coach:Coach",
    "words": "stolik.bots.words.reviewing:WordsReviewer",
}


@dataclass(frozen=True)
class Opinion:
    """One action: what it is worth to its seat, and more that a game's reviewer knows of it."""

    action: int
    value: float
    more: dict[str, float]


@dataclass(frozen=True)
class Reviewed:
    """One decision of a record: what was played, what would have been best, and what can be said of it."""

    entry: int  # of the record
    seat: int
    played: Opinion
    best: Opinion
    notation: tuple[str, str]  # of both
    costly: bool
    words: str  # about a costly or a strange one; else nothing
    line: tuple[str, ...] = ()  # how the best goes on, where a game's reviewer knows
    worded: tuple[str, str] | None = None  # both in the reader's words, where these are not the notation

    @property
    def named(self) -> tuple[str, str]:
        """What was played and what would have been best, as people are told of it."""
        return self.worded or self.notation

    @property
    def lost(self) -> float:
        """How much the decision gave away."""
        return max(0.0, self.best.value - self.played.value)


class Reviewer:
    """Judges by the strongest bot; values are in that bot's own measure."""

    effort: int | None = None
    COSTLY = float("inf")  # a loss from which on a decision is named; measures differ, so only games know

    def prepare(self, record: Record) -> None:
        """Look through a match before its decisions are judged, for what only the rest of it tells."""
        return

    def opinions(self, game: Game, hidden: Any, seat: int, effort: int | None) -> list[Opinion]:
        """What every listed action is worth, best first."""
        strongest = bot(game.name, levels(game.name)[-1])
        weighed = strongest.weigh(game, hidden, seat, effort=effort or self.effort)
        return [Opinion(action, value, {}) for action, value, _ in weighed]

    def words(self, game: Game, hidden: Any, seat: int, played: Opinion, best: Opinion, language: str | None) -> str:
        """What can be said about a costly decision."""
        return ""

    def judge(
        self, game: Game, state: Any, entry: int, play: Play, effort: int | None, language: str | None
    ) -> Reviewed | None:
        """Review one decision from what its seat could see; None if there was nothing to decide."""
        hidden = game.hide(state, play.seat)
        opinions = self.opinions(game, hidden, play.seat, effort)
        played = next((found for found in opinions if found.action == play.code), None)
        if played is None or len(opinions) < 2:
            return None
        best = played if played.value >= opinions[0].value else opinions[0]
        notation = (game.show(hidden, play.seat, played.action), game.show(hidden, play.seat, best.action))
        costly = best.value - played.value >= self.COSTLY
        words = self.words(game, hidden, play.seat, played, best, language) if costly else ""
        worded = (
            game.worded(hidden, play.seat, played.action, language),
            game.worded(hidden, play.seat, best.action, language),
        )
        return Reviewed(entry, play.seat, played, best, notation, costly, words, worded=worded)


def reviewer_of(game: str) -> Reviewer:
    """A game's own reviewer, or the one that serves all."""
    module, _, name = REVIEWERS.get(game.partition("/")[0], f"{__name__}:Reviewer").partition(":")
    found: Reviewer = getattr(importlib.import_module(module), name)()
    return found


def review(
    record: Record,
    effort: int | None = None,
    language: str | None = None,
    watch: Callable[[int], None] = lambda _: None,
) -> list[Reviewed]:
    """Every decision of a match that stood, in order; decisions taken back are left out. `watch` counts entries."""
    match = begin(record)
    reviewer = reviewer_of(record.game)
    reviewer.prepare(record)
    line: list[Reviewed | None] = []
    for number, entry in enumerate(record.actions):
        watch(number)
        if isinstance(entry, Play):
            decided = entry.seat != HOST  # a fallen flag is nobody's decision
            judged = reviewer.judge(match.game, match.state, number, entry, effort, language) if decided else None
            line.append(judged)
        elif isinstance(entry, (Undo, Retake)):
            del line[-entry.count :]
        match.repeat(entry)
    return [reviewed for reviewed in line if reviewed is not None]
