"""A league: opponents saved with their ratings, so that a newcomer can be measured against all who came before.

Ratings are those of the package openskill (Plackett-Luce): a mean and how far it may be off. Each table is one result
among the bots that sit at it; a bot that sits there twice counts once, with its mean place.
"""

from __future__ import annotations

import importlib
import itertools
import os
import sys
from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Any

import msgspec

from stolik.arena.duel import Contest, Table
from stolik.arena.entrants import entrant
from stolik.arena.journal import writing
from stolik.arena.rating import NORMAL_95, Estimate
from stolik.arena.seating import Seating, all_seatings
from stolik.core.errors import BadOption, BadRecord, NotPossible, StolikError
from stolik.core.registry import game as named

if sys.platform != "win32":
    import fcntl

VERSION = 1
FARTHEST = 1_000  # from 0 that a rating may lie; matches lead to some dozens, and openskill cannot count much farther
LARGEST = 10 << 20  # bytes of a file that may be a league


class Member(msgspec.Struct, forbid_unknown_fields=True):
    """A saved opponent: its name says all that is needed to call it again."""

    mu: float
    sigma: float
    matches: int = 0
    before: dict[str, float] = {}  # how often it came before each other at a table; a tie is half
    met: dict[str, int] = {}  # and out of how many meetings

    @property
    def rating(self) -> Estimate:
        """The rating with its 95 % interval."""
        return Estimate(self.mu, self.mu - NORMAL_95 * self.sigma, self.mu + NORMAL_95 * self.sigma)


class Season(msgspec.Struct, forbid_unknown_fields=True):
    """A contest that was counted."""

    bots: list[str]
    deals: int
    seed: int
    code: str


class League(msgspec.Struct, forbid_unknown_fields=True):
    """All members of a league for one game with one choice of options."""

    stolik_league: int
    game: str
    options: dict[str, Any]
    members: dict[str, Member] = {}
    seasons: list[Season] = []

    def ladder(self) -> list[tuple[str, Member]]:
        """The members, best rating first."""
        return sorted(self.members.items(), key=lambda named: (-named[1].mu, named[0]))

    def rivals(self, names: Sequence[str], count: int) -> list[str]:
        """The saved opponents closest in rating to the first of these names, these left out.

        Bots of one's own are met only when typed: a file must not make modules be imported.
        """
        own = self.members[names[0]].mu if names and names[0] in self.members else _model().rating().mu
        others = [(name, member) for name, member in self.ladder() if name not in names and ":" not in name]
        closest = sorted(others, key=lambda named: abs(named[1].mu - own))[:count]
        return [name for name, _ in closest]

    def count(self, tables: Iterable[Table], season: Season) -> None:
        """Add a contest; the tables are counted in the order they are given."""
        self.refuse_twice(season)
        model = _model()
        self.join(season.bots)
        for table in tables:
            self._count(model, table)
        self.seasons.append(season)

    def join(self, names: Iterable[str]) -> list[str]:
        """Take in those who are no members yet, with the rating of somebody of whom nothing is known; tell who."""
        fresh = _model().rating()
        newcomers = [name for name in dict.fromkeys(names) if name not in self.members]
        self.members.update({name: Member(fresh.mu, fresh.sigma) for name in newcomers})
        return newcomers

    def refuse_twice(self, season: Season) -> None:
        """BadOption for a contest some of whose matches were counted already: they say nothing new.

        Those of a seed are the same for however many deals, and in whatever order the bots are named.
        """
        seatings = self._seatings(season)
        for counted in self.seasons:
            same = (counted.seed, counted.code) == (season.seed, season.code)
            if same and not seatings.isdisjoint(self._seatings(counted)):
                raise BadOption("seed", season.seed, "a seed with which this league has counted no match of these bots")

    def _seatings(self, season: Season) -> set[Seating]:
        played = named(self.game, **self.options)
        return set(all_seatings(season.bots, played.players, played.teams))

    def unused_seed(self) -> int:
        """A seed that no contest of this league has had."""
        used = {season.seed for season in self.seasons}
        return next(seed for seed in itertools.count(len(self.seasons)) if seed not in used)

    def _count(self, model: Any, table: Table) -> None:
        own: dict[str, list[int]] = {}
        for name, place in zip(table.seating, table.places, strict=True):
            own.setdefault(name, []).append(place)
        mean = {name: sum(places) / len(places) for name, places in own.items()}
        for name in own:
            member = self.members[name]
            member.matches += 1
            for other in own.keys() - {name}:
                ahead = float(mean[name] < mean[other]) + 0.5 * (mean[name] == mean[other])
                member.before[other] = member.before.get(other, 0.0) + ahead
                member.met[other] = member.met.get(other, 0) + 1
        if len(own) < 2:
            return
        before = [[model.rating(self.members[name].mu, self.members[name].sigma)] for name in own]
        after = model.rate(before, ranks=list(mean.values()))
        for name, (rating,) in zip(own, after, strict=True):
            self.members[name].mu, self.members[name].sigma = rating.mu, rating.sigma


def _model() -> Any:
    try:
        models = importlib.import_module("openskill.models")
    except ImportError as error:
        raise NotPossible("a league needs the package openskill: pip install openskill") from error
    return models.PlackettLuce(tau=0.0)  # bots do not change, so what is known of them does not fade


def open_league(path: Path, game: str, options: dict[str, Any]) -> League:
    """The league of a file, or a new one if there is no such file; BadRecord or BadOption if it is not this game's."""
    _model()  # what is missing is told before anything is played
    if not path.exists():
        return League(VERSION, game, options)
    try:
        if path.stat().st_size > LARGEST:
            raise BadRecord(f"{path} is too large to be a league")
        league = msgspec.json.decode(path.read_bytes(), type=League)
    except (OSError, msgspec.MsgspecError, UnicodeDecodeError, RecursionError) as error:
        raise BadRecord(f"{path} is no league: {error}") from error
    if league.stolik_league != VERSION:
        raise BadRecord(f"{path} is a league of version {league.stolik_league}; this Stolik reads version {VERSION}")
    for name, member in league.members.items():
        if not (abs(member.mu) < FARTHEST and 1 / FARTHEST < member.sigma < FARTHEST and member.matches >= 0):
            raise BadRecord(f"{path} is no league: member {name!r} has a rating that cannot be")
    if league.game != game or league.options != options:
        told = ", ".join(f"{name}={value}" for name, value in league.options.items())
        raise BadOption("league", str(path), f"a league of this very game; this one is of {league.game} with {told}")
    try:
        for name in league.members:
            if ":" not in name:
                entrant(game, name)
    except StolikError as error:
        raise BadRecord(f"{path} is no league: {error}") from error
    return league


def save_league(league: League, path: Path) -> None:
    """Write a league; the file is whole at every moment."""
    beside = path.with_name(path.name + ".new")
    with writing(path):
        path.parent.mkdir(parents=True, exist_ok=True)
        beside.write_bytes(msgspec.json.format(msgspec.json.encode(league), indent=2) + b"\n")
        os.replace(beside, path)


def change_league(path: Path, game: str, options: dict[str, Any], change: Callable[[League], object]) -> League:
    """Change the league of a file while nobody else does: of contests that end together each is counted."""
    with _waiting_for_others(path.parent):
        league = open_league(path, game, options)
        change(league)
        save_league(league, path)
    return league


@contextmanager
def _waiting_for_others(folder: Path) -> Iterator[None]:
    """One at a time; the folder is locked because a league's file is replaced by a new one."""
    if sys.platform == "win32":
        yield
        return
    folder.mkdir(parents=True, exist_ok=True)
    handle = os.open(folder, os.O_RDONLY)
    try:
        with suppress(OSError):  # some network drives lock no folders
            fcntl.flock(handle, fcntl.LOCK_EX)
        yield
    finally:
        os.close(handle)


def budgeted(names: Sequence[str], contest: Contest) -> list[str]:
    """Names that tell how much each bot thinks, also where the contest says it: a league needs to know them apart."""
    work = f"@{contest.effort}" if contest.effort is not None else ""
    if contest.seconds is not None:
        work = f"@{contest.seconds:g}s"
    return [name if "@" in name else name + work for name in names]
