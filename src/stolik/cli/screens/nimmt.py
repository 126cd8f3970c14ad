"""The 6 nimmt! table: four rows of cards, the action card at the left of its row, the seats beside them."""

from __future__ import annotations

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from stolik.cli.screens import Event, Scene, View, replaced, shortened, without
from stolik.cli.screens.cards import HEIGHT, Card, large, small
from stolik.games.nimmt.rules import heads_of
from stolik.games.nimmt.state import CARDS, FULL

HEAD = "∀"  # a bull, seen from the front
SIDE_MARKS = {"even": "■", "odd": "●"}
QUIET = ("chose", "revealed")  # ticks and open cards show it
TAKEN = ("sixth", "took-row")
FREE = Card("·", edge="none", style="label")  # a place in a row
NAME = 8  # letters of a name, so that ten seats fit beside the rows in 80 columns


def progress(scene: Scene) -> str:
    """Round and turn, and what ends the match."""
    options = scene.game.options
    now = scene.say("play-nimmt-progress", round=scene.view["round"], turn=scene.view["turn"], turns=CARDS)
    if options["rounds"] is not None:
        return f"{now} · " + scene.say("play-nimmt-ends-rounds", rounds=options["rounds"])
    return f"{now} · " + scene.say("play-nimmt-ends-limit", limit=options["limit"])


def card(number: int, edge: str = "plain") -> Card:
    """A card with its heads."""
    heads = heads_of(number)
    return Card(str(number), HEAD * heads, edge, f"heads{heads}")


def table(scene: Scene) -> RenderableType:
    """The rows, and the seats beside or below them."""
    if not scene.large:
        return Group(_rows_small(scene), _seats(scene))
    grid = Table.grid(padding=(0, 1, 0, 0))
    grid.add_row(_rows_large(scene), _seats(scene))
    return grid


# the rows


def _rows_large(scene: Scene) -> Table:
    grid = Table.grid(padding=(0, 1, 0, 0))
    grid.add_column(min_width=max(len(f"10 {HEAD}"), len(scene.say("play-nimmt-full"))))  # rows do not jump
    for row, numbers in enumerate(scene.view["rows"]):
        cards = large(_cards_of_row(numbers) + [FREE] * (FULL - len(numbers)))
        grid.add_row(_beside(scene, row), _action_card(scene, row), cards)
    return grid


def _cards_of_row(numbers: list[int]) -> list[Card]:
    """The last card is drawn heavier: it decides what may follow."""
    return [card(number) for number in numbers[:-1]] + [card(number, "heavy") for number in numbers[-1:]]


def _side(scene: Scene) -> str:
    side = scene.view["side"]
    return f"{SIDE_MARKS[side]} {scene.say('nimmt-side', side=side)}"


def _action_card(scene: Scene, row: int) -> Text:
    """The action card, or as much room as it would take."""
    if scene.view["marked"] is None:
        return Text("\n" * (HEIGHT - 1))
    inner = 2 + max(len(scene.say("nimmt-side", side=side)) for side in SIDE_MARKS)
    if scene.view["marked"] != row:
        return large([Card("", edge="none", width=inner + 2)])
    return large([Card(_side(scene).ljust(inner), edge="double", style="accent", width=inner + 2)])


def _beside(scene: Scene, row: int) -> Text:
    """A row's name, what it costs, and whether the next card takes it."""
    lines = [Text(f"r{row + 1}", "bold"), Text(f"{scene.view['row_heads'][row]} {HEAD}", "label")]
    if len(scene.view["rows"][row]) == FULL:
        lines.append(Text(scene.say("play-nimmt-full"), "warning"))
    return Text("\n").join(lines)


def _rows_small(scene: Scene) -> Table:
    grid = Table.grid(padding=(0, 2, 0, 0))
    for row, numbers in enumerate(scene.view["rows"]):
        marked = scene.view["marked"] == row
        full = len(numbers) == FULL
        grid.add_row(
            Text(f"r{row + 1}", "bold"),
            small(_cards_of_row(numbers)),
            Text(f"{scene.view['row_heads'][row]} {HEAD}", "label"),
            Text(_side(scene) if marked else "", "accent"),
            Text(scene.say("play-nimmt-full") if full else "", "warning"),
        )
    return grid


# the seats


def _seats(scene: Scene) -> Table:
    """Heads in all and this round, who has chosen, and cards turned over but not yet placed."""
    view = scene.view
    seats = Table.grid(padding=(0, 1, 0, 0))
    seats.add_column(width=1)
    seats.add_column(no_wrap=True, min_width=NAME)
    for _ in range(3):
        seats.add_column(justify="right", min_width=3)
    for seat, name in enumerate(scene.names):
        style = "bold" if seat == scene.me else ""
        taken = view["taken"][seat]
        seats.add_row(
            Text(_mark(view, seat), "accent"),
            Text(shortened(name, NAME), style),
            Text(str(view["heads"][seat]), style),
            Text(f"+{taken}" if taken else "", style),
            _turned_over(view, seat),
        )
    grid = Table.grid()
    grid.add_row(Text(f"{HEAD} {scene.say('play-nimmt-counted')}", "label"))
    grid.add_row(seats)
    return grid


def _mark(view: View, seat: int) -> str:
    """An arrow at whom the table waits for, a tick at who has chosen."""
    if seat in view["acting"]:
        return "▶"
    return "✓" if view["has_chosen"][seat] else " "


def _turned_over(view: View, seat: int) -> Text:
    number = view["open"][seat] or (view["chosen"] if seat == view["eye"] else None)
    return Text(str(number), f"heads{heads_of(number)}") if number else Text()


# the hand


def hand(scene: Scene) -> RenderableType:
    """My cards; while I must take a row they cannot be played, and what each row costs is said."""
    taking = scene.view["taker"] == scene.me
    cards = [card(number, "faint" if taking else "plain") for number in scene.view["hand"]]
    mine = large(cards) if scene.large else Text.assemble((scene.say("play-hand") + " ", "label"), small(cards))
    if not taking:
        return mine
    costs = (f"r{row} {scene.say('nimmt-heads', heads=heads)}" for row, heads in enumerate(scene.view["row_heads"], 1))
    return Group(Text(f"{scene.say('play-nimmt-take')} {' · '.join(costs)}", "accent"), mine)


def shortcut(view: View, text: str) -> str:
    """When a row must be taken a bare number means a row: no card can be meant."""
    if view["taker"] == view["eye"] and text in ("1", "2", "3", "4"):
        return f"r{text}"
    return text


# the story, event by event


def after(view: View, event: Event) -> View:
    """The table after one event, as that event tells it."""
    seat, what = event["seat"], event["event"]
    new = dict(view)
    if what == "revealed":
        new["acting"], new["chosen"] = [], None
        new["has_chosen"] = [False] * len(view["has_chosen"])
        new["open"] = replaced(view["open"], seat, event["card"])
        new["hand"] = without(view["hand"], event["card"]) if seat == view["eye"] else view["hand"]
    elif what == "placed":
        row = event["row"] - 1
        new["open"] = replaced(view["open"], seat, 0)
        new["rows"] = replaced(view["rows"], row, [*view["rows"][row], event["card"]])
        new["row_heads"] = replaced(view["row_heads"], row, view["row_heads"][row] + heads_of(event["card"]))
    elif what in TAKEN:
        row = event["row"] - 1
        new["open"] = replaced(view["open"], seat, 0)
        new["rows"] = replaced(view["rows"], row, [event["card"]])
        new["row_heads"] = replaced(view["row_heads"], row, heads_of(event["card"]))
        new["taken"] = replaced(view["taken"], seat, view["taken"][seat] + event["heads"])
        new["heads"] = replaced(view["heads"], seat, view["heads"][seat] + event["heads"])
        new["acting"], new["taker"] = [], None
    elif what == "card-moved":
        new["marked"] = event["row"] - 1
        new["side"] = "odd" if event["last"] % 2 else "even"
    elif what in ("too-low", "blocked"):
        new["acting"], new["taker"] = [seat], seat
    return new
