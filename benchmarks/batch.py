"""Many matches at once: decisions a second with masks and observations, against environments of others.

    python -m benchmarks.batch --peers PYTHON       rates, ratios, memory
    python -m benchmarks.batch --scaling            two threads against one; wants a quiet machine

PYTHON is an interpreter that has open_spiel, pettingzoo[classic], rlcard and pgx; without it, this one with what
`make bench` put into .venv/peers/batch. All are measured one after the other, in processor seconds, each decision at
random with its mask and observation; ours by one thread, and by all cores as a batch works by itself, on the wall's
clock. Each figure, theirs and ours, is the best of five: whatever else is done on the machine only takes away.

Ours is the batch with arrays of its own, where what is drawn stays (`step_random`). Beside it stands the same with
decisions that are handed to the caller and back (`random_actions`, `step`), with arrays that were made before and are
given once (`write_into`), given with every call, and with the first number that the mask allows (`step_numbers`).

A peer's game is compared with ours of the same kind: tricks with tricks, hands that are played off with such hands, a
board with a board, and as many players with as many where our game leaves that open. Leduc poker has six cards and one
to hold: nothing of ours is as small, so it is set beside the smallest we have and called a toy. Chess of the peers is
set beside draughts.
"""

from __future__ import annotations

import argparse
import os
import statistics
import subprocess
import sys
import time
from collections.abc import Callable
from functools import cache, partial
from pathlib import Path

import numpy as np

import stolik
from benchmarks.machine import nanoseconds_there_and_back, seconds_taken_away, steps_a_second
from stolik.envs.vector import Learners
from tests.oracles import peers

Rate = Callable[[float], float]  # of so many seconds, how much was done in one

N = 4096
LEAST = 0.5  # seconds for each run
RUNS = 5
TURN, TURNS = 0.1, 8  # seconds, and how many of them make a run of two threads against one
PAUSE = 0.001  # seconds that a learner takes for a step
GAMES = ("nimmt", "ogorek", "sixtysix", "draughts/english")
TRICKS = ("ogorek", "sixtysix")
HANDS = ("nimmt", "sixtysix")
BOARD = ("draughts/english",)
SMALLEST = ("ogorek",)
PEER = Path(__file__).with_name("batch_peers.py")

COUNTED = ("nimmt", "ogorek")  # any number of players sits down to these

# peer, its game, how many play it there, our games of the kind, how many times as fast we want to be
PEERS = (
    ("openspiel", "hearts", 4, TRICKS, 50),
    ("openspiel", "euchre", 4, TRICKS, 50),
    ("openspiel", "crazy_eights", 5, HANDS, 50),
    ("openspiel", "leduc_poker", 2, SMALLEST, 50),
    ("openspiel", "checkers", 2, BOARD, 50),
    ("pettingzoo", "texas_holdem_no_limit_v6", 2, HANDS, 200),
    ("pettingzoo", "leduc_holdem_v4", 2, SMALLEST, 200),
    ("pettingzoo", "chess_v6", 2, BOARD, 200),
    ("rlcard", "uno", 2, HANDS, 200),
    ("rlcard", "gin-rummy", 2, HANDS, 200),
    ("rlcard", "leduc-holdem", 2, SMALLEST, 200),
    ("pgx", "sparrow_mahjong", 3, HANDS, 1),
    ("pgx", "leduc_holdem", 2, SMALLEST, 1),
    ("pgx", "gardner_chess", 2, BOARD, 1),
    ("pgx", "othello", 2, BOARD, 1),
)


class Player:
    """A batch that plays at random, with observations and masks in arrays of its own."""

    def __init__(self, name: str, n: int = N, threads: int = 1, players: int | None = None) -> None:
        game = stolik.game(name, players=players) if name in COUNTED and players else stolik.game(name)
        self.batch = stolik.batch(game, n, seed=1, threads=threads)
        self.actions = np.empty(n, np.int64)
        self.choosing = 0.0  # seconds that are not the batch's
        self.prepare()
        for _ in range(3):  # everything is compiled, and known to be wanted
            self.decide()

    def prepare(self) -> None:
        """Make what is needed before the first decision."""

    def decide(self) -> None:
        """One decision in every match, with its mask and observation."""
        self.batch.observe()
        self.batch.legal_mask()
        self.batch.step_random()

    def speed(self, clock: str, least: float = LEAST) -> float:
        """Decisions a second, of the processor's or of the wall's clock."""
        now = getattr(time, clock)
        self.choosing = 0.0
        made, began = 0, now()
        while made == 0 or now() - began < least:
            self.decide()
            made += self.batch.n
        spent: float = now() - began - self.choosing
        return made / spent


class Handed(Player):
    """The same where what is drawn is handed to the caller and back."""

    def decide(self) -> None:
        self.batch.observe()
        self.batch.legal_mask()
        self.batch.random_actions(self.actions)
        self.batch.step(self.actions)


class Given(Player):
    """The same as the first with arrays that were made before and are given with every call."""

    def prepare(self) -> None:
        self.seen = np.empty((self.batch.n, self.batch.encoder.size), np.float32)
        self.masks = np.empty_like(self.batch.legal_mask())

    def decide(self) -> None:
        self.batch.observe(self.seen)
        self.batch.legal_mask(self.masks)
        self.batch.step_random()


class Kept(Given):
    """The same with arrays that were given once, for the steps themselves to write into."""

    def prepare(self) -> None:
        super().prepare()
        self.batch.write_into(self.seen, self.masks)


class Chosen(Player):
    """The same with decisions of one's own, any of the listed ones: the batch has to look whether they are allowed.

    How long the choice itself takes is the learner's business, and is not counted.
    """

    def prepare(self) -> None:
        self.rows, self.turn = np.arange(self.batch.n), 0

    def decide(self) -> None:
        self.batch.observe()
        self.batch.legal_mask()
        listed, counts = self.batch.legal()
        began = time.perf_counter()
        self.turn += 1
        wanted = listed[self.rows, (self.rows + self.turn) % np.minimum(counts, listed.shape[1])]
        self.choosing += time.perf_counter() - began
        self.batch.step(wanted)


class Pondered(Chosen):
    """The same with a learner that takes a while from step to step, as a network does: threads have dozed off."""

    def decide(self) -> None:
        began = time.perf_counter()
        while time.perf_counter() < began + PAUSE:
            pass
        self.choosing += time.perf_counter() - began
        super().decide()


class Vector(Player):
    """Gymnasium's vector environment, where random opponents play all seats but one: a decision is the learner's."""

    def __init__(self, name: str, n: int = N, threads: int = 1) -> None:
        self.envs = Learners(name, n, threads=threads, copy=False)
        self.given = self.envs.reset(seed=1)[0]
        super().__init__(name, n, threads)

    def decide(self) -> None:
        began = time.perf_counter()
        numbers = self.given["action_mask"].view(np.bool_).argmax(axis=1)
        self.choosing += time.perf_counter() - began
        self.given, *_ = self.envs.step(numbers)


class Numbered(Player):
    """The same where the first number that the mask allows is chosen."""

    def decide(self) -> None:
        self.batch.observe()
        self.batch.step_numbers(self.batch.legal_mask().view(np.bool_).argmax(axis=1))


KINDS: dict[str, type[Player]] = {
    "drawn": Player,
    "handed over": Handed,
    "chosen": Chosen,
    "chosen after a while": Pondered,
    "vector environment": Vector,
}


def best(player: Player, clock: str) -> float:
    """Decisions a second in the best of some runs."""
    return max(player.speed(clock) for _ in range(RUNS))


def theirs(python: str, peer: str, name: str) -> float | None:
    """A peer's decisions a processor second, or None if the interpreter does not have it."""
    command = [python, "-W", "ignore", str(PEER), peer, name, str(LEAST), str(RUNS)]
    where = {"PYTHONPATH": str(peers.FOLDER / "batch")} if python == sys.executable else {}
    done = subprocess.run(command, capture_output=True, text=True, check=False, env=os.environ | where)
    if done.returncode:
        print(f"{peer} {name}: not measured: {done.stderr.strip().splitlines()[-1:]}")
        return None
    return float(done.stdout)


def memory(name: str) -> str:
    """What a match takes in a batch, in bytes: the state, and with generators, lists, masks and observations."""
    batch = stolik.batch(stolik.game(name), 1)
    own = batch.legal()[0], batch.legal_mask(), batch.observe(), batch.generators, batch.whims, batch.rewards
    return f"{batch.states.nbytes} bytes the state, {batch.states.nbytes + sum(array.nbytes for array in own)} with all"


def compare(python: str) -> None:
    """Print our rates, those of the peers and what we are to them."""
    cores = os.cpu_count() or 1

    @cache
    def rates(name: str, players: int | None) -> tuple[float, float]:
        """Decisions by one thread, in its processor seconds, and by all cores, in the wall's."""
        one, all_ = Player(name, players=players), Player(name, threads=cores, players=players)
        return best(one, "process_time"), best(all_, "perf_counter")

    for name in GAMES:
        one, all_ = rates(name, None)
        print(
            f"batch {name:<18}{one:>12,.0f} decisions a CPU second by one thread, {all_:>12,.0f} a second by {cores}; "
            f"{memory(name)}"
        )
        kinds = (Handed, Kept, Given, Numbered)
        handed, kept, given, numbered = (best(kind(name), "process_time") for kind in kinds)
        print(
            f"{'':<24}{handed:>12,.0f} handed over and back, {kept:,.0f} into arrays given once, "
            f"{given:,.0f} given with every call, {numbered:,.0f} by numbers of the mask"
        )
    for peer, game, players, kind, wanted in PEERS:
        their = theirs(python, peer, game)
        if their is None:
            continue
        toy = ", a toy" if "leduc" in game else ""
        print(f"{peer:<11}{game:<25}{their:>10,.0f} decisions a CPU second; wanted: {wanted} times that{toy}")
        for name in kind:
            by_one, by_all = (rate / their for rate in rates(name, players if name in COUNTED else None))
            beside = f"{name}, {players} players" if name in COUNTED else name
            print(f"{'':<11}{beside:<25}{by_one:>10,.1f} times by one thread, {by_all:,.1f} times by {cores}")


def scaling(name: str, n: int) -> None:
    """Print how two threads do against one: by itself, handed over, with decisions of a learner's own, quick or slow.

    A run takes turns of a tenth of a second. It is counted whole, with whatever else the machine did meanwhile, and by
    the best turn of each, which leaves that out and with it the moments in which the cores lay badly for us. Beside
    them stand bare arithmetic, and how far apart the cores are. What is not done in compiled code, which alone
    runs side by side, is told too.
    """
    measured: dict[str, tuple[Rate, Rate]] = {
        "the machine itself": (partial(steps_a_second, 1), partial(steps_a_second, 2))
    }
    for what, kind in KINDS.items():
        one, two = kind(name, n), kind(name, n, threads=2)
        measured[what] = partial(one.speed, "perf_counter"), partial(two.speed, "perf_counter")
    whole: dict[str, list[float]] = {what: [] for what in measured}
    faster: dict[str, list[float]] = {what: [] for what in measured}
    distances, began, before = [], time.perf_counter(), seconds_taken_away()
    for _ in range(RUNS):
        distances.append(nanoseconds_there_and_back())
        turns = [{what: (one(TURN), two(TURN)) for what, (one, two) in measured.items()} for _ in range(TURNS)]
        for what, ratios in faster.items():
            by_one, by_two = zip(*(turn[what] for turn in turns), strict=True)
            ratios.append(max(by_two) / max(by_one))
            whole[what].append(statistics.harmonic_mean(by_two) / statistics.harmonic_mean(by_one))
    taken_away = (seconds_taken_away() - before) / (time.perf_counter() - began) / (os.cpu_count() or 1)
    bare, one, two = Player(name, 1), Player(name, n), Player(name, n, threads=2)
    dearer = best(one, "process_time") / best(two, "process_time")
    python = best(one, "process_time") / n / best(bare, "process_time")
    print(
        f"batch {name:<18}{n} matches, two threads against one (wanted: 1.7; median of {RUNS}, by the wall's clock); "
        f"{dearer:.2f} times the CPU time; {1 - python:.1%} of one thread's time is spent in compiled code; "
        f"from core to core and back {', '.join(f'{distance:.0f}' for distance in distances)} ns; "
        f"neighbours took {taken_away:.0%} of the cores meanwhile"
    )
    for what, ratios in whole.items():
        print(
            f"{'':<24}{what:<24}{statistics.median(ratios):>5.2f} [{min(ratios):.2f}, {max(ratios):.2f}], "
            f"by best turns {statistics.median(faster[what]):.2f}"
        )


def main() -> None:
    """Print rates, ratios and memory, or scaling."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--peers", default=sys.executable, help="an interpreter that has the peers")
    parser.add_argument("--scaling", action="store_true", help="two threads against one, nothing else")
    parser.add_argument("--matches", type=int, default=N, help="matches in a batch, for --scaling")
    wanted = parser.parse_args()
    if not wanted.scaling:
        compare(wanted.peers)
    for name in GAMES:
        scaling(name, wanted.matches)


if __name__ == "__main__":
    main()
