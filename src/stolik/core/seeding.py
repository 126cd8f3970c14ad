"""Many generators at once: row i is ``generator(seed, stream, i)``, by SHA-256 in compiled code.

A name of up to 55 letters is one block of the hash (FIPS 180-4): the letters, a 1 bit, zeros, and the length in bits.
"""

from __future__ import annotations

import math

import numpy as np

from stolik.core.kernel import INTERPRET, Cells, kernel
from stolik.core.random import MASK, NAME, WORDS, generator

BLOCK, ROOM, ROUNDS, HALVES = 64, 55, 64, 8  # bytes of a block and of a name in it, rounds, words of a hash
DIGITS = 10  # of the highest number at most
PRIMES = [number for number in range(2, 312) if all(number % divisor for divisor in range(2, number))]


def _cube_root(number: int) -> int:
    """The whole part of a cube root."""
    root = round(math.cbrt(number))
    while root**3 > number:
        root -= 1
    while (root + 1) ** 3 <= number:
        root += 1
    return root


# the first 32 bits behind the point of the roots of the first primes
FIRST = np.array([math.isqrt(prime << 64) & MASK for prime in PRIMES[:HALVES]], np.int64)
ADDED = np.array([_cube_root(prime << 96) & MASK for prime in PRIMES], np.int64)


def generators(count: int, seed: int, stream: str) -> Cells:
    """The generators of a stream that are numbered from 0 up: a row each."""
    rows = np.empty((count, WORDS), np.int64)
    name = f"{NAME} {seed}/{stream}/".encode()
    if INTERPRET or len(name) + DIGITS > ROOM:
        for i in range(count):
            rows[i] = generator(seed, stream, i)
    else:
        hash_names(np.frombuffer(name, np.uint8).astype(np.int64), rows)
    return rows


@kernel
def hash_names(name: Cells, rows: Cells) -> None:
    """Begin a generator with the hash of the name and the row's number."""
    block, words = np.empty(BLOCK, np.int64), np.empty(ROUNDS, np.int64)
    for i in range(len(rows)):
        size = write_name(name, i, block)
        for at in range(BLOCK // 4):
            words[at] = block[4 * at] << 24 | block[4 * at + 1] << 16 | block[4 * at + 2] << 8 | block[4 * at + 3]
        words[BLOCK // 4 - 1] = 8 * size
        hash_words(words, rows[i])


@kernel
def write_name(name: Cells, number: int, block: Cells) -> int:
    """Write a name, a number behind it and the end mark; return how many letters it has."""
    size = len(name)
    for at in range(BLOCK):
        block[at] = name[at] if at < size else 0
    over = number // 10
    while over > 0:
        size += 1
        over //= 10
    for at in range(size, len(name) - 1, -1):
        block[at] = 48 + number % 10
        number //= 10
    block[size + 1] = 128
    return size + 1


@kernel
def turned(word: int, by: int) -> int:
    """A word of 32 bits turned to the right."""
    return (word >> by | word << 32 - by) & MASK


@kernel
def hash_words(words: Cells, out: Cells) -> None:
    """Write the first words of the hash of one block as a generator's, whose bytes go the other way."""
    for at in range(16, ROUNDS):
        far, near = words[at - 15], words[at - 2]
        far = turned(far, 7) ^ turned(far, 18) ^ far >> 3
        near = turned(near, 17) ^ turned(near, 19) ^ near >> 10
        words[at] = words[at - 16] + far + words[at - 7] + near & MASK
    a, b, c, d, e, f, g, h = FIRST[0], FIRST[1], FIRST[2], FIRST[3], FIRST[4], FIRST[5], FIRST[6], FIRST[7]
    for at in range(ROUNDS):
        one = h + (turned(e, 6) ^ turned(e, 11) ^ turned(e, 25)) + (e & f ^ ~e & g) + ADDED[at] + words[at]
        two = (turned(a, 2) ^ turned(a, 13) ^ turned(a, 22)) + (a & b ^ a & c ^ b & c)
        a, b, c, d, e, f, g, h = one + two & MASK, a, b, c, d + one & MASK, e, f, g
    out[0], out[1], out[2], out[3] = a + FIRST[0], b + FIRST[1], c + FIRST[2], d + FIRST[3]
    for at in range(WORDS):
        word = out[at]
        out[at] = (word & 255) << 24 | (word >> 8 & 255) << 16 | (word >> 16 & 255) << 8 | word >> 24 & 255
