"""`stolik analyse`: look back at a match, decision by decision; list it, draw it, write it beside the record."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Annotated, Any

import typer
from rich.console import Console
from rich.table import Table
from rich.text import Text

from stolik.bots.review import Opinion, Reviewed, review
from stolik.cli import analyse_draughts as draughts
from stolik.cli import analyse_words
from stolik.cli.chart import chart
from stolik.cli.paper import make_console
from stolik.cli.saving import CannotSave, check_folder, load, shown
from stolik.cli.words_files import is_gcg, read_match, read_position
from stolik.core.errors import BadRecord
from stolik.core.record import Record
from stolik.core.verify import verify
from stolik.core.words import decimal, knows, preferred_language, say


def analyse(
    record: Annotated[
        Path,
        typer.Argument(
            metavar="RECORD", help="file with the record of a match, PDN, GCG or a position of words; or a draughts FEN"
        ),
    ],
    effort: Annotated[
        int | None, typer.Option(min=1, help="work spent on each decision; default: the game's own")
    ] = None,
    into: Annotated[
        Path | None, typer.Option(help="folder for chart and annotated record; default: the record's")
    ] = None,
    language: Annotated[str | None, typer.Option(help="en, pl or cs; default: the system's")] = None,
    game: Annotated[
        str | None, typer.Option(help="of a position (default: draughts/polish), or of PDN that does not name it")
    ] = None,
) -> None:
    """List every decision of a match with what it was worth against the best one, and name the costly ones.

    Writes a chart (SVG) and an annotated record beside the record. Of a position the best moves are listed, of words
    the best double turns.
    """
    language = language or preferred_language()
    knows("analyse-summary", language)  # an unknown language is refused before the work begins
    if draughts.is_position(str(record)):
        draughts.analyse_position(str(record), game, effort, language)
        return
    console, folder = make_console(), into or record.parent

    def write(ending: str, text: str) -> None:
        _write(console, folder / f"{record.stem}{ending}", text, language)

    games = None if is_gcg(record) else draughts.read_pdn(record, game)
    if games is not None:
        check_folder(folder)
        draughts.analyse_games(games, effort, language, write)
        return
    position = read_position(record)
    if position is not None:
        analyse_words.analyse_position(position, effort, language)
        return
    match = read_match(record) if is_gcg(record) else load(record)
    problems = verify(match).problems
    if problems:
        raise BadRecord(f"{record}: {problems[0]}")
    check_folder(folder)
    if match.game.startswith("draughts/"):
        draughts.analyse_games([draughts.of_record(match)], effort, language, write)
        return
    found = review(match, effort, language)
    console.print(_listed(match, found, language))
    for line in (
        *_costly(match, found, language),
        *_strange(match, found, language),
        *_summary(match, found, language),
    ):
        console.print(Text(line), soft_wrap=True)
    write("-chart.svg", chart(match.seats, found, language))
    write("-analysed.json", annotated(match, found))


def _listed(match: Record, found: list[Reviewed], language: str) -> Table:
    """A line for each decision."""
    table = Table(box=None, pad_edge=False, header_style="label")
    for column in ("entry", "player", "played", "value", "best", "value", "lost"):
        right = column in ("entry", "value", "lost")
        table.add_column(say(f"analyse-{column}", language), justify="right" if right else "left", no_wrap=True)
    for one in found:
        better = one.best.action != one.played.action
        table.add_row(
            str(one.entry),
            match.seats[one.seat],
            Text(one.named[0], "warning" if one.costly else ""),
            _value(one.played, language),
            one.named[1] if better else "",
            _value(one.best, language) if better else "",
            f"{decimal(one.lost, language, '.3f')}{' !' if one.costly else ''}" if better else "",
        )
    return table


def _value(of: Opinion, language: str) -> str:
    """What a decision is worth, and where it is known in points too."""
    if "points" not in of.more:
        return decimal(of.value, language, "+.3f")
    return f"{decimal(of.value, language, '.3f')} ({decimal(of.more['points'], language, '+.2f')})"


def _costly(match: Record, found: list[Reviewed], language: str) -> list[str]:
    """The decisions that cost most, in words."""
    named = [one for one in found if one.costly]
    if not named:
        return ["", say("analyse-nothing-costly", language)]
    heading = say("analyse-costly", language, count=len(named))
    lines = [f"  {one.entry}. {match.seats[one.seat]}, {one.named[0]}: {one.words}" for one in named]
    return ["", heading, *lines]


def _strange(match: Record, found: list[Reviewed], language: str) -> list[str]:
    """What else is worth knowing, such as words that are none and cost nothing."""
    named = [one for one in found if one.words and not one.costly]
    lines = [f"  {one.entry}. {match.seats[one.seat]}, {one.named[0]}: {one.words}" for one in named]
    return ["", say("analyse-strange", language), *lines] if lines else []


def _summary(match: Record, found: list[Reviewed], language: str) -> list[str]:
    """How much each player gave away."""
    lines = [""]
    for seat, name in enumerate(match.seats):
        own = [one for one in found if one.seat == seat]
        if own:
            lost = sum(one.lost for one in own)
            numbers = {"decisions": len(own), "lost": decimal(lost, language), "costly": sum(one.costly for one in own)}
            lines.append(say("analyse-summary", language, name=name, **numbers))
    return lines


def annotated(match: Record, found: list[Reviewed]) -> str:
    """The record with the analysis beside it, as JSON: ``record`` can be replayed, ``analysis`` names its entries."""
    opinions: list[dict[str, Any]] = [
        {
            "entry": one.entry,
            "seat": one.seat,
            "played": {"action": one.notation[0], "value": round(one.played.value, 4), **_rounded(one.played.more)},
            "best": {"action": one.notation[1], "value": round(one.best.value, 4), **_rounded(one.best.more)},
            "lost": round(one.lost, 4),
            "costly": one.costly,
            "words": one.words,
            "line": list(one.line),
        }
        for one in found
    ]
    lines = ",\n".join("    " + json.dumps(opinion, ensure_ascii=False) for opinion in opinions)
    return f'{{"record": {match.dumps().rstrip()},\n  "analysis": [\n{lines}\n  ]\n}}\n'


def _rounded(more: dict[str, float]) -> dict[str, float]:
    return {name: round(value, 4) for name, value in more.items()}


def _write(console: Console, path: Path, text: str, language: str) -> None:
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")
    except OSError as error:
        raise CannotSave(f"{path} cannot be written: {error.strerror or error}") from error
    console.print(Text(say("analyse-written", language, file=shown(path)), "label"), soft_wrap=True)
