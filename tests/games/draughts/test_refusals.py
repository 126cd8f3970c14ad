"""Why a move is not allowed: the rule that really forbids it, and words that are true of the piece that was moved."""

from __future__ import annotations

import random
import re

import pytest

import stolik
from stolik.core.words import LANGUAGES
from stolik.games.draughts.game import Draughts
from tests.games.draughts.situations import board, refused

FLYING = {"king": "flying"}
STRIKE = "W:WKc3:Bd4,g5,e7,g3"  # over d4 and e7 to d8; e7 then stands between d8 and g5
ROUND = "W:Wc3:Bd4,d6,b6,b4,h8"

CASES = [
    # D3, D7, D11, D13, D14: how pieces capture
    ("polish", "W:Wc3:Bd4,e5,h8", "c3xf6", {}, "D3: A man captures by jumping over an enemy piece right next to it"),
    ("polish", "W:Wc3:Bd4,f6,h8", "c3xf6xg7", {}, "D3: A man captures by jumping"),  # a piece stands on f6
    ("polish", "W:Wa1:Bd4,h8", "a1xe5", {}, "D3: A man captures by jumping"),
    ("german", "W:Wd4:Bd6,h8", "d4xd7", {}, "D3: A man captures by jumping"),
    ("polish", "W:WKd4:Bf6,g7", "d4xh8", {}, "D7: A king captures diagonally at any distance"),
    ("american", "W:WKa1:Bd4", "a1xe5", {}, "D11: A king captures diagonally, and only a piece right next to it"),
    ("english", "W:WKa1:Bd4", "a1xe5", {}, "D14: A king captures diagonally, and only a piece right next to it"),
    ("german", "W:WKd4:Bd6,h8", "d4xd7", {}, "D13: A king captures in any of the eight directions, but only"),
    ("german", "W:WKd4:Bf4,g4,a8", "d4xh4", FLYING, "D13: A king captures straight or diagonally at any distance"),
    ("german", "W:Wd4:Bd3", "d4xd2", {}, "D13: A man captures forward, diagonally forward and sideways"),
    ("english", "W:Wd4:Be3", "d4xf2", {}, "D14: Men capture forward only."),
    # the same for moving
    ("american", "W:WKa1:Bh8", "a1-c3", {}, "D11: A king moves one square only, forward or backward"),
    ("english", "W:WKa1:Bh8", "a1-c3", {}, "D14: A king moves one square only, forward or backward"),
    ("german", "W:WKd4:Bh8", "d4-f4", {}, "D13: A king moves one square only, in any of the eight directions"),
    ("german", "W:WKd4:Bh8", "d4-f5", FLYING, "D13: A king moves straight or diagonally, any distance"),
    ("polish", "W:WKa1:Bh8", "a1-a3", {}, "D7: A king moves diagonally, any distance"),
    # D4: the capture is complete, but another takes more; what a king could do from there is no matter (D6)
    ("polish", "W:Wd6,h2:Be7,g3,g5", "d6xf8", {}, "D4: 2 can be captured from h2, this takes 1. You can play h2"),
    ("polish", "W:Wb6,a1:Bc7,f6,b2,d4", "b6xd8", {}, "D4: 3 can be captured from a1, this takes 1."),
    # D5
    ("polish", STRIKE, "c3xf6xd8xh4xe1", {}, "D5: Captured pieces stay on the board until the whole move is over"),
    ("polish", ROUND, "c3xe5xc7xa5xc3xe5", {}, "D5: No piece is jumped twice in one move."),
    ("polish", "W:WKa1:Bd4,h8", "a1xe5xb2", {}, "D5: No piece is jumped twice in one move."),
    # D6, D10, D13, D14: the last rank
    ("polish", "W:Wb6:Bc7,f6", "b6xd8xg5", {}, "D6: A man that only passes through the last rank while capturing"),
    ("russian", "W:Wh6:Bg7,c5,d2", "h6xf8", {}, "D10: On the last rank the man becomes a king and must go on"),
    ("russian", "W:Wd6:Be7,g7,g5", "d6xf8", {}, "D3: The capture is not over on f8"),  # a man would go on too
    ("german", "W:Wd6:Bd7,e8", "d6xd8xf8", {}, "D13: A man that lands on the last rank stops there"),
    ("english", "W:Wd6:Be7,g7,g5", "d6xf8xh6", {}, "D14: A man that lands on the last rank stops there"),
]


@pytest.mark.parametrize(("variant", "fen", "text", "options", "said"), CASES)
def test_the_rule_that_really_forbids_it(
    variant: str, fen: str, text: str, options: dict[str, object], said: str
) -> None:
    match = board(variant, fen, **options)
    assert refused(match, text).startswith(said)
    with pytest.raises(stolik.IllegalAction, match=said.partition(":")[0]):
        match.play(match.acting[0], text)
    rule = said.partition(":")[0]
    for language in LANGUAGES:
        assert refused(match, text, language).startswith(f"{rule}: ")


def test_every_reason_of_the_rules_is_given_somewhere() -> None:
    given = {"no-such-seat", "not-your-turn", "no-such-move", "no-piece", "enemy-piece", "won", "drawn"}  # elsewhere
    attempts = [(variant, fen, text, options) for variant, fen, text, options, _ in CASES]
    attempts += [
        ("polish", "W:Wd4,c5:Bh8", "d4-c5", {}),
        ("polish", "W:Wd4:Bh8", "d4-c3", {}),
        ("polish", "W:Wd4,a1:Be3", "a1-b2", {}),
        ("russian-official", "W:WKa1:Bc3,f4,h8", "a1xd4", {}),
    ]
    for variant, fen, text, options in attempts:
        refusal = board(variant, fen, **options).check(0, text)
        assert refusal is not None
        given.add(Draughts.REASONS[refusal.code])
    assert given == set(Draughts.REASONS.values())


# ways that are written out


@pytest.mark.parametrize(
    ("variant", "fen", "text", "instead"),
    [
        ("polish", "W:Wc3:Bd4,f6,h8", "c3xb8xg7", "c3xe5xg7"),
        ("polish", "W:Wc3:Bd4,f6,h8", "c3xb8xa1xg7", "c3xe5xg7"),
        ("polish", "W:Wc3:Bd4,f6,h8", "c3xe5xg7xe5xg7", "c3xe5xg7"),
        ("polish", ROUND, "c3xe5xc7xa5xc3xe5xc7xa5xc3", "c3xe5xc7xa5xc3"),
        ("polish", None, "c3-b4-d4", "c3-d4"),
        ("english", "W:Wd2:Bc3,e3,c5,e5,h8", "d2xd4xd6", "d2xb4xd6, d2xf4xd6"),
    ],
)
def test_a_way_that_cannot_be_gone_is_no_move(variant: str, fen: str | None, text: str, instead: str) -> None:
    match = board(variant, fen)
    before = match.state.tobytes()
    with pytest.raises(stolik.BadNotation, match=f"you can write {instead}$"):
        match.play(0, text)
    assert match.state.tobytes() == before
    said = [refused(match, text, language) for language in LANGUAGES]
    assert all(words.endswith(f"{instead}.") for words in said)
    assert len(set(said)) == len(LANGUAGES)


@pytest.mark.parametrize(
    ("fen", "texts"),
    [
        ("W:Wc3:Bd4,f6,h8", ("c3xg7", "c3xe5xg7", "c3:e5:g7", "c3:g7", "c3-g7", "c3-e5-g7", "c3e5g7", "22x15x8")),
        ("W:WKa1:Bb2,f6,h2", ("a1xg7", "a1xc3xg7", "a1xd4xg7", "a1xe5xg7")),  # straight on, wherever it lands between
        ("W:WKa1:Bb2,d4,f4,h8", ("a1xc3xe5xg3", "a1xe5xg3")),  # what lies in one line may be left out
    ],
)
def test_a_way_that_can_be_gone_may_be_written_so(fen: str, texts: tuple[str, ...]) -> None:
    match = board("polish", fen)
    read = {match.game.read(match.state, 0, text) for text in texts}
    assert len(read) == 1
    assert read <= set(match.legal(0))


def test_a_step_is_no_capture() -> None:
    match = board("polish")
    for text in ("c3xd4", "c3:d4", "22x18"):
        with pytest.raises(stolik.BadNotation, match="nothing is captured there; without capturing it is c3-d4"):
            match.play(0, text)
    assert refused(match, "c3xd4", "pl").endswith("ruch bez bicia to c3-d4.")
    match.play(0, "c3-d4")


@pytest.mark.parametrize("name", [name for name in stolik.games() if name.startswith("draughts/")])
def test_whatever_is_tried_a_move_is_played_only_over_its_own_squares(name: str) -> None:
    """Squares at random behind each other: where they are played, they are those of a way of the move."""
    chance = random.Random(name)
    match = stolik.game(name).match(seed=0)
    game, tried = match.game, 0
    while match.acting and tried < 400:
        (seat,) = match.acting
        own = {way[0] for move in match.legal(seat) for way in game.paths(match.state, seat, move)}
        ways = [way for move in match.legal(seat) if move >> 12 for way in game.paths(match.state, seat, move)]
        for way in ways:
            spoilt = [way[0], chance.choice(way), *chance.sample(sorted(own), 1), *way[1:]]
            chance.shuffle(spoilt)
            text = "x".join(spoilt)
            tried += 1
            if match.check(seat, text) is None:
                assert re.split("x", text) in ways
        match.play(seat, chance.choice(match.legal(seat)))
    assert tried
