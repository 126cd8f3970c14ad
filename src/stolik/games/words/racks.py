"""Racks and tiles on their way: taking, putting back, what the opponents have seen; W1, W7, W12, W26."""

from __future__ import annotations

from typing import Any

from stolik.core.kernel import kernel
from stolik.core.story import NOBODY, tell
from stolik.games.words.codes import LIFTED, NO_LETTER, NOT_IN_RACK
from stolik.games.words.placing import tile_of
from stolik.games.words.state import EMPTY, SEATS, TILE, Rules, State
from stolik.games.words.tiles import JOKER, LETTER, RACK

# actions taken apart


@kernel
def size_of(action: int) -> int:
    """How many tiles an action names, or -1 if there is a hole among them."""
    size = 0
    for i in range(RACK):
        if tile_of(action, i) != EMPTY:
            if size != i:
                return -1
            size += 1
    return size


@kernel
def in_rack(tile: int) -> int:
    """W26: the tile that a rack must hold: a joker, whatever letter it stands for, or the letter."""
    return JOKER if tile & JOKER else tile


# racks


@kernel
def pair_of(seat: int) -> int:
    """W1: the pair of a seat."""
    return seat >> 1


@kernel
def held(state: State, seat: int) -> int:
    """How many tiles stand in a rack; hidden ones count."""
    for i in range(RACK):
        if state.racks[seat, i] == EMPTY:
            return i
    return RACK


@kernel
def to_draw(state: State, seat: int) -> int:
    """W16: how many of the tiles that are owed a seat will draw: those before it in the line draw first."""
    rest = int(state.left)
    for i in range(SEATS):
        if state.queue[i] == 0:
            break
        other = state.queue[i] - 1
        drawn = min(int(state.need[i]), rest)
        if other == seat:
            return drawn
        rest -= drawn
        for k in range(RACK):
            if state.aside[other, k] != EMPTY:
                rest += 1  # W17: the old tiles of an exchange are in the bag again
    return 0


@kernel
def owned(state: State, seat: int, tile: int) -> int:
    """How many of a tile a seat has, loose ones included."""
    found = 0
    for i in range(RACK):
        if state.racks[seat, i] == tile:
            found += 1
        if state.loose_by == seat and state.loose[i] != EMPTY and in_rack(state.loose[i]) == tile:
            found += 1
    return found


@kernel
def put(state: State, seat: int, tile: int) -> None:
    """W23: a tile comes to the end of a rack; the others stay where their owner put them."""
    state.racks[seat, held(state, seat)] = tile


@kernel
def take(state: State, seat: int, tile: int) -> None:
    """W23: the first such tile leaves a rack, the others close up."""
    i = 0
    while state.racks[seat, i] != tile:
        i += 1
    for j in range(i, RACK - 1):
        state.racks[seat, j] = state.racks[seat, j + 1]
    state.racks[seat, RACK - 1] = EMPTY


@kernel
def show(state: State, seat: int, tile: int) -> None:
    """W7: a tile leaves the rack for the board, before all eyes."""
    take(state, seat, tile)
    if state.known[seat, tile] > 0:
        state.known[seat, tile] -= 1
    elif state.swap_drawn[seat] > 0:
        state.swap_seen[seat, tile] += 1


@kernel
def take_back(state: State, seat: int, tile: int) -> None:
    """W12: a tile returns from the board to its rack, and the opponents know that it is there."""
    put(state, seat, tile)
    state.known[seat, tile] += 1


@kernel
def lacks(rules: Rules, state: State, seat: int, action: int) -> int:
    """W26: whether a placement asks for tiles or letters that the seat does not have."""
    for i in range(RACK):
        tile = tile_of(action, i)
        if tile == EMPTY:
            break
        if tile & LETTER == 0 or tile & LETTER > rules.letters:
            return NO_LETTER
        wanted = 0
        for j in range(RACK):
            if tile_of(action, j) != EMPTY and in_rack(tile_of(action, j)) == in_rack(tile):
                wanted += 1
        if owned(state, seat, in_rack(tile)) < wanted:
            return NOT_IN_RACK
    return 0


# loose tiles


@kernel
def loose_place(state: State, square: int) -> int:
    """Where among the loose tiles the one on a square is kept, or NOBODY's."""
    if state.loose_by != NOBODY:
        for i in range(RACK):
            if state.loose[i] != EMPTY and state.loose_at[i] == square:
                return i
    return NOBODY


@kernel
def lift_one(state: State, i: int) -> None:
    """W7: a loose tile returns to its rack; the others close up."""
    tell(state, LIFTED, state.loose_by, state.loose[i], state.loose_at[i])
    take_back(state, state.loose_by, in_rack(state.loose[i]))
    for j in range(i, RACK - 1):
        state.loose[j] = state.loose[j + 1]
        state.loose_at[j] = state.loose_at[j + 1]
    state.loose[RACK - 1] = EMPTY
    state.loose_at[RACK - 1] = 0
    if state.loose[0] == EMPTY:
        state.loose_by = NOBODY


@kernel
def lift_all(state: State) -> None:
    """W7, W10: all loose tiles return to their rack."""
    while state.loose_by != NOBODY:
        lift_one(state, 0)


@kernel
def drop_loose(state: State) -> None:
    """W8: loose tiles become part of a move that is announced, or return without a word."""
    if state.loose_by == NOBODY:
        return
    for i in range(RACK):
        if state.loose[i] != EMPTY:
            take_back(state, state.loose_by, in_rack(state.loose[i]))
            state.loose[i] = EMPTY
            state.loose_at[i] = 0
    state.loose_by = NOBODY


# what is worth what


@kernel
def worth_of_rack(rules: Rules, state: State, seat: int) -> int:
    """W20: the points of the tiles in a rack."""
    points = 0
    for i in range(RACK):
        points += rules.values[state.racks[seat, i]]
    return points


@kernel
def clear_said(state: State) -> None:
    """W22: what was said in a turn is forgotten when it is over."""
    for seat in range(SEATS):
        state.said[seat] = 0


def tiles_code(tiles: Any) -> int:
    """Tiles as the low bits of an action (Python, for people and tests)."""
    return sum(int(tile) << TILE * i for i, tile in enumerate(tiles))
