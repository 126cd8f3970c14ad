"""Handing orders over in compiled code: the caller rings a bell, a worker that listens goes at once.

Waking a thread by a lock takes longer than many a step of a batch, and then it still waits for Python's own lock. So a
worker that is done listens for a while, in compiled code, and so does the caller who waits for it. Whoever trains takes
longer than that from step to step, so who has listened in vain dozes off without coming out: it is woken by a semaphore
(see `dozing`), which takes a sixth of the time. A bell is two cells and that, so far apart that who writes one does not
disturb who reads the other::

    cell    0        1 .. 7   8         9 .. 15   16 .. 23
            ORDER             ANSWER              SEMAPHORE

    ORDER   HERE     the worker is at work or listens      ANSWER   NONE     not yet
            GO       it shall do it once more                       DONE
            DOZING   it is to be woken by the semaphore             ASLEEP   the caller sleeps until the
            GONE     it comes out or has: it sleeps                          worker comes out and wakes it

Who gives up listening writes that in one stroke, which tells whether the other one was quicker. An order is heard in
one stroke too, GO becomes HERE, and until then it may be withdrawn by the same: where threads share their work and the
caller has done all of it, whoever has not even heard of it is not waited for. On a machine whose cores are often taken
away it may come milliseconds late.
"""

from __future__ import annotations

import os
from typing import Any

import numpy as np
from llvmlite import ir
from numba.core import cgutils, types
from numba.extending import intrinsic

from stolik.core.kernel import INTERPRET, Cells, kernel
from stolik.envs.dozing import DOZES, doze, prepare, wake

declared: Any = cgutils.get_or_insert_function  # untyped upstream

ORDER, ANSWER, SEMAPHORE, CELLS = 0, 8, 16, 24
HERE, GO, GONE, DOZING = 0, 1, 2, 3
NONE, DONE, ASLEEP = 0, 1, 2
POLITE = 4096  # looks, about 10 µs, after which who shares the core may have it: it may be the one who is waited for


def new_bell() -> Cells:
    """A bell at which nobody listens."""
    bell = np.zeros(CELLS, np.int64)
    bell[ORDER] = GONE
    hang(bell)
    return bell


@intrinsic
def _exchange(typing: Any, bell: Any, at: Any, value: Any) -> Any:
    def generate(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
        cells = context.make_array(signature.args[0])(context, builder, arguments[0])
        return builder.atomic_rmw("xchg", builder.gep(cells.data, [arguments[1]]), arguments[2], "seq_cst")

    return types.int64(bell, types.int64, types.int64), generate


@intrinsic
def _replace(typing: Any, bell: Any, at: Any, before: Any, value: Any) -> Any:
    def generate(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
        cells = context.make_array(signature.args[0])(context, builder, arguments[0])
        place = builder.gep(cells.data, [arguments[1]])
        tried = builder.cmpxchg(place, arguments[2], arguments[3], "seq_cst", "seq_cst")
        return builder.extract_value(tried, 1)

    return types.boolean(bell, types.int64, types.int64, types.int64), generate


@intrinsic
def _look(typing: Any, bell: Any, at: Any) -> Any:
    def generate(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
        cells = context.make_array(signature.args[0])(context, builder, arguments[0])
        builder.fence("seq_cst")  # some nanoseconds, so that a look is not all that the processor does
        return builder.load_atomic(builder.gep(cells.data, [arguments[1]]), "seq_cst", 8)

    return types.int64(bell, types.int64), generate


@intrinsic
def _give_way(typing: Any) -> Any:
    def generate(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
        if hasattr(os, "sched_yield"):
            kind = ir.FunctionType(ir.IntType(32), [])
            builder.call(declared(builder.module, kind, "sched_yield"), [])
        return context.get_dummy_value()

    return types.void(), generate


def _swap(bell: Cells, at: int, value: int) -> int:
    before, bell[at] = int(bell[at]), value
    return before


def _swap_if(bell: Cells, at: int, before: int, value: int) -> bool:
    return int(bell[at]) == before and _swap(bell, at, value) == before


def _read(bell: Cells, at: int) -> int:
    return int(bell[at])


exchange: Any = _swap if INTERPRET else _exchange  # write a cell and return what was in it
replace: Any = _swap_if if INTERPRET else _replace  # write a cell if this is in it, and tell whether it was
look: Any = _read if INTERPRET else _look
give_way: Any = (lambda: None) if INTERPRET else _give_way  # let another thread have the core


@kernel
def listen(bell: Cells, at: int, nothing: int, patience: int) -> bool:
    """Look at a cell until something is in it; False if nothing comes for so many looks."""
    while patience > 0:
        if look(bell, at) != nothing:
            return True
        patience -= 1
        if patience % POLITE == 0:
            give_way()
    return False


@kernel
def hang(bell: Cells) -> None:
    """Have its semaphore ready."""
    prepare(bell, SEMAPHORE)


# what the worker does


@kernel
def ordered_again(bell: Cells, patience: int) -> bool:
    """Say that it is done, and wait whether it shall be done once more; if not, nobody listens from now on."""
    if exchange(bell, ANSWER, DONE) == ASLEEP:
        exchange(bell, ORDER, GONE)
        return False
    while look(bell, ORDER) != GONE:
        if replace(bell, ORDER, GO, HERE):
            return True
        if not listen(bell, ORDER, HERE, patience) and replace(bell, ORDER, HERE, DOZING if DOZES else GONE):
            if not DOZES:
                return False
            doze_off(bell)
    return False


@kernel
def doze_off(bell: Cells) -> None:
    """Sleep until there is an order, or there was one that has been withdrawn."""
    while look(bell, ORDER) == DOZING:
        doze(bell, SEMAPHORE)


# what the caller does


@kernel
def let_in(bell: Cells) -> None:
    """Before a worker that sleeps is woken, which is an order too."""
    exchange(bell, ANSWER, NONE)
    exchange(bell, ORDER, HERE)


@kernel
def ring(bell: Cells) -> bool:
    """Order the same once more; False if nobody listens."""
    exchange(bell, ANSWER, NONE)
    heard = tell(bell, GO) != GONE
    if not heard:
        exchange(bell, ORDER, GONE)
    return heard


@kernel
def withdraw(bell: Cells) -> bool:
    """Take an order back that has not been heard; False if it has."""
    return bool(replace(bell, ORDER, GO, HERE))


@kernel
def send_away(bell: Cells) -> None:
    """Let a worker come out, whatever it is at: also if it was told to do it once more and has not heard that yet."""
    looks = 0
    while look(bell, ORDER) == GO:
        looks += 1
        if looks % POLITE == 0:
            give_way()
    tell(bell, GONE)


@kernel
def tell(bell: Cells, order: int) -> int:
    """Give an order, and wake the worker if it dozes; what it was at before."""
    before: int = exchange(bell, ORDER, order)
    if before == DOZING:
        wake(bell, SEMAPHORE)
    return before


@kernel
def answered(bell: Cells, patience: int) -> bool:
    """Wait for the answer to an order; False if it did not come and the worker will wake the caller by its lock."""
    listen(bell, ANSWER, NONE, patience)
    return bool(exchange(bell, ANSWER, ASLEEP) == DONE)
