"""Studying Sixty-six: how often an action wins the deal and what it brings, over the hands that may lie there."""

from __future__ import annotations

from typing import Any

from stolik.bots.sixtysix.doctor import studied
from stolik.bots.study import Study, Told, worded
from stolik.core.game import Game
from stolik.core.words import decimal, say

EFFORT = 6000  # worlds: about a second


class SixtysixStudy(Study):
    """Values are chances to win the match; game points and deals won stand in the words."""

    def weigh(self, game: Game, hidden: Any, seat: int, seconds: float, language: str) -> list[Told]:
        found = sorted(studied(game, hidden, seat, EFFORT), key=lambda action: (-action.chance, -action.points))
        moves = [
            {
                "code": one.action,
                "text": game.worded(hidden, seat, one.action, language),
                "value": round(one.chance, 4),
                "visits": one.visits,
                "wins": one.wins,
                "points": one.points,
            }
            for one in found
        ]
        return worded(moves, language, self.reason, self.measure)

    def reason(self, move: Told, best: Told, language: str) -> str:
        values = {"percent": round(100 * move["wins"]), "points": decimal(move["points"], language, "+.1f")}
        return say("web-study-hint-deal", language, **values)
