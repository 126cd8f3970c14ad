"""Many matches at once: decisions a second with masks and observations, against environments of others.

    python -m benchmarks.batch --peers PYTHON

PYTHON is an interpreter that has open_spiel, pettingzoo[classic], rlcard and pgx; without it, this one with what
`make bench` put into .venv/peers/batch. All are measured one after the other, in processor seconds, each decision at
random with its mask and observation; ours by one thread. What a peer is compared with is our slowest game of the kind.
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
CARDS = ("nimmt", "ogorek", "sixtysix")
BOARD = ("draughts/english",)
PEER = Path(__file__).with_name("batch_peers.py")

# peer, its game, our games of the kind, how many times as fast we want to be
PEERS = (
    ("openspiel", "hearts", CARDS, 50),
    ("openspiel", "crazy_eights", CARDS, 50),
    ("openspiel", "leduc_poker", CARDS, 50),
    ("openspiel", "checkers", BOARD, 50),
    ("pettingzoo", "texas_holdem_no_limit_v6", CARDS, 200),
    ("pettingzoo", "leduc_holdem_v4", CARDS, 200),
    ("pettingzoo", "chess_v6", BOARD, 200),
    ("rlcard", "uno", CARDS, 200),
    ("rlcard", "gin-rummy", CARDS, 200),
    ("rlcard", "leduc-holdem", CARDS, 200),
    ("pgx", "sparrow_mahjong", CARDS, 1),
    ("pgx", "leduc_holdem", CARDS, 1),
    ("pgx", "gardner_chess", BOARD, 1),
    ("pgx", "othello", BOARD, 1),
)


def ours(name: str, threads: int, clock: str) -> float:
    """Our decisions a second, of the processor's or of the wall's clock."""
    now = getattr(time, clock)
    batch = stolik.batch(stolik.game(name), N, seed=1, threads=threads)
    actions = np.empty(N, np.int64)
    made, began = -1, 0.0
    while made < 0 or now() - began < LEAST:
        batch.observe()
        batch.legal_mask()
        batch.random_actions(actions)
        batch.step(actions)
        if made < 0:  # everything is compiled
            made, began = 0, now()
            continue
        made += N
    return made / (now() - began)


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


def main() -> None:
    """Print rates, ratios, scaling and memory."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--peers", default=sys.executable, help="an interpreter that has the peers")
    python = parser.parse_args().peers
    speeds = {name: ours(name, 1, "process_time") for name in (*CARDS, *BOARD)}
    for name, speed in speeds.items():
        print(f"batch {name:<18}{speed:>12,.0f} decisions a CPU second, one thread; {memory(name)}")
    for peer, game, kind, wanted in PEERS:
        speed = theirs(python, peer, game)
        if speed is not None:
            slowest = min(kind, key=lambda name: speeds[name])
            ratio = speeds[slowest] / speed
            print(f"{peer:<11}{game:<18}{speed:>12,.0f}   {slowest} is {ratio:,.1f} times as fast (wanted: {wanted})")
    for name in (*CARDS, *BOARD):
        wall, work = ([scaling(name, clock) for _ in range(RUNS)] for clock in ("perf_counter", "process_time"))
        print(
            f"batch {name:<18}two threads {statistics.median(wall):.2f} times one (wanted: 1.7; median of {RUNS}; if "
            f"others want the cores it says nothing), {statistics.median(work):.2f} times the decisions a CPU second"
        )


def scaling(name: str, clock: str) -> float:
    """How many times as many decisions two threads make as one, each a second of a clock."""
    return ours(name, 2, clock) / ours(name, 1, clock)


if __name__ == "__main__":
    main()
