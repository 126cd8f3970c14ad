"""Short rows of lists and masks, written whole in a few strokes of the processor.

    listed   | 3 | 8 | 9 | ? | ? | ? | ? | ? |            three count
    ended    | 3 | 8 | 9 | NOTHING ...       |
    marked   | 0 0 0 1 0 0 0 0 1 1 0 ...                  a cell for every number

Where a list ends the processor cannot foresee, and to guess wrong takes longer than to write all of a short row. The
compiler does not find that out by itself.
"""

from __future__ import annotations

from typing import Any

from llvmlite import ir
from numba.core import types
from numba.extending import intrinsic

from stolik.core.kernel import INTERPRET, Cells
from stolik.envs.share import NOTHING

BIT, BYTE, HALF, WORD = (ir.IntType(bits) for bits in (1, 8, 32, 64))
BITS = 64  # of a word
STROKE = 32  # bytes that most processors write at once


def ending(width: int) -> Any:
    """Make the function (listed, row, count) that writes NOTHING behind the first `count` of a row's `width` cells."""

    def plainly(listed: Cells, row: int, count: int) -> None:
        listed[row, count:] = NOTHING

    def at_once(typing: Any, listed: Any, row: Any, count: Any) -> Any:
        def generate(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
            lists, at, end = arguments
            place = _row(context, builder, listed, lists, at, width)
            lanes = ir.VectorType(WORD, width)
            counted = builder.icmp_signed("<", ir.Constant(lanes, [*range(width)]), _all(builder, end, width))
            kept = builder.select(counted, _load(builder, place, lanes), ir.Constant(lanes, [NOTHING] * width))
            builder.store(kept, builder.bitcast(place, lanes.as_pointer()), align=8)
            return context.get_dummy_value()

        return types.void(listed, types.int64, types.int64), generate

    chosen: Any = plainly if INTERPRET else intrinsic(at_once)
    return chosen


def marking(width: int, numbers: int) -> Any:
    """Make the function (rules, listed, masks, row) that marks the codes of an ended list, each its own number."""

    def plainly(rules: Any, listed: Cells, masks: Cells, row: int) -> None:
        masks[row] = 0
        masks[row, [code for code in listed[row] if code != NOTHING]] = 1

    def at_once(typing: Any, rules: Any, listed: Any, masks: Any, row: Any) -> Any:
        def generate(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
            _, lists, marks, at = arguments
            codes = _load(builder, _row(context, builder, listed, lists, at, width), ir.VectorType(WORD, width))
            mask = _row(context, builder, masks, marks, at, numbers)
            for start in range(0, numbers, BITS):
                members, count = _set(builder, codes, start, width), min(BITS, numbers - start)
                for first, size in pieces(count):
                    cells = _cells(builder, members, first, size)
                    place = builder.gep(mask, [ir.Constant(WORD, start + first)])
                    builder.store(cells, builder.bitcast(place, cells.type.as_pointer()), align=1)
            return context.get_dummy_value()

        return types.void(rules, listed, masks, types.int64), generate

    chosen: Any = plainly if INTERPRET else intrinsic(at_once)
    return chosen


def _row(context: Any, builder: Any, kind: Any, array: Any, row: Any, width: int) -> Any:
    """Where a row of so many cells begins."""
    cells = context.make_array(kind)(context, builder, array)
    return builder.gep(cells.data, [builder.mul(row, ir.Constant(WORD, width))])


def _load(builder: Any, place: Any, lanes: Any) -> Any:
    return builder.load(builder.bitcast(place, lanes.as_pointer()), align=8)


def _all(builder: Any, value: Any, width: int) -> Any:
    """A number in all lanes."""
    lanes = ir.VectorType(value.type, width)
    one = builder.insert_element(ir.Constant(lanes, ir.Undefined), value, ir.Constant(HALF, 0))
    return builder.shuffle_vector(one, one, ir.Constant(ir.VectorType(HALF, width), [0] * width))


def _set(builder: Any, codes: Any, start: int, width: int) -> Any:
    """The set, in one word, of the codes from `start` on; NOTHING and those beyond the word are left out."""
    lanes = codes.type
    behind = builder.sub(codes, ir.Constant(lanes, [start] * width))
    inside = builder.icmp_unsigned("<", behind, ir.Constant(lanes, [BITS] * width))
    nothing = ir.Constant(lanes, [0] * width)
    bits = builder.shl(ir.Constant(lanes, [1] * width), builder.select(inside, behind, nothing))
    members = builder.select(inside, bits, nothing)
    while width > 1:  # half of the lanes to the other half, until one is left
        width //= 2
        low, high = (ir.Constant(ir.VectorType(HALF, width), [*range(at, at + width)]) for at in (0, width))
        members = builder.or_(
            builder.shuffle_vector(members, members, low), builder.shuffle_vector(members, members, high)
        )
    return builder.extract_element(members, ir.Constant(HALF, 0))


def pieces(count: int) -> list[tuple[int, int]]:
    """How to write so many cells in strokes of a size that processors have: (first, size); the last two may overlap.

    Vectors of any other size are taken apart cell by cell where the processor has no registers of single bits.
    """
    size = min(STROKE, 1 << count.bit_length() - 1)
    return [(min(first, count - size), size) for first in range(0, count, size)]


def _cells(builder: Any, members: Any, first: int, size: int) -> Any:
    """A part of a set as so many bytes, 1 for a member."""
    part = builder.trunc(builder.lshr(members, ir.Constant(WORD, first)), ir.IntType(size))
    return builder.zext(builder.bitcast(part, ir.VectorType(BIT, size)), ir.VectorType(BYTE, size))
