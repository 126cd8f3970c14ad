"""Python itself, set for a server: neither its collector of garbage nor its lock is to keep everybody waiting.

Modules and tables are many and need no collector (a table let go has no circles of references). Left to itself it looks
through all of them again and again: half a second each time with a thousand tables.

The thread that writes the log gives the lock away whenever it speaks to the disk, and then asks for it again of a loop
that is always busy. Python has it wait 5 ms each time, several times a commit, while everybody waits for the commit.
"""

from __future__ import annotations

import gc
import sys

NEW = 20_000  # objects; after fewer, most of what it finds are messages that are just being sent
YOUNG = 10  # looks at what is new, until one at what has been looked at once
SELDOM = 10_000  # of those, until it looks at all there is: never, for the hub says when
TURN = 0.0002  # seconds that a thread keeps the lock while another asks for it


def set_up() -> None:
    """Let the collector look by itself only at what is new, and threads take turns quickly."""
    gc.set_threshold(NEW, YOUNG, SELDOM)
    sys.setswitchinterval(TURN)


def collect_all() -> None:
    """Look at everything once; what is still there is not looked at again until the next time."""
    gc.unfreeze()
    gc.collect()
    gc.freeze()
