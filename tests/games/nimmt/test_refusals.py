"""Every refusal of 6 nimmt!: its rule, its reason, and that nothing changes."""

from __future__ import annotations

from collections.abc import Callable

import pytest

import stolik
from stolik.core.match import Match
from stolik.games.nimmt.game import Nimmt
from tests.games.nimmt.situations import before_turn, turn

ROWS = [[10], [30], [50], [70]]


def choosing() -> stolik.Match:
    """Seat 0 may choose 71, seat 1 has chosen 72."""
    match = before_turn(ROWS, [71, 72])
    match.play(1, 72)
    return match


def taking() -> stolik.Match:
    """Seat 0 owes a row for its 5."""
    return turn(ROWS, [5, 71])


def over() -> stolik.Match:
    return turn(ROWS, [71, 72], last=True, rounds=1)


def undealt() -> stolik.Match:
    return Match(stolik.game("nimmt", players=2), serve=False)


REFUSALS = [
    (choosing, -1, 71, "N1", "no-such-seat"),
    (choosing, 2, 71, "N1", "no-such-seat"),
    (choosing, 1 << 40, 71, "N1", "no-such-seat"),
    (over, 2, 71, "N1", "no-such-seat"),
    (choosing, 0, -1, "N1", "no-such-card"),
    (choosing, 0, 109, "N1", "no-such-card"),
    (choosing, 0, 71 + (1 << 32), "N1", "no-such-card"),
    (choosing, 0, 71 + 256, "N1", "no-such-card"),
    (choosing, 0, -(1 << 63), "N1", "no-such-card"),
    (taking, 0, 109, "N1", "no-such-card"),
    (choosing, 0, 72, "N1", "not-held"),
    (choosing, 0, 10, "N1", "not-held"),
    (choosing, 0, 1, "N1", "not-held"),
    (undealt, 0, 71, "N1", "no-deal-yet"),
    (undealt, 0, 105, "N1", "no-deal-yet"),
    (choosing, 1, 72, "N3", "already-chosen"),
    (choosing, 1, 71, "N3", "already-chosen"),
    (choosing, 0, 0, "N3", "nothing-chosen"),
    (taking, 0, 5, "N3", "not-now-a-card"),
    (taking, 1, 71, "N3", "not-now-a-card"),
    (taking, 1, 0, "N3", "not-now-a-card"),  # what is revealed cannot be taken back
    (taking, 0, 0, "N3", "not-now-a-card"),
    (taking, 1, 105, "N7", "not-your-row"),
    (choosing, 0, 105, "N7", "no-row-owed"),
    (choosing, 0, 108, "N7", "no-row-owed"),
    (over, 0, 71, "N8", "match-over"),
    (over, 1, 105, "N8", "match-over"),
]


@pytest.mark.parametrize(("situation", "seat", "action", "rule", "reason"), REFUSALS)
def test_a_refusal_names_its_rule_and_changes_nothing(
    situation: Callable[[], Match], seat: int, action: int, rule: str, reason: str
) -> None:
    match = situation()
    before = match.state.tobytes()
    with pytest.raises(stolik.IllegalAction) as refusal:
        match.play(seat, action)
    assert refusal.value.rule == rule
    assert Nimmt.REASONS[refusal.value.code] == reason
    checked = match.check(seat, action)
    assert checked is not None
    assert (checked.rule, checked.code) == (refusal.value.rule, refusal.value.code)
    assert match.state.tobytes() == before
    assert seat not in range(match.game.players) or action not in match.legal(seat)


def test_every_reason_is_tried() -> None:
    assert {reason for *_, reason in REFUSALS} == set(Nimmt.REASONS.values())


def test_the_reason_of_the_end_is_the_same_after_a_look_at_the_outcome() -> None:
    match = over()
    assert match.outcome is not None
    refusal = match.check(0, 71)
    assert refusal is not None
    assert refusal.rule == "N8"


@pytest.mark.parametrize(
    "text", ["", "0", "105", "r0", "r5", "row", "x", "7 1", "seventy", "-1", "71.0", "٧١", "1" * 5000]
)
def test_text_that_names_no_action(text: str) -> None:
    match = choosing()
    with pytest.raises(stolik.BadNotation):
        match.play(0, text)
    assert match.acting == (0,)


@pytest.mark.parametrize("text", ["r3", "R3", " r 3 ", "row 3", "rząd 3", "řada 3"])
def test_a_row_may_be_named_in_three_languages(text: str) -> None:
    match = taking()
    match.play(0, text)
    assert match.view()["rows"][2][0] == 5
