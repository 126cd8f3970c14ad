"""The arrays of a batch, what threads are given of them, and tours over them."""

from __future__ import annotations

import os
from collections.abc import Callable
from typing import Any

import numpy as np

from stolik.core.game import Game
from stolik.core.kernel import Cells
from stolik.core.playout import DEALT_AT_MOST
from stolik.core.random import WORDS
from stolik.envs.bulk import tours
from stolik.envs.direct import direct
from stolik.envs.handing import new_bell
from stolik.envs.lending import whereabouts
from stolik.envs.rewards import opponents_of
from stolik.envs.share import AGAIN, APART, FEW, LENT, NOBODY, NOTHING, OPPONENTS, ORDERS, SECRETS, WANTS, Share
from stolik.envs.slicing import Repeated, Slices

WIDEST = 512  # places that lists are given by themselves; longer ones are cut, or wanted with an array of one's own


def refuse_unholdable(game: Game, n: int) -> None:
    """MemoryError if the states and lists of n matches are more than the machine holds; a system may promise more."""
    least = n * (game.LAYOUT.itemsize + 8 * min(game.LONGEST_LIST, WIDEST))
    if hasattr(os, "sysconf") and least > os.sysconf("SC_PHYS_PAGES") * os.sysconf("SC_PAGE_SIZE"):
        raise MemoryError


class Shares:
    """All that the threads of a batch work on."""

    def __init__(self, game: Game, n: int, threads: int, auto_reset: bool, finals: bool = False) -> None:
        self.game, self.n, self.start = game, n, game.empty_table()
        self.arrays = _arrays_of(game, n) | {"finals": np.zeros(n if finals else 0, game.LAYOUT)}
        self.slices = Slices(n, threads)
        self._order = np.zeros(ORDERS, np.int64)
        self._order[OPPONENTS], self._order[AGAIN] = opponents_of(game), auto_reset
        self._order[SECRETS] = game.secrets
        self._bounds = np.array([0, *(part.stop for part in self.slices.parts)], np.int64)
        counts = APART * len(self.slices.parts)
        self._counted = np.zeros(2 * counts + APART, np.int64)  # what is taken, glanced and passed in this tour
        self._taken, self._glanced, self._passed = np.split(self._counted, (counts, 2 * counts))
        self._lent: list[Cells | None] = []  # of the caller's; nobody looks at them any more when they are let go
        self._entries: dict[Any, Callable[..., Any]] = {}  # kernels, ready to be called with a share
        self._shares = self._shared_out(self.arrays)
        self._tours = self._tours_over(self._shares)

    def widen(self, name: str, columns: int) -> None:
        """Make room for something that nobody has asked for so far."""
        self.take(name, np.zeros((self.n, columns), self.arrays[name].dtype))

    def take(self, name: str, array: Cells) -> None:
        """Work on this array from now on; all at once, for whoever is interrupted here may go on afterwards."""
        self.slices.settle()
        shares = self._shared_out(self.arrays | {name: array})
        tours = self._tours_over(shares)
        self.arrays[name], self._shares, self._tours = array, shares, tours

    def _shared_out(self, arrays: dict[str, Cells]) -> list[Share]:
        """The arrays as threads are given them, each with rooms of its own."""
        return [
            Share(
                order=self._order,
                own=np.full(1, number, np.int64),
                bounds=self._bounds,
                taken=self._taken,
                glanced=self._glanced,
                passed=self._passed,
                found=np.full(1, -1, np.int64),
                start=self.start,
                hidden=np.zeros(1, self.game.LAYOUT),
                whole=np.zeros(self.game.LONGEST_LIST, np.int64),
                pool=np.zeros(DEALT_AT_MOST, np.int16),
                aside=np.zeros(FEW, np.int64),
                looks=np.zeros(self.game.LONGEST_LIST),
                **arrays,
            )
            for number in range(len(self.slices.parts))
        ]

    def _tours_over(self, shares: list[Share]) -> Repeated:
        """What threads do in a tour. It must not hold on to the threads, which it may be done by just now."""
        return self._repeated(tours, shares)

    def _repeated(self, function: Any, shares: list[Share], *arguments: Any) -> Repeated:
        rules, call = self.game.rules, self._entry(function, shares, *arguments, new_bell(), 0)

        def work(number: int, bell: Cells, patience: int, lent: list[Cells | None] = self._lent) -> None:
            call(rules, shares[number], *arguments, bell, patience)  # what is lent stays as long as anybody is at it

        return work

    def _entry(self, function: Any, shares: list[Share], *arguments: Any) -> Callable[..., Any]:
        if function not in self._entries:
            self._entries[function] = direct(function, self.game.rules, shares[0], *arguments)
        return self._entries[function]

    def tour(self, wants: int) -> None:
        """One tour of all threads over their shares."""
        self._give_order(wants)
        self.slices.repeat(self._tours, shared=True)

    def tour_with(self, array: Cells, wants: int) -> None:
        """A tour with a contiguous array of the caller's, whole numbers that threads read or write by themselves."""
        self.slices.settle()  # somebody may still look at another
        for share in self._shares:
            share.found[0] = NOBODY  # also of who comes too late to say so
        self._lent[:], self._order[LENT] = [array], whereabouts(array)
        self.tour(wants)
        self._lent.clear()

    def complaint(self, actions: Cells, wants: int) -> int:
        """The same with actions that may be refused: the first match that somebody complains of, or -1 if all is done.

        After a complaint nothing has changed.
        """
        self.tour_with(actions, wants)
        return min((int(share.found[0]) for share in self._shares if share.found[0] >= 0), default=-1)

    def tour_aside(self, wants: int, **others: Cells) -> None:
        """A tour with other arrays in place of the batch's own, which stay as they are."""
        self._give_order(wants)
        self.slices.once(self._tours_over([share._replace(**others) for share in self._shares]))

    def _give_order(self, wants: int) -> None:
        self._begin()
        self._order[WANTS] = wants

    def _begin(self) -> None:
        """Nothing is taken yet, and nobody is still taking."""
        self.slices.settle()
        self._counted[:] = 0

    def courses(self, function: Any, course: Any) -> Callable[..., None]:
        """Tours of another kind: a kernel that goes on as long as it is ordered, with a course besides its share.

        Returns what orders one, with arrays of the caller's or None; where they lie is written into the first cells of
        the course's orders. It is good until an array of the shares is changed.
        """
        work = self._repeated(function, self._shares, course)

        def go(*lent: Cells | None) -> None:
            self._begin()
            self._lent[:] = lent
            course.orders[: len(lent)] = [0 if array is None else whereabouts(array) for array in lent]
            self.slices.repeat(work, shared=True)
            self._lent.clear()

        return go

    def each(self, function: Any, *arguments: Any) -> None:
        """Have all threads call a kernel, which takes matches as a tour does."""
        call = self._entry(function, self._shares, *arguments)
        shares, rules = self._shares, self.game.rules
        self._begin()
        self.slices.run(lambda number: call(rules, shares[number], *arguments))


def _arrays_of(game: Game, n: int) -> dict[str, Cells]:
    """All that threads share, by its name in a share; what nobody has asked for yet has no columns."""
    rows: dict[str, Any] = dict.fromkeys(
        ("actions", "made", "seats", "bits", "counts", "marked", "luck", "drawn"), np.int64
    )
    columns = {
        "random": (WORDS, np.int64),
        "births": (WORDS, np.int64),
        "whims": (WORDS, np.int64),
        "rewards": (game.players, np.float32),
        "together": (0, np.int64),
        "points": (game.players, np.int64),
        "ranks": (game.players, np.int64),
        "marks": (0, np.int32),
        "masks": (0, np.int8),
        "seen": (0, np.float32),
    }
    return {
        "states": np.zeros(n, game.LAYOUT),
        "done": np.zeros(n, np.bool_),
        "listed": np.full((n, min(game.LONGEST_LIST, WIDEST)), NOTHING, np.int64),
        **{name: np.zeros(n, kind) for name, kind in rows.items()},
        **{name: np.zeros((n, width), kind) for name, (width, kind) in columns.items()},
    }
