"""Fair deals: the scheme as documented, written a second time, and what it promises."""

from __future__ import annotations

import hashlib
import hmac
import struct
from collections import Counter
from collections.abc import Iterator

import pytest
from hypothesis import given
from hypothesis import strategies as st

import stolik
from stolik import BadDeal
from stolik.core.fairness import Shuffler, check_deal, commitment, new_seed, seed_from_number

SEED = bytes(range(32))


def documented_deal(seed: bytes, table: str, nonces: list[bytes], number: int, k: int, n: int) -> list[int]:
    """Deal `number` by the words of the documentation alone."""
    parts = [b"stolik 1", table.encode("utf-8"), *nonces]
    message = b"".join(struct.pack("<I", len(part)) + part for part in parts)
    key = hmac.new(seed, message, hashlib.sha256).digest()

    def words() -> Iterator[int]:
        for block in range(1 << 20):
            yield from struct.unpack("<8I", hmac.new(key, struct.pack("<QQ", number, block), hashlib.sha256).digest())

    stream, cards = words(), list(range(n))
    for place in range(k):
        left = n - place
        while True:
            word = next(stream)
            if word < 2**32 // left * left:
                break
        other = place + word % left
        cards[place], cards[other] = cards[other], cards[place]
    return cards[:k]


@given(
    seed=st.binary(min_size=32, max_size=32),
    table=st.text(max_size=10),
    nonces=st.lists(st.binary(max_size=20), max_size=4),
    number=st.integers(0, 300),
    n=st.integers(1, 104),
    data=st.data(),
)
def test_deals_are_as_documented(
    seed: bytes, table: str, nonces: list[bytes], number: int, n: int, data: st.DataObject
) -> None:
    k = data.draw(st.integers(0, n))
    dealt = Shuffler(seed, table, tuple(nonces)).deal(number, k, n)
    assert dealt == documented_deal(seed, table, nonces, number, k, n)
    check_deal(dealt, k, n)


def test_a_fixed_deal() -> None:
    """Written out, so that no change of the scheme goes unnoticed."""
    shuffler = Shuffler(SEED, "kitchen", (b"Ola", b"Petr"))
    assert shuffler.deal(0, 10, 52) == [2, 48, 33, 17, 38, 51, 12, 30, 39, 47]
    assert shuffler.deal(1, 5, 20) == [0, 2, 14, 19, 11]
    assert commitment(SEED) == "630dcd2966c4336691125448bbb25b4ff412a49c732db2c8abc1b8581bd710dd"


def test_the_commitment_is_the_hash_of_the_seed() -> None:
    seed = new_seed()
    assert len(seed) == 32
    assert seed != new_seed()
    assert commitment(seed) == hashlib.sha256(seed).hexdigest()
    assert stolik.game("ogorek").match(seed=seed).commitment == commitment(seed)


def test_everything_that_goes_in_changes_the_deals() -> None:
    deals = [
        Shuffler(SEED).deal(0, 24, 52),
        Shuffler(SEED[::-1]).deal(0, 24, 52),
        Shuffler(SEED, "table").deal(0, 24, 52),
        Shuffler(SEED, "tabl", (b"e",)).deal(0, 24, 52),
        Shuffler(SEED, "", (b"ab",)).deal(0, 24, 52),
        Shuffler(SEED, "", (b"a", b"b")).deal(0, 24, 52),
        Shuffler(SEED, "", (b"b", b"a")).deal(0, 24, 52),
        Shuffler(SEED, "", (b"ab", b"")).deal(0, 24, 52),
        Shuffler(SEED).deal(1, 24, 52),
    ]
    assert len({tuple(deal) for deal in deals}) == len(deals)


def test_a_small_seed_is_the_same_everywhere_and_no_secret() -> None:
    assert seed_from_number(7) == hashlib.sha256(b"stolik test seed 7").digest()
    assert len({seed_from_number(number) for number in range(-50, 50)}) == 100


class Told(Shuffler):
    """A shuffler whose stream is written down."""

    def numbers(self, deal: int, block: int) -> tuple[int, ...]:
        return (0xFFFFFFFF, 0xFFFFFFFE, 0xFFFFFFFF, 5, 3, 0, 0, 0)


def test_numbers_beyond_the_last_full_round_are_passed_over() -> None:
    """2**32 is one more than a multiple of 3 and of 5: there 0xFFFFFFFF would favour the first choice."""
    assert Told(SEED).deal(0, 1, 2) == [1]
    assert Told(SEED).deal(0, 1, 3) == [0xFFFFFFFE % 3]
    assert Told(SEED).deal(0, 2, 5) == [4, 0], "then four choices are left, which 2**32 divides by: 0xFFFFFFFF counts"


@pytest.mark.parametrize(("k", "n"), [(1, 3), (3, 3), (2, 5)])
def test_all_deals_are_equally_likely(k: int, n: int) -> None:
    shuffler = Shuffler(SEED)
    count = 6000
    found = Counter(tuple(shuffler.deal(number, k, n)) for number in range(count))
    possible = 1
    for i in range(k):
        possible *= n - i
    assert len(found) == possible
    expected = count / possible
    chi_square = sum((seen - expected) ** 2 / expected for seen in found.values())
    assert chi_square < 3 * possible + 20, "some deals come up more often than others"


@pytest.mark.parametrize(
    "numbers",
    [
        [0, 1],
        [0, 1, 2, 3],
        [0, 0, 1],
        [0, 1, 4],
        [-1, 0, 1],
        [0, 1, 2.0],
        [0, 1, True],
        [0, 1, None],
        "012",
        None,
        5,
        [[0], 1, 2],
        {0, 1, 2},
        b"012",
        [0, 1, 10**5000],
    ],
)
def test_an_answer_that_is_no_deal_is_refused(numbers: object) -> None:
    with pytest.raises(BadDeal, match="3 different numbers below 4"):
        check_deal(numbers, 3, 4)  # type: ignore[arg-type]


def test_deals_of_a_match_are_the_shufflers_in_order() -> None:
    match = stolik.game("ogorek", players=2).match(seed=SEED, table="kitchen", nonces=[b"Ola", b"Petr"])
    first, second = (entry.numbers for entry in match.record.actions)
    assert first == documented_deal(SEED, "kitchen", [b"Ola", b"Petr"], 0, 1, 2)
    assert second == documented_deal(SEED, "kitchen", [b"Ola", b"Petr"], 1, 12, 52)
