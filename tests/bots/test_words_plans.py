"""Plans of the pair bots at the edges of the rules: low bags, closing, and more moves than anybody looks at."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

import stolik
from stolik.bots.words.leaves import opinion_of
from stolik.bots.words.moves import best_exchange, is_placement
from stolik.bots.words.pair import JointPair
from stolik.bots.words.plans import ONE, WHO
from stolik.core.kernel import Cells
from stolik.games.words.generate import generate_scored
from stolik.games.words.notation import tiles_in
from stolik.games.words.state import EXCHANGE, KIND, PASS
from stolik.games.words.tiles import RACK, letters_of
from tests.games.words.situations import play, table


def planned(match: Any, seat: int, width: int) -> tuple[Cells, Cells]:
    """The plans of a seat's pair, best first, and what they are worth."""
    bot = JointPair()
    bot.width = width
    game = match.game
    states = game.states(game.hide(match.state, seat))
    tally = bot.think(game, states, seat, np.array(match.legal(seat), np.int64), 1, np.zeros(4, np.int64), None)
    return tally.plans, tally.worths


@pytest.mark.parametrize(("exchange", "left", "most"), [("seven", 6, 0), ("seven", 7, 7), ("any", 3, 3), ("any", 0, 0)])
def test_w17_exchanges_are_as_large_as_the_bag_allows(exchange: str, left: int, most: int) -> None:
    game = stolik.game("words", language="en", lexicon="sample", exchange=exchange)
    rack = np.array(letters_of("en", "vvvuuww"), np.int8)
    action, _ = best_exchange(game.rules, opinion_of("en"), rack, left)
    assert len(tiles_in(int(action))) <= most
    assert (action == PASS) == (most == 0)


@pytest.mark.parametrize("level", ["medium", "joint", "strong"])
def test_w17_with_any_exchange_bad_tiles_go_back_into_a_low_bag(level: str) -> None:
    match = table(("VVUUWWI", "SDOGATE", "EASLONU", "MIPHCOE"), ("8G CAR",), bag=3, options={"exchange": "any"})
    play(match, "1: pass")
    hidden = match.game.hide(match.state, 0)
    action = stolik.bot("words", level).choose(match.game, hidden, 0, effort=1)
    if level == "medium":
        assert not is_placement(action), "points are all it sees, and there are none"
    else:
        assert action >> KIND == EXCHANGE >> KIND
    assert match.check(0, action) is None


def test_w18_a_partner_who_still_draws_closes_nothing() -> None:
    worths = []
    for bag in (0, 2):
        match = table(("SDOGATE", "MORNING", "EASLONU", "MIPHCOE"), ("H5 FAR",), bag=bag)
        play(match, "0: 5H FSDOGATE")
        plans, found = planned(match, 1, 400)
        out = [
            k for k, plan in enumerate(plans) if len(tiles_in(int(plan[ONE]))) == RACK and is_placement(int(plan[ONE]))
        ]
        points = match.game.worth(match.state, int(plans[out[0], ONE]))
        worths.append(float(found[out[0]]) - points)
    closing, drawing = worths
    assert closing > 30, "twice the opponents' tiles"
    assert drawing == 0


def test_both_orders_have_room_for_all_their_moves() -> None:
    game = stolik.game("words", language="en", lexicon="en", jokers=True)
    small = table(("SATIRE?", "NOLDEA?", "EASLONU", "MIPHCOE"), options={"jokers": True})
    match = game.match(seed=1, position=small.game.position(small.state))
    width = 400
    plans, _ = planned(match, 0, width)
    out, points = np.zeros(1 << 14, np.int64), np.zeros(1 << 14, np.int16)
    for who in (0, 1):
        board, rack = np.array(match.state.board, np.int8), np.array(match.state.racks[who], np.int8)
        listed = int(generate_scored(game.rules, board, rack, out, points))
        assert listed > width // 2, "so that both would not have had room"
        assert (plans[:, WHO] == who).sum() >= min(width, listed)
