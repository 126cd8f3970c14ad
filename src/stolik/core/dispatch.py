"""Functions that are found by the type of ``rules``: how generic code calls what each game writes for itself.

In compiled code the choice is made while compiling, so that nothing is paid for it; interpreted, it is a look-up.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from numba.extending import overload

from stolik.core.inner import INNER
from stolik.core.kernel import INTERPRET

Written = Mapping[type, Callable[..., Any]]  # type of rules -> the function written for it
register: Any = overload  # its options for compiling are not all known to type checkers


def by_rules(name: str, arguments: Sequence[str], written: Written) -> Callable[..., Any]:
    """The function that stands for every game's function of this name; its first argument is ``rules``."""

    def interpreted(rules: Any, *others: Any) -> Any:
        return written[type(rules)](rules, *others)

    interpreted.__name__ = interpreted.__qualname__ = name
    if not INTERPRET:
        register(interpreted, strict=False, jit_options={"_nrt": False, **INNER})(_chooser(arguments, written))
    return interpreted


def _chooser(arguments: Sequence[str], written: Written) -> Callable[..., Any]:
    """Tell the compiler whose function to call. Numba wants the argument names spelled out."""
    names = ", ".join(arguments)
    scope: dict[str, Any] = {"written": written}
    exec(  # one text for functions that differ in their argument names alone
        f"def choose({names}):\n"
        f"    function = written[rules.instance_class]\n"
        f"    def call({names}):\n"
        f"        return function({names})\n"
        f"    return call\n",
        scope,
    )
    chooser: Callable[..., Any] = scope["choose"]
    return chooser
