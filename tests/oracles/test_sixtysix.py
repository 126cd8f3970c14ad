"""Sixty-six agrees with its second writing, step by step."""

from __future__ import annotations

import random
from collections.abc import Sequence
from typing import Any

import pytest

import stolik
from stolik.core.match import places
from tests.oracles import sixtysix
from tests.oracles.side_by_side import CAREFUL, MATCHES, fields, play_both

CONFIGURATIONS: list[dict[str, Any]] = [
    {},
    {"target": 3, "exchange_min_stock": 6},
    {"close_needs_trick": True},
    {"no_trick_at_close": True},
]
EVERYTHING = {
    *("closed", "exchanged", "melded", "exhausted", "closer made it", "closer failed", "played out"),
    *("declared", "declared falsely", "declared with meld", "fails for 2", "fails for 3"),
}


class Patient(random.Random):
    """Chance that seldom ends or closes a deal by itself: otherwise few deals would ever be played out."""

    impatience = 0.04

    def choice(self, seq: Sequence[Any]) -> Any:
        cards = [action for action in seq if not isinstance(action, int) or action < 24 or action == 48]
        return super().choice(seq if self.random() < self.impatience else cards)


def codes(cards: list[sixtysix.Card]) -> int:
    """A list of cards as the record keeps it."""
    return sum(1 << sixtysix.PACK.index(card) for card in cards)


def compare(match: stolik.Match, table: sixtysix.Table, careful: bool) -> None:
    """Game points, dealer, points and tricks are the same; if careful, the cards too."""
    assert match.scores == table.game_points
    deal, dealer, leader, turn, tricks = fields(match, ("deal", "dealer", "leader", "turn", "tricks"))
    assert deal == table.deals
    if not match.acting:
        return
    points, left = fields(match, ("points", "left"))
    assert [dealer, leader, turn] == [table.dealer, table.leader, table.turn()]
    assert points == [table.points(0), table.points(1)]
    assert tricks == [table.tricks(0), table.tricks(1)]
    assert left == table.stock()
    if careful:
        compare_cards(match, table)


def compare_cards(match: stolik.Match, table: sixtysix.Table) -> None:
    """Hands, heaps, stock, the card on the table, trumps and who closed."""
    hands, taken, stock, left, led, trump, closed = fields(
        match, ("hands", "taken", "stock", "left", "led", "trump", "closed_by")
    )
    assert hands == [codes(hand) for hand in table.hands]
    assert taken == [codes(heap) for heap in table.won]
    lying = [*table.face_down[::-1]] if table.turn_up is None else [table.turn_up, *table.face_down[::-1]]
    assert stock[:left] == [sixtysix.PACK.index(card) for card in lying]
    assert led == (-1 if table.led is None else sixtysix.PACK.index(table.led))
    assert sixtysix.SUITS[trump] == table.trump
    assert closed == (-1 if table.closer is None else table.closer)


@pytest.mark.parametrize("options", CONFIGURATIONS, ids=lambda options: "-".join(options) or "usual")
def test_sixtysix_agrees_with_its_second_writing(options: dict[str, Any]) -> None:
    game = stolik.game("sixtysix", **options)
    chance = Patient(f"sixtysix {options}")
    reached: set[str] = set()
    for number in range(MATCHES):
        table = sixtysix.Table(**options)
        match = play_both(game, table, chance, compare, careful=number < CAREFUL)
        assert match.outcome is not None
        assert match.outcome.scores == table.game_points
        assert match.outcome.places == places(table.game_points)
        assert match.outcome.reason == "target-reached"
        reached |= table.reached
    assert reached >= EVERYTHING
