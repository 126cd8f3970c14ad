"""Playing one match twice: by the compiled rules and by a naive second writing, with the same deals and choices."""

from __future__ import annotations

import os
import random
from collections.abc import Callable, Sequence
from typing import Any, Protocol

from stolik.core.game import Game
from stolik.core.match import Match
from stolik.core.record import Deal

MATCHES = 10_000 if os.environ.get("STOLIK_DEEP", "") not in ("", "0") else 500  # of each configuration
CAREFUL = 3  # of these, matches in which every step compares all there is
GESTURES = 0.03  # how often a gesture is made where one may be
CODES = range(-1, 111)  # around every action that a game knows


class Table(Protocol):
    """What the two second writings have in common."""

    over: bool

    def owed(self) -> tuple[int, int] | None: ...
    def deal(self, numbers: list[int]) -> None: ...
    def acting(self) -> list[int]: ...
    def legal(self, seat: int) -> list[int]: ...
    def gestures(self) -> list[tuple[int, int]]: ...
    def play(self, seat: int, action: int) -> None: ...
    def between(self) -> bool: ...


def play_both(
    game: Game, table: Table, chance: random.Random, compare: Callable[[Match, Any, bool], None], careful: bool
) -> Match:
    """Play to the end; who acts and what is legal is compared always, the table between turns, or if careful always."""
    match = Match(game, seed=0, serve=False)
    while not table.over:
        owed = table.owed()
        if owed is not None:
            assert match.acting == (), "the table is dealt to, the match asks a player"
            k, n = owed
            numbers = chance.sample(range(n), k)
            table.deal(numbers)
            match.repeat(Deal(numbers))
            compare(match, table, careful)
            continue
        seat, action = step(match, table, chance)
        if careful:
            compare_all_codes(match, table, chance.randrange(game.players))
        table.play(seat, action)
        match.play(seat, action)
        if careful or table.between():
            compare(match, table, careful)
    compare(match, table, True)
    assert match.acting == ()
    return match


def step(match: Match, table: Table, chance: random.Random) -> tuple[int, int]:
    """Choose what happens next from a list that both agree on."""
    acting = table.acting()
    assert list(match.acting) == acting
    seat = chance.choice(acting)
    listed = table.legal(seat)
    assert match.legal(seat) == listed
    if chance.random() < GESTURES and table.gestures():
        return chance.choice(table.gestures())
    return seat, chance.choice(listed)


def compare_all_codes(match: Match, table: Table, seat: int) -> None:
    """A seat may do exactly what the second writing lists, gestures included."""
    states = match.game.states(match.state)
    listed = table.legal(seat)
    assert match.legal(seat) == listed
    allowed = {*listed, *(action for other, action in table.gestures() if other == seat)}
    assert {code for code in CODES if match.game.steps.why_not(match.game.rules, states, seat, code) == 0} == allowed


def fields(match: Match, names: Sequence[str]) -> list[Any]:
    """Fields of the true state as plain lists and numbers."""
    states = match.game.states(match.state)
    return [states[name][0].tolist() for name in names]
