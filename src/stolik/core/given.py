"""What a match is begun with, as people give it: taken as it is meant, or refused with what is allowed."""

from __future__ import annotations

from collections.abc import Sequence

from stolik.core.errors import BadDeal, BadOption, describe
from stolik.core.fairness import SEED_BYTES, new_seed, seed_from_number
from stolik.core.game import Game, fits


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
    """The first deals, given instead of drawn."""
    if deals is None:
        return []
    if not isinstance(deals, Sequence) or not all(isinstance(numbers, (list, tuple)) for numbers in deals):
        raise BadDeal(f"{describe(deals)}: deals are lists of numbers, one for each question of chance")
    return [list(numbers) for numbers in deals]
