"""N1-N3: the cards, their heads, and choosing one of them."""

from __future__ import annotations

import itertools

import pytest

import stolik
from tests.games.nimmt.situations import before_turn, choose, table, told

OPEN = [[10], [40], [70], [100]]
HEADS = {7: {55}, 5: {11, 22, 33, 44, 66, 77, 88, 99}, 3: {10, 20, 30, 40, 50, 60, 70, 80, 90, 100}}
HEADS[2] = {5, 15, 25, 35, 45, 65, 75, 85, 95}
HEADS[1] = set(range(1, 105)) - HEADS[7] - HEADS[5] - HEADS[3] - HEADS[2]


@pytest.mark.parametrize("players", range(2, 11))
def test_n1_ten_cards_each_and_four_for_the_rows(players: int) -> None:
    order = list(range(103, 103 - 10 * players - 4, -1))  # numbers are cards less one, here from the top down
    match = stolik.game("nimmt", players=players).match(deals=[order])
    for seat in range(players):
        top = 104 - 10 * seat
        assert match.view(seat)["hand"] == list(range(top - 9, top + 1))
    assert match.view()["rows"] == [[104 - 10 * players - row] for row in range(4)]
    assert match.view()["held"] == [10] * players
    assert match.acting == tuple(range(players))


@pytest.mark.parametrize("players", [1, 11, 0, -1, "4", 4.0, True, None])
def test_n1_two_to_ten_players(players: object) -> None:
    with pytest.raises(stolik.BadOption, match="2 to 10"):
        stolik.game("nimmt", players=players)


def test_n1_the_rest_is_out_for_the_round() -> None:
    match = stolik.game("nimmt", players=2).match(seed=3)
    dealt = {card for seat in (0, 1) for card in match.legal(seat)} | {row[0] for row in match.view()["rows"]}
    assert len(dealt) == 24
    played = set()
    while match.view()["round"] == 1:
        seat = match.acting[0]
        action = match.legal(seat)[0]
        played.add(action)
        match.play(seat, action)
    assert {card for card in played if card <= 104} < dealt


@pytest.mark.parametrize("players", [2, 3, 5, 10])
def test_n1_tactical_deck_has_only_the_cards_that_are_dealt(players: int) -> None:
    game = stolik.game("nimmt", players=players, deck="tactical")
    for seed in range(5):
        match = game.match(seed=seed)
        hands = [card for seat in range(players) for card in match.legal(seat)]
        rows = [row[0] for row in match.view()["rows"]]
        assert sorted(hands + rows) == list(range(1, 10 * players + 5))


def test_n1_chance_is_asked_for_cards_of_the_deck_only() -> None:
    with pytest.raises(stolik.BadDeal):
        stolik.game("nimmt", players=2, deck="tactical").match(deals=[[*range(23), 24]])
    with pytest.raises(stolik.BadDeal):
        stolik.game("nimmt", players=2).match(deals=[[*range(23), 104]])
    stolik.game("nimmt", players=2).match(deals=[[*range(23), 103]])
    with pytest.raises(stolik.BadDeal):
        stolik.game("nimmt", players=2).match(deals=[[*range(23), 0]])  # the same card twice
    with pytest.raises(stolik.BadDeal):
        stolik.game("nimmt", players=2).match(deals=[list(range(23))])


def test_n2_heads_of_every_card_and_171_in_all() -> None:
    heads: dict[int, int] = {}
    for first in range(1, 105, 4):
        cards = range(first, first + 4)
        spare = [card for card in range(1, 105) if card not in cards]
        match = before_turn([[card] for card in cards], spare[:2])
        heads |= dict(zip(cards, match.view()["row_heads"], strict=True))
    assert heads == {card: count for count, cards in HEADS.items() for card in cards}
    assert sum(heads.values()) == 171


def test_n3_a_choice_is_face_down_until_all_have_chosen() -> None:
    match = before_turn(OPEN, [11, 41, 71])
    match.play(1, 41)
    own, others, spectator = match.view(1), match.view(0), match.view()
    assert own["chosen"] == 41
    assert 41 not in own["hand"]
    for view in (others, spectator):
        assert view["chosen"] is None
        assert view["has_chosen"] == [False, True, False]
        assert view["held"] == [2, 1, 2]
        assert view["rows"] == OPEN
        assert 41 not in view["gone"]
        assert "41" not in str(view)
    assert match.acting == (0, 2)
    assert match.legal(1) == []


def test_n3_nothing_is_placed_before_the_last_has_chosen() -> None:
    match = before_turn(OPEN, [11, 41, 71])
    match.play(2, 71)
    match.play(0, 11)
    assert match.view()["rows"] == OPEN
    match.play(1, 41)
    assert match.view()["rows"] == [[10, 11], [40, 41], [70, 71], [100]]
    assert match.acting == (0, 1, 2)
    assert told(match, "revealed") == [
        {"event": "revealed", "rule": "N3", "seat": seat, "card": card} for seat, card in enumerate((11, 41, 71))
    ]
    assert set(match.view()["gone"]) == {10, 11, 40, 41, 70, 71, 100}


@pytest.mark.parametrize("order", list(itertools.permutations(range(3))))
def test_n3_cards_are_placed_from_lowest_to_highest_whoever_chose_first(order: tuple[int, ...]) -> None:
    cards = [44, 42, 43]
    match = before_turn(OPEN, cards)
    for seat in order:
        match.play(seat, cards[seat])
    assert match.view()["rows"][1] == [40, 42, 43, 44]
    assert [(line["seat"], line["card"]) for line in told(match, "placed")] == [(1, 42), (2, 43), (0, 44)]


def test_n3_a_choice_may_be_taken_back_until_all_have_chosen() -> None:
    match = before_turn(OPEN, [11, 41])
    hand = match.view(0)["hand"]
    match.play(0, 11)
    match.play(0, "back")
    assert match.view(0)["hand"] == hand
    assert match.view(0)["chosen"] is None
    assert match.view()["has_chosen"] == [False, False]
    assert match.acting == (0, 1)
    other = next(card for card in hand if card != 11)
    match.play(0, other)
    match.play(1, 41)
    assert 11 in match.view(0)["hand"]
    assert other in match.view()["gone"]


def test_n3_a_choice_taken_back_leaves_the_hand_in_order() -> None:
    game = stolik.game("nimmt", players=2)
    match = game.match(deals=[list(range(24))])
    untouched = match.view(0)["hand"]
    for card in (1, 5, 10):
        match.play(0, card)
        assert match.view(0)["hand"] == [other for other in untouched if other != card]
        match.play(0, 0)
        assert match.view(0)["hand"] == untouched == list(range(1, 11))


def test_n3_ten_turns_of_one_card_each() -> None:
    match = stolik.game("nimmt", players=3, even_odd=False).match(deals=[[*range(4, 34), 0, 1, 2, 3], list(range(34))])
    for number in range(1, 11):  # every card is higher than the rows, so no row is ever owed
        assert match.view()["turn"] == number
        assert match.view()["held"] == [11 - number] * 3
        choose(match, [match.legal(seat)[0] for seat in range(3)])
    assert match.view()["round"] == 2
    assert match.view()["turn"] == 1


def test_n3_revealed_cards_lie_open_while_a_row_is_owed() -> None:
    match = before_turn(OPEN, [5, 41, 71])
    choose(match, [5, 41, 71])
    view = match.view(1)
    assert view["open"] == [5, 41, 71]
    assert view["chosen"] is None
    assert view["has_chosen"] == [False, False, False]
    assert table(match)[0] == OPEN


def test_n3_the_clocks_of_all_who_owe_a_decision_run() -> None:
    match = before_turn(OPEN, [5, 41, 71])
    assert list(match.ticking) == [0, 1, 2]
    choosing = match.state.period
    match.play(1, 41)
    assert list(match.ticking) == [0, 2]
    match.play(2, 71)
    assert match.state.period == choosing  # nobody gets more time because another was quick
    match.play(0, 5)
    assert list(match.ticking) == [0]
    taking = match.state.period
    match.play(0, "r1")
    assert list(match.ticking) == [0, 1, 2]
    assert len({choosing, taking, int(match.state.period)}) == 3
