"""Imagined worlds: what the others may hold, and what they would choose of it at a glance."""

from __future__ import annotations

import math

from stolik.bots.nimmt.marks import Desk, mark_card, mark_table, survey
from stolik.bots.nimmt.nets import Net, add_marks, answer
from stolik.core.kernel import Cells, kernel
from stolik.core.random import below, unit
from stolik.games.nimmt.rules import leave_hand, return_to_hand
from stolik.games.nimmt.secrets import redeal
from stolik.games.nimmt.state import CARDS, CHOOSING, EMPTY, Rules

SLIPS = 0.25  # share of choices that no habit explains: people are not as steady as a net


@kernel
def imagine(
    rules: Rules, states: Cells, seat: int, worlds: Cells, habits: Net, slips: float, random: Cells, desk: Desk
) -> None:
    """Fill an array with worlds the seat cannot rule out, in which the others have chosen by habit and shown it."""
    for i in range(len(worlds)):
        worlds[i] = states[0]
        world = worlds[i]
        redeal(rules, world, seat, random)
        if world.stage == CHOOSING:
            held = CARDS + 1 - world.turn
            rate = survey(rules, world, held, desk)
            begin = mark_table(rules, world, held, rate, desk)
            add_marks(habits, desk, 0, begin, habits.start, desk.base)
            for other in range(rules.players):
                if other != seat:
                    if world.chosen[other] != EMPTY:  # redealt without regard to habits
                        return_to_hand(world, other)
                    for at in range(held):
                        end = mark_card(rules, world, other, at, held, rate, desk, begin)
                        add_marks(habits, desk, begin, end, desk.base, desk.inner)
                        desk.worth[at] = answer(habits, desk)
                    leave_hand(world, other, world.hands[other, sample(desk.worth[:held], slips, random)])
            for other in range(rules.players):
                if other != seat:
                    world.gone[world.chosen[other]] = 1


@kernel
def sample(worth: Cells, slips: float, random: Cells) -> int:
    """A place, the likelier the more it is worth: e times as likely for each point; slips have no reason."""
    if unit(random) < slips:
        return below(random, len(worth))
    best = worth[0]
    for i in range(1, len(worth)):
        best = max(best, worth[i])
    total = 0.0
    for i in range(len(worth)):
        worth[i] = math.exp(worth[i] - best)
        total += worth[i]
    left = unit(random) * total
    for i in range(len(worth) - 1):
        left -= worth[i]
        if left < 0:
            return i
    return len(worth) - 1
