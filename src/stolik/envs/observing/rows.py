"""Rows of small numbers in a state, read and written into an observation in a few strokes of the processor.

    hidden.played[seat]   |  3 |  8 | 12 |  0 | ...       int8, a row of a field
    parts_of_row(14)      3/14 8/14 12/14  0  ...         float32
    filled                three are not 0
    tallied               1 << 4 * 3 | 1 << 4 * 8 ...     cards of each value, four bits for each

The rows of a field lie one behind the other, and how long they are is known while compiling. The compiler goes from one
number to the next all the same.
"""

from __future__ import annotations

from typing import Any

import numpy as np
from llvmlite import ir
from numba.core import types
from numba.extending import intrinsic

from stolik.core.kernel import INTERPRET, Cells

BYTE, INDEX, WORD = ir.IntType(8), ir.IntType(32), ir.IntType(64)
REGISTER = 16  # bytes of the shortest that every processor has


def parts_of_row(whole: int) -> Any:
    """Make the function (out, at, rows, row) that writes a row as parts of `whole`; it returns what is next."""

    def plainly(out: Cells, at: int, rows: Cells, row: int) -> int:
        size = rows.shape[-1]
        out[at : at + size] = (rows[row] / whole).astype(np.float32)
        return int(at + size)

    def at_once(typing: Any, out: Any, at: Any, rows: Any, row: Any) -> Any:
        size = rows.shape[-1]

        def generate(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
            numbers = _row(context, builder, rows, arguments[2], arguments[3])
            floats = ir.VectorType(ir.FloatType(), size)
            shares = builder.fdiv(builder.sitofp(numbers, floats), ir.Constant(floats, [float(whole)] * size))
            cells = context.make_array(out)(context, builder, arguments[0])
            place = builder.bitcast(builder.gep(cells.data, [arguments[1]]), floats.as_pointer())
            builder.store(shares, place, align=4)
            return builder.add(arguments[1], ir.Constant(WORD, size))

        return types.int64(out, types.int64, rows, types.int64), generate

    chosen: Any = plainly if INTERPRET else intrinsic(at_once)
    return chosen


def _filled(rows: Cells, row: int) -> int:
    """How many numbers of a row are not 0."""
    return int(np.count_nonzero(rows[row]))


@intrinsic
def _filled_at_once(typing: Any, rows: Any, row: Any) -> Any:
    size = rows.shape[-1]

    def generate(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
        numbers = _padded(builder, _row(context, builder, rows, *arguments), size)
        something = builder.icmp_signed("!=", numbers, ir.Constant(numbers.type, None))
        bits = builder.bitcast(something, ir.IntType(numbers.type.count))
        return builder.zext(builder.ctpop(builder.zext(bits, INDEX)), WORD)

    return types.int64(rows, types.int64), generate


def _tallied(rows: Cells, row: int) -> int:
    """The numbers of a row counted in one word, four bits for each number below 16; of others any."""
    return sum(1 << (4 * int(number) & 63) for number in rows[row])


@intrinsic
def _tallied_at_once(typing: Any, rows: Any, row: Any) -> Any:
    size = rows.shape[-1]

    def generate(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
        lanes = ir.VectorType(WORD, size)
        numbers = builder.sext(_row(context, builder, rows, *arguments), lanes)
        shifts = builder.and_(builder.shl(numbers, ir.Constant(lanes, [2] * size)), ir.Constant(lanes, [63] * size))
        ones = builder.shl(ir.Constant(lanes, [1] * size), shifts)
        total = builder.extract_element(ones, ir.Constant(INDEX, 0))
        for lane in range(1, size):
            total = builder.add(total, builder.extract_element(ones, ir.Constant(INDEX, lane)))
        return total

    return types.int64(rows, types.int64), generate


def _padded(builder: Any, numbers: Any, size: int) -> Any:
    """The same with zeros behind it, as long as a register: bits of shorter ones are put together one by one."""
    lanes = ir.Constant(ir.VectorType(INDEX, -size % REGISTER + size), [*range(size)] + [size] * (-size % REGISTER))
    return builder.shuffle_vector(numbers, ir.Constant(numbers.type, None), lanes)


def _row(context: Any, builder: Any, kind: Any, rows: Any, row: Any) -> Any:
    """The numbers of a row, as a vector."""
    size = kind.shape[-1]
    cells = context.make_array(kind)(context, builder, rows)
    place = builder.gep(cells.data, [builder.mul(row, ir.Constant(WORD, size))])
    return builder.load(builder.bitcast(place, ir.VectorType(BYTE, size).as_pointer()), align=1)


filled: Any = _filled if INTERPRET else _filled_at_once  # rows, row
tallied: Any = _tallied if INTERPRET else _tallied_at_once  # rows, row
