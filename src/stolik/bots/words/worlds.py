"""Imagined worlds: a deal that a seat cannot rule out, in which tiles are drawn and put back as the rules say."""

from __future__ import annotations

from typing import Any, NamedTuple

import numpy as np

from stolik.bots.words.moves import draw_up
from stolik.core.contract import redeal
from stolik.core.kernel import Cells, kernel
from stolik.core.random import WORDS, below, draw
from stolik.games.words.placing import tile_of
from stolik.games.words.racks import in_rack
from stolik.games.words.state import EMPTY, EXCHANGE, KIND, PAIRS, SEATS, TILES
from stolik.games.words.tiles import RACK, SQUARES

BAG = 128


class World(NamedTuple):
    """Where every tile may be, and what is still owed; plans are tried on copies of it."""

    board: Cells  # int8[225]
    hands: Cells  # int8[4, 7]
    aside: Cells  # int8[7]: given away by the first mover of this turn, who has yet to draw (W17)
    bag: Cells  # int8[128]: in the order in which they are drawn, the last first
    left: Cells  # int64[1]: tiles in the bag
    lost: Cells  # int64[2]: moves that crosses have yet to cost each pair (W14)
    luck: Cells  # int64[4]: a generator: where in the bag tiles come that are put back


@kernel
def empty_world() -> World:
    """A world to be filled in."""
    return World(
        np.zeros(SQUARES, np.int8),
        np.zeros((SEATS, RACK), np.int8),
        np.zeros(RACK, np.int8),
        np.zeros(BAG, np.int8),
        np.zeros(1, np.int64),
        np.zeros(PAIRS, np.int64),
        np.zeros(WORDS, np.int64),
    )


@kernel
def copy_world(source: World, copy: World) -> None:
    """Make a world like another."""
    for square in range(SQUARES):
        copy.board[square] = source.board[square]
    for k in range(RACK):
        copy.aside[k] = source.aside[k]
        for seat in range(SEATS):
            copy.hands[seat, k] = source.hands[seat, k]
    for place in range(source.left[0]):
        copy.bag[place] = source.bag[place]
    copy.left[0] = source.left[0]
    for pair in range(PAIRS):
        copy.lost[pair] = source.lost[pair]
    for k in range(WORDS):
        copy.luck[k] = source.luck[k]


@kernel
def imagine(rules: Any, state: Any, seat: int, random: Cells, world: World) -> None:
    """Deal a world that a seat cannot rule out; `state` is hidden from it, and dealt when this is done."""
    redeal(rules, state, seat, random)
    for square in range(SQUARES):
        world.board[square] = state.board[square]
    low = seat & 2
    for other in range(SEATS):
        for k in range(RACK):
            world.hands[other, k] = state.racks[other, k]
    for k in range(RACK):
        world.aside[k] = max(state.aside[low, k], state.aside[low + 1, k])  # of partners at most one has to draw yet
        if state.loose[k] != EMPTY:
            put_into(world.hands[state.loose_by], in_rack(state.loose[k]))
    for pair in range(PAIRS):
        world.lost[pair] = state.lost[pair]
    world.left[0] = shake(state.bag, world.bag, random)
    for k in range(WORDS):
        world.luck[k] = draw(random)


@kernel
def put_into(rack: Cells, tile: int) -> None:
    """Put a tile into the first free place of a rack."""
    for k in range(RACK):
        if rack[k] == EMPTY:
            rack[k] = tile
            return


@kernel
def shake(counts: Cells, bag: Cells, random: Cells) -> int:
    """Lay the tiles of a bag out in any order; return how many there are."""
    left = 0
    for tile in range(TILES):
        for _ in range(counts[tile]):
            left = put_back(bag, left, tile, random)
    return left


@kernel
def put_back(bag: Cells, left: int, tile: int, random: Cells) -> int:
    """Put a tile somewhere among those in the bag; return how many there are now."""
    place = below(random, left + 1)
    bag[left] = bag[place]
    bag[place] = tile
    return left + 1


@kernel
def fill_up(world: World, seat: int, action: int) -> None:
    """W16, W17: draw after a move; what was exchanged goes into the bag when the new tiles are out."""
    left = draw_up(world.hands[seat], world.bag, world.left[0])
    if action >> KIND == EXCHANGE >> KIND:
        for k in range(RACK):
            if tile_of(action, k) != EMPTY:
                left = put_back(world.bag, left, tile_of(action, k), world.luck)
    world.left[0] = left
