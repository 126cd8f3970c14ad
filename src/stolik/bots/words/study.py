"""Studying: the best double turns of a position, reviews of played matches, and puzzles taken from them."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

import numpy as np

from stolik.bots.review import Opinion, Reviewer
from stolik.bots.words.moves import is_placement, kept_worth, take_tiles
from stolik.bots.words.pair import JointPair, StrongPair, team_of
from stolik.bots.words.plans import ONE, TWO, WHO
from stolik.bots.words.votes import is_wrong, only_talk, speak
from stolik.core.game import Game
from stolik.core.kernel import Cells
from stolik.core.random import generator
from stolik.core.record import Play, Record
from stolik.core.replaying import begin
from stolik.core.words import say
from stolik.games.words.placing import lay, worth
from stolik.games.words.state import CHALLENGE, EXCHANGE, FIRST, KIND, MOVES, NONE, PASS, YES
from stolik.games.words.tiles import JOKER, tile_set

CROSS = 8.0  # points that a cross is reckoned to cost
CLEAR = 12.0  # points by which the best double turn of a puzzle leads


@dataclass(frozen=True)
class DoubleTurn:
    """A plan for both partners: who moves first, both moves in notation, their points, and what it is worth in all."""

    first_seat: int
    moves: tuple[str, str]
    codes: tuple[int, int]
    points: int
    equity: float  # points and tiles kept; tried in worlds: how far ahead the pair is after the opponents' reply
    worlds: int


def best_double_turns(
    game: Game, hidden: Any, seat: int, count: int = 10, effort: int = 0, seed: int = 0
) -> list[DoubleTurn]:
    """The best plans of the pair on turn, best first; with effort the leading ones are tried in imagined worlds."""
    states = game.states(hidden)
    buffer = np.empty(game.LONGEST_LIST, np.int64)
    legal = buffer[: game.steps.list_legal(game.rules, states, seat, buffer)].copy()
    if len(legal) == 0 or only_talk(legal):
        return []
    bot = StrongPair() if effort else JointPair()
    bot.width = 400
    tally = bot.think(game, states, seat, legal, max(1, effort), generator(seed, "study"), None)
    values = [(float(worth), int(tried)) for worth, tried in zip(tally.believed(), tally.tried, strict=True)]
    order = sorted(range(len(values)), key=lambda k: (-values[k][1], -values[k][0]))[:count]
    state = states.view(np.recarray)[0]
    return [_told(game, state, seat, tally.plans[k], *values[k]) for k in order]


def _told(game: Game, state: Any, seat: int, plan: Cells, equity: float, worlds: int) -> DoubleTurn:
    """A plan with its moves in notation."""
    one, two = int(plan[ONE]), int(plan[TWO])
    mover = (seat & 2) + int(plan[WHO])
    board = np.array(state.board, np.int8)
    shown = game.show(state, mover, one)
    points = 0
    after = state.copy()
    if is_placement(one):
        points += worth(game.rules, board, one)
        lay(board, one)
        after.board[:] = board
    if is_placement(two):
        points += worth(game.rules, board, two)
    moves = (shown, game.show(after, mover ^ 1, two))
    return DoubleTurn(mover, moves, (one, two), int(points), round(equity, 2), worlds)


class WordsReviewer(Reviewer):
    """Judges moves by the best double turn they can begin or finish, and votes by the words that lie there."""

    COSTLY = 12.0  # points

    def opinions(self, game: Game, hidden: Any, seat: int, effort: int | None) -> list[Opinion]:
        states = game.states(hidden)
        state = states.view(np.recarray)[0]
        buffer = np.empty(game.LONGEST_LIST, np.int64)
        legal = buffer[: game.steps.list_legal(game.rules, states, seat, buffer)].copy()
        if len(legal) == 0:
            return []
        worths = _votes(game, state, seat, legal) if only_talk(legal) else _moves(game, states, state, seat, legal)
        found = [Opinion(int(action), value, {}) for action, value in zip(legal, worths, strict=True)]
        return sorted(found, key=lambda one: (-one.value, one.action))

    def words(self, game: Game, hidden: Any, seat: int, played: Opinion, best: Opinion, language: str | None) -> str:
        better = game.show(hidden, seat, best.action)
        return say("study-better", language, best=better, points=round(best.value - played.value))


def _votes(game: Game, state: Any, seat: int, legal: Cells) -> list[float]:
    """To accept what is wrong gives its points away, to challenge what is right costs a cross."""
    right = speak(game.rules, state, seat, legal)
    at_stake = sum(float(state.points[move]) for move in range(MOVES) if is_wrong(game.rules, state, move))
    worths = []
    for action in legal.tolist():
        bold = action == YES or action >> KIND == CHALLENGE >> KIND
        worths.append(0.0 if action == right else -CROSS if bold else -max(at_stake, 0.0))
    return worths


def _moves(game: Game, states: Cells, state: Any, seat: int, legal: Cells) -> list[float]:
    """Every move by the best plan that begins with it; exchanges by the tiles kept and the partner's best move."""
    bot = JointPair()
    bot.width = 4000
    tally = bot.think(game, states, seat, legal, 1, generator(0, "review"), None)
    weighed = {one.action: one.value for one in bot.verdict(legal, tally)}
    racks = team_of(state, seat)
    opinion, left = bot.opinion(game), int(state.left)
    mine = racks[seat & 1]
    passing = weighed.get(PASS, 0.0) - kept_worth(game.rules, opinion, mine, left)
    lowest = min((value for value in weighed.values() if value > -500), default=0.0)
    worths = []
    for action in legal.tolist():
        value = weighed[action]
        if action >> KIND == EXCHANGE >> KIND:
            kept = mine.copy()
            take_tiles(kept, action)
            value = passing + kept_worth(game.rules, opinion, kept, left)
        worths.append(value if value > -500 else lowest)
    return worths


@dataclass(frozen=True)
class Puzzle:
    """A position of a played match with one double turn clearly best."""

    entry: int  # of the record: the decision it stands before
    seat: int
    racks: tuple[str, str]
    best: DoubleTurn
    second: DoubleTurn


def puzzles(record: Record, clear: float = CLEAR) -> list[Puzzle]:
    """Find the best double turn: positions of a record in which one leads all others by so many points."""
    match = begin(record)
    found = []
    for number, entry in enumerate(record.actions):
        state = match.state
        fresh = state.stage == FIRST and state.single == NONE and state.bound < 0 and state.yielded == 0
        if isinstance(entry, Play) and fresh and entry.seat >> 1 == state.turn:
            best = best_double_turns(match.game, match.game.hide(state, entry.seat), entry.seat, 200)
            others = [plan for plan in best[1:] if _other(plan, best[0])]
            if best and others and best[0].equity - others[0].equity >= clear:
                found.append(Puzzle(number, entry.seat, _racks(match.game, state, entry.seat), best[0], others[0]))
        match.repeat(entry)
    return found


def _racks(game: Game, state: Any, seat: int) -> tuple[str, str]:
    """Both racks of a pair as letters, ? for a joker."""
    names = dict(enumerate(tile_set(str(game.options["language"])).letters, 1)) | {0: "", JOKER: "?"}
    one, two = ("".join(names[int(tile)] for tile in rack) for rack in team_of(state, seat))
    return one, two


def _other(plan: DoubleTurn, best: DoubleTurn) -> bool:
    """Whether a plan really differs: the same two moves in the other order are the same solution."""
    return sorted(plan.codes) != sorted(best.codes)
