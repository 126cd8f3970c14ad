"""What people write, made inert: names and texts are shown to others as they are."""

from __future__ import annotations

from unicodedata import category

# Unicode's controls of the direction of writing, with which a name could seem to be another.
TURNING = frozenset("\u061c\u200e\u200f\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069")
# Signs without a shape, with which it could seem to be the same; joiners stay, for some writing needs them.
SHAPELESS = frozenset("\u00ad\u180e\u200b\u2060\u2061\u2062\u2063\u2064\ufeff")
# Letters and symbols that are drawn as nothing.
BLANK = frozenset("\u115f\u1160\u2800\u3164\uffa0")


def inert(text: str) -> str:
    """A text without characters that are not seen but do something; nothing, if then there is nothing to be seen."""
    kept = "".join(letter for letter in text if category(letter) != "Cc" and letter not in TURNING | SHAPELESS)
    return kept.strip() if any(map(_seen, kept)) else ""


def _seen(letter: str) -> bool:
    return category(letter)[0] in "LNPS" and letter not in BLANK
