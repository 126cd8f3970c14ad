"""Real views of every game for the page's own tests and gallery: python -m tests.web.fixtures FOLDER.

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

FRAMES = 160
MATCHES: dict[str, tuple[str, dict[str, Any], int | None]] = {
    "nimmt": ("nimmt", {"players": 4}, 0),
    "nimmt-10": ("nimmt", {"players": 10}, 3),
    "ogorek": ("ogorek", {"players": 4}, 1),
    "sixtysix": ("sixtysix", {}, 0),
    "sixtysix-watched": ("sixtysix", {}, None),
    "draughts-polish": ("draughts/polish", {}, 0),
    "draughts-corner": ("draughts/corner", {}, 1),
    "draughts-german": ("draughts/german", {}, 0),
    "words-pl": ("words", {"language": "pl"}, 0),
    "words-cs": ("words", {"language": "cs"}, 1),
}


def frames(name: str, options: dict[str, Any], eye: int | None) -> dict[str, Any]:
    """A match of chance moves, as one eye sees it."""
    game = stolik.game(name, **options)
    match = game.match(seed=5)
    names = list(BOT_NAMES[: game.players])
    rng = np.random.default_rng(5)
    shown = []
    while match.acting and len(shown) < FRAMES:
        shown.append(frame(game, match, names, eye))
        seat = int(rng.choice(match.acting))
        legal = match.legal(seat)
        match.play(seat, max(legal) if name == "words" else int(rng.choice(legal)))
    shown.append(frame(game, match, names, eye))
    teams = [next(team for team, seats in enumerate(game.teams) if seat in seats) for seat in range(game.players)]
    return {"game": name, "options": dict(game.options), "eye": eye, "names": names, "teams": teams, "frames": shown}


def frame(game: Any, match: Any, names: list[str], eye: int | None) -> dict[str, Any]:
    """How things stand, with the words for it in English."""
    view = match.view(eye)
    listed = eye is not None and eye in match.acting and game.lists_all
    legal = [{"code": code, "text": game.show(match.state, eye, code)} for code in match.legal(eye)] if listed else None
    told = tell(game, view, names, eye, "en")
    words = result(game, view["outcome"], names, "en") if view.get("outcome") else waiting(game, view, names, eye, "en")
    return {"view": view, "legal": legal, "told": told, "waits": words}


def main(folder: Path) -> None:
    """Write them all."""
    folder.mkdir(parents=True, exist_ok=True)
    for file, match in MATCHES.items():
        (folder / f"{file}.json").write_text(json.dumps(frames(*match), ensure_ascii=False))


if __name__ == "__main__":
    main(Path(sys.argv[1]))
