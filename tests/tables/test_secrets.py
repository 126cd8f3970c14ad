"""Nothing leaves a table that an eye may not know: tables that differ only in secrets send the same bytes."""

from __future__ import annotations

import json
import random
from collections.abc import Callable
from typing import Any

import numpy as np
import pytest

import stolik
from stolik.core.match import Match
from stolik.core.registry import game_class
from stolik.tables import commands, entries, seen
from stolik.tables.clock import Terms
from stolik.tables.entries import AnyEntry
from stolik.tables.table import Table
from tests.tables.driving import Driven

HIDING = ["nimmt", "ogorek", "sixtysix", "words"]
MOMENTS = 40  # of each table; every eye of it is looked at, in several redealt worlds


def message(driven: Driven, entry: AnyEntry, eye: int | None) -> bytes:
    told = {
        "event": seen.event(driven.table, entry, eye, driven.now),
        "all": seen.snapshot(driven.table, eye, driven.now),
    }
    return json.dumps(told, sort_keys=True).encode()


def leaks(driven: Driven, entry: AnyEntry, worlds: int = 2) -> list[int | None]:
    """The eyes that are told different things in worlds they cannot tell apart."""
    match = driven.table.match
    assert match is not None
    found = []
    for eye in driven.table.heard:
        states = match._states.copy()
        true = message(driven, entry, eye)
        for seed in range(worlds):
            redealt = driven.table.game.redeal(driven.table.game.hide(match.state, eye), eye, seed)
            match._states[:] = np.frombuffer(redealt.tobytes(), states.dtype)
            if message(driven, entry, eye) != true:
                found.append(eye)
        match._states[:] = states
    return found


@pytest.mark.parametrize("game", [game for game in stolik.games() if game in HIDING])
def test_worlds_an_eye_cannot_tell_apart_send_it_the_same_bytes(game: str) -> None:
    for seed in range(5):
        driven = Driven(game=game, options={})
        driven.sit_all()
        for moment in range(MOMENTS):
            driven.play_on(random.Random(100 * seed + moment), 1)
            if driven.table.phase == "over":
                break
            assert leaks(driven, driven.entries()[-1]) == []


def test_all_games_that_hide_something_are_looked_at() -> None:
    """A game with hidden hands that is missing above would go unexamined."""
    for name in stolik.games():
        match = stolik.game(name).match(seed=1)
        hides = match.game.hide(match.state, None).tobytes() != match.state.tobytes()
        assert hides == (name in HIDING), name


def test_what_is_public_of_an_entry_names_no_secret() -> None:
    """Every kind of entry is listed; codes, keys, nonces, identities, deals and message names are in none of them."""
    assert set(seen.PUBLIC) == set(entries.AnyEntry.__args__)
    allowed = {"seat", "level", "name", "text", "count", "table"}
    assert {field for public in seen.PUBLIC.values() for field in public} <= allowed


PLANTED: dict[str, Callable[[Any], Any]] = {
    "a hand": lambda match: match.state.hands[0].tolist(),
    "another hand": lambda match: match.state.hands[2].tolist(),
    "what was chosen under seal": lambda match: match.state.chosen.tolist(),
    "the sum of a hand": lambda match: int(match.state.hands[0].sum()),
    "a hash of the true state": lambda match: hash(match.state.tobytes()),
    "another's list": lambda match: match.legal(1),
    "the last of another's list": lambda match: match.legal(1)[-1],
    "another's view": lambda match: match.view(0),
    "the notation of a sealed choice": lambda match: match.game.show(match.state, 0, int(match.state.chosen[0])),
    "whether a card is in a hand": lambda match: 55 in match.state.hands[1].tolist(),
}


@pytest.mark.parametrize("planted", PLANTED)
def test_a_planted_leak_is_found(planted: str, monkeypatch: pytest.MonkeyPatch) -> None:
    honest = seen.current

    def leaking(table: Table, eye: int | None, now: int) -> dict[str, Any]:
        return honest(table, eye, now) | {"extra": PLANTED[planted](table.match)}

    driven = Driven(options={"players": 3})
    driven.sit_all()
    assert driven.table.match is not None
    driven.send(0, commands.Act(action=driven.table.match.legal(0)[0]))
    assert leaks(driven, driven.entries()[-1], 20) == []
    monkeypatch.setattr(seen, "current", leaking)
    assert leaks(driven, driven.entries()[-1], 20) != []


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
    """A match that may be asked for its state (to hide it), its view, who acts and whether it is over; nothing else."""

    def __init__(self, match: Match) -> None:
        self._match = match

    def __getattr__(self, name: str) -> Any:
        assert name in ("state", "view", "outcome", "acting"), f"{name} is told from the true state"
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
