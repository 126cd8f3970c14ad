"""Hints at training tables: what the strongest bot thinks of everything one could do, from what one's eye sees."""

from __future__ import annotations

import logging
from typing import Any

from stolik.core.errors import NotPossible
from stolik.core.registry import study
from stolik.core.words import say
from stolik.server.connection import Connection
from stolik.server.live import Live
from stolik.server.studies import SECONDS, Busy, Studies

log = logging.getLogger("stolik.studies")
SHOWN = 8  # moves


def give_hint(studies: Studies, live: Live, connection: Connection, name: str) -> None:
    """Answer a request for a hint, at once with a refusal or after some thought with moves."""
    why = refusal(live, connection.eye)
    if why:
        _refuse(connection, name, why)
    else:
        studies.do(_think(studies, live, connection, name))


def refusal(live: Live, eye: int | None) -> str:
    """Why there is no hint, as the name of its words; empty if there is one."""
    table = live.table
    if not table.setup.training:
        return "web-study-refuses-training"
    if not table.game.lists_all:  # a list of what is best would tell what is valid
        return "play-hint-never"
    if eye is None:
        return "table-refuses-no-seat"
    if table.match is None or eye not in table.match.acting:
        return "web-study-refuses-turn"
    return ""


async def _think(studies: Studies, live: Live, connection: Connection, name: str) -> None:
    table, eye, language = live.table, connection.eye, connection.language
    assert table.match is not None
    assert eye is not None
    number, hidden = table.heard[eye], table.game.hide(table.match.state, eye)
    try:
        weigh = study(table.game.name).weigh
        moves = await studies.soon(connection.who, weigh, table.game, hidden, eye, SECONDS, language)
    except Busy:
        _refuse(connection, name, "server-refuses-too-fast")
    except NotPossible:
        _refuse(connection, name, "web-study-refuses-turn")
    except Exception:
        log.exception("a hint failed", extra={"table": live.name})
        _refuse(connection, name, "web-study-refuses-failed")
    else:
        connection.send({"is": "hint", "id": name, "number": number, "moves": [_move(move) for move in moves[:SHOWN]]})


def _move(move: dict[str, Any]) -> dict[str, Any]:
    return {key: move[key] for key in ("code", "text", "value", "visits", "share", "words")}


def _refuse(connection: Connection, name: str, words: str) -> None:
    told = say(words, connection.language)
    connection.send({"is": "refused", "id": name, "code": "no-hint", "rule": "", "words": told})
