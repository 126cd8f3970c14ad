"""What a bot of Words in pairs says to its partner: who goes first, its rack, and whether to close (W22, W23)."""

from __future__ import annotations

from typing import Any

import pytest

import stolik
from stolik.bots.bot import Decided
from stolik.bots.words.talk import announce, with_in_front
from stolik.games.words.placing import ACROSS, placement
from stolik.games.words.state import I_GO, KIND, ORDER, PASS, SAY_NO, SAY_YES, SIGNAL, YOU_GO
from stolik.games.words.tiles import JOKER, letters_of
from tests.games.words.situations import play, rack, refused, table

LEVELS = ("easy", "everyday", "medium", "joint", "strong")


def decided(match: Any, seat: int, level: str = "medium") -> Decided:
    """What a bot decides in a seat of a match, and says before."""
    bot = stolik.bot("words", level)
    found: Decided = bot.decide(match.game, match.game.hide(match.state, seat), seat, effort=1)
    return found


def answer(match: Any, seat: int) -> int | None:
    """What a bot answers its partner."""
    said: int | None = stolik.bot("words", "medium").answer(match.game, match.game.hide(match.state, seat), seat)
    return said


@pytest.mark.parametrize("level", LEVELS)
def test_gestures_are_allowed_and_come_only_where_partners_agree_who_goes_first(level: str) -> None:
    match = stolik.game("words", language="en", lexicon="sample").match(seed=12)
    bot, agreed = stolik.bot("words", level), 0
    for number in range(36):
        seat = match.acting[0]
        hidden = match.game.hide(match.state, seat)
        found = bot.decide(match.game, hidden, seat, effort=1, seed=number)
        assert found.action == bot.choose(match.game, hidden, seat, effort=1, seed=number)
        assert bool(found.said) <= (YOU_GO in match.legal(seat))
        assert found.asks == (SIGNAL + I_GO in found.said)
        agreed += found.asks
        for gesture in found.said:
            assert gesture not in match.legal(seat)
            match.play(seat, gesture)
        match.play(seat, found.action)
    assert agreed > 1


def test_w23_the_tiles_of_the_planned_move_come_to_the_front_in_its_order() -> None:
    match = table()
    for seat in (0, 1):
        found = decided(match, seat)
        for gesture in found.said:
            match.play(seat, gesture)
    first = next(seat for seat in (0, 1) if decided(match, seat).action != YOU_GO)
    for seat, move in ((first, decided(match, first).action),):
        word = match.game.show(match.state, seat, move).split()[1]
        laid = "".join(letter for letter in _outside_brackets(word))
        assert rack(match, seat).startswith(laid)
    match.play(first ^ 1, YOU_GO)
    match.play(first, decided(match, first).action)
    second = match.game.show(match.state, first ^ 1, decided(match, first ^ 1).action).split()[1]
    assert rack(match, first ^ 1).startswith("".join(_outside_brackets(second)))


def _outside_brackets(word: str) -> list[str]:
    """The letters of a written placement that are laid."""
    laid, lying = [], False
    for letter in word:
        if letter in "()":
            lying = letter == "("
        elif not lying:
            laid.append(letter)
    return laid


def test_w22_what_was_said_is_not_said_again() -> None:
    match = table()
    seat = next(seat for seat in (0, 1) if decided(match, seat).asks)
    for gesture in decided(match, seat).said:
        match.play(seat, gesture)
    again = decided(match, seat)
    assert (again.said, again.asks) == ((), False)
    assert again.action != YOU_GO


def test_nothing_is_said_when_there_is_nobody_to_agree_with() -> None:
    match = table()
    play(match, "0: you go")
    assert decided(match, 1) == Decided(decided(match, 1).action)
    assert YOU_GO not in match.legal(1)


def test_a_rack_keeps_its_order_behind_the_planned_tiles() -> None:
    tiles = [*letters_of("en", "sdogat"), JOKER]
    move = placement(ACROSS, 112, [*letters_of("en", "go"), letters_of("en", "d")[0] | JOKER])
    assert with_in_front(tiles, move) == [*letters_of("en", "go"), JOKER, *letters_of("en", "sdat")]
    assert with_in_front(tiles, PASS) == tiles
    match = table()
    hidden = match.game.hide(match.state, 0)
    said = announce(hidden, 0, [PASS, YOU_GO], YOU_GO, PASS)  # type: ignore[arg-type]
    assert said == Decided(YOU_GO), "a pass has no tiles to show"
    said = announce(hidden, 0, [PASS, YOU_GO], YOU_GO, placement(ACROSS, 115, letters_of("en", "d")))  # type: ignore[arg-type]
    assert [gesture >> KIND << KIND for gesture in said.said] == [ORDER]
    assert not said.asks, "who lets the partner go waits for nothing"


@pytest.mark.parametrize(
    ("racks", "score", "bag", "wanted"),
    [
        (("", "DS", "EASLONU", "MIPHCOE"), [100, 120], 0, SAY_YES),  # CARDS: closing wins the opponents' tiles
        (("", "DS", "EASLONU", "MIPHCOE"), [100, 300], 0, SAY_NO),  # it would lose all the same
        (("", "VV", "EASLONU", "MIPHCOE"), [100, 90], 0, SAY_NO),  # nothing to lay both with
        (("GTE", "DS", "EASLONU", "MIPHCOE"), [100, 90], 7, SAY_NO),  # more is drawn: that closes nothing
        (("E", "DS", "EASLONU", "MIPHCOE"), [100, 90], 0, SAY_YES),  # both can lay all they have
        (("VV", "DS", "EASLONU", "MIPHCOE"), [100, 90], 0, SAY_NO),  # one's own tiles stay
    ],
)
def test_w22_shall_i_close_is_answered_by_what_closing_brings(
    racks: tuple[str, ...], score: list[int], bag: int, wanted: int
) -> None:
    alone = {} if racks[0] else {"single": 3, "kinds": [0, 4]}  # W19: the partner who is out does not move
    match = table(racks, bag=bag, score=score, **alone)
    assert answer(match, 0) is None
    assert not match.game.addressed(match.game.hide(match.state, 0), 0)
    play(match, "1: close?")
    assert match.game.addressed(match.game.hide(match.state, 0), 0)
    assert answer(match, 0) == SIGNAL + wanted
    match.play(0, SIGNAL + wanted)
    assert answer(match, 0) is None, "answered once"
    assert refused(match, "2: say yes") == "W22 signal-not-now"
    assert not match.game.addressed(match.game.hide(match.state, 2), 2)


def test_w15_who_has_asked_for_judgement_leaves_time_for_an_answer() -> None:
    match = table()
    play(match, "0: 8G CARD")
    assert not decided(match, 1).asks
    play(match, "1: ask", "0: yes")
    assert decided(match, 1).asks, "a second move would let the request lapse"
    play(match, "2: later")
    assert not decided(match, 1).asks
