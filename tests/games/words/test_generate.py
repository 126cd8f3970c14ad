"""Placements: geometry, points, words made, and generation against the naive second writing."""

from __future__ import annotations

import os
import random
from typing import Any, NamedTuple

import numpy as np
import pytest

import stolik
from stolik.core.kernel import Cells
from stolik.games.words import placing
from stolik.games.words.codes import NO_LETTER
from stolik.games.words.generate import generate, generate_scored
from stolik.games.words.graph import contains, spelt
from stolik.games.words.lexicon import Lexicon, load, pack, sample
from stolik.games.words.placing import ACROSS, DOWN, lay, misplaced, placement, words_made, words_valid, worth
from stolik.games.words.rules import MOST_PLACEMENTS
from stolik.games.words.state import KIND, PLACE
from stolik.games.words.tiles import (
    JOKER,
    LANGUAGES,
    LETTER_TIMES,
    RACK,
    WORD_TIMES,
    counts_of,
    letters_of,
    values_of,
    word_of,
)
from tests.oracles.words_moves import naive_list

DEEP = os.environ.get("STOLIK_DEEP", "") not in ("", "0")
POSITIONS = {False: 2000 if DEEP else 150, True: 2000 if DEEP else 25}  # compared, without and with jokers
MOST = 1 << 20


class Tables(NamedTuple):
    """What the board engine reads of a game's rules."""

    edges: Cells
    masks: Cells
    values: Cells
    letter_times: Cells
    word_times: Cells


def tables(lexicon: Lexicon) -> Tables:
    """A lexicon with its language's tiles and the board."""
    return Tables(lexicon.edges, lexicon.masks, values_of(lexicon.language), LETTER_TIMES, WORD_TIMES)


EN = tables(sample("en"))


def rack_of(word: str, jokers: int = 0, language: str = "en") -> Cells:
    """A rack of these letters."""
    return np.array(letters_of(language, word) + [JOKER] * jokers, np.int8)


def put(board: Cells, direction: int, square: int, word: str, jokers: tuple[int, ...] = ()) -> int:
    """The placement of these letters from a square on; those in `jokers` by jokers."""
    tiles = [tile | (JOKER if i in jokers else 0) for i, tile in enumerate(letters_of("en", word))]
    return placement(direction, square, tiles)


def board_with(*laid: tuple[int, int, str]) -> Cells:
    """A board after some placements."""
    board = np.zeros(225, np.int8)
    for direction, square, word in laid:
        lay(board, put(board, direction, square, word))
    return board


EMPTY = np.zeros(225, np.int8)
CAT = board_with((ACROSS, 111, "cat"))  # row 7, columns 6 to 8


@pytest.mark.parametrize(
    ("board", "action", "code"),
    [
        (EMPTY, placement(ACROSS, 112, [1, 2]), 0),
        (EMPTY, placement(DOWN, 97, [1, 2]), 0),
        (EMPTY, placement(ACROSS, 112, [1]), placing.ONE_TILE),
        (EMPTY, placement(ACROSS, 0, [1, 2]), placing.NOT_CENTRE),
        (EMPTY, placement(ACROSS, 112, []), placing.NO_TILES),
        (EMPTY, placement(ACROSS, 112, [1, 0, 2]), placing.NO_TILES),
        (EMPTY, placement(ACROSS, 112, [1, 41]), NO_LETTER),
        (EMPTY, placement(ACROSS, 112, [1, JOKER]), NO_LETTER),
        (EMPTY, placement(ACROSS, 225, [1, 2]), placing.OFF_BOARD),
        (EMPTY, placement(ACROSS, 255, [1, 2]), placing.OFF_BOARD),
        (EMPTY, placement(ACROSS, 118, [1, 2, 3]), placing.OFF_BOARD),
        (CAT, placement(ACROSS, 118, [1, 2, 3]), placing.OFF_BOARD),
        (CAT, placement(DOWN, 217, [1, 2]), placing.OFF_BOARD),
        (CAT, placement(ACROSS, 112, [1, 2]), placing.OCCUPIED),
        (CAT, placement(ACROSS, 0, [1, 2]), placing.APART),
        (CAT, placement(DOWN, 143, [1, 2]), placing.APART),
        (CAT, placement(ACROSS, 110, [1, 2]), 0),  # before and behind the word
        (CAT, placement(ACROSS, 114, [1]), 0),
        (CAT, placement(DOWN, 114, [1]), placing.NOT_CANONICAL),
        (CAT, placement(DOWN, 97, [1]), 0),
        (CAT, placement(ACROSS, 97, [1]), placing.NOT_CANONICAL),
        (CAT, placement(DOWN, 97, [1, 2]), 0),  # around the a
        (CAT, placement(ACROSS, 126, [1, 2]), 0),  # below the word
        (board_with((ACROSS, 111, "cat"), (ACROSS, 114, "s")), placement(ACROSS, 107, [1] * 7), 0),
    ],
)
def test_where_tiles_may_lie(board: Cells, action: int, code: int) -> None:
    assert misplaced(board, action) == code


def test_every_number_is_judged_without_a_fault() -> None:
    chance = random.Random(5)
    for _ in range(20_000):
        low = chance.getrandbits(58) & chance.getrandbits(58) if chance.random() < 0.5 else chance.getrandbits(58)
        code = misplaced(CAT, placing.PLACED | low)
        assert code == 0 or code // 100 in (25, 26, 27)


@pytest.mark.parametrize(
    ("board", "action", "points"),
    [
        (EMPTY, put(EMPTY, ACROSS, 111, "cat"), 2 * (3 + 1 + 1)),  # centre doubles
        (EMPTY, put(EMPTY, ACROSS, 112, "quiz"), 2 * (10 + 1 + 1 + 10)),
        (EMPTY, put(EMPTY, ACROSS, 112, "quiz", (0,)), 2 * (1 + 1 + 10)),
        (EMPTY, put(EMPTY, ACROSS, 108, "letters"), 2 * (2 * 1 + 6) + 50),  # l on a double letter
        (CAT, put(CAT, ACROSS, 114, "s"), 3 + 1 + 1 + 1),
        (CAT, put(CAT, DOWN, 99, "so"), (1 + 1) + (3 + 1 + 1 + 1)),
        (CAT, put(CAT, ACROSS, 126, "on"), (2 * 1 + 1) + (3 + 2 * 1) + (1 + 1)),  # o doubled in both its words
    ],
)
def test_points_by_hand(board: Cells, action: int, points: int) -> None:
    assert worth(EN, board, action) == points == by_definition(EN, board, action)


def by_definition(rules: Tables, board: Cells, action: int) -> int:
    """The points of a placement, from the words it makes."""
    after = board.copy()
    lay(after, action)
    new = set(np.flatnonzero(after != board).tolist())
    total = 50 if len(new) == 7 else 0
    for step, size in ((1, 15), (15, 15)):
        for line in range(15):
            squares = [line * 15 + i if step == 1 else i * 15 + line for i in range(size)]
            run: list[int] = []
            for square in [*squares, None]:
                if square is not None and after[square]:
                    run.append(square)
                    continue
                if len(run) > 1 and new & set(run):
                    points, times = 0, 1
                    for at in run:
                        value = 0 if after[at] & JOKER else int(rules.values[after[at]])
                        points += value * (int(LETTER_TIMES[at]) if at in new else 1)
                        times *= int(WORD_TIMES[at]) if at in new else 1
                    total += points * times
                run = []
    return total


def spelt_words(board: Cells, action: int, language: str = "en") -> list[str]:
    """The words a placement makes."""
    out = np.zeros((8, 16), np.int8)
    made = words_made(board, action, out)
    return [word_of(language, row[1 : row[0] + 1]) for row in out[:made]]


def test_words_made_main_word_first() -> None:
    assert spelt_words(EMPTY, put(EMPTY, ACROSS, 111, "cat")) == ["cat"]
    assert spelt_words(CAT, put(CAT, ACROSS, 114, "s")) == ["cats"]
    assert spelt_words(CAT, put(CAT, DOWN, 99, "ton")) == ["ton", "cato"]
    assert spelt_words(CAT, put(CAT, DOWN, 97, "rt")) == ["rat"]
    assert spelt_words(CAT, put(CAT, ACROSS, 126, "on")) == ["on", "co", "an"]


def test_words_squares_marks_all_words() -> None:
    out = np.zeros(225, np.int8)
    placing.words_squares(CAT, put(CAT, DOWN, 99, "ton"), out)
    assert np.flatnonzero(out).tolist() == [99, 111, 112, 113, 114, 129]
    placing.words_squares(CAT, put(CAT, DOWN, 97, "rt"), out)
    assert np.flatnonzero(out).tolist() == [97, 112, 127]


def test_validity_asks_for_all_words() -> None:
    rules = tables(pack(["cat", "cats", "so", "on", "an", "us"], "en"))
    assert words_valid(rules, EMPTY, put(EMPTY, ACROSS, 111, "cat"))
    assert words_valid(rules, CAT, put(CAT, DOWN, 114, "so"))
    assert words_valid(rules, CAT, put(CAT, DOWN, 99, "us"))  # us, cats
    assert not words_valid(rules, CAT, put(CAT, ACROSS, 126, "on"))  # on, an, but also co


def listed(rules: Any, board: Cells, rack: Cells) -> dict[int, int]:
    """What is generated, with points; nothing twice."""
    out, points = np.zeros(MOST, np.int64), np.zeros(MOST, np.int16)
    count = generate_scored(rules, board, rack, out, points)
    found = dict(zip(out[:count].tolist(), points[:count].tolist(), strict=True))
    assert len(found) == count < MOST
    return found


def test_a_rack_without_tiles_lays_nothing() -> None:
    assert listed(EN, CAT, np.zeros(7, np.int8)) == {}


def test_more_placements_than_fit_are_counted_but_not_written() -> None:
    rack = rack_of("retains")
    out = np.full(20, -1, np.int64)
    assert generate(EN, CAT, rack, out[:10]) == len(listed(EN, CAT, rack)) > 20
    assert (out[:10] > 0).all()
    assert (out[10:] == -1).all()


def test_a_single_tile_both_ways_is_listed_once() -> None:
    rules = tables(pack(["cat", "cats", "as", "ax"], "en"))
    board = board_with((ACROSS, 111, "cat"), (DOWN, 99, "a"))
    both_ways = {put(board, ACROSS, 114, "s"): 6 + 2}
    others = {put(board, ACROSS, 100, "s"): 2, put(board, DOWN, 127, "s"): 2}
    assert listed(rules, board, rack_of("s")) == both_ways | others


def test_jokers_stand_for_letters_and_count_nothing() -> None:
    rules = tables(pack(["cat", "cats"], "en"))
    assert listed(rules, CAT, rack_of("", 1)) == {put(CAT, ACROSS, 114, "s", (0,)): 5}
    assert listed(rules, CAT, rack_of("s", 1)) == {
        put(CAT, ACROSS, 114, "s"): 6,
        put(CAT, ACROSS, 114, "s", (0,)): 5,
    }


def positions(rules: Tables, language: str, jokers: bool, wanted: int) -> Any:
    """Boards and racks of matches in which any listed placement is laid; where jokers are wanted, racks with them."""
    chance = random.Random(f"{language} {jokers}")
    given = 0
    while given < wanted:
        bag = np.repeat(np.arange(65), counts_of(language)).tolist()
        if not jokers:
            bag = [tile for tile in bag if tile != JOKER]
        chance.shuffle(bag)
        board, rack, stuck = np.zeros(225, np.int8), [bag.pop() for _ in range(7)], 0
        while rack and stuck < 4 and given < wanted:
            found = listed(rules, board, np.array(rack, np.int8))
            if not jokers:
                given += 1
                yield board, np.array(rack, np.int8), found
            elif JOKER in rack:  # mostly few tiles: the naive generator takes seconds for seven with a joker
                given += 1
                others = [tile for tile in rack if tile != JOKER]
                wanted_tiles = chance.choice((1, 1, 2, 2, 2, 3, 3, 4)) if given % 25 else RACK
                some = chance.sample(others, min(len(others), wanted_tiles))
                tiles = np.array(some + [JOKER] * rack.count(JOKER), np.int8)
                yield board, tiles, listed(rules, board, tiles)
            if not found:
                stuck += 1
                bag.append(rack.pop(0))
                chance.shuffle(bag)
                rack.append(bag.pop())
                continue
            choices = [code for code in found if not any(placing.tile_of(code, i) & JOKER for i in range(7))]
            action = chance.choice(choices or list(found))
            for i in range(placing.tiles_of(action)):
                tile = placing.tile_of(action, i)
                rack.remove(JOKER if tile & JOKER else tile)
            lay(board, action)
            while bag and len(rack) < 7:
                rack.append(bag.pop())


@pytest.mark.parametrize("jokers", [False, True])
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_full_lexicon_against_the_naive_generator(language: str, jokers: bool) -> None:
    lexicon = load(language)
    rules, rows = tables(lexicon), spelt(lexicon)
    for board, rack, found in positions(rules, language, jokers, POSITIONS[jokers]):
        assert found == naive_list(rules, rows, board, rack)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_small_lexicon_against_rules_and_definition(language: str) -> None:
    lexicon = sample(language)
    rules = tables(lexicon)
    for board, _, found in positions(rules, language, True, 40):
        for action, points in list(found.items())[:50]:
            assert misplaced(board, action) == 0
            assert worth(rules, board, action) == points == by_definition(rules, board, action)
            assert words_valid(rules, board, action)
            assert all(contains(lexicon, word) for word in spelt_words(board, action, language))


def test_of_more_placements_than_a_list_holds_the_best_are_listed_and_all_are_allowed() -> None:
    game = stolik.game("words", language="pl", lexicon="pl", jokers=True)
    rows = ["." * 15 for _ in range(15)]
    rows[7] = "...SAMOLOTY...."
    match = game.match(seed=1, position={"board": rows, "racks": ["??AEIZW", "ACDEFGH", "IJKLMNO", "PRSTUWY"]})
    every, points = np.zeros(MOST, np.int64), np.zeros(MOST, np.int16)
    found = generate_scored(game.rules, match.state.board, match.state.racks[0], every, points)
    listed = {action for action in match.legal(0) if action >> KIND == PLACE >> KIND}
    assert len(listed) == MOST_PLACEMENTS < found < MOST
    worth_of = dict(zip(every[:found].tolist(), points[:found].tolist(), strict=True))
    least = min(worth_of[action] for action in listed)
    others = [action for action in worth_of if action not in listed]
    assert max(worth_of[action] for action in others) <= least
    assert all(match.check(0, action) is None for action in others[:: len(others) // 200])
