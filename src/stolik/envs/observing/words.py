"""What a seat observes of Words in pairs. A tile is a number: its letter's place in the alphabet, a joker 64.

Seats are counted from the observer: 0 oneself, 1 the partner, 2 and 3 the opponents; pairs: 0 one's own, 1 the other.
"""

from __future__ import annotations

from collections.abc import Iterator

import numpy as np

from stolik.core.kernel import Cells, kernel
from stolik.core.story import NOBODY
from stolik.envs.observing.encoder import Part, encodes
from stolik.envs.observing.writing import clear, one_of, part
from stolik.games.words.judging import voters
from stolik.games.words.racks import pair_of
from stolik.games.words.secrets import count_unseen
from stolik.games.words.state import EMPTY, MOVES, OVER, PAIRS, PLACED, SEATS, TILES, Rules, State
from stolik.games.words.tiles import JOKER, LETTER, RACK, SQUARES

LETTERS = 40  # of the longest alphabet, about
KINDS, EARLY, VOTES, SIGNALS, SINGLE, STAGES = 6, 6, 4, 5, 4, 6
USUAL_SCORE, USUAL_TURNS, USUAL_MOVE, MANY = 500, 40, 50, 10


def fields(rules: Rules) -> Iterator[Part]:
    """What is observed, in order."""
    tiles = rules.letters + 1
    yield "letters", SQUARES, "by square: the letter lying there / 40"
    yield "jokers", SQUARES, "by square: a joker lies there"
    yield "loose", SQUARES, "by square: the letter laid there and not announced yet / 40"
    yield "last_laid", MOVES * SQUARES, "by move of the double turn: squares of the tiles laid"
    yield "rack", tiles, "tiles of each letter, then jokers, in one's rack / 7"
    yield "partner_rack", tiles, "the same of the partner's rack"
    yield "rack_order", 2 * RACK, "one's own, then the partner's rack as it stands: tile / 64"
    yield "aside", 2 * tiles, "one's own, then the partner's tiles set aside for an exchange / 7"
    yield "known", SEATS * tiles, "by seat: tiles held that the opponents have seen / 7"
    yield "unseen", tiles, "tiles that the pair does not see / those in the set"
    yield "returned", tiles, "tiles that the pair knows to be in the bag / 7"
    yield "held", SEATS, "by seat: tiles in the rack / 7"
    yield "bag", 1, "tiles in the bag / those in the set"
    yield "score", PAIRS, "by pair: score / 500"
    yield "crosses", PAIRS, "by pair: crosses / 10"
    yield "lost", PAIRS, "by pair: moves that crosses have yet to cost / 10"
    yield "turn", PAIRS, "by pair: its clock runs"
    yield "stage", STAGES, "start, first move, second move, window, last draw, over"
    yield "single", SINGLE, "two moves, or one only: opening, lost, alone"
    yield "kinds", MOVES * KINDS, "by move: none, placed, exchanged, passed, struck, fell"
    yield "movers", MOVES * SEATS, "by move: the seat that made it"
    yield "sizes", MOVES, "by move: tiles laid or exchanged / 7"
    yield "move_points", MOVES, "by move: points / 50"
    yield "settled", MOVES, "by move: it is final"
    yield "bound", SEATS, "by seat: must go first (W7)"
    yield "loose_by", SEATS, "by seat: has laid the loose tiles"
    yield "drawing", SEATS, "by seat: draws next"
    yield "yielded", SEATS, "by seat: has said: you go"
    yield "asker", SEATS, "by seat: has proposed early judgement"
    yield "voted", SEATS, "by seat: its vote waits for the partner's"
    yield "vote", VOTES, "that vote: none, accept, challenge the first move, the second"
    yield "early", EARLY, "early judgement: not asked, proposed, declined, asked, left, settled"
    yield "said", 2 * SIGNALS, "one's own, then the partner's last signal: none, I go, shall I close, yes, no"
    yield "turn_no", 1, "turns begun / 40"
    yield "quiet", 1, "double turns in a row of only passes and struck moves / 10"
    yield "barren", 1, "double turns in a row without a new tile on the board / 10"


@kernel
def observe(rules: Rules, hidden: State, seat: int, out: Cells) -> int:
    """Write what a seat sees of a hidden table."""
    clear(out, 0, len(out))
    at = observe_board(hidden, out)
    at = observe_tiles(rules, hidden, seat, out, at)
    at = observe_counts(rules, hidden, seat, out, at)
    at = observe_moves(hidden, seat, out, at)
    return observe_talk(hidden, seat, out, at)


@kernel
def observe_board(hidden: State, out: Cells) -> int:
    """What lies on the board, loose tiles included, and where the last moves were laid."""
    for square in range(SQUARES):
        tile = hidden.board[square]
        part(out, square, tile & LETTER, LETTERS)
        out[SQUARES + square] = 1 if tile & JOKER else 0
    for i in range(RACK):
        if hidden.loose[i] != EMPTY:
            tile, square = hidden.loose[i], hidden.loose_at[i]
            part(out, 2 * SQUARES + square, tile & LETTER, LETTERS)
            out[SQUARES + square] = 1 if tile & JOKER else 0
    for move in range(MOVES):
        for i in range(hidden.sizes[move] if hidden.kinds[move] == PLACED else 0):
            one_of(out, (3 + move) * SQUARES, SQUARES, hidden.squares[move, i])
    return (3 + MOVES) * SQUARES


@kernel
def place_of(rules: Rules, tile: int) -> int:
    """Where a tile is counted: letters from 0, jokers behind them."""
    return rules.letters if tile == JOKER else tile - 1


@kernel
def observe_tiles(rules: Rules, hidden: State, seat: int, out: Cells, at: int) -> int:
    """The racks of the pair, what is set aside, and what is known of all other tiles."""
    tiles = rules.letters + 1
    order, aside, known = at + 2 * tiles, at + 2 * tiles + 2 * RACK, at + 4 * tiles + 2 * RACK
    for partner in range(2):
        for i in range(RACK):
            tile, away = hidden.racks[seat ^ partner, i], hidden.aside[seat ^ partner, i]
            part(out, order + RACK * partner + i, max(tile, EMPTY), JOKER)
            if tile > EMPTY:  # whoever gives a state that was hidden from another eye sees no rack at all
                out[at + tiles * partner + place_of(rules, tile)] += 1
            if away > EMPTY:
                out[aside + tiles * partner + place_of(rules, away)] += 1
    for i in range(2 * tiles):
        part(out, at + i, int(out[at + i]), RACK)
        part(out, aside + i, int(out[aside + i]), RACK)
    counts = np.zeros(TILES, np.int64)
    if hidden.stage != OVER:
        count_unseen(rules, hidden, counts)
    for tile in range(1, TILES):
        if tile <= rules.letters or tile == JOKER:
            place = place_of(rules, tile)
            for i in range(SEATS):
                part(out, known + tiles * i + place, hidden.known[seat ^ i, tile], RACK)
            if counts[tile] > 0:
                part(out, known + tiles * SEATS + place, counts[tile], rules.counts[tile])
            if hidden.returned[tile] > 0:
                part(out, known + tiles * (SEATS + 1) + place, hidden.returned[tile], RACK)
    return known + tiles * (SEATS + 2)


@kernel
def observe_counts(rules: Rules, hidden: State, seat: int, out: Cells, at: int) -> int:
    """Tiles held, the bag, scores and crosses, and how far the match is."""
    for i in range(SEATS):
        held = 0
        for place in range(RACK):
            held += 1 if hidden.racks[seat ^ i, place] != EMPTY else 0
        at = part(out, at, held, RACK)
    at = part(out, at, hidden.left, rules.tiles)
    own = pair_of(seat)
    for i in range(PAIRS):
        part(out, at + i, hidden.score[own ^ i], USUAL_SCORE)
        part(out, at + PAIRS + i, hidden.crosses[own ^ i], MANY)
        part(out, at + 2 * PAIRS + i, hidden.lost[own ^ i], MANY)
    at = one_of(out, at + 3 * PAIRS, PAIRS, NOBODY if hidden.turn == NOBODY else hidden.turn ^ own)
    at = one_of(out, at, STAGES, hidden.stage)
    return one_of(out, at, SINGLE, hidden.single)


@kernel
def observe_moves(hidden: State, seat: int, out: Cells, at: int) -> int:
    """The moves of the double turn, who is bound, and whose loose tiles lie on the board."""
    for move in range(MOVES):
        at = one_of(out, at, KINDS, hidden.kinds[move])
    for move in range(MOVES):
        at = one_seat(out, at, hidden.movers[move], seat)
    for move in range(MOVES):
        part(out, at + move, hidden.sizes[move], RACK)
        part(out, at + MOVES + move, hidden.points[move], USUAL_MOVE)
        out[at + 2 * MOVES + move] = hidden.settled[move]
    at = one_seat(out, at + 3 * MOVES, hidden.bound, seat)
    at = one_seat(out, at, hidden.loose_by, seat)
    return one_seat(out, at, hidden.queue[0] - 1, seat)


@kernel
def observe_talk(hidden: State, seat: int, out: Cells, at: int) -> int:
    """What partners have said to each other, votes and signals, and how many turns were made."""
    at = one_partner(out, at, hidden.turn, hidden.yielded, seat)
    at = one_partner(out, at, hidden.turn, hidden.asker, seat)
    at = one_partner(out, at, voters(hidden), hidden.vote_by, seat)
    at = one_of(out, at, VOTES, hidden.vote)
    at = one_of(out, at, EARLY, hidden.early)
    at = one_of(out, at, SIGNALS, hidden.said[seat])
    at = one_of(out, at, SIGNALS, hidden.said[seat ^ 1])
    at = part(out, at, hidden.turn_no, USUAL_TURNS)
    at = part(out, at, hidden.quiet, MANY)
    return part(out, at, hidden.barren, MANY)


@kernel
def one_seat(out: Cells, at: int, which: int, seat: int) -> int:
    """A seat as the observer counts."""
    return one_of(out, at, SEATS, NOBODY if which == NOBODY else which ^ seat)


@kernel
def one_partner(out: Cells, at: int, pair: int, which: int, seat: int) -> int:
    """One of a pair, 1 the lower and 2 the upper seat, as the observer counts; nobody if neither or hidden."""
    return one_seat(out, at, NOBODY if pair == NOBODY or which <= 0 else 2 * pair + which - 1, seat)


encodes(Rules, fields, observe)
