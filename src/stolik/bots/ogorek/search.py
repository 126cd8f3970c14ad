"""The strong player: worlds that explain what others played, quick players to finish them, match equity to judge."""

from __future__ import annotations

from typing import Any

import numpy as np

from stolik.bots.bot import Bot, Weighed
from stolik.bots.ogorek.equity import win_chances
from stolik.bots.ogorek.mind import Mind, mind
from stolik.bots.ogorek.net import Net, Scratch, scratch
from stolik.bots.ogorek.player import play_on, prefer
from stolik.bots.ogorek.quick import leanings
from stolik.core.game import Game
from stolik.core.kernel import Cells, kernel
from stolik.core.random import unit
from stolik.games.ogorek.rules import apply, deal, legal
from stolik.games.ogorek.secrets import redeal
from stolik.games.ogorek.state import ACE, CARDS, DEALING, EMPTY, LOWEST, SEATS, SUITS, Rules, State

CANDIDATES = 8  # worlds of which one is taken, by how well it explains the play
MISTAKES = 0.1  # how often others are taken to play anything at all
TRUST = 0.1  # in the quick player's own preference, against chance in the worlds tried


@kernel
def as_dealt(rules: Rules, world: State, past: State, order: Cells, used: Cells) -> None:
    """Turn `past`, a copy of a world, back to the beginning of its deal: every card its own number again."""
    for value in range(LOWEST, ACE + 1):
        used[value] = 0
    dealt = 0
    for seat in range(SEATS):
        for i in range(2 * CARDS):
            card = world.played[seat, i] if i < CARDS else world.hands[seat, i - CARDS]
            if world.lives[seat] > 0 and card != EMPTY:
                order[dealt] = (card - LOWEST) * SUITS + used[card]
                used[card] += 1
                dealt += 1
    past.stage = DEALING
    deal(rules, past, order[:dealt])


@kernel
def likelihood(rules: Rules, player: Net, world: State, past: State, eye: int, order: Cells, desk: Scratch) -> float:
    """How likely practised players were to play this deal as they did, if this is the world; `past` is a copy of it."""
    as_dealt(rules, world, past, order, desk.counts)
    likely = 1.0
    while past.trick != world.trick or past.turn != world.turn:
        seat = past.turn
        card = world.played[seat, past.trick]
        if seat != eye:
            count = legal(rules, past, seat, desk.legal)
            if count > 1:
                prefer(player, past, seat, count, desk)
                for i in range(count):
                    if desk.legal[i] == card:
                        likely *= (1 - MISTAKES) * desk.odds[i] + MISTAKES / count
        apply(rules, past, seat, card)
    return likely


@kernel
def try_worlds(
    rules: Rules,
    learnt: Mind,
    states: Cells,
    seat: int,
    actions: Cells,
    worlds: int,
    random: Cells,
    sums: Cells,
    desk: Scratch,
) -> None:
    """Add up each action's chance of winning the match over so many worlds."""
    world, trial, past = np.empty_like(states), np.empty_like(states), np.empty_like(states)
    order = np.empty(SEATS * CARDS, np.int16)
    chances = np.empty(SEATS)
    for _ in range(worlds):
        total = 0.0
        for _ in range(CANDIDATES):
            trial[0] = states[0]
            redeal(rules, trial[0], seat, random)
            past[0] = trial[0]
            likely = likelihood(rules, learnt.player, trial[0], past[0], seat, order, desk)
            total += likely
            if unit(random) * total < likely:
                world[0] = trial[0]
        for i in range(len(actions)):
            trial[0] = world[0]
            apply(rules, trial[0], seat, actions[i])
            play_on(rules, learnt.player, trial[0], random, desk)
            win_chances(rules, learnt.equity, trial[0], chances, desk)
            sums[i] += chances[seat]


class StrongBot(Bot):
    """Plays what wins most matches in the worlds that explain the play so far; effort is the number of worlds."""

    plays = "ogorek"

    def __init__(self, level: str = "strong", effort: int = 400) -> None:
        self.level, self.effort = level, effort

    def think(self, game: Game, states: Cells, seat: int, legal: Cells, effort: int, random: Cells, tally: Any) -> Any:
        desk, learnt = scratch(), mind()
        if tally is None:
            tally = leanings(game, states, seat, len(legal)), np.zeros(len(legal)), 0
        thoughts, sums, worlds = tally
        try_worlds(game.rules, learnt, states, seat, legal, effort, random, sums, desk)
        return thoughts, sums, worlds + effort

    def verdict(self, legal: Cells, tally: Any) -> list[Weighed]:
        thoughts, sums, worlds = tally
        values = sums / worlds + TRUST / np.sqrt(worlds) * (thoughts - thoughts.max())
        return [Weighed(int(action), float(values[i]), worlds) for i, action in enumerate(legal)]
