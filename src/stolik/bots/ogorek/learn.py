"""How the nets learn: practising decisions in self-play, and remembering who won from which scores."""

from __future__ import annotations

import math
from typing import NamedTuple

import numpy as np

from stolik.bots.ogorek import equity as scores
from stolik.bots.ogorek import player as cards
from stolik.bots.ogorek.equity import look_at_scores, win_chances
from stolik.bots.ogorek.net import MOST_FACTS, SILENT, WIDTH, Net, Scratch, lean, spread_odds, take_in
from stolik.bots.ogorek.player import draw_action, play_on, prefer
from stolik.core.kernel import Cells, kernel
from stolik.core.playout import serve
from stolik.core.random import below, unit
from stolik.games.ogorek.rules import apply, legal, next_survivor, setup, standing, survivors
from stolik.games.ogorek.state import CARDS, DEALING, LOSING, OVER, PLAYING, SEATS, Rules, State

EVER = 256  # more deals than a match has


class Learner(NamedTuple):
    """A net with what gradient ascent (Adam) keeps: the gradient, its mean and its mean square."""

    net: Net
    gradient: Net
    mean: Net
    square: Net


def fresh(facts: int, options: int, seed: int) -> Net:
    """An untaught net: leans nowhere yet."""
    numbers = np.random.default_rng(seed)
    rows = numbers.normal(scale=0.3, size=(facts, WIDTH)).astype(np.float32)
    rows[SILENT] = 0
    return Net(rows, numbers.normal(scale=0.05, size=(options, WIDTH)).astype(np.float32))


def learner(net: Net) -> Learner:
    """A net made ready to learn."""
    blank = [Net(np.zeros_like(net.rows), np.zeros_like(net.options)) for _ in range(3)]
    return Learner(net, *blank)


def new_player(seed: int) -> Net:
    """An untaught player: every card is about equally likely."""
    return fresh(cards.FACTS, cards.OPTIONS, seed)


def new_equity(seed: int) -> Net:
    """An untaught equity: all have about the same chance."""
    return fresh(scores.FACTS, scores.OPTIONS, seed)


@kernel
def blame(net: Net, gradient: Net, facts: Cells, count: int, hidden: Cells, pulls: Cells) -> None:
    """Add to the gradient what pulling the options this much means for every weight."""
    back = np.zeros(WIDTH, np.float32)
    for option in range(len(pulls)):
        pull = np.float32(pulls[option])
        if pull != 0:
            for j in range(WIDTH):
                gradient.options[option, j] += pull * hidden[j]
                back[j] += pull * net.options[option, j]
    for j in range(WIDTH):
        if hidden[j] <= 0:
            back[j] = 0
    for i in range(count):
        for j in range(WIDTH):
            gradient.rows[facts[i], j] += back[j]


@kernel
def climb(weights: Cells, gradient: Cells, mean: Cells, square: Cells, step: int, rate: float) -> None:
    """One step of Adam upwards; the gradient is cleared."""
    fade_mean, fade_square = 1 - 0.9**step, 1 - 0.999**step
    for i in range(weights.shape[0]):
        for j in range(WIDTH):
            slope = gradient[i, j]
            mean[i, j] = 0.9 * mean[i, j] + 0.1 * slope
            square[i, j] = 0.999 * square[i, j] + 0.001 * slope * slope
            weights[i, j] += rate * (mean[i, j] / fade_mean) / (math.sqrt(square[i, j] / fade_square) + 1e-8)
            gradient[i, j] = 0


def improve(pupil: Learner, step: int, rate: float) -> None:
    """Use the gradient gathered; the silent fact stays silent."""
    pupil.gradient.rows[SILENT] = 0
    for weights, gradient, mean, square in zip(*pupil, strict=True):
        climb(weights, gradient, mean, square, step, rate)


@kernel
def new_match(rules: Rules, states: Cells, blank: Cells, random: Cells, pool: Cells) -> None:
    """A new match with its first dealer drawn."""
    states[0] = blank[0]
    setup(rules, states[0])
    serve(rules, states[0], random, pool)


@kernel
def practise(
    rules: Rules,
    player: Net,
    gradient: Net,
    equity: Net,
    states: Cells,
    deals: int,
    random: Cells,
    doubt: float,
    desk: Scratch,
) -> int:
    """Play on for so many deals; at each decision try every card in the true world and gather what to change.

    `doubt` rewards keeping several cards likely. Returns the number of decisions.
    """
    pool, pulls = np.empty(64, np.int16), np.zeros(cards.OPTIONS)
    facts, hidden = np.empty(MOST_FACTS, np.int64), np.empty(WIDTH, np.float32)
    actions, odds, gains = np.empty(CARDS, np.int64), np.empty(CARDS), np.empty(CARDS)
    trial, blank, chances = np.empty_like(states), np.zeros_like(states), np.empty(SEATS)
    decisions = 0
    while deals > 0:
        state = states[0]
        if state.stage != PLAYING:
            if state.stage == OVER:
                new_match(rules, states, blank, random, pool)
            serve(rules, state, random, pool)
            continue
        seat = state.turn
        count = legal(rules, state, seat, desk.legal)
        action = desk.legal[0]
        if count > 1:
            known = prefer(player, state, seat, count, desk)
            facts[:] = desk.facts
            hidden[:] = desk.hidden
            actions[:count], odds[:count] = desk.legal[:count], desk.odds[:count]
            for i in range(count):
                trial[0] = states[0]
                apply(rules, trial[0], seat, actions[i])
                play_on(rules, player, trial[0], random, desk)
                win_chances(rules, equity, trial[0], chances, desk)
                gains[i] = chances[seat]
            pull_towards(state, seat, actions, odds, gains, count, doubt, pulls)
            blame(player, gradient, facts, known, hidden, pulls)
            decisions += 1
            desk.legal[:count], desk.odds[:count] = actions[:count], odds[:count]
            action = draw_action(count, desk, random)
        apply(rules, state, seat, action)
        if state.stage != PLAYING:
            deals -= 1
    return decisions


@kernel
def pull_towards(
    state: State, seat: int, actions: Cells, odds: Cells, gains: Cells, count: int, doubt: float, pulls: Cells
) -> None:
    """Write how much each option deserves more: by its gain above what is expected, and by how unlikely it is."""
    expected, entropy = 0.0, 0.0
    for i in range(count):
        expected += odds[i] * gains[i]
        entropy -= odds[i] * math.log(odds[i] + 1e-12)
    for option in range(len(pulls)):
        pulls[option] = 0.0
    place = 0
    for i in range(count):
        while state.hands[seat, place] != actions[i]:
            place += 1
        pull = odds[i] * (gains[i] - expected - doubt * (math.log(odds[i] + 1e-12) + entropy))
        pulls[place] += pull
        pulls[CARDS + actions[i]] += pull


@kernel
def any_scores(rules: Rules, state: State, random: Cells) -> None:
    """Begin a match at scores drawn by chance, so that rare ones are learnt too."""
    for seat in range(rules.players):
        if unit(random) < 0.5:
            state.points[seat] = below(random, LOSING)
        if unit(random) < 0.5:
            state.lives[seat] = 1
            state.floor[seat] = below(random, state.points[seat] + 1)


@kernel
def remember(
    rules: Rules,
    player: Net,
    states: Cells,
    random: Cells,
    facts: Cells,
    counts: Cells,
    players: Cells,
    winners: Cells,
    desk: Scratch,
) -> int:
    """Play matches until the memory is full: scores before each deal, and how far from the dealer the winner sat."""
    pool, blank = np.empty(64, np.int16), np.zeros_like(states)
    order = np.empty((EVER, SEATS), np.int64)
    ranks = np.empty(SEATS, np.int64)
    kept = 0
    while kept + EVER <= len(winners):
        new_match(rules, states, blank, random, pool)
        state = states[0]
        if unit(random) < 0.7:
            any_scores(rules, state, random)
        first = kept
        while state.stage != OVER:
            if state.stage == DEALING:
                counts[kept] = look_at_scores(state, facts[kept])
                players[kept] = survivors(state)
                seat = state.dealer
                for distance in range(players[kept]):
                    order[kept - first, distance] = seat
                    seat = next_survivor(state, seat)
                kept += 1
                serve(rules, state, random, pool)
            play_on(rules, player, state, random, desk)
        standing(rules, state, ranks)
        for i in range(first, kept):
            for distance in range(players[i]):
                if distance == 0 or ranks[order[i - first, distance]] > ranks[order[i - first, winners[i]]]:
                    winners[i] = distance
    return kept


@kernel
def recall(
    equity: Net, gradient: Net, facts: Cells, counts: Cells, players: Cells, winners: Cells, some: Cells, desk: Scratch
) -> float:
    """Gather the gradient towards what some of the memories say; return the mean log-likelihood."""
    total = 0.0
    pulls = np.zeros(scores.OPTIONS)
    for at in some:
        for i in range(counts[at]):
            desk.facts[i] = facts[at, i]
        known = take_in(equity, desk.facts, counts[at], desk.hidden)
        for distance in range(players[at]):
            desk.odds[distance] = lean(equity, distance, desk.hidden)
        spread_odds(desk.odds, players[at])
        total += math.log(desk.odds[winners[at]] + 1e-12)
        for distance in range(SEATS):
            pulls[distance] = -desk.odds[distance] if distance < players[at] else 0.0
        pulls[winners[at]] += 1.0
        blame(equity, gradient, desk.facts, known, desk.hidden, pulls)
    return total / len(some)
