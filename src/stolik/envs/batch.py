"""Many matches of one game at once: an array of states, stepped by compiled code on several threads without the GIL.

    batch = stolik.batch(stolik.game("nimmt", players=5), 4096, seed=7)
    while training:
        batch.observe(observations)          # of batch.seat, the seat to act in each match
        batch.legal_mask(masks)
        batch.step(actions)                  # then batch.done, batch.rewards

HOST's questions are answered inside, by a generator for each match, so that what happens in a match depends on the
seed, its number in the batch and the actions alone: not on the number of threads nor on the other matches.
"""

from __future__ import annotations

import os
from collections.abc import Callable
from contextlib import suppress
from typing import Any

import numpy as np

from stolik.core.contract import HOST_BIT
from stolik.core.errors import BadOption, IllegalAction, NotPossible, describe
from stolik.core.game import Game
from stolik.core.kernel import Cells
from stolik.core.match import Match
from stolik.core.playout import DEALT_AT_MOST
from stolik.core.random import WORDS, generator, pick
from stolik.core.registry import game as named
from stolik.core.steps import copy
from stolik.envs import bulk
from stolik.envs.direct import direct
from stolik.envs.observing.encoder import Encoder
from stolik.envs.rewards import opponents_of
from stolik.envs.slicing import Slices

MOST = 1 << 31  # matches
MOST_THREADS = 256
WIDEST = 512  # places that lists are given by themselves; longer ones are cut, or wanted with an array of one's own


def batch(
    game: Game | str,
    n: int,
    seed: int = 0,
    threads: int | None = None,
    *,
    auto_reset: bool = True,
    record: bool = False,
) -> Batch:
    """Begin n matches of a game. Without `threads` there are as many as cores; the results are the same."""
    return Batch(named(game) if isinstance(game, str) else game, n, seed, threads, auto_reset=auto_reset, record=record)


class Batch:
    """n matches being played. Arrays it gives out are its own and change with the next step; copy what shall stay.

    states      the true states, secrets included        done       the match has ended with the last step
    acting      who may decide now, as bits              rewards    what the last step brought, by match and seat
    seat        the lowest of them; -1: the match is     final_scores, final_standing
                over (never so with auto_reset)                     of the last match that ended, by match and seat
    """

    def __init__(
        self, game: Game, n: int, seed: int = 0, threads: int | None = None, *, auto_reset: bool, record: bool
    ) -> None:
        if not isinstance(game, Game):
            raise BadOption("game", game, "a game or its name")
        self.game, self.auto_reset = game, bool(auto_reset)
        self.n = _whole("n", n, 1, MOST)
        self.threads = _whole("threads", os.cpu_count() or 1 if threads is None else threads, 1, MOST_THREADS)
        self._opponents = opponents_of(game)
        self.start = game.empty_table()
        self.states = np.zeros(self.n, game.LAYOUT)
        self.acting, self.seat = np.zeros(self.n, np.int64), np.zeros(self.n, np.int64)
        self.done = np.zeros(self.n, np.bool_)
        self.rewards = np.zeros((self.n, game.players), np.float32)
        self.final_scores, self.final_standing = (np.zeros((self.n, game.players), np.int64) for _ in range(2))
        self.generators, self.whims = (np.zeros((self.n, WORDS), np.int64) for _ in range(2))
        self._births = self.generators.copy()
        self._record = record
        self._encoder: Encoder | None = None
        self._numbers: int | None = None  # how many numbers actions have
        self.slices = Slices(self.n, self.threads)
        self._arrays = self._own_arrays()
        self._share_out()
        self._entries: dict[Any, Callable[..., Any]] = {}  # kernels, ready to be called with a share
        with suppress(NotPossible):
            self._encoder = Encoder(game)
        self.reset(seed)

    def _own_arrays(self) -> dict[str, Cells]:
        """All that is divided among threads, by its name in a share; what nobody has asked for yet has no columns."""
        width = min(self.game.LONGEST_LIST, WIDEST)
        counts, marked, luck, places, drawn = (np.zeros(self.n, np.int64) for _ in range(5))
        return {
            "states": self.states,
            "random": self.generators,
            "births": self._births,
            "seats": self.seat,
            "bits": self.acting,
            "done": self.done,
            "rewards": self.rewards,
            "points": self.final_scores,
            "ranks": self.final_standing,
            "counts": counts,
            "listed": np.full((self.n, width), bulk.NOTHING, np.int64),
            "marked": marked,
            "marks": np.zeros((self.n, 0), np.int32),
            "masks": np.zeros((self.n, 0), np.int8),
            "seen": np.zeros((self.n, 0), np.float32),
            "whims": self.whims,
            "luck": luck,
            "places": places,
            "drawn": drawn,
        }

    def _share_out(self) -> None:
        """Divide the arrays among threads, each with rooms of its own."""
        self.shares = [
            bulk.Share(
                start=self.start,
                hidden=np.zeros(1, self.game.LAYOUT),
                whole=np.zeros(self.game.LONGEST_LIST, np.int64),
                pool=np.zeros(DEALT_AT_MOST, np.int16),
                looks=np.zeros(self.game.LONGEST_LIST),
                **{name: array[part] for name, array in self._arrays.items()},
            )
            for part in self.slices.parts
        ]

    def reset(self, seed: int = 0) -> None:
        """Begin all matches anew; the same seed begins the same matches."""
        if isinstance(seed, bool) or not isinstance(seed, (int, np.integer)):
            raise BadOption("seed", seed, "a whole number")
        for i in range(self.n):
            self.generators[i] = generator(int(seed), "batch", i)
            self.whims[i] = generator(int(seed), "whims", i)
        self._births[:], self._born = self.generators, np.zeros(self.n, np.int64)
        self._log: list[tuple[Cells, Cells]] = []
        self._fresh = 0  # what is up to date, as bits of a tour
        self._asked = 0  # what was asked for since the last step, and so will be after the next
        self._lucky = False  # whether the numbers that random decisions come from are yet to be used
        for array in (self.rewards, self.final_scores, self.final_standing):
            array[:] = 0
        self._go(bulk.BEGIN | bulk.GO_ON)

    def _go(self, wants: int, actions: Cells | None = None) -> None:
        """One tour of all threads over their shares."""
        if wants & bulk.DRAW and not self._lucky:
            wants |= bulk.NEW_LUCK
            self._lucky = True
        given = self.seat if actions is None else actions
        self.each(bulk.tour, given, wants, self._opponents, self.auto_reset)

    # what happens

    def step(self, actions: Any) -> None:
        """Let `seat` of each match do an action, given as its code; IllegalAction if one may not: nothing changed."""
        wanted = self.whole_numbers(actions, (self.n,))
        known = self._fresh & bulk.LIST != 0
        at = self._first(bulk.refused, wanted, known)
        if at >= 0:
            self._refuse(at, int(self.seat[at]), int(wanted[at]))
        self._make(wanted)

    def step_numbers(self, numbers: Any) -> None:
        """Let `seat` of each match do an action, given as its number in `legal_mask`."""
        wanted, codes = self.whole_numbers(numbers, (self.n,)), np.empty(self.n, np.int64)
        self._update(bulk.MASK)
        at = self._first(bulk.find_codes, wanted, codes)
        if at >= 0:
            count = self._count_numbers()
            raise IllegalAction(
                "", f"match {at}: {wanted[at]} is not allowed; numbers are 0 to {count - 1}, by the mask"
            )
        self._make(codes)

    def step_all(self, actions: Any) -> None:
        """Let every acting seat of each match do its action, the lowest seat first; those of other seats are not read.

        All must be allowed as the matches stand, else IllegalAction and nothing changed. Where all choose at once
        (nimmt), all are made. Where the first to act takes it from the others (words), theirs are passed over.
        """
        wanted = self.whole_numbers(actions, (self.n, self.game.players))
        at = self._first(bulk.refused_all, wanted)
        if at >= 0:
            seats = [seat for seat in range(self.game.players) if self.acting[at] >> seat & 1]
            state = self.states[at : at + 1]
            codes = ((seat, self.game.steps.why_not(self.game.rules, state, seat, wanted[at, seat])) for seat in seats)
            self._refuse(at, *next((seat, int(wanted[at, seat])) for seat, code in codes if code))
        asked = self.acting.copy()
        self.each(bulk.act_together, wanted)
        if self._record:
            made = asked & ~self.acting
            for seat in range(self.game.players):
                self._log.append((np.where(made >> seat & 1, seat, bulk.NOBODY), wanted[:, seat].copy()))
        self._advance(0, None)

    def _make(self, actions: Cells) -> None:
        if self._record:
            self._log.append((self.seat.copy(), actions.copy()))
        self._advance(bulk.ACT, actions)

    def _advance(self, wants: int, actions: Cells | None) -> None:
        """Go on in all matches, and make at once what was asked for after the last step: likely it is wanted again."""
        self._fresh, self._asked = self._asked, 0
        self._go(wants | bulk.GO_ON | self._fresh, actions)
        if self._record and self.auto_reset:
            self._born[self.done] = len(self._log)

    def _update(self, wants: int) -> None:
        """Bring up to date what is asked for, of the seat to act, and what it is made of."""
        if wants & (bulk.MASK | bulk.DRAW):
            wants |= bulk.LIST
        if wants & bulk.MASK and self._arrays["masks"].shape[1] == 0:
            self._arrays["masks"] = np.zeros((self.n, self._count_numbers()), np.int8)
            self._arrays["marks"] = np.zeros(self._arrays["listed"].shape, np.int32)
            self._share_out()
        if wants & bulk.SEE and self._arrays["seen"].shape[1] == 0:
            self._arrays["seen"] = np.zeros((self.n, self.encoder.size), np.float32)
            self._share_out()
        self._asked |= wants
        missing = wants & ~self._fresh
        if missing:
            self._go(missing)
            self._fresh |= missing

    def each(self, function: Any, *arguments: Any) -> list[Any]:
        """Call a kernel on every share, with the share's part of every array; return what it gives."""
        call = self._entries.get(function)
        if call is None:
            call = self._entries[function] = direct(function, self.game.rules, self.shares[0], *arguments)
        parts, shares, rules = self.slices.parts, self.shares, self.game.rules

        def work(i: int) -> Any:
            own = [given[parts[i]] if isinstance(given, np.ndarray) else given for given in arguments]
            return call(rules, shares[i], *own)

        return self.slices.run(work)

    def _first(self, function: Any, *arguments: Any) -> int:
        """The first match that a kernel complains of, or -1."""
        found = self.each(function, *arguments)
        return next((part.start + at for part, at in zip(self.slices.parts, found, strict=True) if at >= 0), -1)

    # what may happen

    def legal(self, out: Cells | None = None, seat: Any = None) -> tuple[Cells, Cells]:
        """The listed decisions of `seat`: codes [n, width], filled up with -1, and how many there are.

        A list longer than a row is cut; its count tells.
        """
        if out is None and seat is None:
            self._update(bulk.LIST)
            return self._arrays["listed"], self._arrays["counts"]
        if out is None:
            out = np.full(self._arrays["listed"].shape, bulk.NOTHING, np.int64)
        listed = self._fits("out", out, (self.n, -1), np.int64)
        counts = np.full(self.n, listed.shape[1], np.int64)
        self._aside(bulk.LIST, seats=self._seats(seat), counts=counts, listed=listed)
        return listed, counts

    def forget(self) -> None:
        """Make everything anew; to be called by whoever changes `states` or `seat` by other means than steps."""
        self._fresh = 0

    def legal_mask(self, out: Cells | None = None, seat: Any = None) -> Cells:
        """1 for every number that `seat` may choose, else 0: int8 [n, numbers]. NotPossible where actions have none.

        The batch's own array (without `out`) is the quickest: only what has changed is written.
        """
        if out is None and seat is None:
            self._update(bulk.MASK)
            return self._arrays["masks"]
        shape = (self.n, self._count_numbers())
        masks = np.empty(shape, np.int8) if out is None else self._fits("out", out, shape, np.int8)
        room = self._arrays["listed"].shape
        self._aside(
            bulk.LIST | bulk.MASK,
            seats=self._seats(seat),
            counts=np.zeros(self.n, np.int64),
            listed=np.empty(room, np.int64),
            marked=np.full(self.n, room[1] + 1),  # nobody knows where the array has ones
            marks=np.empty(room, np.int32),
            masks=masks,
        )
        return masks

    def random_actions(self, out: Cells | None = None, seat: Any = None) -> Cells:
        """One of the listed decisions of `seat` for each match, by a generator that deals nothing."""
        actions = np.empty(self.n, np.int64) if out is None else self._fits("out", out, (self.n,), np.int64)
        if seat is None:
            self._update(bulk.DRAW)
            actions[:] = self._arrays["drawn"]
        else:
            room = self._arrays["listed"].shape
            lists = {"counts": np.zeros(self.n, np.int64), "listed": np.empty(room, np.int64)}
            places = np.empty(self.n, np.int64)
            self._aside(bulk.LIST | bulk.DRAW, seats=self._seats(seat), places=places, drawn=actions, **lists)
        self._fresh &= ~bulk.DRAW
        self._lucky = False
        return actions

    def _aside(self, wants: int, **others: Cells) -> None:
        """A tour with other arrays in place of the batch's own, which stay as they are."""
        own = self.shares
        try:
            self.shares = [
                share._replace(**{name: array[part] for name, array in others.items()})
                for share, part in zip(own, self.slices.parts, strict=True)
            ]
            self._go(wants)
        finally:
            self.shares = own

    # what there is to see

    @property
    def encoder(self) -> Encoder:
        """What the numbers of an observation mean."""
        if self._encoder is None:
            self._encoder = Encoder(self.game)
        return self._encoder

    def observe(self, out: Cells | None = None, seat: Any = None) -> Cells:
        """What `seat` observes of each match: float32 [n, encoder.size]; only from states hidden from it."""
        if out is None and seat is None:
            self._update(bulk.SEE)
            return self._arrays["seen"]
        shape = (self.n, self.encoder.size)
        seen = np.empty(shape, np.float32) if out is None else self._fits("out", out, shape, np.float32)
        self._aside(bulk.SEE, seats=self._seats(seat), seen=seen)
        return seen

    def scores(self) -> Cells:
        """The scores as the rulebook counts, by match and seat."""
        return self._count()[0]

    def standing(self) -> Cells:
        """What places are given by, by match and seat: more is better."""
        return self._count()[1]

    def _count(self) -> tuple[Cells, Cells]:
        points, ranks = (np.zeros((self.n, self.game.players), np.int64) for _ in range(2))
        self.each(bulk.count_each, points, ranks)
        return points, ranks

    # needs record=True: what was played is remembered, and what was dealt is drawn once more

    def match(self, i: int) -> Match:
        """The match that is being played at a place of the batch, with its deals and actions."""
        match = self.game.match(seed=0, deals=self.deals(i))
        for seat, action in self._line(i):
            match.play(seat, action)
        return match

    def deals(self, i: int) -> list[list[int]]:
        """The deals of that match, as ``game.match(deals=...)`` takes them."""
        random, states = self._births[_whole("i", i, 0, self.n - 1)].copy(), copy(self.start)
        steps, rules = self.game.steps, self.game.rules
        deals: list[list[int]] = []
        for step in (None, *self._line(i)):
            if step is not None:
                steps.move(rules, states, *step)
            while steps.who_acts(rules, states) & HOST_BIT:
                owed = steps.asked(rules, states)
                pool = np.empty(owed & 0xFFFF, np.int16)
                pick(random, owed & 0xFFFF, owed >> 16, pool)
                deals.append(pool[: owed >> 16].tolist())
                steps.answer(rules, states, np.array(deals[-1], np.int16))
        return deals

    def _line(self, i: int) -> list[tuple[int, int]]:
        """The actions of that match, each with its seat."""
        if not self._record:
            raise NotPossible("only a batch made with record=True remembers what was played")
        at = _whole("i", i, 0, self.n - 1)
        made = [(int(seats[at]), int(codes[at])) for seats, codes in self._log[int(self._born[at]) :]]
        return [step for step in made if step[0] != bulk.NOBODY]

    # what people give us

    def _seats(self, seat: Any) -> Cells:
        if seat is None:
            return self.seat
        seats = np.broadcast_to(np.asarray(seat), (self.n,)).astype(np.int64)
        if ((seats < bulk.NOBODY) | (seats >= self.game.players)).any():
            raise BadOption("seat", seat, f"0 to {self.game.players - 1}, one for all matches or one for each")
        return seats

    def whole_numbers(self, actions: Any, shape: tuple[int, ...]) -> Cells:
        """Actions that people give, as an array that compiled code can take."""
        given = np.asarray(actions)
        if given.shape != shape or not np.issubdtype(given.dtype, np.integer):
            raise BadOption("actions", f"{given.dtype}{list(given.shape)}", f"whole numbers {list(shape)}")
        return np.require(given, np.int64, ("C", "A"))

    def _fits(self, name: str, array: Any, shape: tuple[int, ...], kind: Any) -> Cells:
        """An array given to write into; a -1 in the shape may be anything."""
        if isinstance(array, np.ndarray) and array.dtype == kind and array.flags.carray:
            fitting = [wanted if wanted >= 0 else size for size, wanted in zip(array.shape, shape, strict=False)]
            if array.shape == tuple(fitting) and array.ndim == len(shape):
                return array
        sizes = ["any" if size < 0 else size for size in shape]
        given = f"{array.dtype}{list(array.shape)}" if isinstance(array, np.ndarray) else array
        raise BadOption(name, given, f"a contiguous array {np.dtype(kind)} {sizes} that can be written to")

    def _count_numbers(self) -> int:
        if self._numbers is None:
            from stolik.envs.actions import encoding

            numbers = encoding(self.game)
            if numbers.composed:
                raise NotPossible(f"an action of {self.game.name} takes several numbers; use legal() and step()")
            self._numbers = numbers.count
        return self._numbers

    def _refuse(self, at: int, seat: int, action: int) -> None:
        state = self.states[at : at + 1]
        code = self.game.steps.why_not(self.game.rules, state, seat, action)
        error = self.game.refusal(state[0], seat, action, code)
        raise IllegalAction(error.rule, f"match {at}, seat {seat}, action {action}: {error.why}", code)


def _whole(name: str, value: Any, low: int, high: int) -> int:
    if isinstance(value, (int, np.integer)) and not isinstance(value, bool) and low <= value <= high:
        return int(value)
    raise BadOption(name, describe(value), f"a whole number from {low} to {high}")
