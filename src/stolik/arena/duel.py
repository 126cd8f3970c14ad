"""Playing duplicate deals: the same seed once for every rotation of the seats, on all cores."""

from __future__ import annotations

import multiprocessing
import os
import threading
from collections.abc import Iterator, Mapping, Sequence
from concurrent.futures import ProcessPoolExecutor, as_completed
from concurrent.futures.process import BrokenProcessPool
from dataclasses import dataclass, field
from typing import Any

from stolik.arena.entrants import entrant
from stolik.arena.seating import Seating
from stolik.core.cores import cores
from stolik.core.errors import IllegalAction, NotPossible
from stolik.core.game import Game
from stolik.core.registry import game

PORTION = 5  # deals at most that a worker is given at once: what it has not finished is lost when it is stopped


@dataclass(frozen=True)
class Contest:
    """What is played: a game with its options, the seatings of each deal, and how much the bots may think."""

    game: str
    options: Mapping[str, Any]
    seatings: tuple[Seating, ...]
    seed: int = 0
    effort: int | None = None
    seconds: float | None = None

    @property
    def partners(self) -> int:
        """How many seats win together."""
        return len(game(self.game, **self.options).teams[0])

    @property
    def timed(self) -> bool:
        """Whether a clock decides how much some bot thinks, so that another run plays other matches."""
        names = {name for seating in self.seatings for name in seating}
        return self.seconds is not None or any(entrant(self.game, name).seconds for name in names)


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

    def sort(self) -> None:
        """Put the tables into the order of deals and seatings."""
        order = {seating: at for at, seating in enumerate(self.contest.seatings)}
        self.tables.sort(key=lambda table: (table.deal, order[table.seating]))

    def by_deal(self) -> dict[int, list[Table]]:
        """The tables of each deal."""
        deals: dict[int, list[Table]] = {}
        for table in self.tables:
            deals.setdefault(table.deal, []).append(table)
        return deals


def play_table(contest: Contest, played: Game, deal: int, seating: Seating) -> Table:
    """Play one match; every decision is made from the hidden state of its seat and with a seed of its own."""
    match = played.match(seed=_mix(contest.seed, deal))
    entrants = [entrant(contest.game, name) for name in seating]
    decision = 0
    while match.acting:
        for seat in match.acting:
            if seat not in match.acting:
                continue  # where several may act, one may have acted for all
            decision += 1
            hidden = played.hide(match.state, seat)
            seed = _mix(contest.seed, deal, decision, seat)
            bot, *own = entrants[seat]
            seconds, effort = own if any(own) else (contest.seconds, contest.effort)
            try:
                action = bot.choose(played, hidden, seat, seconds, effort, seed)
            except Exception as error:
                error.add_note(f"in deal {deal}, seat {seat}, {seating[seat]}")
                raise
            try:
                match.play(seat, action)
            except IllegalAction as error:
                raise IllegalAction(
                    error.rule, f"deal {deal}, seat {seat}, {seating[seat]}: {error.why}", error.code
                ) from error
    outcome = match.outcome
    assert outcome is not None
    return Table(deal, seating, tuple(outcome.scores), tuple(outcome.places))


def _mix(*numbers: int) -> int:
    """One number from several, so that neighbouring seeds do not share deals."""
    mixed = 0
    for number in numbers:
        mixed = (mixed * 6364136223846793005 + number + 1442695040888963407) & ((1 << 62) - 1)
    return mixed


def play_deals(contest: Contest, deals: Sequence[int]) -> list[Table]:
    """Play some deals, each with every seating."""
    played = game(contest.game, **contest.options)
    return [play_table(contest, played, deal, seating) for deal in deals for seating in contest.seatings]


def portions(deals: Sequence[int], workers: int) -> list[Sequence[int]]:
    """Deals in portions, so small that the last worker is not waited for long."""
    size = max(1, min(PORTION, len(deals) // (8 * workers)))
    return [deals[start : start + size] for start in range(0, len(deals), size)]


def _leave_with_parent() -> None:
    """Let a worker end when the contest's process was killed: it would wait for more deals for ever."""
    parent = multiprocessing.parent_process()
    assert parent is not None

    def watch() -> None:
        parent.join()
        os._exit(1)

    threading.Thread(target=watch, daemon=True).start()


def play_contest(contest: Contest, deals: int | Sequence[int], workers: int | None = None) -> Iterator[list[Table]]:
    """Play so many deals, or just these, on all cores and hand over tables as they are finished.

    With a fixed effort the tables are the same for any number of workers.
    """
    workers = workers or cores()
    parts = portions(range(deals) if isinstance(deals, int) else deals, workers)
    if workers == 1:
        for part in parts:
            yield play_deals(contest, part)
        return
    context = multiprocessing.get_context("spawn")  # forked copies of a process with compiled threads may hang
    with ProcessPoolExecutor(workers, context, _leave_with_parent) as pool:
        waiting = [pool.submit(play_deals, contest, part) for part in parts]
        try:
            for done in as_completed(waiting):
                yield done.result()
        except BrokenProcessPool:
            raise NotPossible(
                "a worker process was killed, perhaps for want of memory; fewer --workers need less"
            ) from None
        except BaseException:
            pool.shutdown(cancel_futures=True)
            raise
