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

from collections.abc import Callable
from contextlib import suppress
from copy import deepcopy
from dataclasses import replace
from functools import partial
from typing import Any

import numpy as np

from stolik.core.cores import cores
from stolik.core.errors import BadOption, IllegalAction, NotPossible
from stolik.core.game import Game
from stolik.core.kernel import Cells
from stolik.core.match import Match
from stolik.core.registry import game as named
from stolik.core.seeding import generators
from stolik.envs.ahead import Ahead
from stolik.envs.bulk import count_each
from stolik.envs.given import FLOAT32, INT8, INT64, fitting, seats_of, whole, whole_numbers
from stolik.envs.history import History
from stolik.envs.observing.encoder import Encoder
from stolik.envs.share import (
    ACT,
    AS_DRAWN,
    BEGIN,
    CHECK,
    DRAW,
    FIND,
    GO_ON,
    HAND,
    LIST,
    MASK,
    NOBODY,
    NOTHING,
    SEE,
    SHORT_MASK,
    TOGETHER,
)
from stolik.envs.sharing import Shares, refuse_unholdable

MOST = 1 << 31  # matches
MOST_THREADS = 256


def batch(
    game: Game | str,
    n: int,
    seed: int = 0,
    threads: int | None = None,
    *,
    auto_reset: bool = True,
    record: bool = False,
    finals: bool = False,
) -> Batch:
    """Begin n matches of a game. Without `threads` there are as many as cores; the results are the same."""
    kind = named(game) if isinstance(game, str) else game
    return Batch(kind, n, seed, threads, auto_reset=auto_reset, record=record, finals=finals)


class Batch:
    """n matches being played. Arrays it gives out are its own and change with the next step; copy what shall stay.

    states      the true states, secrets included        done       the match has ended with the last step
    acting      who may decide now, as bits              rewards    what the last step brought, by match and seat
    seat        the lowest of them; -1: the match is     final_scores, final_standing
                over (never so with auto_reset)                     of the last match that ended, by match and seat
    """

    def __init__(
        self,
        game: Game,
        n: int,
        seed: int = 0,
        threads: int | None = None,
        *,
        auto_reset: bool,
        record: bool,
        finals: bool = False,
    ) -> None:
        if not isinstance(game, Game):
            raise BadOption("game", game, "a game or its name")
        self.game, self.auto_reset, self._record, self._finals = game, bool(auto_reset), record, bool(finals)
        self.n = whole("n", n, 1, MOST)
        self.threads = whole("threads", min(cores(), MOST_THREADS) if threads is None else threads, 1, MOST_THREADS)
        self._encoder: Encoder | None = None
        with suppress(NotPossible):  # before anything is compiled, which takes the encoder in
            self._encoder = Encoder(game)
        try:
            refuse_unholdable(game, self.n)
            self._shares = Shares(game, self.n, self.threads, self.auto_reset, self._finals)
        except MemoryError:
            raise BadOption("n", n, "as many matches as fit into memory") from None
        self._arrays = arrays = self._shares.arrays
        self.states, self.acting, self.seat = arrays["states"], arrays["bits"], arrays["seats"]
        self.done, self.rewards = arrays["done"], arrays["rewards"]
        self.final_scores, self.final_standing = arrays["points"], arrays["ranks"]
        self.generators, self.whims = arrays["random"], arrays["whims"]
        self._numbers: int | None = None  # how many numbers actions have
        self._shown: dict[str, Cells] = {}  # arrays that others may look at
        self._masks_given = False  # whether masks are somebody's own array
        self.reset(seed)

    def reset(self, seed: int = 0) -> None:
        """Begin all matches anew; the same seed begins the same matches."""
        if isinstance(seed, bool) or not isinstance(seed, (int, np.integer)):
            raise BadOption("seed", seed, "a whole number")
        self._shares.slices.settle()  # somebody may still be at a step that was interrupted
        self._begun, self._finished = 1, 0  # steps, and this; they differ for ever if one was interrupted
        self.generators[:] = generators(self.n, int(seed), "batch")
        self.whims[:] = generators(self.n, int(seed), "whims")
        self._arrays["births"][:] = self.generators
        self._history = History(self.game, self.n)
        self._ahead = Ahead()
        self._ended = np.zeros(self.n, np.bool_)  # where one had ended before the last step, for who wants last states
        for array in (self.rewards, self.final_scores, self.final_standing):
            array[:] = 0
        self._shares.tour(BEGIN | GO_ON)
        self._finished = 1

    def __reduce__(self) -> tuple[Any, ...]:
        options = {"auto_reset": self.auto_reset, "record": self._record, "finals": self._finals}
        make = partial(Batch, self.game, self.n, 0, self.threads, **options)
        names = ("_numbers", "_history", "_ahead", "_ended", "_begun", "_finished")
        self._shares.slices.settle()
        return make, (), ({name: getattr(self, name) for name in names}, self._arrays)

    def __setstate__(self, kept: tuple[dict[str, Any], dict[str, Cells]]) -> None:
        """Go on where another batch is; threads are one's own."""
        own, arrays = kept
        self.__dict__.update(own)
        for name, array in arrays.items():
            if array.shape != self._arrays[name].shape:
                self._shares.widen(name, array.shape[1])
            self._arrays[name][:] = array

    def __copy__(self) -> Batch:
        return deepcopy(self)  # its arrays are its own

    # what happens

    def step(self, actions: Any) -> None:
        """Let `seat` of each match do an action, given as its code; IllegalAction if one may not: nothing changed."""
        wanted = whole_numbers(actions, (self.n,))
        at = self._make(CHECK | ACT | self._ahead.known(), wanted)
        if at >= 0:
            self._refuse(at, int(self.seat[at]), int(self._arrays["actions"][at]))  # as it was looked at

    def step_random(self) -> None:
        """Let `seat` of each match do one of its listed decisions at random: ``step(random_actions())``, but quicker.

        What was drawn stays with the threads that drew it; to be handed to the caller and back it would have to go
        from one core's caches to another's.
        """
        self._update(DRAW)
        self._ahead.lucky = False
        self._make(AS_DRAWN | ACT)

    def step_numbers(self, numbers: Any) -> None:
        """Let `seat` of each match do an action, given as its number in `legal_mask`."""
        wanted = whole_numbers(numbers, (self.n,))
        self._update(MASK)
        at = self._make(FIND | ACT, wanted)
        if at >= 0:
            count = self._count_numbers()
            raise IllegalAction(
                "", f"match {at}: {wanted[at]} is not allowed; numbers are 0 to {count - 1}, by the mask"
            )

    def step_all(self, actions: Any) -> None:
        """Let every acting seat of each match do its action, the lowest seat first; those of other seats are not read.

        All must be allowed as the matches stand, else IllegalAction and nothing changed. Where all choose at once
        (nimmt), all are made. Where the first to act takes it from the others (words), theirs are passed over.
        """
        wanted = whole_numbers(actions, (self.n, self.game.players))
        if self._arrays["together"].shape[1] == 0:
            self._shares.widen("together", self.game.players)
        at = self._make(TOGETHER, wanted)
        if at >= 0:
            seats = [seat for seat in range(self.game.players) if self.acting[at] >> seat & 1]
            state, looked_at = self.states[at : at + 1], self._arrays["together"][at].tolist()
            codes = ((seat, self.game.steps.why_not(self.game.rules, state, seat, looked_at[seat])) for seat in seats)
            self._refuse(at, *next((seat, looked_at[seat]) for seat, code in codes if code))

    def _make(self, which: int, wanted: Cells | None = None) -> int:
        """Do what is drawn or wanted, and make at once what was asked for after the last step.

        Returns the first match whose action is not allowed, where nothing has changed anywhere, or -1.
        """
        before, again = replace(self._ahead), self._ahead.begin_step()
        recorded = [self._arrays[name].copy() for name in ("seats", "drawn")] if self._record else []
        self._begun += 1
        if self._finals:
            self._ended |= self.done
        wants = self._ahead.with_luck(which | GO_ON | again)
        if wanted is None:
            self._shares.tour(wants)
        else:
            at = self._shares.complaint(wanted, wants)
            if at >= 0:
                self._ahead, self._begun = before, self._begun - 1
                return at
        if self._record:
            self._remember(which, *recorded)
        self._ahead.fresh = again
        self._finished += 1  # who interrupts a step before this does not know which matches have moved
        return -1

    def _remember(self, which: int, seats: Cells, drawn: Cells) -> None:
        """Add to the history what was made, by seats that were asked then."""
        if which & TOGETHER:
            self._history.add_together(self._arrays["made"], self._arrays["together"])
        else:
            self._history.add(seats, drawn if which & AS_DRAWN else self._arrays["actions"])
        if self.auto_reset:
            self._history.begin_anew(self.done)

    def _update(self, wants: int) -> None:
        """Bring up to date what is asked for, of the seat to act, and what it is made of."""
        if wants & MASK and self._arrays["masks"].shape[1] == 0:
            self._mask_in(np.zeros((self.n, self._count_numbers()), np.int8))
        if wants & SEE and self._arrays["seen"].shape[1] == 0:
            self._shares.widen("seen", self.encoder.size)
        missing = self._ahead.ask(wants)
        if missing:
            self._shares.tour(self._ahead.with_luck(missing))
            self._ahead.fresh |= missing

    def write_into(self, observations: Cells | None = None, masks: Cells | None = None) -> None:
        """Use these arrays in place of the batch's own: steps write them, nobody else may, and they change with steps.

        `observe` and `legal_mask`, with or without them as `out`, then cost no more than with the batch's own.
        """
        if masks is not None:  # looked at before anything is taken
            masks = fitting(masks, (self.n, self._count_numbers()), INT8)
        if observations is not None:
            seen = fitting(observations, (self.n, self.encoder.size), FLOAT32)
            self._ahead.fresh &= ~SEE
            self._shares.take("seen", seen)
        if masks is not None:
            self._mask_in(masks)
            self._masks_given = True

    def _mask_in(self, masks: Cells) -> None:
        """Write masks here from now on, and begin by clearing all: nobody knows where there are ones."""
        room = self._arrays["listed"].shape[1]
        self._ahead.fresh &= ~MASK
        self._shares.slices.settle()
        if masks.shape[1] > SHORT_MASK:
            self._arrays["marked"][:] = room + 1
            self._shares.widen("marks", room)
        self._shares.take("masks", masks)  # last: who has been interrupted before begins again

    def courses(self, function: Any, course: Any) -> Callable[..., None]:
        """Steps of another kind: a kernel for all threads, which changes states and brings lists and masks up to date.

        Returns what makes one such step, given arrays to be lent; it is good until `write_into` is called.
        """
        self._update(MASK | SEE)  # what is written into is there
        go = self._shares.courses(function, course)

        def step(*lent: Cells | None) -> None:
            self._update(MASK)  # it may not be where a step was interrupted
            self.forget()
            go(*lent)
            self._ahead.fresh = LIST | MASK

        return step

    # what may happen

    def legal(self, out: Cells | None = None, seat: Any = None) -> tuple[Cells, Cells]:
        """The listed decisions of `seat`: codes [n, width], filled up with -1, and how many there are.

        A list longer than a row is cut; its count tells.
        """
        if out is None and seat is None:
            self._update(LIST)
            return self._show("listed"), self._show("counts")
        if out is None:
            out = np.full(self._arrays["listed"].shape, NOTHING, np.int64)
        listed = fitting(out, (self.n, -1), INT64)
        counts = np.full(self.n, listed.shape[1], np.int64)
        self._shares.tour_aside(LIST, seats=self._seats(seat), counts=counts, listed=listed)
        return listed, counts

    def _show(self, name: str) -> Cells:
        """An array to be read only: what is listed is not checked again, and of a mask only what changes is written."""
        if name not in self._shown or self._shown[name].base is not self._arrays[name]:
            self._shown[name] = self._arrays[name].view()
            self._shown[name].flags.writeable = False
        return self._shown[name]

    def forget(self) -> None:
        """Make everything anew; to be called by whoever changes `states` or `seat` by other means than steps."""
        self._ahead.forget()

    def legal_mask(self, out: Cells | None = None, seat: Any = None) -> Cells:
        """1 for every number that `seat` may choose, else 0: int8 [n, numbers]. NotPossible where actions have none.

        The batch's own array (without `out`) is the quickest: only what has changed is written.
        """
        if seat is None and (out is None or out is self._arrays["masks"]):
            self._update(MASK)
            return self._arrays["masks"] if self._masks_given else self._show("masks")
        shape = (self.n, self._count_numbers())
        masks = np.empty(shape, np.int8) if out is None else fitting(out, shape, INT8)
        if np.may_share_memory(masks, self._arrays["masks"]):
            self._mask_in(self._arrays["masks"])  # written over
        room = self._arrays["listed"].shape
        self._shares.tour_aside(
            LIST | MASK,
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
        actions = np.empty(self.n, np.int64) if out is None else fitting(out, (self.n,), INT64)
        if seat is None:
            self._update(DRAW)
            self._shares.tour_with(actions, HAND)
            self._ahead.drawn = True
        else:
            room = self._arrays["listed"].shape
            lists = {"counts": np.zeros(self.n, np.int64), "listed": np.empty(room, np.int64)}
            self._shares.tour_aside(self._ahead.with_luck(LIST | DRAW), seats=self._seats(seat), drawn=actions, **lists)
        self._ahead.fresh &= ~DRAW
        self._ahead.lucky = False
        return actions

    # what there is to see

    @property
    def encoder(self) -> Encoder:
        """What the numbers of an observation mean."""
        if self._encoder is None:
            self._encoder = Encoder(self.game)
        return self._encoder

    def observe(self, out: Cells | None = None, seat: Any = None) -> Cells:
        """What `seat` observes of each match: float32 [n, encoder.size]; only from states hidden from it."""
        if seat is None and (out is None or out is self._arrays["seen"]):
            self._update(SEE)
            return self._arrays["seen"]
        shape = (self.n, self.encoder.size)
        seen = np.empty(shape, np.float32) if out is None else fitting(out, shape, FLOAT32)
        self._see_aside(seen, seats=self._seats(seat))
        return seen

    def final_observation(self, seat: Any, out: Cells | None = None) -> Cells:
        """What `seat` observed when the last match at each place ended, 0 where none has; needs ``finals=True``."""
        if not self._finals:
            raise NotPossible("only a batch made with finals=True keeps the last states of matches")
        shape = (self.n, self.encoder.size)
        seen = np.empty(shape, np.float32) if out is None else fitting(out, shape, FLOAT32)
        seats = np.where(self._ended | self.done, seats_of(seat, self.n, self.game.players), NOBODY)
        states = self._arrays["finals"] if self.auto_reset else self.states
        self._see_aside(seen, states=states, seats=seats)
        return seen

    def _see_aside(self, seen: Cells, **others: Cells) -> None:
        """Write what others see; if into the batch's own array, what `seat` sees lies there no more."""
        if np.may_share_memory(seen, self._arrays["seen"]):
            self._ahead.fresh &= ~SEE
        self._shares.tour_aside(SEE, seen=seen, **others)

    def scores(self) -> Cells:
        """The scores as the rulebook counts, by match and seat."""
        return self._count()[0]

    def standing(self) -> Cells:
        """What places are given by, by match and seat: more is better."""
        return self._count()[1]

    def _count(self) -> tuple[Cells, Cells]:
        points, ranks = (np.zeros((self.n, self.game.players), np.int64) for _ in range(2))
        self._shares.each(count_each, points, ranks)
        return points, ranks

    # needs record=True

    def match(self, i: int) -> Match:
        """The match that is being played at a place of the batch, with its deals and actions."""
        return self._recorded().match(self._place(i), self._arrays["births"][i])

    def deals(self, i: int) -> list[list[int]]:
        """The deals of that match, as ``game.match(deals=...)`` takes them."""
        return self._recorded().deals(self._place(i), self._arrays["births"][i])

    def _recorded(self) -> History:
        if not self._record:
            raise NotPossible("only a batch made with record=True remembers what was played")
        if self._begun != self._finished:
            raise NotPossible("a step was interrupted, so nobody knows what was played since: reset() begins anew")
        return self._history

    def _place(self, i: int) -> int:
        return whole("i", i, 0, self.n - 1)

    # what else people give us

    def _seats(self, seat: Any) -> Cells:
        return self.seat if seat is None else seats_of(seat, self.n, self.game.players)

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
