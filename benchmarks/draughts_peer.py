"""The engine of py-draughts behind a pipe: run where py-draughts can be imported, it knows nothing of Stolik.

A line in, a line out, both JSON: ["new", board, FEN] begins, ["push", from, to, taken] makes a move,
["go", seconds] answers with a move and the CPU seconds it took; squares are numbered from 0 as py-draughts does. Its
clock counts the work of this process alone, as ours does in matches.
"""

from __future__ import annotations

import json
import sys
import time
from types import SimpleNamespace
from typing import Any


def main() -> None:
    """Answer until the pipe is closed."""
    import draughts  # type: ignore[import-not-found]
    from draughts.engines import simple  # type: ignore[import-not-found]

    simple.time = SimpleNamespace(time=time.process_time)
    board: Any = None
    for text in sys.stdin:
        command, *rest = json.loads(text)
        answer: Any = "done"
        if command == "new":
            board = getattr(draughts, rest[0]).from_fen(rest[1])
            engines: dict[float, Any] = {}
        elif command == "push":
            start, end, taken = rest
            board.push(next(move for move in board.legal_moves if _told(move) == [start, end, sorted(taken)]))
        else:
            seconds = rest[0]
            engine = engines.setdefault(seconds, draughts.SimpleEngine(depth_limit=None, time_limit=seconds))
            began = time.process_time()
            answer = [*_told(engine.get_best_move(board)), time.process_time() - began]
        print(json.dumps(answer), flush=True)


def _told(move: Any) -> list[Any]:
    return [move.square_list[0], move.square_list[-1], sorted(move.captured_list)]


if __name__ == "__main__":
    main()
