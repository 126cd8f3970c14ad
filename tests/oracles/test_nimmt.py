"""6 nimmt! agrees with its second writing, step by step."""

from __future__ import annotations

import random
from typing import Any

import pytest

import stolik
from stolik.core.match import places
from tests.oracles import nimmt
from tests.oracles.side_by_side import CAREFUL, MATCHES, fields, play_both

CONFIGURATIONS: list[dict[str, Any]] = [
    {"players": 2},
    {"players": 3},
    {"players": 4},
    {"players": 6},
    {"players": 10},
    {"players": 4, "even_odd": False},
    {"players": 3, "deck": "tactical"},
    {"players": 5, "deck": "tactical"},
    {"players": 4, "rounds": 3},
    {"players": 4, "limit": 20},
]
SIDES = {0: "even", 1: "odd", -1: None}


def compare(match: stolik.Match, table: nimmt.Table, careful: bool) -> None:
    """Rows, action card, counters, scores and places are the same; if careful, cards and heads everywhere."""
    rows, marked, side, turn, round_no = fields(match, ("rows", "marked", "side", "turn", "round_no"))
    assert [[card for card in row if card] for row in rows] == table.rows
    assert match.scores == table.heads
    assert places(match.standing) == table.places()
    assert round_no == table.round
    if not table.over:
        assert (None if marked < 0 else marked) == table.marked
        assert SIDES[side] == table.side
        assert table.turn == (turn if match.acting else 11)  # between rounds the match still shows turn 10
    if careful:
        compare_cards(match, table)


def compare_cards(match: stolik.Match, table: nimmt.Table) -> None:
    """Hands, open and sealed cards, cards seen, and the heads of this round."""
    hands, chosen, gone, taken = fields(match, ("hands", "chosen", "gone", "taken"))
    assert [{card for card in hand if card} for hand in hands[: table.players]] == table.hands
    lying = {seat: card for card, seat in table.revealed} | table.face_down
    assert {seat: card for seat, card in enumerate(chosen) if card} == lying
    assert {card for card, seen in enumerate(gone) if seen} == table.seen
    assert taken[: table.players] == table.heads_this_round


@pytest.mark.parametrize(
    "options", CONFIGURATIONS, ids=lambda options: "-".join(f"{k}={v}" for k, v in options.items())
)
def test_nimmt_agrees_with_its_second_writing(options: dict[str, Any]) -> None:
    game = stolik.game("nimmt", **options)
    chance = random.Random(f"nimmt {options}")
    for number in range(MATCHES):
        table = nimmt.Table(**options)
        match = play_both(game, table, chance, compare, careful=number < CAREFUL)
        assert match.outcome is not None
        assert match.outcome.scores == table.heads
        assert match.outcome.places == table.places()
        assert match.outcome.reason == ("rounds-played" if "rounds" in options else "limit")
