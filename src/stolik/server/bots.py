"""Bots in seats: they think in threads that let the event loop go, and one that fails is replaced by a lower level."""

from __future__ import annotations

import asyncio
import logging
import os
from concurrent.futures import ThreadPoolExecutor
from typing import Any

from stolik.core.game import Game
from stolik.core.registry import bot, levels

log = logging.getLogger("stolik.bots")


class Bots:
    """All bots of this process."""

    def __init__(self) -> None:
        self._threads = ThreadPoolExecutor(max(1, (os.cpu_count() or 2) - 1), "bot")

    async def choose(self, game: Game, level: str, hidden: Any, seat: int, seed: int, table: str) -> int:
        """A decision for a seat, by its bot or, if that fails, by the next lower one that does not."""
        loop = asyncio.get_running_loop()
        known = levels(game.name)
        for lower in reversed(known[: known.index(level) + 1] if level in known else known[:1]):
            try:
                return await loop.run_in_executor(self._threads, _choose, game, lower, hidden, seat, seed)
            except Exception:
                log.exception("a bot failed", extra={"table": table, "level": lower, "seat": seat})
        raise RuntimeError(f"no bot of {game.name} can decide, not even a random one")

    def close(self) -> None:
        """Let all threads go."""
        self._threads.shutdown(wait=False, cancel_futures=True)


def _choose(game: Game, level: str, hidden: Any, seat: int, seed: int) -> int:
    return int(bot(game.name, level).choose(game, hidden, seat, seed=seed))
