"""Leaks on the wire: tables that differ only in what an eye may not know send it the same bytes."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

import stolik
from stolik.tables import seen
from stolik.tables.table import Eye, Table
from tests.conftest import DEEP
from tests.tables.pairs import compare

HIDING = ["nimmt", "ogorek", "sixtysix", "words"]
PAIRS = 10_000 if DEEP else 1000


@pytest.mark.parametrize("game", HIDING)
def test_tables_an_eye_cannot_tell_apart_send_it_the_same_bytes(game: str) -> None:
    sent = compare(game, PAIRS, seed=20261116)
    assert sent.pairs >= PAIRS
    assert sent.leaks == []


def test_all_games_that_hide_something_are_looked_at() -> None:
    """A game with hidden hands that is missing above would go unexamined."""
    for name in stolik.games():
        match = stolik.game(name).match(seed=1)
        hides = match.game.hide(match.state, None).tobytes() != match.state.tobytes()
        assert hides == (name in HIDING), name


def other(eye: Eye) -> int:
    """A seat that is not the eye's own, nor its partner's."""
    return 1 if eye is None else eye ^ 1 if eye < 2 else 0


def opponent(eye: Eye) -> int:
    return 2 if eye is None or eye < 2 else 0


Leak = Callable[[Table, Any, Eye], Any]
PLANTED: dict[str, tuple[str, str, Leak]] = {  # game, the way out it is planted in, what is told of the true state
    "a hand": ("nimmt", "current", lambda table, state, eye: state.hands[other(eye)].tolist()),
    "what was chosen under seal": ("nimmt", "event", lambda table, state, eye: state.chosen.tolist()),
    "the sum of a hand": ("nimmt", "snapshot", lambda table, state, eye: int(state.hands[other(eye)].sum())),
    "a hash of the true state": ("nimmt", "current", lambda table, state, eye: hash(state.tobytes())),
    "another's list": ("nimmt", "current", lambda table, state, eye: table.match.legal(other(eye))),
    "the last of another's list": ("nimmt", "current", lambda table, state, eye: table.match.legal(other(eye))[-1:]),
    "another's view": ("nimmt", "snapshot", lambda table, state, eye: table.match.view(other(eye))),
    "whether a card is in a hand": ("nimmt", "current", lambda table, state, eye: 55 in state.hands[other(eye)]),
    "a hand in a refusal": ("nimmt", "refusal", lambda table, state, eye: state.hands[other(eye)].tolist()),
    "a hand in an answer": ("nimmt", "checked", lambda table, state, eye: state.hands[other(eye)].tolist()),
    "the true state as bytes": ("nimmt", "state", lambda table, state, eye: state.tobytes().hex()),
    "a hand of ogorek": ("ogorek", "event", lambda table, state, eye: state.hands[other(eye)].tolist()),
    "the lowest card of a hand": ("ogorek", "current", lambda table, state, eye: table.match.legal(other(eye))[:1]),
    "the stock": ("sixtysix", "snapshot", lambda table, state, eye: state.stock.tolist()),
    "the next card of the stock": ("sixtysix", "event", lambda table, state, eye: int(state.stock[state.left - 1])),
    "a hand of sixty-six": ("sixtysix", "checked", lambda table, state, eye: state.hands[other(eye)].tolist()),
    "an opponent's rack": ("words", "current", lambda table, state, eye: state.racks[opponent(eye)].tolist()),
    "an opponent's rack, sorted": (
        "words",
        "event",
        lambda table, state, eye: sorted(state.racks[opponent(eye)].tolist()),
    ),
    "the bag by letter": ("words", "snapshot", lambda table, state, eye: state.bag.tolist()),
    "how many moves an opponent has": ("words", "refusal", lambda table, state, eye: table.match.legal(opponent(eye))),
}


@pytest.mark.parametrize("planted", PLANTED)
def test_a_planted_leak_is_found(planted: str, monkeypatch: pytest.MonkeyPatch) -> None:
    game, where, leak = PLANTED[planted]
    honest: Callable[..., dict[str, Any]] = getattr(seen, where)

    def leaking(*arguments: Any) -> dict[str, Any]:
        table, eye = arguments[0], arguments[2 if where in ("event", "refusal") else 1]
        told = honest(*arguments)
        return told if table.match is None else told | {"extra": repr(leak(table, table.match.state, eye))}

    monkeypatch.setattr(seen, where, leaking)
    assert compare(game, 60, seed=3).leaks
