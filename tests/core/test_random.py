"""The generator of simulations: xoshiro128**, the same numbers everywhere."""

from __future__ import annotations

import hashlib

import numpy as np
import pytest

from stolik.core.random import below, draw, generator, pick, unit

MASK = (1 << 32) - 1


def rotated(word: int, by: int) -> int:
    return (word << by | word >> (32 - by)) & MASK


def reference(words: list[int], count: int) -> list[int]:
    """xoshiro128** 1.1 as published, on Python's own numbers."""
    s, numbers = list(words), []
    for _ in range(count):
        numbers.append(rotated(s[1] * 5 & MASK, 7) * 9 & MASK)
        t = s[1] << 9 & MASK
        s[2] ^= s[0]
        s[3] ^= s[1]
        s[1] ^= s[2]
        s[0] ^= s[3]
        s[2] ^= t
        s[3] = rotated(s[3], 11)
    return numbers


def test_draw_gives_the_published_numbers() -> None:
    random = np.array([1, 2, 3, 4], np.int64)
    published = [11520, 0, 5927040, 70819200, 2031721883, 1637235492, 1287239034, 3734860849, 3729100597, 4258142804]
    assert [draw(random) for _ in range(10)] == published


@pytest.mark.parametrize("words", [[1, 2, 3, 4], [MASK] * 4, [0, 0, 0, 1], [0xDEADBEEF, 7, 0x80000000, 1 << 31]])
def test_draw_agrees_with_a_second_writing(words: list[int]) -> None:
    random = np.array(words, np.int64)
    assert [draw(random) for _ in range(1000)] == reference(words, 1000)


def test_a_generator_starts_from_the_hash_of_its_name() -> None:
    digest = hashlib.sha256(b"stolik generator 7/deal/3").digest()
    expected = [int.from_bytes(digest[at : at + 4], "little") for at in range(0, 16, 4)]
    assert generator(7, "deal", 3).tolist() == expected


def test_seeds_and_streams_differ() -> None:
    starts = {tuple(generator(seed, stream)) for seed in range(20) for stream in ("a", "b", 1, 2)}
    assert len(starts) == 80


def test_below_stays_below_and_is_uniform() -> None:
    for n in (1, 2, 3, 7, 52, 104):
        random = generator(1, "below", n)
        counts = np.bincount([below(random, n) for _ in range(400 * n)], minlength=n)
        assert len(counts) == n
        assert chi_square(counts) < limit(n - 1)


def test_unit_lies_in_the_unit_interval() -> None:
    random = generator(2)
    numbers = np.array([unit(random) for _ in range(20_000)])
    assert numbers.min() >= 0
    assert numbers.max() < 1
    assert chi_square(np.histogram(numbers, 50, (0, 1))[0]) < limit(49)


@pytest.mark.parametrize(("n", "k"), [(1, 1), (5, 5), (52, 24), (104, 104), (10, 0)])
def test_pick_gives_different_numbers(n: int, k: int) -> None:
    random, pool = generator(3, n, k), np.full(n + 2, -1, np.int16)
    for _ in range(200):
        pick(random, n, k, pool)
        assert len(set(pool[:k].tolist())) == k
        assert set(pool[:n].tolist()) == set(range(n)), "the rest of the pool is what was not picked"
        assert pool[n:].tolist() == [-1, -1]


def test_pick_is_uniform_in_every_place() -> None:
    random, pool = generator(4), np.empty(6, np.int16)
    counts = np.zeros((3, 6), np.int64)
    pairs = np.zeros((6, 6), np.int64)
    for _ in range(12_000):
        pick(random, 6, 3, pool)
        counts[np.arange(3), pool[:3]] += 1
        pairs[pool[0], pool[1]] += 1
    for place in range(3):
        assert chi_square(counts[place]) < limit(5)
    assert chi_square(pairs[~np.eye(6, dtype=bool)]) < limit(29)


def chi_square(counts: np.ndarray) -> float:
    """How far counts are from equal ones."""
    expected = counts.sum() / len(counts)
    return float(((counts - expected) ** 2 / expected).sum())


def limit(freedom: int) -> float:
    """What chi-square exceeds about once in a million (Wilson and Hilferty)."""
    if freedom == 0:
        return 1e-9
    return freedom * (1 - 2 / (9 * freedom) + 4.75 * (2 / (9 * freedom)) ** 0.5) ** 3
