"""How long a match can be at most: nodes of players, and numbers dealt by chance."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from stolik.core.bits import count_of
from stolik.core.errors import NotPossible
from stolik.core.game import Game
from stolik.games.draughts.state import Rules as Draughts
from stolik.games.nimmt.state import CARDS, FULL, ROWS
from stolik.games.nimmt.state import Rules as Nimmt
from stolik.games.ogorek.state import CARDS as OGOREK_CARDS
from stolik.games.ogorek.state import DEALS
from stolik.games.ogorek.state import Rules as Ogorek
from stolik.games.sixtysix.state import DECK
from stolik.games.sixtysix.state import Rules as Sixtysix

DRAWN_DEALS = 1_000  # of Sixty-six; the rules set no limit to deals in which nobody scores, chance does
SPECIAL = 6  # actions of a deal of Sixty-six that play no card, at most: exchange, close, declare
PROGRESS = 10  # captures and moves of men for each man: 7 ranks, 2 more for a capture backwards, and being captured

Length = tuple[int, int]


def nimmt(rules: Nimmt) -> Length:
    """N1, N6: every round leaves at most 20 cards in the rows, so the others are taken, each with a head or more."""
    taken = CARDS * rules.players + ROWS - ROWS * FULL
    rounds = rules.rounds or rules.players * (rules.limit - 1) // taken + 1
    return rounds * CARDS * (1 + rules.players), rounds * (CARDS * rules.players + ROWS)


def ogorek(rules: Ogorek) -> Length:
    """O11: at most 200 deals of six tricks; the dealer is drawn first."""
    cards = DEALS * OGOREK_CARDS * rules.players
    return cards, cards + 1


def sixtysix(rules: Any) -> Length:
    """S15: a deal that is not drawn scores at least one game point."""
    deals = 2 * rules.target + DRAWN_DEALS
    return deals * (DECK + SPECIAL), deals * DECK + 1


def draughts(rules: Draughts) -> Length:
    """D9: so many plies at most between two captures or moves of men, of which there is an end."""
    men = sum(count_of(home) for home in rules.home)
    return (men * PROGRESS + 1) * (rules.quiet_limit + 1), 0


_LENGTHS: dict[type, Callable[[Any], Length]] = {
    Nimmt: nimmt,
    Ogorek: ogorek,
    Sixtysix: sixtysix,
    Draughts: draughts,
}


def longest(game: Game) -> Length:
    """A bound for the nodes of players and for the numbers dealt in a match; NotPossible if nobody knows one."""
    kind = type(game.rules)
    if kind not in _LENGTHS:
        raise NotPossible(f"nobody has said how long a match of {game.name} can be")
    return _LENGTHS[kind](game.rules)
