"""Draughts agrees with two other programs in random positions, wherever they play the same game.

Compared are the positions after all moves: one program lists a capture once for every route. The American game of
py-draughts lets one choose not to capture, so it is no witness; the printed Russian and American games have majority
(D4), and corner and German draughts nobody else plays.

py-draughts is asked about every position. pydraughts needs seconds for each hundred: its kept answers are compared in
every position, and it is asked itself whether they are true in some, in the deep run in all.
"""

from __future__ import annotations

import json
import os
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import pytest

from tests.oracles import peers, witness
from tests.oracles.test_draughts import game_of

DEEP = os.environ.get("STOLIK_DEEP", "") not in ("", "0")
EVERY = 1 if DEEP else 40  # how many positions there are for each that pydraughts is asked about


@pytest.fixture(autouse=True)
def _there() -> None:
    for peer in peers.PROGRAMS:
        if not peers.installed(peer):
            pytest.fail(f"{peer} is not there; `make test` puts it into {peers.FOLDER.name}")


@pytest.mark.parametrize("variant", [variant for peer, variant in witness.SAME if peer == "py-draughts"])
def test_py_draughts_agrees(variant: str) -> None:
    names = witness.SAME["py-draughts", variant]
    states = witness.positions(names[0])
    fens = witness.asked("py-draughts", variant, states)
    theirs = witness.their_answers("py-draughts", variant, fens)
    for game in map(game_of, names):
        for state, text, expected in zip(states, fens, theirs, strict=True):
            assert witness.our_answer(game, state) == expected, (game.name, text)


@pytest.mark.parametrize("variant", witness.VARIANTS)
def test_pydraughts_agrees(variant: str) -> None:
    names = witness.SAME["pydraughts", variant]
    states = witness.positions(names[0])
    assert len(states) == 2000
    fens = witness.asked("pydraughts", variant, states)
    kept = witness.kept_answers(variant, fens)
    for game in map(game_of, names):
        ours = [witness.our_answer(game, state) for state in states]
        assert witness.differing(fens, ours, kept) == [], game.name
    captures = sum(
        pieces(answer[0]) < pieces((*state.men, *state.kings)) for state, answer in zip(states, ours, strict=True)
    )
    assert captures > len(states) / 4


def pieces(sides: Sequence[int]) -> int:
    return sum(int(side).bit_count() for side in sides)


@pytest.mark.parametrize("variant", witness.VARIANTS)
def test_what_is_kept_of_pydraughts_is_what_it_answers(variant: str) -> None:
    fens = witness.asked("pydraughts", variant, witness.positions(witness.SAME["pydraughts", variant][0]))
    kept = witness.kept_answers(variant, fens)[::EVERY]
    assert len(kept) >= 50
    assert witness.differing(fens[::EVERY], witness.their_answers("pydraughts", variant, fens[::EVERY]), kept) == []


# that nothing wrong is passed over


def changed(kept: dict[str, Any], what: str) -> dict[str, Any]:
    """The kept answers with one thing wrong in them."""
    answers = kept["english"]["answers"]
    if what == "digest":
        answers[100] = answers[100].swapcase()
    elif what == "length":
        answers.pop()
    elif what == "questions":
        kept["english"]["questions"] = "0" * 16
    else:
        kept["pydraughts"] = "0.0.1"
    return kept


@pytest.mark.parametrize(
    ("what", "why"),
    [("digest", "draughts/english"), ("length", "ask again"), ("questions", "ask again"), ("version", "ask again")],
)
def test_a_wrong_file_is_noticed(what: str, why: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    wrong = tmp_path / "wrong.json"
    wrong.write_text(json.dumps(changed(json.loads(witness.KEPT.read_text()), what)))
    monkeypatch.setattr(witness, "KEPT", wrong)
    with pytest.raises(AssertionError, match=why):
        test_pydraughts_agrees("english")


def test_one_move_more_or_less_is_noticed() -> None:
    game, states = game_of("english"), witness.positions("english")
    fens = witness.asked("pydraughts", "english", states)
    kept = witness.kept_answers("english", fens)
    ours = [witness.our_answer(game, state) for state in states]
    ours[7] = ours[7][1:]
    ours[1999] = ours[1999] + ours[1999][-1:]
    assert witness.differing(fens, ours, kept) == [fens[7], fens[1999]]


def test_peers_are_asked_apart() -> None:
    for peer in peers.PROGRAMS:
        origin = peers.run(peer, "import importlib.util; print(importlib.util.find_spec('draughts').origin)")
        assert f"/{peer}/draughts/" in origin
