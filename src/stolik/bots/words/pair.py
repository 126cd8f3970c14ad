"""The pair bots: from a greedy pair to one that plans double turns together and tries them in imagined worlds."""

from __future__ import annotations

from dataclasses import dataclass, field
from functools import cache
from typing import Any

import numpy as np

from stolik.bots.bot import Bot, Weighed
from stolik.bots.words.leaves import opinion_of
from stolik.bots.words.moves import is_placement, no_opinion
from stolik.bots.words.plans import ONE, PLAN, WHO, best_order, plan_turn
from stolik.bots.words.votes import is_wrong, only_talk, speak
from stolik.bots.words.worlds import try_plans
from stolik.core.game import Game
from stolik.core.kernel import Cells
from stolik.games.words.lexicon import sample
from stolik.games.words.placing import words_squares
from stolik.games.words.state import ASK, I_GO, NONE, PASS, SECOND, YOU_GO
from stolik.games.words.tiles import JOKER, RACK, SQUARES

MOST_PLANS = 1 << 12
DOUBTED = 0.5  # of a move that depends on a partner's doubtful one
ROUND = 4  # worlds between two looks
HALVED = (12, 24, 48, 96, 192)  # after so many worlds only the better half of the plans goes on
DOUBT = 5.0  # points by which what a plan is worth without trying differs from what it is worth, as a deviation
DOUBT_AT_THE_END = 12.0  # with fewer tiles in the bag than a rack: who closes counts, and that is not in the worth
BEHIND = 25  # points a plan may be worth less than the best one and still be tried


@dataclass
class Tally:
    """What is known so far: a talk's answer, or plans with their worth, and how they fared in worlds."""

    spoken: int | None
    seat: int
    plans: Cells
    worths: Cells
    sums: Cells
    tried: Cells
    alive: Cells
    doubt: float = DOUBT
    worlds: int = 0
    noise: Cells = field(default_factory=lambda: np.zeros(2))  # squares of what plans stray in worlds, and how many

    def believed(self) -> Cells:
        """What each plan is worth by all that is known: what it seemed worth and how it fared, each by its doubt.

        Few worlds say little: their mean alone would pick the luckiest plan, which is worse than not to try any.
        """
        if self.worlds == 0 or self.noise[1] == 0:
            return self.worths
        chance = (self.noise[0] / self.noise[1] + 1.0) / self.worlds
        trust = self.doubt**2 / (self.doubt**2 + chance)
        means = self.sums / np.maximum(self.tried, 1)
        seemed = self.worths - self.worths[self.alive].mean()
        fared = means - means[self.alive].mean()
        mixed = means[self.alive].mean() + (1 - trust) * seemed + trust * fared
        return np.where(self.tried > 0, mixed, self.worths)


def team_of(state: Any, seat: int) -> Cells:
    """The racks of a pair, loose tiles included."""
    racks = np.zeros((2, RACK), np.int8)
    for k in range(2):
        tiles = [int(tile) for tile in state.racks[(seat & 2) + k] if tile > 0]
        if state.loose_by == (seat & 2) + k:
            tiles += [JOKER if tile & JOKER else int(tile) for tile in state.loose if tile]
        racks[k, : len(tiles)] = tiles
    return racks


class PairBot(Bot):
    """What all have in common: votes by knowledge of the words, moves by plans."""

    effort = 1
    width = 0  # first moves tried in each order; 0: the greedy pair
    tried = 0  # plans tried in worlds
    ahead = 1  # turns played on in a world: the opponents' answer; more turns add more chance than knowledge

    def opinion(self, game: Game) -> Cells:
        return opinion_of(str(game.options["language"]))

    def rules(self, game: Game) -> Any:
        return game.rules

    def think(
        self, game: Game, states: Cells, seat: int, legal: Cells, effort: int, random: Cells, tally: Tally | None
    ) -> Tally:
        if tally is None:
            tally = self._begin(game, states, seat, legal)
        if self.tried and tally.spoken is None and tally.alive.sum() > 1:
            self._try(game, states, seat, effort, random, tally)
        return tally

    def settled(self, tally: Tally) -> bool:
        return tally.spoken is not None or not self.tried or int(tally.alive.sum()) < 2

    def _begin(self, game: Game, states: Cells, seat: int, legal: Cells) -> Tally:
        """Speak if there is nothing to lay, else plan."""
        state = states.view(np.recarray)[0]
        none: Cells = np.zeros(0)
        if ASK in legal and self._unsure(game, state):
            return Tally(ASK, seat, none, none, none, none, none)
        if only_talk(legal):
            return Tally(speak(game.rules, state, seat, legal), seat, none, none, none, none, none)
        plans, worths = self._plan(game, state, seat, legal)
        order = np.argsort(-worths, kind="stable")
        plans, worths = plans[order], worths[order]
        alive = np.zeros(len(plans), np.bool_)
        alive[: self.tried] = worths[: self.tried] > worths[0] - BEHIND
        doubt = DOUBT if state.left >= RACK else DOUBT_AT_THE_END
        return Tally(None, seat, plans, worths, np.zeros(len(plans)), np.zeros(len(plans), np.int64), alive, doubt)

    def _unsure(self, game: Game, state: Any) -> bool:
        """W15: whether to ask the opponents early about a partner's move: who knows every word has no need to."""
        return False

    def _plan(self, game: Game, state: Any, seat: int, legal: Cells) -> tuple[Cells, Cells]:
        """Plans for this turn that this seat's actions can begin."""
        plans, worths = np.zeros((MOST_PLANS, PLAN), np.int64), np.zeros(MOST_PLANS)
        rules, opinion = self.rules(game), self.opinion(game)
        racks = team_of(state, seat)
        board, left = np.array(state.board, np.int8), int(state.left)
        single = state.single != NONE or state.stage == SECOND
        if state.stage == SECOND and is_placement(int(state.moves[0])):
            left = max(0, left - int(state.sizes[0]))
        theirs = unseen_points(game.rules, state, racks) if left == 0 else 0
        mine = seat & 1
        orders = [mine] if state.stage == SECOND or YOU_GO not in legal else [0, 1]
        if len(orders) == 2 and state.said[seat ^ 1] == I_GO:
            orders = [1 - mine]  # W22: a partner who wants to go first is let go
        planned = 0
        if self.width == 0 and not single:
            planned = best_order(rules, opinion, board, racks, left, plans, worths)
            keep = [k for k in range(planned) if plans[k, WHO] in orders]
            plans, worths, planned = plans[keep], worths[keep], len(keep)
        else:
            for order in orders:
                planned = plan_turn(
                    rules, opinion, board, racks, left, theirs, order, single, self.width or 1, plans, worths, planned
                )
        plans, worths = plans[:planned], worths[:planned]
        if state.stage == SECOND and is_wrong(game.rules, state, 0):
            doubt(state, board, plans, worths)
        return plans, worths

    def _try(self, game: Game, states: Cells, seat: int, effort: int, random: Cells, tally: Tally) -> None:
        """Try the plans in worlds; those far behind are dropped on the way."""
        for _ in range(effort):
            count = int(tally.alive.sum())
            if count < 2:
                return
            try_plans(
                game.rules,
                self.opinion(game),
                states,
                seat,
                tally.plans,
                tally.alive,
                self.ahead,
                ROUND,
                random,
                tally.sums,
                tally.noise,
            )
            tally.tried[tally.alive] += ROUND
            tally.worlds += ROUND
            if tally.worlds in HALVED:
                believed = np.where(tally.alive, tally.believed(), -np.inf)
                keep = np.argsort(-believed, kind="stable")[: max(2, (count + 1) // 2)]
                tally.alive[:] = False
                tally.alive[keep] = True

    def verdict(self, legal: Cells, tally: Tally) -> list[Weighed]:
        if tally.spoken is not None:
            return [Weighed(int(action), float(action == tally.spoken), 0) for action in legal]
        best: dict[int, tuple[float, int]] = {}
        simulated = tally.worlds > 0
        low = float(tally.worths.min()) - 1000 if len(tally.worths) else -1000.0
        rows = zip(tally.plans, tally.believed(), tally.tried, tally.alive, strict=True)
        for plan, rated, tried, alive in rows:
            action = int(plan[ONE]) if plan[WHO] == tally.seat & 1 else YOU_GO
            # how long a plan stayed alive says more than a mean of few worlds
            rank = (float(rated) if alive or not simulated else low + float(rated) / 100, int(tried))
            if action not in best or rank[0] > best[action][0]:
                best[action] = rank
        return [Weighed(int(action), *best.get(int(action), (2 * low, 0))) for action in legal]


def unseen_points(rules: Any, state: Any, racks: Cells) -> int:
    """The points of all tiles that are neither on the board nor in these racks."""
    points = int((rules.counts[:64].astype(np.int64) * rules.values[:64]).sum())
    cells = np.array(state.board)
    cells = cells[(cells > 0) & (cells < 64)]
    mine = racks[(racks > 0) & (racks < 64)]
    return points - int(rules.values[cells].astype(np.int64).sum()) - int(rules.values[mine].astype(np.int64).sum())


def doubt(state: Any, board: Cells, plans: Cells, worths: Cells) -> None:
    """W13: replies that build on a partner's move that would fall are worth less."""
    marked = np.zeros(SQUARES, np.int8)
    first = state.squares[0, : state.sizes[0]]
    for k, plan in enumerate(plans):
        if plan[ONE] != PASS and is_placement(int(plan[ONE])):
            words_squares(board, int(plan[ONE]), marked)
            if marked[first].any() and worths[k] > 0:
                worths[k] *= DOUBTED


class GreedyPair(PairBot):
    """Each rack's best move and the partner's best reply, in the better of both orders; points and nothing else."""

    level = "medium"

    def opinion(self, game: Game) -> Cells:
        return no_opinion()


class EasyPair(GreedyPair):
    """A greedy pair that knows common words only."""

    level = "easy"

    def rules(self, game: Game) -> Any:
        return _common(game)

    def _unsure(self, game: Game, state: Any) -> bool:
        return is_wrong(_common(game), state, 0)


class JointPair(PairBot):
    """Plans the double turn over both racks, with what the tiles kept are worth; looks no further."""

    level = "joint"
    width = 200


class StrongPair(PairBot):
    """Plans the double turn over both racks and tries the best plans in imagined worlds; effort is rounds of four."""

    level = "strong"
    width = 120
    tried = 20
    effort = 24


@cache
def _rules_with_common(language: str) -> tuple[Cells, Cells]:
    common = sample(language)
    return common.edges, common.masks


def _common(game: Game) -> Any:
    """The rules with the small lexicon of common words; all of them are in the full one, or nearly."""
    edges, masks = _rules_with_common(str(game.options["language"]))
    return game.rules._replace(edges=edges, masks=masks)
