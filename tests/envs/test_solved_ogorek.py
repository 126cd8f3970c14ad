"""Endings of Ogórek with hidden hands: every course is played again by matches, and best answers are found slowly."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np
import pytest

import stolik
from stolik.core.steps import copy
from stolik.games.ogorek.state import LOWEST, PLAYING
from stolik.solved import ogorek
from stolik.solved.courses import LEDS, PAIR_AT, PAIR_COUNT, PAIRS, VALUES, earlier_row, later_row, trick_of
from stolik.solved.ogorek import Ending

GAME = stolik.game("ogorek", players=2)


@pytest.fixture(scope="module")
def pairs() -> list[Ending]:
    return list(ogorek.endings(6, cards=2, seed=3))


@pytest.fixture(scope="module")
def threes() -> list[Ending]:
    return list(ogorek.endings(1, cards=3, seed=6))


@pytest.fixture(params=[2, 3])
def solved(request: pytest.FixtureRequest, pairs: list[Ending], threes: list[Ending]) -> list[Ending]:
    return pairs if request.param == 2 else threes


def test_the_gap_of_an_ending_is_as_small_as_it_says(solved: list[Ending]) -> None:
    for ending in solved:
        assert ending.gap <= ogorek.GAPS[ending.hands.shape[1]]
        assert ending.chances.sum() == pytest.approx(1)
        for odds, decisions in zip(ending.odds, ending.solver.decisions, strict=True):
            for rows, allowed in ((odds.earlier, decisions.earlier), (odds.later, decisions.later)):
                assert np.allclose(rows.sum(1)[allowed.any(1)], 1)
                assert (rows[allowed == 0] == 0).all()
        GAME.match(seed=0, position=GAME.position(ending.state))  # a position that can be


def test_a_smaller_gap_is_reached_if_wanted_and_holds_the_same_value(threes: list[Ending]) -> None:
    rough = ogorek.solve_ending(GAME, threes[0].state, wanted=0.1)
    assert threes[0].gap < rough.gap <= 0.1
    assert abs(rough.value - threes[0].value) <= rough.gap


def deal_out(ending: Ending, mine: int, other: int) -> stolik.Match:
    """The position with these hands."""
    position, hands = GAME.position(ending.state), ending.hands
    held = {ending.leader: hands[mine].tolist(), 1 - ending.leader: hands[other].tolist()}
    position["hands"] = [held[seat] + [0] * (6 - len(held[seat])) if seat < 2 else [0] * 6 for seat in range(4)]
    return GAME.match(seed=0, position=position)


def courses_of(ending: Ending, mine: int, other: int) -> dict[tuple[int, ...], float]:
    """What the solver thinks that every course of a deal is worth, by the cards played."""
    solver, sizes, found = ending.solver, ending.hands.shape[1], {}
    (lead_cells, answer_cells), chances, stakes = solver.courses
    likely = chances == ending.chances[mine, other]
    held = [hand for hand in range(PAIR_COUNT) if set(PAIRS[hand]) <= set(ending.hands[mine].tolist())]
    for course in np.flatnonzero(likely & np.isin(lead_cells // 2 % PAIR_COUNT, held)):
        told = [cards_of(int(cells[course]), sizes) for cells in (lead_cells, answer_cells)]
        (trick, hand, led, card), (_, hand_other, led_other, card_other) = told
        assert (led == 0) != (led_other == 0), "one leads, the other answers"
        assert (led or led_other) == (card_other if led else card)
        before = (trick // VALUES + LOWEST, trick % VALUES + LOWEST) if sizes == 3 else ()
        if sorted([*hand, *before[:1]]) == ending.hands[mine].tolist() and (
            sorted([*hand_other, *before[1:]]) == ending.hands[other].tolist()
        ):
            last = (card_other, card) if led else (card, card_other)
            assert (*before, *last) not in found, "no course is there twice"
            found[(*before, *last)] = float(stakes[course] / chances[course])
    return found


def cards_of(cell: int, cards: int) -> tuple[int, list[int], int, int]:
    """A later cell read back: the trick before, the pair, the card led (0: by oneself), the card played."""
    row, place = divmod(cell, 2)
    row, pair = divmod(row, PAIR_COUNT)
    trick, led = divmod(row, LEDS)
    return trick, PAIRS[pair].tolist(), led and led + LOWEST - 1, int(PAIRS[pair, place])


def play_all(match: stolik.Match, cards: tuple[int, ...] = ()) -> dict[tuple[int, ...], list[int]]:
    """The scores of all courses of a deal, by the cards played."""
    if match.state.stage != PLAYING or match.state.deal > 1:
        return {cards: list(match.scores)}
    found = {}
    (seat,) = match.acting
    position = GAME.position(match.state)
    for card in match.legal(seat):
        after = GAME.match(seed=0, position=position)
        after.play(seat, card)
        found |= play_all(after, (*cards, card))
    return found


def test_courses_and_their_worth_are_those_of_matches(solved: list[Ending]) -> None:
    random, played = np.random.default_rng(1), 0
    for ending in solved:
        before = ending.state.points
        possible = np.argwhere(ending.chances > 0)
        for mine, other in possible[random.choice(len(possible), 12 if ending.hands.shape[1] == 2 else 6)]:
            lost = play_all(deal_out(ending, mine, other))
            gained = {
                cards: (scores[1 - ending.leader] - int(before[1 - ending.leader]))
                - (scores[ending.leader] - int(before[ending.leader]))
                for cards, scores in lost.items()
            }
            assert courses_of(ending, mine, other) == pytest.approx(gained)
            played += len(gained)
    assert played > 40


def test_deals_are_as_frequent_as_redeals(solved: list[Ending]) -> None:
    ending = solved[0]
    sums = ending.hands.sum(1)
    hidden = GAME.hide(ending.state, None)
    drawn = [GAME.redeal(hidden, None, world).hands for world in range(3000)]
    for seat, weights in ((ending.leader, ending.chances.sum(1)), (1 - ending.leader, ending.chances.sum(0))):
        mean = float((weights * sums).sum())
        spread = float((weights * (sums - mean) ** 2).sum()) ** 0.5
        assert abs(np.mean([hands[seat].sum() for hands in drawn]) - mean) < 5 * spread / 3000**0.5


Policy = Callable[[list[int], list[int]], dict[int, float]]  # by the hand and the cards played since the beginning


def policy(ending: Ending, side: int) -> Policy:
    """How the solution plays a side, by what it holds and what was played."""

    def odds_of(hand: list[int], played: list[int]) -> dict[int, float]:
        lead = played[-1] if len(played) % 2 else 0
        if len(hand) == 3:
            at = int(np.flatnonzero((ending.hands == hand).all(1))[0])
            row = ending.odds[side].earlier[earlier_row(lead, at, len(ending.hands))]
        else:
            trick = trick_of(*played[:2]) if len(played) > 1 else 0
            row = ending.odds[side].later[later_row(trick, lead, PAIR_AT[hand[0], hand[1]])]
        return {card: float(share) for card, share in zip(hand, row, strict=True) if share > 0}

    return odds_of


def worth(ending: Ending, states: Any, chances: Any, side: int, other: Policy, played: list[int]) -> float:
    """What a side that answers as well as can be gets in states that it cannot tell apart, times their chances."""
    sign, leader = 1 - 2 * side, ending.leader
    if states[0].stage != PLAYING:
        before = int(ending.state.points[1 - leader]) - int(ending.state.points[leader])
        points = [int(state.points[1 - leader]) - int(state.points[leader]) - before for state in states]
        return sign * float(np.dot(points, chances))
    seat = int(states[0].turn)
    if seat == (leader if side == 0 else 1 - leader):
        return max(
            worth(ending, *moved(states, chances, seat, card), side, other, [*played, card])
            for card in GAME.listed(states[0], seat)
        )
    groups: dict[int, tuple[list[Any], list[float]]] = {}  # by the card that the other plays
    for state, chance in zip(states, chances, strict=True):
        for card, share in other([int(card) for card in state.hands[seat] if card], played).items():
            after, chances_after = groups.setdefault(card, ([], []))
            after.append(moved([state], [chance], seat, card)[0][0])
            chances_after.append(chance * share)
    return sum(worth(ending, after, reached, side, other, [*played, card]) for card, (after, reached) in groups.items())


def moved(states: Any, chances: Any, seat: int, card: int) -> tuple[list[Any], Any]:
    """All states after a card."""
    after = []
    for state in states:
        one = GAME.states(state)
        GAME.steps.move(GAME.rules, one, seat, card)
        after.append(one[0])
    return after, chances


@pytest.mark.parametrize("side", [0, 1])
def test_best_answers_are_those_that_trying_everything_finds(solved: list[Ending], side: int) -> None:
    random = np.random.default_rng(side)
    ending = solved[0]
    chances = ending.chances if side == 0 else ending.chances.T
    possible = np.flatnonzero(chances.sum(1))
    earlier, later, _ = ending.solver.best(side, ending.odds[1 - side])
    for own in random.choice(possible, 2):
        others = np.flatnonzero(chances[own])
        deals = [deal_out(ending, own, at) if side == 0 else deal_out(ending, at, own) for at in others]
        states = [copy(GAME.states(match.state))[0] for match in deals]
        slow = worth(ending, states, chances[own][others], side, policy(ending, 1 - side), [])
        hand, decisions = ending.hands[own].tolist(), ending.solver.decisions[side]
        found = 0.0
        for lead in range(LEDS) if side == 1 else [0]:  # the follower decides for every card led
            gains, allowed = earlier, decisions.earlier
            row = earlier_row(lead and lead + LOWEST - 1, own, len(ending.hands))
            if len(hand) == 2:
                gains, allowed = later, decisions.later
                row = later_row(0, lead and lead + LOWEST - 1, PAIR_AT[hand[0], hand[1]])
            if allowed[row].any() and (side == 0 or lead):
                found += gains[row][allowed[row] > 0].max()
        assert found == pytest.approx(slow)


def test_the_line_of_an_ending_gives_nothing_away_and_asks_both(solved: list[Ending]) -> None:
    for ending in solved:
        decisions = list(ogorek.line(GAME, ending))
        assert {decision.seat for decision in decisions[:2]} == {0, 1}
        assert len(decisions) <= 2 * (ending.hands.shape[1] - 1)
        for decision in decisions:
            assert list(decision.gains) == GAME.listed(decision.state, decision.seat)
            assert all(-28 <= gain <= 28 for gain in decision.gains.values()), "a card and a bonus of as much"


def test_hidden_hands_are_solved_but_have_no_line(pairs: list[Ending]) -> None:
    for eye in (-1, 0, 1):
        ending = ogorek.solve_ending(GAME, GAME.hide(pairs[0].state, eye))
        assert ending.value == pairs[0].value
        with pytest.raises(stolik.NotPossible, match="a hand is hidden"):
            next(ogorek.line(GAME, ending))


def test_only_what_is_solved_is_taken() -> None:
    with pytest.raises(stolik.NotPossible, match="two or three cards each"):
        ogorek.solve_ending(GAME, GAME.match(seed=1).state)
    other = stolik.game("nimmt", players=2)
    with pytest.raises(stolik.NotPossible, match="a position of Ogórek"):
        ogorek.solve_ending(other, other.match(seed=1).state)
    ending = next(ogorek.endings(1, seed=1))
    dear: Any = copy(GAME.states(ending.state))
    dear["points"][0, 0] = 15
    with pytest.raises(stolik.NotPossible, match="lives are at stake"):
        ogorek.solve_ending(GAME, dear[0])
    for cards in (4, 2.0, "3", [2]):
        with pytest.raises(stolik.BadOption, match="2 or 3"):
            next(ogorek.endings(1, cards=cards))  # type: ignore[arg-type]
