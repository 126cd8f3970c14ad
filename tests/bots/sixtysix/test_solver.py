"""The solver of endings agrees with complete searches, card by card and on whole endings."""

from __future__ import annotations

import random
from typing import Any

import pytest

import stolik
from stolik.bots.sixtysix.solver import solve
from tests.oracles.sixtysix_endings import complete

ENDINGS = 1000


def second_parts(options: dict[str, Any], seed: int, count: int, cards: int, close: float) -> list[Any]:
    """States on lead in the second part with so many cards in hand, after random play."""
    chance = random.Random(seed)
    game = stolik.game("sixtysix", **options)
    found: list[Any] = []
    match = game.match(seed=seed)
    while len(found) < count:
        if not match.acting or match.scores != [0, 0]:
            match = game.match(seed=chance.randrange(1 << 40))
        seat = match.acting[0]
        listed = match.legal(seat)
        if 49 in listed and chance.random() < close:
            match.play(seat, 49)
            continue
        match.play(seat, chance.choice([action for action in listed if action < 24 or action == 48]))
        state = match.state
        second = match.acting and match.scores == [0, 0] and (state.left == 0 or state.closed_by >= 0)
        if second and state.led == -1 and int(state.hands[0]).bit_count() == cards:
            found.append(state)
    return found


def values(game: stolik.core.game.Game, state: Any) -> dict[int, int]:
    """What each action is worth to seat 0, by the solver."""
    return dict(solve(game, state))


@pytest.mark.parametrize(("cards", "close", "count"), [(6, 0.0, ENDINGS), (5, 0.5, ENDINGS), (6, 0.5, 200)])
def test_full_endings(cards: int, close: float, count: int) -> None:
    game = stolik.game("sixtysix")
    seen = set()
    for state in second_parts({}, 1, count, cards, close):
        ending, arguments = complete(state)
        value = ending.value(*arguments)
        best = (max if state.leader == 0 else min)(values(game, state).values())
        assert best == value
        seen.add(value)
    assert seen >= {-3, -2, -1, 1, 2, 3}


@pytest.mark.parametrize("option", [False, True])
@pytest.mark.parametrize("close", [0.0, 0.3])
@pytest.mark.parametrize("cards", [1, 2, 3, 4])
def test_every_action_of_small_endings(cards: int, close: float, option: bool) -> None:
    game = stolik.game("sixtysix", no_trick_at_close=option)
    for state in second_parts({"no_trick_at_close": option}, cards, 60, cards, close):
        ending, (hands, leader, *rest) = complete(state, option)
        found = values(game, state)
        for card in hands[leader]:
            assert found[card] == ending.after_lead(hands, leader, card, *rest)
            answering = led(game, state, leader, card)
            replies = values(game, answering)
            for reply in ending.answers(hands[1 - leader], card):
                assert replies[reply] == ending.after_answer(hands, leader, card, reply, *rest)
        if 50 in found:
            assert found[50] == ending.declared(leader, rest[0], rest[2])


def led(game: stolik.core.game.Game, state: Any, seat: int, card: int) -> Any:
    """The state after a lead."""
    states = game.states(state)
    game.steps.move(game.rules, states, seat, card)
    return states[0]


def test_a_false_declaration_may_be_the_smaller_loss() -> None:
    """Seat 0 has a trick of two nines and would lose three game points; declaring loses two."""
    game = stolik.game("sixtysix")
    position = {
        "hands": [["9h"], ["Ah"]],
        "taken": [["9s", "9d"], [name for name in PACK if name not in ("9h", "Ah", "9s", "9d")]],
        "trump": 0,
    }
    state = game.match(position=position).state
    assert values(game, state) == {PACK.index("9h"): -3, 50: -2}


def test_solving_needs_both_hands_and_the_second_part() -> None:
    game = stolik.game("sixtysix")
    match = game.match(seed=1)
    with pytest.raises(stolik.NotPossible, match="second part"):
        solve(game, match.state)
    match.play(match.acting[0], "close")
    with pytest.raises(stolik.NotPossible, match="both hands"):
        solve(game, game.hide(match.state, 0))
    assert len(solve(game, match.state)) == 7


PACK = [rank + suit for suit in "shdc" for rank in ("9", "J", "Q", "K", "10", "A")]
