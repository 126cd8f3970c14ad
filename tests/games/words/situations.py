"""Tables to try a rule of Words in pairs on: English tiles and the small word list, pair 0 (seats 0, 1) to play."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Any

import stolik
from stolik.core.contract import HOST
from stolik.games.words.notation import COLUMNS
from stolik.games.words.state import FLAG
from stolik.games.words.tiles import SETS

RACKS = ("SDOGATE", "TENIRAB", "EASLONU", "MIPHCOE")
CAR = ("8G CAR",)  # lies in the middle of most tables
SIDE = 15


def lines(words: Sequence[str], filled: str = "") -> list[str]:
    """A board with these words on it; what else must lie somewhere fills the lowest rows."""
    rows = [["."] * SIDE for _ in range(SIDE)]
    for written in words:
        where, word = written.split()
        down = where[0].isalpha()
        column = COLUMNS.index(where[0] if down else where[-1])
        row = int(where[1:] if down else where[:-1]) - 1
        for i, letter in enumerate(word):
            rows[row + i * down][column + i * (not down)] = letter
    for i, letter in enumerate(filled):
        rows[SIDE - 1 - i // SIDE][i % SIDE] = letter
    return ["".join(row) for row in rows]


def table(
    racks: Sequence[str] = RACKS,
    words: Sequence[str] = CAR,
    bag: int | None = None,
    language: str = "en",
    options: dict[str, Any] | None = None,
    **fields: Any,
) -> stolik.Match:
    """A table at which pair 0 begins a double turn; with `bag`, only so many tiles are left there."""
    game = stolik.game("words", language=language, lexicon="sample", **(options or {}))
    used = Counter("".join(racks).lower()) + Counter("".join(word.split()[1] for word in words).lower())
    letters = SETS[language]
    rest = Counter(dict(zip(letters.letters, letters.counts, strict=True)))
    rest.subtract({letter: count for letter, count in used.items() if letter != "?"})
    assert min(rest.values()) >= 0, rest
    lying = sorted(rest.elements())
    filled = "" if bag is None else "".join(lying[bag:]).upper()
    position = {"board": lines(words, filled), "racks": list(racks)} | fields
    return game.match(seed=1, position=position)


def play(match: stolik.Match, *actions: str) -> None:
    """Actions written as "0: 8G CARD"; a fallen flag as "flag"."""
    for written in actions:
        if written == "flag":
            match.play(HOST, FLAG)
        else:
            seat, _, text = written.partition(": ")
            match.play(int(seat), text)


def refused(match: stolik.Match, written: str) -> str | None:
    """The rule that forbids an action and the name of the reason, or None."""
    seat, _, text = written.partition(": ")
    refusal = match.check(int(seat), text)
    return refusal and f"{refusal.rule} {match.game.REASONS[refusal.code]}"


def listed(match: stolik.Match, seat: int) -> list[str]:
    """What is listed for a seat, in notation, without placements and exchanges."""
    texts = [match.game.show(match.state, seat, action) for action in match.legal(seat)]
    return [text for text in texts if text[0] != "-" and not text[0].isdigit() and not text[1:2].isdigit()]


def told(match: stolik.Match) -> list[str]:
    """The names of the events of the last story."""
    return [event["event"] for event in match.view(None)["story"]]


def rack(match: stolik.Match, seat: int) -> str:
    """A rack as it stands."""
    return "".join(match.view(seat)["racks"][seat])


def accepted(match: stolik.Match, *pair: int) -> None:
    """Both partners accept."""
    for seat in pair or (2, 3):
        match.play(seat, "accept")
