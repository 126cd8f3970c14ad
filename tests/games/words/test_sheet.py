"""The score sheet (W24) and GCG files."""

from __future__ import annotations

import itertools
import json
import random
import re

import pytest

import stolik
from stolik.core.match import Match
from stolik.core.words import LANGUAGES
from stolik.games.words import gcg, gcg_reading
from stolik.games.words.placing import ACROSS, DOWN, placement
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


def test_w24_the_sum_of_a_first_move_that_fell_early_is_written_at_once() -> None:
    match = table(score=[30, 40])
    play(match, "0: 8G CARG", "1: ask", "0: yes", "2: challenge 1", "3: yes")
    (turn,) = sheet_of(match).turns
    assert [(row.seat, row.kind, row.points, row.total) for row in turn.rows] == [(0, "fell", 0, 30)]
    assert match.view(None)["sheet"]["turns"][0]["rows"][0]["total"] == 30
    play(match, "1: G8 (C)ABIN", "2: accept", "3: accept")
    assert [row.total for row in sheet_of(match).turns[0].rows] == [30, match.scores[0]]


def test_w19_w24_the_second_move_is_struck_when_one_partner_is_out() -> None:
    match = table(racks=("D", "TEN", "EASL", "MIPH"), bag=0)
    play(match, "0: 8G CARD", "1: pass", "2: accept", "3: accept", "2: pass", "3: pass")
    assert sheet_of(match).turns[-1].rows == []
    play(match, "1: I7 E(R)N")
    turn = sheet_of(match).turns[-1]
    assert [(row.seat, row.kind, row.word) for row in turn.rows] == [(1, "placed", "ERN"), (None, "struck", "")]
    play(match, "2: accept", "3: accept", "2: pass", "3: pass", "1: pass")
    after, last = sheet_of(match).turns[2], sheet_of(match).turns[4]
    assert [row.total for row in after.rows] == [match.scores[0], None]
    assert [(row.kind, row.total) for row in last.rows] == [("passed", match.scores[0]), ("struck", None)]
    assert match.view(None)["sheet"] == public(sheet_of(match))
    assert Sheet.loads(sheet_of(match).dumps()) == sheet_of(match)
    assert sheet_of(match).text("cs").count("─" * 20) == 2


def test_the_sheet_of_a_position_knows_a_struck_move() -> None:
    alone = table(racks=("D", "", "EASL", "MIPH"), bag=0, single=3, kinds=[0, 4])
    play(alone, "0: pass")
    assert [row.kind for row in sheet_of(alone).turns[0].rows] == ["passed", "struck"]
    lost = table(crosses=[3, 0], single=2, kinds=[0, 4])
    play(lost, "0: pass")
    assert [row.kind for row in sheet_of(lost).turns[0].rows] == ["struck", "passed"]


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
    """Wherever it stands: a window may be open or just closed, tiles may lie loose."""
    for steps in range(4, 100, 3):
        match = stolik.game("words", lexicon="sample", language="en").match(seed=steps, names=NAMES)
        players = Players(f"goes on {steps}")
        for _ in range(steps):
            if match.acting:
                match.play(*players.choose(match))
        again = gcg_reading.read(gcg.export(match))
        assert again.view(None)["board"] == match.view(None)["board"]
        assert gcg.export(again) == gcg.export(match)


@pytest.mark.parametrize(
    "actions",
    [
        ("flag", "2: pass", "3: pass"),  # before anybody has moved
        ("flag", "flag", "0: pass", "1: pass"),
        ("0: 8H TE", "flag", "0: pass"),  # in the window: the other pair's turn is over with it
        ("0: 8H TE", "2: accept", "3: accept", "2: pass", "flag", "0: pass"),
    ],
)
def test_gcg_of_fallen_flags(actions: tuple[str, ...]) -> None:
    game = stolik.game("words", lexicon="sample", language="en")
    match = next(
        match for match in (game.match(seed=seed, names=NAMES) for seed in range(500)) if begins_with_te(match)
    )
    play(match, *actions)
    assert gcg.export(match).count("#note time") == actions.count("flag")
    assert gcg.export(gcg_reading.read(gcg.export(match))) == gcg.export(match)


def begins_with_te(match: Match) -> bool:
    """Whether the first seat begins and can lay T and E."""
    return match.acting[0] == 0 and match.check(0, "8H TE") is None


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


# what a file says twice must agree


def told_wrong(text: str, where: str, pattern: str, instead: str, which: int = 0) -> tuple[str, int]:
    """A GCG file with one line of a kind changed, and the number of that line."""
    lines = text.splitlines()
    at = [number for number, line in enumerate(lines) if re.search(where, line)][which]
    lines[at] = re.sub(pattern, instead, lines[at])
    assert lines[at] != text.splitlines()[at]
    return "\n".join(lines), at + 1


@pytest.mark.parametrize(
    ("where", "pattern", "instead", "which", "why"),
    [
        (r"^>.* \d+[A-O] ", r"-?\d+$", "999", 2, "the pair has .* in all, not 999"),
        (r"^>", r"-?\d+$", "999", -1, "the pair has .* in all, not 999"),
        (r"^>\w+: \([A-Z]+\)", r"-\d+ ", "-77 ", 0, "FIT left over: -6 points, not -77"),
        (r"^>\w+: \(\)", r"\+\d+ ", "+77 ", 0, "FIT left over: 6 points, not 77"),
        (r"^>\w+: \([A-Z]+\)", r"\([A-Z]+\)", "(QZ)", 0, "left over"),
        (r"^>.* \(challenge\)", r"\(challenge\)", "--", 0, r"\(challenge\)"),
        (r"^>.* -- ", r"--", "(challenge)", 0, "--"),
        (r"^>.* \(challenge\)", r"\+0", "+5", 0, "0 points"),
        (r"^>.* -- ", r"-- -\d+", "-- -1", 0, "points"),
        (r"^>.* -[A-Z]+ ", r"\+0", "+3", 0, "0 points"),
        (r"^>\w+: [A-Z]{7} ", r": [A-Z]{7} ", ": QQQQQQQ ", 3, "rack QQQQQQQ"),
        (r"^>\w+: [A-Z]{7} ", r": [A-Z]{7} ", ": 1234567 ", 3, "rack 1234567"),
        (r"^>\w+: [A-Z]{7} ", r": ([A-Z]{7}) ", r": \1AA ", 3, "rack"),
        (r"^#player2", r"#player2", "#player7", 0, "#player1 to #player4"),
        (r"^#player2", r"#player2", "#player1", 0, "#player1 to #player4"),
    ],
)
def test_a_gcg_that_contradicts_itself_names_its_line(
    where: str, pattern: str, instead: str, which: int, why: str
) -> None:
    text, at = told_wrong(gcg.export(played(3, language="en")), where, pattern, instead, which)
    with pytest.raises(stolik.BadRecord, match=f"GCG line {at}: .*{why}"):
        gcg_reading.read(text)


def test_gcg_challenges_where_nothing_can_be_challenged_are_refused() -> None:
    lines = gcg.export(played(3, language="en")).splitlines()
    at = next(number for number, line in enumerate(lines) if line.startswith(">"))
    nick, total = lines[at].split(":")[0], lines[at].split()[-1]
    for stray in (f"{nick}: (challenge) +0 {total}", f"{nick}: -- -{total} 0"):
        doubled = [*lines[: at + 3], stray, *lines[at + 3 :]]
        with pytest.raises(stolik.BadRecord, match=f"GCG line {at + 4}"):
            gcg_reading.read("\n".join(doubled))


def test_w13_in_gcg_both_moves_that_fell_have_a_line() -> None:
    match = stolik.game("words", lexicon="sample", language="en").match(seed=4, names=NAMES)
    first, second = fall_together(match)
    text = gcg.export(match)
    lines = text.splitlines()
    fell = [number for number, line in enumerate(lines) if " -- " in line]
    assert [lines[number].split(":")[0] for number in fell] == [f">{NAMES[first]}", f">{NAMES[second]}"]
    assert gcg.export(gcg_reading.read(text)) == text
    del lines[fell[1]]
    lines.append(f">{NAMES[(first + 2) % 4]}: - +0 0")
    with pytest.raises(stolik.BadRecord, match=f"GCG line {len(lines)}: .*{NAMES[second]}.*fell too"):
        gcg_reading.read("\n".join(lines))


def fall_together(match: Match) -> tuple[int, int]:
    """A double turn whose second move builds on a phony, challenged: who made the moves."""
    opener = match.acting[0]
    match.play(opener, "pass")
    first = match.acting[0]
    second = first ^ 1
    match.play(first, placement(ACROSS, 111, [int(tile) for tile in match.state.racks[first][:5]]))
    match.play(second, placement(DOWN, 111 + 15, [int(tile) for tile in match.state.racks[second][:2]]))
    voters = match.acting
    match.play(voters[0], "challenge 1")
    match.play(voters[1], "yes")
    return first, second


def test_a_match_that_began_from_a_position_has_no_gcg() -> None:
    match = table()
    play(match, "0: 8G CARD")
    with pytest.raises(stolik.StolikError, match="began from a position"):
        gcg.export(match)


def test_racks_that_are_known_in_part_are_no_contradiction() -> None:
    """Files of other programs tell what somebody noted down."""
    text = gcg.export(played(3, language="en"))
    partly = re.sub(r"(?m)^(>\w+: [A-Z]{3})[A-Z]+ (- |-- |\(challenge\))", r"\1 \2", text)
    bare = re.sub(r"(?m)^(>\w+:) [A-Z]+ (- |-- |\(challenge\))", r"\1 \2", text)
    assert len({text, partly, bare}) == 3
    for some in (partly, bare):
        assert gcg.export(gcg_reading.read(some)).count(">") == text.count(">")
        assert gcg_reading.read(some).scores == gcg_reading.read(text).scores


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
