"""Fixed action numbers: each listed action has one, each marked number is one, in every game and variant."""

from __future__ import annotations

import itertools
import os
import pickle
import random
import subprocess
import sys
from collections import Counter
from collections.abc import Iterator
from typing import Any

import numpy as np
import pytest

import stolik
from stolik.core.game import Game
from stolik.envs.actions import UNFINISHED, draughts, encoding, words
from stolik.envs.actions.numbering import NONE, code_of, mask_of
from tests.conformance.configurations import CONFIGURATIONS, DEEP, Configuration
from tests.envs.examples import examples

STATES = 2_000 if DEEP else 120  # looked at in each configuration
EIGHT = 8

plain = [configuration for configuration in CONFIGURATIONS if configuration.name != "words"]
composed = [configuration for configuration in CONFIGURATIONS if configuration.name == "words"]


def moments(game: Game, count: int, seed: int = 1) -> Iterator[tuple[Any, int]]:
    """Hidden states of random matches, each with a seat that owes a decision."""
    dice = random.Random(f"{game} {seed}")
    for number in itertools.count():
        match = game.match(seed=number)
        while match.acting:
            seat = dice.choice(match.acting)
            yield game.hide(match.state, seat), seat
            count -= 1
            if count == 0:
                return
            match.play(seat, dice.choice(match.legal(seat)))


@pytest.mark.parametrize("configuration", plain, ids=str)
def test_numbers_and_listed_actions_are_the_same_thing(configuration: Configuration) -> None:
    game = configuration.game
    numbers = encoding(game)
    for hidden, seat in moments(game, STATES):
        listed = game.listed(hidden, seat)
        mask = numbers.mask(hidden, seat)
        marked = np.flatnonzero(mask).tolist()
        assert mask.shape == (numbers.count,)
        assert mask.dtype == np.int8
        assert [numbers.index(hidden, seat, numbers.code(hidden, seat, number)) for number in marked] == marked
        assert sorted(numbers.code(hidden, seat, number) for number in marked) == sorted(listed)
        assert numbers.steps(hidden, seat, listed[0]) == [numbers.index(hidden, seat, listed[0])]


@pytest.mark.parametrize("configuration", plain, ids=str)
def test_who_owes_nothing_has_an_empty_mask(configuration: Configuration) -> None:
    game = configuration.game
    match = game.match(seed=3)
    waiting = [seat for seat in range(game.players) if seat not in match.acting]
    if not waiting:  # all choose together
        match.play(0, match.legal(0)[0])
        waiting = [0]
    numbers = encoding(game)
    assert not numbers.mask(game.hide(match.state, waiting[0]), waiting[0]).any()


@pytest.mark.parametrize("configuration", plain, ids=str)
def test_a_number_that_is_not_marked_is_refused(configuration: Configuration) -> None:
    game = configuration.game
    numbers = encoding(game)
    hidden, seat = next(moments(game, 1))
    unmarked = int(np.flatnonzero(numbers.mask(hidden, seat) == 0)[0])
    for wrong in (unmarked, -1, numbers.count, True, 1.0, None):
        with pytest.raises(stolik.IllegalAction):
            numbers.code(hidden, seat, wrong)  # type: ignore[arg-type]
    with pytest.raises(stolik.NotPossible, match="has no number here"):
        numbers.index(hidden, seat, 1 << 50)


@pytest.mark.parametrize("name", ["ogorek", "draughts/german", "words"])
def test_seats_and_actions_that_there_are_not_are_named(name: str) -> None:
    """Not by an empty mask, and not by what the compiler says of their types."""
    game = stolik.game(name, **({"lexicon": "sample"} if name == "words" else {}))
    numbers = encoding(game)
    hidden, seat = next(moments(game, 1))
    listed = game.listed(hidden, seat)[0]
    for wrong in (game.players, -1, 64 + seat, 1 << 70, True, 1.0, "0", None):
        for asked in (
            lambda: numbers.mask(hidden, wrong),  # type: ignore[arg-type]  # noqa: B023
            lambda: numbers.code(hidden, wrong, 0),  # type: ignore[arg-type]  # noqa: B023
            lambda: numbers.index(hidden, wrong, listed),  # type: ignore[arg-type]  # noqa: B023
        ):
            with pytest.raises(stolik.BadOption, match=f"seat=.*0 to {game.players - 1}"):
                asked()
    for code in (1 << 70, -(1 << 70), "x", None, 1.5):
        with pytest.raises(stolik.NotPossible, match="has no number here"):
            numbers.index(hidden, seat, code)  # type: ignore[arg-type]
    assert numbers.mask(hidden, np.int64(seat)).any()


@pytest.mark.parametrize("name", stolik.games())
def test_an_encoding_keeps_nothing_that_is_written_to(name: str) -> None:
    """All states of a game in OpenSpiel share one; compiled code holds no lock, so threads would mix their lists."""
    game = stolik.game(name, **({"lexicon": "sample"} if name == "words" else {}))
    numbers = encoding(game)
    hidden, seat = next(moments(game, 1))
    before = pickle.dumps(vars(numbers))
    numbers.code(hidden, seat, int(numbers.mask(hidden, seat).argmax()))
    assert pickle.dumps(vars(numbers)) == before
    assert not [kept for kept, value in vars(numbers).items() if isinstance(value, np.ndarray)]


def test_compiled_code_and_python_agree() -> None:
    game = stolik.game("draughts/german")
    numbers = encoding(game)
    listed, out = np.empty(game.LONGEST_LIST, np.int64), np.empty(numbers.count, np.int8)
    for hidden, seat in moments(game, 50):
        states = game.states(hidden)
        out[:] = 7
        count = mask_of(game.rules, states, seat, listed, out)
        assert count == out.sum() == len(game.listed(hidden, seat))
        assert (out == numbers.mask(hidden, seat)).all()
        marked = int(np.flatnonzero(out)[0])
        assert code_of(game.rules, states[0], seat, marked, listed) == numbers.code(hidden, seat, marked)
        assert code_of(game.rules, states[0], seat, numbers.count - 1, listed) == NONE


def test_captures_between_the_same_squares_are_told_apart_in_the_order_of_codes() -> None:
    """A man goes round either way and takes two pieces: the same squares, different sets."""
    game = stolik.game("draughts/english")
    match = game.match(position="W:Wd2:Bc3,c5,e3,e5")
    codes = match.legal(0)
    ends = Counter(code & 0xFFF for code in codes)
    (squares, times), *_ = ends.most_common(1)
    assert times == 2
    numbers = encoding(game)
    start, end = squares & 63, squares >> 6
    together = sorted(code for code in codes if code & 0xFFF == squares)
    hidden = game.hide(match.state, 0)
    assert [numbers.code(hidden, 0, (start * 32 + end) * EIGHT + k) for k in range(2)] == together


def test_a_ninth_capture_between_the_same_squares_has_no_number() -> None:
    rules = stolik.game("draughts/polish").rules
    codes = np.array([3 | 9 << 6 | taken << 12 for taken in (5, 9, 3, 17, 33, 65, 129, 257, 513)], np.int64)
    numbers = [draughts.number_listed(rules, codes, len(codes), at) for at in range(len(codes))]
    first = (3 * 32 + 9) * EIGHT
    assert numbers == [first + 1, first + 2, first, *range(first + 3, first + 8), NONE]


COMPARED = """
import hashlib, random, sys, stolik
from stolik.envs.actions import encoding
for name, options in [("nimmt", {}), ("draughts/german", {}), ("words", {"lexicon": "sample", "language": "en"})]:
    if name not in sys.argv:
        continue
    game = stolik.game(name, **options)
    match, dice, digest = game.match(seed=5), random.Random(1), hashlib.sha256()
    for phonies in [False, True] if name == "words" else [False]:
        numbers = encoding(game, phonies=phonies)
        for _ in range(6):
            seat, laid = match.acting[0], []
            hidden = game.hide(match.state, seat)
            while True:
                mask = numbers.mask(hidden, seat, laid)
                digest.update(mask.tobytes())
                step = dice.choice(mask.nonzero()[0].tolist())
                code = numbers.code(hidden, seat, step, laid)
                if code != -1:
                    break
                laid.append(step)
            match.play(seat, code)
    print(name, digest.hexdigest())
"""


def test_interpreted_and_compiled_masks_are_the_same() -> None:
    """The same source, once compiled and once not, through a few decisions; words take a minute uncompiled."""
    names = ["nimmt", "draughts/german", *(["words"] if DEEP else [])]
    told = [
        subprocess.run(
            [sys.executable, "-c", COMPARED, *names],
            env=os.environ | {"STOLIK_INTERPRET": interpret},
            capture_output=True,
            text=True,
            check=True,
        ).stdout
        for interpret in ("0", "1")
    ]
    assert told[0] == told[1]
    assert told[0].count("\n") == len(names)


def test_how_many_numbers_there_are() -> None:
    counts = {name: encoding(stolik.game(name)).count for name in stolik.games() if name != "words"}
    assert counts == {
        "nimmt": 109,
        "ogorek": 15,
        "sixtysix": 51,
        "draughts/german": 64 * 64 * EIGHT,
        **{name: 32 * 32 * EIGHT for name in counts if name.startswith("draughts/") and name != "draughts/german"},
    }


# words: a turn is composed of steps


def walk(numbers: Any, hidden: Any, seat: int, dice: random.Random, lifts: bool) -> tuple[list[int], int]:
    """Take marked steps at random until they make an action."""
    laid: list[int] = []
    while True:
        marked = np.flatnonzero(numbers.mask(hidden, seat, laid)).tolist()
        if not lifts and numbers.layout.lift in marked:
            marked.remove(numbers.layout.lift)
        assert marked, "there is always a step"
        step = dice.choice(marked)
        code = numbers.code(hidden, seat, step, laid)
        laid.append(step)
        if code != UNFINISHED:
            return laid, code


@pytest.mark.parametrize("configuration", composed, ids=str)
def test_every_listed_action_is_reached_by_its_steps(configuration: Configuration) -> None:
    game = configuration.game
    numbers = encoding(game)
    dice = random.Random(5)
    for hidden, seat in moments(game, STATES // 4):
        listed = game.listed(hidden, seat)
        firsts = {numbers.steps(hidden, seat, code)[0] for code in listed}
        assert set(np.flatnonzero(numbers.mask(hidden, seat)).tolist()) == firsts
        for code in dice.sample(listed, min(12, len(listed))):
            steps = numbers.steps(hidden, seat, code)
            for at, step in enumerate(steps):
                assert numbers.index(hidden, seat, code, steps[:at]) == step
                made = numbers.code(hidden, seat, step, steps[:at])
                assert made == (code if at == len(steps) - 1 else UNFINISHED)


@pytest.mark.parametrize("configuration", composed, ids=str)
def test_every_row_of_marked_steps_makes_a_listed_action(configuration: Configuration) -> None:
    game = configuration.game
    numbers = encoding(game)
    dice = random.Random(6)
    for hidden, seat in moments(game, STATES // 4):
        listed = set(game.listed(hidden, seat))
        for _ in range(4):
            steps, code = walk(numbers, hidden, seat, dice, lifts=False)
            assert code in listed
            assert steps == numbers.steps(hidden, seat, code)


@pytest.mark.parametrize("configuration", composed, ids=str)
def test_with_phonies_every_row_of_steps_makes_an_allowed_action(configuration: Configuration) -> None:
    game = configuration.game
    numbers = encoding(game, phonies=True)
    dice = random.Random(7)
    unlisted = 0
    for hidden, seat in moments(game, STATES // 4):
        states = game.states(hidden)
        listed = set(game.listed(hidden, seat))
        for _ in range(4):
            steps, code = walk(numbers, hidden, seat, dice, lifts=True)
            assert game.steps.why_not(game.rules, states, seat, code) == 0
            unlisted += code not in listed
            lift = numbers.layout.lift
            assert steps.count(lift) <= 1
            last = steps[steps.index(lift) + 1 :] if lift in steps else steps
            assert last == numbers.steps(hidden, seat, code)
    assert unlisted > STATES // 8


@pytest.mark.parametrize("configuration", composed[:1], ids=str)
def test_with_phonies_nothing_that_the_rules_allow_is_missing(configuration: Configuration) -> None:
    """Random geometry: whatever `check` allows can be composed, whatever it refuses cannot."""
    game = configuration.game
    numbers = encoding(game, phonies=True)
    dice = random.Random(8)
    allowed = refused = 0
    for hidden, seat in itertools.islice(moments(game, 400), 0, None, 8):
        if 3 << 58 not in game.listed(hidden, seat):  # only who may pass may lay tiles
            continue
        states = game.states(hidden)
        rack = [int(tile) for tile in hidden.racks[seat] if tile > 0]
        for _ in range(300):
            tiles = dice.sample(rack, dice.randint(1, len(rack)))
            square = dice.choice(np.flatnonzero(hidden.board == 0).tolist())
            code = 1 << 58 | dice.randint(0, 1) << 57 | square << 49
            code |= sum(tile << 7 * place for place, tile in enumerate(tiles))
            if game.steps.why_not(game.rules, states, seat, code) == 0:
                allowed += 1
                steps = numbers.steps(hidden, seat, code)
                made = [numbers.code(hidden, seat, step, steps[:at]) for at, step in enumerate(steps)]
                assert made == [UNFINISHED] * (len(steps) - 1) + [code]
            else:
                refused += 1
    assert allowed > 50
    assert refused > 50


def test_steps_that_the_rack_cannot_have_taken_lead_nowhere() -> None:
    """Whoever composes may bring the steps of another turn; compiled code has room for the tiles of one rack."""
    game = stolik.game("words", lexicon="sample")
    numbers = encoding(game, phonies=True)
    hidden, seat = next((hidden, seat) for hidden, seat in moments(game, 50) if 3 << 58 in game.listed(hidden, seat))
    others = [letter for letter in range(1, game.rules.letters + 1) if letter not in hidden.racks[seat]]
    room = np.zeros(32, np.int64)
    room[:5], squares = others[:5], np.arange(112, 120)
    states, out = game.states(hidden), np.zeros(numbers.count, np.int8)
    words.mark_possible(game.rules, states, seat, squares, room[:8], 5, out)
    assert not room[8:].any()
    for count in (1, 5, 12):
        laid = [int(words.number_lay(game.rules, 112 + at, others[at])) for at in range(count)]
        assert np.flatnonzero(numbers.mask(hidden, seat, laid)).tolist() == [numbers.layout.lift]  # type: ignore[attr-defined]


def test_a_step_lifted_begins_again_once() -> None:
    game = stolik.game("words", lexicon="sample", language="en")
    numbers = encoding(game)
    hidden, seat = next(moments(game, 1))
    code = next(code for code in game.listed(hidden, seat) if code >> 58 == 1)
    steps = numbers.steps(hidden, seat, code)
    lift = numbers.layout.lift  # type: ignore[attr-defined]
    assert not numbers.mask(hidden, seat)[lift]
    assert numbers.mask(hidden, seat, steps[:1])[lift]
    after = [steps[0], lift]
    assert numbers.code(hidden, seat, lift, steps[:1]) == UNFINISHED
    assert (numbers.mask(hidden, seat, after) == numbers.mask(hidden, seat)).all()
    assert not numbers.mask(hidden, seat, [*after, steps[0]])[lift]
    assert numbers.index(hidden, seat, code, after) == steps[0]
    assert numbers.name(hidden, seat, lift, steps[:1]) == "lift"
    assert numbers.name(hidden, seat, steps[0]).startswith("lay ")
    assert numbers.name(hidden, seat, steps[-1], steps[:-1]) == game.show(hidden, seat, code)


def test_a_name_is_no_game() -> None:
    with pytest.raises(stolik.BadOption, match="game"):
        encoding("nimmt")  # type: ignore[arg-type]


def test_phonies_are_for_games_that_do_not_list_all() -> None:
    with pytest.raises(stolik.BadOption, match="lists all"):
        encoding(stolik.game("nimmt"), phonies=True)


@pytest.mark.parametrize("example", examples("Actions"))
def test_the_examples_of_the_document_run(example: str) -> None:
    exec(example, {})
