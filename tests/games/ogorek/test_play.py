"""O1-O6: the cards, the deal, the tricks, and what the last one costs."""

from __future__ import annotations

import pytest

import stolik
from stolik.core.match import Match
from tests.games.ogorek.situations import EARLY, last_trick, play, table, told, trick, with_higher_cards

# O1: the cards


@pytest.mark.parametrize("players", [2, 3, 4])
def test_o1_six_cards_each(players: int) -> None:
    order = list(range(6 * players))
    match = stolik.game("ogorek", players=players).match(deals=[[0], order])
    for seat in range(players):
        assert match.view(seat)["hand"] == [2 + number // 4 for number in order[6 * seat : 6 * seat + 6]]
    assert match.view()["held"] == [6] * players
    assert match.view()["played"] == [[]] * players


def test_o1_fifty_two_cards_four_of_each_value_2_to_14() -> None:
    values: list[int] = []
    for numbers in (range(24), range(24, 48), range(28, 52)):  # the last of these deals 48..51 and twenty again
        match = stolik.game("ogorek").match(deals=[[0], list(numbers)])
        values += [card for seat in range(4) for card in match.view(seat)["hand"]]
    assert values[:48] == [value for value in range(2, 14) for _ in range(4)]
    assert values[-4:] == [14] * 4
    with pytest.raises(stolik.BadDeal):
        stolik.game("ogorek").match(deals=[[0], [*range(23), 52]])
    with pytest.raises(stolik.BadDeal):
        stolik.game("ogorek").match(deals=[[0], [*range(23), 22]])


@pytest.mark.parametrize(("name", "value"), [("2", 2), ("10", 10), ("J", 11), ("Q", 12), ("K", 13), ("A", 14)])
def test_o1_jack_to_ace_are_11_to_14(name: str, value: int) -> None:
    match = trick([[2, 10, 11, 12, 13, 14], [3, 4, 5, 6, 7, 8]])
    match.play(0, name)
    assert match.view()["trick"] == [[0, value]]


def test_o1_suits_do_not_matter() -> None:
    hearts = [4 * i for i in range(12)]
    spades = [4 * i + 3 for i in range(12)]
    game = stolik.game("ogorek", players=2)
    assert game.match(deals=[[0], hearts]).state.tobytes() == game.match(deals=[[0], spades]).state.tobytes()


def test_o1_other_hands_and_the_undealt_cards_are_unseen() -> None:
    game = stolik.game("ogorek", players=2)
    one = game.match(deals=[[0], [0, 4, 8, 12, 16, 20, 24, 28, 32, 36, 40, 44]])
    other = game.match(deals=[[0], [0, 4, 8, 12, 16, 20, 25, 29, 33, 37, 48, 51]])
    assert one.view(0) == other.view(0)
    assert one.view(None) == other.view(None)
    assert one.view(1) != other.view(1)


# O2: the dealer


@pytest.mark.parametrize("dealer", range(4))
def test_o2_the_first_dealer_is_drawn_and_the_next_seat_leads(dealer: int) -> None:
    match = stolik.game("ogorek").match(deals=[[dealer]], seed=1)
    view = match.view()
    assert (view["dealer"], view["leader"], view["turn"]) == (dealer, (dealer + 1) % 4, (dealer + 1) % 4)
    assert view["deal"] == 1
    assert match.acting == ((dealer + 1) % 4,)
    assert told(match, "dealer-drawn") == [{"event": "dealer-drawn", "rule": "O2", "seat": dealer}]


def test_o2_before_the_draw_nobody_deals_or_leads() -> None:
    view = Match(stolik.game("ogorek"), serve=False).view()
    assert (view["dealer"], view["leader"], view["turn"], view["deal"]) == (None, None, None, 0)


def test_o2_every_seat_may_be_drawn() -> None:
    game = stolik.game("ogorek", players=3)
    assert {game.match(seed=seed).view()["dealer"] for seed in range(30)} == {0, 1, 2}
    with pytest.raises(stolik.BadDeal):
        game.match(deals=[[3]])


def test_o2_the_deal_passes_to_the_left() -> None:
    match = stolik.game("ogorek", players=3).match(deals=[[1]], seed=2)
    dealers = {}
    while match.view()["deal"] <= 5:
        view = match.view()
        dealers[view["deal"]] = view["dealer"]
        play(match, match.legal(match.acting[0])[0])
    assert list(dealers.values()) == [1, 2, 0, 1, 2]


@pytest.mark.parametrize(("dealer", "next_dealer", "leader"), [(0, 2, 3), (2, 3, 0), (3, 0, 2)])
def test_o2_the_deal_and_the_lead_skip_eliminated_seats(dealer: int, next_dealer: int, leader: int) -> None:
    match = last_trick([7, None, 8, 9], dealer=dealer)
    view = match.view()
    assert (view["dealer"], view["leader"]) == (next_dealer, leader)
    assert view["held"] == [6, 0, 6, 6]
    assert told(match, "dealt") == [{"event": "dealt", "rule": "O1", "seat": next_dealer, "deal": 2, "leader": leader}]


def test_o2_a_dealer_just_eliminated_is_passed_over() -> None:
    match = last_trick([7, 13, 8, 9], dealer=0, points=[0, 8, 0, 0], lives=[2, 1, 2, 2])
    assert match.view()["lives"] == [2, 0, 2, 2]
    assert (match.view()["dealer"], match.view()["leader"]) == (2, 3)
    match = last_trick([7, 13, 8, 9], dealer=1, points=[0, 8, 0, 0], lives=[2, 1, 2, 2])
    assert (match.view()["dealer"], match.view()["leader"]) == (2, 3)
    match = last_trick([7, 13, 8, 9], dealer=3, points=[0, 8, 0, 0], lives=[2, 1, 2, 2])
    assert (match.view()["dealer"], match.view()["leader"]) == (0, 2)


def test_o2_the_lead_of_the_deal_is_not_that_of_the_last_taker() -> None:
    match = last_trick([7, 8, 9, 14], dealer=0)
    assert match.view()["leader"] == 2


# O3: what may be played


def test_o3_the_leader_plays_any_card() -> None:
    match = trick([[2, 4, 6, 8, 10, 12], [3, 4, 5, 6, 7, 8]])
    assert match.legal(0) == [2, 4, 6, 8, 10, 12]


def test_o3_then_a_card_not_lower_than_the_highest_or_ones_lowest() -> None:
    match = trick([[2, 4, 5, 6, 7, 9], [3, 8, 9, 10, 12, 13]])
    play(match, 9)
    assert match.legal(1) == [3, 9, 10, 12, 13]
    refusal = match.check(1, 8)
    assert refusal is not None
    assert refusal.rule == "O3"


def test_o3_it_is_a_free_choice_of_the_two() -> None:
    for card in (3, 9, 13):
        match = trick([[2, 4, 5, 6, 7, 9], [3, 8, 9, 10, 12, 13]])
        play(match, 9, card)
        assert match.view()["played"][1] == [card]


def test_o3_the_highest_counts_not_the_last_card_played() -> None:
    match = trick([[5, 7, 7, 7], [8, 9, 10, 12], [3, 6, 7, 13], [2, 5, 12, 14]])
    play(match, 5, 12, 3)
    assert match.legal(3) == [2, 12, 14]


def test_o3_the_highest_is_that_of_this_trick_only() -> None:
    match = trick([[2, 3, 4, 5, 6, 14], [7, 8, 9, 10, 11, 14]])
    play(match, 14, 14)
    play(match, 7)
    assert match.legal(0) == [2]
    match = trick([[2, 3, 4, 5, 6, 14], [7, 8, 9, 10, 11, 13]])
    play(match, 14, 7, 3)
    assert match.legal(1) == [8, 9, 10, 11, 13]


def test_o3_who_holds_only_lower_cards_plays_the_lowest() -> None:
    match = trick([[2, 2, 2, 3, 3, 14], [3, 5, 7, 9, 11, 13]])
    play(match, 14)
    assert match.legal(1) == [3]
    play(match, 3)
    assert told(match, "played-lowest") == [{"event": "played-lowest", "rule": "O3", "seat": 1, "card": 3}]


def test_o3_a_lowest_card_that_is_high_enough_takes_the_lead() -> None:
    match = trick([[3, 4, 5, 5, 5, 5], [7, 8, 9, 10, 11, 12], [2, 6, 7, 13, 13, 13]])
    play(match, 5, 7)
    assert told(match, "played") == [{"event": "played", "rule": "O3", "seat": 1, "card": 7}]
    assert match.view()["highest"] == 7
    assert match.legal(2) == [2, 7, 13]
    play(match, 2)
    assert match.view()["leader"] == 1


def test_o3_equal_ranks_are_one_action() -> None:
    match = trick([[5, 5, 5, 9, 9, 12], [2, 2, 2, 9, 9, 11]])
    assert match.legal(0) == [5, 9, 12]
    play(match, 9)
    assert match.legal(1) == [2, 9, 11]
    play(match, 2)
    assert match.view(1)["hand"] == [2, 2, 9, 9, 11]


def test_o3_players_follow_to_the_left() -> None:
    match = trick([[5, 9, 9], [6, 10, 10], [7, 11, 11], [8, 12, 12]], dealer=1)
    order = []
    for _ in range(4):
        order.append(match.acting[0])
        play(match, match.legal(match.acting[0])[0])
    assert order == [2, 3, 0, 1]


def test_o3_who_plays_under_has_shown_the_lowest() -> None:
    match = trick([[7, 9, 10, 11, 12, 13], [3, 8, 9, 12, 12, 14], [4, 9, 10, 10, 11, 14]])
    play(match, 9, 3, 9)
    assert match.view()["shown_lowest"] == [None, 3, None]
    play(match, 14, 7, 8)
    assert match.view()["shown_lowest"] == [7, 8, None]  # seat 2 has led and played over


def test_o3_what_was_shown_holds_for_the_deal_only() -> None:
    match = last_trick([7, 9], least=[0, 2])
    assert match.view()["deal"] == 2
    assert match.view()["shown_lowest"] == [None, None]


def test_o3_the_clock_of_the_seat_to_play_runs() -> None:
    match = trick([[5, 9, 9], [6, 10, 10], [7, 11, 11]])
    assert list(match.ticking) == [0]
    period = match.state.period
    play(match, 5)
    assert list(match.ticking) == [1]
    assert match.state.period != period  # a new decision is owed, with its own time


# O4: who takes the trick


@pytest.mark.parametrize(
    ("cards", "taker"),
    [
        ((7, 10, 10, 9), 2),  # the printed example
        ((10, 10, 10, 10), 3),
        ((10, 7, 7, 7), 0),
        ((10, 10, 7, 7), 1),
        ((10, 7, 7, 10), 3),
        ((7, 8, 9, 10), 3),
        ((7, 12, 9, 12), 3),
        ((13, 3, 13, 3), 2),
    ],
)
@pytest.mark.parametrize("leader", range(4))
def test_o4_the_highest_takes_and_the_last_of_equals(cards: tuple[int, ...], taker: int, leader: int) -> None:
    hands = with_higher_cards(cards)
    match = trick([hands[(seat - leader) % 4] for seat in range(4)], leader=leader)
    play(match, *cards)
    assert told(match, "took")[0] == {
        "event": "took",
        "rule": "O4",
        "seat": (leader + taker) % 4,
        "card": max(cards),
        "trick": 4,
    }
    assert match.view()["leader"] == match.view()["turn"] == (leader + taker) % 4


def test_o4_the_taker_leads_the_next_trick() -> None:
    match = trick([[7, 8, 8], [9, 10, 11], [3, 5, 6]])
    play(match, 7, 9, 3)
    assert match.view()["leader"] == 1
    assert match.acting == (1,)
    assert match.view()["trick_number"] == 5
    assert match.view()["trick"] == []


# O5: open cards


def test_o5_played_cards_stay_open_to_the_end_of_the_deal() -> None:
    match = trick([[7, 8, 9, 10, 11, 12], [2, 3, 4, 5, 6, 7]])
    play(match, 7, 2, 12, 3)
    for eye in (0, 1, None):
        assert match.view(eye)["played"] == [[7, 12], [2, 3]]
    play(match, 8, 4, 9, 5, 10, 6)
    assert match.view()["deal"] == 2
    assert match.view()["played"] == [[], []]


# O6: the last trick


def test_o6_its_taker_gets_the_value_of_their_card() -> None:
    match = last_trick([7, 12, 9])
    assert table(match)[0] == [0, 12, 0]
    assert told(match, "penalty") == [{"event": "penalty", "rule": "O6", "seat": 1, "card": 12, "points": 12}]
    assert match.scores == [0, 12, 0]


@pytest.mark.parametrize(("leader", "taker"), [(0, 2), (1, 2), (2, 1), (3, 2)])
def test_o6_among_equals_the_last_to_play_pays(leader: int, taker: int) -> None:
    match = last_trick([7, 10, 10, 9], leader, points=[15, 15, 15, 15])
    assert told(match, "penalty")[0]["seat"] == taker


def test_o6_other_tricks_cost_nothing() -> None:
    match = trick([[7, 8, 9, 10, 11, 12], [2, 3, 4, 5, 6, 7]])
    play(match, 12, 2, 11, 3, 10, 4, 9, 5)
    assert match.scores == [0, 0]
    play(match, 8, 6)  # the last cards are 7 and 7
    assert match.scores == [0, 7]


def test_o6_the_last_trick_plays_itself() -> None:
    match = trick([[3, 5, 6, 8, 9, 10], [2, 4, 5, 6, 7, 8]])
    play(match, 10, 2, 9, 4, 8, 5, 6, 6, 8)
    assert match.acting == (0,)
    assert match.view(0)["hand"] == [3, 5]
    play(match, 3)  # 8 takes the fifth trick; 7 and 5 are left
    assert match.view()["deal"] == 2
    assert match.scores == [0, 7]
    assert [(line["seat"], line["card"]) for line in told(match, "played-last")] == [(1, 7), (0, 5)]


def test_o6_the_last_trick_is_led_by_the_taker_of_the_fifth() -> None:
    for leader in range(4):
        match = last_trick([7, 8, 9, 10], leader)
        seats = [line["seat"] for line in told(match, "played-last")]
        assert seats == [(leader + i) % 4 for i in range(4)]


def test_o6_low_cards_may_take_it() -> None:
    assert last_trick([EARLY[0], 2], played=[[7, 8, 9, 10]] * 2).scores == [3, 0]
