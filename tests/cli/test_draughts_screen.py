"""The draughts board on the screen: it fits, shows all pieces, and follows the story."""

from __future__ import annotations

import pytest

import stolik
from stolik.cli.hint import drawn
from stolik.cli.screens import draughts
from stolik.cli.turn import Turn
from stolik.core.telling import title
from stolik.core.words import LANGUAGES
from tests.cli.terminals import screen
from tests.cli.test_screens import seated, wandering

VARIANTS = [name for name in stolik.games() if name.startswith("draughts/")]
KINGS = "W:WKa1,Kc1,Ke1,Kg1,Kb2,Kd2,Kf2,Kh2:BKb8,Kd8,Kf8,Kh8,Ka7,Kc7"


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", VARIANTS)
def test_everything_fits_in_80_by_24(name: str, language: str) -> None:
    for position in (None, KINGS):
        match = stolik.game(name).match(position=position)
        table = seated(match, 80, 24, language)
        table.recall(match.saved)
        for number, seat in enumerate(wandering(match)):
            table.log.add(table.told(match.view(table.me)["story"]))
            if seat != table.me or number > 60:
                continue
            advice = drawn([(str(weight), 1 - weight / 9, "words") for weight in range(9)], language)
            for notice in (None, advice) if number % 10 < 2 else (advice,):  # without it there is only less to fit
                table.show(notice)
                lines = screen(table.paper)
                assert len(lines) <= 23, "\n".join(lines)  # one is left to type in
                assert max(map(len, lines)) <= 80, "\n".join(lines)
                assert lines[0].startswith(title(name, language))
                assert "…" not in lines[0]


@pytest.mark.parametrize("width", [30, 40, 50, 60])
@pytest.mark.parametrize("name", ["draughts/polish", "draughts/german"])
def test_on_a_narrow_screen_the_board_is_whole(name: str, width: int) -> None:
    table = seated(stolik.game(name).match(seed=0), width, 24, "en")
    table.show()
    lines = screen(table.paper)
    top = next(at for at, line in enumerate(lines) if line.startswith("  ┌"))
    assert [line[:2] for line in lines[top + 1 : top + 9]] == [f"{rank} " for rank in range(8, 0, -1)]
    assert all(line[2] == line[27] == "│" for line in lines[top + 1 : top + 9])
    assert lines[top + 10].strip().startswith("a  b  c  d  e  f  g  h")
    assert max(map(len, lines)) <= width


@pytest.mark.parametrize("me", [0, 1])
@pytest.mark.parametrize("name", ["draughts/polish", "draughts/german"])
def test_the_board_shows_every_piece_the_last_move_and_where_to_go(name: str, me: int) -> None:
    match = stolik.game(name).match(seed=0)
    table = seated(match, 80, 24, "en")
    table.me = me
    for seat in wandering(match):
        if seat != me:
            continue
        table.show()
        lines = screen(table.paper)
        view = match.view(me)
        ranks = [line[3:27] for line in lines if line[1:3] == " │"]
        assert [line[0] for line in lines if line[1:3] == " │"] == list("12345678" if me else "87654321")
        squares = {}
        for down, rank in enumerate(ranks):
            for across in range(8):
                file, number = (7 - across, down + 1) if me else (across, 8 - down)
                squares[f"{'abcdefgh'[file]}{number}"] = rank[3 * across : 3 * across + 3]
        for kind, signs in (("men", "○●"), ("kings", "♔♚")):
            for colour in (0, 1):
                assert [square for square, cell in squares.items() if cell[1] == signs[colour]] == sorted(
                    view[kind][colour], key=list(squares).index
                )
        assert {square for square, cell in squares.items() if cell[0] == "["} == set(view["last"])
        ends = {match.game.show(match.state, me, action)[-2:] for action in match.legal(me)}
        goals = {square for square, cell in squares.items() if cell[1] == "+"}
        assert goals == {end for end in ends if end not in sum(view["men"] + view["kings"], [])}  # noqa: RUF017


@pytest.mark.parametrize("name", VARIANTS)
def test_the_story_leads_to_where_the_match_is(name: str) -> None:
    match = stolik.game(name).match(seed=0)
    before, followed = match.view(0), 0
    for _ in wandering(match, 3):
        now = match.view(0)
        shown = before
        for event in now["story"]:
            shown = draughts.after(shown, event)
        for field in ("men", "kings", "last"):
            assert shown[field] == now[field], (field, now["story"])
        followed += len(now["story"]) > 1
        before = now
    assert followed > 5


def test_captured_pieces_are_lifted_when_the_capture_is_over() -> None:
    match = stolik.game("draughts/polish").match(position="W:We3:Bd4,d6,f6,h8")
    shown = match.view(0)
    match.play(0, "e3xg5")
    seen = []
    for event in match.view(0)["story"]:
        shown = draughts.after(shown, event)
        seen.append(len(shown["men"][1]))
    assert seen == [4, 4, 4, 1]


def test_what_must_be_captured_is_shown() -> None:
    match = stolik.game("draughts/polish").match(position="W:We3,a1:Bd4,d6,f6,h8")
    table = seated(match, 80, 24, "en")
    table.show()
    assert "Compulsory: e3xc5xe7xg5" in "\n".join(screen(table.paper))


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_square_alone_lists_the_moves_of_its_piece(language: str) -> None:
    match = stolik.game("draughts/polish").match(seed=0)
    table = seated(match, 80, 24, language)
    turn = Turn(table)
    turn.move("c3")
    said = match.game.explain(match.state, 0, "c3", language)
    assert said is not None
    assert said.endswith("c3-b4, c3-d4.")
    assert said in "\n".join(screen(table.paper))
    assert not turn.over
    assert match.record.actions == []


def test_the_moves_of_any_piece_fit_below_the_board() -> None:
    match = stolik.game("draughts/polish").match(position="W:WKd4,a1,c1,e1:Bb8,d8,f8,a7,h8")
    table = seated(match, 80, 24, "en")
    Turn(table).move("d4")
    lines = screen(table.paper)
    assert "d4-g7" in "\n".join(lines)
    assert len(lines) <= 23
