"""The score sheet (W24) and GCG files."""

from __future__ import annotations

import itertools
import json
import random

import pytest

import stolik
from stolik.core.match import Match
from stolik.core.words import LANGUAGES
from stolik.games.words import gcg, gcg_reading
from stolik.games.words.sheet import Sheet, public, sheet_of
from tests.games.words.situations import accepted, play, table
from tests.oracles.test_words import Players

NAMES = ["Ola", "Jan", "Ewa", "Petr"]


def played(seed: int, **options: object) -> Match:
    """A whole match with phonies, challenges, flags and early judgements."""
    match = stolik.game("words", lexicon="sample", **options).match(seed=seed, names=NAMES)
    players = Players(f"sheet {seed}")
    while match.acting:
        match.play(*players.choose(match))
    return match


def test_w24_word_and_points_at_once_the_sum_after_the_double_turn() -> None:
    match = table()
    play(match, "0: 8G CARD")
    (turn,) = sheet_of(match).turns
    assert [(row.word, row.points, row.total) for row in turn.rows] == [("CARD", 7, None)]
    play(match, "1: J8 (D)EN")
    (turn,) = sheet_of(match).turns
    assert [row.total for row in turn.rows] == [None, None], "the window is open"
    accepted(match)
    first, second = sheet_of(match).turns
    assert [row.total for row in first.rows] == [None, match.scores[0]]
    assert (second.pair, second.rows) == (1, [])


def test_w24_the_sum_of_a_first_move_settled_early_is_written_at_once() -> None:
    match = table()
    play(match, "0: pass", "1: pass", "2: 8G CARE", "3: ask", "2: yes", "0: accept", "1: accept")
    turn = sheet_of(match).turns[-1]
    assert [(row.seat, row.word, row.points, row.total) for row in turn.rows] == [(2, "CARE", 6, 6)]


def test_w24_turns_are_grouped_1_2_2_2() -> None:
    for seed in range(6):
        sheet = sheet_of(played(seed, language="en"))
        assert len(sheet.turns[0].rows) == 1
        assert all(1 <= len(turn.rows) <= 2 for turn in sheet.turns[1:])
        pairs = [turn.pair for turn in sheet.turns]
        assert all(one != other for one, other in itertools.pairwise(pairs))


@pytest.mark.parametrize("options", [{}, {"language": "en", "jokers": True}, {"language": "pl", "exchange": "any"}])
def test_w24_the_sums_are_the_scores(options: dict[str, object]) -> None:
    for seed in range(8):
        match = played(seed, **options)
        sheet = sheet_of(match)
        for pair in (0, 1):
            rows = [row for turn in sheet.turns if turn.pair == pair for row in turn.rows]
            assert sum(row.points for row in rows) + sheet.extra[pair] == sheet.scores[pair] == match.scores[2 * pair]
            totals = [row.total for row in rows if row.total is not None]
            assert totals == sorted(totals)
        assert sheet_of(match.record) == sheet
        assert Sheet.loads(sheet.dumps()) == sheet
        json.loads(sheet.dumps())


def test_the_sheet_of_a_match_that_goes_on_is_the_sheet_of_all_of_it() -> None:
    match = stolik.game("words", lexicon="sample", language="en").match(seed=11, names=NAMES)
    players = Players("sheet 11")
    while match.acting:
        match.play(*players.choose(match))
        if len(match.line) % 7 == 0 or not match.acting:
            assert match.view(None)["sheet"] == public(sheet_of(match))


def test_what_is_taken_back_is_taken_off_the_sheet() -> None:
    match = table()
    play(match, "0: pass", "1: pass", "2: 8G CARE")
    assert [row["word"] for row in match.view(0)["sheet"]["turns"][-1]["rows"]] == ["CARE"]
    match.undo(1, free=True)
    assert match.view(0)["sheet"]["turns"][-1]["rows"] == []
    play(match, "3: pass")
    assert [row["kind"] for row in match.view(2)["sheet"]["turns"][-1]["rows"]] == ["passed"]
    assert public(sheet_of(match)) == match.view(None)["sheet"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_w24_the_sheet_as_text(language: str) -> None:
    sheet = sheet_of(played(3, language="en"))
    text = sheet.text(language)
    assert text.count("━" * 76) == len(sheet.turns) + 1
    assert "Ola + Jan" in text
    assert "words-sheet" not in text
    assert max(map(len, text.splitlines())) <= 80


@pytest.mark.parametrize("options", [{}, {"language": "en", "jokers": True}, {"language": "pl", "exchange": "any"}])
def test_gcg_there_and_back(options: dict[str, object]) -> None:
    for seed in range(12):
        match = played(seed, **options)
        text = gcg.export(match)
        assert text.startswith("#character-encoding UTF-8\n#player1 Ola Ola\n")
        again = gcg_reading.read(text)
        assert again.scores == match.scores
        assert again.view(None)["board"] == match.view(None)["board"]
        assert again.outcome == match.outcome
        assert gcg.export(again) == text
        assert again.state.crosses.tolist() == match.state.crosses.tolist()


def test_gcg_of_a_match_that_goes_on() -> None:
    match = stolik.game("words", lexicon="sample", language="en").match(seed=4, names=NAMES)
    players = Players("unfinished")
    for _ in range(60):
        if not match.acting:
            break
        match.play(*players.choose(match))
    again = gcg_reading.read(gcg.export(match))
    assert again.view(None)["board"] == match.view(None)["board"]


def test_records_are_the_whole_match() -> None:
    match = played(5)
    assert stolik.replay(stolik.Record.loads(match.record.dumps())).state.tobytes() == match.state.tobytes()
    assert stolik.verify(match.record).problems == []


@pytest.mark.parametrize(
    ("text", "why"),
    [
        ("", "#player1"),
        ("#player1 a A\n#player2 b B\n>a: ABC 8H AB +4 4", "#player1 to #player4"),
        ("nonsense", "GCG line 1"),
        ("#player1 a A\n>c: ABC 8H AB +4 4", "no move of a"),
        ("#description stolik words language=xx", "option language"),
    ],
)
def test_bad_gcg_is_one_clear_error(text: str, why: str) -> None:
    with pytest.raises(stolik.StolikError, match=why):
        gcg_reading.read(text)


def test_a_gcg_with_a_wrong_move_names_its_line() -> None:
    lines = gcg.export(played(1, language="en")).splitlines()
    at = next(number for number, line in enumerate(lines) if line.startswith(">") and "8" in line.split()[2])
    lines[at] = lines[at].replace("+", "+9", 1)
    with pytest.raises(stolik.BadRecord, match=f"GCG line {at + 1}"):
        gcg_reading.read("\n".join(lines))


def test_any_text_is_read_or_refused() -> None:
    chance = random.Random(3)
    text = gcg.export(played(2, language="en"))
    for _ in range(150):
        signs = list(text)
        for _ in range(chance.choice([1, 2, 5])):
            signs[chance.randrange(len(signs))] = chance.choice("AZ8H-+:>#. \n?x")
        try:
            gcg_reading.read("".join(signs))
        except stolik.StolikError:
            continue
