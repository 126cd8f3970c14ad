"""The contract: thirteen functions that every game's rules write and everything else calls.

Which game is meant is told by the *type* of ``rules``, a NamedTuple of the game's own. In compiled
code that choice is made while compiling, so generic code (playouts, searches, batches) is as fast
as code written for the one game; interpreted, it is a look-up.

``acting`` returns a set of seats as bits::

    bit   ... 31    ...  3 2 1 0
               |         seats
               HOST: chance is asked
"""

from __future__ import annotations

from collections.abc import Callable
from types import ModuleType
from typing import Any

from stolik.core.dispatch import by_rules

HOST = 31  # the seat that answers chance and drops flags
HOST_BIT = 1 << HOST
HIDDEN = -1  # stands where an eye may not look
SPECTATOR = -1  # the eye of nobody at the table

FUNCTIONS = {
    # what happens
    "setup": ("rules", "state"),
    "apply": ("rules", "state", "seat", "action"),
    "deal": ("rules", "state", "order"),
    # what may happen
    "acting": ("rules", "state"),
    "legal": ("rules", "state", "seat", "out"),
    "check": ("rules", "state", "seat", "action"),
    "chance": ("rules", "state"),
    "ticking": ("rules", "state"),
    # what it is worth
    "scores": ("rules", "state", "out"),
    "standing": ("rules", "state", "out"),
    # who knows what
    "hide": ("rules", "state", "eye"),
    "redeal": ("rules", "state", "eye", "random"),
    # can it be
    "sound": ("rules", "state"),
}

_written: dict[str, dict[type, Callable[..., Any]]] = {name: {} for name in FUNCTIONS}


def fulfil(rules: type, *modules: ModuleType) -> None:
    """Take these modules' functions as what `rules` stands for; a missing one is named at once."""
    found = {name: getattr(module, name) for module in modules for name in FUNCTIONS if hasattr(module, name)}
    missing = [name for name in FUNCTIONS if name not in found]
    if missing:
        raise TypeError(f"{modules[0].__name__} lacks {', '.join(missing)}")
    for name, function in found.items():
        _written[name][rules] = function


def _generic(name: str) -> Callable[..., Any]:
    """Make the function that stands for every game's function of this name."""
    return by_rules(name, FUNCTIONS[name], _written[name])


setup = _generic("setup")
apply = _generic("apply")
deal = _generic("deal")
acting: Callable[..., int] = _generic("acting")
legal: Callable[..., int] = _generic("legal")
check: Callable[..., int] = _generic("check")
chance: Callable[..., int] = _generic("chance")
ticking: Callable[..., int] = _generic("ticking")
scores = _generic("scores")
standing = _generic("standing")
hide = _generic("hide")
redeal = _generic("redeal")
sound: Callable[..., int] = _generic("sound")
