"""`stolik play`: a match against bots in the terminal."""

from __future__ import annotations

import sys
from dataclasses import replace
from pathlib import Path
from typing import Annotated

import typer
from rich.table import Table as Grid
from rich.text import Text

from stolik.cli import saving
from stolik.cli.menu import Menu
from stolik.cli.paper import Paper
from stolik.cli.table import Leave, Table
from stolik.cli.turn import Turn
from stolik.cli.wish import Wish
from stolik.core.errors import BadOption
from stolik.core.words import knows, preferred_language


def play(
    game: Annotated[str | None, typer.Argument(metavar="GAME", help="the game; without it a menu opens")] = None,
    players: Annotated[int | None, typer.Option(help="seats at the table, yours included")] = None,
    level: Annotated[
        str | None, typer.Option(help="how well the bots play, such as easy or strong; a level that is none lists all")
    ] = None,
    language: Annotated[str | None, typer.Option(help="en, pl or cs; default: the system's")] = None,
    seat: Annotated[int | None, typer.Option(help="your seat, from 1")] = None,
    name: Annotated[str | None, typer.Option(help="your name")] = None,
    option: Annotated[list[str] | None, typer.Option(help="a game option, such as even_odd=off")] = None,
    seed: Annotated[int | None, typer.Option(help="repeat the deals of this number instead of secret ones")] = None,
    resume: Annotated[Path | None, typer.Option(help="go on with a saved match")] = None,
    seconds: Annotated[float | None, typer.Option(help="time a bot may take for a move")] = None,
    pace: Annotated[float, typer.Option(help="seconds each step is shown; 0 shows only the end")] = 0.4,
) -> None:
    """Play a match against bots. Everything is saved: leave with q or Ctrl-C and go on later with --resume."""
    if seconds is not None and not 0 <= seconds <= 3600:
        raise BadOption("seconds", seconds, "0 to 3600")
    paper = Paper(language or preferred_language())
    knows("play-you", paper.language)  # an unknown language is refused before anything is shown
    wish = Wish(game, players, level, seat, name, tuple(option or ()), seed, resume)
    if game is None and resume is None:
        try:
            wish = Menu(paper).choose(wish)
        except (EOFError, KeyboardInterrupt):
            paper.console.print()
            return
    match, seating, file = replace(wish, language=paper.language).open()
    table = Table(match, seating, paper, file, seconds, pace)
    table.recall(match.saved)
    sit(table)


def sit(table: Table) -> None:
    """Play on until the match is over or the person leaves; either way, and whatever happens, the match is saved."""
    over = False
    try:
        with table.paper.opened():
            run(table)
        over = True
    except (Leave, KeyboardInterrupt, EOFError):
        pass
    finally:
        problem = table.save()
    if over:
        show_result(table)
    if problem:
        print(f"stolik: {problem}", file=sys.stderr)
        raise typer.Exit(1)
    show_file(table, over)


def run(table: Table) -> None:
    """Move by move to the end; the person comes before the bots where all choose at once."""
    if table.me not in table.match.acting and table.paper.redraws:
        table.show()
    while table.match.outcome is None:
        if table.me in table.match.acting:
            table.hear_partners()
            if not table.flag_falls():
                Turn(table).take()
            problem = table.save()
            if problem and problem not in table.log.lines:
                table.log.add([problem])  # the match goes on
        else:
            table.bot_turn()
    table.show()
    table.stop("play-see-result")


def show_result(table: Table) -> None:
    """Why it ended, places and scores; partners have one place and one score."""
    outcome = table.match.outcome
    assert outcome is not None
    sides = sorted(table.game.teams, key=lambda side: outcome.places[side[0]])
    ranks = [outcome.places[side[0]] for side in sides]
    mine = 1 + sum(rank < outcome.places[table.me] for rank in ranks)
    won, lost = "won" if ranks.count(1) == 1 else "shared", "lost" if len(sides) == 2 else "place"
    numbers = {name: value for name, value in table.game.options.items() if type(value) is int}
    mine_to_end = outcome.reason == "resigned"  # bots never resign
    why = table.say("play-resigned" if mine_to_end else f"{table.game.words}-ending-{outcome.reason}", **numbers)
    _print(table, "", f"{why}. " + table.say(f"play-result-{lost if mine > 1 else won}", place=mine))
    places = Grid.grid(padding=(0, 2, 0, 0))
    for side, rank in zip(sides, ranks, strict=True):
        style = "bold" if table.me in side else ""
        names = " + ".join(table.names[seat] for seat in side)
        score = table.say(f"{table.game.words}-score", score=outcome.scores[side[0]])
        places.add_row(
            Text(f"{1 + sum(other < rank for other in ranks)}.", style), Text(names, style), Text(score, style)
        )
    table.paper.console.print(places)


def show_file(table: Table, over: bool) -> None:
    """How to check the deals of a match that is over, or how to go on."""
    file = saving.shown(table.file)
    if over and table.match.deals:
        _print(table, "", table.say("play-committed"), f"  {table.match.commitment}")
        _print(table, table.say("play-check"), f"  stolik verify {file}")
    elif not over:
        _print(table, "", table.say("play-left"), f"  stolik play --resume {file}")


def _print(table: Table, *lines: str) -> None:
    """Lines that are not wrapped, so that a path can be copied."""
    for line in lines:
        table.paper.console.print(Text(line), soft_wrap=True)
