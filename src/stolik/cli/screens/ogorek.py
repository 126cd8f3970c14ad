"""The Ogórek table: seats around it, the trick in the middle, and below it my own cards.

Seats follow each other clockwise, as the cards are played; mine is nearest::

            third
    second  trick  fourth
             me
"""

from __future__ import annotations

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from stolik.cli.screens import Event, Scene, View, replaced, shortened, without
from stolik.cli.screens.cards import HEIGHT, NO_CARD, WIDTH, Card, large, small
from stolik.games.ogorek.game import card_word
from stolik.games.ogorek.state import CARDS, LIVES

QUIET: tuple[str, ...] = ()
PLACES = {2: ("me", "far"), 3: ("me", "left", "right"), 4: ("me", "left", "far", "right")}
DEALER = "▤"  # who deals has the pack
NAME = 8  # letters of a name, so that the seats fit beside the trick in 80 columns
WIDEST = 84  # beyond this the seats would sit too far apart
PLAYED = ("played", "played-lowest", "played-last")


def progress(scene: Scene) -> str:
    """Which deal and trick this is, and who deals."""
    view = scene.view
    dealer = "" if view["dealer"] is None else scene.names[view["dealer"]]
    numbers = {"deal": view["deal"], "trick": _trick_number(view), "tricks": CARDS}
    return scene.say("play-ogorek-progress", dealer=f"{DEALER} {dealer}", **numbers)


def _trick_number(view: View) -> int:
    return min(CARDS, int(view["trick_number"]))


def table(scene: Scene) -> RenderableType:
    """Everybody's points, lives and open cards around the trick."""
    return _around(scene) if scene.large else _listed(scene)


def _around(scene: Scene) -> RenderableType:
    at = {place: (scene.me + i) % len(scene.names) for i, place in enumerate(PLACES[len(scene.names)])}
    width, middle = min(scene.width, WIDEST), 3 * WIDTH
    grid = Table.grid(padding=(0, 1))
    for column in ((width - middle) // 2 - 2, middle, (width - middle) // 2 - 2):
        grid.add_column(width=column, no_wrap=True)
    if "far" in at:
        grid.add_row("", large([NO_CARD, _laid(scene, at["far"]), NO_CARD]), "")
    if "left" in at:
        left, right = (Text("\n").join(_seat(scene, at[place])) for place in ("left", "right"))
        grid.add_row(left, large([_laid(scene, at["left"]), _caption(scene), _laid(scene, at["right"])]), right)
    grid.add_row("", large([NO_CARD, _laid(scene, scene.me), NO_CARD]), "")
    if "far" not in at:
        return grid
    who, how, cards = _seat(scene, at["far"])
    far = Table.grid()
    far.add_column(width=width, justify="center", no_wrap=True)
    far.add_row(Text.assemble(who, how))
    far.add_row(cards)
    return Group(far, grid)


# the trick


def _trick(view: View) -> dict[int, int]:
    """The cards in the middle by seat: the trick, or while nobody has led again the one before."""
    if view["trick"]:
        return dict(view["trick"])
    tricks = max(len(cards) for cards in view["played"])
    return {seat: cards[-1] for seat, cards in enumerate(view["played"]) if tricks and len(cards) == tricks}


def _laid(scene: Scene, seat: int) -> Card:
    """A seat's card in the trick; the highest is drawn heavier, those of the trick before fainter."""
    cards = _trick(scene.view)
    if seat not in cards:
        return NO_CARD
    face = card_word(cards[seat], scene.language)
    if not scene.view["trick"]:
        return Card(face, edge="faint", style="label")
    return Card(face, edge="heavy", style="accent") if cards[seat] == scene.view["highest"] else Card(face)


def _caption(scene: Scene) -> Card:
    """Which trick lies on the table."""
    number = max(len(cards) for cards in scene.view["played"])
    return Card(f"{number}/{CARDS}" if number else "", edge="none", style="label")


# the seats


def _seat(scene: Scene, seat: int) -> list[Text]:
    """A seat in three lines: who, how they stand, which cards lie open before them."""
    return [_who(scene, seat), Text(f"  {_standing(scene, seat)}", "label"), _open(scene, seat)]


def _who(scene: Scene, seat: int) -> Text:
    """Name and lives, who is to play, who led and who dealt."""
    view = scene.view
    line = Text().append("▶ " if seat in view["acting"] else "  ", "accent")
    line.append(shortened(scene.names[seat], NAME), "bold" if seat == scene.me else "")
    line.append("  " + ("♥" * view["lives"][seat]).ljust(LIVES, "♡"), "warning")
    if view["dealer"] == seat:
        line.append(f" {DEALER}", "label")
    if view["leader"] == seat:
        line.append(" " + scene.say("play-ogorek-leads", you="yes" if seat == scene.me else "no"), "label")
    return line


def _standing(scene: Scene, seat: int) -> str:
    """Points and the floor they never fall below, in words."""
    view = scene.view
    if view["lives"][seat] == 0:
        return scene.say("play-ogorek-out")
    points = scene.say("ogorek-points", points=view["points"][seat])
    floor = view["floor"][seat]
    return f"{points} · {scene.say('play-ogorek-floor', floor=floor)}" if floor else points


def _open(scene: Scene, seat: int) -> Text:
    """The cards that lie open, trick by trick (O5)."""
    cards = scene.view["played"][seat]
    if not cards:
        return Text()
    line = Text().append(f"  {scene.say('play-ogorek-open')} ", "label")
    return line.append(" ".join(card_word(card, scene.language) for card in cards))


def _listed(scene: Scene) -> Table:
    """Little room: a line for each seat, then the trick."""
    grid = Table.grid(padding=(0, 1, 0, 0))
    for seat in range(len(scene.names)):
        grid.add_row(_who(scene, seat), Text(_standing(scene, seat)), _open(scene, seat))
    grid.add_row(Text(scene.say("play-ogorek-trick"), "label"), _trick_line(scene), "")
    return grid


def _trick_line(scene: Scene) -> Text:
    line = Text()
    for seat, _ in scene.view["trick"]:
        line.append(f"{scene.names[seat]} ").append(small([_laid(scene, seat)])).append("  ")
    return line


# the hand


def hand(scene: Scene) -> RenderableType:
    """My points and my cards; those that may not be played now have a faint edge."""
    cards = [_held(scene, card) for card in scene.view["hand"]]
    if not scene.large:
        return Text.assemble((scene.say("play-hand") + " ", "label"), small(cards))
    grid = Table.grid()
    grid.add_row(Text.assemble(*_seat(scene, scene.me)))
    grid.add_row(large(cards) if cards else Text("\n" * (HEIGHT - 1)))
    return grid


def _held(scene: Scene, card: int) -> Card:
    barred = bool(scene.legal) and card not in scene.legal
    return Card(card_word(card, scene.language), edge="faint" if barred else "plain", style="label" if barred else "")


def shortcut(view: View, text: str) -> str:
    """Cards have no shorter names."""
    return text


# the story, event by event


def after(view: View, event: Event) -> View:
    """The table after one event, as that event tells it."""
    seat, what = event["seat"], event["event"]
    new = dict(view)
    if what in PLAYED:
        new["trick"] = [*view["trick"], [seat, event["card"]]]
        new["highest"] = max(card for _, card in new["trick"])
        new["played"] = replaced(view["played"], seat, [*view["played"][seat], event["card"]])
        new["hand"] = without(view["hand"], event["card"]) if seat == view["eye"] else view["hand"]
        new["acting"] = []
    elif what == "took":
        new["trick"], new["highest"], new["leader"] = [], 0, seat
        new["trick_number"] = view["trick_number"] + 1
    elif what in ("penalty", "reborn", "bonus"):
        new["points"] = replaced(view["points"], seat, event["points"])
        if what == "reborn":
            new["floor"] = replaced(view["floor"], seat, event["points"])
    elif what == "lost-life":
        new["lives"] = replaced(view["lives"], seat, event["lives"])
    return new
