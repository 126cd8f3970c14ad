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
import subprocess
import sys
from functools import cache
from pathlib import Path

import stolik
from benchmarks.batch_players import COUNTED, LEAST, RUNS, Given, Handed, Kept, N, Numbered, Player, best
from benchmarks.batch_scaling import scaling
from tests.oracles import peers

GAMES = ("nimmt", "ogorek", "sixtysix", "draughts/english")
TRICKS = ("ogorek", "sixtysix")
HANDS = ("nimmt", "sixtysix")
BOARD = ("draughts/english",)
SMALLEST = ("ogorek",)
PEER = Path(__file__).with_name("batch_peers.py")

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
