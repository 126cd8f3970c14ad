"""The doctor: every decision measured, costly ones named in words, in three languages."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest

import stolik
from stolik.bots.review import Reviewer, review, reviewer_of
from stolik.bots.sixtysix.doctor import Doctor, studied
from stolik.cli.analyse import annotated
from stolik.cli.chart import chart
from stolik.core.record import Play
from stolik.core.words import LANGUAGES

GAME = stolik.game("sixtysix", target=3)


def blundering() -> stolik.Match:
    """A short match: the first leader declares at once, the next closes with nothing."""
    match = GAME.match(seed=4, names=["Ola", "Jan"])
    match.play(match.acting[0], "close")
    while match.acting:
        match.play(match.acting[0], match.legal(match.acting[0])[0])
    return match


def test_a_game_finds_its_reviewer() -> None:
    assert isinstance(reviewer_of("sixtysix"), Doctor)
    assert type(reviewer_of("ogorek")) is Reviewer


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_decision_is_judged_and_costly_ones_have_words(language: str) -> None:
    record = blundering().record
    found = review(record, effort=150, language=language)
    plays = [number for number, entry in enumerate(record.actions) if isinstance(entry, Play)]
    assert {one.entry for one in found} <= set(plays)
    assert len(found) >= 5
    for one in found:
        assert one.lost >= 0
        assert bool(one.words) == one.costly == (one.best.value - one.played.value >= Doctor.COSTLY)
        assert "{" not in one.words
        assert -3 <= one.played.more["points"] <= one.best.more["points"] + 3
    first = found[0]
    assert first.notation[0] == "close"
    assert first.costly
    assert re.search(rf"\b{round(100 * first.played.more['wins'])}\s?%", first.words)


def test_taken_back_decisions_are_left_out() -> None:
    match = GAME.match(seed=4)
    seat = match.acting[0]
    match.play(seat, "close")
    match.undo(1)
    match.play(seat, match.legal(seat)[0])
    match.resign(0)
    found = review(match.record, effort=50)
    assert [one.notation[0] for one in found] == [match.record.actions[-2].text]  # type: ignore[union-attr]


def test_measures_agree_with_each_other() -> None:
    match = stolik.game("sixtysix").match(seed=9)
    seat = match.acting[0]
    for one in studied(match.game, match.game.hide(match.state, seat), seat, 600):
        assert -3.0 <= one.points <= 3.0
        assert 0.0 <= one.wins <= 1.0
        assert one.visits > 30 or one.visits == 0
        if one.action == 50:
            assert (one.points, one.wins) == (-3.0, 0.0)


def test_any_game_can_be_reviewed() -> None:
    match = stolik.game("ogorek", players=2).match(seed=1)
    for _ in range(6):
        match.play(match.acting[0], match.legal(match.acting[0])[-1])
    match.resign(0)
    found = review(match.record, effort=5)
    assert found
    assert not any(one.costly for one in found)
    assert "<svg" in chart(["a", "b"], found)


def test_chart_and_annotated_record() -> None:
    match = blundering()
    found = review(match.record, effort=100)
    drawn = chart(["Ola & <Ewa>", "Jan"], found, "en")
    assert drawn.startswith("<svg")
    assert "&amp; &lt;Ewa&gt;" in drawn
    assert drawn.count("<title>") == 1 + sum(one.costly for one in found)
    whole = json.loads(annotated(match.record, found))
    assert stolik.Record.loads(json.dumps(whole["record"])) == match.record
    assert [part["entry"] for part in whole["analysis"]] == [one.entry for one in found]


def test_the_command(tmp_path: Path) -> None:
    from typer.testing import CliRunner

    from stolik.cli.main import app

    file = tmp_path / "match.json"
    file.write_text(blundering().record.dumps(), encoding="utf-8")
    run = CliRunner().invoke(app, ["analyse", str(file), "--effort", "60", "--language", "pl"], env={"COLUMNS": "120"})
    assert run.exit_code == 0, run.output
    assert "kosztown" in run.output
    assert (tmp_path / "match-chart.svg").read_text(encoding="utf-8").startswith("<svg")
    assert json.loads((tmp_path / "match-analysed.json").read_text(encoding="utf-8"))["analysis"]
    run = CliRunner().invoke(app, ["analyse", str(tmp_path / "none.json")])
    assert run.exit_code == 2
