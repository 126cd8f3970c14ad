"""How strong the strong player of Sixty-six is at 0.1 s a decision; hours of play, so only the deep run does it.

``STOLIK_PAIRS=5`` plays fewer pairs, to see that it works.
"""

from __future__ import annotations

import os
from typing import Any

import pytest

import stolik
from stolik.arena.duel import Contest, Table, play_table
from stolik.arena.rating import estimate, win
from tests.conftest import DEEP
from tests.oracles.sixtysix_endings import given_away

GAME = stolik.game("sixtysix")
PAIRS = int(os.environ.get("STOLIK_PAIRS", "500"))
ENDINGS = 2000
SECONDS = 0.1
STRONG = f"strong@{SECONDS}cpu"

pytestmark = pytest.mark.skipif(not DEEP, reason="hours of play")


def pairs(first: str, second: str, count: int, capsys: Any) -> list[float]:
    """The share that the first wins of each pair of matches: the same seed, seats swapped."""
    contest = Contest("sixtysix", {}, ((first, second), (second, first)), seed=66)
    shares: list[float] = []
    for deal in range(count):
        tables: list[Table] = [play_table(contest, GAME, deal, seating) for seating in contest.seatings]
        shares.append(sum(win(table, table.seating.index(first)) for table in tables) / 2)
        if (deal + 1) % 5 == 0:
            so_far = estimate(shares)
            with capsys.disabled():
                interval = f"{so_far.value:.1%} [{so_far.low:.1%}, {so_far.high:.1%}]"
                print(f"{first} against {second}: {deal + 1} of {count} pairs, {interval}", flush=True)
    return shares


def test_strong_beats_medium(capsys: Any) -> None:
    found = estimate(pairs(STRONG, f"medium@{SECONDS}cpu", PAIRS, capsys))
    assert found.value >= 0.57
    assert found.low > 0.5


def test_strong_beats_random(capsys: Any) -> None:
    assert estimate(pairs(STRONG, "random", PAIRS, capsys)).value >= 0.99


def test_no_regret_once_the_stock_is_exhausted() -> None:
    """In matches of the strong player against the medium one, by a complete search."""
    strong, medium = stolik.bot("sixtysix", "strong"), stolik.bot("sixtysix", "medium")
    judged = seed = 0
    while judged < min(ENDINGS, 4 * PAIRS):
        seed += 1
        match = GAME.match(seed=seed)
        while match.acting:
            seat, state = match.acting[0], match.state
            bot = strong if seat == seed % 2 else medium
            action = bot.choose(GAME, GAME.hide(state, seat), seat, SECONDS, seed=judged)
            if bot is strong and state.left == 0 and len(match.legal(seat)) > 1:
                assert given_away(state, action) == 0
                judged += 1
            match.play(seat, action)
