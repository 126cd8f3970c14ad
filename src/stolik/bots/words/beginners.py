"""Pairs that know fewer words: they lay no others, and of those they do not know they can only guess."""

from __future__ import annotations

from typing import Any

import numpy as np

from stolik.bots.words.pair import GreedyPair, builds_on
from stolik.bots.words.plans import ONE
from stolik.bots.words.vocabulary import common_words, everyday_words
from stolik.bots.words.votes import guess, is_wrong
from stolik.core.game import Game
from stolik.core.kernel import Cells

DOUBTS = 0.08  # how likely one of them is to challenge a move with a word unknown to it; both look


class Beginners(GreedyPair):
    """A greedy pair; what it does not know it believes, or now and then doubts."""

    def speak(self, game: Game, state: Any, seat: int, legal: Cells, random: Cells) -> int:
        return guess(self.rules(game), state, seat, legal, DOUBTS, random)

    def unsure(self, game: Game, state: Any, plan: Cells) -> bool:
        """W13, W15: a partner's word that one does not know is asked about before one builds on it: else both may fall.

        Laid elsewhere the second move stands whatever becomes of the first, and a question would only show it up.
        """
        board = np.array(state.board, np.int8)
        return is_wrong(self.rules(game), state, 0) and builds_on(state, board, int(plan[ONE]))


class EasyPair(Beginners):
    """Knows common words only."""

    level = "easy"

    def rules(self, game: Game) -> Any:
        return common_words(game)


class EverydayPair(Beginners):
    """Knows common words in most of their forms, and what looks like them."""

    level = "everyday"

    def rules(self, game: Game) -> Any:
        return everyday_words(game)
