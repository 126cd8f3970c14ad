"""Numbers packed into one, spread over an observation in a few strokes of the processor.

    members    ... | c | b | a |        `width` bits for each of `size` numbers
    out[at:]   | a | b | c | ...        each times `worth`

Written one by one, each would take as long as eight of them do. The compiler does not find that out by itself: it takes
short loops apart before it looks for what can be done at once.
"""

from __future__ import annotations

from typing import Any

from llvmlite import ir
from numba.core import types
from numba.extending import intrinsic

from stolik.core.kernel import INTERPRET, Cells


def spread(size: int, width: int = 1, worth: float = 1.0) -> Any:
    """Make the function (out, at, members) that writes so many numbers and returns where the next ones go.

    `worth` must be a power of two: no number is rounded.
    """

    def plainly(out: Cells, at: int, members: int) -> int:
        for i in range(size):
            out[at + i] = (members >> width * i & (1 << width) - 1) * worth
        return at + size

    def at_once(typing: Any, out: Any, at: Any, members: Any) -> Any:
        def generate(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
            cells = context.make_array(signature.args[0])(context, builder, arguments[0])
            floats = _spread(builder, arguments[2], size, width, worth)
            place = builder.bitcast(builder.gep(cells.data, [arguments[1]]), floats.type.as_pointer())
            builder.store(floats, place, align=4)
            return builder.add(arguments[1], ir.Constant(arguments[1].type, size))

        return types.int64(out, types.int64, types.int64), generate

    chosen: Any = plainly if INTERPRET else intrinsic(at_once)
    return chosen


def _spread(builder: Any, members: Any, size: int, width: int, worth: float) -> Any:
    """The numbers as a vector of floats."""
    word = ir.IntType(32 if size * width <= 32 else 64)
    lanes, halves = ir.VectorType(word, size), ir.VectorType(ir.IntType(32), size)
    nothing = ir.Constant(lanes, ir.Undefined)
    first = builder.insert_element(nothing, builder.trunc(members, word), ir.Constant(ir.IntType(32), 0))
    everywhere = builder.shuffle_vector(first, nothing, ir.Constant(halves, [0] * size))
    shifted = builder.lshr(everywhere, ir.Constant(lanes, [width * i for i in range(size)]))
    numbers = builder.and_(shifted, ir.Constant(lanes, [(1 << width) - 1] * size))
    floats = ir.VectorType(ir.FloatType(), size)
    # signed: no number fills its lane, and without AVX-512 only signed ones are turned in one stroke
    return builder.fmul(builder.sitofp(builder.trunc(numbers, halves), floats), ir.Constant(floats, [worth] * size))
