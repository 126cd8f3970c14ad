"""Frames that were good once: malformed, truncated, oversized, mistyped, out of order, and now and then a good one."""

from __future__ import annotations

import json
import random
from collections.abc import Iterator, Sequence
from typing import Any

GOOD: list[dict[str, Any]] = [
    {"do": "hello", "version": 1},
    {"do": "sit", "name": "Ola", "seat": 0},
    {"do": "ready", "nonce": "ab"},
    {"do": "act", "action": 7, "id": "x"},
    {"do": "act", "action": "7"},
    {"do": "check", "action": 7},
    {"do": "look"},
    {"do": "hint", "id": "y"},
    {"do": "say", "text": "<script>alert(1)</script>"},
    {"do": "ask", "count": 2},
    {"do": "put", "seat": 1, "level": "easy"},
    {"do": "hand", "level": "random"},
    {"do": "pong", "ping": 5},
]
# Out of order: each of them good, at a moment when nobody expects it.
SUDDEN: list[dict[str, Any]] = [{"do": word} for word in ("stand", "wait", "agree", "decline", "resume")]
ODD: list[Any] = [None, True, -1, 10**30, 1.5, "", "\ud800", "x" * 5000, [], {}, [[[[]]]], {"do": "act"}]
EDGES = [1 << 62, (1 << 63) - 1, -(1 << 63), 1 << 63, 0, -1, 1 << 58, 18 << 58, 64, 105, "²", "٣", "\x00", "9" * 199]


def frames(chance: random.Random, count: int, actions: Sequence[int | str] = ()) -> Iterator[str | bytes]:
    """So many frames; `actions` are those that could be played just now, and they are spoilt too."""
    for _ in range(count):
        message: Any = dict(chance.choice(GOOD))
        if "action" in message and chance.random() < 0.9:
            message["action"] = _spoilt(chance, actions)
        match chance.randrange(9):
            case 0:
                message[chance.choice([*message, "extra"])] = chance.choice(ODD)
            case 1:
                message.pop(chance.choice(list(message)))
            case 2:
                message = chance.choice(ODD)
            case 3:
                yield json.dumps(message)[: chance.randrange(1, 30)]
                continue
            case 4:
                yield bytes(chance.randrange(256) for _ in range(chance.randrange(60)))
                continue
            case 5:
                yield "[" * chance.randrange(1, 6000)
                continue
            case 6:
                message = chance.choice(SUDDEN)
        text = json.dumps(message)
        yield text if chance.random() < 0.5 else text.encode()


def _spoilt(chance: random.Random, actions: Sequence[int | str]) -> int | str:
    """An action of the moment, whole, with bits turned or letters changed; or one at the edge of what there is."""
    action = chance.choice(actions) if actions and chance.random() < 0.8 else chance.choice(EDGES)
    if chance.random() < 0.2:
        return action
    if isinstance(action, int):
        return action ^ 1 << chance.randrange(66)
    at = chance.randrange(len(action) + 1)
    return action[:at] + chance.choice("AŻ8h?()-+ 😀") + action[at + chance.randrange(2) :]
