"""Sets of squares as the bits of one signed 64-bit number: bit s is square s.

The last square of the German board is the sign bit, so sets are never compared, added or shifted to the
left: one asks ``squares >> s & 1``, joins with ``BIT[s]``, goes
through a set with `core.bits.first` and moves it with `rotated`.
"""

from __future__ import annotations

from typing import Any

import numpy as np
from llvmlite import ir
from numba.core import types
from numba.extending import intrinsic

from stolik.core.bits import MASK
from stolik.core.kernel import INTERPRET, Cells

BIT: Cells = np.left_shift(np.uint64(1), np.arange(64, dtype=np.uint64)).view(np.int64)  # square -> the set of it alone


def signed(squares: int) -> int:
    """A set as the signed number that fields hold.

    >>> signed(1 << 63) == -(1 << 63), signed(5)
    (True, 5)
    """
    return (squares & MASK) - (1 << 64 if squares >> 63 & 1 else 0)


def rotation_of(squares: int, steps: int) -> int:
    """A set with every square so many further, those beyond the last beginning anew.

    >>> rotation_of(signed(1 << 63 | 1), 9) == 1 << 8 | 1 << 9
    True
    """
    plain = int(squares) & MASK
    return signed(plain << int(steps) | plain >> 64 - int(steps))


def _rotation() -> Any:
    """Make the compiled form of `rotation_of`."""

    def choose(typing: Any, squares: Any, steps: Any) -> Any:
        def generate(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
            word = arguments[0].type
            rotate = builder.module.declare_intrinsic("llvm.fshl", [word], ir.FunctionType(word, [word] * 3))
            return builder.call(rotate, [arguments[0], arguments[0], arguments[1]])

        return types.int64(types.int64, types.int64), generate

    return intrinsic(choose)


rotated: Any = rotation_of if INTERPRET else _rotation()
