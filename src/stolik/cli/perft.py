"""`stolik perft`: count the lines of play, the usual check of a move generator."""

from __future__ import annotations

import json
import threading
from collections.abc import Callable
from concurrent.futures import Future
from typing import Annotated, Any, TypeVar

import typer

from stolik.cli.choices import read_options
from stolik.core.errors import BadPosition
from stolik.core.perft import divide as divided
from stolik.core.perft import perft as count_all
from stolik.core.registry import game

Count = TypeVar("Count")


def perft(
    name: Annotated[str, typer.Argument(metavar="GAME", help="the game")],
    depth: Annotated[int, typer.Argument(help="how many decisions deep")],
    position: Annotated[str | None, typer.Option(help="from here: the game's notation, or its fields as JSON")] = None,
    divide: Annotated[bool, typer.Option("--divide", help="also print the count behind each decision")] = False,
    option: Annotated[list[str] | None, typer.Option(help="a game option, such as players=3")] = None,
) -> None:
    """Print how many different lines there are, so many decisions deep."""
    played, start = game(name, **read_options(name, option or [])), _read(position)
    if depth == 0 or not divide:
        print(_beside(lambda: count_all(played, depth, start)))
        return
    counts = _beside(lambda: divided(played, depth, start))
    for action, count in counts.items():
        print(f"{action}: {count}")
    print(sum(counts.values()))


def _read(position: str | None) -> Any:
    if position is None or not position.lstrip().startswith("{"):
        return position
    try:
        return json.loads(position)
    except (ValueError, RecursionError) as error:
        raise BadPosition(f"the position is no JSON: {error}") from None


def _beside(work: Callable[[], Count]) -> Count:
    """What a count comes to, in a thread of its own: compiled code hears no Ctrl-C, and a count may take days."""
    counted: Future[Count] = Future()

    def count() -> None:
        try:
            counted.set_result(work())
        except Exception as error:  # told where the answer is waited for
            counted.set_exception(error)

    threading.Thread(target=count, daemon=True).start()
    return counted.result()
