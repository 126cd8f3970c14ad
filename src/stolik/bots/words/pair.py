"""The pair bots: from a greedy pair to one that plans double turns together and tries them in imagined worlds."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

import numpy as np

from stolik.bots.bot import Bot, Decided, Weighed
from stolik.bots.words.leaves import opinion_of
from stolik.bots.words.moves import is_placement, no_opinion
from stolik.bots.words.plans import ONE, PLAN, TWO, WHO, best_order, plan_turn
from stolik.bots.words.talk import announce, shall_close
from stolik.bots.words.trials import try_plans
from stolik.bots.words.votes import is_wrong, only_talk, speak
from stolik.core.game import Game
from stolik.core.kernel import Cells
from stolik.games.words.announcing import bag_for_exchange
from stolik.games.words.placing import words_squares
from stolik.games.words.state import ASK, I_GO, NONE, SECOND, YOU_GO
from stolik.games.words.tiles import JOKER, RACK, SQUARES

DOUBTED = 0.5  # of a move that depends on a partner's doubtful one
ELSEWHERE = 200  # replies to such a move among which a greedy pair looks for one that does not
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

    @classmethod
    def of_talk(cls, spoken: int, seat: int) -> Tally:
        """Nothing to plan: only something to say."""
        none: Cells = np.zeros(0)
        return cls(spoken, seat, none, none, none, none, none)

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

    plays = "words"
    effort = 1
    width = 0  # first moves tried in each order; 0: the greedy pair
    tried = 0  # plans tried in worlds
    ahead = 1  # turns played on in a world: the opponents' answer; more turns add more chance than knowledge

    def opinion(self, game: Game) -> Cells:
        return opinion_of(str(game.options["language"]))

    def rules(self, game: Game) -> Any:
        """The rules with the words this pair knows."""
        return game.rules

    def think(
        self, game: Game, states: Cells, seat: int, legal: Cells, effort: int, random: Cells, tally: Tally | None
    ) -> Tally:
        if tally is None:
            tally = self._begin(game, states, seat, legal, random)
        if self.tried and tally.spoken is None and tally.alive.sum() > 1:
            self._try(game, states, seat, effort, random, tally)
        return tally

    def settled(self, tally: Tally) -> bool:
        return tally.spoken is not None or not self.tried or int(tally.alive.sum()) < 2

    def _begin(self, game: Game, states: Cells, seat: int, legal: Cells, random: Cells) -> Tally:
        """Speak if there is nothing to lay, else plan."""
        state = states.view(np.recarray)[0]
        if only_talk(legal):
            return Tally.of_talk(self.speak(game, state, seat, legal, random), seat)
        plans, worths = self._plan(game, state, seat, legal)
        order = np.argsort(-worths, kind="stable")
        plans, worths = plans[order], worths[order]
        if ASK in legal and self.unsure(game, state, plans[0]):
            return Tally.of_talk(ASK, seat)
        alive = np.zeros(len(plans), np.bool_)
        alive[: self.tried] = worths[: self.tried] > worths[0] - BEHIND
        doubt = DOUBT if state.left >= RACK else DOUBT_AT_THE_END
        return Tally(None, seat, plans, worths, np.zeros(len(plans)), np.zeros(len(plans), np.int64), alive, doubt)

    def speak(self, game: Game, state: Any, seat: int, legal: Cells, random: Cells) -> int:
        """A vote or an answer; `random` is for those who have to guess."""
        return speak(game.rules, state, seat, legal)

    def unsure(self, game: Game, state: Any, plan: Cells) -> bool:
        """W15: whether to ask the opponents early about a partner's move, `plan` being the best second one.

        Who knows every word has no need to: the answer is known, and the question would only show a wrong word up.
        """
        return False

    def _plan(self, game: Game, state: Any, seat: int, legal: Cells) -> tuple[Cells, Cells]:
        """Plans for this turn that this seat's actions can begin."""
        rules, opinion = self.rules(game), self.opinion(game)
        doubtful = state.stage == SECOND and is_wrong(rules, state, 0)
        width = self.width or (ELSEWHERE if doubtful else 1)
        plans, worths = np.zeros((2 * width, PLAN), np.int64), np.zeros(2 * width)  # room for both orders
        racks = team_of(state, seat)
        board, left = np.array(state.board, np.int8), int(bag_for_exchange(state))
        single = state.single != NONE or state.stage == SECOND
        # W18: a partner who has moved and still has to draw from the bag closes nothing
        theirs = unseen_points(game.rules, state, racks) if state.left == 0 else 0
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
                    rules, opinion, board, racks, left, theirs, order, single, width, plans, worths, planned
                )
        plans, worths = plans[:planned], worths[:planned]
        if doubtful:
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
        best = {action: rank for action, (rank, _) in self._best_plans(tally).items()}
        low = 2 * _lowest(tally)
        return [Weighed(int(action), *best.get(int(action), (low, 0))) for action in legal]

    def _best_plans(self, tally: Tally) -> dict[int, tuple[tuple[float, int], Cells]]:
        """By the action they begin with: the best plan, with what it is worth and how often it was tried."""
        best: dict[int, tuple[tuple[float, int], Cells]] = {}
        simulated, low = tally.worlds > 0, _lowest(tally)
        rows = zip(tally.plans, tally.believed(), tally.tried, tally.alive, strict=True)
        for plan, rated, tried, alive in rows:
            action = int(plan[ONE]) if plan[WHO] == tally.seat & 1 else YOU_GO
            # how long a plan stayed alive says more than a mean of few worlds
            rank = (float(rated) if alive or not simulated else low + float(rated) / 100, int(tried))
            if action not in best or rank[0] > best[action][0][0]:
                best[action] = rank, plan
        return best

    def decide(
        self,
        game: Game,
        hidden: Any,
        seat: int,
        seconds: float | None = None,
        effort: int | None = None,
        seed: int = 0,
    ) -> Decided:
        """W22, W23: before a double turn, the tiles one wants to lay in front of one's rack, and "I go"."""
        states = self._seen(game, hidden, seat)
        legal = self._listed(game, states, seat)
        tally = self._thought(game, states, seat, legal, seconds, effort, seed)
        action = self._ranked(legal, tally)[0].action
        if tally is None or tally.spoken is not None or action not in (plans := self._best_plans(tally)):
            return Decided(action)
        plan = plans[action][1]
        own_move = int(plan[ONE] if plan[WHO] == seat & 1 else plan[TWO])
        return announce(states.view(np.recarray)[0], seat, legal, action, own_move)

    def answer(self, game: Game, hidden: Any, seat: int) -> int | None:
        """W22: yes or no to "shall I close?"."""
        state = self._seen(game, hidden, seat).view(np.recarray)[0]
        if not game.addressed(state, seat):
            return None
        racks = team_of(state, seat)
        return shall_close(self.rules(game), state, seat, racks, unseen_points(game.rules, state, racks))


def _lowest(tally: Tally) -> float:
    """What is worth less than any plan."""
    return float(tally.worths.min()) - 1000 if len(tally.worths) else -1000.0


def unseen_points(rules: Any, state: Any, racks: Cells) -> int:
    """The points of all tiles that are neither on the board nor in these racks."""
    points = int((rules.counts[:64].astype(np.int64) * rules.values[:64]).sum())
    cells = np.array(state.board)
    cells = cells[(cells > 0) & (cells < 64)]
    mine = racks[(racks > 0) & (racks < 64)]
    return points - int(rules.values[cells].astype(np.int64).sum()) - int(rules.values[mine].astype(np.int64).sum())


def doubt(state: Any, board: Cells, plans: Cells, worths: Cells) -> None:
    """W13: replies that build on a partner's move that would fall are worth less."""
    for k, plan in enumerate(plans):
        if worths[k] > 0 and builds_on(state, board, int(plan[ONE])):
            worths[k] *= DOUBTED


def builds_on(state: Any, board: Cells, action: int) -> bool:
    """W13: whether a word of a second move would contain a tile of the first."""
    if not is_placement(action):
        return False
    marked = np.zeros(SQUARES, np.int8)
    words_squares(board, action, marked)
    return bool(marked[state.squares[0, : state.sizes[0]]].any())


class GreedyPair(PairBot):
    """Each rack's best move and the partner's best reply, in the better of both orders; points and nothing else."""

    level = "medium"

    def opinion(self, game: Game) -> Cells:
        return no_opinion()


class JointPair(PairBot):
    """Plans the double turn over both racks, with what the tiles kept are worth; looks no further."""

    level = "joint"
    width = 200


class StrongPair(PairBot):
    """Plans the double turn over both racks and tries the best plans in imagined worlds; effort is rounds of four."""

    level = "strong"
    width = 1000  # who listed fewer first moves than the pair that does not look ahead would plan worse than it
    tried = 20
    effort = 24
