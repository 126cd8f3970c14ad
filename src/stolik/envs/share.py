"""What a thread is given of a batch, and how it is told what to do with it."""

from __future__ import annotations

from typing import NamedTuple

from stolik.core.kernel import Cells

NOBODY = -1
NOTHING = -1  # where a list has no more actions, and what is done by who does nothing
FEW = 128  # matches that are looked at together: with all that is written of them they stay in the nearest caches
FEWER, TAIL = 32, 8  # and in the last portions of a slice, of which there are so many: nobody waits long for anybody
MANY = 2048  # where little is done to each
SHORTER_LIST, SHORT_LIST, SHORT_MASK = 8, 16, 128  # rows that are written whole
STRAY = 16  # places behind its end that a list may have been written to
APART = 8  # cells, a line of memory: what different threads write lies so far from each other

# an order: what is wanted, how many opponents everybody has, whether matches that have ended begin anew, whether there
# is anything to hide, and where an array lies that the caller lends (see `lending`)
WANTS, OPPONENTS, AGAIN, SECRETS, LENT, ORDERS = 0, 1, 2, 3, 4, 5

# what may be wanted of a tour, as bits; CHECK, FIND, TOGETHER: actions are lent, or numbers, or actions of all seats;
# HAND: room for what was drawn; LISTED and DRAWN: this is up to date; AS_DRAWN: what was drawn is to be done
BEGIN, ACT, GO_ON, LIST, MASK, SEE, DRAW, NEW_LUCK = 1, 2, 4, 8, 16, 32, 64, 128
CHECK, FIND, TOGETHER, HAND = 256, 512, 1024, 2048
LISTED, DRAWN, AS_DRAWN = 4096, 8192, 16384


class Share(NamedTuple):
    """What one thread works on: the arrays of a batch, where it takes matches from, and rooms of its own to work in."""

    order: Cells  # what the next tour is to do, the same for all
    own: Cells  # which slice is its own
    bounds: Cells  # where slices begin and end
    taken: Cells  # how much of each has been taken in this tour, see `taking`
    glanced: Cells  # and before that, to look whether all actions may be done or to hand over what was drawn
    passed: Cells  # how much has been looked at, and the complaints
    found: Cells  # the first match that it complains of, or -1
    start: Cells  # the empty table
    hidden: Cells  # room for a hidden state
    whole: Cells  # room for a list that is longer than its row
    pool: Cells  # room for what HOST deals
    aside: Cells  # room for the numbers of a few matches
    looks: Cells  # room for what quick opponents think of a list
    states: Cells
    finals: Cells  # the last states of the matches that ended last, or nothing if nobody wants them
    random: Cells
    births: Cells  # the generators as the matches began
    actions: Cells  # what is to be done
    together: Cells  # the same of all seats
    made: Cells  # which of these have been done, as bits
    seats: Cells
    bits: Cells
    done: Cells
    rewards: Cells
    points: Cells
    ranks: Cells
    counts: Cells
    listed: Cells
    marked: Cells  # of long masks: how many of the marks count
    marks: Cells  # and the numbers at which the mask may have a 1
    masks: Cells
    seen: Cells
    whims: Cells
    luck: Cells  # the number that the next random decision comes from
    drawn: Cells
