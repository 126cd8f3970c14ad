"""Teach the nets by self-play and write ``learnt.npz``: python -m stolik.bots.ogorek.train

Each round first plays matches with the present player and fits the equity to who won them; then the player
practises: at every decision each card is tried in the true world, and cards that gained more equity than
expected become likelier. A last fit follows the last round. The same seed gives the same file.
"""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import numpy as np
import typer
from rich.progress import Progress

import stolik
from stolik.bots.ogorek.learn import Learner, improve, learner, new_equity, new_player, practise, recall, remember
from stolik.bots.ogorek.mind import LEARNT, Mind, mind
from stolik.bots.ogorek.net import Net, scratch
from stolik.core.random import generator

COUNTS = (2, 3, 4)  # players at the tables where they learn
ROUNDS = (2000, 4000, 4000, 4000, 4000, 4000)  # steps of practice in each
DEALS = 30  # a step and number of players
RATES, DOUBTS = (5e-3, 1e-4), (2e-3, 3e-4)  # at the beginning and at the end of all practice
MEMORIES, FITS, BATCH = 600_000, 1500, 4096  # a number of players; steps of a fit; memories a step
FIT_RATES = (3e-3, 1e-4)


def between(ends: tuple[float, float], done: float) -> float:
    """A rate that falls geometrically from one end to the other."""
    rate: float = ends[0] * (ends[1] / ends[0]) ** done
    return rate


def fit_equity(pupil: Learner, player: Net, seed: str, bar: Progress, memories: int, fits: int) -> float:
    """Play matches and fit the equity to their winners; return the last mean log-likelihoods averaged."""
    random, desk, kept = generator(seed, "memories"), scratch(), []
    task = bar.add_task("matches", total=len(COUNTS))
    for players in COUNTS:
        game = stolik.game("ogorek", players=players)
        facts = np.zeros((memories, 2 * max(COUNTS)), np.int16)
        counts, alive, winners = (np.zeros(memories, np.int8) for _ in range(3))
        count = remember(game.rules, player, game.empty_table(), random, facts, counts, alive, winners, desk)
        kept.append([cells[:count] for cells in (facts, counts, alive, winners)])
        bar.advance(task)
    facts, counts, alive, winners = (np.concatenate(cells) for cells in zip(*kept, strict=True))
    numbers = np.random.default_rng([int(word) for word in random])
    task, likely = bar.add_task("equity", total=fits), 0.0
    for step in range(1, fits + 1):
        some = numbers.integers(0, len(winners), BATCH)
        now = recall(pupil.net, pupil.gradient, facts, counts, alive, winners, some, desk)
        improve(pupil, step, between(FIT_RATES, step / fits))
        likely = now if step == 1 else 0.99 * likely + 0.01 * now
        bar.advance(task)
    return likely


def practise_round(pupil: Learner, equity: Net, seed: str, bar: Progress, steps: int, before: int, total: int) -> None:
    """So many steps of practice; `before` of `total` were done in earlier rounds."""
    random, desk = generator(seed, "practice"), scratch()
    games = [stolik.game("ogorek", players=players) for players in COUNTS]
    tables = [game.empty_table() for game in games]
    task = bar.add_task("practice", total=steps)
    for step in range(1, steps + 1):
        done = (before + step) / total
        for game, table in zip(games, tables, strict=True):
            doubt = between(DOUBTS, done)
            practise(game.rules, pupil.net, pupil.gradient, equity, table, DEALS, random, doubt, desk)
        improve(pupil, step, between(RATES, done))
        bar.advance(task)


def write(path: Path, learnt: Mind, note: str) -> None:
    """Write both nets in half precision, with a note on how they were made."""
    nets = {}
    for name, net in zip(Mind._fields, learnt, strict=True):
        for part, cells in zip(Net._fields, net, strict=True):
            nets[f"{name}_{part}"] = cells.astype(np.float16)
            cells[:] = nets[f"{name}_{part}"]  # so that going on from the file is going on from here
    np.savez_compressed(path, allow_pickle=False, made=np.array(note), **nets)


def main(
    out: Annotated[Path, typer.Option(help="the file to write, after every round")] = LEARNT,
    seed: Annotated[int, typer.Option(help="the same seed gives the same file")] = 1,
    start: Annotated[int, typer.Option(help="go on from `out` with this round")] = 0,
    stop: Annotated[int, typer.Option(help="end before this round; the last fit is a round too")] = len(ROUNDS) + 1,
    work: Annotated[float, typer.Option(help="a part of the usual work, to try things out")] = 1.0,
) -> None:
    """Teach the nets, round by round."""
    total = sum(ROUNDS)
    learnt = mind(out) if start else Mind(new_player(seed), new_equity(seed + 1))
    player, equity = learnt
    for number in range(start, stop):
        name = f"{seed}/{number}"
        with Progress() as bar:
            memories, fits = int(MEMORIES * work), max(1, int(FITS * work))
            likely = fit_equity(learner(equity), player, name, bar, memories, fits)
            if number < len(ROUNDS):
                steps, before = ROUNDS[number], sum(ROUNDS[:number])
                practise_round(learner(player), equity, name, bar, max(1, int(steps * work)), before, total)
        note = (
            f"python -m stolik.bots.ogorek.train --seed {seed}; {number + 1} of {len(ROUNDS) + 1} rounds, work {work}"
        )
        write(out, learnt, note)
        print(f"round {number}: mean log-likelihood of the winners {likely:.4f}")


if __name__ == "__main__":
    typer.run(main)
