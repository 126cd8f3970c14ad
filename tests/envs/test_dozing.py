"""Where the system has no semaphores that lie in one's own memory nobody dozes, and all work is done just the same."""

from __future__ import annotations

from pathlib import Path

from tests.conformance.children import run_child

ELSEWHERE = """
import sys, time
here, sys.platform = sys.platform, "elsewhere"
import stolik.envs.dozing as dozing
sys.platform = here
from stolik.envs.handing import GONE, ORDER, ordered_again
from stolik.envs.slicing import Slices

slices, done = Slices(2, 2), [0, 0]
slices.listening = True

def work(i, bell, patience):
    while True:
        done[i] += 1
        if patience == 0 or not ordered_again(bell, patience):
            return

for turn in range(6):
    slices.repeat(work)
    if turn % 2:
        end = time.monotonic() + 20
        while slices._workers[0].bell[ORDER] != GONE and time.monotonic() < end:
            time.sleep(0.001)
        print(slices._workers[0].bell[ORDER] == GONE)
print(dozing.DOZES, done)
"""


def test_elsewhere_nobody_dozes(tmp_path: Path) -> None:
    told = run_child("-c", ELSEWHERE, STOLIK_CACHE=str(tmp_path), STOLIK_INTERPRET="")
    assert told.splitlines() == ["True", "True", "True", "False [6, 6]"]
