"""Random numbers for simulation: a generator that fits in a small array, compiled or not.

xoshiro128** (Blackman and Vigna) on 32-bit words kept in int64 cells, so that no step overflows
and interpreted code draws the same numbers. Deals of real matches come from `fairness` instead.
"""

from __future__ import annotations

import hashlib

import numpy as np

from stolik.core.kernel import Cells, kernel

WORDS = 4  # cells of a generator's state
MASK = 0xFFFFFFFF


def generator(seed: int | str, *stream: int | str) -> Cells:
    """Start a generator; each stream of a seed is independent of the others."""
    name = "/".join(str(part) for part in (seed, *stream))
    digest = hashlib.sha256(f"stolik generator {name}".encode()).digest()
    return np.frombuffer(digest[: 4 * WORDS], dtype="<u4").astype(np.int64)


@kernel
def draw(random: Cells) -> int:
    """The next 32 random bits."""
    result: int = (random[1] * 5) & MASK
    result = (((result << 7) | (result >> 25)) & MASK) * 9 & MASK
    shifted = (random[1] << 9) & MASK
    random[2] ^= random[0]
    random[3] ^= random[1]
    random[1] ^= random[2]
    random[0] ^= random[3]
    random[2] ^= shifted
    random[3] = ((random[3] << 11) | (random[3] >> 21)) & MASK
    return result


@kernel
def below(random: Cells, n: int) -> int:
    """A random number in 0..n-1; the bias is under n / 2**32."""
    return (draw(random) * n) >> 32


@kernel
def unit(random: Cells) -> float:
    """A random number in [0, 1)."""
    return draw(random) / 4294967296.0


@kernel
def pick(random: Cells, n: int, k: int, pool: Cells) -> None:
    """Write k different numbers below n to the front of `pool`: a partial Fisher-Yates shuffle."""
    for i in range(n):
        pool[i] = i
    for i in range(k):
        j = i + below(random, n - i)
        pool[i], pool[j] = pool[j], pool[i]
