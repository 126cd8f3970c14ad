"""Which worker runs which tests: a file stays together, what takes long is spread and begins first."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence

from xdist.scheduler import LoadScopeScheduling

# In this order: what waits runs beside what computes.
FIRST = (
    "tests/server/test_kills.py",
    "tests/conformance/test_bounds.py",
    "tests/conformance/test_interpreted.py",
    "tests/server/test_two_processes.py",
    "tests/server/test_frames.py",
)
PAGE = "tests/web/"
SPREAD = (*FIRST, "tests/web/test_matches.py", "tests/envs/test_batch.py")  # each test goes to whoever is free
COMPANY = re.compile(r"-[a-z]{2}-\d+\]$")  # language and size of screen: these people play one game after the other


def scope_of(nodeid: str) -> str:
    """What a worker is given at once."""
    file = nodeid.partition("::")[0]
    if file not in SPREAD:
        return file
    company = COMPANY.search(nodeid)
    return file + company[0] if company else nodeid


def turns(nodeids: Sequence[str]) -> Callable[[str], tuple[int, float]]:
    """When each test has its turn: the longest first, then those of the page evenly among all others.

    Browsers side by side would leave no core to anybody, and make people at the page wait for each other.
    """
    scopes = list(dict.fromkeys(map(scope_of, nodeids)))
    page = [scope for scope in scopes if scope.startswith(PAGE)]
    others = [scope for scope in scopes if not scope.startswith((PAGE, *FIRST))]
    place = {scope: at / len(kind) for kind in (page, others) for at, scope in enumerate(kind)}

    def turn(nodeid: str) -> tuple[int, float]:
        first = next((at for at, file in enumerate(FIRST) if nodeid.startswith(file)), len(FIRST))
        return first, place.get(scope_of(nodeid), 0.0)

    return turn


class Spreading(LoadScopeScheduling):
    """Hands out files, so that a server is started once for all of a file's tests, and parts of the long ones."""

    def _split_scope(self, nodeid: str) -> str:
        return scope_of(nodeid)
