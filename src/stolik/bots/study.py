"""Studying a game: hints with reasons, what else could have been done, reviews of whole matches; all ready for JSON.

Any game can be studied by its strongest bot. A game that has more to say puts its own study into the registry.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from stolik.bots.review import Reviewed, review
from stolik.core.game import Game
from stolik.core.match import Match
from stolik.core.record import Record
from stolik.core.registry import bot, levels
from stolik.core.words import say

GRADES = ((0.9, "good"), (0.6, "fair"), (0.3, "poor"), (0.0, "bad"))  # from which share of the best on
MATTERS = {"chance": 0.15, "heads": 2.0, "men": 1.0, "points": 15.0}  # what a bad move costs at least, by measure
EXACT = 1 << 53  # whole numbers that every reader of JSON can hold end here
Told = dict[str, Any]


def shares(values: Sequence[float], least: float = 1e-9) -> list[float]:
    """How good each value is between the worst (0) and the best (1); what costs less than `least` is not that bad.

    >>> shares([3.0, 2.0, -1.0]), shares([0.52, 0.51], least=0.1)
    ([1.0, 0.75, 0.0], [1.0, 0.9])
    """
    best, worst = max(values), min(values)
    return [round(1 - (best - value) / max(best - worst, least), 9) for value in values]


def grade(rank: int, share: float) -> str:
    """The word for an action: how near to the best it comes.

    >>> grade(0, 1.0), grade(1, 0.95), grade(2, 0.1)
    ('best', 'good', 'bad')
    """
    return "best" if rank == 0 else next(word for least, word in GRADES if share >= least)


class Study:
    """Judges by the strongest bot. Values are chances to win, unless a game measures otherwise."""

    measure = "chance"  # what values are: chance, heads, men or points

    # one decision

    def weigh(self, game: Game, hidden: Any, seat: int, seconds: float, language: str) -> list[Told]:
        """Everything a seat could do, best first: code, notation, value, visits, and in words how good it is."""
        strongest = bot(game.name, levels(game.name)[-1])
        weighed = strongest.weigh(game, hidden, seat, seconds=seconds)
        moves = [
            {
                "code": code_of(action, game.show(hidden, seat, action)),
                "text": game.worded(hidden, seat, action, language),
                "value": round(value, 4),
                "visits": int(visits),
            }
            for action, value, visits in weighed
        ]
        return worded(moves, language, self.reason, self.measure)

    def reason(self, move: Told, best: Told, language: str) -> str:
        """Why a move is as good as it is said to be, in a few words."""
        return say("web-study-hint-chance", language, percent=round(100 * max(0.0, min(1.0, move["value"]))))

    # a whole match

    def review(self, record: Record, language: str, watch: Callable[[int], None]) -> list[Told]:
        """Every decision that stood, with what it was worth; `watch` is told how many entries are done."""
        return [self.told(one) for one in review(record, None, language, watch)]

    def told(self, one: Reviewed) -> Told:
        """A reviewed decision, ready for JSON."""
        return {
            "entry": one.entry,
            "seat": one.seat,
            "played": {"text": one.named[0], "value": round(one.played.value, 4)},
            "best": {"text": one.named[1], "value": round(one.best.value, 4)},
            "lost": round(one.lost, 4),
            "costly": one.costly,
            "words": one.words,
            "line": list(one.line),
        }

    # a position to try moves on

    def board(self, match: Match, seconds: float, language: str) -> Told | None:
        """What a position is worth and its best lines, where a game has a board to try moves on; else None."""
        return None


class HeadsStudy(Study):
    """Values are heads: those one takes count against one, those of rivals for one."""

    measure = "heads"

    def reason(self, move: Told, best: Told, language: str) -> str:
        more = best["value"] - move["value"]
        return say("web-study-hint-heads", language, heads=round(more, 1)) if more >= 0.05 else ""


def worded(
    moves: list[Told], language: str, reason: Callable[[Told, Told, str], str], measure: str = "chance"
) -> list[Told]:
    """Moves, best first, each with words: how near to the best, and why."""
    if len(moves) == 1:
        return [{**moves[0], "share": 1.0, "words": say("web-study-hint-only", language)}]
    found = []
    measured = shares([move["value"] for move in moves], MATTERS[measure])
    for rank, (move, share) in enumerate(zip(moves, measured, strict=True)):
        parts = [say(f"play-hint-{grade(rank, share)}", language), reason(move, moves[0], language)]
        found.append({**move, "share": round(share, 3), "words": ", ".join(part for part in parts if part)})
    return found


def code_of(action: int, text: str) -> int | str:
    """What a page sends back to play an action: its code, or its notation where the code is too long for a page."""
    return action if abs(action) < EXACT else text
