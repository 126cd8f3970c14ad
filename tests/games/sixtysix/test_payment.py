"""S9-S15: what a deal is worth, declaring, the match."""

from __future__ import annotations

import pytest

import stolik
from tests.games.sixtysix.situations import PACK, dealt, late, may, play, refused, told


def points(cards: list[str]) -> int:
    """What these cards count."""
    return sum((0, 2, 3, 4, 10, 11)[PACK.index(card) % 6] for card in cards)


def closed(hand: str, other: str, mine: str, theirs: str, melded: int = 0, **fields: object) -> stolik.Match:
    """Seat 0 has closed and leads to the rest of the deal; the cards named nowhere are the stock, spades on top."""
    named = [*hand.split(), *other.split(), *mine.split(), *theirs.split()]
    stock = [card for card in PACK if card not in named]
    trump = stock[0]
    assert trump.endswith("s")
    worth = 40 if melded & 1 else 20 if melded else 0
    position = {
        "hands": [hand.split(), other.split()],
        "taken": [mine.split(), theirs.split()],
        "stock": stock,
        "closed_by": 0,
        "melded": [melded, 0],
        "points": [points(mine.split()) + worth, points(theirs.split())],
        "tricks": [len(mine.split()) // 2, len(theirs.split()) // 2],
    }
    options = {name: fields.pop(name) for name in ("no_trick_at_close",) if name in fields}
    return stolik.game("sixtysix", **options).match(seed=0, position=position | fields)


# S9: the closer


@pytest.mark.parametrize(
    ("theirs", "paid"),
    [
        ("9h 9d", 3),  # a trick without points: worked example 11
        ("Jh 9d", 2),
        ("Ah Ac Qc Kc 9h 9d", 2),  # 29
        ("Ah Ac 10c Jc 9h 9d", 1),  # 34
    ],
)
def test_s9_what_a_closer_with_66_gets(theirs: str, paid: int) -> None:
    left = [card for card in ("9d", "9h", "9c", "Jh") if card not in theirs]
    mine = "As 10s Ad 10d 10h Kd"
    filler = [card for card in ("Qh", "Kh", "Jd", "Qd") if card not in theirs]
    size = max(1, 6 - (len(mine.split()) + len(theirs.split())) // 2)
    match = closed(" ".join(["Ks", *filler][:size]), " ".join([*left, "Jc"][:size]), mine, theirs, melded=2)
    before = match.view()["points"]
    assert before[0] >= 66
    play(match, "66")
    assert match.scores == [paid, 0]
    assert told(match, "scored")[0]["paid"] == paid


def test_s9_a_closer_who_fails_pays_2_or_3() -> None:
    match = dealt("9h 9d 9c Jh Jd Jc", "Ah Ad Ac As 10h 10d", "9s")
    play(match, "close", "9h", "10h")
    while match.view()["deal"] == 1:
        play(match, may(match)[0])
    assert match.scores == [0, 2]


def test_s9_three_if_the_opponent_has_no_trick() -> None:
    match = closed("Ah 9d", "9h 9c", "As Qs 10s Js Jh Qh Jd Qd", "")
    assert match.view()["points"][0] < 66
    play(match, "Ah", "9h", "9d", "9c")
    assert told(match, "closer-failed")[0]["points"] < 66
    assert match.scores == [0, 3]


@pytest.mark.parametrize(("at_close", "option", "paid"), [(0, False, 2), (0, True, 3), (1, True, 2)])
def test_s9_no_trick_at_close(at_close: int, option: bool, paid: int) -> None:
    match = closed("9h 9d", "Ah 9c", "As Qs 10s Js Jh Qh", "Jd Qd", no_trick_at_close=option, tricks_at_close=at_close)
    play(match, "66")
    assert match.scores == [0, paid]
    match = closed("9h 9d", "Ah 9c", "As Qs 10s Js Jh Qh", "Jd Qd", no_trick_at_close=option, tricks_at_close=at_close)
    play(match, "9h", "Ah", "9c", "9d")
    assert match.scores == [0, paid], "at the end as at a declaration"


# S10: no bonus after closing


def test_s10_no_ten_points_for_the_last_trick() -> None:
    match = closed("Kh", "Jh", "As Ad Ac 10s Jd Js Kd 9d Kc 9c", "", melded=0, trump=0)
    assert match.view()["points"] == [55, 0]
    play(match, "Kh", "Jh")
    assert match.view()["deal"] == 2
    assert told(match, "took-last") == []
    assert told(match, "closer-failed")[0]["points"] == 61


def test_s10_worked_example_12() -> None:
    match = closed("Kh", "Jh", "As Ad Ac 10s Js 10d Qd 9d", "9h 9c")
    assert match.view()["points"] == [58, 0]
    play(match, "Kh", "Jh")
    assert told(match, "closer-failed")[0]["points"] == 64
    assert match.scores == [0, 2]


def test_s10_a_closer_with_66_is_judged_at_the_end_even_against_66() -> None:
    position = {
        "hands": [["Ah"], ["9h"]],
        "taken": [["As", "10s", "Ad", "10d", "Jd", "9d"], ["Ac", "10c", "10h", "Kh"]],
        "stock": ["9s", "Js", "Qs", "Ks", "Jh", "Qh", "Qd", "Kd", "9c", "Jc", "Qc", "Kc"],
        "closed_by": 0,
        "melded": [4, 2 | 8],
        "points": [64, 75],
        "tricks": [3, 2],
    }
    match = stolik.game("sixtysix").match(seed=0, position=position)
    play(match, "Ah", "9h")
    assert match.scores == [1, 0]


# S11: nobody closed


@pytest.mark.parametrize(
    ("mine", "theirs", "paid"),
    [
        ([44, 11], [65, 0], [0, 0]),  # 65-65 with the last trick
        ([76, 11], [33, 0], [1, 0]),
        ([77, 11], [32, 0], [2, 0]),
        ([109, 11], [0, 0], [3, 0]),
    ],
)
def test_s11_worked_example_13(mine: list[int], theirs: list[int], paid: list[int]) -> None:
    match = exhausted(mine[0], theirs[0])
    assert match.view()["points"] == [mine[0], theirs[0]]
    play(match, "Ah", "9h")
    last = told(match, "took-last")[0]
    assert (last["seat"], last["points"]) == (0, mine[0] + mine[1] + 10)
    assert match.scores == paid
    assert bool(told(match, "even")) == (paid == [0, 0])


def exhausted(mine: int, theirs: int) -> stolik.Match:
    """One trick is left, ace and nine of hearts; the other 109 points lie as they are wanted."""
    assert mine + theirs == 109
    cards = sorted((card for card in PACK if card not in ("Ah", "9h")), key=lambda card: -points([card]))
    chosen: list[str] = []
    for card in cards:
        if points(chosen) + points([card]) <= theirs and len(chosen) < 22:
            chosen.append(card)
    nines = [card for card in cards if points([card]) == 0]
    while len(chosen) % 2:
        chosen.remove(nines[0]) if nines[0] in chosen else chosen.append(nines[0])
    assert points(chosen) == theirs
    if theirs == 0:
        chosen = []
    return late("Ah", "9h", " ".join(card for card in cards if card not in chosen), trump=0)


# S12: declaring


def test_s12_worked_example_14() -> None:
    match = dealt("", "", "9s")
    play(match, "66")
    assert match.scores == [0, 3]
    assert told(match, "declared-falsely")[0]["points"] == 0
    match = closed("Ah", "9d", "As 10s Ad 10d Ac Kc Qc 9c", "9h Jh")
    assert match.view()["points"] == [60, 2]
    play(match, "66")
    assert match.scores == [0, 2]


@pytest.mark.parametrize(("theirs", "paid"), [("9h 9d", 3), ("Jh 9d", 2), ("Jc Qc", 2)])
def test_s12_true_is_paid_by_points(theirs: str, paid: int) -> None:
    named = f"As 10s Ad 10d 10h 10c Ac Kc {theirs}".split()
    rest = [card for card in PACK if card not in named]
    trumps = [card for card in rest if card.endswith("s")]
    rest = trumps + [card for card in rest if card not in trumps]
    match = late(" ".join(rest[-12:-6]), " ".join(rest[-6:]), "As 10s Ad 10d 10h 10c Ac Kc", " ".join(rest[:2]))
    assert match.view()["points"][0] == 77
    play(match, "66")
    assert match.scores == [paid, 0]


def test_s12_only_on_lead_and_never_against_the_closer() -> None:
    match = dealt("9h", "Ah", "9s")
    play(match, "close", "9h")
    assert refused(match, "66") == "S12 declare-not-on-lead"
    play(match, "Ah")
    assert match.acting == (1,)
    assert refused(match, "66") == "S12 declare-against-closer"
    assert match.view(1)["why_not"]["declare"] == {"rule": "S12", "reason": "declare-against-closer"}


# S13: 66 after a meld


def meld_at_46(extra: str = "Qh Kh") -> stolik.Match:
    """Seat 0 leads with 46 points, a pair and four cards in the stock."""
    mine = "As 10s Ad 10d Kd 9d"
    theirs = "Jd Qd"
    named = [*mine.split(), *theirs.split(), *extra.split()]
    rest = [card for card in PACK if card not in named]
    trumps = [card for card in rest if card.endswith("s")]
    rest = [card for card in rest if card not in trumps]
    hand = " ".join([*extra.split(), *rest[:4]])
    stock = [*trumps, rest[4], rest[5], *rest[12:]] if len(rest) > 12 else [*trumps[:4]]
    other = [card for card in PACK if card not in (*mine.split(), *theirs.split(), *hand.split(), *stock)]
    while len(other) > 6:
        stock.append(other.pop())
    return late(hand, " ".join(other), mine, " ".join(stock))


def test_s13_the_meld_counts_at_once_the_card_nothing() -> None:
    match = meld_at_46()
    assert match.view()["points"][0] == 46
    assert "66 Qh" in may(match)
    assert "66 Kh" in may(match)
    assert "declare_with" not in match.view(0)["why_not"]
    for text in ("66 Qh", "66Qh", "66\tqh", "66  Q♥"):
        assert match.game.read(match.state, 0, text) == 24 + PACK.index("Qh")
    play(match, "66 Qh")
    assert match.scores == [2, 0]
    assert told(match, "declared-with-meld")[0] == {
        "event": "declared-with-meld",
        "rule": "S13",
        "seat": 0,
        "card": PACK.index("Qh"),
        "worth": 20,
        "points": 66,
    }
    match = meld_at_46()
    play(match, "66")
    assert match.scores == [0, 2]


def test_s13_not_without_a_pair_and_not_after_closing() -> None:
    match = meld_at_46()
    assert refused(match, "66 Qs") == "S13 meld-not-held"
    assert refused(match, "66 9h") == "S13 meld-not-held"
    play(match, "close")
    assert refused(match, "66 Qh") == "S13 meld-closed"
    assert match.view(0)["why_not"]["declare_with"] == {"rule": "S13", "reason": "meld-closed"}
    match = late("Qh Kh", "9h 9c", "As 10s Ad 10d 10h 10c", trump=0)
    assert refused(match, "66 Qh") == "S13 meld-exhausted"
    match = dealt("9h", "Qh Kh", "As")
    play(match, "9h")
    assert refused(match, "66 Qh") == "S13 meld-not-on-lead"


def test_s13_a_false_one_is_judged_like_any_other() -> None:
    match = dealt("Qh Kh", "9h", "As")
    play(match, "66 Kh")
    assert match.scores == [0, 3]


def test_s13_why_not_is_told_with_and_without_queens_and_kings() -> None:
    match = dealt("9h Jh 10h Ah 9d Jd", "Qh Kh", "As")
    assert match.view(0)["why_not"]["declare_with"] == {"rule": "S13", "reason": "meld-not-held"}
    assert match.view(1)["why_not"]["declare_with"]["reason"] == "not-your-turn"


# S14: right and wrong


def test_s14_with_66_one_may_play_on_and_lose() -> None:
    match = late("9h", "Ah", "As 10s Ad 10d 10c Kd Jd 9d Qd Qc", trump=0, melded=[4, 0], points=[84, 45])
    assert match.view()["points"][0] >= 66
    play(match, "9h", "Ah")
    assert match.scores == [1, 0]
    match = closed("9h", "Ah", "As 10s Ad 10d Jd 9d", "10c 10h Kc Qc")
    assert "66" in may(match)


def test_s14_a_player_with_66_loses_to_more_points() -> None:
    taken = ["As", "10s", "Ad", "10d", "9d", "9c"]
    theirs = [card for card in PACK if card not in (*taken, "9h", "Ah")]
    position = {
        "hands": [["9h"], ["Ah"]],
        "taken": [taken, theirs],
        "trump": 0,
        "melded": [8, 4],
        "points": [points(taken) + 20, points(theirs) + 20],
        "tricks": [3, 8],
    }
    match = stolik.game("sixtysix").match(seed=0, position=position)
    play(match, "9h", "Ah")
    assert match.scores[1] == 1, "after the last trick nobody is asked to declare"


# S15: the match


def test_s15_first_to_the_target_wins() -> None:
    match = dealt("", "", "9s", target=3)
    play(match, "66")
    assert match.outcome is not None
    assert (match.outcome.reason, match.outcome.scores, match.outcome.places) == ("target-reached", [0, 3], [2, 1])
    assert told(match, "won")[0]["seat"] == 1
    assert match.acting == ()


def test_s15_a_drawn_deal_scores_nothing_and_the_deal_alternates() -> None:
    match = exhausted(44, 65)
    dealer = match.view()["dealer"]
    play(match, "Ah", "9h")
    assert match.scores == [0, 0]
    assert match.view()["dealer"] == 1 - dealer
    assert match.view()["deal"] == 2


def test_s15_two_sides_may_resign_or_agree() -> None:
    match = dealt("", "", "9s")
    match.resign(0)
    assert match.outcome is not None
    assert match.outcome.places == [2, 1]
    match = dealt("", "", "9s")
    match.agree_draw()
    assert match.outcome is not None
    assert match.outcome.places == [1, 1]
