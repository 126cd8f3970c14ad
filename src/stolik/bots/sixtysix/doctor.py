"""The doctor of Sixty-six: what every decision was worth in game points and chances, and the costly ones in words."""

from __future__ import annotations

from typing import Any

import numpy as np

from stolik.bots.review import Opinion, Reviewer
from stolik.bots.sixtysix.expert import Expert, Studied, is_claim, study
from stolik.core.game import Game
from stolik.core.random import generator
from stolik.core.words import decimal, say
from stolik.games.sixtysix.cards import card_word
from stolik.games.sixtysix.state import CLOSE, EXCHANGE, WITH_MELD


class Doctor(Reviewer):
    """Values are chances to win the match; game points and how often the deal is won stand beside them."""

    effort = 4000
    COSTLY = 0.04  # of the match

    def opinions(self, game: Game, hidden: Any, seat: int, effort: int | None) -> list[Opinion]:
        found = sorted(studied(game, hidden, seat, effort or self.effort), key=lambda action: -action.chance)
        return [
            Opinion(one.action, one.chance, {"points": one.points, "wins": one.wins, "worlds": float(one.visits)})
            for one in found
        ]

    def words(self, game: Game, hidden: Any, seat: int, played: Opinion, best: Opinion, language: str | None) -> str:
        numbers = {
            "lost": round(100 * (best.value - played.value)),
            "points": decimal(played.more["points"], language, "+.2f"),
            "best_points": decimal(best.more["points"], language, "+.2f"),
            "wins": round(100 * played.more["wins"]),
            "best_wins": round(100 * best.more["wins"]),
        }
        kind = "card"
        if is_claim(played.action):
            kind = "declared"
        elif is_claim(best.action):
            kind = "undeclared"
        elif played.action == CLOSE:
            kind = "closed"
        elif best.action == CLOSE:
            kind = "unclosed"
        named = {"played": action_word(played.action, language), "best": action_word(best.action, language)}
        return say(f"sixtysix-doctor-{kind}", language, **numbers, **named)


def studied(game: Game, hidden: Any, seat: int, effort: int, seed: int = 0) -> list[Studied]:
    """Every listed action, measured evenly enough to compare poor ones too."""
    states = game.states(hidden)
    buffer = np.empty(game.LONGEST_LIST, np.int64)
    legal = buffer[: game.steps.list_legal(game.rules, states, seat, buffer)].copy()
    expert = Expert(fair=True)
    return study(legal, expert.think(game, states, seat, legal, effort, generator(seed, "doctor", seat), None))


def action_word(action: int, language: str | None) -> str:
    """An action as a sentence names it."""
    if action < WITH_MELD:
        return card_word(action, language)
    if is_claim(action):
        laid = "" if action >= EXCHANGE else f" {card_word(action - WITH_MELD, language)}"
        return f"66{laid}"
    return say(f"sixtysix-doctor-name-{'exchange' if action == EXCHANGE else 'close'}", language)
