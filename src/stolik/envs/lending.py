"""Arrays of the caller's that threads look at, or write into, in one tour.

Threads that listen for the next order (see `handing`) have their share and are not told of other arrays. So the caller
writes into the order where its array lies. Every thread then reads what it needs by itself: if the caller copied it to
where they know it, each line of memory would go from core to core once more in every step.
"""

from __future__ import annotations

import ctypes
from typing import Any

import numpy as np
from numba import carray  # type: ignore[attr-defined]
from numba.core import cgutils, types
from numba.extending import intrinsic

from stolik.core.kernel import INTERPRET, Cells, small_kernel

pointer_to: Any = types.CPointer  # untyped upstream, as is the next
memcpy: Any = cgutils.raw_memcpy


def whereabouts(array: Cells) -> int:
    """Where an array lies, which must be contiguous and stay until nobody looks at it any more."""
    address: int = array.__array_interface__["data"][0]
    return address


def _pointing(kind: Any, plain: Any) -> Any:
    """Make the kernel that turns an address into a pointer to cells of a kind."""

    def point(typing: Any, address: Any) -> Any:
        def generate(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
            return builder.inttoptr(arguments[0], context.get_value_type(signature.return_type))

        return pointer_to(kind)(types.int64), generate

    def plainly(address: int) -> Any:
        return ctypes.cast(int(address), ctypes.POINTER(plain))

    chosen: Any = plainly if INTERPRET else intrinsic(point)
    return chosen


to_numbers = _pointing(types.int64, ctypes.c_int64)
to_floats = _pointing(types.float32, ctypes.c_float)
to_marks = _pointing(types.int8, ctypes.c_int8)


@small_kernel
def numbers_at(address: int, n: int) -> Cells:
    """The n whole numbers that lie there."""
    numbers: Cells = carray(to_numbers(address), n, np.int64)
    return numbers


@small_kernel
def observations_at(address: int, n: int, size: int) -> Cells:
    """The n observations of a size that lie there."""
    observations: Cells = carray(to_floats(address), (n, size), np.float32)
    return observations


@small_kernel
def masks_at(address: int, n: int, numbers: int) -> Cells:
    """The n masks of so many numbers that lie there."""
    masks: Cells = carray(to_marks(address), (n, numbers), np.int8)
    return masks


@intrinsic
def _hand_rows(typing: Any, rows: Any, first: Any, count: Any, out: Any) -> Any:
    def generate(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
        from_, to = (context.make_array(signature.args[at])(context, builder, arguments[at]).data for at in (0, 3))
        width = context.make_array(signature.args[0])(context, builder, arguments[0]).shape
        start, size = (builder.mul(arguments[at], builder.extract_value(width, 1)) for at in (1, 2))
        memcpy(builder, builder.gep(to, [start]), builder.gep(from_, [start]), size, rows.dtype.bitwidth // 8)
        return context.get_dummy_value()

    return types.void(rows, types.int64, types.int64, out), generate


def _copy_rows(rows: Cells, first: int, count: int, out: Cells) -> None:
    out[first : first + count] = rows[first : first + count]


hand_rows: Any = (
    _copy_rows if INTERPRET else _hand_rows
)  # (rows, first, count, out): so many, to the same places in `out`
