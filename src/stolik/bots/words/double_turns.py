"""Studying words: every move by the best double turn it can begin, and votes by the words that lie there."""

from __future__ import annotations

from typing import Any

import numpy as np

from stolik.bots.study import Study, Told, code_of, worded
from stolik.bots.words.reviewing import WordsReviewer
from stolik.bots.words.study import best_double_turns
from stolik.bots.words.votes import only_talk
from stolik.bots.words.weighing import worded_moves
from stolik.core.game import Game
from stolik.core.words import say

SHOWN = 12  # plans


class WordsStudy(Study):
    """Values are points, tiles kept counted in. It tells what is valid, so it is for matches that are over."""

    measure = "points"

    def weigh(self, game: Game, hidden: Any, seat: int, seconds: float, language: str) -> list[Told]:
        if only_talk(np.array(game.listed(hidden, seat), np.int64)):
            return self._votes(game, hidden, seat, language)
        plans = best_double_turns(game, hidden, seat, SHOWN)
        moves = [
            {
                "code": code_of(plan.codes[0], plan.moves[0]),
                "text": " + ".join(worded_moves(game, hidden, plan, language)),
                "value": plan.equity,
                "visits": plan.worlds,
                "points": plan.points,
            }
            for plan in plans
        ]
        return worded(moves, language, self.reason, self.measure)

    def _votes(self, game: Game, hidden: Any, seat: int, language: str) -> list[Told]:
        opinions = WordsReviewer().opinions(game, hidden, seat, None)
        moves: list[Told] = [
            {
                "code": code_of(one.action, game.show(hidden, seat, one.action)),
                "text": game.worded(hidden, seat, one.action, language),
                "value": one.value,
                "visits": 0,
            }
            for one in opinions
        ]
        return worded(moves, language, lambda *_: "", self.measure)

    def reason(self, move: Told, best: Told, language: str) -> str:
        return say("web-study-hint-points", language, points=move["points"])
