"""What was asked for on the command line or in the menu, and the match that comes of it."""

from __future__ import annotations

from dataclasses import dataclass, replace
from pathlib import Path

from stolik.cli import saving
from stolik.cli.choices import defaults, read_options
from stolik.cli.seating import Seating, read_seating, seat_people
from stolik.core.errors import BadOption, BadRecord, StolikError
from stolik.core.match import Match
from stolik.core.registry import bot, game, game_class, levels
from stolik.core.replaying import replay
from stolik.core.verify import verify

USUAL_LEVEL = "medium"


@dataclass(frozen=True)
class Wish:
    """Everything that can be chosen; None and () leave it to the defaults."""

    game: str | None = None
    players: int | None = None
    level: str | None = None
    seat: int | None = None  # from 1
    name: str | None = None
    options: tuple[str, ...] = ()
    seed: int | None = None
    resume: Path | None = None
    language: str | None = None  # the reader's

    def open(self) -> tuple[Match, Seating, Path]:
        """The match, who sits where, and the file it is kept in."""
        return self._go_on(self.resume) if self.resume is not None else self._begin()

    def _begin(self) -> tuple[Match, Seating, Path]:
        assert self.game is not None
        chosen = read_options(self.game, self.options, self.players)
        played = game(self.game, **defaults(self.game, self.language) | chosen)
        level = self.level or usual_level(self.game)
        bot(self.game, level)  # an unknown level is refused here
        if self.seat is not None and not 1 <= self.seat <= played.players:
            raise BadOption("seat", self.seat, f"a whole number from 1 to {played.players}")
        seating = seat_people(played.players, (self.seat or 1) - 1, self.name, level)
        return played.match(self.seed, names=seating.seats), seating, saving.new_file(self.game)

    def _go_on(self, file: Path) -> tuple[Match, Seating, Path]:
        if replace(self, level=None, seat=None, resume=None, language=None) != Wish():
            raise BadOption("resume", str(file), "without a game, players, name, options and seed: the file holds them")
        record = saving.load(file)
        try:
            match = replay(record)
            problems = verify(record).problems
            if problems:
                raise BadRecord(problems[0])
            if match.outcome is not None:
                raise BadRecord("the match is over; it can be checked with: stolik verify " + saving.shown(file))
            if record.seed is None:
                raise BadRecord("it keeps its seed secret, so nobody can deal on")
            seating = read_seating(record.seats, None if self.seat is None else self.seat - 1, self.level)
            for level in set(seating.levels) - {""}:
                bot(record.game, level)
        except StolikError as error:
            raise BadRecord(f"{file}: {error}") from error
        return match, seating, file


def usual_level(name: str) -> str:
    """The level of bots when none is asked for."""
    game_class(name)
    known = levels(name)
    return USUAL_LEVEL if USUAL_LEVEL in known else known[-1]
