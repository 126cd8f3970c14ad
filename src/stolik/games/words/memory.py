"""What is remembered of tiles on their way: W12, W16, W17.

A pair knows what it has put into the bag (`returned`) until its opponents draw. Its opponents know the tiles they
have seen come back to a rack (`known`). An exchange makes that doubtful: a known tile is still in the rack, or was
given away into the bag, and from there the partner may have drawn it. So what was known when an exchanger drew, and
when the partner drew after it, is kept (`swap_known`) until tiles are drawn after another double turn::

    rack before        swap_known ...|. . . .        of these swap_given go into the bag
    rack after         kept .........|drawn          swap_drawn come, and of the rack after it
                                                     swap_seen have been seen since
"""

from __future__ import annotations

from stolik.core.kernel import Cells, kernel
from stolik.core.random import below
from stolik.core.story import NOBODY
from stolik.games.words.racks import held, pair_of
from stolik.games.words.state import EMPTY, SEATS, TILES, State
from stolik.games.words.tiles import RACK

TRIES = 2000  # guesses at what an exchanger gave away; nearly always a handful is enough

# the bag


@kernel
def remember_draw(state: State, seat: int, first: int, count: int) -> None:
    """W16: after the opponents' draw nobody knows what is still in the bag; a partner's draw is seen."""
    if state.returned_by == NOBODY:
        return
    if state.returned_by != pair_of(seat):
        forget_returned(state)
        return
    for i in range(first, first + count):
        tile = state.racks[seat, i]
        if state.returned[tile] > 0:
            state.returned[tile] -= 1
    state.returned_least = max(0, int(state.returned_least) - count)


@kernel
def forget_returned(state: State) -> None:
    """Nothing is known of the bag."""
    for tile in range(TILES):
        state.returned[tile] = 0
    state.returned_by = NOBODY
    state.returned_least = 0
    state.returned_most = 0


# exchanges


@kernel
def forget_swap(state: State) -> None:
    """What an exchanger may have given away is of no use once others have drawn."""
    state.swap_by = NOBODY
    state.swap_open = 0
    for seat in range(SEATS):
        state.swap_given[seat] = 0
        state.swap_drawn[seat] = 0
        for tile in range(TILES):
            state.swap_known[seat, tile] = 0
            state.swap_seen[seat, tile] = 0


@kernel
def remember_swap(state: State, seat: int, given: int, drawn: int) -> None:
    """W17: an exchanger's known tiles become doubtful; those of a partner who draws later are noted as well."""
    if state.swap_by != NOBODY and state.swap_open == 0:
        forget_swap(state)
    if given == 0 and state.swap_by == NOBODY:
        return
    if state.swap_by == NOBODY:
        state.swap_by = seat
    state.swap_given[seat] = given
    state.swap_drawn[seat] = drawn
    for tile in range(TILES):
        state.swap_known[seat, tile] = state.known[seat, tile]
        state.known[seat, tile] = max(0, int(state.known[seat, tile]) - given)
        state.swap_seen[seat, tile] = state.known[seat, tile]


# imagining


@kernel
def imagine_swap(state: State, unseen: Cells, random: Cells, needs: Cells, in_bag: Cells) -> None:
    """What hidden racks and the bag must hold: known tiles, and doubtful ones in one of their places.

    In the bag those given by the first exchanger are in the first row, those of the partner in the second.
    """
    if state.swap_by != NOBODY:
        for _ in range(TRIES):
            guess_swap(state, random, needs, in_bag)
            if is_possible(state, unseen, needs, in_bag):
                return
    for tile in range(TILES):
        in_bag[0, tile] = in_bag[1, tile] = 0
        for seat in range(SEATS):
            needs[seat, tile] = state.known[seat, tile]


@kernel
def guess_swap(state: State, random: Cells, needs: Cells, in_bag: Cells) -> None:
    """Let chance say which tiles were given away, and which of these the partner drew."""
    for tile in range(TILES):
        in_bag[0, tile] = in_bag[1, tile] = 0
        for seat in range(SEATS):
            needs[seat, tile] = 0
    first = int(state.swap_by)
    partner = first ^ 1
    draws = int(state.swap_drawn[partner])
    bag = int(state.left) + draws - int(state.swap_given[partner])  # when the partner drew
    for other in range(2):
        seat = first ^ other
        gives = int(state.swap_given[seat])
        places = rack_after(state, seat) - int(state.swap_drawn[seat]) + gives
        for tile in range(TILES):
            for _ in range(state.swap_known[seat, tile]):
                if below(random, places) >= gives:
                    needs[seat, tile] += 1
                else:
                    gives -= 1
                    if seat == first and below(random, max(1, bag)) < draws:
                        needs[partner, tile] += 1
                        draws -= 1
                    else:
                        in_bag[other, tile] += 1
                    bag -= 1
                places -= 1
    for seat in range(SEATS):
        for tile in range(TILES):
            if state.swap_drawn[seat] == 0:
                needs[seat, tile] = state.known[seat, tile]
            else:  # tiles that lie on the board now were in the rack as well
                seen = int(state.swap_seen[seat, tile])
                needs[seat, tile] = max(int(needs[seat, tile]), seen) - seen + state.known[seat, tile]


@kernel
def rack_after(state: State, seat: int) -> int:
    """How many tiles a rack held after its last drawing: those there, set aside, and seen since but not there now."""
    size = held(state, seat)
    for i in range(RACK):
        if state.aside[seat, i] != EMPTY:
            size += 1
    for tile in range(TILES):
        size += state.swap_seen[seat, tile] - state.known[seat, tile]
    return size


@kernel
def is_possible(state: State, unseen: Cells, needs: Cells, in_bag: Cells) -> bool:
    """Whether there are tiles enough for what racks and bag must hold, and places."""
    for seat in range(SEATS):
        places = 0
        for i in range(RACK):
            places += (state.racks[seat, i] != EMPTY) + (state.aside[seat, i] != EMPTY)
        for tile in range(TILES):
            places -= needs[seat, tile]
        if places < 0:
            return False
    for tile in range(TILES):
        wanted = int(in_bag[0, tile]) + int(in_bag[1, tile])
        for other in range(2):
            wanted += needs[state.swap_by ^ other, tile]
        if wanted > unseen[tile]:
            return False
    return True
