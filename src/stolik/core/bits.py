"""Sets as the bits of one number: what a processor finds in one instruction."""

from __future__ import annotations

from typing import Any

from numba.core import types
from numba.extending import intrinsic

from stolik.core.kernel import INTERPRET


def first_of(bits: int) -> int:
    """The lowest member of a set that is not empty.

    >>> first_of(0b101000)
    3
    """
    return (int(bits) & -int(bits)).bit_length() - 1


@intrinsic
def _found(typing: Any, bits: Any) -> Any:
    def generate(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
        return builder.cttz(arguments[0], context.get_constant(types.boolean, True))

    return types.int64(types.int64), generate


first: Any = first_of if INTERPRET else _found
