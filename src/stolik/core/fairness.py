"""Fair deals: fixed before play by a secret seed, provable afterwards.

    S            32 secret bytes; SHA-256(S), the commitment, is shown before anybody sends a nonce
    K            HMAC-SHA256(S, "stolik 1" | table | nonces by seat)
    deal d       the stream HMAC-SHA256(K, d | block), block = 0, 1, 2..., read as 32-bit little-endian
                 numbers, turned into k different numbers below n by a partial Fisher-Yates shuffle

``|`` joins parts, each preceded by its length as 4 bytes, so that no two lists of parts look alike;
d and block are 8 bytes each; all numbers are little-endian, and the table's name is UTF-8.

It proves that the deals were fixed before play and depend on every player's nonce. It does not
prove that whoever holds the seed did not look.
"""

from __future__ import annotations

import hashlib
import hmac
import secrets
import struct
from collections.abc import Sequence
from dataclasses import dataclass, field

from stolik.core.errors import BadDeal, describe

SEED_BYTES = 32
LABEL = b"stolik 1"
WORD = 1 << 32
_eight = struct.Struct("<8I")


def _joined(parts: Sequence[bytes]) -> bytes:
    return b"".join(len(part).to_bytes(4, "little") + part for part in parts)


def commitment(seed: bytes) -> str:
    """What is published before play: the SHA-256 of the seed, in hexadecimal."""
    return hashlib.sha256(seed).hexdigest()


def seed_from_number(number: int) -> bytes:
    """The seed that a small number stands for in tests and simulations; it is no secret."""
    return hashlib.sha256(f"stolik test seed {number}".encode()).digest()


def new_seed() -> bytes:
    """A seed nobody knows."""
    return secrets.token_bytes(SEED_BYTES)


@dataclass(frozen=True)
class Shuffler:
    """Answers every question of chance of one table, the same way each time it is asked."""

    seed: bytes
    table: str = ""
    nonces: tuple[bytes, ...] = ()
    key: bytes = field(init=False, repr=False)

    def __post_init__(self) -> None:
        message = _joined((LABEL, self.table.encode(), *self.nonces))
        object.__setattr__(self, "key", hmac.digest(self.seed, message, "sha256"))

    def numbers(self, deal: int, block: int) -> tuple[int, ...]:
        """The eight 32-bit numbers of one block of a deal's stream."""
        message = deal.to_bytes(8, "little") + block.to_bytes(8, "little")
        return _eight.unpack(hmac.digest(self.key, message, "sha256"))

    def deal(self, deal: int, k: int, n: int) -> list[int]:
        """k different numbers below n: the answer to the deal with this number."""
        pool = list(range(n))
        stream: list[int] = []  # what is drawn and not yet used, last first
        block = 0
        for i in range(k):
            choices = n - i
            fair = WORD - WORD % choices  # beyond it some choices would come up more often
            number = fair
            while number >= fair:
                if not stream:
                    stream = list(reversed(self.numbers(deal, block)))
                    block += 1
                number = stream.pop()
            j = i + number % choices
            pool[i], pool[j] = pool[j], pool[i]
        return pool[:k]


def check_deal(numbers: Sequence[int], k: int, n: int) -> None:
    """Refuse an answer that is not k different numbers below n."""
    if isinstance(numbers, str) or not isinstance(numbers, Sequence) or len(numbers) != k:
        raise BadDeal(f"{describe(numbers)}: this deal is {k} different numbers below {n}")
    for number in numbers:
        if not isinstance(number, int) or isinstance(number, bool) or not 0 <= number < n:
            raise BadDeal(f"{describe(number)}: this deal is {k} different numbers below {n}")
    if len(set(numbers)) != k:
        raise BadDeal(f"a number comes up twice: this deal is {k} different numbers below {n}")
