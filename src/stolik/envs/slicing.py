"""Work on slices of arrays in several threads at once; compiled code holds no lock, so they run on several cores."""

from __future__ import annotations

import itertools
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor, wait
from typing import Any

import numpy as np


class Slices:
    """n things divided among threads. What is done to one must not depend on others: then threads change nothing."""

    def __init__(self, n: int, threads: int) -> None:
        self.n = n
        workers = min(threads, n)
        self.parts = [
            slice(*pair) for pair in itertools.pairwise(n * worker // workers for worker in range(workers + 1))
        ]
        self._pool = ThreadPoolExecutor(workers - 1, "stolik-batch") if workers > 1 else None

    def run(self, work: Callable[[int, slice], Any]) -> list[Any]:
        """Do some work on every slice; it is given the slice's number too. The caller's own thread does the first."""
        if self._pool is None:
            return [work(0, self.parts[0])]
        others = [self._pool.submit(work, number, part) for number, part in enumerate(self.parts[1:], 1)]
        try:
            own = work(0, self.parts[0])
        finally:
            wait(others)  # nobody may still be writing when an error is told
        return [own, *(other.result() for other in others)]

    def each(self, function: Callable[..., Any], fixed: tuple[Any, ...], *arguments: Any) -> list[Any]:
        """Call a function on every slice: with what is fixed, then with the slice of every array; numbers as given."""

        def call(_: int, part: slice) -> Any:
            shares = (argument[part] if isinstance(argument, np.ndarray) else argument for argument in arguments)
            return function(*fixed, *shares)

        return self.run(call)

    def first(self, function: Callable[..., int], fixed: tuple[Any, ...], *arguments: Any) -> int:
        """The first thing that a function complains of, or -1; it returns the place in its slice, or -1."""
        found = self.each(function, fixed, *arguments)
        return next((part.start + at for part, at in zip(self.parts, found, strict=True) if at >= 0), -1)
