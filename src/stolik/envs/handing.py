"""Handing orders over in compiled code: the caller rings a bell, a worker that listens goes at once.

Waking a thread by a lock takes longer than many a step of a batch, and then it still waits for Python's own lock. So a
worker that is done listens for a while, in compiled code, and so does the caller who waits for it. A bell is two cells,
so far apart that who writes one does not disturb who reads the other::

    cell    0        1 .. 7   8         9 .. 15
            ORDER             ANSWER

    ORDER   HERE     the worker is at work or listens      ANSWER   NONE     not yet
            GO       it shall do it once more                       DONE
            GONE     it does not listen: it sleeps,                 ASLEEP   the caller sleeps until the
                     or is on its way to bed                                 worker comes out and wakes it

Who gives up listening writes that by an exchange, which tells whether the other one was quicker.
"""

from __future__ import annotations

import os
from typing import Any

import numpy as np
from llvmlite import ir
from numba.core import cgutils, types
from numba.extending import intrinsic

from stolik.core.kernel import INTERPRET, Cells, kernel

declared: Any = cgutils.get_or_insert_function  # untyped upstream

ORDER, ANSWER, CELLS = 0, 8, 16
HERE, GO, GONE = 0, 1, 2
NONE, DONE, ASLEEP = 0, 1, 2
POLITE = 4096  # looks, about 10 µs, after which who shares the core may have it: it may be the one who is waited for


def new_bell() -> Cells:
    """A bell at which nobody listens."""
    bell = np.zeros(CELLS, np.int64)
    bell[ORDER] = GONE
    return bell


@intrinsic
def _exchange(typing: Any, bell: Any, at: Any, value: Any) -> Any:
    def generate(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
        cells = context.make_array(signature.args[0])(context, builder, arguments[0])
        return builder.atomic_rmw("xchg", builder.gep(cells.data, [arguments[1]]), arguments[2], "seq_cst")

    return types.int64(bell, types.int64, types.int64), generate


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


def _read(bell: Cells, at: int) -> int:
    return int(bell[at])


exchange: Any = _swap if INTERPRET else _exchange  # write a cell and return what was in it
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


# what the worker does


@kernel
def ordered_again(bell: Cells, patience: int) -> bool:
    """Say that it is done, and listen whether it shall be done once more; if not, nobody listens from now on."""
    if exchange(bell, ANSWER, DONE) == ASLEEP:
        exchange(bell, ORDER, GONE)
        return False
    if listen(bell, ORDER, HERE, patience):
        if look(bell, ORDER) == GONE:  # it has been sent away
            return False
    elif exchange(bell, ORDER, GONE) != GO:
        return False
    exchange(bell, ORDER, HERE)
    return True


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
    return bool(exchange(bell, ORDER, GO) == HERE)


@kernel
def answered(bell: Cells, patience: int) -> bool:
    """Wait for the answer to an order; False if it did not come and the worker will wake the caller by its lock."""
    listen(bell, ANSWER, NONE, patience)
    return bool(exchange(bell, ANSWER, ASLEEP) == DONE)


@kernel
def send_away(bell: Cells) -> None:
    """Let a worker that listens come out; it must not be at work."""
    exchange(bell, ORDER, GONE)
