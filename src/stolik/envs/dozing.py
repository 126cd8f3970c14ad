"""Sleep in compiled code: a thread that waits for a semaphore of the system's, and is woken without Python.

A thread that sleeps on one of Python's locks is woken, waits for the interpreter's lock, which its waker still holds,
is woken again and finds its way back into compiled code: 190 µs later it was at work. This takes 30. The semaphore lies
in cells of an array, of which it needs four; only Linux lets one lie there, so elsewhere nobody dozes.
"""

from __future__ import annotations

import sys
from typing import Any

from llvmlite import ir
from numba.core import cgutils, types
from numba.extending import intrinsic

from stolik.core.kernel import INTERPRET, Cells, small_kernel

declared: Any = cgutils.get_or_insert_function  # untyped upstream

DOZES = not INTERPRET and sys.platform == "linux"
PLACE, WHOLE = ir.IntType(8).as_pointer(), ir.IntType(32)


@small_kernel
def nothing(cells: Cells, at: int) -> None:
    """Where nobody dozes there is nobody to wake."""


def _calling(function: str, *numbers: int) -> Any:
    """A kernel (cells, at) that calls a function of the system's with the semaphore and these numbers."""

    def call(typing: Any, cells: Any, at: Any) -> Any:
        def generate(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
            array = context.make_array(signature.args[0])(context, builder, arguments[0])
            place = builder.bitcast(builder.gep(array.data, [arguments[1]]), PLACE)
            kind = ir.FunctionType(WHOLE, [PLACE, *[WHOLE] * len(numbers)])
            told = declared(builder.module, kind, function)
            builder.call(told, [place, *(ir.Constant(WHOLE, number) for number in numbers)])
            return context.get_dummy_value()

        return types.void(cells, types.int64), generate

    chosen: Any = intrinsic(call) if DOZES else nothing
    return chosen


prepare = _calling("sem_init", 0, 0)  # for threads of one process; nobody has rung
doze = _calling("sem_wait")  # until somebody rings, has rung, or a signal comes: look why
wake = _calling("sem_post")
