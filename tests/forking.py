"""Processes for the tests to kill, freeze and race: forked from one that has imported everything already.

Starting Python and Numba takes seconds, which is not what these tests are about. A module that has such processes calls
`fork_for` when it is run; the tests have a `Nest` of it and send orders.
"""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

ROOT = Path(__file__).parents[1]


class Forked:
    """A process forked for an order."""

    def __init__(self, pid: int) -> None:
        self.pid = pid

    def signal(self, number: signal.Signals) -> None:
        """Freeze it or let it go on."""
        os.kill(self.pid, number)

    def alive(self) -> bool:
        """Whether it is still there."""
        try:
            os.kill(self.pid, 0)
        except ProcessLookupError:
            return False
        return True

    def kill(self) -> None:
        """End it as a power cut would, and wait until it is gone."""
        os.kill(self.pid, signal.SIGKILL)
        while self.alive():
            time.sleep(0.002)


class Nest:
    """Where processes are forked, in milliseconds."""

    def __init__(self, module: str) -> None:
        paths = [str(ROOT / "src"), str(ROOT), os.environ.get("PYTHONPATH", "")]
        self._process = subprocess.Popen(
            [sys.executable, "-m", module],
            cwd=ROOT,
            env={**os.environ, "PYTHONPATH": os.pathsep.join(paths)},
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
            start_new_session=True,  # a group of its own, so that all can be ended together
        )

    def fork(self, **order: Any) -> int:
        """The number of a new process that carries out an order."""
        assert self._process.stdin is not None
        assert self._process.stdout is not None
        self._process.stdin.write(json.dumps(order) + "\n")
        self._process.stdin.flush()
        return int(self._process.stdout.readline())

    def close(self) -> None:
        """End all that are left."""
        os.killpg(self._process.pid, signal.SIGKILL)
        self._process.communicate()


def fork_for(do: Callable[..., None]) -> None:
    """Fork a process for every order that comes in."""
    signal.signal(signal.SIGCHLD, signal.SIG_IGN)  # processes vanish when they end
    while line := sys.stdin.readline():
        order = json.loads(line)
        pid = os.fork()
        if pid == 0:
            signal.signal(signal.SIGCHLD, signal.SIG_DFL)
            do(**order)
            os._exit(0)
        print(pid, flush=True)
