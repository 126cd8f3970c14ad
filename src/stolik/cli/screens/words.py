"""The board of Words in pairs, the pairs beside it, and my rack below.

Premium squares carry their words, loose tiles stand in brackets, jokers are small letters::

       A  B  C  D  E
     1 3W  ·  · 2L  ·
     2  · 2W  C  A [R]
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from stolik.cli.screens import Event, Scene, View, shortened
from stolik.games.words.notation import COLUMNS, square_name
from stolik.games.words.tiles import PREMIUMS, SETS, SIDE

QUIET = ("laid", "lifted", "word-more")  # a long word was announced in one piece
NAME = 9  # letters
ROOM = 72  # columns: the board, and a name with its rack
PREMIUM = {"3": "triple-word", "2": "double-word", "t": "triple-letter", "d": "double-letter"}
STYLES = {"3": "color(161)", "2": "color(167)", "t": "color(25)", "d": "color(37)"}
TILE, LOOSE = "bold reverse", "bold color(166) reverse"
KEYS = ("you_go", "accept", "challenge_first", "challenge_second", "yes", "no", "later", "ask", "pass")
SAID = {
    "i-go": "i-go",
    "shall-i-close": "shall-i-close",
    "yes": "say-yes",
    "no": "say-no",
}  # signals as typed


def progress(scene: Scene) -> str:
    """Which turn it is, and how many tiles are in the bag."""
    view = scene.view
    return scene.say(
        "play-words-progress", turn=view["turn_number"], bag=view["bag"], exchange=view["bag_for_exchange"]
    )


def table(scene: Scene) -> RenderableType:
    """The board and what stands beside it, or above it where there is no room: the rack stays near the board."""
    if scene.width < ROOM:
        return Group(_beside(scene), drawn_board(scene.view, scene.say))
    grid = Table.grid(padding=(0, 2, 0, 0))
    grid.add_row(drawn_board(scene.view, scene.say), _beside(scene))
    return grid


# the board


def drawn_board(view: View, say: Callable[[str], str]) -> Text:
    """Rows 1 to 15, columns A to O."""
    loose = {tile["square"]: tile["tile"] for tile in view["loose"]}
    last = {square for move in view["moves"] for square in move["squares"]}
    board = Text("   " + "".join(f" {column} " for column in COLUMNS), "label")
    for row in range(SIDE):
        board.append(f"\n{row + 1:>2} ", "label")
        for column in range(SIDE):
            name = square_name(SIDE * row + column)
            cell, mark = view["board"][row][column], PREMIUMS[row][column]
            board.append(_square(say, cell, mark, loose.get(name), name in last))
    return board


def _square(say: Callable[[str], str], cell: str, mark: str, loose: str | None, last: bool) -> Text:
    """A tile, a loose tile, the word of a premium square, or a point."""
    if loose is not None:
        letter = loose[0].lower() if loose.endswith("?") else loose
        return Text(f"[{letter}]", LOOSE)
    if cell != ".":
        return Text(f"‹{cell}›" if last else f" {cell} ", TILE)
    if mark in PREMIUM:
        return Text(f"{say(f'play-words-{PREMIUM[mark]}')} ", STYLES[mark])
    return Text(" · ", "label")


# beside it


def _beside(scene: Scene) -> Text:
    """My pair and the other, what was just played, what my partner says, and what can be said."""
    mine = scene.me // 2
    lines = [*_pair(scene, mine), *_pair(scene, 1 - mine), Text()]
    lines += [_move(scene, move) for move in scene.view["moves"]]
    lines += _talk(scene)
    lines += _words(scene)
    return Text("\n").join(lines)


def _pair(scene: Scene, pair: int) -> list[Text]:
    """Points, crosses and time of a pair, then its players."""
    view = scene.view
    head = Text("▶ " if view["turn"] == pair else "  ", "accent")
    head.append(scene.say("words-score", score=view["score"][pair]), "bold")
    head.append(" " + "✗" * view["crosses"][pair], "warning")
    clock = view.get("clock")
    if clock is not None and view["turn"] == pair:
        head.append(f"  {clock[pair] // 60}:{clock[pair] % 60:02}", "accent")
    return [head, *(_player(scene, seat) for seat in (2 * pair, 2 * pair + 1))]


def _player(scene: Scene, seat: int) -> Text:
    """A name with the tiles one can see; of hidden racks how many there are, and which are known."""
    view = scene.view
    line = Text("  • " if seat in view["acting"] else "    ", "accent")
    line.append(f"{shortened(scene.names[seat], NAME):<{NAME}} ", "bold" if seat == scene.me else "")
    rack = view["racks"][seat]
    if rack and rack[0] is None:
        line.append("▒" * len(rack), "label")
        line.append(" " + "".join(view["known"][seat]) if view["known"][seat] else "", "label")
    else:
        line.append("".join(rack))
    return line


def _move(scene: Scene, move: dict[str, Any]) -> Text:
    """A move of the double turn: who, and for how many points."""
    who = "" if move["mover"] is None else shortened(scene.names[move["mover"]], NAME)
    what = scene.say(f"play-words-{move['kind']}")
    text = f"  {who} {what}" + (f" {move['points']}" if move["kind"] == "placed" else "")
    return Text(text + (" ✓" if move["settled"] else ""), "label")


def _talk(scene: Scene) -> list[Text]:
    """What my partner has said to me."""
    said = scene.view["talk"][scene.me ^ 1]
    if said is None:
        return []
    found = [f"play-words-says-{said['signal']}"] if said["signal"] else []
    found += ["play-words-says-you-go"] if said["you_go"] else []
    found += ["play-words-says-ask"] if said["asks"] else []
    found += ["play-words-says-accept"] if said["accepts"] else []
    found += [f"play-words-says-challenge-{said['challenges'] + 1}"] if said["challenges"] is not None else []
    name = shortened(scene.names[scene.me ^ 1], NAME)
    return [Text(f"  {name}: {scene.say(message)}", "accent") for message in found]


def _words(scene: Scene) -> list[Text]:
    """What I may say or do besides laying tiles, as it is typed."""
    may = scene.view["may"] or {}
    if scene.me not in scene.view["acting"]:
        return []
    words = [scene.say(f"play-words-key-{key.replace('_', '-')}") for key in KEYS if may.get(key)]
    words += [scene.say("play-words-key-exchange", most=may["exchange"])] if may.get("exchange") else []
    words += [scene.say(f"play-words-key-{SAID[signal]}") for signal in may.get("signals", ())]
    words += [scene.say("play-words-key-order")] if len(scene.view["hand"]) > 1 else []
    line, lines = "", []
    for word in words:
        if len(line) + len(word) > 26:
            lines.append(line)
            line = ""
        line += f" {word} ·"
    return [Text(f" {part.rstrip('·').rstrip()}", "label") for part in [*lines, line] if part]


# my rack


def hand(scene: Scene) -> RenderableType:
    """My tiles in my order with their worth, and what the loose ones would count."""
    letters = SETS[scene.view["language"]]
    worth = dict(zip(letters.letters.upper(), letters.values, strict=True))
    line = Text(f"{scene.say('play-words-rack')} ", "label")
    for tile in scene.view["hand"]:
        line.append(f" {tile} ", TILE)
        line.append(f"{worth.get(tile, 0)} ", "label")
    for tile in scene.view.get("aside", ()):  # for an exchange, by who composes it tile by tile
        line.append(f" [{tile}]", LOOSE)
    preview = scene.view["preview"]
    if preview is not None and scene.view["loose_by"] == scene.me:
        line.append(f" {preview['action']} = {scene.say('words-points', points=preview['points'])}", "accent")
    line.truncate(scene.width, overflow="ellipsis")
    return line


def shortcut(view: View, text: str) -> str:
    """An = announces the loose tiles as they lie; letters alone, as many as the rack has, arrange it."""
    preview = view["preview"]
    if text == "=" and preview is not None and view["loose_by"] == view["eye"]:
        return str(preview["action"])
    rack = "".join(view["hand"])
    if len(text) > 1 and sorted(text.upper()) == sorted(rack):
        return f"rack {text}"
    return text


def after(view: View, event: Event) -> View:
    """The table is shown as it is when all has happened."""
    return view
