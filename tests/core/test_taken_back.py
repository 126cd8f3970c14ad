"""What was taken back, in play or in training, stands in no other form of a match and in no review."""

from __future__ import annotations

import pytest

import stolik
from stolik.bots.review import review
from stolik.core.record import Play, Retake
from stolik.core.registry import forms, study, written
from stolik.core.replaying import standing
from stolik.games.draughts.pdn import read


def trained(name: str, count: int, seed: int = 3) -> stolik.Match:
    """A match in which the last of some actions were taken back, the last but one of them too, and others made."""
    match = stolik.game(name).match(seed=seed)
    for _ in range(count):
        match.play(match.acting[0], match.legal(match.acting[0])[0])
    match.undo(2, free=True)
    for _ in range(2):
        match.play(match.acting[0], match.legal(match.acting[0])[-1])
    return match


@pytest.mark.parametrize("name", ["nimmt", "sixtysix", "draughts/polish", "words"])
def test_what_stands_leads_to_the_same_state(name: str) -> None:
    match = trained(name, 9)
    assert any(isinstance(entry, Retake) for entry in match.record.actions)
    again = match.game.match(seed=3)
    again._serves = False
    for entry in standing(match.record)[again.deals :]:
        again.repeat(entry)
    assert again.state.tobytes() == match.state.tobytes()
    assert sum(isinstance(entry, Play) for entry in standing(match.record)) == 9


def test_a_review_leaves_out_what_was_taken_back_in_training() -> None:
    match = trained("nimmt", 6)
    taken_back = {5, 6}  # entries, after the deal
    found = review(match.record, effort=4)
    assert {one.entry for one in found}.isdisjoint(taken_back)
    assert len(found) == 6


def test_pdn_leaves_out_what_was_taken_back_in_training() -> None:
    match = trained("draughts/polish", 6)
    (game,) = read(written(match.record, "pdn"))
    plays = [entry for entry in standing(match.record) if isinstance(entry, Play)]
    assert [move.text for move in game.line.moves] == [play.text for play in plays]


def test_gcg_leaves_out_what_was_taken_back_in_training() -> None:
    match = trained("words", 6)
    text = written(match.record, "gcg")
    moves = [entry for entry in standing(match.record) if isinstance(entry, Play) and entry.text[0].isdigit()]
    assert text.count("\n>") == len(moves) > 0


def test_every_game_can_be_written_and_studied() -> None:
    for name in stolik.games():
        assert forms(name)[0] == "json"
        assert study(name).measure in ("chance", "heads", "men", "points")
    with pytest.raises(stolik.BadOption, match="json or pdn"):
        written(stolik.game("draughts/polish").match(seed=0).record, "gcg")
    for unknown in (study, forms):
        with pytest.raises(stolik.UnknownGame):
            unknown("chess")
