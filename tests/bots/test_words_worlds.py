"""Imagined worlds of Words in pairs keep the rules: no tile is lost, the first draws first, crosses cost moves."""

from __future__ import annotations

from collections import Counter
from typing import Any

import numpy as np
import pytest

from stolik.bots.words.leaves import opinion_of
from stolik.bots.words.moves import MOST
from stolik.bots.words.trials import follow_plan, play_turn
from stolik.bots.words.worlds import World, empty_world, imagine
from stolik.core.random import generator
from stolik.games.words.notation import tiles_in
from stolik.games.words.state import PASS, SECOND
from stolik.games.words.tiles import RACK
from tests.games.words.situations import CAR, RACKS, play, table

Plan = tuple[int, int, int]  # who goes first, both moves
X = 24  # a letter that nobody holds


def imagined(match: Any, seat: int, seed: int = 1, bag: list[int] | None = None) -> World:
    """A world that a seat can imagine; `bag`: with these tiles, of which the last is drawn first."""
    world = empty_world()
    dealt = match.game.states(match.game.hide(match.state, seat)).view(np.recarray)
    imagine(match.game.rules, dealt[0], seat, generator(seed, "worlds"), world)
    if bag is not None:
        world.bag[: len(bag)] = bag
        world.left[0] = len(bag)
    return world


def follow(match: Any, seat: int, world: World, plan: Plan, ahead: int = 0) -> None:
    """Play a plan in a world, and so many turns more."""
    rules, opinion, second = match.game.rules, opinion_of("en"), bool(match.state.stage == SECOND)
    out, points = np.empty(MOST, np.int64), np.empty(MOST, np.int16)
    follow_plan(rules, opinion, world, seat & 2, second, np.array(plan, np.int64), ahead, out, points)


def turn(match: Any, world: World, side: int) -> tuple[int, bool]:
    """Let a pair play on."""
    out, points = np.empty(MOST, np.int64), np.empty(MOST, np.int16)
    gained, passed = play_turn(match.game.rules, opinion_of("en"), world, side, out, points)
    return int(gained), bool(passed)


def tiles_of_world(world: World) -> Counter[int]:
    """Every tile there is: on the board, in racks, set aside, in the bag."""
    lying = [world.board, world.hands.ravel(), world.aside, world.bag[: int(world.left[0])]]
    return Counter(int(tile) for tiles in lying for tile in tiles if tile)


def held(world: World, seat: int) -> list[int]:
    """The tiles of a rack, upwards."""
    return sorted(int(tile) for tile in world.hands[seat] if tile)


def read(match: Any, seat: int, text: str) -> int:
    """An action from its notation."""
    return int(match.game.read(match.state, seat, text))


def situations() -> list[tuple[Any, int, str, str]]:
    """Tables, who plans, and the moves of the plan: exchanges first and second, loose tiles, a low or empty bag."""
    fresh, low, ending = table(), table(bag=8), table(bag=0)
    exchanged, laid, loose = table(), table(), table()
    play(exchanged, "0: -SDO")
    play(laid, "0: 8G CARD")
    play(loose, "0: +J8 D")
    return [
        (fresh, 0, "-SDO", "-TEN"),
        (fresh, 0, "8G CARD", "-TENIRAB"),
        (low, 0, "-SDOGATE", "pass"),
        (exchanged, 1, "-TEN", "pass"),
        (exchanged, 1, "pass", "pass"),
        (laid, 1, "-TEN", "pass"),
        (loose, 0, "pass", "pass"),
        (loose, 0, "8G CARD", "pass"),
        (ending, 0, "8G CARD", "pass"),
    ]


@pytest.mark.parametrize("ahead", [0, 1, 4])
def test_w16_w17_no_tile_is_lost_and_none_is_made(ahead: int) -> None:
    for match, seat, first, second in situations():
        world = imagined(match, seat)
        before = tiles_of_world(world)
        assert before.total() == match.game.rules.tiles
        plan = seat & 1, read(match, seat, first), read(match, seat ^ 1, second)
        follow(match, seat, world, plan, ahead)
        assert tiles_of_world(world) == before, (first, second)
        assert not world.aside.any()


def test_w17_a_partner_may_draw_what_was_exchanged_and_the_exchanger_may_not() -> None:
    match = table(bag=7)
    given, drawn = read(match, 0, "-SDO"), Counter[int]()
    for seed in range(60):
        world = imagined(match, 0, seed, bag=[X] * 7)
        follow(match, 0, world, (0, given, read(match, 1, "-TENI")))
        assert held(world, 0).count(X) == 3, "the new tiles are out before the old go in"
        drawn += Counter(held(world, 1))
    assert all(20 < drawn[tile] < 50 for tile in tiles_in(given)), "four of seven are drawn, three of them are these"


@pytest.mark.parametrize("first", ["8G CARD", "-D"])
def test_w16_a_partner_who_has_moved_draws_before_me(first: str) -> None:
    match = table()
    play(match, f"0: {first}")
    kept = sorted(int(tile) for tile in match.state.racks[0] if tile > 0)
    world = imagined(match, 1, bag=[X, X, 17])
    follow(match, 1, world, (1, read(match, 1, "-TE"), PASS))
    assert held(world, 0) == sorted([*kept, 17])
    assert 17 not in held(world, 1)


def test_w16_the_first_of_a_plan_draws_first() -> None:
    match = table()
    for who in (0, 1):
        world = imagined(match, who, bag=[X, X, 17])
        moves = [read(match, who, f"-{RACKS[who][0]}"), read(match, 1 - who, f"-{RACKS[1 - who][0]}")]
        follow(match, who, world, (who, *moves))
        assert (17 in held(world, who), 17 in held(world, 1 - who)) == (True, False)


@pytest.mark.parametrize(("lost", "movers"), [(0, 2), (1, 1), (2, 1)])
def test_w14_a_pair_that_has_lost_a_move_makes_one(lost: int, movers: int) -> None:
    match = table(words=(*CAR, "1A TEA"), crosses=[0, 2 + lost if lost else 0], lost=[0, lost])
    world = imagined(match, 0, bag=[])
    gained, passed = turn(match, world, 2)
    assert gained > 0
    assert not passed
    assert sum(len(held(world, seat)) < RACK for seat in (2, 3)) == movers
    assert world.lost[1] == max(0, lost - 1)


@pytest.mark.parametrize("lost", [0, 1])
def test_w14_w19_with_a_partner_out_there_is_one_move_and_a_lost_one_skips_the_turn(lost: int) -> None:
    match = table((*RACKS[:3], ""), bag=0, crosses=[0, 2 + lost if lost else 0], lost=[0, lost])
    world = imagined(match, 0)
    gained, passed = turn(match, world, 2)
    assert (gained > 0) == (lost == 0)
    assert not passed, "what is skipped once is not played out"
    assert world.lost[1] == 0
    assert turn(match, world, 2)[0] > 0
