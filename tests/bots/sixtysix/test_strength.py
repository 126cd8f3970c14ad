"""How strong the strong player of Sixty-six is at 0.1 s a decision; hours of play, so only the deep run does it.

``STOLIK_PAIRS=5`` plays fewer pairs, to see that it works.
"""

from __future__ import annotations

import os
import time
from typing import Any

import pytest

import stolik
from stolik.arena.duel import Contest, Table, play_table
from stolik.arena.rating import estimate, win
from stolik.bots import bot as thinking
from stolik.bots.sixtysix.solver import solve
from tests.conftest import DEEP

GAME = stolik.game("sixtysix")
PAIRS = int(os.environ.get("STOLIK_PAIRS", "500"))
ENDINGS = 2000
SECONDS = 0.1

pytestmark = pytest.mark.skipif(not DEEP, reason="hours of play")


class ProcessorTime:
    """The clock of bots, counting this thread's own work: other work on the machine takes no strength away."""

    perf_counter = staticmethod(time.thread_time)


def pairs(first: str, second: str, count: int, capsys: Any) -> list[float]:
    """The share that the first wins of each pair of matches: the same seed, seats swapped."""
    contest = Contest("sixtysix", {}, ((first, second), (second, first)), seed=66, seconds=SECONDS)
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


@pytest.fixture(autouse=True)
def _processor_time(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(thinking, "time", ProcessorTime)


def test_strong_beats_medium(capsys: Any) -> None:
    found = estimate(pairs("strong", "medium", PAIRS, capsys))
    assert found.value >= 0.57
    assert found.low > 0.5


def test_strong_beats_random(capsys: Any) -> None:
    assert estimate(pairs("strong", "random", PAIRS, capsys)).value >= 0.99


def test_no_regret_once_the_stock_is_exhausted() -> None:
    strong, easy = stolik.bot("sixtysix", "strong"), stolik.bot("sixtysix", "easy")
    seen = seed = 0
    while seen < min(ENDINGS, 4 * PAIRS):
        seed += 1
        match = GAME.match(seed=seed)
        while match.acting:
            seat = match.acting[0]
            hidden = GAME.hide(match.state, seat)
            if match.state.left == 0 and len(match.legal(seat)) > 1:
                exact = dict(solve(GAME, match.state))
                best = (max if seat == 0 else min)(exact.values())
                assert exact[strong.choose(GAME, hidden, seat, SECONDS, seed=seen)] == best
                seen += 1
            match.play(seat, easy.choose(GAME, hidden, seat, seed=seed))
