"""The text of the Hub protocol (version 2), by which draughts programs ask engines: lines, positions, moves, levels.

A line is a command and arguments: ``level moves=9 time=291.6``; values with spaces or ``=`` stand in quotation marks.
A position is the mover's letter, then a letter for each square in the order of numeric notation: w b men, W B kings,
e empty. A capture is ``from x to x captured x captured ...``, in any order.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass

from stolik.core.errors import StolikError, shorten
from stolik.core.game import Game
from stolik.core.kernel import Cells
from stolik.core.story import NOBODY
from stolik.games.draughts.bits import signed
from stolik.games.draughts.draws import winner
from stolik.games.draughts.notation import moves_of, number_of, read_square, taken_by
from stolik.games.draughts.state import BLACK, PLAYING, WHITE, Rules, State

LONGEST = 20_000  # characters of a line that will be read
WORDS = re.compile(r'([^\s="]+)(?:=(?:"([^"]*)"|([^\s"]*)))?')
LETTERS = "wbWBe"
UNTOLD = 1.0  # seconds for a move when nobody said how long
MOVES_TO_GO, KEPT, LAG = 30, 0.1, 0.02  # a game's moves to come, the share of the clock never spent, what sending takes


class BadHub(StolikError):
    """A line of the Hub protocol that cannot be obeyed."""


# lines


def split(line: str) -> tuple[str, dict[str, str]]:
    """The command of a line and its arguments; flags have empty values. What is no argument is passed over.

    >>> split('pos pos=Wwe moves="1-5 32-27" now')
    ('pos', {'pos': 'Wwe', 'moves': '1-5 32-27', 'now': ''})
    """
    if len(line) > LONGEST:
        raise BadHub(f"a line of {len(line)} characters; at most {LONGEST} are read")
    words = WORDS.findall(line)
    if not words:
        return "", {}
    return words[0][0], {name: quoted or plain for name, quoted, plain in words[1:]}


def joined(command: str, arguments: Mapping[str, object]) -> str:
    """A line from its command and arguments.

    >>> joined("done", {"move": "32-28", "note": "a b"})
    'done move=32-28 note="a b"'
    """
    return " ".join([command, *(f"{name}={_quoted(str(value))}" for name, value in arguments.items())])


def _quoted(value: str) -> str:
    plain = " ".join(value.replace('"', "'").split())
    return plain if plain and not re.search(r"[\s=]", plain) else f'"{plain}"'


# positions


def show_position(rules: Rules, state: State) -> str:
    """A position as one word."""
    letters = ["e"] * rules.squares
    for square in range(rules.squares):
        for colour, (man, king) in enumerate((("w", "W"), ("b", "B"))):
            if int(state.men[colour]) >> square & 1:
                letters[number_of(rules, square) - 1] = man
            elif int(state.kings[colour]) >> square & 1:
                letters[number_of(rules, square) - 1] = king
    return "WB"[int(state.mover)] + "".join(letters)


def read_position(rules: Rules, text: str) -> dict[str, object]:
    """The fields of the position that a word means."""
    if len(text) != rules.squares + 1 or text[0] not in "WB" or set(text[1:]) - set(LETTERS):
        raise BadHub(f"pos={shorten(text, 70)}: W or B belongs here, then {rules.squares} letters out of {LETTERS}")
    men, kings = [0, 0], [0, 0]
    for number, letter in enumerate(text[1:], 1):
        if letter != "e":
            side = kings if letter.isupper() else men
            side[WHITE if letter in "wW" else BLACK] |= 1 << read_square(rules, str(number))
    return {
        "men": [signed(some) for some in men],
        "kings": [signed(some) for some in kings],
        "mover": "WB".index(text[0]),
    }


# moves


def show_move(rules: Rules, state: State, action: int) -> str:
    """A move of the mover; a capture with all the squares that it empties."""
    taken = taken_by(rules, state, int(state.mover), action)
    numbers = [number_of(rules, action & 63), number_of(rules, action >> 6 & 63)]
    captured = sorted(number_of(rules, square) for square in range(rules.squares) if taken >> square & 1)
    return ("x" if captured else "-").join(str(number) for number in (*numbers, *captured))


def read_move(rules: Rules, state: State, text: str) -> int:
    """The listed move that a text means; the captured squares may be left out where the ends tell enough."""
    if not re.fullmatch(r"\d{1,2}(-\d{1,2}|(x\d{1,2})+)", text):
        raise BadHub(f"{shorten(text, 40)} is no move; a move is 32-28, a capture 28x19x23")
    first, second, *captured = [int(number) for number in re.split("[-x]", text)]
    fitting = []
    for action in moves_of(rules, state, int(state.mover)):
        ends = number_of(rules, action & 63), number_of(rules, action >> 6 & 63)
        taken = taken_by(rules, state, int(state.mover), action)
        numbers = {number_of(rules, square) for square in range(rules.squares) if taken >> square & 1}
        if ends == (first, second) and bool(numbers) == ("x" in text) and (not captured or set(captured) == numbers):
            fitting.append(action)
    if len(fitting) != 1:
        raise BadHub(f"{shorten(text, 40)} {'means several moves' if fitting else 'cannot be played'}")
    return fitting[0]


def after(game: Game, board: Cells, text: str) -> Cells:
    """The position after a move. Whether it is a draw is for who asks to say: what our rules call one counts anew."""
    state = board[0]
    boards = game.states(state)
    game.steps.move(game.rules, boards, int(state.mover), read_move(game.rules, state, text))
    if boards[0].ending == PLAYING or winner(boards[0]) != NOBODY:
        return boards
    fields = game.position(boards[0])
    return game.states_from({name: fields[name] for name in ("men", "kings", "mover")})


# levels


@dataclass(frozen=True)
class Level:
    """How long the next search may last; None: no such limit."""

    depth: int | None = None
    nodes: int | None = None
    seconds: float | None = UNTOLD


def read_level(arguments: dict[str, str]) -> Level:
    """The limits that a level line states; of several the first one reached ends the search."""
    if "infinite" in arguments:
        return Level(seconds=None)
    depth, nodes = whole(arguments, "depth"), whole(arguments, "nodes")
    if "move-time" in arguments:
        return Level(depth, nodes, _real(arguments, "move-time"))
    if "time" in arguments:
        moves = whole(arguments, "moves") or MOVES_TO_GO
        return Level(depth, nodes, allotted(_real(arguments, "time"), _real(arguments, "inc", 0.0), moves))
    if depth is None and nodes is None:
        raise BadHub("level needs depth, nodes, move-time, time or infinite")
    return Level(depth, nodes, None)


def allotted(time: float, increment: float, moves: int) -> float:
    """The seconds for one move out of a clock; the increment is added before the move.

    >>> allotted(60.0, 0.0, 30), allotted(0.5, 0.0, 1)
    (1.98, 0.43)
    """
    clock, moves = time + increment, max(1, moves)
    share = clock / moves + increment * (1 - 1 / moves)
    return max(0.01, round(min(share, clock * (1 - KEPT)) - LAG, 6))


def whole(arguments: dict[str, str], name: str) -> int | None:
    """A whole number among the arguments, None if it is not there."""
    if name not in arguments:
        return None
    value = arguments[name]
    if not (value.isascii() and value.isdigit() and int(value[:18]) > 0 and len(value) < 18):
        raise BadHub(f"{name}={value[:40]}: a whole number from 1 up belongs here")
    return int(value)


def _real(arguments: dict[str, str], name: str, otherwise: float | None = None) -> float:
    try:
        value = float(arguments[name]) if name in arguments or otherwise is None else otherwise
    except ValueError:
        value = -1.0
    if not 0 <= value < 1e9:
        raise BadHub(f"{name}={arguments[name][:40]}: a number of seconds belongs here")
    return value
