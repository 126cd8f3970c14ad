"""What tiles on a table of Words in pairs can be: conserved, in racks without gaps, and where memory says."""

from __future__ import annotations

import numpy as np

from stolik.core.kernel import kernel
from stolik.core.story import NOBODY
from stolik.games.words.memory import rack_after
from stolik.games.words.racks import held, in_rack, pair_of
from stolik.games.words.state import (
    EMPTY,
    EXCHANGED,
    FIRST,
    LAST_DRAW,
    SEATS,
    SECOND,
    TILES,
    WINDOW,
    Rules,
    State,
)
from stolik.games.words.tiles import JOKER, LETTER, RACK, SQUARES


@kernel
def within(number: int, low: int, high: int) -> bool:
    """Whether a number lies in a range, ends included."""
    return low <= number <= high


@kernel
def is_tile(rules: Rules, tile: int) -> bool:
    """W2, W26: whether a rack may hold this."""
    return tile == JOKER or within(tile, 1, rules.letters)


@kernel
def no_gap(rules: Rules, tile: int, before: int) -> bool:
    """W23: a tile with no empty place before it, or an empty place."""
    return tile == EMPTY or (is_tile(rules, tile) and before != EMPTY)


@kernel
def sound_cells(rules: Rules, state: State) -> int:
    """W23, W26: cells hold tiles that there are, and racks have no gaps."""
    for square in range(SQUARES):
        cell = int(state.board[square])
        if cell != EMPTY and (cell < 0 or not within(cell & LETTER, 1, rules.letters)):
            return 2601
    for seat in range(SEATS):
        for i in range(RACK):
            if not no_gap(rules, state.racks[seat, i], state.racks[seat, i - 1] if i > 0 else JOKER):
                return 2301
            before = state.aside[seat, i - 1] if i > 0 else JOKER
            if not no_gap(rules, state.aside[seat, i], before):
                return 1701
            if i > 0 and state.aside[seat, i] != EMPTY and state.aside[seat, i] < before:
                return 1702
    for i in range(RACK):
        cell = int(state.loose[i])
        if cell != EMPTY and (cell < 0 or not within(cell & LETTER, 1, rules.letters)):
            return 2602
        if cell != EMPTY and i > 0 and state.loose[i - 1] == EMPTY:
            return 702
        if not within(state.loose_at[i], 0, SQUARES - 1) or (cell == EMPTY and state.loose_at[i] != 0):
            return 703
    return 0


@kernel
def sound_tiles(rules: Rules, state: State) -> int:
    """W2: every tile is on the board, in a rack, loose, set aside or in the bag."""
    counts = np.zeros(TILES, np.int64)
    for square in range(SQUARES):
        counts[in_rack(state.board[square])] += 1
    for i in range(RACK):
        counts[in_rack(state.loose[i])] += 1
        for seat in range(SEATS):
            counts[state.racks[seat, i]] += 1
            counts[state.aside[seat, i]] += 1
    bag = 0
    laid = SQUARES
    for square in range(SQUARES):
        if state.board[square] == EMPTY:
            laid -= 1
    for tile in range(1, TILES):
        if state.bag[tile] < 0 or counts[tile] + state.bag[tile] != rules.counts[tile]:
            return 201
        bag += state.bag[tile]
    if state.bag[0] != 0 or bag != state.left:
        return 202
    return 0 if state.crosses[0] + state.crosses[1] <= laid else 1402


@kernel
def sound_memory(state: State) -> int:
    """W12, W16: what is remembered of racks and bag is there."""
    for seat in range(SEATS):
        for tile in range(TILES):
            there = 0
            for i in range(RACK):
                if tile != EMPTY and state.racks[seat, i] == tile:
                    there += 1
                if tile != EMPTY and state.aside[seat, i] == tile:
                    there += 1
            if not within(state.known[seat, tile], 0, there):
                return 1201
    total = 0
    for tile in range(TILES):
        if not within(state.returned[tile], 0, state.bag[tile]):
            return 1601
        total += state.returned[tile]
    if state.returned_by == NOBODY and state.returned_most != 0:
        return 1602
    if state.returned_least < 0 or not within(total, state.returned_least, state.returned_most):
        return 1603
    return 0 if state.returned_most <= SQUARES // 3 else 1604


@kernel
def sound_swap(state: State) -> int:
    """W17: only one pair has exchanged in the last drawing, and its racks have had room for what is remembered."""
    if not within(state.swap_by, NOBODY, SEATS - 1) or not within(state.swap_open, 0, 1):
        return 1706
    for seat in range(SEATS):
        known, given, drawn = 0, int(state.swap_given[seat]), int(state.swap_drawn[seat])
        if not within(given, 0, RACK) or not within(drawn, 0, RACK) or (given > 0 and drawn == 0):
            return 1707
        if drawn > 0 and (state.swap_by == NOBODY or pair_of(seat) != pair_of(state.swap_by)):
            return 1708
        for tile in range(TILES):
            there = int(state.known[seat, tile]) if drawn > 0 else 0
            if not within(state.swap_seen[seat, tile], there, RACK if drawn > 0 else 0):
                return 1709
            if not within(state.swap_known[seat, tile], 0, RACK if drawn > 0 and tile != EMPTY else 0):
                return 1710
            known += state.swap_known[seat, tile]
        if drawn > 0 and not (drawn <= rack_after(state, seat) <= RACK and known <= RACK):
            return 1711
        if drawn > 0 and known > rack_after(state, seat) - drawn + given:
            return 1712
    if state.swap_by != NOBODY and state.swap_given[state.swap_by] == 0:
        return 1713
    return (
        0 if state.swap_open == 0 or (state.swap_by != NOBODY and state.queue[0] == (state.swap_by ^ 1) + 1) else 1714
    )


@kernel
def count_aside(state: State, seat: int) -> int:
    """W17: how many tiles a seat has set aside."""
    count = 0
    for i in range(RACK):
        if state.aside[seat, i] != EMPTY:
            count += 1
    return count


@kernel
def count_loose(state: State) -> int:
    """W7: how many loose tiles there are."""
    count = 0
    for i in range(RACK):
        if state.loose[i] != EMPTY:
            count += 1
    return count


@kernel
def queued(state: State, seat: int) -> int:
    """W16: how many tiles a seat is to draw."""
    for i in range(SEATS):
        if state.queue[i] == seat + 1:
            return int(state.need[i])
    return 0


@kernel
def sound_queue(state: State) -> int:
    """W16: who is to draw has room for it, and the bag is not empty."""
    wanted = 0
    for i in range(SEATS):
        if not within(state.queue[i], 0, SEATS) or (state.queue[i] == 0) != (state.need[i] == 0):
            return 1605
        if state.queue[i] == 0:
            continue
        for j in range(i):
            if state.queue[j] == 0 or state.queue[j] == state.queue[i]:
                return 1606
        seat = state.queue[i] - 1
        loose = count_loose(state) if state.loose_by == seat else 0
        if not within(state.need[i], 1, RACK - held(state, seat) - loose):
            return 1607
        if count_aside(state, seat) == 0:
            wanted += state.need[i]
        elif state.need[i] != count_aside(state, seat) or wanted + state.need[i] > state.left:
            return 1703  # an exchange gives back as much as it takes
    if state.queue[0] != 0 and (state.left == 0 or (state.stage != FIRST and state.stage != LAST_DRAW)):
        return 1608
    if state.stage == LAST_DRAW and state.queue[0] == 0:
        return 1609
    for seat in range(SEATS):
        if count_aside(state, seat) > 0 and queued(state, seat) == 0:
            exchanging = state.stage == SECOND or state.stage == WINDOW
            if not exchanging or not (made_exchange(state, 0, seat) or made_exchange(state, 1, seat)):
                return 1704
    return 0


@kernel
def made_exchange(state: State, move: int, seat: int) -> bool:
    """W17: whether a move of this double turn was this seat's exchange."""
    return bool(state.kinds[move] == EXCHANGED and state.movers[move] == seat)
