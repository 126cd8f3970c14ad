"""Which matches a thread looks at next: a few of its own slice, and when that is done what others have left of theirs.

A step is over when the last thread is done. On a shared machine one core may be a quarter slower than the other for
seconds, and with fixed halves the quick one would wait. So each begins with its own slice, of which most is still in
its caches from the last step, and then helps::

    bounds   0                    2048                   4096       slice s is bounds[s] to bounds[s + 1]
             |=====|=====|=====|..|=====|=====|xxxxx|xx|            portions of FEW matches
              the first thread's   the second's  taken by the first

    taken    how many portions of slice 0, 1, ... are taken in this tour, each count in a line of memory of its own

Who looks at a match changes nothing of what happens in it.
"""

from __future__ import annotations

from threading import Lock
from typing import Any

from numba.core import types
from numba.extending import intrinsic

from stolik.core.kernel import INTERPRET, Cells, kernel
from stolik.envs.share import APART, FEW, Share

_one_at_a_time = Lock()


@intrinsic
def _count_up(typing: Any, cells: Any, at: Any) -> Any:
    def generate(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
        array = context.make_array(signature.args[0])(context, builder, arguments[0])
        one = context.get_constant(types.int64, 1)
        return builder.atomic_rmw("add", builder.gep(array.data, [arguments[1]]), one, "seq_cst")

    return types.int64(cells, types.int64), generate


def _count_up_plainly(cells: Cells, at: int) -> int:
    with _one_at_a_time:
        before = int(cells[at])
        cells[at] = before + 1
    return before


count_up: Any = _count_up_plainly if INTERPRET else _count_up  # add 1 to a cell, and return what was in it


@kernel
def take_few(share: Share) -> range:
    """The next few matches that nobody has taken in this tour; an empty range when there are none any more."""
    slices = len(share.bounds) - 1
    for turn in range(slices):
        slice_ = (share.own[0] + turn) % slices
        end = share.bounds[slice_ + 1]
        first = share.bounds[slice_] + count_up(share.taken, slice_ * APART) * FEW
        if first < end:
            return range(first, min(first + FEW, end))
    return range(0)
