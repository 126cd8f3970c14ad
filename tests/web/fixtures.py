"""Real views of every game for the page's own tests and gallery: python -m tests.web.fixtures FOLDER [FIXTURE …].

A fixture is one match as one eye sees it: after every action the view with its story, the sentences, the decisions.
"""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import Any

import numpy as np

import stolik
from stolik.core.telling import BOT_NAMES, result, tell, waiting
from stolik.games.words.notation import square_name, tile_name
from stolik.games.words.placing import lay
from stolik.tables.seen import decision

FRAMES = 160
MATCHES: dict[str, tuple[str, dict[str, Any], int | None]] = {
    "nimmt": ("nimmt", {"players": 4}, 0),
    "nimmt-10": ("nimmt", {"players": 10}, 3),
    "nimmt-watched": ("nimmt", {"players": 3, "limit": 20}, None),
    "ogorek": ("ogorek", {"players": 4}, 1),
    "ogorek-two": ("ogorek", {"players": 2}, 0),
    "sixtysix": ("sixtysix", {}, 0),
    "sixtysix-watched": ("sixtysix", {}, None),
    "draughts-polish": ("draughts/polish", {}, 0),
    "draughts-corner": ("draughts/corner", {}, 1),
    "draughts-german": ("draughts/german", {}, 0),
    "draughts-watched": ("draughts/russian", {}, None),
    "words-pl": ("words", {"language": "pl"}, 0),
    "words-cs": ("words", {"language": "cs"}, 1),
    "words-watched": ("words", {"language": "en", "jokers": True}, None),
}
POSITIONS = {  # boards on which one capture can be told from another only square by square
    "draughts-ways": ("draughts/polish", "W:Wc1,Kg1,h2:Bb2,d2,b4,d4,f6,c7,a7", 0),
}

FAIR = "records/fair"


def frames(name: str, options: dict[str, Any], eye: int | None, position: str | None = None) -> dict[str, Any]:
    """A match of chance moves, as one eye sees it."""
    game = stolik.game(name, **options)
    match = game.match(seed=5, position=position)
    names = list(BOT_NAMES[: game.players])
    rng = np.random.default_rng(5)
    shown: list[dict[str, Any]] = []
    while match.acting and len(shown) < FRAMES:
        shown.append(frame(game, match, names, eye))
        seat = int(rng.choice(match.acting))
        if name == "words":
            shown += worded(game, match, names, eye, seat, rng)
        else:
            match.play(seat, int(rng.choice(match.legal(seat))))
    shown.append(frame(game, match, names, eye))
    teams = [next(team for team, seats in enumerate(game.teams) if seat in seats) for seat in range(game.players)]
    return {"game": name, "options": dict(game.options), "eye": eye, "names": names, "teams": teams, "frames": shown}


def worded(game: Any, match: Any, names: list[str], eye: int | None, seat: int, rng: Any) -> list[dict[str, Any]]:
    """One decision of words: mostly a good placement, laid tile by tile; sometimes a vote, an exchange, a word."""
    legal = match.legal(seat)
    worth = {code: game.worth(match.state, code) or 0 for code in legal}
    best = max(legal, key=lambda code: worth[code])
    if worth[best] == 0 or rng.random() < 0.15:
        match.play(seat, int(rng.choice(legal[-5:])))
        return []
    board, laid = match.state.board.copy(), []
    lay(board, best)
    for square in np.flatnonzero(board != match.state.board).tolist():
        match.play(seat, f"+{square_name(square)} {tile_name(game.language, int(board[square]))}")
        laid.append(frame(game, match, names, eye))
    match.play(seat, best)
    return laid


def frame(game: Any, match: Any, names: list[str], eye: int | None) -> dict[str, Any]:
    """How things stand, with the words for it in English."""
    view = match.view(eye)
    legal = None
    if eye is not None and eye in match.acting and game.lists_all:
        legal = [decision(game, match.state, eye, code) for code in match.legal(eye)]
    told = tell(game, view, names, eye, "en")
    words = result(game, view["outcome"], names, "en") if view.get("outcome") else waiting(game, view, names, eye, "en")
    return {"view": view, "legal": legal, "told": told, "waits": words}


def fair() -> dict[str, Any]:
    """A finished match, for checking its deals: one of them was taken back and dealt anew under its own number."""
    match = stolik.game("nimmt", players=3, rounds=2).match(
        seed=bytes(range(32)), table="kuchyň", nonces=[b"\1" * 16, b"", b"\2"]
    )
    taken_back = False
    while match.acting:
        if match.deals == 2 and not taken_back:
            match.undo(2, free=True)
            taken_back = True
        seat = match.acting[0]
        match.play(seat, match.legal(seat)[0])
    record = match.record
    return {"record": json.loads(record.dumps()), "owed": stolik.verify(record).owed}


def main(folder: Path, wanted: list[str]) -> None:
    """Write them all, or those that are wanted."""
    (folder / "records").mkdir(parents=True, exist_ok=True)
    for file in wanted or [*MATCHES, *POSITIONS, FAIR]:
        if file == FAIR:
            found = fair()
        elif file in POSITIONS:
            game, position, eye = POSITIONS[file]
            found = frames(game, {}, eye, position)
        else:
            found = frames(*MATCHES[file])
        (folder / f"{file}.json").write_text(json.dumps(found, ensure_ascii=False))


if __name__ == "__main__":
    main(Path(sys.argv[1]), sys.argv[2:])
