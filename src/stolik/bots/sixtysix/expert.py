"""The strong player of Sixty-six: information-set tree search with exact endings, playing for the match.

Worlds are drawn from what the seat knows (cards shown, failures to follow, the exchanged nine). In each the
tree is followed; a deal whose stock is exhausted is solved, and so is a closed one as soon as the tree is
left. True declarations end a descent at once: nothing can better them. Values are chances to win the match.
"""

from __future__ import annotations

import math
from typing import Any, NamedTuple

import numpy as np

from stolik.bots.bot import Bot, Weighed
from stolik.bots.ismcts import NONE, SEATS, Tree, child, enlarge, plant, sprout
from stolik.bots.sixtysix.chances import MOST, worth_of_deals, worth_to
from stolik.bots.sixtysix.policy import NOTHING, by_thumb, winning_claim
from stolik.bots.sixtysix.solver import ending, new_stack, solve_each
from stolik.core.game import Game
from stolik.core.kernel import Cells, kernel
from stolik.core.random import below
from stolik.games.sixtysix.rules import apply, legal
from stolik.games.sixtysix.secrets import redeal
from stolik.games.sixtysix.state import CLOSE, DECLARE, EXCHANGE, PLAYING, WITH_MELD, Rules, State
from stolik.games.sixtysix.tricks import first_part

ROOT = 0
TIE = 1e-5  # weight of game points, too small to outweigh any chance worth the name
CURIOSITY = 0.5  # weight of the little tried, for chances that a deal can move from 0 to 1
DEEPEST = 32  # decisions of a deal that are remembered in one descent


@kernel
def gained(state: State, before: int) -> int:
    """The game points a deal has paid to seat 0."""
    result: int = state.game_points[0] - state.game_points[1] - before
    return result


@kernel
def plausible(rules: Rules, state: State, out: Cells) -> int:
    """The decisions worth a thought: no false declarations."""
    count = legal(rules, state, state.turn, out)
    kept = 0
    for i in range(count):
        action = out[i]
        if action < WITH_MELD or action in (EXCHANGE, CLOSE):
            out[kept] = action
            kept += 1
    return kept


@kernel
def pick_child(tree: Tree, node: int, seat: int, actions: Cells, curiosity: float, random: Cells) -> int:
    """An action not tried yet, or the one of the highest upper confidence bound, given how often it was on offer."""
    start = below(random, len(actions))  # so that untried actions are not taken in order
    best, highest = NONE, -np.inf
    for i in range(len(actions)):
        action = actions[(start + i) % len(actions)]
        at = child(tree, node, action * SEATS + seat)
        if at == NONE:
            new = sprout(tree, node, action * SEATS + seat)
            tree.offered[new] = 1
            return new
        tree.offered[at] += 1
        bound = tree.worth[at] / tree.visits[at] + curiosity * math.sqrt(math.log(tree.offered[at]) / tree.visits[at])
        if bound > highest:
            best, highest = at, bound
    return best


@kernel
def play_on(rules: Rules, state: State, before: int, random: Cells, stack: Cells) -> int:
    """Finish a deal by rules of thumb and, once nobody draws, exactly."""
    while state.stage == PLAYING:
        if not first_part(state):
            return ending(rules, state, stack)
        apply(rules, state, state.turn, by_thumb(rules, state, random))
    return gained(state, before)


@kernel
def descend(
    rules: Rules,
    state: State,
    tree: Tree,
    random: Cells,
    out: Cells,
    path: Cells,
    stack: Cells,
    turn: int,
    curiosity: float,
) -> tuple[int, int]:
    """Follow the tree through a world; return what the deal pays seat 0 and how many steps of the way are in `path`.

    With `turn` at 0 or more the first action is not chosen but has its turn.
    """
    before = state.game_points[0] - state.game_points[1]
    node, depth = ROOT, 0
    while state.stage == PLAYING:
        if state.left == 0:
            return ending(rules, state, stack), depth
        claim = winning_claim(state)
        if claim != NOTHING and depth > 0:
            apply(rules, state, state.turn, claim)
            break
        if node == NONE or depth == DEEPEST:
            return play_on(rules, state, before, random, stack), depth
        seat, first, count = state.turn, 0, plausible(rules, state, out)
        if turn >= 0 and depth == 0:
            first, count = turn % count, 1
        at = pick_child(tree, node, seat, out[first : first + count], curiosity, random)
        path[depth] = at
        depth += 1
        node = at if tree.visits[at] > 0 else NONE
        apply(rules, state, seat, tree.move[at] // SEATS)
    return gained(state, before), depth


@kernel
def grow(
    rules: Rules,
    states: Cells,
    seat: int,
    tree: Tree,
    paid_at: Cells,
    worth: Cells,
    iterations: int,
    fair: bool,
    random: Cells,
) -> None:
    """Imagine a world, descend, credit every step of the way with its seat's chance to win the match.

    `paid_at` collects what was paid to seat 0 and how often each seat won the deal. If `fair`, half of the
    iterations are shared out evenly among the first actions, so that the poor ones are measured too.
    """
    path = np.empty(DEEPEST, np.int64)
    out = np.empty(32, np.int64)
    stack = new_stack()
    world = np.empty_like(states)
    curiosity = CURIOSITY * (worth[len(worth) - 1] - worth[0])
    for number in range(iterations):
        world[0] = states[0]
        redeal(rules, world[0], seat, random)
        turn = number // 2 if fair and number % 2 == 0 else -1
        paid, depth = descend(rules, world[0], tree, random, out, path, stack, turn, curiosity)
        for i in range(depth):
            at = path[i]
            tree.visits[at] += 1
            paid_at[at, 0] += paid
            if paid != 0:
                paid_at[at, 1 if paid > 0 else 2] += 1
            chance = worth_to(worth, 0, paid)
            tree.worth[at] += chance if tree.move[at] % SEATS == 0 else worth[0] + worth[len(worth) - 1] - chance


@kernel
def claims(rules: Rules, states: Cells, actions: Cells, paid: Cells) -> None:
    """Write what declarations among these actions pay seat 0; they end the deal, so nothing is uncertain."""
    scratch = np.empty_like(states)
    for i in range(len(actions)):
        if actions[i] == DECLARE or (actions[i] >= WITH_MELD and actions[i] < EXCHANGE):
            scratch[0] = states[0]
            before = scratch[0].game_points[0] - scratch[0].game_points[1]
            apply(rules, scratch[0], scratch[0].turn, actions[i])
            paid[i] = gained(scratch[0], before)


class Studied(NamedTuple):
    """An action with the chance to win the match, the game points and how often the deal is won."""

    action: int
    chance: float
    points: float
    wins: float
    visits: int  # 0: exact


class Thoughts(NamedTuple):
    """How far a search has come; without a tree everything is solved."""

    seat: int
    worth: Cells
    paid: Cells  # by action: what a declaration, or anything when all is known, pays seat 0
    tree: Tree | None
    paid_at: Cells  # by node: paid to seat 0, deals won by seat 0, by seat 1


class Expert(Bot):
    """Plays what wins the match most often; effort is the number of imagined worlds."""

    plays = "sixtysix"

    def __init__(self, level: str = "strong", effort: int = 3000, fair: bool = False) -> None:
        self.level, self.effort, self.fair = level, effort, fair

    def think(self, game: Game, states: Cells, seat: int, legal: Cells, effort: int, random: Cells, tally: Any) -> Any:
        state = states[0]
        scores = (int(state.game_points[0]), int(state.game_points[1]))
        worth = worth_of_deals(game.rules.target, scores, int(state.dealer))
        paid = np.zeros(len(legal), np.int64)
        if state.left == 0:  # both hands are known
            world = game.states(state)
            game.steps.imagine(game.rules, world, seat, random)
            solve_each(game.rules, world, legal, paid)
            return Thoughts(seat, worth, paid, None, np.zeros((0, 3)))
        claims(game.rules, states, legal, paid)
        tree, paid_at = (plant(2, 1), np.zeros((2, 3))) if tally is None else (tally.tree, tally.paid_at)
        needed = int(tree.size[0]) + effort + 1
        if needed > len(tree.first):
            tree = enlarge(tree, needed)
            paid_at = np.concatenate([paid_at, np.zeros((needed - len(paid_at), 3))])
        grow(game.rules, states, seat, tree, paid_at, worth, effort, self.fair, random)
        return Thoughts(seat, worth, paid, tree, paid_at)

    def settled(self, tally: Any) -> bool:
        return tally.tree is None

    def verdict(self, legal: Cells, tally: Any) -> list[Weighed]:
        return [Weighed(found.action, _with_points(found), max(found.visits, 1)) for found in study(legal, tally)]


def _with_points(found: Studied) -> float:
    """The chance; where it is the same for two actions, more game points come first."""
    return (1.0 - TIE) * found.chance + TIE * (found.points + MOST) / (2 * MOST)


def study(legal: Cells, thoughts: Thoughts) -> list[Studied]:
    """What a search says of each action."""
    nodes = {} if thoughts.tree is None else root_nodes(thoughts.tree)
    return [_studied(int(action), int(thoughts.paid[i]), nodes, thoughts) for i, action in enumerate(legal)]


def root_nodes(tree: Tree) -> dict[int, int]:
    """The nodes of the actions tried at the root."""
    nodes: dict[int, int] = {}
    at = int(tree.first[ROOT])
    while at != NONE:
        nodes[int(tree.move[at]) // SEATS] = at
        at = int(tree.next[at])
    return nodes


def _studied(action: int, paid: int, nodes: dict[int, int], thoughts: Thoughts) -> Studied:
    sign = 1 if thoughts.seat == 0 else -1
    tree = thoughts.tree
    if tree is None or is_claim(action):
        chance = float(worth_to(thoughts.worth, thoughts.seat, paid))
        return Studied(action, chance, float(sign * paid), float(sign * paid > 0), 0)
    at = nodes.get(action, NONE)
    visits = 0 if at == NONE else int(tree.visits[at])
    if visits == 0:
        return Studied(action, 0.0, -3.0, 0.0, 0)
    chance = float(tree.worth[at]) / visits
    if thoughts.seat == 1:
        chance += 1.0 - float(thoughts.worth[0] + thoughts.worth[-1])
    points, won = float(thoughts.paid_at[at, 0]) / visits, float(thoughts.paid_at[at, 1 + thoughts.seat]) / visits
    return Studied(action, chance, sign * points, won, visits)


def is_claim(action: int) -> bool:
    """Whether an action is a declaration."""
    return action == DECLARE or WITH_MELD <= action < EXCHANGE
