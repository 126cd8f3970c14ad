"""What others hold, hidden in a stroke: everything that leaves a game is computed from a hidden state.

::

    rows, one for each seat     3  8 12  0        eye 1     -1 -1 -1  0
                                5  9  0  0                   5  9  0  0
"""

from __future__ import annotations

from typing import Any

from llvmlite import ir
from numba.core import types
from numba.extending import intrinsic

from stolik.core.contract import HIDDEN
from stolik.core.kernel import INTERPRET, Cells

BYTE, INDEX = ir.IntType(8), ir.IntType(32)


def _hide_each(rows: Cells, eye: int) -> None:
    """Write HIDDEN over whatever is not 0 in the rows of all seats but the eye's own."""
    for seat in range(len(rows)):
        if seat != eye:
            rows[seat] = (rows[seat] != 0) * HIDDEN


@intrinsic
def _hide_at_once(typing: Any, rows: Any, eye: Any) -> Any:
    """The same for a field of small numbers: the compiler would go from one to the next."""
    seats, *others = rows.shape  # a field's are known while compiling
    size = seats * (others[0] if others else 1)
    if rows.dtype != types.int8:
        return None

    def generate(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
        cells = context.make_array(rows)(context, builder, arguments[0])
        lanes, truths = ir.VectorType(BYTE, size), ir.VectorType(INDEX, size)
        place = builder.bitcast(cells.data, lanes.as_pointer())
        held = builder.load(place, align=1)
        first = builder.insert_element(
            ir.Constant(lanes, ir.Undefined), builder.trunc(arguments[1], BYTE), ir.Constant(INDEX, 0)
        )
        eyes = builder.shuffle_vector(first, first, ir.Constant(truths, [0] * size))
        others = builder.icmp_signed("!=", eyes, ir.Constant(lanes, [at * seats // size for at in range(size)]))
        something = builder.icmp_signed("!=", held, ir.Constant(lanes, [0] * size))
        hidden = builder.sext(builder.and_(others, something), lanes)  # HIDDEN has all bits
        builder.store(builder.or_(held, hidden), place, align=1)
        return context.get_dummy_value()

    return types.void(rows, types.int64), generate


hide_rows: Any = _hide_each if INTERPRET else _hide_at_once  # rows, eye
