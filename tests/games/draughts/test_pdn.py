"""PDN: hard cases by hand, round trips, and errors that say where."""

from __future__ import annotations

import contextlib
import random

import pytest
from hypothesis import given
from hypothesis import strategies as st

import stolik
from stolik.games.draughts import pdn
from stolik.games.draughts.pdn import BadPdn, Line, Move, PdnGame
from stolik.games.draughts.pdn_play import of_match, play
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
    assert play(first).outcome == stolik.Outcome("resigned", [0, 0], [1, 2])


def test_numbers_of_variations_go_on_from_their_branch() -> None:
    first, *_ = pdn.read(FILE)
    written = " ".join(pdn.write([first]).split())
    assert written.endswith("( 1. g3-h4 b6-a5 {quiet} ( 1... d6-c5 $2 ) ) ( 1. e3-f4 ? ) 1... d6-c5 2. b2-c3 1-0")
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
        ('[White "a"]\n[White "b"]', 2, 1, "twice"),
    ],
)
def test_errors_say_where(text: str, line: int, column: int, what: str) -> None:
    with pytest.raises(BadPdn, match=what) as caught:
        pdn.read(text)
    assert (caught.value.line, caught.value.column) == (line, column)


@pytest.mark.parametrize(
    ("text", "line", "column", "what"),
    [
        ("1. c3-d4 *", 1, 1, "GameType missing"),
        ('[GameType "99"]\n*', 1, 1, "GameType 99"),
        ('[Variant "chess"]\n*', 1, 1, "Variant chess"),
        ('[Variant "corner setup=ten"]\n*', 1, 1, "setup"),
        ('[Variant "corner size=ten"]\n*', 1, 1, "no option size"),
        ('[GameType "25"]\n1. c3-d4\nc3-d4 *', 3, 1, "D1: There is no piece on c3"),
        ('[GameType "25"]\n1. c3-d4 (1. c3-d5) *', 1 + 1, 14, "the board has 32 squares"),
        ('[GameType "25"][FEN "W:We9:Bd2"]\n*', 1, 1, "FEN, line 1, column 4"),
    ],
)
def test_wrong_games_say_where(text: str, line: int, column: int, what: str) -> None:
    (game,) = pdn.read(text)
    with pytest.raises(BadPdn, match=what) as caught:
        play(game)
    assert (caught.value.line, caught.value.column) == (line, column)


WORDS = st.text(st.characters(blacklist_categories=["Cs"], blacklist_characters="{}"), max_size=20).map(
    lambda text: " ".join(text.split())
)
TEXTS = st.sampled_from(["c3-d4", "22-18", "c3xe5", "c3xe5xg7", "1x10", "9-13"])
MARKS = st.lists(st.sampled_from(["$1", "$139", "!", "??", "!?"]), max_size=2)


def lines(depth: int) -> st.SearchStrategy[Line]:
    inner = st.lists(lines(depth - 1).filter(lambda line: bool(line.moves)), max_size=2) if depth else st.just([])
    move = st.builds(Move, TEXTS, MARKS, st.lists(WORDS, max_size=2), inner)
    return st.builds(Line, st.lists(move, max_size=3), st.lists(WORDS, max_size=2))


GAMES = st.builds(
    PdnGame,
    st.dictionaries(st.sampled_from(["Event", "White", "Black", "Site"]), WORDS, min_size=1),
    lines(2),
    st.sampled_from(pdn.RESULTS),
)


@given(st.lists(GAMES, max_size=3))
def test_whatever_is_written_is_read_again(games: list[PdnGame]) -> None:
    assert pdn.read(pdn.write(games)) == games


@given(st.text(max_size=200))
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
