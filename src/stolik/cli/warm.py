"""`stolik warm`: compile everything once, with a progress bar, so that the first match starts at once."""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Iterator
from functools import partial
from typing import Annotated

import typer
from rich.console import Console
from rich.progress import BarColumn, Progress, TextColumn, TimeElapsedColumn

from stolik.core.game import Game
from stolik.core.kernel import INTERPRET, PACKAGE, cache_home, source_hash
from stolik.core.playout import playouts
from stolik.core.registry import bot, game, games, levels

Job = tuple[str, Callable[[], object]]


def warm(force: Annotated[bool, typer.Option(help="also when everything is compiled already")] = False) -> None:
    """Compile the rules and bots of all games; done once for each version of the sources."""
    mark = cache_home() / f"warm-{everything()}"
    if INTERPRET or (mark.exists() and not force):
        return
    jobs = [job for name in games() for job in jobs_of(name)]
    columns = (TextColumn("{task.description:<28}"), BarColumn(), TextColumn("{task.percentage:>3.0f} %"))
    with Progress(*columns, TimeElapsedColumn(), console=Console(stderr=True)) as progress:
        task = progress.add_task("compiling", total=len(jobs))
        for name, job in jobs:
            progress.update(task, description=f"compiling {name}")
            job()
            progress.advance(task)
        progress.update(task, description="compiled")
    cache_home().mkdir(parents=True, exist_ok=True)
    for old in cache_home().glob("warm-*"):
        old.unlink(missing_ok=True)
    mark.touch()


def everything() -> str:
    """A name for all kernels of all rooms together."""
    files = sorted(path for path in PACKAGE.rglob("*.py") if b"@kernel" in path.read_bytes())
    return hashlib.sha256("".join(source_hash(path) for path in files).encode()).hexdigest()[:16]


def jobs_of(name: str) -> Iterator[Job]:
    """What has to be compiled for one game."""
    played = game(name)
    yield f"{name} rules", partial(_play_some, played)
    yield f"{name} playouts", partial(playouts, played, 1)
    for level in levels(name):
        yield f"{name} bot {level}", partial(_let_decide, played, level)


def _play_some(played: Game) -> None:
    """Touch every function a match calls."""
    match = played.match(seed=0)
    match.play(match.acting[0], match.legal(match.acting[0])[0])
    match.check(match.acting[0], -1)
    hidden = played.hide(match.state, match.acting[0])
    played.redeal(hidden, match.acting[0], seed=0)
    match.view(None)
    _ = match.scores, match.record, match.ticking
    played.match(position=played.position(match.state))


def _let_decide(played: Game, level: str) -> None:
    """Let a bot decide until it has met every kind of decision of a match."""
    match = played.match(seed=0)
    thinker = bot(played.name, level)
    for decision in range(40):
        if not match.acting:
            return
        seat = match.acting[0]
        match.play(seat, thinker.choose(played, played.hide(match.state, seat), seat, effort=1, seed=decision))
