"""Fixed numbers for actions, in compiled code: what a batch of matches calls.

Action sets of networks are fixed: every action has a place in ``0..count-1``, the same in all states of a game. A game
says with `number_listed` which place a listed action has; everything else here follows from it. As in `core.contract`
the type of ``rules`` tells which game is meant.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from stolik.core.contract import legal
from stolik.core.dispatch import by_rules
from stolik.core.kernel import Cells, kernel
from stolik.envs.actions import draughts, itself, words
from stolik.games.draughts.state import Rules as Draughts
from stolik.games.nimmt.state import Rules as Nimmt
from stolik.games.ogorek.state import Rules as Ogorek
from stolik.games.sixtysix.state import Rules as Sixtysix
from stolik.games.words.state import Rules as Words

NONE = -1  # no action has this number, and no number this action


@kernel
def no_number(rules: Any, listed: Cells, count: int, at: int) -> int:
    """The actions of a game that nobody has numbered."""
    return NONE


class _Written(dict[type, Callable[..., int]]):
    """The numberings there are; a batch of a game without one is played all the same."""

    def __missing__(self, rules: type) -> Callable[..., int]:
        return no_number


WRITTEN = _Written(
    {
        Nimmt: itself.number_listed,
        Ogorek: itself.number_listed,
        Sixtysix: itself.number_listed,
        Draughts: draughts.number_listed,
        Words: words.number_listed,
    }
)


# number_listed(rules, listed, count, at): the number of the action listed[at], the list holding `count` actions in all
number_listed: Callable[..., int] = by_rules("number_listed", ("rules", "listed", "count", "at"), WRITTEN)


@kernel
def mark_listed(rules: Any, listed: Cells, count: int, out: Cells) -> None:
    """Write 1 at the numbers of these actions and 0 elsewhere; `out` is int8[count of the encoding]."""
    for number in range(len(out)):
        out[number] = 0
    for at in range(count):
        number = number_listed(rules, listed, count, at)
        if number >= 0:
            out[number] = 1


@kernel
def mark_any_row(rules: Any, listed: Cells, masks: Cells, row: int) -> None:
    """Mark the actions of a list, behind whose end there is nothing, where not more is known of their numbers."""
    count = listed.shape[1]
    while count > 0 and listed[row, count - 1] == NONE:
        count -= 1
    mark_listed(rules, listed[row], count, masks[row])


class _Marked(dict[type, Callable[..., None]]):
    """How masks are written where it can be done in a few strokes."""

    def __missing__(self, rules: type) -> Callable[..., None]:
        return mark_any_row


# mark_row(rules, listed, masks, row): write the mask of a list, behind whose end there is nothing, into the row of both
mark_row: Callable[..., None] = by_rules("mark_row", ("rules", "listed", "masks", "row"), _Marked(itself.MARKED))


@kernel
def write_mask(rules: Any, state: Any, seat: int, listed: Cells, out: Cells) -> int:
    """List the actions of a seat into `listed` (int64, as long as the game's LONGEST_LIST) and mark them in `out`."""
    count = min(legal(rules, state, seat, listed), len(listed))
    mark_listed(rules, listed, count, out)
    return count


@kernel
def code_among(rules: Any, listed: Cells, count: int, number: int) -> int:
    """The listed action that has a number, or NONE."""
    for at in range(count):
        if number_listed(rules, listed, count, at) == number:
            code: int = listed[at]
            return code
    return NONE


@kernel
def code_of(rules: Any, state: Any, seat: int, number: int, listed: Cells) -> int:
    """The action of a seat that has a number, or NONE if no listed one has; `listed` is room to work in."""
    count = min(legal(rules, state, seat, listed), len(listed))
    return code_among(rules, listed, count, number)


@kernel
def mask_of(rules: Any, states: Cells, seat: int, listed: Cells, out: Cells) -> int:
    """`write_mask` for an array of one state, as Python calls it."""
    return write_mask(rules, states[0], seat, listed, out)


@kernel
def code_in(rules: Any, states: Cells, seat: int, number: int, listed: Cells) -> int:
    """`code_of` for an array of one state, as Python calls it."""
    return code_of(rules, states[0], seat, number, listed)


@kernel
def number_of(rules: Any, states: Cells, seat: int, code: int, listed: Cells) -> int:
    """The number of an action of a seat, or NONE if it is not listed or has none."""
    count = min(legal(rules, states[0], seat, listed), len(listed))
    for at in range(count):
        if listed[at] == code:
            return number_listed(rules, listed, count, at)
    return NONE
