"""Building tables, one family of material after the other, so that one can watch, stop and go on."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import numpy as np

from stolik.bots.draughts.endgame.material import Family, Material, offsets_of
from stolik.bots.draughts.endgame.probe import Tables
from stolik.bots.draughts.endgame.solve import LONGEST, first_wrong, look_ahead, settle
from stolik.core.errors import StolikError
from stolik.games.draughts.state import Rules

PORTION = 1 << 19  # places between two looks at the keyboard

Watch = Callable[[str, int], None]  # what is being solved, and how many places have been finished since the last call


class TooFar(StolikError):
    """A win that takes more plies than a table can hold."""


def empty_tables(rules: Rules, pieces: int) -> Tables:
    """Tables with room for all positions of up to so many pieces, all of them unsolved."""
    offsets, length = offsets_of(rules, pieces)
    return Tables(pieces, offsets, np.zeros(max(1, length), np.int8))


def part_of(rules: Rules, tables: Tables, family: Family) -> slice:
    """Where a family lies in the tables."""
    begin = int(tables.offsets[family[0].code])
    return slice(begin, begin + sum(material.entries(rules) for material in family))


def portions(rules: Rules, family: Family) -> Iterator[tuple[Material, int, int]]:
    """The places of a family in handy portions."""
    for material in family:
        entries = material.entries(rules)
        for start in range(0, entries, PORTION):
            yield material, start, min(entries, start + PORTION)


def solve(rules: Rules, tables: Tables, family: Family, watch: Watch) -> int:
    """Fill in a family, everything it leads to being known; return the plies of its longest win."""
    part = part_of(rules, tables, family)
    name = family[0].name
    tables.values[part] = 0
    notes = np.empty((part.stop - part.start, 3), np.int16)
    farthest = 0
    for material, start, stop in portions(rules, family):
        farthest = max(farthest, look_ahead(rules, tables, material.code, part.start, start, stop, notes))
        watch(name, (stop - start) // 2)
    plies, last = 0, 0
    while plies <= max(farthest, last + 2):
        decided = 0
        for material, start, stop in portions(rules, family):
            decided += settle(rules, tables, material.code, part.start, start, stop, notes, plies)
            watch(f"{name} ({plies})", 0)
        last = plies if decided else last
        plies += 1
        if plies > LONGEST and decided:
            raise TooFar(f"{name}: a win takes more than {LONGEST} plies, more than a table can hold")
    watch(name, sum((stop - start + 1) // 2 for _, start, stop in portions(rules, family)))
    return last


def find_wrong(rules: Rules, tables: Tables, family: Family) -> tuple[Material, int] | None:
    """A place whose value does not follow from its successors; None where all is right."""
    for material, start, stop in portions(rules, family):
        wrong = first_wrong(rules, tables, material.code, start, stop)
        if wrong >= 0:
            return material, int(wrong)
    return None
