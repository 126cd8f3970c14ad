"""Playing duplicate deals: the same seed once for every rotation of the seats, on all cores."""

from __future__ import annotations

import multiprocessing
import os
from collections.abc import Iterator, Mapping
from concurrent.futures import ProcessPoolExecutor, as_completed
from dataclasses import dataclass, field
from functools import cache
from typing import Any

from stolik.arena.seating import Seating
from stolik.core.game import Game
from stolik.core.registry import bot, game


@dataclass(frozen=True)
class Contest:
    """What is played: a game with its options, the seatings of each deal, and how much the bots may think."""

    game: str
    options: Mapping[str, Any]
    seatings: tuple[Seating, ...]
    seed: int = 0
    effort: int | None = None
    seconds: float | None = None


@dataclass(frozen=True)
class Table:
    """One match played: who sat where, and how it ended for each seat."""

    deal: int
    seating: Seating
    scores: tuple[int, ...]
    places: tuple[int, ...]


@dataclass
class Played:
    """All tables of a contest, in the order of deals and seatings whatever the order they were finished in."""

    contest: Contest
    tables: list[Table] = field(default_factory=list)

    def by_deal(self) -> dict[int, list[Table]]:
        """The tables of each deal."""
        deals: dict[int, list[Table]] = {}
        for table in self.tables:
            deals.setdefault(table.deal, []).append(table)
        return deals


@cache
def _bot(name: str, level: str) -> Any:
    return bot(name, level)


def play_table(contest: Contest, played: Game, deal: int, seating: Seating) -> Table:
    """Play one match; every decision is made from the hidden state of its seat and with a seed of its own."""
    match = played.match(seed=_mix(contest.seed, deal))
    bots = [_bot(contest.game, level) for level in seating]
    decision = 0
    while match.acting:
        for seat in match.acting:
            if seat not in match.acting:
                continue  # where several may act, one may have acted for all
            decision += 1
            hidden = played.hide(match.state, seat)
            seed = _mix(contest.seed, deal, decision, seat)
            action = bots[seat].choose(played, hidden, seat, contest.seconds, contest.effort, seed)
            match.play(seat, action)
    outcome = match.outcome
    assert outcome is not None
    return Table(deal, seating, tuple(outcome.scores), tuple(outcome.places))


def _mix(*numbers: int) -> int:
    """One number from several, so that neighbouring seeds do not share deals."""
    mixed = 0
    for number in numbers:
        mixed = (mixed * 6364136223846793005 + number + 1442695040888963407) & ((1 << 62) - 1)
    return mixed


def play_deals(contest: Contest, deals: range) -> list[Table]:
    """Play some deals, each with every seating."""
    played = game(contest.game, **contest.options)
    return [play_table(contest, played, deal, seating) for deal in deals for seating in contest.seatings]


def play_contest(contest: Contest, deals: int, workers: int | None = None) -> Iterator[list[Table]]:
    """Play all deals on all cores and hand over tables as they are finished.

    With a fixed effort the tables are the same for any number of workers.
    """
    workers = workers or os.cpu_count() or 1
    portion = max(1, min(50, deals // (8 * workers)))
    parts = [range(start, min(start + portion, deals)) for start in range(0, deals, portion)]
    if workers == 1:
        for part in parts:
            yield play_deals(contest, part)
        return
    context = multiprocessing.get_context("spawn")  # forked copies of a process with compiled threads may hang
    with ProcessPoolExecutor(workers, context) as pool:
        waiting = [pool.submit(play_deals, contest, part) for part in parts]
        try:
            for done in as_completed(waiting):
                yield done.result()
        except BaseException:
            pool.shutdown(cancel_futures=True)
            raise
