"""Weighing the moves of a seat: each by the best double turn that it can begin or finish."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

import numpy as np

from stolik.bots.words.moves import MOST, best_move, is_placement, kept_worth, make_move, take_tiles, value_of
from stolik.bots.words.pair import BEHIND, JointPair, StrongPair, Tally, team_of, unseen_points
from stolik.bots.words.plans import CLOSING, ONE, TWO, WHO, bag_after, count_left
from stolik.bots.words.votes import only_talk
from stolik.core.contract import HOST_BIT
from stolik.core.game import Game
from stolik.core.kernel import Cells
from stolik.core.random import generator
from stolik.games.words.announcing import bag_for_exchange
from stolik.games.words.placing import lay, worth
from stolik.games.words.state import ACCEPT, ASK, EXCHANGE, FIRST, KIND, NO, NONE, PASS, WINDOW, YOU_GO
from stolik.games.words.tiles import RACK

WIDTH = 4000  # first moves looked at in each order


@dataclass(frozen=True)
class DoubleTurn:
    """A plan for both partners: who moves first, the moves in notation, their points, and what it is worth in all.

    There is one move only where the turn has one, or the partner has moved.
    """

    first_seat: int
    moves: tuple[str, ...]
    codes: tuple[int, ...]
    scores: tuple[int, ...]
    equity: float  # points and tiles kept; tried in worlds: how far ahead the pair is after the opponents' reply
    worlds: int

    @property
    def points(self) -> int:
        """Of all moves."""
        return sum(self.scores)


def turn_begins(game: Game, hidden: Any, seat: int) -> Cells:
    """What a seat sees when it may move: the opponents' moves are accepted, tiles drawn, and nothing said binds."""
    states = game.states(hidden)
    state = states.view(np.recarray)[0]
    if state.stage == WINDOW and state.turn == seat >> 1:
        # in any world: what the opponents draw is hidden again
        states = game.states(game.redeal(hidden, seat, 0))
        state = states.view(np.recarray)[0]
        while state.stage == WINDOW:
            for other in (seat, seat ^ 1):
                for action in (ACCEPT, NO):
                    game.steps.move(game.rules, states, other, action)
        while game.steps.who_acts(game.rules, states) & HOST_BIT:
            count = game.steps.asked(game.rules, states) >> 16
            game.steps.answer(game.rules, states, np.arange(count, dtype=np.int16))
        states = game.hidden(states, seat)
        state = states.view(np.recarray)[0]
    state.said[:] = 0
    if state.stage == FIRST:
        state.yielded = 0
    return states


def told_plan(game: Game, state: Any, seat: int, plan: Cells, equity: float, worlds: int) -> DoubleTurn:
    """A plan of a seat's pair, with its moves in notation."""
    mover = (seat & 2) + int(plan[WHO])
    codes = (int(plan[ONE]), int(plan[TWO])) if has_two(state) else (int(plan[ONE]),)
    board, shown, scores = np.array(state.board, np.int8), [], []
    after = state.copy()
    for place, move in enumerate(codes):
        shown.append(game.show(after, mover ^ place, move))
        scores.append(int(worth(game.rules, board, move)) if is_placement(move) else 0)
        if is_placement(move):
            lay(board, move)
            after.board[:] = board
    return DoubleTurn(mover, tuple(shown), codes, tuple(scores), round(equity, 2), worlds)


def worded_moves(game: Game, state: Any, plan: DoubleTurn, language: str | None) -> list[str]:
    """The moves of a plan as people are told of them; placements are written the same in all languages."""
    return [
        shown if is_placement(code) else game.worded(state, plan.first_seat ^ place, code, language)
        for place, (code, shown) in enumerate(zip(plan.codes, plan.moves, strict=True))
    ]


def has_two(state: Any) -> bool:
    """Whether two moves are still to be made in this turn."""
    return bool(state.stage == FIRST and state.single == NONE)


class Weighing:
    """What every move of a seat is worth in points, tiles kept counted in; with effort plans are tried in worlds.

    A move that was `played` is weighed whether it is listed or not (W28).
    """

    def __init__(self, game: Game, hidden: Any, seat: int, effort: int = 0, played: int | None = None) -> None:
        self.game, self.seat = game, seat
        self._states = turn_begins(game, hidden, seat)
        self.state = self._states.view(np.recarray)[0]
        self.values: dict[int, float] = {}
        self._plans: dict[int, tuple[Cells, float, int]] = {}
        self._bot = JointPair()
        self._bot.width = WIDTH
        self._racks = team_of(self.state, seat)
        legal = np.array(game.listed(self._states, seat), np.int64)
        if len(legal) and not only_talk(legal):
            self._weigh(legal, effort, played)
        if played is not None and is_placement(played) and played not in self.values:
            self._weigh_unlisted(played)

    def plan(self, action: int) -> DoubleTurn | None:
        """The best double turn that an action begins; None where there is one move only, or none."""
        if action not in self._plans or not has_two(self.state):
            return None
        return told_plan(self.game, self.state, self.seat, *self._plans[action])

    def _begins_with(self, plan: Cells) -> int:
        """The seat's own action with which a plan begins."""
        return int(plan[ONE]) if plan[WHO] == self.seat & 1 else YOU_GO

    def _weigh(self, legal: Cells, effort: int, played: int | None) -> None:
        random = generator(0, "review")
        tally: Tally = self._bot.think(self.game, self._states, self.seat, legal, 1, random, None)
        if effort and len(tally.plans):
            self._try(legal, effort, random, tally, played)
        values = in_points(tally)
        for k in np.argsort(-values, kind="stable").tolist():
            plan = tally.plans[k]
            self._plans.setdefault(self._begins_with(plan), (plan, float(values[k]), int(tally.tried[k])))
        lowest = float(values.min()) if len(values) else 0.0
        for action in legal.tolist():
            self.values[action] = self._plans[action][1] if action in self._plans else lowest
            if action >> KIND == EXCHANGE >> KIND:
                self.values[action] = self._exchange(action)
        if ASK in self.values:  # W15: asking costs no move
            self.values[ASK] = max(value for action, value in self.values.items() if action != ASK)

    def _try(self, legal: Cells, effort: int, random: Cells, tally: Tally, played: int | None) -> None:
        """Try the leading plans in worlds, and the best one that begins with the move that was played."""
        bot = StrongPair()
        tally.alive[: bot.tried] = tally.worths[: bot.tried] > tally.worths[0] - BEHIND
        own = (k for k, plan in enumerate(tally.plans) if self._begins_with(plan) == played)
        tally.alive[list(own)[:1]] = True
        bot.think(self.game, self._states, self.seat, legal, effort, random, tally)

    def _exchange(self, action: int) -> float:
        """Any exchange: by the tiles kept, and otherwise as a pass."""
        mine, left = self._racks[self.seat & 1], int(bag_for_exchange(self.state))
        kept = mine.copy()
        take_tiles(kept, action)
        rules, opinion = self.game.rules, self._bot.opinion(self.game)
        gained = kept_worth(rules, opinion, kept, left) - kept_worth(rules, opinion, mine, left)
        return float(self._plans[PASS][1] + gained)

    def _weigh_unlisted(self, action: int) -> None:
        """W28: a placement that stands though it is in no list, with the partner's best reply."""
        rules, opinion, mine = self.game.rules, self._bot.opinion(self.game), self.seat & 1
        left, board = int(bag_for_exchange(self.state)), np.array(self.state.board, np.int8)
        rack, reply_rack = self._racks[mine].copy(), self._racks[1 - mine].copy()
        bag = int(bag_after(left, action))
        points = int(worth(rules, board, action))
        value = float(value_of(rules, opinion, rack, action, points, bag, np.zeros(RACK, np.int8)))
        make_move(board, rack, action)
        plan = np.array([mine, action, PASS], np.int64)
        if has_two(self.state):
            out, scored = np.empty(MOST, np.int64), np.empty(MOST, np.int16)
            plan[TWO], _, more = best_move(rules, opinion, board, reply_rack, bag, out, scored)
            value += more
            make_move(board, reply_rack, int(plan[TWO]))
        else:
            value += kept_worth(rules, opinion, reply_rack, bag)
        if left == 0 and count_left(rack) + count_left(reply_rack) == 0:
            value += CLOSING * unseen_points(rules, self.state, self._racks)
        self.values[action], self._plans[action] = float(value), (plan, float(value), 0)


def in_points(tally: Tally) -> Cells:
    """What plans are worth in points of this turn: what worlds told is put on that measure, and none untried leads."""
    if not tally.worlds:
        return tally.worths
    believed, tried = tally.believed(), tally.tried > 0
    shift = tally.worths[tally.alive].mean() - believed[tally.alive].mean()
    values: Cells = np.where(tried, believed + shift, tally.worths)
    return np.where(tried, values, np.minimum(values, values[tried].max()))
