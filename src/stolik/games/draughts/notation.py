"""Moves as people write them: c3-d4, c3xe5, and the whole way of a capture where the ends do not tell which."""

from __future__ import annotations

import functools
import itertools
import re
from typing import Any

import numpy as np

from stolik.core.errors import BadNotation
from stolik.core.plain import bytes_of, layout_of
from stolik.core.words import say
from stolik.games.draughts import board
from stolik.games.draughts import rules as kernels
from stolik.games.draughts.bits import signed
from stolik.games.draughts.jumps import taken_code, taken_set
from stolik.games.draughts.route import LEAPS, find_route, follow
from stolik.games.draughts.state import DIRECTIONS, LONGEST_LIST, Rules, State

SQUARE = r"[a-h][1-8]|[0-9]{1,2}"
MOVE = re.compile(rf"(?:{SQUARE})(?:\s*[-–x×:*]\s*(?:{SQUARE}))+|(?:[a-h][1-8]\s*){{2,}}", re.IGNORECASE)
CAPTURING = re.compile("[x×:*]", re.IGNORECASE)  # what stands between the squares of a capture; a dash does too
MOST_PATHS = 16  # of one move that are told
ALLOWED = "a move is two squares, such as c3-d4 or 22-18, a capture c3xe5 or c3xe5xg7"


class UnclearMove(BadNotation):
    """A text that names squares but no move: why, in words."""

    def __init__(self, text: str, reason: str, **values: object) -> None:
        self.reason, self.values = reason, values
        super().__init__(text, self.told("en"))

    def told(self, language: str | None) -> str:
        """What is wrong and what to write instead."""
        return say(f"draughts-unclear-{self.reason}", language, **self.values)


# squares


def square_name(rules: Rules, square: int) -> str:
    """A square by name."""
    return board.names(rules.squares)[square] if 0 <= square < rules.squares else "?"


def number_of(rules: Rules, square: int) -> int:
    """A square as numeric notation counts: from Black's side, left to right as White sees it.

    On 32 squares b8 is 1 and g1 is 32; on 64 squares a8 is 1 and h1 is 64.
    """
    width = rules.squares // 8
    return (7 - square // width) * width + square % width + 1


def read_square(rules: Rules, text: str) -> int:
    """A square by name or number; -1 if the board has none such."""
    if text.isascii() and text.isdigit():
        number, width = int(text) - 1, rules.squares // 8
        return (7 - number // width) * width + number % width if 0 <= number < rules.squares else -1
    return board.numbers(rules.squares).get(text.lower(), -1)


# what there is to write


def enemy_set(state: State, seat: int) -> int:
    """All pieces of the other colour."""
    return int(state.men[1 - seat] | state.kings[1 - seat])


def moves_of(rules: Rules, state: State, seat: int) -> list[int]:
    """The listed moves of a seat."""
    return list(_moves(rules, bytes_of(state), layout_of(state), seat))


@functools.lru_cache(512)  # each capture of a list asks for it, to see whether another has the same ends
def _moves(rules: Rules, state: bytes, layout: np.dtype[Any], seat: int) -> tuple[int, ...]:
    out = np.empty(LONGEST_LIST, np.int64)
    return tuple(out[: kernels.legal(rules, np.frombuffer(state, layout)[0], seat, out)].tolist())


def captures_of(rules: Rules, state: State, seat: int, majority: bool) -> list[int]:
    """The complete captures of a seat, D4 heeded or not."""
    out = np.empty(LONGEST_LIST, np.int64)
    found: list[int] = out[: kernels.captures(rules, state, seat, majority, out)].tolist()
    return found


def taken_by(rules: Rules, state: State, seat: int, action: int) -> int:
    """The squares of the pieces that a move captures, as a set."""
    return int(taken_set(rules, action >> 12, enemy_set(state, seat)))


def path_of(rules: Rules, state: State, seat: int, action: int) -> list[int]:
    """The squares a move touches, from first to last; only its ends if it is no capture that can be made."""
    return paths_of(rules, state, seat, action, 1)[0]


def paths_of(rules: Rules, state: State, seat: int, action: int, most: int = MOST_PATHS) -> list[list[int]]:
    """All ways a move may take, not too many of them: a capture of the same pieces may lead round either way."""
    start, end = action & 63, action >> 6 & 63
    if action >> 12 == 0:
        return [[start, end]]
    men, kings = state.men.tolist(), state.kings.tolist()
    enemy = men[1 - seat] | kings[1 - seat]
    return list(map(list, _ways(rules, seat, men[seat], kings[seat], enemy, action, most)))


@functools.lru_cache(4096)  # of one position they are wanted again and again: for lists, for notation, by every eye
def _ways(
    rules: Rules, seat: int, men: int, kings: int, enemy: int, action: int, most: int
) -> tuple[tuple[int, ...], ...]:
    """The ways of a capture, each from its first square to its last."""
    start, end, taken = action & 63, action >> 6 & 63, int(taken_set(rules, action >> 12, enemy))
    path = np.zeros((LEAPS + 1, 2), np.int64)
    found: list[tuple[int, ...]] = []
    while taken and (men | kings) >> start & 1 and len(found) < most:
        leaps = find_route(rules, seat, men, kings, enemy, start, end, taken, path, len(found), 0)
        if leaps == 0:
            break
        found.append(tuple(path[: leaps + 1, 0].tolist()))
    return tuple(found) or ((start, end),)


# writing


def show(rules: Rules, state: State, seat: int, action: int, numeric: bool = False, full: bool = False) -> str:
    """A move in notation; a capture in full where another has the same ends, or where that is wanted."""
    start, end = action & 63, action >> 6 & 63
    if seat not in (0, 1) or action < 0 or start >= rules.squares or end >= rules.squares:
        return "?"
    squares = [start, end]
    capture = action >> 12 != 0
    if capture and (full or sum(move & 0xFFF == action & 0xFFF for move in moves_of(rules, state, seat)) != 1):
        squares = path_of(rules, state, seat, action)
    words = [str(number_of(rules, square)) if numeric else square_name(rules, square) for square in squares]
    return ("x" if capture else "-").join(words)


# reading


def parse(rules: Rules, state: State, seat: int, text: str) -> int:
    """The move that a text means, allowed or not; BadNotation if it means none, or more than one."""
    squares = read_squares(rules, text)
    ends = squares[0] | squares[-1] << 6
    if seat not in (0, 1):
        return ends
    along = ends | taken_along(rules, state, seat, squares) << 12
    twins = [move for move in moves_of(rules, state, seat) if move & 0xFFF == ends]
    if len(squares) > 2:
        taken = taken_over(rules, state, seat, squares)
        if taken == 0 and twins and (along in twins or along >> 12 == 0):
            raise UnclearMove(text, "way", moves=listed(rules, state, seat, twins))
        return ends | taken << 12 if taken else along
    if len(twins) > 1:
        raise UnclearMove(text, "several", moves=listed(rules, state, seat, twins))
    if twins:
        if twins[0] >> 12 == 0 and CAPTURING.search(text):
            raise UnclearMove(text, "no-capture", moves=listed(rules, state, seat, twins))
        return twins[0]
    smaller = [move for move in captures_of(rules, state, seat, False) if move & 0xFFF == ends]
    return smaller[0] if smaller and along >> 12 == 0 else along


def read_squares(rules: Rules, text: str) -> list[int]:
    """D1, D13: the squares a text names, two at least, all of them squares that are played on."""
    plain = text.strip()
    if len(plain) > 100 or not MOVE.fullmatch(plain):
        raise BadNotation(text, ALLOWED)
    names = re.findall(SQUARE, plain, re.IGNORECASE)
    squares = [read_square(rules, name) for name in names]
    if -1 in squares:
        wrong = names[squares.index(-1)].lower()
        rule = "D1" if rules.squares == 32 else "D13"
        reason = "beside" if wrong.isdigit() else "light"
        raise UnclearMove(text, reason, square=wrong, squares=rules.squares, rule=rule)
    return squares


def lone_square(rules: Rules, text: str) -> int:
    """The square that a text names and nothing else; -1 if it is no such text."""
    plain = text.strip()
    return read_square(rules, plain) if re.fullmatch(SQUARE, plain, re.IGNORECASE) else -1


def attempt_from(rules: Rules, state: State, seat: int, square: int) -> int:
    """What somebody may have had in mind with a piece that has no move: too small a capture, or a step to anywhere."""
    for move in captures_of(rules, state, seat, False):
        if move & 63 == square:
            return move
    standing = int(state.men[0] | state.men[1] | state.kings[0] | state.kings[1])
    free = next((end for end in range(rules.squares) if not standing >> end & 1), square)
    return square | free << 6


def taken_over(rules: Rules, state: State, seat: int, squares: list[int]) -> int:
    """The enemy's pieces that a capture over just these squares takes, as moves hold them; 0 if there is no such."""
    men, kings, enemy = int(state.men[seat]), int(state.kings[seat]), enemy_set(state, seat)
    if (men | kings) >> squares[0] & 1 == 0:
        return 0
    taken = follow(rules, seat, men, kings, enemy, np.array(squares, np.int64))
    return int(taken_code(rules, taken, enemy))


def taken_along(rules: Rules, state: State, seat: int, squares: list[int]) -> int:
    """The enemy's pieces between these squares where they lie in line, as moves hold them."""
    enemy, taken = enemy_set(state, seat), 0
    for start, end in itertools.pairwise(squares):
        taken |= enemy & between(rules, start, end)
    return int(taken_code(rules, signed(taken), enemy))


def between(rules: Rules, start: int, end: int) -> int:
    """The squares between two that lie in line; none if they do not."""
    for way in range(DIRECTIONS):
        passed, square = 0, int(board.NEIGHBOURS[rules.squares >> 6, start, way])
        while square >= 0 and square != end:
            passed |= 1 << square
            square = int(board.NEIGHBOURS[rules.squares >> 6, square, way])
        if square == end:
            return passed
    return 0


def listed(rules: Rules, state: State, seat: int, moves: list[int], most: int = 8) -> str:
    """Moves one after another, captures in full, not too many of them."""
    words = [show(rules, state, seat, move, full=True) for move in moves[:most]]
    return ", ".join(words + ["…"] * (len(moves) > most))
