"""What is no move: accepting and challenging, early judgement, and partners' questions."""

from __future__ import annotations

from typing import Any

import numpy as np

from stolik.core.kernel import Cells
from stolik.core.random import unit
from stolik.games.words.placing import words_valid
from stolik.games.words.state import (
    ACCEPT,
    CHALLENGE,
    CHALLENGES,
    EMPTY,
    KIND,
    LATER,
    MOVES,
    NO,
    PLACED,
    SECOND,
    YES,
    YOU_GO,
)


def only_talk(legal: Cells) -> bool:
    """Whether nothing but votes and answers may be given now."""
    kinds = legal >> KIND
    return not bool((kinds < YOU_GO >> KIND).any())


def speak(rules: Any, state: Any, seat: int, legal: Cells) -> int:
    """The vote or answer of somebody who knows all words: challenge what is wrong, accept the rest."""
    choices = set(legal.tolist())
    if LATER in choices:
        # W15: an early verdict helps only those who ask. A wrong move that lies there takes squares from their second
        # one, and takes it down if that builds on it (W13); it falls after the clock all the same. An answer that is
        # given to right moves alone would tell them which are wrong.
        return LATER
    wrong = [move for move in range(MOVES) if is_wrong(rules, state, move)]
    if YES in choices:
        if state.stage == SECOND and state.turn == seat >> 1:
            return NO if wrong else YES  # to ask early about a move that stands costs nothing
        return YES if int(state.vote) - CHALLENGES in wrong else NO
    for move in wrong:
        if CHALLENGE + move in choices:
            return CHALLENGE + move
    return ACCEPT if ACCEPT in choices else int(legal[0])


def guess(known: Any, state: Any, seat: int, legal: Cells, doubts: float, random: Cells) -> int:
    """The vote or answer of somebody who knows the words of `known` alone: others are believed, or doubted at times."""
    choices = set(legal.tolist())
    strange = [move for move in range(MOVES) if is_wrong(known, state, move)]
    if YES in choices:
        if state.stage == SECOND and state.turn == seat >> 1:
            return YES  # a partner who wants to ask early has a reason to
        return YES if int(state.vote) - CHALLENGES in strange else NO
    if LATER in choices and strange:
        return LATER  # a guess is as good after the clock, and may then take both moves down
    for move in strange:
        if CHALLENGE + move in choices and unit(random) < doubts:
            return CHALLENGE + move
    return ACCEPT if ACCEPT in choices else int(legal[0])


def is_wrong(rules: Any, state: Any, move: int) -> bool:
    """Whether an announced move that lies on the board makes a word that is none."""
    if state.kinds[move] != PLACED or state.settled[move]:
        return False
    board = np.array(state.board, np.int8)
    for later in range(move, MOVES):
        if state.kinds[later] == PLACED:
            board[state.squares[later, : state.sizes[later]]] = EMPTY
    return not words_valid(rules, board, int(state.moves[move]))
