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
from stolik.games.words.racks import in_rack

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
    listed = episode.match.legal(seat) if seat in view["acting"] and game.lists_all else []
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
    """What a seat sees; the tiles of the turn that it is composing are out of its rack, on the board or set aside."""
    view = episode.match.view(seat)
    if episode.spoilt:  # the rules would go on
        view["acting"] = []
    if not isinstance(episode.numbers, Composing) or seat != episode.seat or not episode.laid:
        return view
    squares, tiles = episode.numbers.taken(episode.laid)
    names = [tile_name(view["language"], tile) for tile in tiles]
    left = list(view["hand"])
    for tile in tiles:
        left.remove(tile_name(view["language"], in_rack(tile)))
    composing = [{"square": square_name(square), "tile": name} for square, name in zip(squares, names, strict=False)]
    return view | {
        "loose": [*view["loose"], *composing],
        "hand": left,
        "racks": _with(view["racks"], seat, left),
        "held": _with(view["held"], seat, len(left)),
        "aside": [] if squares else names,
    }


def _with(values: list[Any], seat: int, value: Any) -> list[Any]:
    """The same with another value for one seat."""
    return [value if other == seat else own for other, own in enumerate(values)]
