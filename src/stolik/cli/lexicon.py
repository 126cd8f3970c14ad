"""`stolik lexicon`: build the word lists, look words up, list what there is."""

from __future__ import annotations

import unicodedata
from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console
from rich.progress import BarColumn, Progress, TaskID, TextColumn, TimeElapsedColumn
from rich.table import Table

from stolik.cli.paper import make_console
from stolik.core.errors import BadOption, shorten
from stolik.core.words import preferred_language, say
from stolik.games.words.graph import contains
from stolik.games.words.lexicon import Lexicon, LexiconDamaged, built, load
from stolik.games.words.lexicon.lists import REASONS, OwnList, languages_of
from stolik.games.words.lexicon.making import make
from stolik.games.words.lexicon.store import check_name, fresh
from stolik.games.words.tiles import LANGUAGES


def build(
    name: Annotated[str | None, typer.Argument(help="cs, pl, en or a name of your own; default: all three")] = None,
    file: Annotated[Path | None, typer.Argument(help="your own list, a word to a line, or a hunspell .dic")] = None,
    language: Annotated[str | None, typer.Option(help="whose tiles: cs, pl or en; default: by name or letters")] = None,
    system: Annotated[bool, typer.Option("--system", help="take the word lists this system has installed")] = False,
    missing: Annotated[bool, typer.Option("--missing", help="only what is not there or no longer right")] = False,
) -> None:
    """Build lexicons: fetch the dictionary, unfold its forms, leave out what may not be laid, pack the rest."""
    names = LANGUAGES if name is None else (name,)
    for one in names:
        if file is None and one not in LANGUAGES:
            raise BadOption("lexicon", one, f"{', '.join(LANGUAGES)}, or a name of your own with a file of words")
        if language is not None and language not in LANGUAGES:
            raise BadOption("language", language, f"one of {', '.join(LANGUAGES)}")
        check_name(one)
        if missing and fresh(one):
            continue
        if language is None and file is not None and one not in LANGUAGES:
            spoken = _spoken(file)
            _build(one, spoken, file, system)
            print(f"  {say('lexicon-tiles', list=spoken)}")
        else:
            _build(one, language or one, file, system)


def _spoken(file: Path) -> str:
    """Whose tiles a list of words is for, where nobody says so; the reader's own if several would do."""
    if file.suffix == ".dic":
        raise BadOption("language", None, f"one of {', '.join(LANGUAGES)}, whose tiles the dictionary is for")
    fitting = languages_of(file)
    return preferred_language() if preferred_language() in fitting else fitting[0]


def _build(name: str, language: str, file: Path | None, system: bool) -> None:
    columns = (TextColumn("{task.description:<32}"), BarColumn(), TextColumn("{task.percentage:>3.0f} %"))
    with Progress(*columns, TimeElapsedColumn(), console=Console(stderr=True)) as progress:
        own = OwnList(file, language) if file is not None and file.suffix != ".dic" else None
        beginning = say("lexicon-fetching" if file is None and not system else "lexicon-reading", name=name)
        working = beginning if own else say("lexicon-unfolding", name=name)
        task: TaskID = progress.add_task(beginning, total=None)

        def heed(done: int, total: int) -> None:
            progress.update(task, description=working, completed=done, total=total)

        lexicon = make(name, language, heed, file, system, own)
        progress.update(task, description=say("lexicon-packed", name=name), completed=1, total=1)
    print(say("lexicon-built", name=name, words=lexicon.words, size=round(lexicon.edges.nbytes / 1e6, 2)))
    if own is not None:
        for line in _left_out(own, lexicon):
            print(f"  {line}")


def _left_out(own: OwnList, lexicon: Lexicon) -> list[str]:
    """Why the list has fewer words than lines."""
    said = [
        say(f"lexicon-left-{why}", count=left.lines, line=left.first, word=shorten(left.word), list=own.language)
        for why in REASONS
        if (left := own.left_out.get(why))
    ]
    again = own.taken - lexicon.words
    return said + ([say("lexicon-again", count=again)] if again else [])


def check(
    name: Annotated[str, typer.Argument(help="the lexicon")],
    words: Annotated[list[str], typer.Argument(help="the words to look up")],
) -> None:
    """Say of each word whether it may be laid; exit code 1 if one may not."""
    lexicon = load(name)
    found = [contains(lexicon, unicodedata.normalize("NFC", word)) for word in words]
    for word, valid in zip(words, found, strict=True):
        print(say("lexicon-valid" if valid else "lexicon-invalid", word=word))
    if not all(found):
        raise typer.Exit(1)


def list_() -> None:
    """List the lexicons there are, how many words each has, and where they come from."""
    names = built()
    if not names:
        print(say("lexicon-none"))
        return
    table = Table(box=None, padding=(0, 2, 0, 0))
    for column in ("name", "language", "words", "edition", "source"):
        table.add_column(say(f"lexicon-column-{column}"), justify="right" if column == "words" else "left")
    for name in names:
        try:
            lexicon = load(name)
            count = f"{lexicon.words:,}".replace(",", " ")
            table.add_row(name, lexicon.language, count, lexicon.edition, lexicon.source)
        except LexiconDamaged as error:
            table.add_row(name, "", "", "", str(error))
    make_console().print(table)
