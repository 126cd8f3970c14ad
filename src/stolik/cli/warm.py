"""`stolik warm`: compile everything once, on all cores and with a progress bar; then the first match starts at once."""

from __future__ import annotations

import hashlib
import multiprocessing
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor, as_completed
from typing import Annotated, NamedTuple

import typer
from rich.console import Console
from rich.progress import BarColumn, Progress, TextColumn, TimeElapsedColumn

from stolik.core.cores import cores
from stolik.core.game import Game
from stolik.core.kernel import INTERPRET, PACKAGE, cache_home, source_hash
from stolik.core.playout import playouts
from stolik.core.registry import bot, game, games, levels

# Two halves of the rules that call few functions in common and take about as long to compile.
HALVES = {
    "moves": ("lay_table", "who_acts", "move", "why_not", "list_legal", "answer"),
    "secrets": ("asked", "clocks_running", "worth", "blind", "imagine", "soundness"),
}


class Job(NamedTuple):
    """One part of a game to compile: half of its rules, its playouts, a match, many at once, or a level of its bots."""

    game: str
    part: str


def warm(
    force: Annotated[bool, typer.Option(help="also when everything is compiled already")] = False,
    batch: Annotated[bool, typer.Option(help="also what plays many matches at once, for research")] = False,
) -> None:
    """Compile the rules and bots of all games; done once for each version of the sources."""
    version = everything()
    mark, more = (cache_home() / f"warm-{kind}{version}" for kind in ("", "batch-"))
    if INTERPRET or (not force and (more.exists() or (mark.exists() and not batch))):
        return
    phases = phases_of(games(), batch)
    columns = (TextColumn("{task.description:<40}"), BarColumn(), TextColumn("{task.percentage:>3.0f} %"))
    with Progress(*columns, TimeElapsedColumn(), console=Console(stderr=True)) as progress:
        task = progress.add_task("compiling", total=sum(map(len, phases)))

        def finished(job: Job) -> None:
            progress.update(task, advance=1, description=f"compiled {job.game} {job.part}")

        compile_all(phases, finished)
        progress.update(task, description="compiled")
    cache_home().mkdir(parents=True, exist_ok=True)
    for old in cache_home().glob("warm-*"):
        old.unlink(missing_ok=True)
    (more if batch else mark).touch()


def everything() -> str:
    """A name for all kernels of all rooms together."""
    files = sorted(path for path in PACKAGE.rglob("*.py") if b"@kernel" in path.read_bytes())
    return hashlib.sha256("".join(source_hash(path) for path in files).encode()).hexdigest()[:16]


def phases_of(names: list[str], batch: bool = False) -> list[list[Job]]:
    """What has to be compiled, in three rounds: rules, what is built on them, games whose rules are of a known kind.

    Within a round no two jobs compile the same function, so that cores do not do each other's work.
    """
    rules: list[Job] = []
    built: list[Job] = []
    again: list[Job] = []
    kinds = set()
    for name in names:
        kind = game(name).steps
        parts = [Job(name, part) for part in ("match", "playouts", *levels(name))]
        if kind in kinds:
            again += parts
        else:
            rules += [Job(name, half) for half in HALVES]
            built += reversed(parts)  # the strongest bot takes longest, so it begins first
            built += [Job(name, "batch")] * batch
        kinds.add(kind)
    return [rules, built, again]


def compile_all(phases: list[list[Job]], finished: Callable[[Job], None]) -> None:
    """Do all jobs on all cores, round after round."""
    spawn = multiprocessing.get_context("spawn")
    with ProcessPoolExecutor(cores(), mp_context=spawn) as pool:
        for jobs in phases:
            waiting = {pool.submit(compile_one, job): job for job in jobs}
            for done in as_completed(waiting):
                done.result()
                finished(waiting[done])


def compile_one(job: Job) -> None:
    """Have one part of a game compiled and in the cache."""
    played = game(job.game)
    if job.part in HALVES:
        for step in HALVES[job.part]:
            getattr(played.steps, step)
    elif job.part == "match":
        _play_some(played)
    elif job.part == "playouts":
        playouts(played, 1)
    elif job.part == "batch":
        from stolik.envs.warming import compile_batch  # who only plays does not wait for the import

        compile_batch(played)
    else:
        _let_decide(played, job.part)


def _play_some(played: Game) -> None:
    """Touch every function that a match, its view and its record call."""
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
