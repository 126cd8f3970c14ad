"""The Sixty-six table: the opponent above, the trick and the stock between us, below them my cards.

A closed stock is drawn without its turn-up lying open; trumps carry a star on their lower edge.
"""

from __future__ import annotations

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from stolik.cli.screens import Event, Scene, View, replaced, shortened, without
from stolik.cli.screens.cards import NO_CARD, WIDTH, Card, large, small
from stolik.games.sixtysix.cards import SUIT_SIGNS, card_name, card_word
from stolik.games.sixtysix.state import CLOSE, DECLARE, EXCHANGE, RANKS

QUIET = ("drew",)  # the stock shows it
NAME = 16  # letters of a name
KEYS = {"exchange": ("x", EXCHANGE), "close": ("c", CLOSE), "declare": ("66", DECLARE)}
RED = (1, 2)  # suits


def progress(scene: Scene) -> str:
    """Which deal this is, and the game points."""
    view = scene.view
    mine, theirs = view["game_points"][scene.me], view["game_points"][1 - scene.me]
    numbers = {"deal": view["deal"], "mine": mine, "theirs": theirs, "target": view["target"]}
    return scene.say("play-sixtysix-progress", **numbers)


def table(scene: Scene) -> RenderableType:
    """The other seat, the trick beside the stock, and my own seat."""
    if scene.large:
        return Group(_who(scene, 1 - scene.me), _won(scene, 1 - scene.me), _middle(scene))
    return Group(_who(scene, 1 - scene.me), _middle_small(scene))


# between us


def _face(scene: Scene, card: int, edge: str = "plain", mark: str = "") -> Card:
    """A card; red suits have a tone of their own, trumps a star."""
    trump = card // RANKS == scene.view["trump"]
    style = "heads5" if card // RANKS in RED else ""
    return Card(card_word(card, scene.language), mark or ("*" if trump else ""), edge, style)


def _trick(scene: Scene) -> list[Card]:
    """The cards of the trick, the opponent's first."""
    laid = {seat: _face(scene, card, "heavy") for seat, card in scene.view["trick"]}
    return [laid.get(seat, NO_CARD) for seat in (1 - scene.me, scene.me)]


def _stock(scene: Scene) -> list[Card]:
    """The turn-up and the pile on it; closed, the turn-up is face down too."""
    view = scene.view
    if view["stock"] == 0:
        return [Card("–", edge="none", style="label")]
    pile = Card(str(view["stock"]), edge="double", style="label")
    if view["closed_by"] is not None:
        return [pile]
    return [_face(scene, view["turn_up"]), pile]


def _about_stock(scene: Scene) -> Text:
    """What trumps are, how many cards are left, and who closed."""
    view = scene.view
    lines = [Text(scene.say("play-sixtysix-trump", trump=_trump(view)), "bold")]
    if view["closed_by"] is not None:
        lines.append(Text(scene.say("play-sixtysix-closed", name=scene.names[view["closed_by"]]), "warning"))
    elif view["stock"] == 0 and any(view["held"]):  # after the deal nothing lies there, whatever was left
        lines.append(Text(scene.say("play-sixtysix-exhausted"), "warning"))
    elif view["stock"]:
        lines.append(Text(scene.say("play-sixtysix-stock", left=view["stock"]), "label"))
    return Text("\n").join(lines)


def _trump(view: View) -> str:
    return "" if view["trump"] is None else SUIT_SIGNS[view["trump"]]


def _middle(scene: Scene) -> Table:
    grid = Table.grid(padding=(0, 2, 0, 0))
    grid.add_column(width=2 * WIDTH + 4)
    grid.add_row(large(_trick(scene)), large(_stock(scene)), _about_stock(scene))
    return grid


def _middle_small(scene: Scene) -> Text:
    about = _about_stock(scene)
    line = Text("  ").join([small(_trick(scene)), small(_stock(scene)), *about.split("\n")])
    return (
        line if line.cell_len <= scene.width else Text("\n").join([small(_trick(scene)), small(_stock(scene)), about])
    )


# the seats


def _who(scene: Scene, seat: int) -> Text:
    """Name, points and tricks of this deal, melds, and who is to play."""
    view = scene.view
    line = Text().append("▶ " if seat in view["acting"] else "  ", "accent")
    line.append(shortened(scene.names[seat], NAME), "bold")
    line.append("  " + scene.say("sixtysix-points", points=view["points"][seat]))
    line.append(" · " + scene.say("play-sixtysix-tricks", tricks=view["tricks"][seat]), "label")
    for suit, worth in view["melds"][seat]:
        line.append(f" · {SUIT_SIGNS[suit]} {worth}", "accent")
    if view["pending"][seat]:
        line.append(" " + scene.say("play-sixtysix-waits"), "warning")
    return line


def _won(scene: Scene, seat: int) -> Text:
    """The cards a seat has won, and those all know it to hold."""
    view = scene.view
    line = Text("  ").append(scene.say("play-sixtysix-won") + " ", "label")
    line.append(" ".join(card_word(card, scene.language) for card in view["taken"][seat]) or "–", "label")
    if seat != scene.me and view["shown"][seat]:
        known = " ".join(card_word(card, scene.language) for card in view["shown"][seat])
        line.append("  " + scene.say("play-sixtysix-holds", cards=known))
    line.truncate(scene.width, overflow="ellipsis")
    return line


# the hand


def hand(scene: Scene) -> RenderableType:
    """My points, my cards with their numbers, and what else I may do."""
    cards = [_held(scene, card, place) for place, card in enumerate(scene.view["hand"], 1)]
    if not scene.large:
        mine = Text.assemble((scene.say("play-hand") + " ", "label"), small(cards))
        return Group(_who(scene, scene.me), mine, _special(scene))
    shown = large(cards) if cards else Text("\n\n")
    return Group(_who(scene, scene.me), _won(scene, scene.me), shown, _special(scene))


def _held(scene: Scene, card: int, place: int) -> Card:
    """A card of mine; those that may not be played now have a faint edge."""
    barred = bool(scene.legal) and card not in scene.legal
    mark = "" if not scene.large else f"{place}*" if card // RANKS == scene.view["trump"] else str(place)
    return _face(scene, card, "faint" if barred else "plain", mark)


def _special(scene: Scene) -> Text:
    """Keys for exchange, closing and declaring; where one is not possible, the rule that forbids it."""
    view = scene.view
    if not scene.legal or view["trick"]:
        return Text()
    line = Text()
    for name, (key, action) in KEYS.items():
        allowed = action in scene.legal
        words = scene.say(f"play-sixtysix-{name}")
        if allowed:
            line.append(f"{key} ", "bold").append(words, "accent")
        else:
            line.append(f"{words} ({view['why_not'][name]['rule']})", "label")
        line.append("   ")
    pairs = [card_word(card, scene.language) for card in view["may"]["declare_with"]]
    if pairs:
        line.append(f"66 {pairs[0]} ", "bold").append(scene.say("play-sixtysix-with-meld"), "accent")
    line.truncate(scene.width, overflow="ellipsis")
    return line


def shortcut(view: View, text: str) -> str:
    """A number from 1 to 6 is a card of mine, counted from the left; after "66" it is the meld card."""
    declared, _, rest = text.partition(" ")
    place = rest if declared == "66" else text
    if place.isdecimal() and 1 <= int(place) <= len(view["hand"]) and int(place) != 66:
        card = card_name(view["hand"][int(place) - 1])
        return f"66 {card}" if declared == "66" else card
    return text


# the story, event by event


def after(view: View, event: Event) -> View:
    """The table after one event, as that event tells it."""
    seat, what = event["seat"], event["event"]
    new = dict(view)
    mine = seat == view["eye"]
    if what in ("led", "answered"):
        new["trick"] = [*view["trick"], [seat, event["card"]]]
        new["hand"] = without(view["hand"], event["card"]) if mine else view["hand"]
        new["acting"] = []
    elif what == "took":
        new["taken"] = replaced(
            view["taken"], seat, sorted([*view["taken"][seat], *(card for _, card in view["trick"])])
        )
        new["tricks"] = replaced(view["tricks"], seat, view["tricks"][seat] + 1)
        new["trick"], new["leader"] = [], seat
    elif what in ("melded", "declared-with-meld"):
        meld = [event["card"] // RANKS, event["worth"]]
        new["melds"] = replaced(view["melds"], seat, sorted([*view["melds"][seat], meld]))
        if what == "melded":
            new["pending"] = replaced(view["pending"], seat, event["worth"])
    elif what == "meld-counted":
        new["pending"] = replaced(view["pending"], seat, 0)
    elif what == "exchanged":
        new["turn_up"] = event["nine"]
        new["hand"] = sorted([*without(view["hand"], event["nine"]), event["card"]]) if mine else view["hand"]
    elif what == "closed":
        new["closed_by"] = seat
    elif what == "drew":
        new["stock"] = event["left"]
    elif what == "drew-turn-up":
        new["stock"], new["turn_up"] = 0, None
    elif what == "scored":
        new["game_points"] = replaced(view["game_points"], seat, event["score"])
    if "points" in event and seat >= 0:
        new["points"] = replaced(view["points"], seat, event["points"])
    return new
