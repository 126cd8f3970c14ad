"""Who takes part: a level, or a bot of one's own, each with its own amount of work if so written.

::

    strong                  the level, thinking as much as the contest says
    strong@50               the level with effort 50, whatever the contest says
    strong@0.1s             or with so many seconds a decision
    strong@0.1cpu           or with so many of the processor's, so that other work on the machine takes no strength away
    my_module:my_bot        what calling `my_bot` of an importable module returns
    my_module:my_bot@50
"""

from __future__ import annotations

import importlib
import time
from collections import Counter
from collections.abc import Iterable
from functools import cache
from typing import Any, NamedTuple

from stolik.core.errors import BadOption, NotPossible
from stolik.core.registry import bot

LONGEST = 1 << 31  # effort or seconds
PROCESSOR = "cpu"


class Entrant(NamedTuple):
    """A bot, and the work it always takes: seconds or effort; without both that is left to the contest."""

    bot: Any
    seconds: float | None
    effort: int | None


@cache
def entrant(game: str, name: str) -> Entrant:
    """The bot that a name means; UnknownBot, BadOption or NotPossible if it means none."""
    level, at, work = name.partition("@")
    seconds, effort = _budget(name, work) if at else (None, None)
    made = _own(level) if ":" in level else bot(game, level)
    if work.endswith(PROCESSOR):
        if not hasattr(made, "clock"):
            raise BadOption("bots", name, "@0.1s; @0.1cpu is for a bot which has the attribute `clock`")
        made.clock = time.thread_time
    return Entrant(made, seconds, effort)


def _budget(name: str, work: str) -> tuple[float | None, int | None]:
    """The work written behind a name: ``50`` of effort, ``0.1s`` or ``0.1cpu`` of time."""
    amount = work.removesuffix(PROCESSOR if work.endswith(PROCESSOR) else "s")
    try:
        seconds, effort = (float(amount), None) if amount != work else (None, int(work))
        if 0 < (seconds or effort or 0) < LONGEST:
            return seconds, effort
    except ValueError:
        pass
    raise BadOption("bots", name, "level@effort or level@seconds, such as strong@50, strong@0.1s or strong@0.1cpu")


def short(name: str) -> str:
    """A name as it fits beside a bar.

    >>> short("players.nimmt:pupil@3")
    'pupil@3'
    """
    return name.rpartition(":")[2]


def shown(names: Iterable[str]) -> dict[str, str]:
    """Each name as it is shown among the others: short, or whole where two would be the same.

    >>> shown(["old:pupil", "new:pupil", "new:other", "strong"])
    {'old:pupil': 'old:pupil', 'new:pupil': 'new:pupil', 'new:other': 'other', 'strong': 'strong'}
    """
    different = list(dict.fromkeys(names))
    taken = Counter(map(short, different))
    return {name: short(name) if taken[short(name)] == 1 else name for name in different}


def _own(where: str) -> Any:
    """A bot from an importable module."""
    module, _, factory = where.partition(":")
    try:
        made = getattr(importlib.import_module(module), factory)()
    except Exception as error:  # whatever a module of somebody else's may raise
        raise NotPossible(f"no bot can be made by {where}: {type(error).__name__}: {error}") from error
    if not callable(getattr(made, "choose", None)):
        raise BadOption("bots", where, "a function that returns a bot, which has the method `choose`")
    return made
