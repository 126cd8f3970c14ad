"""Memory brought near before it is looked at: what lies scattered takes longer to come than to be worked on.

Rows that are used whole are foreseen by the processor itself. Of a long state it cannot know that only these are used::

    | board, hands ... |      ...      | told | story ... | reveals | period |
      HEAD bytes                         a line                       a line
"""

from __future__ import annotations

from typing import Any

from llvmlite import ir
from numba.core import types
from numba.extending import intrinsic

from stolik.core.kernel import INTERPRET, Cells

LINE = 64  # bytes that come at once
HEAD = 4 * LINE
BYTES, WORD = ir.IntType(8).as_pointer(), ir.IntType(32)
PREFETCH = ir.FunctionType(ir.VoidType(), [BYTES, WORD, WORD, WORD])
HOW = (1, 3, 1)  # to be written, soon, no code


def _fetched(context: Any, builder: Any, kind: Any, array: Any, row: Any, offset: Any) -> None:
    """Ask for the line of a byte of a row. That no such row may be there does no harm."""
    cells = context.make_array(kind)(context, builder, array)
    start = builder.mul(row, builder.extract_value(cells.strides, 0))
    place = builder.gep(builder.bitcast(cells.data, BYTES), [builder.add(start, offset)])
    prefetch = builder.module.declare_intrinsic("llvm.prefetch", [BYTES], PREFETCH)
    builder.call(prefetch, [place, *(ir.Constant(WORD, how) for how in HOW)])


@intrinsic
def _fetch(typing: Any, array: Any, row: Any, byte: Any) -> Any:
    def generate(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
        _fetched(context, builder, signature.args[0], *arguments)
        return context.get_dummy_value()

    return types.void(array, types.int64, types.int64), generate


@intrinsic
def _fetch_state(typing: Any, states: Any, at: Any) -> Any:
    def generate(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
        size = states.dtype.size
        told = states.dtype.offset("told") if "told" in states.dtype.fields else size
        for byte in (*range(0, min(told, HEAD), LINE), min(told, size - 1), size - 1):
            offset = context.get_constant(types.intp, byte)
            _fetched(context, builder, signature.args[0], arguments[0], arguments[1], offset)
        return context.get_dummy_value()

    return types.void(states, types.int64), generate


def _leave(array: Cells, row: int, byte: int = 0) -> None:
    """Interpreted, nothing would be gained."""


fetch: Any = _leave if INTERPRET else _fetch  # array, row, byte of the row
fetch_state: Any = _leave if INTERPRET else _fetch_state  # states, which of them
