"""Solving a material and its reverse: forward once through captures and crownings, then backward by distance.

Moves are those of the rules. A move without capture or crowning is taken back as the other colour would make it: men
step backward where the other colour's step forward, and kings go as they came.
"""

from __future__ import annotations

import numpy as np

from stolik.bots.draughts.endgame.probe import Tables, code_of, place_of, position_at, probe, turned
from stolik.core.bits import count
from stolik.core.kernel import Cells, kernel
from stolik.games.draughts.bits import BIT
from stolik.games.draughts.captures import room_for
from stolik.games.draughts.moves import after_move, list_moves, list_steps
from stolik.games.draughts.state import BLACK, LONGEST_LIST, WHITE, Rules

LEFT, BEST, WORST = 0, 1, 2  # columns of the notes on a position
NONE, DRAWS = -1, 30_000
LONGEST = 253  # plies that a byte can hold


@kernel
def look_ahead(rules: Rules, tables: Tables, code: int, begin: int, start: int, stop: int, notes: Cells) -> int:
    """Note for each place what captures and crownings lead to; return the greatest distance among them.

    LEFT: moves that stay in this material, of which nothing is known yet. BEST: plies to a win, or NONE.
    WORST: plies of the longest win of the other side, DRAWS if there is a draw, NONE if there is neither.
    `begin` is where the notes begin in the tables.
    """
    out, pending = np.empty(LONGEST_LIST, np.int64), np.empty((room_for(rules), 3), np.int64)
    farthest = 0
    for place in range(start, stop):
        note = tables.offsets[code] - begin + place
        notes[note, LEFT], notes[note, BEST], notes[note, WORST] = 0, NONE, NONE
        men, kings, other_men, other_kings = position_at(rules, code, place)
        if men & other_men != 0:
            notes[note, WORST] = DRAWS
            continue
        found = list_moves(rules, WHITE, men, kings, other_men | other_kings, out, pending)
        for i in range(found):
            men1, kings1, other_men1, other_kings1 = after_move(
                rules, WHITE, men, kings, other_men, other_kings, out[i]
            )
            if out[i] >> 12 == 0 and count(men1) == count(men):
                notes[note, LEFT] += 1
                continue
            reply = probe(rules, tables, BLACK, other_men1, other_kings1, men1, kings1)
            if reply < 0:
                plies = -2 * reply - 1
                if notes[note, BEST] == NONE or plies < notes[note, BEST]:
                    notes[note, BEST] = plies
                farthest = max(farthest, plies)
            elif reply == 0:
                notes[note, WORST] = DRAWS
            else:
                notes[note, WORST] = max(int(notes[note, WORST]), 2 * reply - 1)
                farthest = max(farthest, 2 * reply)
    return farthest


@kernel
def settle(rules: Rules, tables: Tables, code: int, begin: int, start: int, stop: int, notes: Cells, plies: int) -> int:
    """Decide the places that are won (odd plies) or lost (even) in so many plies, and tell those a move before.

    Returns how many were decided. All smaller distances must have been settled.
    """
    out = np.empty(LONGEST_LIST, np.int64)
    offset = tables.offsets[code]
    won = plies % 2 == 1
    mark = (plies + 1) // 2 if won else -(plies // 2) - 1
    decided = 0
    for place in range(start, stop):
        note = offset - begin + place
        value = tables.values[offset + place]
        if value == 0:
            if won and notes[note, BEST] != plies:
                continue
            if not won and (notes[note, LEFT] != 0 or notes[note, BEST] != NONE or notes[note, WORST] >= plies):
                continue
            tables.values[offset + place] = mark
        elif value != mark:
            continue
        decided += 1
        tell_before(rules, tables, code, begin, place, notes, mark, out)
    return decided


@kernel
def tell_before(
    rules: Rules, tables: Tables, code: int, begin: int, place: int, notes: Cells, mark: int, out: Cells
) -> None:
    """Tell all positions from which a quiet move leads here: they are won if this is lost, else they lose a hope."""
    men, kings, other_men, other_kings = position_at(rules, code, place)
    enemy = men | kings
    for i in range(list_steps(rules, WHITE, other_men, other_kings, enemy, out)):
        came_to, came_from = out[i] & 63, out[i] >> 6
        men0, kings0 = other_men, other_kings
        if other_men >> came_to & 1:
            if rules.crowning[BLACK] >> came_from & 1:
                continue
            men0 = other_men ^ BIT[came_to] | BIT[came_from]
        else:
            kings0 = other_kings ^ BIT[came_to] | BIT[came_from]
        men1, kings1 = turned(rules, men0), turned(rules, kings0)
        other_men1, other_kings1 = turned(rules, men), turned(rules, kings)
        before = tables.offsets[code_of(men1, kings1, other_men1, other_kings1)]
        before += place_of(rules, men1, kings1, other_men1, other_kings1)
        if tables.values[before] == 0 and notes[before - begin, LEFT] > 0:  # none is left where one must capture (D3)
            if mark < 0:
                tables.values[before] = -mark
            else:
                notes[before - begin, LEFT] -= 1


@kernel
def first_wrong(rules: Rules, tables: Tables, code: int, start: int, stop: int) -> int:
    """The first place whose value does not follow from its successors, or -1.

    Distances fall along every win and every loss, and a draw always has a draw to go to, so that tables without a
    wrong place are right.
    """
    out, pending = np.empty(LONGEST_LIST, np.int64), np.empty((room_for(rules), 3), np.int64)
    for place in range(start, stop):
        men, kings, other_men, other_kings = position_at(rules, code, place)
        if men & other_men != 0:
            continue
        best = -1000  # marks in the order of liking: 1 2 3 ... 0 ... -3 -2 -1
        found = list_moves(rules, WHITE, men, kings, other_men | other_kings, out, pending)
        for i in range(found):
            men1, kings1, other_men1, other_kings1 = after_move(
                rules, WHITE, men, kings, other_men, other_kings, out[i]
            )
            reply = probe(rules, tables, BLACK, other_men1, other_kings1, men1, kings1)
            worth = 0
            if reply < 0:
                worth = 500 + reply
            elif reply > 0:
                worth = reply - 500
            best = max(best, worth)
        expected = -1
        if found > 0:
            expected = 0 if best == 0 else 500 - best if best > 0 else -(best + 500) - 1
        if tables.values[tables.offsets[code] + place] != expected:
            return place
    return -1
