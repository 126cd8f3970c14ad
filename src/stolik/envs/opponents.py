"""Quick opponents for many matches at once: a decision in compiled code, from what the seat may know.

`random` is there for every game. `easy` is the easy bot's rule of thumb where that is a few lines of compiled code.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from stolik.bots.nimmt.easy import OVERLOOKS, first_look
from stolik.bots.sixtysix.policy import by_thumb
from stolik.core.contract import apply, legal
from stolik.core.dispatch import by_rules
from stolik.core.game import Game
from stolik.core.kernel import Cells, kernel
from stolik.core.random import below
from stolik.envs.peeking import peek
from stolik.games.nimmt.state import Rules as Nimmt
from stolik.games.ogorek.rules import highest_in_trick
from stolik.games.ogorek.state import EMPTY
from stolik.games.ogorek.state import Rules as Ogorek
from stolik.games.sixtysix.state import Rules as Sixtysix

RANDOM, EASY = 0, 1


@kernel
def any_action(rules: Any, hidden: Cells, seat: int, listed: Cells, random: Cells, looks: Cells) -> int:
    """One of the listed decisions at random."""
    chosen: int = listed[below(random, len(listed))]
    return chosen


@kernel
def close_fit(rules: Nimmt, hidden: Cells, seat: int, listed: Cells, random: Cells, looks: Cells) -> int:
    """The card that looks best by itself, often blind to the action card or to a row being full."""
    sees_card, sees_full = below(random, OVERLOOKS) > 0, below(random, OVERLOOKS) > 0
    first_look(rules, hidden, listed, sees_card, sees_full, looks)
    best = 0
    for i in range(1, len(listed)):
        if looks[i] > looks[best]:
            best = i
    chosen: int = listed[best]
    return chosen


@kernel
def cheap_card(rules: Ogorek, hidden: Cells, seat: int, listed: Cells, random: Cells, looks: Cells) -> int:
    """Lead from the middle, beat as cheaply as possible."""
    highest = highest_in_trick(hidden[0])
    at = len(listed) // 2
    if highest != EMPTY:
        at = 0 if listed[0] >= highest else 1
    chosen: int = listed[min(at, len(listed) - 1)]
    return chosen


@kernel
def thumb(rules: Sixtysix, hidden: Cells, seat: int, listed: Cells, random: Cells, looks: Cells) -> int:
    """Meld, exchange, take tens, declare what one has."""
    return by_thumb(rules, hidden[0], random)


class _Written(dict[type, Callable[..., int]]):
    """What is written for some rules; for all others a random decision."""

    def __missing__(self, rules: type) -> Callable[..., int]:
        return any_action


_easy = _Written({Nimmt: close_fit, Ogorek: cheap_card, Sixtysix: thumb})
easily: Callable[..., int] = by_rules("easily", ("rules", "hidden", "seat", "listed", "random", "looks"), _easy)


def levels_of(game: Game) -> list[str]:
    """The levels of a game's quick opponents, weakest first."""
    return ["random", "easy"] if type(game.rules) in _easy else ["random"]


@kernel
def decide(
    rules: Any, state: Any, seat: int, level: int, random: Cells, hidden: Cells, listed: Cells, looks: Cells
) -> None:
    """Let a seat decide: by chance, or easily, from the state hidden from it."""
    count = min(legal(rules, state, seat, listed), len(listed))
    if level == RANDOM:
        apply(rules, state, seat, any_action(rules, hidden, seat, listed[:count], random, looks))
    else:
        peek(rules, state, seat, hidden[0])
        apply(rules, state, seat, easily(rules, hidden, seat, listed[:count], random, looks))
