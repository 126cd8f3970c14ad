"""The strong bot: tries its actions in imagined worlds where the others play by habit, then asks what is left worth."""

from __future__ import annotations

from typing import Any

import numpy as np

from stolik.bots.bot import Bot, Weighed
from stolik.bots.nimmt.imagine import SLIPS, imagine
from stolik.bots.nimmt.marks import Desk, mark_card, mark_table, new_desk, survey
from stolik.bots.nimmt.nets import Net, add_marks, answer, learnt
from stolik.bots.nimmt.race import Race
from stolik.core.game import Game
from stolik.core.kernel import Cells, kernel
from stolik.games.nimmt.rules import TOOK_ROW, heads_in_row, leave_hand, place_all, take_row
from stolik.games.nimmt.state import CARDS, CHOOSING, ROW, ROWS, TAKING, Rules, State

PORTION = 64  # worlds at most between two looks at the results
SPREAD = 5.5  # heads by which luck sets players apart in a round
WORST = 18.0  # heads that the worst of a round takes


@kernel
def try_actions(
    rules: Rules, worlds: Cells, seat: int, actions: Cells, stakes: Cells, values: Net, desk: Desk, out: Cells
) -> None:
    """Write how each action turns out in each world: the heads of this round by what is at stake, and the prospects."""
    scratch = np.empty_like(worlds[:1])
    for i in range(len(worlds)):
        for j in range(len(actions)):
            scratch[0] = worlds[i]
            state = scratch[0]
            if state.stage == TAKING:
                take_row(rules, state, seat, state.chosen[seat], actions[j] - ROW - 1, TOOK_ROW)
            else:
                leave_hand(state, seat, actions[j])
                state.gone[actions[j]] = 1
            settle(rules, state)
            if state.stage == CHOOSING and state.turn == CARDS:  # nothing is left to decide but rows
                for other in range(rules.players):
                    leave_hand(state, other, state.hands[other, 0])
                settle(rules, state)
            total = 0.0
            for other in range(rules.players):
                total += stakes[other] * state.taken[other]
            if state.stage == CHOOSING:
                add_marks(values, desk, 0, mark_hand(rules, state, seat, desk), values.start, desk.inner)
                total += answer(values, desk)
            out[i, j] = total


@kernel
def settle(rules: Rules, state: State) -> None:
    """Place the open cards; whoever must take a row takes the cheapest."""
    state.told = 0
    place_all(rules, state)
    while state.stage == TAKING:
        cheapest = 0
        for row in range(1, ROWS):
            if heads_in_row(state, row) < heads_in_row(state, cheapest):
                cheapest = row
        state.told = 0
        take_row(rules, state, state.taker, state.chosen[state.taker], cheapest, TOOK_ROW)
        place_all(rules, state)


@kernel
def mark_hand(rules: Rules, state: State, seat: int, desk: Desk) -> int:
    """Write all marks that a seat's prospects depend on; return how many."""
    held = CARDS + 1 - state.turn
    rate = survey(rules, state, held, desk)
    n = mark_table(rules, state, held, rate, desk)
    for at in range(held):
        n = mark_card(rules, state, seat, at, held, rate, desk, n)
    return n


class StrongBot(Bot):
    """Effort is the number of worlds in which all actions could be tried; those clearly behind are given up early."""

    level = "strong"
    plays = "nimmt"
    effort = 300

    def __init__(self, nets: tuple[Net, Net] | None = None, effort: int | None = None) -> None:
        self.habits, self.values = nets or learnt()
        self.effort = effort or self.effort

    def think(self, game: Game, states: Cells, seat: int, legal: Cells, effort: int, random: Cells, tally: Any) -> Any:
        race: Race = tally or Race(len(legal))
        desk = new_desk(len(self.values.start))
        stakes = stakes_of(game.rules, states[0], seat)
        worlds = np.empty(PORTION, states.dtype)
        budget = effort * len(legal)
        while budget >= len(race.running):
            some = worlds[: min(PORTION, budget // len(race.running))]
            results = np.empty((len(some), len(race.running)))
            imagine(game.rules, states, seat, some, self.habits, SLIPS, random, desk)
            try_actions(game.rules, some, seat, legal[race.running], stakes, self.values, desk, results)
            budget -= results.size
            race.add(results)
        return race

    def verdict(self, legal: Cells, tally: Any) -> list[Weighed]:
        rows = zip(legal, tally.values(), tally.visits, strict=True)
        return [Weighed(int(action), float(value), int(visits)) for action, value, visits in rows]


def stakes_of(rules: Rules, state: State, seat: int) -> Cells:
    """What a head is worth to a seat by who takes it: its own cost one, others' count by their hopes of winning."""
    heads = state.heads[: rules.players].astype(np.float64)
    left = rules.rounds - state.round_no if rules.rounds else max(0.0, rules.limit - heads.max()) / WORST
    spread = SPREAD * np.sqrt(left + (CARDS + 1 - state.turn) / CARDS)
    heads[seat] = np.inf
    hopes = np.exp((heads.min() - heads) / spread)
    stakes: Cells = hopes / hopes.sum()
    stakes[seat] = -1.0
    return stakes
