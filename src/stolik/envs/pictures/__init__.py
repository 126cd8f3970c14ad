"""The table as environments render it: as text, as in the terminal, or as an SVG picture; always what one seat sees."""

from __future__ import annotations

import importlib
import importlib.util
import io
from typing import TYPE_CHECKING, Any

from rich.console import Console, Group
from rich.text import Text

from stolik.cli.paper import THEME
from stolik.cli.screens import Scene, screen_of
from stolik.core.errors import BadOption, NotPossible
from stolik.core.telling import title, waiting
from stolik.core.words import preferred_language
from stolik.envs.actions.composing import Composing
from stolik.games.words.notation import square_name, tile_name

if TYPE_CHECKING:
    from stolik.envs.episode import Episode

MODES = ("human", "ansi", "svg")
COLUMNS = 88  # of the text


def check_mode(mode: str | None) -> str | None:
    """A render mode that there is, or none."""
    if mode is not None and mode not in MODES:
        raise BadOption("render_mode", mode, f"None, {' or '.join(MODES)}")
    return mode


def render(episode: Episode, mode: str | None, seat: int) -> str | None:
    """Draw the table as a seat sees it: printed, as text, or as a picture."""
    if mode is None:
        return None
    if mode == "svg":
        return svg(episode, seat)
    text = ansi(episode, seat)
    if mode == "human":
        print(text)
        return None
    return text


def ansi(episode: Episode, seat: int) -> str:
    """The table as the terminal draws it, without colours."""
    game, language = episode.game, preferred_language()
    seats = [f"player_{number}" for number in range(game.players)]
    view, screen = seen(episode, seat), screen_of(game.name)
    listed = episode.match.legal(seat) if seat in episode.match.acting and game.lists_all else []
    legal = {code: game.show(episode.match.state, seat, code) for code in listed}
    scene = Scene(game, view, seats, seat, legal, language, COLUMNS, large=False)
    heading = Text(f"{title(game.name, language)}  {screen.progress(scene)}")
    asked = waiting(game, view, seats, seat, language) if view["acting"] else ""
    file = io.StringIO()
    console = Console(file=file, width=COLUMNS, color_system=None, theme=THEME, highlight=False, markup=False)
    console.print(Group(heading, screen.table(scene), screen.hand(scene), Text(asked)))
    return "\n".join(line.rstrip() for line in file.getvalue().rstrip().splitlines()) + "\n"


def svg(episode: Episode, seat: int) -> str:
    """The table as an SVG picture."""
    name = f"{__name__}.{episode.game.name.partition('/')[0]}"
    if importlib.util.find_spec(name) is None:
        raise NotPossible(f"nobody has drawn pictures of {episode.game.name} yet; render_mode ansi shows it as text")
    module = importlib.import_module(name)
    picture: str = module.draw(seen(episode, seat), seat)
    return picture


def seen(episode: Episode, seat: int) -> dict[str, Any]:
    """What a seat sees, with the tiles of the turn that it is composing."""
    view = episode.match.view(seat)
    if isinstance(episode.numbers, Composing) and seat == episode.seat:
        language = view["language"]
        squares, tiles = episode.numbers.taken(episode.laid)
        composing = [
            {"square": square_name(square), "tile": tile_name(language, tile)}
            for square, tile in zip(squares, tiles, strict=False)
        ]
        view["loose"] = [*view["loose"], *composing]
    return view
