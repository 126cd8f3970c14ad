"""Learn the weights by self-play and write ``weights.npz``: python -m stolik.bots.draughts.train

Each round plays matches with what the rounds before have taught (the first with material alone) and keeps their quiet
positions; the fit is a logistic regression of how a match ended, blended with what the search thought at the time.
The positions lie in `--notes`, portion by portion, so an interrupted run goes on where it was. The same settings
give the same file.
"""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import numpy as np
import platformdirs
import typer
from rich.progress import BarColumn, Progress, TextColumn, TimeRemainingColumn

import stolik
from stolik.bots.draughts.evaluate import MAN, Weights, material
from stolik.bots.draughts.fit import Pupil, fit, rounded
from stolik.bots.draughts.patterns import sharing
from stolik.bots.draughts.selfplay import Memories, Table
from stolik.bots.draughts.weights import LEARNT, believed, forget_learnt, spread_out
from stolik.core.game import Game
from stolik.core.kernel import Cells
from stolik.core.random import generator
from stolik.games.draughts.variants import VARIANTS

PORTION = 20_000  # positions
TRUST = (0.75, 0.5)  # in how a match ended, against what the search thought, by round
NODES = 300  # a move
EPOCHS, RATE = 6, 0.03
NOTES = Path(platformdirs.user_cache_dir("stolik")) / "draughts-notes"


class Course:
    """One game being learnt, with its notes."""

    def __init__(self, name: str, notes: Path, seed: int, nodes: int, portions: tuple[int, ...]) -> None:
        self.game: Game = stolik.game(f"draughts/{name}")
        self.notes = notes / f"{name}-{seed}-{nodes}-{'-'.join(map(str, portions))}"
        self.name, self.seed, self.nodes, self.portions = name, seed, nodes, portions

    def file(self, number: int, portion: int) -> Path:
        """Where a portion of a round is kept."""
        return self.notes / f"round-{number}-{portion}.npz"

    def play(self, number: int, portion: int, weights: Weights) -> None:
        """Play a portion, unless it is there already."""
        path = self.file(number, portion)
        if path.exists():
            return
        random = generator(self.seed, self.name, "round", number, portion)
        kept = Table(self.game, weights).play(random, self.nodes, PORTION)
        path.parent.mkdir(parents=True, exist_ok=True)
        passing = path.with_suffix(".part.npz")
        np.savez_compressed(passing, allow_pickle=False, **kept._asdict())
        passing.replace(path)

    def recall(self, rounds: int, man: float) -> tuple[Cells, Cells]:
        """All positions of the first rounds, with what each was worth to White, from 0 to 1."""
        boards, targets = [], []
        for number in range(rounds):
            for portion in range(self.portions[number]):
                with np.load(self.file(number, portion)) as file:
                    kept = Memories(*(file[name] for name in Memories._fields))
                thought = 1.0 / (1.0 + np.exp(-np.clip(kept.values, -2000, 2000) * (man / MAN)))
                boards.append(kept.boards)
                targets.append(TRUST[number] * kept.results / 2.0 + (1.0 - TRUST[number]) * thought)
        return np.concatenate(boards), np.concatenate(targets)

    def fit(self, rounds: int) -> tuple[Pupil, float, list[float]]:
        """What the first rounds teach; how much a man is worth is measured first."""
        man = 0.8
        for _ in range(2):
            boards, targets = self.recall(rounds, man)
            pupil, man, losses = fit(self.game, boards, targets, EPOCHS, RATE, self.seed)
        return pupil, man, losses

    def learn(self, bar: Progress) -> tuple[Cells, Cells, str]:
        """Play and fit all rounds; return weights and a word on how well they fit."""
        weights, patterns = material(self.game.rules), sharing(self.game.rules.squares).weights
        for number, portions in enumerate(self.portions):
            task = bar.add_task(f"{self.name}, round {number + 1}", total=portions)
            for portion in range(portions):
                self.play(number, portion, weights)
                bar.advance(task)
            pupil, man, losses = self.fit(number + 1)
            small, facts = rounded(pupil, man, patterns)
            weights = spread_out(self.game.rules, small, facts)
        return small, facts, f"a man is {man:.2f} of log odds, loss {losses[0]:.4f} by material, {losses[-1]:.4f} now"


def write(path: Path, name: str, patterns: Cells, facts: Cells, note: str) -> None:
    """Put a game's weights into the file, with a note on how they were made; others stay."""
    kept: dict[str, Cells] = {}
    if path.exists():
        with np.load(path) as file:
            kept = dict(file)
    kept |= {f"{name}:patterns": patterns, f"{name}:facts": facts, f"{name}:made": np.array(note)}
    np.savez_compressed(path, allow_pickle=False, **dict(sorted(kept.items())))
    forget_learnt()


def main(
    names: Annotated[list[str] | None, typer.Argument(help="variants; default: all")] = None,
    out: Annotated[Path, typer.Option(help="the file to write")] = LEARNT,
    notes: Annotated[Path, typer.Option(help="where positions are kept")] = NOTES,
    seed: Annotated[int, typer.Option(help="the same seed gives the same file")] = 1,
    nodes: Annotated[int, typer.Option(help="work of a move")] = NODES,
    portions: Annotated[str, typer.Option(help=f"portions of {PORTION} positions, by round")] = "8,20",
    share: Annotated[
        float, typer.Option(help="of what was learnt is believed, the rest is the number of pieces")
    ] = 1.0,
) -> None:
    """Learn one variant after the other."""
    sizes = tuple(int(word) for word in portions.split(","))
    columns = (TextColumn("{task.description:<28}"), BarColumn(), TextColumn("{task.completed}/{task.total}"))
    for name in names or [row.name for row in VARIANTS]:
        with Progress(*columns, TimeRemainingColumn()) as bar:
            course = Course(name, notes, seed, nodes, sizes)
            patterns, facts, fitted = course.learn(bar)
        command = f"python -m stolik.bots.draughts.train {name} --seed {seed} --nodes {nodes} --portions {portions}"
        if share != 1.0:
            patterns, facts = believed(course.game.rules, patterns, facts, share)
            command += f" --share {share}"
        write(out, f"draughts/{name}", patterns, facts, f"{command}; {fitted}")
        print(f"{name}: {fitted}")


if __name__ == "__main__":
    typer.run(main)
