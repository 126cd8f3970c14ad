"""Information-set tree search, generic over the contract: one tree for each seat, grown over imagined worlds.

A seat's tree branches on what this seat sees: its own actions, and those of others that are made in the
open. An action taken while other seats owe theirs too is sealed, so it branches the tree of its own seat
only; no seat's choice can then depend on a card it has not seen. Where only one seat acts at a time all
trees have the same shape, and the search is the usual single-observer one.

A tree is a pool of nodes; a node's children form a list::

    node ──first──► child ──next──► child ──next──► NONE     a child is reached by `move`: action * SEATS + seat
"""

from __future__ import annotations

import math
from typing import Any, NamedTuple

import numpy as np

from stolik.bots.bot import Bot, Weighed
from stolik.bots.montecarlo import LONGEST_LIST, lead
from stolik.core.contract import HOST_BIT, acting, apply, legal, redeal
from stolik.core.game import Game
from stolik.core.kernel import Cells, kernel
from stolik.core.playout import first_seat
from stolik.core.random import below

SEATS = 16  # more than any game has
NONE = -1
CURIOSITY = 0.4  # weight of the little tried, in standard deviations of the values
DEEPEST = 256  # own decisions of a seat that are remembered in one descent


class Tree(NamedTuple):
    """The trees of all seats in one pool; node `seat` is the root of that seat's tree."""

    first: Cells
    next: Cells
    move: Cells
    visits: Cells
    offered: Cells  # how often the action could have been chosen
    worth: Cells  # sum of what its seat got
    size: Cells  # [nodes in use]
    seen: Cells  # [how many, sum, sum of squares] of the values backed up


def plant(nodes: int, seats: int) -> Tree:
    """Empty trees with room for so many nodes."""
    return Tree(
        first=np.full(nodes, NONE, np.int32),
        next=np.full(nodes, NONE, np.int32),
        move=np.full(nodes, NONE, np.int64),
        visits=np.zeros(nodes, np.int32),
        offered=np.zeros(nodes, np.int32),
        worth=np.zeros(nodes),
        size=np.array([seats]),
        seen=np.zeros(3),
    )


def enlarge(tree: Tree, nodes: int) -> Tree:
    """The same trees with room for so many nodes at least."""
    if nodes <= len(tree[0]):
        return tree
    larger = plant(nodes, 0)
    for old, new in zip(tree, larger, strict=True):
        new[: len(old)] = old
    return larger


@kernel
def child(tree: Tree, node: int, move: int) -> int:
    """The child that a move leads to, or NONE."""
    at = tree.first[node]
    while at != NONE and tree.move[at] != move:
        at = tree.next[at]
    found: int = at
    return found


@kernel
def sprout(tree: Tree, node: int, move: int) -> int:
    """Add a child."""
    new: int = tree.size[0]
    tree.size[0] += 1
    tree.move[new] = move
    tree.next[new] = tree.first[node]
    tree.first[node] = new
    return new


@kernel
def spread(tree: Tree) -> float:
    """The standard deviation of the values so far: the unit in which a game's values are large or small."""
    if tree.seen[0] == 0:
        return 1.0
    mean = tree.seen[1] / tree.seen[0]
    return math.sqrt(max(tree.seen[2] / tree.seen[0] - mean * mean, 1e-12))


@kernel
def pick_child(tree: Tree, node: int, seat: int, actions: Cells, count: int, random: Cells) -> int:
    """One of the actions by upper confidence bound, counting how often each was on offer; untried ones come first."""
    start = below(random, count)  # so that ties and untried actions are not taken in order
    best, highest = NONE, -np.inf
    untried = NONE
    curiosity = CURIOSITY * spread(tree)
    for i in range(count):
        action = actions[(start + i) % count]
        at = child(tree, node, action * SEATS + seat)
        if at == NONE:
            untried = action
            continue
        tree.offered[at] += 1
        mean = tree.worth[at] / tree.visits[at]
        bound = mean + curiosity * math.sqrt(math.log(tree.offered[at]) / tree.visits[at])
        if bound > highest:
            best, highest = at, bound
    if untried == NONE:
        return best
    new = sprout(tree, node, untried * SEATS + seat)
    tree.offered[new] = 1
    return new


@kernel
def descend(rules: Any, state: Any, tree: Tree, random: Cells, path: Cells, depth: Cells) -> None:
    """Play a world to the end of the deal: by the trees as far as they reach, then by chance; write the way taken."""
    actions = np.empty(LONGEST_LIST, np.int64)
    node = np.empty(rules.players, np.int64)  # where each seat stands in its tree; NONE when it has left it
    for seat in range(rules.players):
        node[seat] = seat
        depth[seat] = 0
    while True:
        seats = acting(rules, state)
        if seats == 0 or seats & HOST_BIT:
            return
        seat = first_seat(seats)
        sealed = seats != 1 << seat
        count = legal(rules, state, seat, actions)
        if node[seat] == NONE or depth[seat] == DEEPEST:
            action = actions[below(random, count)]
        else:
            at = pick_child(tree, node[seat], seat, actions, count, random)
            action = tree.move[at] // SEATS
            path[seat, depth[seat]] = at
            depth[seat] += 1
            node[seat] = at if tree.visits[at] > 0 else NONE
        if not sealed:
            watch(rules, tree, node, seat, action)
        apply(rules, state, seat, action)


@kernel
def watch(rules: Any, tree: Tree, node: Cells, seat: int, action: int) -> None:
    """Let the other seats' trees follow an open action; a tree gains at most one node a descent, then it is left."""
    for eye in range(rules.players):
        if eye != seat and node[eye] != NONE:
            at = child(tree, node[eye], action * SEATS + seat)
            if at == NONE:
                sprout(tree, node[eye], action * SEATS + seat)
            node[eye] = at


@kernel
def back_up(rules: Any, tree: Tree, path: Cells, depth: Cells, values: Cells) -> None:
    """Credit every action on the way with what its seat got in the end."""
    for seat in range(rules.players):
        tree.seen[0] += 1
        tree.seen[1] += values[seat]
        tree.seen[2] += values[seat] ** 2
        for i in range(depth[seat]):
            tree.visits[path[seat, i]] += 1
            tree.worth[path[seat, i]] += values[seat]


@kernel
def grow(rules: Any, states: Cells, seat: int, tree: Tree, iterations: int, random: Cells) -> None:
    """Imagine a world, descend, judge the end of the deal by its lead, back up: so many times.

    A game with a better judgement of its own writes this loop anew around its own values.
    """
    path = np.empty((rules.players, DEEPEST), np.int64)
    depth = np.empty(rules.players, np.int64)
    values = np.empty(rules.players)
    ranks = np.empty(rules.players, np.int64)
    world = np.empty_like(states)
    for _ in range(iterations):
        world[0] = states[0]
        redeal(rules, world[0], seat, random)
        descend(rules, world[0], tree, random, path, depth)
        for other in range(rules.players):
            values[other] = lead(rules, world[0], other, ranks)
        back_up(rules, tree, path, depth, values)


class IsmctsBot(Bot):
    """Plays what its seat's tree found best; effort is the number of iterations."""

    def __init__(self, level: str = "ismcts", effort: int = 2000) -> None:
        self.level, self.effort = level, effort

    def think(self, game: Game, states: Cells, seat: int, legal: Cells, effort: int, random: Cells, tally: Any) -> Any:
        players = game.players
        used = players if tally is None else int(tally[0].size[0])
        nodes = used + effort * players
        tree = plant(nodes, players) if tally is None else enlarge(tally[0], nodes)
        self.search(game, states, seat, tree, effort, random)
        return tree, seat

    def search(self, game: Game, states: Cells, seat: int, tree: Tree, effort: int, random: Cells) -> None:
        """Spend the effort; a game may judge the end of a deal by its own values here."""
        grow(game.rules, states, seat, tree, effort, random)

    def verdict(self, legal: Cells, tally: Any) -> list[Weighed]:
        tree, seat = tally
        found = {}
        at = tree.first[seat]
        while at != NONE:
            found[int(tree.move[at]) // SEATS] = at
            at = tree.next[at]
        weighed = []
        for action in map(int, legal):
            at = found.get(action, NONE)
            visits = 0 if at == NONE else int(tree.visits[at])
            value = float(tree.worth[at]) / visits if visits else -math.inf
            weighed.append(Weighed(action, value, visits))
        return weighed
