"""PDN: hard cases by hand, round trips, and errors that say where."""

from __future__ import annotations

import contextlib
import random
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

import stolik
from stolik.games.draughts import pdn
from stolik.games.draughts.pdn import BadPdn, Line, Move, PdnGame
from stolik.games.draughts.pdn_play import is_numeric, of_match, play
from tests.games.draughts.situations import board
from tests.games.draughts.situations import play as make_moves

FILE = r"""% written by hand
[Event "A \"hard\" case \\ 1"]
[White "Ola"]
[Black "Jan"]
[GameType "25,W,8,8,A0,0"]
[Result "1-0"]

{Before the first move.}
1. c3-d4! $14 {the usual
   one} (1. g3-h4 b6-a5 {quiet} (1... d6-c5 $2)) (1.e3-f4?) d6-c5 2. b2-c3 1-0

[GameType "21"]
[Event "numbers"]
11-15 23-19 8-11 22-17 *
[GameType "26"]
1. c3-d4
"""


def test_a_hard_file() -> None:
    first, second, third = pdn.read(FILE)
    assert first.tags["Event"] == 'A "hard" case \\ 1'
    assert first.result == "1-0"
    assert first.line.comments == ["Before the first move."]
    opening = first.line.moves[0]
    assert (opening.text, opening.marks, opening.comments) == ("c3-d4", ["!", "$14"], ["the usual one"])
    assert [variation.moves[0].text for variation in opening.variations] == ["g3-h4", "e3-f4"]
    assert opening.variations[0].moves[1].variations[0].moves[0] == Move("d6-c5", ["$2"])
    assert [move.text for move in second.line.moves] == ["11-15", "23-19", "8-11", "22-17"]
    assert third.result == "*"
    assert pdn.read(pdn.write([first, second, third])) == [first, second, third]
    assert [play(game).game.name for game in (first, second, third)] == [
        "draughts/russian-official",
        "draughts/english",
        "draughts/brazilian",
    ]
    assert play(first).outcome == stolik.Outcome("resigned", [2, 0], [1, 2])


def test_numbers_of_variations_go_on_from_their_branch() -> None:
    first, *_ = pdn.read(FILE)
    written = " ".join(pdn.write([first]).split())
    assert written.endswith("( 1. g3-h4 b6-a5 {quiet} ( 1... d6-c5 $2 ) ) ( 1. e3-f4? ) 1... d6-c5 2. b2-c3 1-0")
    (deep,) = pdn.read("1. c3-d4 d6-c5 2. b2-c3 f6-g5 (b6-a5 e3-f4 (g3-h4 a5-b4)) 3. c3-b4 *")
    assert " ".join(pdn.write([deep]).split()) == (
        "1. c3-d4 d6-c5 2. b2-c3 f6-g5 ( 2... b6-a5 3. e3-f4 ( 3. g3-h4 a5-b4 ) ) 3. c3-b4 *"
    )


def random_match(variant: str, seed: int, **options: object) -> stolik.Match:
    chance = random.Random(seed)
    match = stolik.game(f"draughts/{variant}", **options).match(seed=0)
    while match.acting:
        match.play(match.acting[0], chance.choice(match.legal(match.acting[0])))
    return match


@pytest.mark.parametrize(
    ("variant", "options"),
    [
        *((name, {}) for name in ("polish", "russian", "american", "russian-official", "english", "brazilian")),
        ("corner", {"setup": "nine"}),
        ("corner", {"corner_promotion": True}),
        ("german", {"king": "flying", "last_rank": "continue"}),
    ],
)
def test_matches_come_back(variant: str, options: dict[str, object]) -> None:
    matches = [random_match(variant, seed, **options) for seed in range(4)]
    games = [of_match(match, Event="by chance") for match in matches]
    text = pdn.write(games)
    assert all(len(line) < 80 for line in text.splitlines() if not line.startswith("["))
    again = pdn.read(text)
    assert again == games
    for match, game in zip(matches, again, strict=True):
        played = play(game)
        assert played.state.tobytes() == match.state.tobytes()
        assert played.outcome == match.outcome
        assert dict(played.game.options) == dict(match.game.options)


def test_game_types_and_variants() -> None:
    assert of_match(board("english")).tags["GameType"] == "21"
    assert "FEN" not in of_match(board("english")).tags
    polish = of_match(board("polish")).tags
    assert (polish["GameType"], polish["Variant"], polish["SetUp"]) == ("26", "polish", "1")
    assert polish["FEN"].startswith("W:Wa1,c1,e1")
    assert "GameType" not in of_match(board("german")).tags
    assert of_match(make_moves(board("english"), "11-15")).line.moves[0].text == "11-15"


def test_an_ambiguous_capture_is_written_out() -> None:
    match = make_moves(board("english", "W:Wd2:Bc3,e3,c5,e5,h8"), "d2xf4xd6")
    game = of_match(match)
    assert [move.text for move in game.line.moves] == ["26x19x10"]
    assert play(game).state.tobytes() == match.state.tobytes()


@pytest.mark.parametrize(
    ("text", "line", "column", "what"),
    [
        ('[Event "x]\n1. c3-d4 *', 1, 1, "a tag is written"),
        ("1. c3-d4 {no end", 1, 10, "no end"),
        ("1. c3-d4 (1. e3-f4 *", 1, 20, "still open"),
        ("1. c3-d4 ) *", 1, 10, "has not begun"),
        ("( c3-d4 ) *", 1, 1, "behind the move"),
        ("$3 *", 1, 1, "behind a move"),
        ("1. c3-d4\n  hello *", 2, 3, "is no move"),
        ("1. c3-d4\r\n\r\n hello *", 3, 2, "is no move"),
        ("1. c3-d4\r\r hello *", 3, 2, "is no move"),
        ('[White "a"]\n[White "b"]', 2, 1, "twice"),
        ("1. 22-18 1-1d4xb6 *", 1, 10, "is no move"),
        ("1. 22-18 (1. 23-19 1 - 1) *", 1, 20, "is no move"),
        ("1. c3-d4 1-0 0-1", 1, 14, "a second result, 0-1; the game has ended 1-0"),
        ("{nothing}\n1-0", 2, 1, "no game before it"),
        ('1. c3-d4\n/FEN "W:Wa1:Bh8"/ *', 2, 1, "set up in mid-game"),
    ],
)
def test_errors_say_where(text: str, line: int, column: int, what: str) -> None:
    with pytest.raises(BadPdn, match=what) as caught:
        pdn.read(text)
    assert (caught.value.line, caught.value.column) == (line, column)


@pytest.mark.parametrize(
    ("tags", "name"),
    [
        ('[GameType "25"][Variant "Russian"]', "russian-official"),
        ('[Variant "Draughts-64 blitz"][GameType "26"]', "brazilian"),
        ('[Variant ""][GameType "21"]', "english"),
        ('[Variant "polish"][GameType "26"]', "polish"),
        ('[Variant "corner setup=nine"][GameType "26"]', "corner"),
    ],
)
def test_a_variant_of_another_program_gives_way_to_the_game_type(tags: str, name: str) -> None:
    (game,) = pdn.read(f"{tags} *")
    assert play(game).game.name == f"draughts/{name}"


@pytest.mark.parametrize("text", [None, b"1. c3-d4 *", 5, ["1. c3-d4 *"]])
def test_what_is_no_text(text: Any) -> None:
    with pytest.raises(BadPdn, match=r"line 1, column 1: .* is no text"):
        pdn.read(text)


@pytest.mark.parametrize("way", ["1-1×10", "1-1–10", "1-1x10", "1 -1-10"])
def test_a_way_that_begins_like_a_result_is_read_as_it_was_written(way: str) -> None:
    games = pdn.read(f"1. 22-18 {way} *")
    assert [len(game.line.moves) for game in games] == [2]
    assert pdn.read(pdn.write(games)) == games


@pytest.mark.parametrize(
    ("text", "line", "column", "what"),
    [
        ("1. c3-d4 *", 1, 1, "GameType missing"),
        ('{games}\n[Event "x"]\n1. c3-d4 *', 2, 1, "GameType missing"),
        ('[Event "x"]\n[GameType "99"]\n*', 2, 1, "GameType 99"),
        ('[Event "x"]\n [Variant "chess"]\n*', 2, 2, "Variant chess"),
        ('[Event "x"]\n[White "y"]\n[Variant "corner setup=ten"]\n*', 3, 1, "setup"),
        ('[Event "x"]\n[Variant "corner size=ten"]\n*', 2, 1, "no option size"),
        ('[Event "x"]\n[GameType "25,W,10,10,A0,0"]\n*', 2, 1, "the board has 8 by 8 squares"),
        ('[Event "x"]\n[GameType "25,W,8,8,N0,0"]\n9-13 *', 2, 1, "numbered from Black's side, which is N2"),
        ('[Event "x"]\n[GameType "21,B,8,8,N2,0"]\n9-13 *', 2, 1, "which is N1 where B starts"),
        ('[Event "x"]\n[GameType "26,W,8,8,N2,1"]\n22-18 *', 2, 1, "the board is not turned, a1 is dark"),
        ('[Event "x"][GameType "25"][Result "won"]\n*', 1, 27, "Result won; known are 1-0, 2-0"),
        ('[GameType "25"]\n1. c3-d4\nc3-d4 *', 3, 1, "D1: There is no piece on c3"),
        ('[GameType "25"]\n1. c3-d4 (1. c3-d5) *', 1 + 1, 14, "d5 is a light square"),
        ('[GameType "25"]\n1. 22-33 *', 2, 4, "there is no square 33; they are numbered from 1 to 32"),
        ('[GameType "25"][FEN "W:We9:Bd2"]\n*', 1, 16, "FEN, line 1, column 4"),
        ('[GameType "25"]\n[FEN "W:Wc3:Bd4,f6,h8"]\n1. c3xb8xa1xg7 *', 3, 4, "you can write c3xe5xg7"),
        # results
        (
            '[GameType "25"]\n[Result "1-0"]\n1. c3-d4 d6-c5 0-1',
            3,
            16,
            "0-1 ends the game, but its tag Result says 1-0",
        ),
        (
            '[GameType "25"]\n[FEN "W:Wc3:Bd4"]\n1. c3xe5 0-1',
            3,
            10,
            "0-1 contradicts the board, .* ended 1-0 .captured",
        ),
        ('[GameType "25"]\n[FEN "W:Wc3:Bd4"]\n[Result "1-1"]\n1. c3xe5 *', 3, 1, "1-1 contradicts the board"),
    ],
)
def test_wrong_games_say_where(text: str, line: int, column: int, what: str) -> None:
    (game,) = pdn.read(text)
    with pytest.raises(BadPdn, match=what) as caught:
        play(game)
    assert (caught.value.line, caught.value.column) == (line, column)


@pytest.mark.parametrize(
    ("heading", "ending", "outcome"),
    [
        ("", "1-0", stolik.Outcome("resigned", [2, 0], [1, 2])),
        ("", "0-2", stolik.Outcome("resigned", [0, 2], [2, 1])),
        ("", "1-1", stolik.Outcome("agreed", [1, 1], [1, 1])),
        ("", "0-0", None),  # both have lost: nothing that a match can end with
        ("", "*", None),
        ("", "", None),
        ('[Result "1-0"]', "1-0", stolik.Outcome("resigned", [2, 0], [1, 2])),
        ('[Result "2-0"]', "1-0", stolik.Outcome("resigned", [2, 0], [1, 2])),
        ('[Result "1-0"]', "*", stolik.Outcome("resigned", [2, 0], [1, 2])),
        ('[Result "0-1"]', "", stolik.Outcome("resigned", [0, 2], [2, 1])),
        ('[Result "1/2-1/2"]', "*", stolik.Outcome("agreed", [1, 1], [1, 1])),
        ('[Result "*"]', "0-1", stolik.Outcome("resigned", [0, 2], [2, 1])),
    ],
)
def test_a_result_stands_behind_the_moves_or_in_the_tag(
    heading: str, ending: str, outcome: stolik.Outcome | None
) -> None:
    (game,) = pdn.read(f'[GameType "25"]{heading}\n1. c3-d4 d6-c5 {ending}')
    assert play(game).outcome == outcome
    assert pdn.read(pdn.write([game])) == [game]


# what files in the world look like

HEADING = '[GameType "25"]\n'


def test_comments_before_the_tags_and_behind_the_result_make_no_games() -> None:
    text = (
        "{My games} ; of this year\n"
        + HEADING
        + "1. c3-d4 d6-c5 1-0 {Black resigned}\n{really}\n\n"
        + HEADING
        + "c3-d4 *"
    )
    first, second = pdn.read(text)
    assert first.before == ["My games", "of this year"]
    assert (first.result, first.after) == ("1-0", ["Black resigned", "really"])
    assert (second.before, second.line.comments, second.after) == ([], [], [])
    assert [play(game).game.name for game in (first, second)] == ["draughts/russian-official"] * 2
    assert pdn.read(pdn.write([first, second])) == [first, second]


def test_a_comment_among_tags_makes_no_game() -> None:
    (game,) = pdn.read('[White "a"] {of the club} [Black "b"] {begins} c3-d4 *')
    assert game.tags == {"White": "a", "Black": "b"}
    assert game.line.comments == ["of the club", "begins"]
    without, begun = pdn.read('[White "a"] {not played} [White "b"] c3-d4 *')
    assert (without.tags, begun.tags) == ({"White": "a"}, {"White": "b"})


@pytest.mark.parametrize("text", ["", "{only words}", "; only words", "% only words", " \n"])
def test_without_games_there_are_none(text: str) -> None:
    assert pdn.read(text) == []


def test_a_star_behind_a_move_is_a_mark_and_no_end() -> None:
    (game,) = pdn.read('[GameType "21"]\n1. 11-15* 23-19!* 2. 8-11 *')
    assert [move.marks for move in game.line.moves] == [["$7"], ["!", "$7"], []]
    assert pdn.read(pdn.write([game])) == [game]
    ended, other = pdn.read(HEADING + "1. c3-d4*\n" + HEADING + "1. c3-d4*")
    assert [move.marks for game in (ended, other) for move in game.line.moves] == [[], []]


@pytest.mark.parametrize("ending", ["0-1 0-1", "0-1 *", "0-1\n\n*\n"])
def test_a_result_that_stands_twice_makes_no_game(ending: str) -> None:
    (game,) = pdn.read(HEADING + "1. c3-d4 " + ending)
    assert game.result == "0-1"


def test_only_results_are_results() -> None:
    (game,) = pdn.read('[Variant "german"]\n[FEN "W:WKa8:Bh2"]\n1. 1-2 64-63 2. 2-1 *')
    assert [move.text for move in game.line.moves] == ["1-2", "64-63", "2-1"]
    (strange,) = pdn.read(HEADING + "1. c3-d4 2-2")
    assert [move.text for move in strange.line.moves] == ["c3-d4", "2-2"]


def test_marks_numbers_and_moves_as_others_write_them() -> None:
    text = '[GameType "26"][FEN "B:Wa1:Bh8"]\n1. ... h8–g7(!) 2. a1b2 $1234 ; a step\n2... g7-h6!!? % to be ignored\n*'
    (game,) = pdn.read(text)
    assert game.line.moves == [
        Move("h8–g7", ["(!)"]),
        Move("a1b2", ["$1234"], ["a step"]),
        Move("g7-h6", ["!!?"]),
    ]
    assert pdn.read(pdn.write([game])) == [game]
    assert play(game).view()["fen"] == "W:Wb2:Bh6"


def test_a_comment_to_the_end_of_the_line_may_hold_braces() -> None:
    (game,) = pdn.read(HEADING + "1. c3-d4 ; a {brace}\n*")
    assert game.line.moves[0].comments == ["a (brace)"]
    assert pdn.read(pdn.write([game])) == [game]


def test_comments_stay_where_they_were() -> None:
    text = "1. c3-d4 {first} (1. e3-f4 {in it}) {after var} (1. g3-h4) {after that} {and} 1... d6-c5 {last} *"
    (game,) = pdn.read(text)
    move = game.line.moves[0]
    assert move.comments == ["first"]
    assert [variation.after for variation in move.variations] == [["after var"], ["after that", "and"]]
    assert " ".join(pdn.write([game]).split()) == (
        "1. c3-d4 {first} ( 1. e3-f4 {in it} ) {after var} ( 1. g3-h4 ) {after that} {and} 1... d6-c5 {last} *"
    )


@pytest.mark.parametrize(
    ("text", "numeric"),
    [
        ('[GameType "25"]\n1. 22-18 *', True),
        ('[GameType "25"]\n1. c3-d4 *', False),
        ('[GameType "25,W,8,8,N2,0"]\n1. 22-18 *', True),
        ('[GameType "25,W,8,8,N2,0"]\n*', True),
        ('[GameType "25,W,8,8,A0,0"]\n*', False),
        ('[GameType "21,B,8,8,N1,0"]\n1. 11-15 *', True),
        ('[GameType "21"]\n1. f6-e5 *', False),
        ('[GameType "21"]\n*', True),
        ('[GameType "25"]\n*', False),
    ],
)
def test_numbers_or_names_as_the_file_has_it(text: str, numeric: bool) -> None:
    (game,) = pdn.read(text)
    assert is_numeric(game, play(game).game) is numeric


WORDS = st.text(st.characters(blacklist_categories=["Cs"], blacklist_characters="{}"), max_size=20).map(
    lambda text: " ".join(text.split())
)
TEXTS = st.sampled_from(["c3-d4", "22-18", "c3xe5", "c3xe5xg7", "1x10", "9-13"])
MARKS = st.lists(st.sampled_from(["$1", "$139", "!", "??", "!?", "(?)"]), max_size=2)


def lines(depth: int) -> st.SearchStrategy[Line]:
    inner = st.lists(lines(depth - 1).filter(lambda line: bool(line.moves)), max_size=2) if depth else st.just([])
    move = st.builds(Move, TEXTS, MARKS, st.lists(WORDS, max_size=2), inner)
    after = st.lists(WORDS, max_size=2) if depth < DEEP else st.just([])
    return st.builds(Line, st.lists(move, max_size=3), st.lists(WORDS, max_size=2), after)


DEEP = 2  # variations inside variations; only they have comments behind them
GAMES = st.builds(
    PdnGame,
    st.dictionaries(st.sampled_from(["Event", "White", "Black", "Site"]), WORDS, min_size=1),
    lines(DEEP),
    st.sampled_from(pdn.RESULTS),
    st.just([]),
    st.lists(WORDS, max_size=2),
)


@given(st.lists(GAMES, max_size=3), st.lists(WORDS, max_size=2))
def test_whatever_is_written_is_read_again(games: list[PdnGame], before: list[str]) -> None:
    if games:
        games[0].before = before
    assert pdn.read(pdn.write(games)) == games


PIECES = [
    "c3-d4",
    "22x18",
    "a3b4",
    "1.",
    "...",
    "*",
    "1-0",
    "2-2",
    "{a}",
    "; b\n",
    "(",
    ")",
    "!",
    "(?)",
    "$1",
    " ",
    "\n",
]
PIECES += ['[White "w"]', '[Black "b"]', "% c\n", "{"]


@given(st.text(max_size=200) | st.lists(st.sampled_from(PIECES), max_size=20).map("".join))
def test_any_text_is_read_or_refused(text: str) -> None:
    with contextlib.suppress(BadPdn):
        games = pdn.read(text)
        assert pdn.read(pdn.write(games)) == games


@given(st.integers(0, len(FILE) - 1), st.integers(0, 30), st.text(max_size=6), st.integers(0, 3))
def test_a_damaged_file_is_read_or_refused(at: int, length: int, instead: str, which: int) -> None:
    damaged = FILE[:at] + instead + FILE[at + length :]
    with contextlib.suppress(BadPdn):
        for game in pdn.read(damaged):
            play(game)
