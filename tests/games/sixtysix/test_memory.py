"""What a Sixty-six table remembers, tested on deals that are played to their end, where most is known."""

from __future__ import annotations

import functools
from typing import Any

import pytest

import stolik
from stolik.core.random import below, generator
from stolik.games.sixtysix.cards import cards_in
from tests.conformance.configurations import DEEP
from tests.conformance.kernels import Kernels
from tests.conformance.laws import all_laws
from tests.conformance.memories import memory_of
from tests.conformance.trails import Moment, random_matches
from tests.games.sixtysix.situations import PACK, dealt, late, names, play

STATES = 6_000 if DEEP else 600


class PatientKernels(Kernels):
    """Lists no declarations and few closings, so that chance plays deals to their end."""

    def legal(self, states: Any, seat: int) -> list[int]:
        listed: list[int] = super().legal(states, seat)
        closes = below(generator(int(states[0].period), "closing"), 12) == 0
        return [action for action in listed if action < 24 or action == 48 or (action == 49 and closes)]


@functools.cache
def moments() -> list[Moment]:
    kernels = PatientKernels(stolik.game("sixtysix"))
    trails = random_matches(kernels, lambda states, seat: [], STATES)
    return [moment for trail in trails for moment in trail.moments()]


def test_deals_do_come_to_their_end() -> None:
    states = [moment.states[0] for moment in moments()]
    assert sum(state.stage == 2 and state.left == 0 for state in states) > STATES // 10
    assert sum(state.closed_by >= 0 for state in states) > STATES // 30
    assert sum(bool(state.barred.any()) for state in states) > STATES // 20
    assert sum(bool(state.shown.any()) for state in states) > STATES // 20


def test_the_laws_hold_to_the_end_of_deals() -> None:
    game = stolik.game("sixtysix")
    kernels = Kernels(game)
    some = moments()[:: max(1, len(moments()) // 250)]
    assert list(all_laws(kernels, memory_of(game), some)) == []


def test_with_an_exhausted_stock_a_player_knows_everything() -> None:
    game = stolik.game("sixtysix")
    checked = 0
    for moment in moments():
        state = moment.states[0]
        if state.stage == 2 and state.left == 0 and checked < 60:
            checked += 1
            for eye in (0, 1):
                assert game.redeal(game.hide(state, eye), eye, checked).tobytes() == state.tobytes()
    assert checked > 30


def test_worlds_are_equally_likely() -> None:
    """Four cards are left unseen, two of them in the other hand: six worlds of hands."""
    match = late("9h Jh Qd Jd 9d 10d", "Ah 9c Jc Qc 10c Ac", "As 10s 9s Js", "Ks Qs")
    game, counts = match.game, dict.fromkeys(range(7), 0)
    hidden = game.hide(match.state, 0)
    unseen = [card for card in range(24) if (int(match.state.hands[1]) | 1 << PACK.index("Qs")) >> card & 1]
    assert len(unseen) == 7
    for seed in range(1400):
        hand = cards_in(int(game.redeal(hidden, 0, seed).hands[1]))
        (missing,) = set(unseen) - set(hand)
        counts[unseen.index(missing)] += 1
    assert min(counts.values()) > 140
    assert max(counts.values()) < 270


def test_a_lead_without_meld_is_remembered_until_a_card_is_drawn() -> None:
    match = dealt("Qh 9d", "9h Ah", "As")
    play(match, "Qh")
    assert names(cards_in(int(match.state.barred[0]))) == ["Kh"]
    play(match, "9h")
    assert match.state.barred.tolist() == [0, 0]


def test_drawing_the_turn_up_forgets_nothing() -> None:
    match = late("Qh Jh Qd Jd 9d 10d", "Ah 9c Jc Qc 10c Ac", "As 10s 9s Js", "Ks Qs")
    play(match, "Qh", "Ah")
    assert names(cards_in(int(match.state.barred[0]))) == ["Kh"], (
        "the drawn card is the king of spades, all have seen it"
    )


def test_a_drawn_turn_up_is_held_though_its_lack_was_shown() -> None:
    """The queen of trumps is led without its king, which lies open and is then drawn."""
    match = late("Qs Jh Qd Jd 9d 10d", "As 9c Jc Qc 10c Ac", "Ah 10s 9s Js", "Ks Kh")
    play(match, "Qs", "As")
    state, game = match.state, match.game
    assert names(cards_in(int(state.shown[0]))) == ["Ks"]
    assert state.barred.tolist() == [0, 0]
    assert game.match(position=game.position(state)).view(0)["hand"] == match.view(0)["hand"]


def test_every_state_to_the_end_of_deals_is_sound() -> None:
    kernels = PatientKernels(stolik.game("sixtysix"))
    for trail in random_matches(kernels, lambda states, seat: [], 20 * STATES):
        assert not kernels.sound_each(trail.states).any()


@pytest.mark.parametrize("eye", [0, 1, None])
def test_the_stock_s_order_and_other_hands_are_hidden(eye: int | None) -> None:
    match = dealt("", "", "As")
    hidden = match.game.hide(match.state, eye)
    assert set(hidden.stock[1:].tolist()) == {-1}
    assert [int(hand) == -1 for hand in hidden.hands] == [seat != eye for seat in (0, 1)]
