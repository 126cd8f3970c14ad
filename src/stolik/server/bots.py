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

    async def decide(self, game: Game, level: str, hidden: Any, seat: int, seed: int, table: str) -> Any:
        """What `decide` of a seat's bot says or, if that fails, of the next lower one that does not."""
        loop = asyncio.get_running_loop()
        known = levels(game.name)
        for lower in reversed(known[: known.index(level) + 1] if level in known else known[:1]):
            try:
                return await loop.run_in_executor(self._threads, _decide, game, lower, hidden, seat, seed)
            except Exception:
                log.exception("a bot failed", extra={"table": table, "level": lower, "seat": seat})
        raise RuntimeError(f"no bot of {game.name} can decide, not even a random one")

    async def answer(self, game: Game, level: str, hidden: Any, seat: int, table: str) -> int | None:
        """What a bot answers to its partner; a bot that fails says nothing."""
        loop = asyncio.get_running_loop()
        try:
            answer: int | None = await loop.run_in_executor(self._threads, _answer, game, level, hidden, seat)
            return answer
        except Exception:
            log.exception("a bot failed", extra={"table": table, "level": level, "seat": seat})
            return None

    def close(self) -> None:
        """Let all threads go."""
        self._threads.shutdown(wait=False, cancel_futures=True)


def _decide(game: Game, level: str, hidden: Any, seat: int, seed: int) -> Any:
    return bot(game.name, level).decide(game, hidden, seat, seed=seed)


def _answer(game: Game, level: str, hidden: Any, seat: int) -> int | None:
    answer: int | None = bot(game.name, level).answer(game, hidden, seat)
    return answer
