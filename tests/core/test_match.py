"""A match through its public face: seeds, playing, errors, undo and ends by will."""

from __future__ import annotations

import json
from typing import Any

import numpy as np
import pytest

import stolik
from stolik import BadDeal, BadNotation, BadOption, IllegalAction, Match, NotPossible
from stolik.core.errors import describe

BAD_SEATS: list[Any] = [-1, 4, 99, 1 << 70, 10**5000, "0", "x", 1.0, None, True, [], (0,), b"0", float("nan")]


def nimmt(**options: Any) -> Match:
    return stolik.game("nimmt", **options).match(seed=7)


def deals_of(match: Match) -> list[list[int]]:
    return [entry.numbers for entry in match.record.actions if hasattr(entry, "numbers")]


# seeds and deals


def test_the_same_small_seed_gives_the_same_deals() -> None:
    game = stolik.game("nimmt")
    assert deals_of(game.match(seed=7)) == deals_of(game.match(seed=7))
    assert deals_of(game.match(seed=7)) != deals_of(game.match(seed=8))
    assert game.match(seed=7).record.seed == 7


def test_thirty_two_bytes_are_a_seed() -> None:
    game = stolik.game("nimmt")
    match = game.match(seed=bytes(32))
    assert match.seed == bytes(32)
    assert match.record.seed is None, "until the match is over"
    assert match.saved.seed == "00" * 32
    assert deals_of(match) == deals_of(game.match(seed=bytes(32)))


def test_without_a_seed_the_deals_are_secret() -> None:
    game = stolik.game("nimmt")
    one, other = game.match(), game.match()
    assert one.seed != other.seed
    assert len(one.seed) == 32
    assert one.record.seed is None
    assert deals_of(one) != deals_of(other)


@pytest.mark.parametrize("seed", [b"", b"short", bytes(31), bytes(33), "7", 1.5, True, [], 1 << 63, -(1 << 63) - 1])
def test_a_seed_that_is_none_is_refused(seed: Any) -> None:
    with pytest.raises(BadOption) as refused:
        stolik.game("ogorek").match(seed=seed)
    assert refused.value.name == "seed"


def test_deals_can_be_put_on_the_table() -> None:
    match = stolik.game("ogorek", players=2).match(seed=1, deals=[[1], [*range(0, 24, 2)]])
    assert match.view(0)["hand"] == [2, 2, 3, 3, 4, 4]
    assert match.view(1)["hand"] == [5, 5, 6, 6, 7, 7]
    assert match.view(None)["dealer"] == 1
    assert match.record.given == 2
    assert stolik.replay(match.record).state.tobytes() == match.state.tobytes()


def test_seeds_and_deals_of_numpy_are_taken_as_they_are_meant() -> None:
    game = stolik.game("ogorek", players=2)
    assert game.match(seed=np.int64(7)).record.dumps() == game.match(seed=7).record.dumps()  # type: ignore[arg-type]
    cards = list(range(12))
    plain = game.match(seed=1, deals=[[1], cards]).record.dumps()
    for numbers in (np.array(cards, np.int16), tuple(cards), [np.int64(card) for card in cards]):
        assert game.match(seed=1, deals=[np.array([1]), numbers]).record.dumps() == plain


@pytest.mark.parametrize(
    "deals", [np.zeros((2, 2, 2), int), np.array(5), np.array([1, 2]), [np.array(1)], [np.array([0.0])]]
)
def test_arrays_that_are_no_deals_are_refused(deals: Any) -> None:
    with pytest.raises(BadDeal):
        stolik.game("ogorek", players=2).match(seed=1, deals=deals)


@pytest.mark.parametrize(
    "deals", [[[2]], [[]], [[0, 1]], [5], 5, "01", [None], [[0.0]], [[0], [1, 1]], [[0], "x" * 12]]
)
def test_deals_that_are_none_are_refused(deals: Any) -> None:
    with pytest.raises(BadDeal):
        stolik.game("ogorek", players=2).match(seed=1, deals=deals)


@pytest.mark.parametrize(
    ("name", "value"),
    [("names", ["Ola"]), ("names", "OlaX"), ("names", 5), ("names", [1, 2]), ("names", ["Ola", chr(0xD800)]),
     ("table", None), ("table", 5), ("table", b"x"), ("table", chr(0xDFFF)), ("nonces", "ab"), ("nonces", ["a"]),
     ("nonces", 5), ("nonces", [1])],
)  # fmt: skip
def test_names_tables_and_nonces_are_checked(name: str, value: Any) -> None:
    with pytest.raises(BadOption) as refused:
        stolik.game("ogorek", players=2).match(**{name: value})
    assert refused.value.name == name


# playing


def test_an_action_is_a_number_or_its_notation() -> None:
    one, other, third = nimmt(players=2), nimmt(players=2), nimmt(players=2)
    card = one.legal(0)[4]
    one.play(0, card)
    other.play(0, f" {card} ")
    third.play(np.int64(0), np.int64(card))  # type: ignore[arg-type]
    assert one.state.tobytes() == other.state.tobytes() == third.state.tobytes()
    assert one.record == other.record == third.record
    assert stolik.Record.loads(third.record.dumps()) == one.record


def test_a_refusal_names_the_rule_and_changes_nothing() -> None:
    match = nimmt(players=2)
    before = match.state.tobytes()
    missing = next(card for card in range(1, 105) if card not in match.legal(0))
    with pytest.raises(IllegalAction) as refused:
        match.play(0, missing)
    assert refused.value.rule == "N1"
    assert refused.value.code == 103
    assert str(refused.value) == f"N1: {refused.value.why}" == str(match.check(0, missing))
    assert match.state.tobytes() == before
    assert len(match.record.actions) == 1


def test_text_that_names_no_action_is_refused() -> None:
    match = nimmt(players=2)
    for text in ("", "joker", "r5", "105", "-1", "1" * 5000, "٣", "1.5", "\ud800", "\0"):
        with pytest.raises(BadNotation) as refused:
            match.play(0, text)
        assert len(str(refused.value)) < 300
        assert isinstance(refused.value, IllegalAction), "whoever catches what play refuses catches this too"
        assert str(match.check(0, text)) == str(refused.value) == refused.value.why
    assert len(match.record.actions) == 1


@pytest.mark.parametrize(
    "action", [1 << 63, -(1 << 63) - 1, 10**5000, 1.0, None, True, [], b"5", float("inf"), {}], ids=describe
)
def test_what_is_no_action_is_refused(action: Any) -> None:
    match = nimmt(players=2)
    with pytest.raises(IllegalAction):
        match.play(0, action)
    assert isinstance(match.check(0, action), IllegalAction)
    assert isinstance(match.game.explain(match.state, 0, action) if not isinstance(action, bytes) else "", str)
    assert len(match.record.actions) == 1


@pytest.mark.parametrize("seat", BAD_SEATS, ids=describe)
def test_an_eye_that_is_none_is_refused_where_all_see_the_same(seat: Any) -> None:
    match = stolik.game("draughts/english").match(seed=0)
    if seat is None or seat == -1:
        assert match.view(seat)["eye"] is None
        return
    for look in (match.view, match.hidden):
        with pytest.raises(IllegalAction):
            look(seat)


@pytest.mark.parametrize("seat", BAD_SEATS, ids=describe)
def test_a_seat_that_is_none_is_refused(seat: Any) -> None:
    match = nimmt(players=4)
    before = match.state.tobytes()
    for action in (match.legal(0)[0], str(match.legal(0)[0])):
        with pytest.raises(IllegalAction):
            match.play(seat, action)
        assert isinstance(match.check(seat, action), IllegalAction)
    with pytest.raises(IllegalAction):
        match.legal(seat)
    if seat is not None and seat != -1:
        with pytest.raises(IllegalAction):
            match.view(seat)
    assert match.state.tobytes() == before


def test_a_spectator_is_none() -> None:
    match = nimmt(players=3)
    view = match.view(None)
    assert view == match.view()
    assert view["eye"] is None
    assert view["hand"] == []
    assert json.loads(json.dumps(view)) == view
    assert match.view(np.int64(1))["eye"] == 1  # type: ignore[arg-type]
    assert json.dumps(match.view(np.int64(1))) == json.dumps(match.view(1))  # type: ignore[arg-type]


def test_a_state_is_a_copy() -> None:
    match = nimmt(players=2)
    state = match.state
    state.heads[0] = 50
    assert match.scores == [0, 0]
    with pytest.raises(stolik.BadPosition):
        match.game.hide(np.zeros(3), 0)


# undo


def test_undo_takes_back_as_far_as_nobody_learnt_anything() -> None:
    match = nimmt(players=3)
    start = match.state.tobytes()
    match.play(0, match.legal(0)[0])
    after_one = match.state.tobytes()
    match.play(1, match.legal(1)[0])
    match.undo()
    assert match.state.tobytes() == after_one
    match.undo(1)
    assert match.state.tobytes() == start
    assert match.acting == (0, 1, 2)
    kinds = [type(entry).__name__ for entry in match.record.actions]
    assert kinds == ["Deal", "Play", "Play", "Undo", "Undo"]
    assert stolik.replay(match.record).state.tobytes() == start


def test_undo_stops_at_a_secret() -> None:
    match = nimmt(players=2)
    match.play(0, match.legal(0)[5])
    match.play(1, match.legal(1)[5])
    assert match.state.turn == 2 or match.state.stage == 2
    before = match.state.tobytes()
    for count in (1, 2):
        with pytest.raises(NotPossible, match="secret"):
            match.undo(count)
    assert match.state.tobytes() == before


@pytest.mark.parametrize("count", [0, -1, 2, 1 << 70, 10**5000, 1.0, "1", None, True, []], ids=describe)
def test_undo_of_what_was_not_played(count: Any) -> None:
    match = nimmt(players=3)
    match.play(0, match.legal(0)[0])
    with pytest.raises(NotPossible, match="1 have been made"):
        match.undo(count)
    assert len(match.record.actions) == 2


def test_many_undos_find_every_earlier_state() -> None:
    match = nimmt(players=2)
    past = []
    for number in range(100):
        past.append(match.state.tobytes())
        match.play(0, match.legal(0)[number % 10] if number % 2 == 0 else 0)
    match.undo(1)
    assert match.state.tobytes() == past[99]
    match.undo(37)
    assert match.state.tobytes() == past[62]
    match.play(0, match.legal(0)[9])
    match.undo(1)
    assert match.state.tobytes() == past[62]
    for number in range(61, -1, -1):
        match.undo()
        assert match.state.tobytes() == past[number]
    assert stolik.replay(match.record).record == match.record


def test_a_number_of_a_deal_is_never_used_twice() -> None:
    """Deals go on being counted after an undo; a saved match deals on as the first one did."""
    match = nimmt(players=2)
    match.play(0, match.legal(0)[0])
    match.undo()
    again = stolik.replay(match.saved)
    for one in (match, again):
        while one.deals == 1:
            one.play(one.acting[0], one.legal(one.acting[0])[0])
    assert deals_of(match)[1] == match.shuffler.deal(1, 24, 104)
    assert deals_of(again) == deals_of(match)


# ends by will


def test_of_two_sides_one_may_resign() -> None:
    match = nimmt(players=2)
    match.resign(1)
    assert match.outcome == stolik.Outcome("resigned", [0, 0], [1, 2])
    assert_over(match)


def test_a_pair_that_gives_up_has_the_places_of_a_pair_that_lost() -> None:
    match = stolik.game("words", lexicon="sample").match(seed=1)
    match.resign(3)
    assert match.outcome == stolik.Outcome("resigned", [0, 0, 0, 0], [1, 1, 3, 3])


def test_of_two_sides_one_may_lose_on_time() -> None:
    match = nimmt(players=2)
    match.flag(0)
    assert match.outcome == stolik.Outcome("time", [0, 0], [2, 1])
    assert_over(match)


def test_host_foresees_its_deals_and_changes_nothing() -> None:
    match = nimmt(players=2)
    while match.deals == 1:
        seat = match.acting[0]
        action = match.legal(seat)[0]
        before, foreseen = match.state.tobytes(), match.foresee(seat, action)
        assert match.state.tobytes() == before
        match.play(seat, action)
        assert foreseen == deals_of(match)[1:]
    assert len(foreseen) == 1


def test_in_training_even_what_was_revealed_is_taken_back() -> None:
    match = nimmt(players=2)
    before = match.state.tobytes()
    for _ in range(2):
        match.play(match.acting[0], match.legal(match.acting[0])[0])
    with pytest.raises(NotPossible, match="learnt a secret"):
        match.undo(2)
    match.undo(2, free=True)
    assert match.state.tobytes() == before
    assert stolik.replay(match.record).state.tobytes() == before
    assert stolik.verify(match.record).good


def test_two_sides_may_agree_a_draw() -> None:
    match = nimmt(players=2)
    match.agree_draw()
    assert match.outcome == stolik.Outcome("agreed", [0, 0], [1, 1])
    assert_over(match)


def assert_over(match: Match) -> None:
    """Nothing can be done any more, and the record tells it so."""
    assert match.acting == match.ticking == ()
    assert match.legal(0) == []
    assert match.view(0)["acting"] == []
    assert match.view(0)["outcome"]["places"] == match.outcome.places  # type: ignore[union-attr]
    assert isinstance(match.check(0, 1), IllegalAction)
    with pytest.raises(IllegalAction, match="over"):
        match.play(0, 1)
    for attempt in (match.undo, match.agree_draw, lambda: match.resign(0), lambda: match.flag(0)):
        with pytest.raises(NotPossible, match="over"):
            attempt()
    again = stolik.replay(match.record)
    assert again.outcome == match.outcome
    assert again.record == match.record
    assert stolik.verify(match.record).good


@pytest.mark.parametrize("players", [3, 4])
def test_among_many_nobody_resigns_or_agrees(players: int) -> None:
    match = nimmt(players=players)
    for attempt in (lambda: match.resign(0), lambda: match.flag(0), match.agree_draw):
        with pytest.raises(NotPossible, match="two sides"):
            attempt()
    assert match.outcome is None


@pytest.mark.parametrize("seat", BAD_SEATS, ids=describe)
def test_nobody_resigns_for_a_seat_that_is_none(seat: Any) -> None:
    match = nimmt(players=2)
    with pytest.raises(IllegalAction, match="is no seat"):
        match.resign(seat)
    assert match.outcome is None
    assert len(match.record.actions) == 1
