"""Which matches a thread looks at next: a few of its own slice, and when that is done what others have left of theirs.

A step is over when the last thread is done. On a shared machine one core may be a quarter slower than the other for
seconds, and with fixed halves the quick one would wait. So each begins with its own slice, of which most is still in
its caches from the last step, and then helps::

    bounds   0                    2048                   4096       slice s is bounds[s] to bounds[s + 1]
             |=====|=====|==|==|..|=====|=====|==|xx|               portions of FEW matches, the last ones of FEWER
              the first thread's   the second's   taken by the first

    taken    how many portions of slice 0, 1, ... are taken in this tour, each count in a line of memory of its own

Who looks at a match changes nothing of what happens in it.

Where actions are given, all of them are looked at before the first is done, and nobody goes on before that, whoever
did it. Who comes late finds nothing left to look at, and nobody has waited for it. A look is short, so it is not worth
having the lines of memory of other slices for: portions are MANY matches, and `glanced` counts them like `taken`::

    passed   | complaints .... | matches looked at |
             63              32 31                0
"""

from __future__ import annotations

from threading import Lock
from typing import Any

from numba.core import types
from numba.extending import intrinsic

from stolik.core.kernel import INTERPRET, Cells, kernel
from stolik.envs.handing import POLITE, give_way, look
from stolik.envs.share import APART, FEW, FEWER, MANY, TAIL, Share

COMPLAINT = 1 << 32
_one_at_a_time = Lock()


@intrinsic
def _count(typing: Any, cells: Any, at: Any, more: Any) -> Any:
    def generate(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
        array = context.make_array(signature.args[0])(context, builder, arguments[0])
        return builder.atomic_rmw("add", builder.gep(array.data, [arguments[1]]), arguments[2], "seq_cst")

    return types.int64(cells, types.int64, types.int64), generate


def _count_plainly(cells: Cells, at: int, more: int) -> int:
    with _one_at_a_time:
        before = int(cells[at])
        cells[at] = before + more
    return before


count: Any = _count_plainly if INTERPRET else _count  # add to a cell, and return what was in it


@kernel
def take_few(share: Share) -> range:
    """The next few matches that nobody has taken in this tour; an empty range when there are none any more."""
    return take(share, share.taken, FEW, FEWER)


@kernel
def take_many(share: Share) -> range:
    """The same for what is quickly done to a match and comes before all else."""
    return take(share, share.glanced, MANY, MANY)


@kernel
def take(share: Share, taken: Cells, size: int, last: int) -> range:
    """The next portion by one of the counts, of a size or, near the end of a slice, of the last ones' size."""
    slices = len(share.bounds) - 1
    for turn in range(slices):
        slice_ = (share.own[0] + turn) % slices
        start, end = share.bounds[slice_], share.bounds[slice_ + 1]
        large = max(end - start - TAIL * last, 0) // size
        portion = count(taken, slice_ * APART, 1)
        first, length = start + portion * size, size
        if portion >= large:
            first, length = start + large * size + (portion - large) * last, last
        if first < end:
            return range(first, min(first + length, end))
    return range(0)


@kernel
def all_is_well(share: Share, matches: int, well: bool) -> bool:
    """Say that one has looked at so many matches, and wait until all have been looked at; whether nobody complains."""
    passed = count(share.passed, 0, matches + (0 if well else COMPLAINT)) + matches
    looks = 0
    while passed % COMPLAINT < len(share.actions):
        looks += 1
        if looks % POLITE == 0:
            give_way()
        passed = look(share.passed, 0)
    return well and passed < COMPLAINT
