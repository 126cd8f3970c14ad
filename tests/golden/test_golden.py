"""Golden playthroughs: short matches told step by step, compared byte for byte with the files beside this one.

A difference means that a rule, a deal, the notation, a view or a story has changed. If that was
wanted, write the files anew and read what changed in them::

    STOLIK_WRITE_GOLDEN=1 .venv/bin/python -m pytest tests/golden && git diff tests/golden
"""

from __future__ import annotations

import os
from pathlib import Path
from typing import Any

import pytest

import stolik
from stolik.core.match import Match
from stolik.core.record import Deal, Play

HERE = Path(__file__).parent
WRITE = os.environ.get("STOLIK_WRITE_GOLDEN", "") not in ("", "0")
PLAYTHROUGHS: dict[str, tuple[str, int, dict[str, Any]]] = {
    "nimmt-even-odd": ("nimmt", 27, {"players": 3, "rounds": 1}),
    "nimmt-base": ("nimmt", 54, {"players": 2, "rounds": 2, "even_odd": False, "deck": "tactical"}),
    "ogorek-two": ("ogorek", 3, {"players": 2}),
    "ogorek-three": ("ogorek", 3, {"players": 3}),
    "sixtysix": ("sixtysix", 112, {}),
    "words": ("words", 35, {"language": "en", "lexicon": "sample"}),
}


def play(game: stolik.Game, seed: int) -> stolik.Match:
    """A whole match by a fixed way of choosing that is no player's."""
    match = game.match(seed)
    step = 0
    while match.acting:
        seat = match.acting[step % len(match.acting)]
        listed = match.legal(seat)
        match.play(seat, listed[(7 * step + seat) % len(listed)])
        step += 1
    return match


def tell(name: str) -> str:
    """The playthrough as it stands in its file."""
    title, seed, options = PLAYTHROUGHS[name]
    game = stolik.game(title, **options)
    played = play(game, seed)
    again = Match(game, seed=seed, serve=False)
    chosen = "".join(f", {option} {value}" for option, value in game.options.items())
    lines = [f"{title}{chosen}; seed {seed}", ""]
    told = 0
    for entry in played.record.actions:
        again.repeat(entry)
        match entry:
            case Deal(numbers):
                lines.append(f"deal: {' '.join(map(str, numbers))}")
            case Play(seat, code, notation):
                lines.append(f"seat {seat}: {notation} ({code})")
        events = again.view()["story"]
        lines += map(sentence, events[told if isinstance(entry, Deal) else 0 :])  # a deal goes on with the story
        told = len(events)
        if isinstance(entry, Deal):
            lines += [f"  hand of {seat}: {numbers_of(again.view(seat)['hand'])}" for seat in range(game.players)]
        lines += TABLES[title](again.view())
    assert again.outcome == played.outcome
    assert again.outcome is not None
    lines += ["", f"{again.outcome.reason}: scores {again.outcome.scores}, places {again.outcome.places}"]
    return "\n".join(lines) + "\n"


def sentence(event: dict[str, Any]) -> str:
    """One event of the story."""
    who = [] if event["seat"] < 0 else [f"seat {event['seat']}"]
    rest = [f"{name} {value}" for name, value in event.items() if name not in ("event", "rule", "seat")]
    return f"  {event['rule']} {event['event']}{': ' if who or rest else ''}{', '.join(who + rest)}"


def nimmt_table(view: dict[str, Any]) -> list[str]:
    """The rows, when no card is on its way; a star stands for the action card."""
    if any(view["has_chosen"]):
        return []
    rows = [numbers_of(row) or "-" for row in view["rows"]]
    if view["marked"] is not None:
        rows[view["marked"]] += f" *{view['side']}"
    waiting = "" if view["taker"] is None else f"; open {numbers_of(view['open'])}, seat {view['taker']} takes a row"
    return [
        f"  round {view['round']}, turn {view['turn']}: {' | '.join(rows)}; heads {numbers_of(view['heads'])}{waiting}"
    ]


def ogorek_table(view: dict[str, Any]) -> list[str]:
    """Who deals and leads, the open cards, points, lives and floors, when a trick begins."""
    if view["trick"]:
        return []
    lying = " | ".join(numbers_of(cards) or "-" for cards in view["played"])
    return [
        f"  deal {view['deal']} by {view['dealer']}, trick {view['trick_number']} led by {view['leader']}: {lying}; "
        f"points {numbers_of(view['points'])}, lives {numbers_of(view['lives'])}, floors {numbers_of(view['floor'])}"
    ]


def sixtysix_table(view: dict[str, Any]) -> list[str]:
    """Who leads, trumps and stock, points, waiting melds, tricks and game points, when a trick begins."""
    if view["trick"]:
        return []
    return [
        f"  deal {view['deal']} by {view['dealer']}, led by {view['leader']}: trump {view['trump']}, "
        f"turn-up {view['turn_up']}, stock {view['stock']}, closed by {view['closed_by']}; "
        f"points {numbers_of(view['points'])}, waiting {numbers_of(view['pending'])}, "
        f"tricks {numbers_of(view['tricks'])}, game points {numbers_of(view['game_points'])}"
    ]


def words_table(view: dict[str, Any]) -> list[str]:
    """Whose turn it is, scores, crosses and bag, and what lies on the board."""
    lying = [f"    {row}" for row in view["board"] if set(row) != {"."} and view["stage"] in ("window", "over")]
    return [
        f"  turn {view['turn_number']} of pair {view['turn']}, {view['stage']}: score {numbers_of(view['score'])}, "
        f"crosses {numbers_of(view['crosses'])}, bag {view['bag']}",
        *lying,
    ]


TABLES = {"nimmt": nimmt_table, "ogorek": ogorek_table, "sixtysix": sixtysix_table, "words": words_table}


def numbers_of(numbers: list[int]) -> str:
    return " ".join(map(str, numbers))


@pytest.mark.parametrize("name", PLAYTHROUGHS)
def test_a_playthrough_is_as_it_was(name: str) -> None:
    path = HERE / f"{name}.txt"
    told = tell(name).encode()
    if WRITE:
        path.write_bytes(told)
    assert told == path.read_bytes()


def test_every_file_is_a_playthrough() -> None:
    assert {path.stem for path in HERE.glob("*.txt")} == set(PLAYTHROUGHS)
