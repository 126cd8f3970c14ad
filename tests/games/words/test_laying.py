"""Words in pairs, laying tiles and counting up: W20, W21, W25-W28."""

from __future__ import annotations

import pytest

import stolik
from stolik.core.telling import tell
from stolik.core.words import LANGUAGES, say
from stolik.games.words.lexicon import pack
from tests.games.words.situations import RACKS, accepted, play, rack, refused, table, told


def test_w20_example_20_closing_adds_what_the_opponents_subtract() -> None:
    match = table(("D", "G", "VE", "KOOEE"), bag=0, score=[310 - 7 - 9, 325])
    worth = [sum(int(match.game.rules.values[tile]) for tile in match.state.racks[seat]) for seat in (2, 3)]
    assert worth == [5, 9]
    play(match, "0: 8G CARD", "1: 8G CARDG")
    accepted(match)
    assert match.scores == [324, 324, 311, 311]
    assert match.outcome is not None
    assert match.outcome.places == [1, 1, 3, 3]


def test_w20_example_20_if_the_closing_move_falls_play_goes_on() -> None:
    match = table(("D", "G", "VE", "KOOEE"), bag=0, score=[310 - 7, 325])
    play(match, "0: 8G CARD", "1: 8G CARDG", "2: challenge 2", "3: yes")
    assert match.outcome is None
    assert match.scores == [310, 310, 325, 325]
    play(match, "2: pass", "3: pass", "1: pass")
    assert match.outcome is None


def test_w20_nothing_can_be_done_when_it_is_over() -> None:
    match = table(("D", "S", "VE", "KO"), bag=0)
    play(match, "0: 8G CARD", "1: 8G CARDS")
    accepted(match)
    assert match.outcome is not None
    assert refused(match, "0: pass") == "W20 match-over"
    assert refused(match, "2: rack VE") == "W20 match-over"
    assert match.view(None)["racks"][2] == ["V", "E"], "at the end all racks lie open"


def test_w21_four_double_turns_of_passes() -> None:
    match = table(score=[50, 40])
    for pair in (0, 1, 0):
        play(match, f"{2 * pair}: pass", f"{2 * pair + 1}: pass")
    play(match, "2: pass")
    assert match.outcome is None
    play(match, "3: pass")
    assert match.outcome is not None
    assert match.outcome.reason == "blocked"
    values = match.game.rules.values
    left = [sum(int(values[tile]) for tile in match.state.racks[seat]) for seat in range(4)]
    assert match.scores == [50 - left[0] - left[1]] * 2 + [40 - left[2] - left[3]] * 2


def test_w21_the_opening_counts_as_one() -> None:
    match = table(words=(), turn_no=1)
    play(match, "0: pass")
    for pair in (1, 0, 1):
        assert match.outcome is None
        play(match, f"{2 * pair}: pass", f"{2 * pair + 1}: pass")
    assert match.outcome is not None


def test_w21_six_double_turns_without_a_new_tile() -> None:
    match = table()
    for number in range(6):
        assert match.outcome is None
        first = 2 * (number % 2)
        exchange = next(action for action in match.legal(first) if action >> 58 == 2)
        match.play(first, exchange)
        if number == 2:
            play(match, "1: 8G CARN" if "N" in rack(match, 1) else "1: 8G CARB", "2: challenge 2", "3: yes")
            assert match.view(None)["crosses"] == [0, 0], "it is to be a phony"
        else:
            play(match, f"{first + 1}: pass")
    assert match.outcome is not None
    assert match.outcome.reason == "blocked"
    assert match.view(None)["bag"] == 67, "the last exchanger has drawn"


def test_w21_a_new_tile_begins_the_count_anew() -> None:
    match = table(quiet=3, barren=5)
    play(match, "0: 8G CARD", "1: pass")
    accepted(match)
    assert (int(match.state.quiet), int(match.state.barren)) == (0, 0)
    match = table(quiet=3, barren=4)
    play(match, "0: -S", "1: pass")
    assert (int(match.state.quiet), int(match.state.barren)) == (0, 5)


def test_w21_draws_exist() -> None:
    match = table(("ADE", "O", "DEA", "O"), bag=0, score=[70, 70], quiet=3, barren=3)
    play(match, "0: pass", "1: pass")
    assert match.outcome is not None
    assert match.outcome.places == [1, 1, 1, 1]


def test_w25_one_line_without_gaps() -> None:
    match = table()
    assert refused(match, "0: 8L DO") == "W27 apart"
    for text, why in (("8G CAT", "R is on I8"), ("8L DOGSE", "end on the board")):
        with pytest.raises(stolik.BadNotation, match=why):
            match.play(0, text)
        assert isinstance(match.check(0, text), stolik.BadNotation)
    assert match.check(0, 1 << 58).rule == "W25"  # type: ignore[union-attr]
    assert match.check(0, 1 << 58 | 112 << 49 | 4).rule == "W25"  # type: ignore[union-attr]


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_is_written_wrongly_is_told_in_words(language: str) -> None:
    match = table()
    hidden = match.game.hide(match.state, 0)
    everything = say("words-notation", language)
    for text, parts in (
        ("8G CAT", ("R", "I8")),
        ("8G CARŽ", ("ABCDEFGHIJKLMNOPQRSTUVWXYZ", "?")),
        ("8P DOG", ("A1", "O15")),
        ("8L DOGSE", ()),
        ("8A S.T", ()),
        ("8G CAR", ("1", "7", "0")),
        ("+H9 DO", ("+H8 A",)),
        ("+H9", ("+H8 A",)),
        ("rack ABCDEFGH", ("1", "7")),
    ):
        words = match.game.explain(hidden, 0, text, language)
        assert words is not None, text
        assert everything not in words, text
        assert all(part in words for part in parts), words
    for text in ("zzz", "hello world", ""):
        assert everything in (match.game.explain(hidden, 0, text, language) or ""), text


def test_w26_tiles_come_from_ones_own_rack() -> None:
    match = table()
    assert refused(match, "0: 8G CARB") == "W26 not-in-rack"
    assert refused(match, "0: H7 D(A)DS") == "W26 not-in-rack"
    assert refused(match, "0: 8G CARD?") == "W26 not-in-rack"


def test_w26_a_joker_stands_for_the_letter_named() -> None:
    match = table(("SDOGAT?", *RACKS[1:]), options={"jokers": True})
    play(match, "0: 8G CARE?")
    assert match.view(None)["board"][7] == "......CARe....."
    assert match.view(None)["moves"][0]["points"] == 5
    assert match.check(1, 16 << 58 | 30) is not None
    match = table(("SDOGAT?", *RACKS[1:]), options={"jokers": True})
    beyond = 1 << 58 | 114 << 49 | 64 | 30  # a letter that English does not have
    assert match.check(0, beyond).rule == "W26"  # type: ignore[union-attr]


@pytest.mark.parametrize("tile", [30, 41, 63, 64, 64 | 30, 64 | 41])  # no English letter, or a joker without a name
def test_w26_is_what_a_tile_without_a_letter_breaks(tile: int) -> None:
    match = table(("SDOGAT?", *RACKS[1:]), options={"jokers": True})
    lain, laid = 16 << 58 | 114 << 49 | tile, 1 << 58 | 114 << 49 | tile
    reasons = [str(match.check(0, action)) for action in (lain, laid)]
    assert reasons == [f"W26: {say('words-refuses-no-letter', 'en', letters='ABCDEFGHIJKLMNOPQRSTUVWXYZ')}"] * 2


def test_w26_a_fallen_joker_returns_as_a_joker() -> None:
    match = table(("SDOGAT?", *RACKS[1:]), options={"jokers": True})
    play(match, "0: 8G CARQ?", "1: pass", "2: challenge 1", "3: yes")
    assert match.view(0)["racks"][0] == [*"SDOGAT", "?"]
    assert match.view(2)["known"][0] == ["?"]


def test_w27_the_first_word_covers_the_centre_and_later_ones_touch() -> None:
    match = table(words=(), turn_no=1)
    assert refused(match, "0: 1A DOG") == "W27 not-centre"
    assert refused(match, "0: 8H D") == "W27 one-tile"
    assert refused(match, "0: 8H DOG") is None
    match = table()
    assert refused(match, "0: 1A DOG") == "W27 apart"
    assert refused(match, "0: 9I DOG") is None


def test_w28_a_phony_may_be_announced_and_stands_unless_challenged() -> None:
    match = table()
    phony = match.game.read(match.state, 0, "8G CARG")
    assert phony not in match.legal(0)
    assert refused(match, "0: 8G CARG") is None
    play(match, "0: 8G CARG", "1: pass")
    accepted(match)
    assert match.view(None)["score"] == [7, 0]
    assert match.view(None)["board"][7] == "......CARG....."


def test_w28_nothing_tells_validity_before_a_challenge() -> None:
    """At two tables that differ in the word list alone, everybody is told the same until the verdict."""
    tables = table(), table()
    other = pack(["carg", "gat"], "en")
    tables[1]._rules = tables[1].game.rules = tables[1].game.rules._replace(edges=other.edges, masks=other.masks)
    for action in ("0: +J8 G", "0: 8G CARG", "1: +J9 A", "1: J8 (G)AT", "2: challenge 1"):
        for match in tables:
            play(match, action)
        sent = [str([everything(match, eye) for eye in (0, 1, 2, 3, None)]) for match in tables]
        assert sent[0] == sent[1], action
    for match in tables:
        play(match, "3: yes")
    assert ["invalid" in told(match) for match in tables] == [True, False]


def everything(match: stolik.Match, eye: int | None) -> list[object]:
    """All that is sent to an eye."""
    view = match.view(eye)
    explained = [match.game.explain(match.state, eye or 0, text, "en") for text in ("8G CARD", "8G CARG", "pass")]
    return [view, tell(match.game, view, ["A", "B", "C", "D"], language="en"), explained]


def test_w28_the_preview_is_of_tiles_that_could_be_announced() -> None:
    match = table()
    play(match, "0: +A1 D")
    assert match.view(0)["preview"] is None
    play(match, "0: lift", "0: +K8 G", "0: +J8 D")
    assert match.view(0)["preview"]["action"] == "8G (CAR)DG"
    assert match.game.worth(match.state, match.game.read(match.state, 0, "8G CARD")) == 7
    assert match.game.worth(match.state, match.game.read(match.state, 0, "1A DOG")) is None
