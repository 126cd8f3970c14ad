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
NAME = "stolik generator"  # what all names that are hashed begin with


def generator(seed: int | str, *stream: int | str) -> Cells:
    """Start a generator; each stream of a seed is independent of the others."""
    name = "/".join(str(part) for part in (seed, *stream))
    digest = hashlib.sha256(f"{NAME} {name}".encode()).digest()
    return np.frombuffer(digest[: 4 * WORDS], dtype="<u4").astype(np.int64)


@kernel
def scramble(b: int) -> int:
    """The 32 random bits that a generator with this second word gives next."""
    five = (b * 5) & MASK
    return (((five << 7) | (five >> 25)) & MASK) * 9 & MASK


@kernel
def turn(a: int, b: int, c: int, d: int) -> tuple[int, int, int, int]:
    """The words of a generator after one more draw."""
    c ^= a
    d ^= b
    return a ^ d, b ^ c, c ^ ((b << 9) & MASK), ((d << 11) | (d >> 21)) & MASK


@kernel
def draw(random: Cells) -> int:
    """The next 32 random bits."""
    result = scramble(random[1])
    random[0], random[1], random[2], random[3] = turn(random[0], random[1], random[2], random[3])
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
    a, b, c, d = random[0], random[1], random[2], random[3]  # at hand: nothing written to the pool can be one of them
    for i in range(k):
        j = i + ((scramble(b) * (n - i)) >> 32)
        a, b, c, d = turn(a, b, c, d)
        pool[i], pool[j] = pool[j], pool[i]
    random[0], random[1], random[2], random[3] = a, b, c, d
