"""The way from Python into a kernel that is called over and over with arguments of the same types."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numba
import numpy as np

from stolik.core.kernel import INTERPRET

typeof: Any = numba.typeof  # untyped upstream


def direct(function: Any, *examples: Any) -> Callable[..., Any]:
    """The version of a kernel for arguments of these types. Nobody looks at them any more when it is called.

    Numba looks at the types of all arguments in every call, with the lock held; for a share of a batch that takes as
    long as some hundred matches do. Whoever calls this must have made or checked the arrays: their kind, that they are
    contiguous, and that what is written to may be.
    """
    if INTERPRET:
        plain: Callable[..., Any] = function
        return plain
    kinds = tuple(_kind(example) for example in examples)
    function.compile(kinds)
    entry: Callable[..., Any] = function.overloads[kinds].entry_point
    return entry


def _kind(example: Any) -> Any:
    """The type of an argument; whether an array may be written to makes no version of its own."""
    kind = typeof(example)
    return kind.copy(readonly=False) if isinstance(example, np.ndarray) else kind
