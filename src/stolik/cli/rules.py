"""`stolik rules`: the numbered rules of a game, all of them or one."""

from __future__ import annotations

from typing import Annotated

import typer
from rich.console import Group, RenderableType
from rich.text import Text

from stolik.cli.paper import make_console
from stolik.core.rulebook import rule, rulebook
from stolik.core.words import preferred_language

WIDEST = 90  # columns a text can be read in without losing the line


def rules(
    name: Annotated[str, typer.Argument(metavar="GAME", help="the game")],
    number: Annotated[str | None, typer.Argument(metavar="NUMBER", help="one rule, such as N7")] = None,
    language: Annotated[str | None, typer.Option(help="en, pl or cs; default: the system's")] = None,
) -> None:
    """Print the rules of a game, or the one with this number."""
    language = language or preferred_language()
    console = make_console()
    text = shown_rules(name, language) if number is None else shown_rule(name, number, language)
    console.print(text, width=min(console.width, WIDEST))


def shown_rules(name: str, language: str) -> RenderableType:
    """All rules of a game."""
    return _set(rulebook(name, language))


def shown_rule(name: str, number: str, language: str) -> RenderableType:
    """One rule of a game; BadOption if there is none of this number."""
    return _set(rule(name, number, language))


def _set(markdown: str) -> RenderableType:
    """Headings bold, the rest as it is: the texts use nothing else."""
    return Group(
        *(Text(line.lstrip("# "), "bold") if line.startswith("#") else Text(line) for line in markdown.splitlines())
    )
