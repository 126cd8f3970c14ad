"""`stolik arena`: which bot is stronger, and by how much."""

from __future__ import annotations

import json
import sys
from datetime import datetime
from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn, TimeRemainingColumn
from rich.table import Table

from stolik.arena.duel import Contest, Played, play_contest
from stolik.arena.rating import Estimate
from stolik.arena.report import Report, draw, make_report
from stolik.arena.seating import all_seatings
from stolik.cli.choices import read_options
from stolik.core.errors import BadOption
from stolik.core.registry import bot, game


def arena(
    name: Annotated[str, typer.Argument(metavar="GAME", help="the game to play")],
    bots: Annotated[str, typer.Option(help="levels, separated by commas; they sit around the table in turn")],
    deals: Annotated[int, typer.Option(help="how many deals; each is played in every rotation of the seats")] = 100,
    players: Annotated[int | None, typer.Option(help="seats at the table")] = None,
    option: Annotated[list[str] | None, typer.Option(help="a game option, such as rounds=1")] = None,
    seed: Annotated[int, typer.Option(help="which deals")] = 0,
    effort: Annotated[
        int | None, typer.Option(help="work a decision, so that results repeat; default: the bot's own")
    ] = None,
    seconds: Annotated[float | None, typer.Option(help="or time a decision")] = None,
    workers: Annotated[int | None, typer.Option(help="processes; default: all cores")] = None,
    out: Annotated[Path | None, typer.Option(help="where the results go, without ending")] = None,
) -> None:
    """Play duplicate deals between bots; print results with 95 % intervals, write them as JSON and SVG."""
    if deals < 2:
        raise BadOption("deals", deals, "a whole number from 2 up")
    if effort is not None and seconds is not None:
        raise BadOption("seconds", seconds, "either effort or seconds, not both")
    options = read_options(name, option or [], players)
    played_game = game(name, **options)
    levels = [level.strip() for level in bots.split(",") if level.strip()]
    for level in levels:
        bot(name, level)
    seatings = all_seatings(levels, played_game.players, played_game.teams)
    contest = Contest(name, dict(played_game.options), seatings, seed, effort, seconds)
    report = _play(contest, deals, workers)
    console = Console()
    _show(console, report)
    target = out or Path("results") / f"arena-{name.replace('/', '-')}-{datetime.now():%Y%m%d-%H%M%S}"
    target.parent.mkdir(parents=True, exist_ok=True)
    target.with_suffix(".json").write_text(json.dumps(report.as_json(), indent=2) + "\n", encoding="utf-8")
    target.with_suffix(".svg").write_text(draw(report), encoding="utf-8")
    console.print(f"written: {target.with_suffix('.json')}, {target.with_suffix('.svg')}")


def _play(contest: Contest, deals: int, workers: int | None) -> Report:
    """Play everything under a progress bar."""
    played = Played(contest)
    columns = (
        TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeElapsedColumn(), TimeRemainingColumn()
    )  # fmt: skip
    with Progress(*columns, console=Console(stderr=True)) as progress:
        task = progress.add_task(f"{contest.game} matches", total=deals * len(contest.seatings))
        for tables in play_contest(contest, deals, workers):
            played.tables += tables
            progress.advance(task, len(tables))
    order = {seating: at for at, seating in enumerate(contest.seatings)}
    played.tables.sort(key=lambda table: (table.deal, order[table.seating]))
    return make_report(played, " ".join(["stolik", *sys.argv[1:]]))


def _show(console: Console, report: Report) -> None:
    """Print the results as tables."""
    table = Table(title=f"{report.game}: {report.deals} deals, {report.tables} matches, 95 % intervals")
    for heading in ("bot", "mean score", "mean place", "wins %", "rating"):
        table.add_column(heading, justify="left" if heading == "bot" else "right")
    for line in report.lines:
        table.add_row(
            line.level,
            _shown(line.score, "{:.2f}"),
            _shown(line.place, "{:.2f}"),
            _shown(line.win, "{:.1f}", 100),
            _shown(line.rating, "{:+.0f}"),
        )
    console.print(table)
    if report.differences:
        duels = Table(title="differences on the same deals (first minus second)")
        for heading in ("first", "second", "score", "wins, % points"):
            duels.add_column(heading, justify="right" if heading[0] in "sw" and heading != "second" else "left")
        for duel in report.differences:
            duels.add_row(duel.first, duel.second, _shown(duel.score, "{:+.2f}"), _shown(duel.win, "{:+.1f}", 100))
        console.print(duels)


def _shown(value: Estimate, form: str, times: float = 1.0) -> str:
    numbers = (form.format(times * number) for number in (value.value, value.low, value.high))
    return "{} [{}, {}]".format(*numbers)
