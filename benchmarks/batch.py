"""Many matches at once: decisions a second with masks and observations, against environments of others.

    python -m benchmarks.batch --peers PYTHON       rates, ratios, memory
    python -m benchmarks.batch --scaling            two threads against one; wants a quiet machine

PYTHON is an interpreter that has open_spiel, pettingzoo[classic], rlcard and pgx; without it, this one with what
`make bench` put into .venv/peers/batch. All are measured one after the other, in processor seconds, each decision at
random with its mask and observation; ours by one thread.

A peer's game is compared with ours of the same kind: tricks with tricks, hands that are played off with such hands, a
board with a board; where we have two of a kind, with the slower. Leduc poker has six cards and one to hold: nothing of
ours is as small, so it is set beside the smallest we have and called a toy. Chess of the peers is set beside draughts.
"""

from __future__ import annotations

import argparse
import os
import statistics
import subprocess
import sys
import time
from pathlib import Path

import numpy as np

import stolik
from tests.oracles import peers

N = 4096
LEAST = 1.0  # seconds for each figure
RUNS = 5
GAMES = ("nimmt", "ogorek", "sixtysix", "draughts/english")
TRICKS = ("ogorek", "sixtysix")
HANDS = ("nimmt", "sixtysix")
BOARD = ("draughts/english",)
SMALLEST = ("ogorek",)
PEER = Path(__file__).with_name("batch_peers.py")

# peer, its game, our games of the kind, how many times as fast we want to be
PEERS = (
    ("openspiel", "hearts", TRICKS, 50),
    ("openspiel", "euchre", TRICKS, 50),
    ("openspiel", "crazy_eights", HANDS, 50),
    ("openspiel", "leduc_poker", SMALLEST, 50),
    ("openspiel", "checkers", BOARD, 50),
    ("pettingzoo", "texas_holdem_no_limit_v6", HANDS, 200),
    ("pettingzoo", "leduc_holdem_v4", SMALLEST, 200),
    ("pettingzoo", "chess_v6", BOARD, 200),
    ("rlcard", "uno", HANDS, 200),
    ("rlcard", "gin-rummy", HANDS, 200),
    ("rlcard", "leduc-holdem", SMALLEST, 200),
    ("pgx", "sparrow_mahjong", HANDS, 1),
    ("pgx", "leduc_holdem", SMALLEST, 1),
    ("pgx", "gardner_chess", BOARD, 1),
    ("pgx", "othello", BOARD, 1),
)


class Player:
    """A batch that plays at random."""

    def __init__(self, name: str, n: int = N, threads: int = 1) -> None:
        self.batch = stolik.batch(stolik.game(name), n, seed=1, threads=threads)
        self.actions = np.empty(n, np.int64)
        for _ in range(3):  # everything is compiled, and known to be wanted
            self.decide()

    def decide(self) -> None:
        """One decision in every match, with its mask and observation."""
        self.batch.observe()
        self.batch.legal_mask()
        self.batch.random_actions(self.actions)
        self.batch.step(self.actions)

    def speed(self, clock: str, least: float = LEAST) -> float:
        """Decisions a second, of the processor's or of the wall's clock."""
        now = getattr(time, clock)
        made, began = 0, now()
        while made == 0 or now() - began < least:
            self.decide()
            made += self.batch.n
        spent: float = now() - began
        return made / spent


def theirs(python: str, peer: str, name: str) -> float | None:
    """A peer's decisions a processor second, or None if the interpreter does not have it."""
    command = [python, "-W", "ignore", str(PEER), peer, name, str(LEAST)]
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
    speeds = {name: Player(name).speed("process_time") for name in GAMES}
    for name, speed in speeds.items():
        print(f"batch {name:<18}{speed:>12,.0f} decisions a CPU second, one thread; {memory(name)}")
    for peer, game, kind, wanted in PEERS:
        their = theirs(python, peer, game)
        if their is not None:
            slowest = min(kind, key=lambda name: speeds[name])
            toy = ", a toy" if "leduc" in game else ""
            ratio = speeds[slowest] / their
            print(
                f"{peer:<11}{game:<25}{their:>10,.0f}   {slowest} {ratio:>8,.1f} times as fast (wanted: {wanted}{toy})"
            )


def scaling(name: str, n: int) -> None:
    """Print how two threads do against one, and what is not done in compiled code, which alone runs side by side."""
    one, two, bare = Player(name, n), Player(name, n, threads=2), Player(name, 1)
    faster, dearer = [], []
    for _ in range(RUNS):
        faster.append(two.speed("perf_counter") / one.speed("perf_counter"))
        dearer.append(one.speed("process_time") / two.speed("process_time"))
    python = one.speed("process_time") / n / bare.speed("process_time")
    print(
        f"batch {name:<18}{n} matches: two threads {statistics.median(faster):.2f} times one (wanted: 1.7; median of "
        f"{RUNS}, by the wall's clock), {statistics.median(dearer):.2f} times the CPU time; "
        f"{1 - python:.1%} of one thread's time is spent in compiled code"
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
