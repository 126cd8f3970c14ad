"""Every refusal of Ogórek: its rule, its reason, and that nothing changes."""

from __future__ import annotations

from collections.abc import Callable

import pytest

import stolik
from stolik.core.match import Match
from stolik.core.record import Deal
from stolik.games.ogorek.game import Ogorek
from tests.games.ogorek.situations import last_trick, play, trick


def following() -> Match:
    """Seat 1 holds 3, 8, 9, 13 and must answer a 9; seats 2 and 0 wait."""
    match = trick([[2, 7, 9, 10], [3, 8, 9, 13], [4, 5, 6, 14]])
    play(match, 9)
    return match


def without_seat_2() -> Match:
    return last_trick([7, 8, None])


def over() -> Match:
    return last_trick([7, 13], points=[3, 8], lives=[1, 1])


def undrawn() -> Match:
    return Match(stolik.game("ogorek", players=2), serve=False)


def undealt() -> Match:
    match = undrawn()
    match.repeat(Deal([1]))
    return match


REFUSALS: list[tuple[Callable[[], Match], int, int, str, str]] = [
    (following, -1, 9, "O1", "no-such-seat"),
    (following, 3, 9, "O1", "no-such-seat"),
    (following, 1 << 40, 9, "O1", "no-such-seat"),
    (over, 2, 7, "O1", "no-such-seat"),
    (following, 1, 1, "O1", "no-such-card"),
    (following, 1, 15, "O1", "no-such-card"),
    (following, 1, 0, "O1", "no-such-card"),
    (following, 1, -9, "O1", "no-such-card"),
    (following, 1, 9 + 256, "O1", "no-such-card"),
    (following, 1, 9 + (1 << 32), "O1", "no-such-card"),
    (following, 1, -(1 << 63), "O1", "no-such-card"),
    (following, 1, 10, "O1", "not-held"),
    (following, 1, 14, "O1", "not-held"),
    (following, 1, 2, "O1", "not-held"),
    (undrawn, 0, 7, "O2", "no-deal-yet"),
    (undealt, 0, 7, "O2", "no-deal-yet"),
    (following, 2, 14, "O3", "not-your-turn"),
    (following, 0, 7, "O3", "not-your-turn"),
    (following, 1, 8, "O3", "too-low"),
    (without_seat_2, 2, 7, "O8", "out-of-game"),
    (over, 0, 7, "O11", "match-over"),
    (over, 1, 7, "O11", "match-over"),
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
    assert Ogorek.REASONS[refusal.value.code] == reason
    checked = match.check(seat, action)
    assert checked is not None
    assert (checked.rule, checked.code) == (refusal.value.rule, refusal.value.code)
    assert match.state.tobytes() == before
    assert seat not in range(match.game.players) or action not in match.legal(seat)


def test_every_reason_is_tried() -> None:
    assert {reason for *_, reason in REFUSALS} == set(Ogorek.REASONS.values())


def test_the_reason_of_the_end_is_the_same_after_a_look_at_the_outcome() -> None:
    match = over()
    assert match.outcome is not None
    refusal = match.check(0, 7)
    assert refusal is not None
    assert refusal.rule == "O11"


@pytest.mark.parametrize("text", ["", "1", "15", "11x", "X", "KK", "-9", "9.0", "٩", "9" * 5000])
def test_text_that_names_no_card(text: str) -> None:
    with pytest.raises(stolik.BadNotation):
        following().play(1, text)


@pytest.mark.parametrize(("text", "value"), [("k", 13), (" K ", 13), ("13", 13), ("9", 9), ("3", 3)])
def test_cards_in_notation(text: str, value: int) -> None:
    match = following()
    match.play(1, text)
    assert match.view()["trick"] == [[0, 9], [1, value]]


@pytest.mark.parametrize(("text", "value"), [("W", 11), ("D", 12), ("w", 11), ("d", 12)])
def test_polish_names_of_jack_and_queen(text: str, value: int) -> None:
    game = stolik.game("ogorek")
    assert game.read(game.match(seed=0).state, 0, text) == value
