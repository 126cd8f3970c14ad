"""`stolik verify`: replay records and check every deal and every action."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console
from rich.text import Text

from stolik.cli.paper import make_console
from stolik.cli.saving import load
from stolik.core.errors import BadRecord
from stolik.core.verify import Verdict
from stolik.core.verify import verify as check_record
from stolik.core.words import knows, preferred_language, say

GOOD, WRONG, UNREADABLE = 0, 1, 2  # exit codes; of several records the worst counts


def verify(
    records: Annotated[list[Path], typer.Argument(metavar="RECORD", help="files with records")],
    language: Annotated[str | None, typer.Option(help="en, pl or cs; default: the system's")] = None,
) -> None:
    """Check that records keep the rules and that their deals come from the seed they committed to.

    Exit code 0: all is right; 1: something is wrong, and it says what and where; 2: a file cannot be read.
    """
    language = language or preferred_language()
    knows("verify-good", language)  # an unknown language is refused before anything is shown
    console, errors = make_console(), make_console(stderr=True)
    worst = GOOD
    for path in records:
        try:
            verdict = check_record(load(path))
        except BadRecord as error:
            errors.print(Text(f"stolik: {error}"), soft_wrap=True)
            worst = UNREADABLE
            continue
        _show(console, path, verdict, language)
        worst = max(worst, GOOD if verdict.good else WRONG)
    raise typer.Exit(worst)


def _show(console: Console, path: Path, verdict: Verdict, language: str) -> None:
    """What was checked, what could not be proved, and what is wrong."""
    found = say("verify-good" if verdict.good else "verify-wrong", language)
    checked = say("verify-checked", language, actions=verdict.actions, deals=verdict.deals)
    lines = [f"{path}: {found}", f"  {checked}"]
    lines += [f"  {say('verify-note', language)}: {note}" for note in verdict.notes]
    lines += [f"  {say('verify-problem', language)}: {problem}" for problem in verdict.problems]
    for line in lines:
        console.print(Text(line), soft_wrap=True)
