"""Lessons: rounds played and decisions made, from which the nets learn habits and values."""

from __future__ import annotations

import math

import numpy as np

from stolik.bots.nimmt.imagine import SLIPS, imagine
from stolik.bots.nimmt.marks import MOST, OF_CARD, OF_TABLE, Desk, mark_card, mark_table, survey
from stolik.bots.nimmt.nets import Net, add_marks, answer
from stolik.bots.nimmt.strong import mark_hand, settle, try_actions
from stolik.core.kernel import Cells, kernel
from stolik.core.playout import serve
from stolik.games.nimmt.rules import leave_hand, return_to_hand, setup
from stolik.games.nimmt.secrets import hide
from stolik.games.nimmt.state import CARDS, CHOOSING, SEATS, Rules, State


@kernel
def lead(rules: Rules, state: State, seat: int) -> float:
    """How many heads fewer a seat has taken in this round than the others on average."""
    total = 0
    for other in range(rules.players):
        total += state.taken[other]
    own = state.taken[seat]
    above: float = (total - own) / (rules.players - 1) - own
    return above


@kernel
def new_round(rules: Rules, state: State, random: Cells, pool: Cells) -> None:
    """Begin a match and deal its first round."""
    setup(rules, state)
    state.round_no = state.told = 0
    for seat in range(rules.players):
        state.heads[seat] = 0
    serve(rules, state, random, pool)


@kernel
def nudge(net: Net, past: Net, desk: Desk, n: int, error: float, speed: float) -> None:
    """Take one step downhill (Adagrad) after an answer to n marks that was too high by `error`."""
    inner = desk.inner
    for h in range(len(inner)):
        if inner[h] > 0:
            slope = error * inner[h]
            inner[h] = error * net.outer[h]
            past.outer[h] += slope * slope
            net.outer[h] -= speed * slope / math.sqrt(past.outer[h] + 1.0)
            past.start[h] += inner[h] * inner[h]
            net.start[h] -= speed * inner[h] / math.sqrt(past.start[h] + 1.0)
        else:
            inner[h] = 0.0
    for i in range(n):
        row, old = net.rows[desk.which[i]], past.rows[desk.which[i]]
        for h in range(len(inner)):
            slope = inner[h] * desk.much[i]
            old[h] += slope * slope
            row[h] -= speed * slope / math.sqrt(old[h] + 1.0)


@kernel
def teach_values(
    rules: Rules,
    states: Cells,
    rounds: int,
    habits: Net,
    values: Net,
    past: Net,
    random: Cells,
    desk: Desk,
    speed: float,
    trace: float,
    errors: Cells,
) -> None:
    """Play rounds by habit; after each, learn from every turn what the hands were worth (TD(trace)).

    `errors` adds up by turn: squared errors of the net, squared errors of always saying zero.
    """
    which = np.zeros((SEATS, CARDS, MOST), np.int64)
    much = np.zeros((SEATS, CARDS, MOST), np.float32)
    count = np.zeros((SEATS, CARDS), np.int64)
    leads = np.zeros((SEATS, CARDS))
    pool = np.empty(128, np.int16)
    state = states[0]
    for _ in range(rounds):
        new_round(rules, state, random, pool)
        turn = 0
        while state.stage == CHOOSING:
            imagine(rules, states, -1, states, habits, 0.0, random, desk)
            settle(rules, state)
            for seat in range(rules.players):
                leads[seat, turn] = lead(rules, state, seat)
                if turn < CARDS - 1:
                    n = mark_hand(rules, state, seat, desk)
                    count[seat, turn] = n
                    which[seat, turn, :n] = desk.which[:n]
                    much[seat, turn, :n] = desk.much[:n]
            turn += 1
        for seat in range(rules.players):
            target = later = 0.0
            for t in range(CARDS - 2, -1, -1):
                n = count[seat, t]
                desk.which[:n] = which[seat, t, :n]
                desk.much[:n] = much[seat, t, :n]
                add_marks(values, desk, 0, n, values.start, desk.inner)
                guess = answer(values, desk)
                target = leads[seat, t + 1] - leads[seat, t] + (1 - trace) * later + trace * target
                truth = leads[seat, CARDS - 1] - leads[seat, t]
                errors[t, 0] += (guess - truth) ** 2
                errors[t, 1] += truth**2
                if speed > 0:
                    nudge(values, past, desk, n, guess - target, speed)
                later = guess


@kernel
def note_decisions(
    rules: Rules,
    states: Cells,
    worlds: Cells,
    habits: Net,
    values: Net,
    random: Cells,
    desk: Desk,
    which: Cells,
    much: Cells,
    quality: Cells,
) -> None:
    """Play rounds in which everybody searches, and note all decisions until the paper is full.

    A line holds the marks of table and cards (-1 where there is none) and how good each card was found.
    """
    pool = np.empty(128, np.int16)
    hidden = np.empty_like(states)
    results = np.zeros((len(worlds), CARDS))
    cards = np.zeros(CARDS, np.int64)
    state = states[0]
    stakes = np.zeros(rules.players)
    line = 0
    while True:
        new_round(rules, state, random, pool)
        while state.stage == CHOOSING:
            held = CARDS + 1 - state.turn
            for seat in range(rules.players):
                hidden[0] = states[0]
                for other in range(seat):
                    return_to_hand(hidden[0], other)
                hide(rules, hidden[0], seat)
                for i in range(held):
                    cards[i] = state.hands[seat, i]
                best = 0
                if held > 1:
                    imagine(rules, hidden, seat, worlds, habits, SLIPS, random, desk)
                    for other in range(rules.players):
                        stakes[other] = -1.0 if other == seat else 1.0 / (rules.players - 1)
                    try_actions(rules, worlds, seat, cards[:held], stakes, values, desk, results)
                    note_marks(rules, hidden[0], seat, held, desk, which[line], much[line])
                    for i in range(held):
                        quality[line, i] = results[:, i].mean()
                        if quality[line, i] > quality[line, best]:
                            best = i
                    line += 1
                    if line == len(quality):
                        return
                leave_hand(state, seat, cards[best])
            for seat in range(rules.players):
                state.gone[state.chosen[seat]] = 1
            settle(rules, state)


@kernel
def note_marks(rules: Rules, state: State, seat: int, held: int, desk: Desk, which: Cells, much: Cells) -> None:
    """Write down the marks of the table and of each card of a hand."""
    rate = survey(rules, state, held, desk)
    begin, n = 0, mark_table(rules, state, held, rate, desk)
    for at in range(held + 1):
        for i in range(n):
            which[begin + i] = desk.which[i]
            much[begin + i] = desk.much[i]
        if at < held:
            begin, n = OF_TABLE + at * OF_CARD, mark_card(rules, state, seat, at, held, rate, desk, 0)


@kernel
def read_marks(which: Cells, much: Cells, at: int, desk: Desk) -> int:
    """Read the noted marks of the table and of one card; return how many."""
    n = 0
    begin = OF_TABLE + at * OF_CARD
    for i in range(begin + OF_CARD):
        if which[i] >= 0 and (i < OF_TABLE or i >= begin):
            desk.which[n] = which[i]
            desk.much[n] = much[i]
            n += 1
    return n


@kernel
def teach_habits(
    which: Cells,
    much: Cells,
    quality: Cells,
    order: Cells,
    habits: Net,
    past: Net,
    desk: Desk,
    speed: float,
    errors: Cells,
) -> None:
    """Go through noted decisions and learn to choose as the search did.

    `errors` adds up: surprise, wrong choices, what they cost.
    """
    chance = np.zeros(CARDS)
    for line in order:
        held = 0
        while held < CARDS and which[line, OF_TABLE + held * OF_CARD] >= 0:
            held += 1
        best = favourite = 0
        for at in range(held):
            n = read_marks(which[line], much[line], at, desk)
            add_marks(habits, desk, 0, n, habits.start, desk.inner)
            chance[at] = answer(habits, desk)
            favourite = at if chance[at] > chance[favourite] else favourite
            best = at if quality[line, at] > quality[line, best] else best
        top, total = chance[favourite], 0.0
        for at in range(held):
            chance[at] = math.exp(chance[at] - top)
            total += chance[at]
        errors[0] -= math.log(chance[best] / total)
        errors[1] += favourite != best
        errors[2] += quality[line, best] - quality[line, favourite]
        if speed > 0:
            for at in range(held):
                n = read_marks(which[line], much[line], at, desk)
                add_marks(habits, desk, 0, n, habits.start, desk.inner)
                nudge(habits, past, desk, n, chance[at] / total - (1.0 if at == best else 0.0), speed)
