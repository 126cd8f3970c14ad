"""Ogórek agrees with its second writing, step by step."""

from __future__ import annotations

import random

import pytest

import stolik
from stolik.core.match import places
from tests.oracles import ogorek
from tests.oracles.side_by_side import CAREFUL, MATCHES, fields, play_both


def compare(match: stolik.Match, table: ogorek.Table, careful: bool) -> None:
    """Points, lives, floors, dealer, leader, turn, scores and places are the same; if careful, the cards too."""
    names = ("lives", "floor", "fallen", "deal", "dealer", "leader", "turn")
    lives, floor, fallen, deal, dealer, leader, turn = fields(match, names)
    assert match.scores == table.points
    assert lives[: table.players] == table.lives
    assert floor[: table.players] == table.floor
    assert {order: seat for seat, order in enumerate(fallen) if order} == dict(enumerate(table.out, 1))
    assert places(match.standing) == table.places()
    assert deal == table.deals
    if match.acting:
        assert [dealer, leader, turn] == [table.dealer, table.leader, *table.acting()]
    if match.acting and careful:
        compare_cards(match, table)


def compare_cards(match: stolik.Match, table: ogorek.Table) -> None:
    """Hands, cards that lie open, and what they have shown."""
    hands, played, least, trick = fields(match, ("hands", "played", "least", "trick"))
    assert [[card for card in hand if card] for hand in hands[: table.players]] == table.hands
    lying = [[card for card in cards if card] for cards in played[: table.players]]
    assert lying == [table.cards_before(seat) for seat in range(table.players)]
    assert [card or None for card in least[: table.players]] == table.shown_lowest
    assert trick + 1 == len(table.tricks)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_ogorek_agrees_with_its_second_writing(players: int) -> None:
    game = stolik.game("ogorek", players=players)
    chance = random.Random(f"ogorek {players}")
    for number in range(MATCHES):
        table = ogorek.Table(players)
        match = play_both(game, table, chance, compare, careful=number < CAREFUL)
        assert match.outcome is not None
        assert match.outcome.scores == table.points
        assert match.outcome.places == table.places()
        assert match.outcome.reason == ("last-left" if len(table.alive()) == 1 else "deals-played")
