"""How cards of Sixty-six are written and read: 9s, Jh, Qd, Kc, 10s, Ah; or with the suit's sign, 9♠."""

from __future__ import annotations

import functools
import re
from collections.abc import Iterable

from stolik.core.words import say
from stolik.games.sixtysix.state import DECK, RANKS

RANK_NAMES = ("9", "J", "Q", "K", "10", "A")
SUIT_NAMES = "shdc"
SUIT_SIGNS = "♠♥♦♣"
READ_RANK = {name: rank for rank, name in enumerate(RANK_NAMES)} | {"W": 1, "D": 2}  # walet and dama, in Polish
READ_SUIT = {sign: suit for signs in (SUIT_NAMES, SUIT_SIGNS) for suit, sign in enumerate(signs)}
WRITTEN = re.compile(rf"(9|10|[jwqdka])([{SUIT_NAMES}{SUIT_SIGNS}])")  # in small letters; IGNORECASE takes ſ for s


def card_name(card: int) -> str:
    """A card in notation.

    >>> [card_name(card) for card in (0, 10, 14, 23)]
    ['9s', '10h', 'Qd', 'Ac']
    """
    return RANK_NAMES[card % RANKS] + SUIT_NAMES[card // RANKS]


def card_word(card: int, language: str | None) -> str:
    """A card as the reader's language writes it, with its suit's sign; `read_card` understands every one of them.

    >>> [card_word(14, language) for language in ("en", "pl", "cs")]
    ['Q♦', 'D♦', 'Q♦']
    """
    if not 0 <= card < DECK:
        return str(card)
    return say("sixtysix-rank", language, rank=RANK_NAMES[card % RANKS]) + SUIT_SIGNS[card // RANKS]


def read_card(text: str) -> int | None:
    """The card that a text names, or None.

    >>> [read_card(text) for text in ("9s", "10♥", "dd", "1s")]
    [0, 10, 14, None]
    """
    found = WRITTEN.fullmatch(text.strip().lower())
    if found is None:
        return None
    rank, suit = found.groups()
    return RANKS * READ_SUIT[suit] + READ_RANK[rank.upper()]


def cards_in(cards: int) -> list[int]:
    """The cards of a set, upwards.

    >>> cards_in(0b100101)
    [0, 2, 5]
    """
    return list(_cards_in(cards))


@functools.lru_cache(4096)
def _cards_in(cards: int) -> tuple[int, ...]:
    return tuple(card for card in range(DECK) if cards >> card & 1)


def set_of(cards: Iterable[int]) -> int:
    """The set of these cards.

    >>> set_of([0, 2, 5])
    37
    """
    together = 0
    for card in cards:
        together |= 1 << card
    return together
