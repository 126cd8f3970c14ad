"""What processes say to each other of who is connected: repeated, and believed for a while."""

from __future__ import annotations

import random

import msgspec

from stolik.server.neighbours import BEAT_SECONDS, BEATS, SILENCE, Here, Neighbours, Word, words
from stolik.store.log import LONGEST_WORD
from stolik.store.names import LONGEST


def test_all_others_together_are_at_a_table() -> None:
    here = Neighbours("here")
    assert here.hear(Word("first", {"kot": (0b01, 2)}), 0.0) == {"kot"}
    assert here.hear(Word("second", {"kot": (0b10, 1), "pies": (0, 1)}), 0.0) == {"kot", "pies"}
    assert here.at("kot", 1.0) == (0b11, 3)
    assert here.hear(Word("second", {"kot": (0b10, 1)}), 1.0) == set(), "nothing new"
    assert here.hear(Word("second", {"kot": (0, 0)}), 1.0) == {"kot"}
    assert (here.at("kot", 1.0), here.at("pies", 1.0), here.at("cat", 1.0)) == ((0b01, 2), (0, 1), (0, 0))


def test_who_does_not_repeat_it_is_forgotten() -> None:
    here = Neighbours("here")
    for process in ("silent", "speaking"):
        here.hear(Word(process, {"kot": (1, 0), "pies": (0, 1)}), 0.0)
    here.hear(Word("speaking", {"kot": (1, 0)}, beat=True), SILENCE - 1)
    assert here.at("pies", SILENCE) == (0, 0), "not believed any more, whether or not anybody has tidied up"
    assert here.forget_silent(SILENCE) == {"kot", "pies"}
    assert here.at("kot", SILENCE) == (1, 0)
    assert here.forget_silent(2 * SILENCE) == {"kot"}
    assert here._said == {}


def test_who_takes_leave_is_forgotten_at_once() -> None:
    here = Neighbours("here")
    here.hear(Word("first", {"kot": (1, 0), "pies": (2, 0)}), 0.0)
    here.hear(Word("second", {"pies": (2, 0)}), 0.0)
    assert here.hear(Word("first", over=True), 1.0) == {"kot"}
    assert (here.at("kot", 1.0), here.at("pies", 1.0)) == ((0, 0), (2, 0))


def test_the_others_are_heard_while_our_own_words_come_back() -> None:
    here = Neighbours("here")
    times = [BEAT_SECONDS * number for number in range(BEATS)]
    for at in times:
        assert not here.heard(at), "they may not all have spoken yet"
        assert here.hear(Word("here", {"kot": (1, 1)}, beat=True), at) == set()
        here.hear(Word("here", {"kot": (1, 2)}), at)  # no beat
        here.hear(Word("other", beat=True), at)
    assert here.heard(times[-1])
    assert here.at("kot", times[-1]) == (0, 0), "what we say ourselves is not elsewhere"
    assert not here.heard(times[-1] + SILENCE), "nothing comes through any more"
    here.hear(Word("here", beat=True), times[-1] + SILENCE)
    assert not here.heard(times[-1] + SILENCE), "much may have been missed"


def test_words_are_short_enough_and_say_all() -> None:
    chance = random.Random(7)
    for count in (0, 1, 40, 2000):
        names = {"".join(chance.choices("aż語😀", k=chance.randrange(1, LONGEST))) for _ in range(count)}
        tables: dict[str, Here] = {name: (chance.getrandbits(10), chance.randrange(5000)) for name in names}
        said = words("p" * 16, tables, beat=True)
        assert all(len(word.encode()) <= LONGEST_WORD for word in said)
        heard = [msgspec.json.decode(word, type=Word) for word in said]
        assert [word.beat for word in heard] == [False] * (len(said) - 1) + [True]
        together: dict[str, Here] = {}
        for word in heard:
            together |= word.tables
        assert together == tables
    assert len(words("p", {f"{number:012}": (3, 1) for number in range(1000)}, beat=True)) < 6
