"""`stolik backup` and `stolik restore`: the log of all live tables in one file."""

from __future__ import annotations

from datetime import datetime
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer
from rich.text import Text

from stolik.cli.paper import make_console
from stolik.core.words import knows, preferred_language, say

if TYPE_CHECKING:
    from stolik.store.backup import Kept

Database = Annotated[
    str | None,
    typer.Option(
        metavar="URL",
        help="sqlite:///FILE or postgresql://...; default: $STOLIK_DATABASE, else the file in your data folder",
    ),
]
Language = Annotated[str | None, typer.Option(help="en, pl or cs; default: the system's")]


def backup(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="a new file")],
    database: Database = None,
    language: Language = None,
) -> None:
    """Write all live tables, as they are at one moment, to a file; those who play need not stop.

    The file holds secrets: the seeds of unfinished matches and the key of the cookies.
    """
    from stolik.store.address import default_url
    from stolik.store.backup import backup as write  # the database's libraries are slow to import

    language = _known(language)
    _tell("backup-written", write(database or default_url(), file), file, language)


def restore(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="what `stolik backup` wrote")],
    database: Database = None,
    force: Annotated[bool, typer.Option("--force", help="replace what the database holds")] = False,
    language: Language = None,
) -> None:
    """Put a backup into an empty database of either kind, whole or not at all. Running servers go on with it."""
    from stolik.store.address import default_url
    from stolik.store.backup import restore as read

    language = _known(language)
    _tell("backup-restored", read(file, database or default_url(make_folder=True), force), file, language)


def _known(language: str | None) -> str:
    language = language or preferred_language()
    knows("backup-written", language)  # an unknown language is refused before anything is done
    return language


def _tell(message: str, kept: Kept, file: Path, language: str) -> None:
    made = datetime.fromtimestamp(kept.made).strftime("%Y-%m-%d %H:%M:%S")
    words = say(message, language, file=str(file), made=made, tables=kept.tables, entries=kept.entries)
    make_console().print(Text(words), soft_wrap=True)
