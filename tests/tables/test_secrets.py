"""Nothing leaves a table that an eye may not know: what is told, and from what. Whole messages: `test_pairs`."""

from __future__ import annotations

from typing import Any

import pytest

import stolik
from stolik.core.match import Match
from stolik.core.registry import game_class
from stolik.tables import entries, seen
from stolik.tables.clock import Terms
from tests.tables.driving import Driven
from tests.tables.test_pairs import HIDING


def test_what_is_public_of_an_entry_names_no_secret() -> None:
    """Every kind of entry is listed; codes, keys, nonces, identities, deals and message names are in none of them."""
    assert set(seen.PUBLIC) == set(entries.AnyEntry.__args__)
    allowed = {"seat", "level", "name", "text", "count", "table", "guest"}
    assert {field for public in seen.PUBLIC.values() for field in public} <= allowed


def test_an_entry_that_changes_nothing_for_an_eye_is_not_even_counted() -> None:
    """Another token for a seat is nobody's business, not even as a number that is skipped."""
    driven = Driven()
    driven.sit_all()
    before = dict(driven.table.heard)
    assert driven.do(lambda table, now: [entries.Keyed(seat=0, key="other")])
    assert driven.table.heard == before
    assert driven.table.seat_of("other") == 0


def test_games_without_a_full_list_send_none() -> None:
    for name in stolik.games():
        driven = Driven(game=name, options={})
        driven.sit_all()
        for eye in driven.table.heard:
            listed = seen.current(driven.table, eye, driven.now)["legal"]
            owes = eye is not None and driven.table.match is not None and eye in driven.table.match.acting
            assert (listed is not None) == (owes and game_class(name).lists_all)


class Forbidden:
    """A match that may be asked for its hidden states, its view, who acts and whether it is over; nothing else."""

    def __init__(self, match: Match) -> None:
        self._match = match

    def __getattr__(self, name: str) -> Any:
        assert name in ("hidden", "view", "outcome", "acting"), f"{name} is told from the true state"
        return getattr(self._match, name)


@pytest.mark.parametrize("game", HIDING)
def test_nothing_is_told_from_the_true_state(game: str) -> None:
    clock = Terms("period", 180) if "period" in game_class(game).clocks else Terms("decision", 30)
    driven = Driven(game=game, options={}, clock=clock)
    driven.sit_all()
    entry = driven.entries()[-1]
    driven.table.match = Forbidden(driven.table.match)  # type: ignore[assignment, arg-type]
    for eye in driven.table.heard:
        seen.snapshot(driven.table, eye, driven.now)
        seen.event(driven.table, entry, eye, driven.now)
        seen.state(driven.table, eye)
        assert seen.checked(driven.table, eye, -1, "en")["code"] in ("illegal", "no-seat")
