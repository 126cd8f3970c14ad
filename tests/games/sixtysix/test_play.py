"""S1-S8: cards, deal, tricks, exchange, closing, following, melds."""

from __future__ import annotations

import itertools

import pytest

import stolik
from stolik.games.sixtysix.tricks import beats, points_of
from tests.games.sixtysix.situations import PACK, dealt, late, may, names, play, refused, told

# S1: the cards


def test_s1_twenty_four_cards_of_120_points() -> None:
    assert len(PACK) == 24
    assert [points_of(card) for card in range(6)] == [0, 2, 3, 4, 10, 11]
    assert sum(points_of(card) for card in range(24)) == 120


def test_s1_nine_jack_queen_king_ten_ace() -> None:
    order = ["9h", "Jh", "Qh", "Kh", "10h", "Ah"]
    for (i, low), (j, high) in itertools.combinations(enumerate(order), 2):
        assert i < j
        match = dealt(low, high, "9s")
        play(match, low, high)
        assert match.view()["leader"] == 1
        match = dealt(high, low, "9s")
        play(match, high, low)
        assert match.view()["leader"] == 0


@pytest.mark.parametrize("text", ["", "9", "s", "1s", "9x", "9s9s", "٩s", "9ſ", "66 Qſ", "66 66", "9s\0"])
def test_s1_text_that_names_no_card(text: str) -> None:
    with pytest.raises(stolik.BadNotation):
        stolik.game("sixtysix").match(seed=0).play(0, text)
    with pytest.raises(stolik.BadPosition):
        stolik.game("sixtysix").match(position={"stock": [text]})


@pytest.mark.parametrize("text", ["Qh", "qH", " Dh ", "dH", "q♥"])
def test_s1_a_card_in_notation(text: str) -> None:
    game = stolik.game("sixtysix")
    assert game.read(game.match(seed=0).state, 0, text) == PACK.index("Qh")


# S2: the deal


@pytest.mark.parametrize("dealer", [0, 1])
def test_s2_dealer_drawn_six_cards_turn_up_and_stock(dealer: int) -> None:
    order = list(range(24))
    match = stolik.game("sixtysix").match(deals=[[dealer], order])
    assert match.view(0)["hand"] == order[:6]
    assert match.view(1)["hand"] == order[6:12]
    view = match.view()
    assert (view["turn_up"], view["trump"], view["stock"]) == (12, 2, 12)
    assert (view["dealer"], view["leader"], match.acting) == (dealer, 1 - dealer, (1 - dealer,))
    assert match.state.stock[11] == 13, "the next number is the top card"


def test_s2_the_deal_alternates() -> None:
    match = stolik.game("sixtysix", target=20).match(seed=1)
    dealers = []
    for _ in range(4):
        dealers.append(match.view()["dealer"])
        play(match, "66")
    assert dealers in ([0, 1, 0, 1], [1, 0, 1, 0])


# S3: the first part


def test_s3_any_card_may_answer() -> None:
    match = dealt("Ah 9c Jc Qc Jd Js", "9h 10h Kd 9d As 10s", "9s")
    play(match, "Ah")
    assert may(match) == ["10s", "As", "9h", "10h", "9d", "Kd"]


@pytest.mark.parametrize(
    ("led", "answer", "takes"),
    [("Jh", "Qh", True), ("Qh", "Jh", False), ("Ah", "9s", True), ("9h", "Ad", False), ("9s", "Ah", False)],
)
def test_s3_who_takes_the_trick(led: str, answer: str, takes: bool) -> None:
    assert beats(0, PACK.index(led), PACK.index(answer)) == takes
    match = dealt(led, answer, "Ks")
    play(match, led, answer)
    assert match.view()["leader"] == int(takes)
    assert match.view()["tricks"] == [int(not takes), int(takes)]


def test_s3_the_winner_draws_first() -> None:
    match = dealt("9h", "Ah", "Ks", "10c 10d")
    play(match, "9h", "Ah")
    assert "10c" in names(match.view(1)["hand"])
    assert "10d" in names(match.view(0)["hand"])
    assert match.view()["stock"] == 10
    assert match.view()["points"] == [0, 11]


def test_s3_the_turn_up_is_drawn_last_and_seen() -> None:
    match = late("9h Jh Qd Jd 9d 10d", "Ah 9c Jc Qc 10c Ac", "As 10s 9s Js", "Ks Qs")
    play(match, "9h", "Ah")
    assert "Qs" in names(match.view(1)["hand"])
    assert names(match.view(None)["shown"][0]) == ["Ks"]
    assert match.view()["stock"] == 0
    assert match.view()["turn_up"] is None
    assert [line["event"] for line in told(match, "drew-turn-up")] == ["drew-turn-up"]


# S4: the exchange


def test_s4_the_trump_nine_for_the_turn_up() -> None:
    match = dealt("Ah 9s", "9h 10h", "As")
    assert refused(match, "exchange") == "S4 exchange-no-trick"
    play(match, "Ah", "9h", "exchange")
    assert "As" in names(match.view(0)["hand"])
    assert "9s" not in names(match.view(0)["hand"])
    assert match.view(1)["turn_up"] == PACK.index("9s")
    assert names(match.view(1)["shown"][0]) == ["As"]
    assert match.acting == (0,)
    assert refused(match, "exchange") == "S4 exchange-no-nine"


def test_s4_only_on_lead() -> None:
    match = dealt("9h Ad 9c", "Ah Jd 9s", "As")
    play(match, "9h", "Ah", "Jd", "Ad", "9c")
    assert match.acting == (1,)
    assert refused(match, "exchange") == "S4 exchange-not-on-lead"


def test_s4_never_after_closing_or_when_exhausted() -> None:
    match = dealt("Ah 9s", "9h", "As")
    play(match, "Ah", "9h", "close")
    assert refused(match, "exchange") == "S4 exchange-closed"
    match = late("9h Jh 9s Jd 9d 10d", "Ah 9c Jc Qc 10c Ac", "As 10s Ks Js Kh Qh Kd Qd 10h Qs Kc Ad", trump=0)
    assert refused(match, "exchange") == "S4 exchange-exhausted"


@pytest.mark.parametrize(("least", "allowed"), [(2, True), (4, False)])
def test_s4_how_small_the_stock_may_be(least: int, allowed: bool) -> None:
    position = {
        "hands": [["9s", "Qs", "9h", "Jh", "Qd", "Jd"], ["Ah", "9c", "Jc", "Qc", "10c", "Ac"]],
        "taken": [["As", "10s"], ["Js", "Qh", "Kh", "10h", "9d", "Kd", "10d", "Ad"]],
        "stock": ["Ks", "Kc"],
    }
    match = stolik.game("sixtysix", exchange_min_stock=least).match(position=position)
    assert match.view(0)["may"]["exchange"] == allowed
    if not allowed:
        assert refused(match, "exchange") == "S4 exchange-stock-low"
        assert match.view(0)["why_not"]["exchange"] == {"rule": "S4", "reason": "exchange-stock-low"}
        return
    play(match, "exchange", "Qs")  # worked example 15
    assert told(match, "melded")[0]["worth"] == 40
    assert match.view()["pending"] == [40, 0]


# S5: closing


def test_s5_close_at_the_first_lead_and_nobody_draws() -> None:
    match = dealt("Ah 10h", "9h Jh", "As")
    play(match, "close")
    assert match.acting == (0,)
    assert match.view(1)["closed_by"] == 0
    play(match, "Ah", "9h")
    assert match.view()["held"] == [5, 5]
    assert match.view()["stock"] == 12
    assert refused(match, "close") == "S5 close-twice"


def test_s5_close_needs_trick() -> None:
    match = dealt("Ah 10h", "9h Jh", "As", close_needs_trick=True)
    assert refused(match, "close") == "S5 close-no-trick"
    play(match, "Ah", "9h", "close")
    assert match.view()["closed_by"] == 0


def test_s5_only_on_lead_and_not_an_exhausted_stock() -> None:
    match = dealt("Ah 10h", "9h Jh", "As")
    play(match, "Ah")
    assert refused(match, "close") == "S5 close-not-on-lead"
    match = late("9h", "Ah", "As 10s Ks Js Kh Qh Kd Qd 10h Qs Kc Ad", trump=0)
    assert refused(match, "close") == "S5 close-exhausted"


def test_s5_exchange_close_and_declare_in_one_turn() -> None:
    match = dealt("Ah 9s", "9h", "As")
    play(match, "Ah", "9h", "exchange", "close")
    assert "66" in may(match)
    play(match, "As")
    assert match.acting == (1,)


# S6: the second part


@pytest.mark.parametrize(
    ("led", "hand", "allowed", "reason"),
    [
        ("Qh", "9h Ah Kh 9s", ["Kh", "Ah"], "S6 must-play-higher"),
        ("Ah", "9h Jh 9s 10d", ["9h", "Jh"], "S6 must-follow"),
        ("Ah", "9s As 10d 9c", ["9s", "As"], "S6 must-trump"),
        ("Ah", "9d Ad 10d 9c", ["9d", "10d", "Ad", "9c"], ""),
        ("Qs", "9s As Ks 9c", ["Ks", "As"], "S6 must-play-higher"),
        ("As", "9s Ks 9c Ac", ["9s", "Ks"], "S6 must-follow"),
        ("As", "9d 9h 9c Ac", ["9h", "9d", "9c", "Ac"], ""),
    ],
)
def test_s6_what_must_be_played(led: str, hand: str, allowed: list[str], reason: str) -> None:
    others = [card for card in PACK if card not in (led, *hand.split())]
    mine = " ".join(others[3:11])
    match = late(" ".join([led, *others[:3]]), hand, mine, trump=0)
    play(match, led)
    assert may(match) == allowed
    for card in hand.split():
        if card not in allowed:
            assert refused(match, card) == reason


def test_s6_also_after_closing_and_not_before() -> None:
    match = dealt("Qh", "9h Ah Kh 9s 10d Jd", "As")
    play(match, "Qh")
    assert len(may(match)) == 6
    match = dealt("Qh", "9h Ah Kh 9s 10d Jd", "As")
    play(match, "close", "Qh")
    assert may(match) == ["Kh", "Ah"]


def test_s6_a_failure_to_follow_is_remembered() -> None:
    match = dealt("Qh 9c", "9h Jh 9s 10d Jd 9d", "As")
    play(match, "close", "Qh", "9h")
    assert match.state.barred.tolist() == [0, sum(1 << PACK.index(card) for card in ("Kh", "10h", "Ah"))]
    play(match, "9c", "9s")
    assert match.state.barred[1] & 0b111111 << 18 == 0b111111 << 18, "no clubs"


# S7: melds


@pytest.mark.parametrize(("card", "worth"), [("Qh", 20), ("Kh", 20), ("Qs", 40), ("Ks", 40)])
def test_s7_leading_from_a_pair_is_a_meld(card: str, worth: int) -> None:
    match = dealt("Qh Kh Qs Ks", "Ah As", "10s")
    play(match, card)
    assert match.view()["pending"] == [worth, 0]
    assert told(match, "melded")[0]["worth"] == worth
    partner = ("K" if card[0] == "Q" else "Q") + card[1]
    assert names(match.view(1)["shown"][0]) == [partner]


def test_s7_not_without_the_partner_not_when_answering_not_after_closing() -> None:
    match = dealt("Qh 9d", "Qc Kc Ac", "10s")
    play(match, "Qh")
    assert match.view()["pending"] == [0, 0]
    assert match.state.barred[0] == 1 << PACK.index("Kh")
    play(match, "Kc")
    assert match.view()["melds"] == [[], []]
    match = dealt("Qh Kh", "Ah", "10s")
    play(match, "close", "Qh")
    assert match.view()["pending"] == [0, 0]


def test_s7_not_when_the_stock_is_exhausted() -> None:
    match = late("Qh Kh 9d", "Ah 9c Jc", "As 10s Ks Js 10h Qs Kc Ad", trump=0)
    play(match, "Qh")
    assert match.view()["pending"] == [0, 0]


# S8: when a meld counts


def test_s8_a_meld_counts_with_the_next_trick() -> None:
    match = dealt("Qh Kh Ad", "Ah 9d 10d", "10s")
    play(match, "Qh", "Ah")
    assert match.view()["points"] == [0, 14]
    assert match.view()["pending"] == [20, 0]
    play(match, "10d", "Ad")
    assert match.view()["points"] == [41, 14]
    assert match.view()["pending"] == [0, 0]
    assert told(match, "meld-counted")[0]["worth"] == 20


def test_s8_a_meld_counts_at_once_if_its_trick_is_taken() -> None:
    match = dealt("Qh Kh Ad", "9d", "10s")
    play(match, "Qh", "9d")
    assert match.view()["points"] == [23, 0]


def test_s8_without_a_trick_it_is_worth_nothing() -> None:
    match = dealt("Qh Kh 9d 9c 9h Jh", "Ah Ad Ac As 10h 10d", "10s")
    play(match, "Qh", "Ah", "close")
    while match.view()["deal"] == 1:
        play(match, may(match, match.acting[0])[-1] if match.acting == (0,) else max(may(match)[:-1], key=_strength))
    assert match.scores == [0, 3], "20 points that waited are none"


def _strength(card: str) -> tuple[bool, int]:
    return (card[-1] == "s", PACK.index(card) % 6 if card in PACK else -1)


def test_s8_the_player_on_lead_never_has_a_meld_waiting() -> None:
    game = stolik.game("sixtysix", target=50)
    seen = 0
    for seed in range(20):
        match = game.match(seed=seed)
        for step in range(150):
            if not match.acting:
                break
            seat = match.acting[0]
            cards = [action for action in match.legal(seat) if action < 24]
            pairs = [card for card in cards if card % 6 in (2, 3)]
            match.play(seat, (pairs or cards)[(seed + step) % len(pairs or cards)])
            state = match.state
            if match.acting and state.led == -1:
                assert state.pending[state.leader] == 0
                seen += bool(state.pending.any())
    assert seen > 10, "melds do wait, at the other seat"
