"""How the strong bot's nets are made: ``python -m stolik.bots.nimmt.learn``, about an hour on one core.

Lessons come in turns. A player who knows the habits of the others so far, and what hands are worth among such
players, searches for its best cards; from then on its decisions are habits too. So everybody gets used to all the
players met before, from the first, who thought that others play at random, to the last.
"""

from __future__ import annotations

import argparse
from pathlib import Path

import numpy as np

from stolik.bots.nimmt.marks import MARKS, MOST, new_desk
from stolik.bots.nimmt.nets import LEARNT, NAMES, Net
from stolik.bots.nimmt.teach import note_decisions, teach_habits, teach_values
from stolik.core.game import Game
from stolik.core.kernel import Cells
from stolik.core.random import generator
from stolik.core.registry import game
from stolik.games.nimmt.state import CARDS

WIDTH = 32  # of a net's inner layer
PLAYERS = {2: 12, 3: 12, 4: 28, 5: 14, 6: 10, 7: 7, 8: 6, 9: 5, 10: 6}  # how often, in percent
BASE_GAME, TACTICAL = 0.25, 0.2  # shares
TRACE = 0.6  # how much of a lesson on values comes from the end of the round, not from the next turn
WORLDS = 64  # that a noted decision is searched in
BATCH = 200  # rounds of four players, or as many hands, with the same options
PAGE = 500  # decisions noted with the same options
PASSES = (0.1,) * 5 + (0.03,) * 3 + (0.01,) * 2  # over the noted decisions: speeds

Notes = tuple[Cells, Cells, Cells]  # which marks, how much of each, how good each card


def new_net(seed: int) -> Net:
    """A net that knows nothing."""
    noise = np.random.default_rng(seed)
    rows = noise.normal(0, 0.05, (MARKS, WIDTH)).astype(np.float32)
    return Net(rows, np.full(WIDTH, 0.1, np.float32), noise.normal(0, 0.3, WIDTH).astype(np.float32))


def blank(net: Net) -> Net:
    """Room for what `nudge` remembers."""
    return Net(*(np.zeros_like(part) for part in net))


def any_game(noise: np.random.Generator) -> Game:
    """A game with random options."""
    counts = list(PLAYERS)
    shares = np.array([PLAYERS[count] for count in counts])
    players = int(noise.choice(counts, p=shares / shares.sum()))
    even_odd = bool(noise.random() >= BASE_GAME)
    tactical = bool(noise.random() < TACTICAL) and players < max(counts)
    return game("nimmt", players=players, even_odd=even_odd, deck="tactical" if tactical else "full", rounds=1)


def learn_values(habits: Net, values: Net, plan: dict[float, int], seed: int) -> None:
    """Teach what hands are worth among players of these habits; the plan gives each speed its batches."""
    noise, random = np.random.default_rng(seed), generator(seed, "values")
    desk, past = new_desk(WIDTH), blank(values)
    for speed, batches in plan.items():
        errors = np.zeros((CARDS, 2))
        for _ in range(batches):
            some = any_game(noise)
            rounds = BATCH * 4 // some.players
            teach_values(
                some.rules, some.empty_table(), rounds, habits, values, past, random, desk, speed, TRACE, errors
            )
        explained = 1 - errors[:-1, 0] / errors[:-1, 1]
        print(f"  values, speed {speed}: explain by turn", " ".join(f"{part:.1%}" for part in explained), flush=True)


def take_notes(habits: Net, values: Net, pages: int, seed: int) -> Notes:
    """Search for the best cards among players of these habits."""
    noise, random = np.random.default_rng(seed), generator(seed, "notes")
    desk, lines = new_desk(WIDTH), pages * PAGE
    notes = np.full((lines, MOST), -1, np.int16), np.zeros((lines, MOST), np.float32), np.zeros((lines, CARDS))
    for begin in range(0, lines, PAGE):
        some = any_game(noise)
        worlds = np.repeat(some.empty_table(), WORLDS)
        which, much, quality = (column[begin : begin + PAGE] for column in notes)
        note_decisions(some.rules, some.empty_table(), worlds, habits, values, random, desk, which, much, quality)
    return notes


def learn_habits(notes: Notes, seed: int) -> Net:
    """A net that chooses as all the noted players did."""
    noise = np.random.default_rng(seed)
    net = new_net(seed)
    desk, past = new_desk(WIDTH), blank(net)
    lines = noise.permutation(len(notes[0]))
    known, unknown = np.split(lines, [len(lines) * 9 // 10])
    for speed in PASSES:
        teach_habits(*notes, noise.permutation(known), net, past, desk, speed, np.zeros(3))
    errors = np.zeros(3)
    teach_habits(*notes, unknown, net, past, desk, 0.0, errors)
    surprise, wrong, cost = errors / len(unknown)
    print(f"  habits: surprise {surprise:.3f}, {wrong:.1%} foreseen wrongly at {cost:.2f} heads each", flush=True)
    return net


def main() -> None:
    """Make the nets and save them."""
    parser = argparse.ArgumentParser(description="Teach the strong 6 nimmt! bot.")
    parser.add_argument("--lessons", type=int, default=10, help="players met one after another (10)")
    parser.add_argument("--amount", type=float, default=1.0, help="rounds and decisions of a lesson (1.0 of the usual)")
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--out", type=Path, default=LEARNT, help="where to save the nets")
    chosen = parser.parse_args()
    amount, seed = chosen.amount, chosen.seed * 1000
    habits, values = new_net(seed), new_net(seed + 1)
    habits.outer[:] = 0.0  # at first all cards seem equally likely
    notes: list[Notes] = []
    for lesson in range(chosen.lessons):
        print(f"lesson {lesson + 1} of {chosen.lessons}", flush=True)
        learn_values(habits, values, {0.1: round(500 * amount), 0.03: round(300 * amount)}, seed + lesson)
        notes.append(take_notes(habits, values, round((30 + 10 * lesson) * amount), seed + lesson))
        which, much, good = (np.concatenate(columns) for columns in zip(*notes, strict=True))
        habits = learn_habits((which, much, good), seed + lesson)
    print("last lesson", flush=True)
    plan = {0.1: round(800 * amount), 0.03: round(1000 * amount), 0.01: round(1200 * amount)}
    learn_values(habits, values, plan, seed + chosen.lessons)
    saved = {
        f"{name}_{part}": numbers.astype(np.float16)
        for name, net in zip(NAMES, (habits, values), strict=True)
        for part, numbers in net._asdict().items()
    }
    np.savez_compressed(chosen.out, **saved)


if __name__ == "__main__":
    main()
