"""A turn of Words in pairs as a row of small steps, each with a fixed number.

There are over a million placements, so a placement is composed: tile by tile in the order of its squares, then
announced. An exchange sets tiles aside one by one, upwards, and is announced too. Everything else is one step of the
menu::

    number   0 ...                       225 * L       (with jokers: 450 * L)
             | lay: square * L + letter - 1 | lay a joker: the same |  aside  | ANNOUNCE | LIFT | menu |
                                                                      L + 1       1        1     9

    L    letters of the language (cs 39, pl 32, en 26); squares 15 * row + column; the joker is set aside by the last
    menu pass, you go, accept, challenge first, challenge second, yes, no, later, ask

`LIFT` takes back what has been laid or set aside so far, once a turn, so that every row of steps ends.
"""

from __future__ import annotations

from typing import NamedTuple

from stolik.core.kernel import Cells, kernel
from stolik.games.words.announcing import check_place
from stolik.games.words.placing import next_empty, step_of, tile_of
from stolik.games.words.racks import in_rack, owned
from stolik.games.words.state import (
    ACCEPT,
    ASK,
    CHALLENGE,
    DIRECTION,
    EXCHANGE,
    KIND,
    LATER,
    NO,
    PASS,
    PLACE,
    SQUARE,
    TILE,
    TILES,
    YES,
    YOU_GO,
    Rules,
    State,
)
from stolik.games.words.tiles import JOKER, LETTER, RACK, SIDE, SQUARES

MENU = (PASS, YOU_GO, ACCEPT, CHALLENGE, CHALLENGE + 1, YES, NO, LATER, ASK)
NONE = -1
ENDS = -2  # of a placement that has no further tile


class Layout(NamedTuple):
    """Where the kinds of steps begin."""

    letters: int
    jokers: int  # laying a joker
    aside: int
    announce: int
    lift: int
    menu: int
    size: int


def layout_of(rules: Rules) -> Layout:
    """Where the kinds of steps begin under these rules."""
    aside = int(aside_of(rules))
    announce = aside + rules.letters + 1
    menu = announce + 2
    return Layout(rules.letters, SQUARES * rules.letters, aside, announce, announce + 1, menu, menu + len(MENU))


@kernel
def aside_of(rules: Rules) -> int:
    """The first number of setting a tile aside."""
    return SQUARES * rules.letters * (2 if rules.jokers else 1)


@kernel
def number_lay(rules: Rules, square: int, tile: int) -> int:
    """The number of laying a tile (letter, + 64 for a joker) on a square."""
    number = square * rules.letters + (tile & LETTER) - 1
    return number + SQUARES * rules.letters if tile & JOKER else number


@kernel
def number_aside(rules: Rules, tile: int) -> int:
    """The number of setting a tile of the rack aside."""
    return aside_of(rules) + (rules.letters if tile == JOKER else tile - 1)


@kernel
def number_said(rules: Rules, code: int) -> int:
    """The number of a step of the menu, in the order of MENU."""
    first = aside_of(rules) + rules.letters + 3
    kind = code >> KIND << KIND
    if kind == PASS:
        return first
    if kind == YOU_GO:
        return first + 1
    if kind == ACCEPT:
        return first + 2
    if kind == CHALLENGE:
        return first + 3 + (code & 1)
    if kind == YES:
        return first + 5
    if kind == NO:
        return first + 6
    return first + (7 if kind == LATER else 8)


@kernel
def number_listed(rules: Rules, listed: Cells, count: int, at: int) -> int:
    """The number of the first step towards a listed action."""
    code = int(listed[at])
    kind = code >> KIND << KIND
    if kind == PLACE:
        return number_lay(rules, code >> SQUARE & 255, tile_of(code, 0))
    if kind == EXCHANGE:
        return number_aside(rules, tile_of(code, 0))
    return number_said(rules, code)


@kernel
def next_square(board: Cells, code: int, squares: Cells, tiles: Cells, laid: int) -> int:
    """Where a placement that begins with these tiles goes on; ENDS if it has no further one, NONE if it does not."""
    square = code >> SQUARE & 255
    direction = code >> DIRECTION & 1
    for place in range(laid):
        square = next_empty(board, square, direction)
        if square != squares[place] or tile_of(code, place) != tiles[place]:
            return NONE
        square += step_of(direction)
    if laid == RACK or tile_of(code, laid) == 0:
        return ENDS
    return next_empty(board, square, direction)


@kernel
def mark_after_laying(
    rules: Rules, states: Cells, listed: Cells, count: int, squares: Cells, tiles: Cells, laid: int, out: Cells
) -> None:
    """Mark every next step towards the listed placements that begin with these tiles."""
    announce = aside_of(rules) + rules.letters + 1
    for at in range(count):
        code = int(listed[at])
        if code >> KIND << KIND == PLACE:
            square = next_square(states[0].board, code, squares, tiles, laid)
            if square == ENDS:
                out[announce] = 1
            elif square != NONE:
                out[number_lay(rules, square, tile_of(code, laid))] = 1


@kernel
def mark_after_aside(rules: Rules, listed: Cells, count: int, tiles: Cells, put: int, out: Cells) -> None:
    """Mark every next step towards the listed exchanges that begin with these tiles."""
    announce = aside_of(rules) + rules.letters + 1
    for at in range(count):
        code = int(listed[at])
        if code >> KIND << KIND == EXCHANGE:
            same = True
            for place in range(put):
                same = same and tile_of(code, place) == tiles[place]
            if same:
                ends = put == RACK or tile_of(code, put) == 0
                out[announce if ends else number_aside(rules, tile_of(code, put))] = 1


# phonies: whatever `check` allows, in the lexicon or not


@kernel
def written(direction: int, squares: Cells, tiles: Cells, laid: int) -> int:
    """The code of a placement of these tiles."""
    code = PLACE | direction << DIRECTION | int(squares[0]) << SQUARE
    for place in range(laid):
        code |= int(tiles[place]) << TILE * place
    return code


@kernel
def code_laid(rules: Rules, states: Cells, seat: int, squares: Cells, tiles: Cells, laid: int) -> int:
    """The allowed placement that consists of these tiles, or NONE."""
    for direction in range(2):
        in_line = laid == 1 or (squares[1] // SIDE == squares[0] // SIDE) == (direction == 0)
        code = written(direction, squares, tiles, laid)
        if in_line and check_place(rules, states[0], seat, code) == 0:
            return code
    return NONE


@kernel
def can_go_on(
    rules: Rules, states: Cells, seat: int, direction: int, squares: Cells, tiles: Cells, laid: int, most: int
) -> bool:
    """Whether some placement in this direction begins with these tiles; the rest of the rack follows in any order."""
    for total in range(laid, most + 1):
        if check_place(rules, states[0], seat, written(direction, squares, tiles, total)) == 0:
            return True
    return False


@kernel
def fill_up(state: State, seat: int, tiles: Cells, laid: int) -> int:
    """Write the rest of the rack behind the tiles laid, jokers as the first letter; return how many there are then.

    NONE if the rack does not hold the tiles laid: whoever composes may bring the steps of another turn.
    """
    size = laid
    for tile in range(1, TILES):
        left = owned(state, seat, tile)
        for place in range(laid):
            if in_rack(tiles[place]) == tile:
                left -= 1
        if left < 0 or size + left > len(tiles):  # what is not held may be found later, when there is no room any more
            return NONE
        for _ in range(left):
            tiles[size] = tile | 1 if tile == JOKER else tile
            size += 1
    return size


@kernel
def mark_tiles(rules: Rules, square: int, tiles: Cells, laid: int, size: int, out: Cells) -> None:
    """Mark laying any tile of the rest of the rack on a square."""
    for place in range(laid, size):
        if tiles[place] & JOKER:
            for letter in range(1, rules.letters + 1):
                out[number_lay(rules, square, letter | JOKER)] = 1
        else:
            out[number_lay(rules, square, int(tiles[place]))] = 1


@kernel
def mark_possible(rules: Rules, states: Cells, seat: int, squares: Cells, tiles: Cells, laid: int, out: Cells) -> None:
    """Mark every next step towards any allowed placement; `squares` and `tiles` have room for eight."""
    state = states[0]
    size = fill_up(state, seat, tiles, laid)
    if size == NONE:
        return
    if laid == 0:
        for square in range(SQUARES):
            squares[0] = square
            if state.board[square] == 0 and (
                can_go_on(rules, states, seat, 0, squares, tiles, 1, size)
                or can_go_on(rules, states, seat, 1, squares, tiles, 1, size)
            ):
                mark_tiles(rules, square, tiles, 0, size, out)
        return
    if code_laid(rules, states, seat, squares, tiles, laid) != NONE:
        out[aside_of(rules) + rules.letters + 1] = 1
    for direction in range(2):
        in_line = laid == 1 or (squares[1] // SIDE == squares[0] // SIDE) == (direction == 0)
        place = squares[laid - 1] % SIDE if direction == 0 else squares[laid - 1] // SIDE
        if not in_line or laid == size or place == SIDE - 1:
            continue
        square = next_empty(state.board, squares[laid - 1] + step_of(direction), direction)
        if square >= 0 and can_go_on(rules, states, seat, direction, squares, tiles, laid + 1, size):
            mark_tiles(rules, square, tiles, laid, size, out)
