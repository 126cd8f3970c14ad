"""Python's collector of garbage, kept from looking through everything while everybody waits.

Modules and tables are many and need no collector (a table let go has no circles of references). Left to itself it looks
through all of them again and again: half a second each time with a thousand tables.
"""

from __future__ import annotations

import gc

NEW = 20_000  # objects; after fewer, most of what it finds are messages that are just being sent
YOUNG = 10  # looks at what is new, until one at what has been looked at once
SELDOM = 10_000  # of those, until it looks at all there is: never, for the hub says when


def collect_the_young() -> None:
    """Let the collector look by itself only at what is new."""
    gc.set_threshold(NEW, YOUNG, SELDOM)


def collect_all() -> None:
    """Look at everything once; what is still there is not looked at again until the next time."""
    gc.unfreeze()
    gc.collect()
    gc.freeze()
