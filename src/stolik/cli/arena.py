"""`stolik arena`: which bot is stronger, and by how much."""

from __future__ import annotations

import json
import shlex
import sys
from collections.abc import Iterator, Sequence
from datetime import datetime
from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn, TimeRemainingColumn
from rich.table import Table

from stolik.arena import duel
from stolik.arena.cluster import Lost, play_on_ray
from stolik.arena.duel import Contest, Played, play_contest
from stolik.arena.entrants import LONGEST, entrant, shown
from stolik.arena.journal import Journal, fingerprint, refuse_unwritable, writing
from stolik.arena.league import League, Season, budgeted, change_league, open_league
from stolik.arena.page import make_page
from stolik.arena.report import Report, draw, make_report, told
from stolik.arena.seating import all_seatings
from stolik.cli.choices import read_options
from stolik.core.errors import BadOption, StolikError
from stolik.core.registry import game
from stolik.core.telling import title as title_of
from stolik.core.words import knows, preferred_language, say

WHERE = ("cores", "ray")
MOST = 10_000_000  # deals: more do not fit into memory
ENDINGS = (".json", ".svg", ".html", ".jsonl")  # of the files that are written


def arena(
    name: Annotated[str, typer.Argument(metavar="GAME", help="the game to play")],
    bots: Annotated[
        str,
        typer.Option(
            help="levels, separated by commas, or module:function; strong@50, strong@0.1s, strong@0.1cpu think so much"
        ),
    ],
    deals: Annotated[int, typer.Option(help="how many deals; each is played in every rotation of the seats")] = 100,
    players: Annotated[int | None, typer.Option(help="seats at the table")] = None,
    option: Annotated[list[str] | None, typer.Option(help="a game option, such as rounds=1")] = None,
    seed: Annotated[int | None, typer.Option(help="which deals; default: 0, in a league those not yet played")] = None,
    effort: Annotated[
        int | None, typer.Option(help="work a decision, so that results repeat; default: the bot's own")
    ] = None,
    seconds: Annotated[float | None, typer.Option(help="or time a decision")] = None,
    workers: Annotated[int | None, typer.Option(help="processes; default: all cores")] = None,
    on: Annotated[str, typer.Option(help="cores: this machine; ray: a Ray cluster")] = "cores",
    address: Annotated[str | None, typer.Option(help="of the Ray cluster; default: one of this machine alone")] = None,
    league: Annotated[Path | None, typer.Option(help="file of saved opponents with ratings; new bots join it")] = None,
    rivals: Annotated[int, typer.Option(help="how many saved opponents, closest in rating, are called as well")] = 3,
    out: Annotated[Path | None, typer.Option(help="the name of the files of results, without an ending")] = None,
    resume: Annotated[
        bool, typer.Option("--resume", help="go on with an interrupted contest of the same --out")
    ] = False,
    language: Annotated[str | None, typer.Option(help="en, pl or cs; default: the system's")] = None,
) -> None:
    """Play duplicate deals between bots; print results with 95 % intervals.

    Writes all tables (JSON lines), the results (JSON), a chart (SVG) and a report (HTML).
    """
    language = language or preferred_language()
    knows("arena-title", language)  # an unknown language is refused before the work begins
    _check(deals, effort, seconds, workers, on, address, rivals, out, resume)
    options = dict(game(name, **read_options(name, option or [], players)).options)
    names = [level.strip() for level in bots.split(",") if level.strip()]
    budget = Contest(name, options, (), effort=effort, seconds=seconds)
    joined = open_league(league, name, options) if league else None
    if league and joined is not None:
        refuse_unwritable("league", league)
        names = budgeted(names, budget)
        budget = Contest(name, options, ())  # which the names now say; a saved opponent thinks as its own name says
        names += joined.rivals(names, rivals)
    if len(set(names)) < 2:
        _join_alone(budget, names, joined, league, language)
        return
    contest = _contest(budget, names, seed if seed is not None else joined.unused_seed() if joined else 0)
    season = Season(names, deals, contest.seed, fingerprint())
    if joined is not None:
        joined.refuse_twice(season)
    target = _named(out) if out else Path("results") / f"arena-{name.replace('/', '-')}-{datetime.now():%Y%m%d-%H%M%S}"
    for ending in ENDINGS:
        refuse_unwritable("out", target.with_name(target.name + ending))
        if league and league.resolve() == target.with_name(target.name + ending).resolve():
            raise BadOption("league", str(league), "another file than those that --out names")
    journal = Journal(target.with_name(target.name + ".jsonl"), contest, deals)
    played = _play(journal, resume, _Players(workers, on, address), language)
    console = _console()
    report = make_report(played, shlex.join(["stolik", *sys.argv[1:]]))
    _show(console, report, language)
    if contest.timed:
        console.print(say("arena-timed", language))
    refused: StolikError | None = None
    if league and joined is not None:
        try:
            joined = change_league(league, name, options, lambda there: there.count(played.tables, season))
            _show_league(console, joined, league, language)
        except StolikError as error:  # another contest has counted these deals meanwhile: the report is still true
            joined, refused = None, error
    _write(console, target, report, make_page(report, played, joined, language), language)
    if refused is not None:
        raise refused


def _check(
    deals: int,
    effort: int | None,
    seconds: float | None,
    workers: int | None,
    on: str,
    address: str | None,
    rivals: int,
    out: Path | None,
    resume: bool,
) -> None:
    """Refuse what cannot be meant."""
    if not 2 <= deals < MOST:
        raise BadOption("deals", deals, f"a whole number from 2 up, below {MOST}")
    if effort is not None and seconds is not None:
        raise BadOption("seconds", seconds, "either effort or seconds, not both")
    if effort is not None and not 0 < effort < LONGEST:
        raise BadOption("effort", effort, f"a whole number from 1 up, below {LONGEST}")
    if seconds is not None and not 0 < seconds < 86400:
        raise BadOption("seconds", seconds, "a number above 0")
    if workers is not None and workers < 1:
        raise BadOption("workers", workers, "a whole number from 1 up")
    if on not in WHERE:
        raise BadOption("on", on, " or ".join(WHERE))
    if address is not None and on != "ray":
        raise BadOption("address", address, "only with --on ray")
    if rivals < 0:
        raise BadOption("rivals", rivals, "a whole number from 0 up")
    if resume and out is None:
        raise BadOption("resume", resume, "only with --out, the name of the contest to go on with")
    if out is not None and not out.name:
        raise BadOption("out", str(out), "the name of files to be, without ending, such as results/nimmt")


def _named(out: Path) -> Path:
    """The name that all files have but for their endings; who has named one of the files means them all."""
    return out.with_suffix("") if out.suffix in ENDINGS and out.stem else out


def _contest(budget: Contest, names: list[str], seed: int) -> Contest:
    """The contest of these bots, who must exist."""
    for bot in names:
        entrant(budget.game, bot)
    played = game(budget.game, **budget.options)
    seatings = all_seatings(names, played.players, played.teams)
    return Contest(budget.game, budget.options, seatings, seed, budget.effort, budget.seconds)


def _join_alone(budget: Contest, names: list[str], joined: League | None, league: Path | None, language: str) -> None:
    """One bot has nobody to be measured by: it may join a league and wait there for others, and nothing is played."""
    for bot in names:
        entrant(budget.game, bot)
    newcomers = [bot for bot in names if bot not in joined.members] if joined is not None else []
    if joined is None or league is None or not newcomers:
        otherwise = ", or one with --league" if joined is None else "; nobody else of the league is called (--rivals)"
        raise BadOption("bots", ",".join(names), f"at least two different bots{otherwise}")
    joined = change_league(league, joined.game, joined.options, lambda there: there.join(names))
    console = _console()
    console.print(say("arena-league-alone", language, bot=shown(joined.members)[newcomers[0]]))
    _show_league(console, joined, league, language)


class _Players:
    """Where the matches are played."""

    def __init__(self, workers: int | None, on: str, address: str | None) -> None:
        self.workers, self.on, self.address = workers, on, address

    def play(self, contest: Contest, deals: Sequence[int], lost: Lost) -> Iterator[list[duel.Table]]:
        if self.on == "ray":
            return play_on_ray(contest, deals, self.workers, self.address, lost)
        return play_contest(contest, deals, self.workers)


def _play(journal: Journal, resume: bool, players: _Players, language: str) -> Played:
    """Play everything under a progress bar; what is finished is on disk at once."""
    contest, total = journal.contest, journal.deals * len(journal.contest.seatings)
    played = Played(contest, journal.begin(resume))
    done = {table.deal for table in played.tables}
    errors = _console(stderr=True)
    if done:
        errors.print(say("arena-resumed", language, count=len(played.tables)))
    columns = (
        TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeElapsedColumn(), TimeRemainingColumn()
    )  # fmt: skip
    try:
        with Progress(*columns, console=errors) as progress:
            words = say("arena-playing", language, game=contest.game)
            task = progress.add_task(words, total=total, completed=len(played.tables))
            missing = [deal for deal in range(journal.deals) if deal not in done]

            def lost(count: int) -> None:
                progress.console.print(say("arena-lost-worker", language, count=count))

            for tables in players.play(contest, missing, lost):
                played.tables += tables
                journal.add(tables)
                progress.advance(task, len(tables))
    except BaseException:
        if played.tables:
            numbers = {"done": len(played.tables), "all": total}
            errors.print(say("arena-stopped", language, **numbers, file=str(journal.path)), soft_wrap=True)
        raise
    played.sort()
    journal.finish(played.tables)
    return played


def _console(stderr: bool = False) -> Console:
    """Prints words as they are: brackets and colons in the names of files are no colours and no pictures."""
    return Console(stderr=stderr, markup=False, emoji=False)


def _show(console: Console, report: Report, language: str) -> None:
    """Print the results as tables."""
    name = title_of(report.game, language)
    title = say("arena-title", language, game=name, deals=report.deals, matches=report.tables)
    table = Table(title=f"{title}, {say('arena-intervals', language)}")
    for heading in ("bot", "score", "place", "wins", "rating"):
        table.add_column(say(f"arena-{heading}", language), justify="left" if heading == "bot" else "right")
    for line in report.lines:
        table.add_row(
            report.names[line.level],
            told(line.score, "z.2f", language),
            told(line.place, "z.2f", language),
            told(line.win.percent(), "z.1f", language),
            told(line.rating, "+z.0f", language),
        )
    console.print(table)
    if report.differences:
        duels = Table(title=say("arena-differences", language))
        for heading in ("first", "second", "difference-score", "difference-wins"):
            duels.add_column(say(f"arena-{heading}", language), justify="right" if "-" in heading else "left")
        for found in report.differences:
            wins = told(found.win.percent(), "+z.1f", language)
            both = report.names[found.first], report.names[found.second]
            duels.add_row(*both, told(found.score, "+z.2f", language), wins)
        console.print(duels)


def _show_league(console: Console, league: League, path: Path, language: str) -> None:
    """Print the ladder."""
    table = Table(title=say("arena-league-saved", language, count=len(league.members), file=str(path)))
    for heading in ("bot", "rating", "league-matches"):
        table.add_column(say(f"arena-{heading}", language), justify="left" if heading == "bot" else "right")
    names = shown(league.members)
    for name, member in league.ladder():
        table.add_row(names[name], told(member.rating, "z.1f", language), str(member.matches))
    console.print(table)


def _write(console: Console, target: Path, report: Report, page: str, language: str) -> None:
    """Write all that was found out beside the tables."""
    texts = (json.dumps(report.as_json(), indent=2) + "\n", draw(report, language), page)
    for ending, text in zip(ENDINGS, texts, strict=False):  # the tables, last of them, are written already
        path = target.with_name(target.name + ending)
        with writing(path):
            path.write_text(text, encoding="utf-8")
    files = ", ".join(f"{target}{ending}" for ending in ENDINGS)
    console.print(say("arena-written", language, files=files), soft_wrap=True)
