"""What a match is begun with, as people give it: taken as it is meant, or refused with what is allowed."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np

from stolik.core.errors import BadDeal, BadOption, describe
from stolik.core.fairness import SEED_BYTES, new_seed, seed_from_number
from stolik.core.game import Game, fits


def plain_number(number: Any) -> Any:
    """A whole number of NumPy's as Python's own, as records hold them; anything else as it is."""
    return int(number) if isinstance(number, np.integer) else number


def seed_bytes(seed: int | bytes | None) -> bytes:
    """The 32 bytes that deals come from; secret ones for None."""
    if seed is None:
        return new_seed()
    if isinstance(seed, bytes):
        if len(seed) != SEED_BYTES:
            raise BadOption("seed", seed, f"{SEED_BYTES} bytes, a whole number, or None for a secret one")
        return seed
    if isinstance(seed, bool) or not isinstance(seed, int) or not fits(seed):
        raise BadOption("seed", seed, f"{SEED_BYTES} bytes, a whole number, or None for a secret one")
    return seed_from_number(seed)


def names_of(game: Game, names: Sequence[str] | None) -> list[str]:
    """A name for each seat."""
    if names is None:
        return [f"seat {seat}" for seat in range(game.players)]
    if isinstance(names, str) or not isinstance(names, Sequence) or len(names) != game.players:
        raise BadOption("names", names, f"a name for each of the {game.players} seats")
    return [text_of("names", name) for name in names]


def text_of(option: str, text: str) -> str:
    """A text that can be written into a record, without halves of characters."""
    try:
        str.encode(text)
    except (TypeError, UnicodeEncodeError):
        raise BadOption(option, text, "text") from None
    return text


def nonces_of(nonces: Sequence[bytes]) -> tuple[bytes, ...]:
    """What players have added to the seed."""
    if not isinstance(nonces, (list, tuple)) or not all(isinstance(nonce, bytes) for nonce in nonces):
        raise BadOption("nonces", nonces, "a list of bytes")
    return tuple(nonces)


def deals_of(deals: Sequence[Sequence[int]] | None) -> list[list[int]]:
    """The first deals, given instead of drawn, as lists or arrays."""
    if deals is None:
        return []
    given = _listed(deals)
    given = [_listed(numbers) for numbers in given] if isinstance(given, Sequence) else [given]
    if not all(isinstance(numbers, (list, tuple)) for numbers in given):
        raise BadDeal(f"{describe(deals)}: deals are lists of numbers, one for each question of chance")
    return [[plain_number(number) for number in numbers] for numbers in given]


def _listed(numbers: Any) -> Any:
    return numbers.tolist() if isinstance(numbers, np.ndarray) else numbers
