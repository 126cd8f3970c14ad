"""Sets as the bits of one signed 64-bit number: what a processor finds in one instruction."""

from __future__ import annotations

from typing import Any

from numba.core import types
from numba.extending import intrinsic

from stolik.core.kernel import INTERPRET, Cells, small_kernel

MASK = (1 << 64) - 1


def first_of(bits: int) -> int:
    """The lowest member of a set that is not empty.

    >>> first_of(0b101000), first_of(-(1 << 63))
    (3, 63)
    """
    return (int(bits) & -int(bits)).bit_length() - 1


def count_of(bits: int) -> int:
    """How many members a set has.

    >>> count_of(0b101000), count_of(-1)
    (2, 64)
    """
    return (int(bits) & MASK).bit_count()


@intrinsic
def _found(typing: Any, bits: Any) -> Any:
    def generate(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
        return builder.cttz(arguments[0], context.get_constant(types.boolean, True))

    return types.int64(types.int64), generate


@intrinsic
def _counted(typing: Any, bits: Any) -> Any:
    def generate(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
        return builder.ctpop(arguments[0])

    return types.int64(types.int64), generate


first: Any = first_of if INTERPRET else _found
count: Any = count_of if INTERPRET else _counted


@small_kernel
def write_members(members: int, usual: int, out: Cells, found: int, way: int = 0) -> int:
    """Add the members of a set, each + `way`, upwards to a list as far as it has room; return how many it has then.

    Of a set no larger than usual the usual number of places is written, if there is room for it, whatever the last
    ones are worth: to stop at a number that the processor cannot foresee takes longer.
    """
    many = count(members)
    if many <= usual and found + usual <= len(out):
        for i in range(usual):
            out[found + i] = way + first(members)
            members &= members - 1
    else:
        for i in range(found, min(found + many, len(out))):
            out[i] = way + first(members)
            members &= members - 1
    total: int = found + many
    return total
