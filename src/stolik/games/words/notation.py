"""How actions are written and read.

8H SL(O)VO    across from row 8, column H; H8 SL(O)VO is down. Tiles that lie there already are in brackets
8H SLO?VO     the O is a joker;  when read, brackets and capitals may be left out
-AB?          exchange A, B and a joker;  pass
you go   accept   challenge 1   challenge 2   yes   no   later   ask
+H8 A    lift H8    lift    rack ABCDEFG    i go   close?   say yes   say no
flag          the host's
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Sequence
from typing import Any

from stolik.core.errors import BadNotation
from stolik.core.words import say
from stolik.games.words.placing import ACROSS, DOWN, direction_of, placement, runs_back, runs_on, square_of, tile_of
from stolik.games.words.racks import size_of, tiles_code
from stolik.games.words.state import (
    ACCEPT,
    ALL_SQUARES,
    ASK,
    CHALLENGE,
    EXCHANGE,
    FLAG,
    I_GO,
    KIND,
    LATER,
    LAY,
    LIFT,
    NO,
    ORDER,
    PASS,
    PLACE,
    SAY_NO,
    SAY_YES,
    SHALL_I_CLOSE,
    SIGNAL,
    SQUARE,
    YES,
    YOU_GO,
)
from stolik.games.words.tiles import JOKER, LETTER, RACK, SIDE, SQUARES, tile_set

COLUMNS = "ABCDEFGHIJKLMNO"
WORDS = {
    PASS: "pass",
    YOU_GO: "you go",
    ACCEPT: "accept",
    CHALLENGE: "challenge 1",
    CHALLENGE + 1: "challenge 2",
    YES: "yes",
    NO: "no",
    LATER: "later",
    ASK: "ask",
    LIFT | ALL_SQUARES << SQUARE: "lift",
    SIGNAL + I_GO: "i go",
    SIGNAL + SHALL_I_CLOSE: "close?",
    SIGNAL + SAY_YES: "say yes",
    SIGNAL + SAY_NO: "say no",
    FLAG: "flag",
}
READ = {word: action for action, word in WORDS.items()} | {
    **dict.fromkeys(("-", "pas", "pasuji", "pasuję"), PASS),
    **dict.fromkeys(("jeď ty", "jed ty", "ty", "jedź", "ty grasz"), YOU_GO),
    **dict.fromkeys(("pojedu já", "pojedu ja", "já", "ja", "ja gram"), SIGNAL + I_GO),
    **dict.fromkeys(("mám zavřít?", "mam zavrit?", "kończyć?", "konczyc?", "zamknąć?"), SIGNAL + SHALL_I_CLOSE),
    **dict.fromkeys(("přijímám", "prijimam", "uznávám", "uznaję", "uznaje"), ACCEPT),
    **dict.fromkeys(("námitka 1", "namitka 1", "sprawdzam 1"), CHALLENGE),
    **dict.fromkeys(("námitka 2", "namitka 2", "sprawdzam 2"), CHALLENGE + 1),
    **dict.fromkeys(("ano", "tak"), YES),
    **dict.fromkeys(("ne", "nie"), NO),
    **dict.fromkeys(("později", "pozdeji", "później", "pozniej"), LATER),
    **dict.fromkeys(("posoudit", "ocena"), ASK),
    **dict.fromkeys(("říkám ano", "rikam ano", "mówię tak", "mowie tak"), SIGNAL + SAY_YES),
    **dict.fromkeys(("říkám ne", "rikam ne", "mówię nie", "mowie nie"), SIGNAL + SAY_NO),
    **dict.fromkeys(("zvednout", "zdejmij"), LIFT | ALL_SQUARES << SQUARE),
}
SAID = {  # how the messages with the readers' own words for these are named
    PASS: "pass",
    YOU_GO: "you-go",
    ACCEPT: "accept",
    CHALLENGE: "challenge-first",
    CHALLENGE + 1: "challenge-second",
    YES: "yes",
    NO: "no",
    LATER: "later",
    ASK: "ask",
    SIGNAL + I_GO: "i-go",
    SIGNAL + SHALL_I_CLOSE: "shall-i-close",
    SIGNAL + SAY_YES: "say-yes",
    SIGNAL + SAY_NO: "say-no",
}
AT = re.compile(r"(?:(?P<row>\d{1,2})(?P<column>[A-O])|(?P<down_column>[A-O])(?P<down_row>\d{1,2}))")
EXCHANGES = ("-", "exchange ", "výměna ", "vymena ", "wymiana ")
RACKS = ("rack ", "zásobník ", "zasobnik ", "stojak ")
LIFTS = ("lift ", "zvednout ", "zdejmij ")


class Miswritten(BadNotation):
    """A text that was begun like an action and is none: why, in words."""

    def __init__(self, text: str, reason: str, **values: Any) -> None:
        self.reason, self.values = reason, values
        super().__init__(text, self.told("en"))

    def told(self, language: str | None) -> str:
        """What is wrong with it, or what belongs there."""
        return say(f"words-miswritten-{self.reason}", language, **self.values)


def square_name(square: int) -> str:
    """A square by its column and row.

    >>> [square_name(square) for square in (0, 112, 224)]
    ['A1', 'H8', 'O15']
    """
    return f"{COLUMNS[square % SIDE]}{square // SIDE + 1}"


def tile_name(language: str, tile: int) -> str:
    """A tile as it is written: its letter, with ? if it is a joker; a joker in a rack is ? alone.

    >>> [tile_name("cs", tile) for tile in (1, 2, 66, 64)]
    ['A', 'Á', 'Á?', '?']
    """
    alphabet = tile_set(language).letters
    letter = tile & LETTER
    name = alphabet[letter - 1].upper() if 1 <= letter <= len(alphabet) else ""
    return name + ("?" if tile & JOKER else "")


def tiles_name(language: str, tiles: Sequence[int]) -> str:
    """Tiles one after another."""
    return "".join(tile_name(language, int(tile)) for tile in tiles)


def tiles_in(action: int) -> list[int]:
    """The tiles that an action names."""
    return [int(tile_of(action, i)) for i in range(max(0, size_of(action)))]


def show(language: str, state: Any, action: int) -> str:
    """An action in notation; a number that is none stays a number."""
    if action in WORDS:
        return WORDS[action]
    kind = action >> KIND << KIND
    if kind == PLACE and square_of(action) < SQUARES and size_of(action) > 0:
        return show_placement(language, state.board, action)
    if kind == EXCHANGE:
        return "-" + tiles_name(language, tiles_in(action))
    if kind == ORDER:
        return "rack " + tiles_name(language, tiles_in(action))
    if kind == LAY and square_of(action) < SQUARES:
        return f"+{square_name(square_of(action))} {tile_name(language, tile_of(action, 0))}"
    if kind == LIFT and square_of(action) < SQUARES:
        return f"lift {square_name(square_of(action))}"
    return str(action)


def show_placement(language: str, board: Any, action: int) -> str:
    """Where the main word begins, and the word."""
    direction = int(direction_of(action))
    step = 1 if direction == ACROSS else SIDE
    square = int(square_of(action))
    square -= int(runs_back(board, square, direction)) * step
    name = f"{square // SIDE + 1}{COLUMNS[square % SIDE]}" if direction == ACROSS else square_name(square)
    return f"{name} {spell(language, board, square, step, tiles_in(action))}"


def spell(language: str, board: Any, square: int, step: int, tiles: list[int]) -> str:
    """The word that tiles make from a square on, with what lies there already in brackets."""
    written, lying = "", ""
    waiting = list(tiles)
    for _ in range(SIDE - (square % SIDE if step == 1 else square // SIDE)):
        cell = int(board[square])
        if cell == 0 and not waiting:
            break
        if cell != 0:
            lying += tile_name(language, cell & LETTER)
        else:
            written += f"({lying})" if lying else ""
            written += tile_name(language, waiting.pop(0))
            lying = ""
        square += step
    return written + (f"({lying})" if lying else "")


def read(language: str, board: Any, text: str) -> int:
    """The action that a text means; BadNotation if it means none."""
    plain = " ".join(unicodedata.normalize("NFC", text).split())
    word = plain.lower()
    if word in READ:
        return READ[word]
    for kind, openings in ((EXCHANGE, EXCHANGES), (ORDER, RACKS)):
        for opening in openings:
            if word.startswith(opening):
                tiles = read_tiles(language, text, word[len(opening) :], in_rack=True)
                return kind | tiles_code(sorted(tiles) if kind == EXCHANGE else tiles)
    for opening in LIFTS:
        if word.startswith(opening):
            return LIFT | _read_square(text, plain[len(opening) :])[1] << SQUARE
    where, _, letters = plain.removeprefix("+").strip().partition(" ")
    if plain.startswith("+"):
        tile = read_tiles(language, text, letters, in_rack=False) if letters else []
        if len(tile) != 1:
            raise Miswritten(text, "one-tile")
        return LAY | _read_square(text, where)[1] << SQUARE | tile[0]
    if not letters or not any(sign.isdigit() for sign in where):
        raise BadNotation(text, "a move like 8H WORD or H8 WORD, -ABC to exchange, pass, or one of " + _known())
    return read_placement(language, board, text, where, letters)


def _known() -> str:
    return ", ".join(word for action, word in WORDS.items() if action != FLAG)


def _read_square(text: str, where: str) -> tuple[int, int]:
    """Direction and square of a place like 8H (across) or H8 (down)."""
    found = AT.fullmatch(where.strip().upper())
    row = int(found["row"] or found["down_row"]) if found else 0
    if found is None or not 1 <= row <= SIDE:
        raise Miswritten(text, "square")
    column = COLUMNS.index(found["column"] or found["down_column"])
    return ACROSS if found["row"] else DOWN, (row - 1) * SIDE + column


def read_tiles(language: str, text: str, letters: str, in_rack: bool) -> list[int]:
    """Tiles written one after another: letters, ? alone for a joker in a rack, a letter with ? for one that is laid."""
    alphabet = tile_set(language).letters
    tiles: list[int] = []
    for letter in letters.lower().replace(" ", ""):
        if letter == "?" and in_rack:
            tiles.append(JOKER)
        elif letter == "?" and tiles and not tiles[-1] & JOKER:
            tiles[-1] |= JOKER
        elif letter in alphabet:
            tiles.append(alphabet.index(letter) + 1)
        else:
            raise Miswritten(text, "letter", letters=alphabet.upper())
    if len(tiles) > (RACK if in_rack else SIDE) or not tiles:
        raise Miswritten(text, "tiles", most=RACK)
    return tiles


def read_placement(language: str, board: Any, text: str, where: str, letters: str) -> int:
    """A placement: letters on squares that are taken must be those that lie there."""
    direction, square = _read_square(text, where)
    step = 1 if direction == ACROSS else SIDE
    room = SIDE - (square % SIDE if direction == ACROSS else square // SIDE)
    spelt = letters.replace("(", "").replace(")", "").replace(".", " ")
    tiles: list[int] = []
    first = -1
    for at, part in enumerate(re.findall(r" |[^ ]\??", spelt)):
        if at >= room:
            raise Miswritten(text, "off-board")
        lies = int(board[square + at * step])
        here = 0 if part == " " else read_tiles(language, text, part, in_rack=False)[0]
        if lies == 0 and here == 0:
            raise Miswritten(text, "gap")
        if lies != 0 and here != 0 and lies & LETTER != here & LETTER:
            lying = {"letter": tile_name(language, lies & LETTER), "square": square_name(square + at * step)}
            raise Miswritten(text, "taken", **lying)
        if lies == 0:
            first = square + at * step if first < 0 else first
            tiles.append(here)
    if not 1 <= len(tiles) <= RACK:
        raise Miswritten(text, "new-tiles", most=RACK, count=len(tiles))
    if len(tiles) == 1:
        beside = runs_back(board, first, ACROSS) + runs_on(board, first, ACROSS) > 0
        direction = ACROSS if beside else DOWN
    return placement(direction, first, tiles)
