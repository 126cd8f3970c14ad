"""What a seat may know of a table: a copy with everything else hidden, all but the story of the last action.

The story is more than half of many a record, and no observation holds any of it. So it is not copied::

    | hands, rows, points ... | told | story ... | reveals | period |
      copied, then hidden       left as they are: the room has never held any of these
"""

from __future__ import annotations

from typing import Any

from numba.core import cgutils, types
from numba.extending import intrinsic

from stolik.core.contract import hide
from stolik.core.kernel import INTERPRET, kernel

memcpy: Any = cgutils.raw_memcpy  # untyped upstream
BEHIND = ("told", "story", "reveals", "period")  # the last fields of every record


@intrinsic
def _copy_table(typing: Any, target: Any, source: Any) -> Any:
    names = list(target.fields)
    size = target.offset(BEHIND[0]) if tuple(names[-len(BEHIND) :]) == BEHIND else target.size

    def generate(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
        memcpy(builder, arguments[0], arguments[1], context.get_constant(types.intp, size), 1)
        return context.get_dummy_value()

    return types.void(target, source), generate


def _copy_fields(target: Any, source: Any) -> None:
    for name in target.dtype.names:
        if name not in BEHIND:
            target[name] = source[name]


copy_table: Any = _copy_fields if INTERPRET else _copy_table


@kernel
def peek(rules: Any, state: Any, eye: int, room: Any) -> None:
    """Write what an eye may know of a state, its story left out, to a room that holds nothing else."""
    copy_table(room, state)
    hide(rules, room, eye)
