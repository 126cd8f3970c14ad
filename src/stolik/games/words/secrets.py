"""Who knows what in Words in pairs: W1, W22, W23. Partners know all of each other; of the opponents' tiles only those
seen on the board and taken back, and of the bag what they have put into it themselves since the opponents last drew.
"""

from __future__ import annotations

import numpy as np

from stolik.core.contract import HIDDEN
from stolik.core.kernel import Cells, kernel
from stolik.core.random import below
from stolik.core.story import NOBODY
from stolik.games.words.judging import voters
from stolik.games.words.memory import imagine_swap
from stolik.games.words.racks import in_rack, pair_of
from stolik.games.words.state import (
    ACCEPTS,
    CHALLENGES,
    DECLINED,
    EMPTY,
    FIRST,
    LAST_DRAW,
    NOT_ASKED,
    OVER,
    PROPOSED,
    SAY_YES,
    SEATS,
    SECOND,
    SHALL_I_CLOSE,
    TILES,
    WINDOW,
    Rules,
    State,
)
from stolik.games.words.tiles import RACK, SQUARES
from stolik.games.words.turns import is_open

MOST_TILES = 128  # in any set

# hiding


@kernel
def hide(rules: Rules, state: State, eye: int) -> None:
    """W1, W22: the bag, the opponents' racks and what they say are hidden; at the end everything lies open."""
    state.reveals = 0  # it counts what partners say to each other, too
    if state.stage == OVER:
        return
    for tile in range(TILES):
        state.bag[tile] = HIDDEN
    pair = NOBODY if eye < 0 else pair_of(eye)
    for seat in range(SEATS):
        if pair_of(seat) != pair:
            for i in range(RACK):
                if state.racks[seat, i] != EMPTY:
                    state.racks[seat, i] = HIDDEN
                if state.aside[seat, i] != EMPTY:
                    state.aside[seat, i] = HIDDEN
    if state.returned_by != NOBODY and state.returned_by != pair:
        for tile in range(TILES):
            state.returned[tile] = HIDDEN
    hide_talk(state, pair)


@kernel
def hide_talk(state: State, pair: int) -> None:
    """W22: votes and signals are for the partner alone."""
    voting = voters(state)
    if voting != NOBODY and voting != pair:
        state.vote_by = HIDDEN
        state.vote = HIDDEN
    if state.turn == NOBODY or state.turn == pair or state.stage == LAST_DRAW:
        return
    for seat in (2 * state.turn, 2 * state.turn + 1):
        state.said[seat] = HIDDEN
    if state.stage == FIRST:
        state.yielded = HIDDEN
    if state.stage == SECOND and state.early <= DECLINED and is_open(state, 0):
        state.early = HIDDEN
        state.asker = HIDDEN


# imagining


@kernel
def redeal(rules: Rules, state: State, eye: int, random: Cells) -> None:
    """Fill racks and bag with tiles the eye has not seen, what is known in its place, and let the opponents talk."""
    if state.stage == OVER:
        return
    counts = np.zeros(TILES, np.int64)
    count_unseen(rules, state, counts)
    needs, in_bag = np.zeros((SEATS, TILES), np.int64), np.zeros((2, TILES), np.int64)
    if eye >= 0 and pair_of(eye) == state.returned_by:
        for tile in range(TILES):
            in_bag[0, tile] = state.returned[tile]
            for seat in range(SEATS):
                needs[seat, tile] = state.known[seat, tile]
    else:
        imagine_swap(state, counts, random, needs, in_bag)
    pile = np.zeros(MOST_TILES, np.int64)
    size = pile_up(state, counts, needs, in_bag, pile)
    shuffle(pile, size, random)
    for seat in range(SEATS):
        if is_hidden(state, seat):
            size = fill_rack(state, seat, needs, pile, size, random)
    for tile in range(TILES):
        state.bag[tile] = in_bag[0, tile] + in_bag[1, tile]
    for i in range(size):
        state.bag[pile[i]] += 1
    if state.returned[0] == HIDDEN:
        imagine_returned(state, in_bag, random)
    imagine_talk(state, random)


@kernel
def is_hidden(state: State, seat: int) -> bool:
    """Whether the tiles of a seat are to be imagined."""
    return bool(state.racks[seat, 0] == HIDDEN or state.aside[seat, 0] == HIDDEN)


@kernel
def count_unseen(rules: Rules, state: State, counts: Cells) -> None:
    """How many of each tile lie where the eye cannot see."""
    for tile in range(TILES):
        counts[tile] = rules.counts[tile]
    for square in range(SQUARES):
        if state.board[square] != EMPTY:
            counts[in_rack(state.board[square])] -= 1
    for i in range(RACK):
        if state.loose[i] != EMPTY:
            counts[in_rack(state.loose[i])] -= 1
        for seat in range(SEATS):
            if state.racks[seat, i] > EMPTY:
                counts[state.racks[seat, i]] -= 1
            if state.aside[seat, i] > EMPTY:
                counts[state.aside[seat, i]] -= 1


@kernel
def pile_up(state: State, counts: Cells, needs: Cells, in_bag: Cells, pile: Cells) -> int:
    """The unseen tiles of which nobody knows where they are, one after another; return how many."""
    size = 0
    for tile in range(1, TILES):
        free = counts[tile] - in_bag[0, tile] - in_bag[1, tile]
        for seat in range(SEATS):
            if is_hidden(state, seat):
                free -= needs[seat, tile]
        for _ in range(free):
            pile[size] = tile
            size += 1
    return size


@kernel
def shuffle(pile: Cells, size: int, random: Cells) -> None:
    """Any order of the first tiles of a pile is equally likely."""
    for i in range(size - 1, 0, -1):
        j = below(random, i + 1)
        pile[i], pile[j] = pile[j], pile[i]


@kernel
def fill_rack(state: State, seat: int, needs: Cells, pile: Cells, size: int, random: Cells) -> int:
    """A hidden rack, and what its owner has set aside: known tiles and some of the pile, in any order."""
    tiles = np.zeros(RACK, np.int64)
    count = 0
    for tile in range(TILES):
        for _ in range(needs[seat, tile]):
            tiles[count] = tile
            count += 1
    places = 0
    for i in range(RACK):
        if state.racks[seat, i] == HIDDEN:
            places += 1
        if state.aside[seat, i] == HIDDEN:
            places += 1
    while count < places:
        size -= 1
        tiles[count] = pile[size]
        count += 1
    shuffle(tiles, count, random)
    for i in range(RACK):
        if state.racks[seat, i] == HIDDEN:
            count -= 1
            state.racks[seat, i] = tiles[count]
    for i in range(count):  # set aside: upwards
        rank = 0
        for j in range(count):
            if tiles[j] < tiles[i] or (tiles[j] == tiles[i] and j < i):
                rank += 1
        state.aside[seat, rank] = tiles[i]
    return size


@kernel
def imagine_returned(state: State, in_bag: Cells, random: Cells) -> None:
    """What the opponents may know of the bag: tiles they gave away, and others, as many as they may have put there."""
    least, most = int(state.returned_least), min(int(state.returned_most), int(state.left))
    given = 0 if state.swap_by == NOBODY else int(state.swap_given[state.swap_by ^ 1])
    for tile in range(TILES):
        given += in_bag[0, tile]
    least = max(least, min(given, most))
    wanted = least + below(random, most - least + 1)
    left = int(state.left)
    for tile in range(TILES):
        state.returned[tile] = in_bag[0, tile] + in_bag[1, tile]
        wanted -= state.returned[tile]
        left -= state.returned[tile]
    for tile in range(TILES):
        for _ in range(state.bag[tile] - state.returned[tile]):
            if below(random, left) < wanted:
                state.returned[tile] += 1
                wanted -= 1
            left -= 1


@kernel
def imagine_talk(state: State, random: Cells) -> None:
    """W11, W15, W22: anything the opponents may have said to each other."""
    if state.vote_by == HIDDEN:
        state.vote_by = below(random, 3)
        state.vote = 0
        if state.vote_by != 0:
            state.vote = imagine_vote(state, random)
    if state.yielded == HIDDEN:
        state.yielded = imagine_yielding(state, random)
    if state.early == HIDDEN:
        state.early = NOT_ASKED + below(random, DECLINED + 1 - NOT_ASKED)
        state.asker = 1 + below(random, 2) if state.early == PROPOSED else 0
    for seat in range(0, SEATS, 2):
        if state.said[seat] == HIDDEN:
            first = below(random, SHALL_I_CLOSE + 1)
            second = below(random, SHALL_I_CLOSE + 1)
            if first != 0 and below(random, 3) == 0:
                second = SAY_YES + below(random, 2)
            swapped = below(random, 2)
            state.said[seat + swapped] = first
            state.said[seat + 1 - swapped] = second


@kernel
def imagine_vote(state: State, random: Cells) -> int:
    """W11: an acceptance, or a proposal to challenge a move that is open."""
    vote = ACCEPTS + below(random, 3 if state.stage == WINDOW else 2)
    if vote >= CHALLENGES and not is_open(state, vote - CHALLENGES):
        return ACCEPTS
    return vote


@kernel
def imagine_yielding(state: State, random: Cells) -> int:
    """W22: who may have said "you go": nobody, or either of two who both can go."""
    lower = 2 * state.turn
    if state.queue[0] != 0:
        return 0
    if state.bound != NOBODY or state.racks[lower, 0] == EMPTY or state.racks[lower + 1, 0] == EMPTY:
        return 0
    return below(random, 3)
