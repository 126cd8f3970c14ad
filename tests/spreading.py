"""Which worker runs which tests: a file stays together, what takes long is spread and begins first."""

from __future__ import annotations

import re

from xdist.scheduler import LoadScopeScheduling

# In this order: what waits runs beside what computes, and no core is idle in the end.
FIRST = (
    "tests/server/test_kills.py",
    "tests/conformance/test_bounds.py",
    "tests/conformance/test_interpreted.py",
    "tests/server/test_two_processes.py",
    "tests/server/test_frames.py",
    "tests/web/",
    "tests/envs/test_batch.py",
)
SPREAD = (*FIRST[:5], "tests/web/test_matches.py", "tests/envs/test_batch.py")  # each test goes to whoever is free
COMPANY = re.compile(r"-[a-z]{2}-\d+\]$")  # language and size of screen: these people play one game after the other


def turn(nodeid: str) -> int:
    """When the tests of a file are begun."""
    return next((at for at, start in enumerate(FIRST) if nodeid.startswith(start)), len(FIRST))


class Spreading(LoadScopeScheduling):
    """Hands out files, so that a server is started once for all of a file's tests, and parts of the long ones."""

    def _split_scope(self, nodeid: str) -> str:
        file = nodeid.partition("::")[0]
        if file not in SPREAD:
            return file
        company = COMPANY.search(nodeid)
        return file + company[0] if company else nodeid
