"""Squares, moves and positions as they are written."""

from __future__ import annotations

import contextlib
import random
import re

import pytest
from hypothesis import given
from hypothesis import strategies as st

import stolik
from stolik.games.draughts.fen import BadFen
from tests.games.draughts.situations import board, moves

VARIANTS = [name for name in stolik.games() if name.startswith("draughts/")]


def test_numbers_of_squares() -> None:
    match = board("english")
    assert match.game.fen(match.state, numeric=True) == (
        "B:W21,22,23,24,25,26,27,28,29,30,31,32:B1,2,3,4,5,6,7,8,9,10,11,12"
    )
    assert match.game.read(match.state, 1, "11-15") == match.game.read(match.state, 1, "f6-e5")


@pytest.mark.parametrize(
    "fen",
    [
        "W:W21-32:B1-12",
        "W:W21-32:B1-12.",
        " w : w 21-24 , 25-32 : b 1-12 ",
        "W:B1-12:W21-32:H0:F1",
        "W:Wa1,c1,e1,g1,b2,d2,f2,h2,a3,c3,e3,g3:Bb6,d6,f6,h6,a7,c7,e7,g7,b8,d8,f8,h8",
    ],
)
def test_one_position_in_many_spellings(fen: str) -> None:
    assert board("polish", fen).state.men.tolist() == board("polish").state.men.tolist()


@pytest.mark.parametrize("name", VARIANTS)
def test_positions_come_back(name: str) -> None:
    game, chance = stolik.game(name), random.Random(name)
    match = game.match(seed=0)
    while match.acting:
        match.play(match.acting[0], chance.choice(match.legal(match.acting[0])))
        for numeric in (False, True):
            again = game.match(position=game.fen(match.state, numeric))
            for field in ("men", "kings", "mover"):
                assert again.state[field].tolist() == match.state[field].tolist()


@pytest.mark.parametrize("name", VARIANTS)
def test_moves_come_back(name: str) -> None:
    game, chance = stolik.game(name), random.Random(f"moves {name}")
    for _ in range(3):
        match = game.match(seed=0)
        while match.acting:
            (seat,) = match.acting
            listed = match.legal(seat)
            assert [game.read(match.state, seat, game.show(match.state, seat, action)) for action in listed] == listed
            match.play(seat, chance.choice(listed))


def test_two_captures_with_the_same_ends_are_told_apart() -> None:
    match = board("english", "W:Wd2:Bc3,e3,c5,e5,h8")
    assert moves(match) == {"d2xb4xd6", "d2xf4xd6"}
    with pytest.raises(stolik.BadNotation, match=r"write one of d2x.4xd6, d2x.4xd6"):
        match.game.read(match.state, 0, "d2xd6")
    match.play(0, "d2xf4xd6")
    assert match.view()["men"][1] == ["c3", "c5", "h8"]


@pytest.mark.parametrize("text", ["", "c3", "c3-", "33-34", "c3-d9", "a2-b3", "c3--d4", "x" * 200, "c3-d4 e5"])
def test_no_moves(text: str) -> None:
    match = board("polish")
    with pytest.raises(stolik.BadNotation):
        match.game.read(match.state, 0, text)


@pytest.mark.parametrize(
    ("variant", "text", "said"),
    [
        ("polish", "c3-C4", ("c4 is a light square", "c4 to jasne pole", "c4 je světlé pole")),
        ("polish", "b1-c2", ("b1 is a light square", "b1 to jasne pole", "b1 je světlé pole")),
        ("english", "11-35", ("no square 35; they are numbered from 1 to 32 (D1)", "od 1 do 32 (D1)", "do 32 (D1)")),
        ("german", "49-65", ("no square 65; they are numbered from 1 to 64 (D13)", "od 1 do 64 (D13)", "do 64 (D13)")),
    ],
)
def test_squares_that_are_not_played_on(variant: str, text: str, said: tuple[str, str, str]) -> None:
    match = board(variant)
    for language, words in zip(("en", "pl", "cs"), said, strict=True):
        assert words in str(match.game.explain(match.state, match.acting[0], text, language))


@pytest.mark.parametrize(
    ("fen", "column", "what"),
    [
        ("", 1, "begins with W or B"),
        ("X:We1:Bd2", 1, "begins with W or B"),
        ("W", 2, "both colours"),
        ("W:We1", 6, "both colours"),
        ("W;We1:Bd2", 2, "a colon belongs"),
        ("W:We1:Wd2", 7, "given already"),
        ("W:We1,:Bd2", 7, "a square belongs"),
        ("W:We1:Bd2 b4", 11, "a comma or a colon"),
        ("W:We1:Be1", 8, "two pieces on e1"),
        ("W:We2:Bd2", 4, "no square e2"),
        ("W:W33:Bd2", 4, "no square 33"),
        ("W:W8-5:Bd2", 4, "a range"),
        ("W:Wa1-c3:Bd2", 6, "comma or a colon"),
        ("W:We1\n:Bz4", 3, "a square belongs"),
        ("W:Wa1,b8:Ba3", 7, "a man of W cannot stand on b8: there it is a king, Kb8"),
        ("W:We3:Bh8,c1", 11, "a man of B cannot stand on c1: there it is a king, Kc1"),
        ("W:W20-31:B1-12,K16", 16, "more than 12 pieces of B"),
        ("W:W18-31:BK1", 4, "more than 12 pieces of W"),
        ("W:W:B", 6, "there is no piece on the board"),
        ("W:WKa1:BKb8:H31", 13, "after 30 it is a draw"),
        ("W:WKa1:BKb8:X3", 13, "W or B belongs here"),
    ],
)
def test_bad_positions_say_where(fen: str, column: int, what: str) -> None:
    with pytest.raises(BadFen, match=what) as caught:
        board("polish", fen)
    assert caught.value.column == column


@pytest.mark.parametrize(
    "position",
    [
        {"men": [1 << 70, 1], "kings": [0, 0]},
        {"men": "all"},
        {"ending": 3},
        7,
    ],
)
def test_fields_that_cannot_be(position: object) -> None:
    with pytest.raises(stolik.BadPosition):
        stolik.game("draughts/polish").match(position=position)


@pytest.mark.parametrize(
    ("position", "why"),
    [
        ({"men": [1 << 40, 1 << 20]}, "D1 is broken (a piece stands beside the board)"),
        ({"men": [1, 2], "kings": [0, 0], "mover": 2}, "D1 is broken (the mover is 0, White, or 1, Black)"),
        ({"men": [1, 2], "kings": [1, 0]}, "D1 is broken (two pieces stand on one square)"),
        ({"men": [0x1FFF, 0], "kings": [0, 0]}, "D1 is broken (a side has more pieces than it begins with)"),
        ({"men": [1 << 31, 1 << 20], "kings": [0, 0]}, "D6 is broken (a man stands where it would be a king)"),
        ({"men": [0, 0], "kings": [0, 0]}, "D8 is broken (there is no piece on the board)"),
        ({"men": [1, 1 << 20], "kings": [0, 0], "quiet": 40}, "D9 is broken (quiet counts plies of kings alone"),
        ({"men": [1, 1 << 20], "kings": [0, 0], "past": [5]}, "D9 is broken (past holds the keys"),
        ({"men": [1, 1 << 20], "kings": [0, 0], "balance": -1}, "D9 is broken (balance is at least quiet"),
        ({"men": [1, 1 << 20], "kings": [0, 0], "road": 5, "balance": 6}, "D14 is broken (road counts while three"),
    ],
)
def test_positions_that_cannot_be_say_what_is_wrong(position: object, why: str) -> None:
    with pytest.raises(stolik.BadPosition, match=re.escape(f"this cannot be: {why}")):
        stolik.game("draughts/polish").match(position=position)


@pytest.mark.parametrize("position", [{"men": [], "kings": [1, 1 << 31]}, {"men": [4], "kings": [0, 1]}, {"men": [4]}])
def test_what_a_list_of_a_position_leaves_out_is_empty(position: dict[str, list[int]]) -> None:
    game = stolik.game("draughts/polish")
    whole = {name: [*sides, 0, 0][:2] for name, sides in position.items()}
    assert game.position(game.match(position=position).state) == game.position(game.match(position=whole).state)


@pytest.mark.parametrize(("counter", "quiet"), [("", 0), (":H0:F1", 0), (":H7", 7), (":F9:h12", 12), (" : H 29 .", 29)])
def test_counters_of_other_programs_count(counter: str, quiet: int) -> None:
    match = board("polish", "W:WKa1:BKb8" + counter)
    assert (match.state.quiet, match.state.balance) == (quiet, quiet)
    assert match.acting == (0,)


def test_a_counter_at_its_limit_is_a_draw() -> None:
    match = board("polish", "W:WKa1:BKb8:H30")
    assert match.outcome == stolik.Outcome("quiet", [1, 1], [1, 1])


@given(st.text(max_size=60) | st.text("WBKabcdefgh12345678:,.-9 \n", max_size=60))
def test_any_text_is_a_position_or_refused(text: str) -> None:
    for name in ("polish", "german"):
        with contextlib.suppress(stolik.BadPosition):
            board(name, text)


@given(st.text(max_size=20) | st.text("abcdefgh12345678x-: ", max_size=20), st.integers(-1, 2))
def test_any_text_is_a_move_or_refused(text: str, seat: int) -> None:
    for name in ("polish", "german"):
        match = board(name)
        why = match.game.explain(match.state, seat, text, "en")
        assert (why is None) == (seat == 0 and text.strip() != "" and match.game.explain(match.state, 0, text) is None)


@pytest.mark.parametrize(
    ("variant", "fen", "square", "said"),
    [
        ("polish", None, "c3", "From c3 you can play c3-b4, c3-d4."),
        ("polish", None, " C3 ", "From c3 you can play c3-b4, c3-d4."),
        ("polish", None, "22", "From c3 you can play c3-b4, c3-d4."),  # as it is numbered
        ("german", "W:Wc3:Bh8", "c3", "From c3 you can play c3-b4, c3-d4."),
        ("polish", "W:WKb2,d2:Be3,h8", "d2", "From d2 you can play d2xf4."),
        ("russian-official", "W:WKb2,d2:Be3,h8", "d2", "From d2 you can play d2xf4."),
        ("polish", "W:We1,Kh2:Bb8", "h2", "From h2 you can play h2-g1, h2-g3, h2-f4, h2-e5, h2-d6, h2-c7."),
        # nothing to list: the rule that forbids it
        (
            "polish",
            None,
            "b2",
            "D2: A man steps one square diagonally forward, to an empty square; the one on b2 cannot",
        ),
        (
            "polish",
            "W:WKa1,b2,c1:Bh8",
            "a1",
            "D7: A king moves diagonally, any distance over empty squares; the one on",
        ),
        ("polish", "W:We3,a1:Bd4,d6,f6,h8", "a1", "D3: Capturing is compulsory. You can play e3xc5xe7xg5."),
        ("polish", "W:We3,h2:Bd4,d6,f6,g3,a7", "h2", "D4: 3 can be captured from e3, this takes 1."),
        ("polish", None, "d4", "D1: There is no piece on d4."),
        ("polish", None, "f6", "D1: The piece on f6 is not yours."),
        ("polish", "B:W:Bf6", "f6", "D8: The match is won"),
        ("polish", None, "c9", "'c9' names no move"),
        ("polish", None, "33", "'33' names no move"),
        ("polish", None, "b3", "'b3' names no move"),  # a light square
    ],
)
def test_a_square_alone_asks_what_its_piece_may_do(variant: str, fen: str | None, square: str, said: str) -> None:
    match = board(variant, fen)
    why = match.game.explain(match.state, int(match.state.mover), square, "en")
    assert why is not None
    assert why.startswith(said)
    with pytest.raises(stolik.StolikError):
        match.play(int(match.state.mover), square)


def test_a_position_by_its_fields_may_leave_out_what_is_as_at_the_start() -> None:
    game = stolik.game("draughts/polish")
    men = game.match(position="W:Wa1:Bb6").state.men.tolist()
    assert game.fen(game.match(position={"men": men}).state) == "W:Wa1:Bb6"
    assert game.fen(game.match(position={"mover": 1}).state) == "B" + game.fen(game.match(seed=0).state)[1:]


def test_a_square_alone_is_answered_in_three_languages() -> None:
    match = board("polish")
    said = [match.game.explain(match.state, 0, "c3", language) for language in ("pl", "cs")]
    assert said == ["Z c3 możesz zagrać c3-b4, c3-d4.", "Z c3 můžeš hrát c3-b4, c3-d4."]
    assert match.game.explain(match.state, 1, "f6", "pl") == "D1: To nie twój ruch: teraz grają białe."


def test_a_capture_may_lead_round_either_way() -> None:
    match = board("polish", "W:Wc1:Bb2,d2,b4,d4")
    (move,) = match.legal(0)
    assert match.game.paths(match.state, 0, move) == [
        ["c1", "e3", "c5", "a3", "c1"],
        ["c1", "a3", "c5", "e3", "c1"],
    ]


def test_a_flying_king_may_land_nearer_or_farther_between_two_captures() -> None:
    match = board("polish", "W:WKa1:Bb2,f6")
    paths = {move & 4095: match.game.paths(match.state, 0, move) for move in match.legal(0)}
    assert all([way[1] for way in ways] == ["c3", "d4", "e5"] for ways in paths.values())
    assert {way[-1] for ways in paths.values() for way in ways} == {"g7", "h8"}


@pytest.mark.parametrize("name", VARIANTS)
def test_every_way_of_a_move_is_read_as_that_move(name: str) -> None:
    match = stolik.game(name).match(seed=3)
    chance = random.Random(3)
    while match.acting and len(match.record.actions) < 60:
        (seat,) = match.acting
        for move in match.legal(seat):
            for way in match.game.paths(match.state, seat, move):
                assert match.game.read(match.state, seat, "x".join(way) if move >> 12 else "-".join(way)) == move
        match.play(seat, chance.choice(match.legal(seat)))
