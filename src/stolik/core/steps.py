"""The way from Python into compiled rules: one call a step, on an array of one state.

A compiled function called from Python first looks at the types of all its arguments, which costs
more than the step itself. `Steps` finds the right version once for a game and then calls it directly:
0.2 instead of 1.5 microseconds. Nobody looks at the types any more, so only core calls it.
"""

from __future__ import annotations

import inspect
from typing import Any

import numba
import numpy as np

from stolik.core.contract import (
    acting,
    apply,
    chance,
    check,
    deal,
    hide,
    legal,
    redeal,
    scores,
    setup,
    sound,
    standing,
    ticking,
)
from stolik.core.kernel import INTERPRET, Cells, kernel

typeof: Any = numba.typeof  # untyped upstream


@kernel
def lay_table(rules: Any, states: Cells) -> int:
    """Set up the empty table; return who is asked first."""
    setup(rules, states[0])
    return acting(rules, states[0])


@kernel
def who_acts(rules: Any, states: Cells) -> int:
    """The seats that may decide, HOST among them, as bits."""
    return acting(rules, states[0])


@kernel
def move(rules: Any, states: Cells, seat: int, action: int) -> tuple[int, int]:
    """Check and apply an action; return why it was refused (0: it was not) and who is asked next."""
    code = check(rules, states[0], seat, action)
    if code == 0:
        apply(rules, states[0], seat, action)
    return code, acting(rules, states[0])


@kernel
def why_not(rules: Any, states: Cells, seat: int, action: int) -> int:
    """0 if the action is allowed, else the reason's code."""
    return check(rules, states[0], seat, action)


@kernel
def list_legal(rules: Any, states: Cells, seat: int, out: Cells) -> int:
    """Write the listed decisions of a seat; return how many there are."""
    return legal(rules, states[0], seat, out)


@kernel
def asked(rules: Any, states: Cells) -> int:
    """What HOST owes: k << 16 | n."""
    return chance(rules, states[0])


@kernel
def answer(rules: Any, states: Cells, order: Cells) -> int:
    """Give HOST's answer to chance; return who is asked next."""
    deal(rules, states[0], order)
    return acting(rules, states[0])


@kernel
def clocks_running(rules: Any, states: Cells) -> int:
    """The seats whose clock runs, as bits."""
    return ticking(rules, states[0])


@kernel
def worth(rules: Any, states: Cells, points: Cells, ranks: Cells) -> None:
    """Write the scores as the rulebook counts and the standing by which places are given."""
    scores(rules, states[0], points)
    standing(rules, states[0], ranks)


@kernel
def blind(rules: Any, states: Cells, eye: int) -> None:
    """Blank all that an eye may not know."""
    hide(rules, states[0], eye)


@kernel
def imagine(rules: Any, states: Cells, eye: int, random: Cells) -> None:
    """Fill the blanks with a world the eye cannot rule out."""
    redeal(rules, states[0], eye, random)


@kernel
def soundness(rules: Any, states: Cells) -> int:
    """0, or the rule the state breaks."""
    return sound(rules, states[0])


def copy(states: Cells) -> Cells:
    """Copy states as bytes: much quicker than NumPy's structured copy."""
    copied: Cells = states.view(np.uint8).copy().view(states.dtype)
    return copied


STEPS = (
    "lay_table", "who_acts", "move", "why_not", "list_legal", "asked", "answer", "clocks_running", "worth", "blind",
    "imagine", "soundness",
)  # fmt: skip
THOUGHT = ("imagine", "soundness")  # which no match needs, only whoever thinks about one or makes a position up


class Steps:
    """The functions of this module, bound to the types of one game; each is compiled when it is first called."""

    def __init__(self, rules: Any, layout: np.dtype[Any]) -> None:
        numbers = np.empty(1, np.int64)
        self._examples: dict[str, Any] = {
            "rules": rules,
            "states": np.empty(1, layout),
            "order": numbers.astype(np.int16),
        }
        self._examples |= dict.fromkeys(("out", "points", "ranks", "random"), numbers)

    def __getattr__(self, name: str) -> Any:
        if name not in STEPS:  # whoever copies or pickles asks for names of which nobody has heard
            raise AttributeError(f"there is no step {name!r}; steps are {', '.join(STEPS)}")
        function = globals()[name]
        if not INTERPRET:
            arguments = inspect.signature(function.py_func).parameters
            kinds = tuple(typeof(self._examples.get(argument, 0)) for argument in arguments)
            function.compile(kinds)
            function = function.overloads[kinds].entry_point
        setattr(self, name, function)
        return function

    def read_in(self) -> None:
        """Have all that a match needs compiled or read from the cache now, and not while somebody waits."""
        for name in STEPS:
            if name not in THOUGHT:
                getattr(self, name)


_bound: dict[Any, Steps] = {}


def steps_of(rules: Any, layout: np.dtype[Any]) -> Steps:
    """The steps of all games whose rules and states have these types."""
    key = (type(rules), layout) if INTERPRET else (typeof(rules), layout)
    if key not in _bound:
        _bound[key] = Steps(rules, layout)
    return _bound[key]
