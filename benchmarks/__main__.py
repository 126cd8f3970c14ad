"""`make bench`: every benchmark, one after the other."""

from __future__ import annotations

import os
import platform

from benchmarks import batch, compiling, draughts_perft, draughts_search, endings, live, page, playing, words


def main() -> None:
    """Say what machine this is, then measure."""
    print(f"Python {platform.python_version()}, {os.cpu_count()} cores, {platform.machine()}")
    playing.main()
    endings.main()
    draughts_perft.main()
    draughts_search.main()
    words.main()
    batch.main()
    live.main()
    page.main()
    compiling.main()


main()
