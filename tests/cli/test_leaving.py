"""Leaving and going on: nothing is lost, and the same match goes on."""

from __future__ import annotations

import builtins
from collections.abc import Iterator
from pathlib import Path

import pytest

from stolik.cli import saving
from stolik.core.record import Play, Record, Resign
from stolik.core.replaying import replay
from tests.cli.conftest import Command, saved


def moves(record: Record) -> list[Play]:
    """The actions of a match."""
    return [entry for entry in record.actions if isinstance(entry, Play)]


@pytest.mark.parametrize(("game", "level"), [("nimmt", "random"), ("ogorek", "medium")])
def test_leaving_after_every_move_gives_the_same_match(stolik: Command, folder: Path, game: str, level: str) -> None:
    stolik("play", game, "--level", level, "--seed", 3, typed=["#1"] * 8)
    whole = saved(folder)
    for file in folder.glob("*.json"):
        file.unlink()
    stolik("play", game, "--level", level, "--seed", 3)
    (file,) = folder.glob("*.json")
    for _ in range(8):
        assert stolik("play", "--resume", file, typed=["#1"]).code == 0
    assert saved(folder) == whole
    assert len(moves(whole)) >= 8


def test_end_of_input_and_q_save_and_tell_how_to_go_on(stolik: Command, folder: Path) -> None:
    for typed in (["98"], ["98", "q"]):
        run = stolik("play", "nimmt", "--level", "random", "--seed", 5, typed=typed)
        (file,) = folder.glob("*.json")
        assert run.code == 0
        assert f"stolik play --resume {file}" in run.out
        assert moves(saved(folder))[0].text == "98"
        file.unlink()


def test_ctrl_c_saves(stolik: Command, folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    answers: Iterator[str | None] = iter(["98", None])

    def typed(question: str) -> str:
        answer = next(answers)
        if answer is None:
            raise KeyboardInterrupt
        return answer

    monkeypatch.setattr(builtins, "input", typed)
    run = stolik("play", "nimmt", "--level", "random", "--seed", 5)
    assert run.code == 0
    assert "stolik play --resume" in run.out
    assert len(moves(saved(folder))) == 5  # four cards, and a row that a bot takes


def test_an_unforeseen_failure_loses_nothing(stolik: Command, folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def fail(*_: object) -> None:
        raise RuntimeError("a bug")

    monkeypatch.setattr("stolik.cli.turn.Turn.hint", fail)
    with pytest.raises(RuntimeError, match="a bug"):
        stolik("play", "nimmt", "--level", "random", "--seed", 5, typed=["98", "h"])
    assert len(moves(saved(folder))) == 5


def test_going_on_tells_what_happened_since_my_last_move(stolik: Command, folder: Path) -> None:
    stolik("play", "nimmt", "--level", "random", "--seed", 5, typed=["98", "71"])
    (file,) = folder.glob("*.json")
    run = stolik("play", "--resume", file, "--language", "pl", typed=["l"])
    before, after = run.out.split("6. bierze!", 1)
    assert "71 do rzędu" in before
    assert "98 do rzędu" not in before
    assert "98 do rzędu" in after  # the log, asked for


def test_levels_and_my_seat_come_back(stolik: Command, folder: Path) -> None:
    stolik("play", "ogorek", "--players", 3, "--seat", 2, "--level", "random", "--name", "Ola", "--seed", 4)
    (file,) = folder.glob("*.json")
    assert saved(folder).seats == ["Jan (bot random)", "Ola", "Ewa (bot random)"]
    stolik("play", "--resume", file, typed=["#1"])
    assert any(move.seat == 1 for move in moves(saved(folder)))
    assert saved(folder).seats == ["Jan (bot random)", "Ola", "Ewa (bot random)"]


def test_a_record_of_other_making_needs_seat_and_level(stolik: Command, tmp_path: Path) -> None:
    import stolik as library

    file = tmp_path / "theirs.json"
    file.write_text(library.game("nimmt").match(seed=5).saved.dumps(), encoding="utf-8")
    run = stolik("play", "--resume", file)
    assert (run.code, run.error.count("\n")) == (2, 1)
    assert "--seat" in run.error
    run = stolik("play", "--resume", file, "--seat", 2)
    assert run.code == 2
    assert "--level" in run.error
    for nowhere in (0, 5):
        assert (
            f"seat={nowhere}: allowed is a whole number from 1 to 4"
            in stolik("play", "--resume", file, "--seat", nowhere, "--level", "random").error
        )
    assert stolik("play", "--resume", file, "--seat", 2, "--level", "random", typed=["#1"]).code == 0
    assert {move.seat for move in moves(Record.loads(file.read_bytes()))} == {0, 1, 2, 3}


def test_what_cannot_go_on_is_one_clear_error(stolik: Command, tmp_path: Path, folder: Path) -> None:
    stolik("play", "nimmt", "--level", "random", "--seed", 5, "--option", "rounds=1", typed=["#1"] * 30)
    (over,) = folder.glob("*.json")
    text = over.read_text(encoding="utf-8")
    stolik("play", "nimmt", "--level", "random", "--seed", 5)
    (begun,) = set(folder.glob("*.json")) - {over}
    other = begun.read_text(encoding="utf-8").replace("bot random", "bot godlike")
    broken = {
        "over": (text, "the match is over"),
        "truncated": (text[:200], "no record"),
        "unknown": (text.replace('"game": "nimmt"', '"game": "chess"'), "no game is called 'chess'"),
        "level": (other, "godlike"),
        "tampered": (text.replace('["play", 1,', '["play", 2,', 1), "entry"),
        "dealt": (begun.read_text(encoding="utf-8").replace('"seed": 5', '"seed": 6'), "the seed does not match"),
    }
    for name, (content, complaint) in broken.items():
        file = tmp_path / f"{name}.json"
        file.write_text(content, encoding="utf-8")
        run = stolik("play", "--resume", file)
        assert run.code == 2, name
        assert run.error.startswith(f"stolik: {file}"), name
        assert run.error.count("\n") == 1, name
        assert complaint in run.error, name
    assert "cannot be read" in stolik("play", "--resume", tmp_path / "nowhere.json").error


def test_resuming_takes_no_other_wishes(stolik: Command, tmp_path: Path) -> None:
    run = stolik("play", "nimmt", "--resume", tmp_path / "any.json")
    assert (run.code, run.error.count("\n")) == (2, 1)
    assert "the file holds them" in run.error


# the file itself


def test_saving_replaces_the_file_at_once_or_not_at_all(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    import stolik as library

    match = library.game("nimmt").match(seed=5)
    file = tmp_path / "match.json"
    saving.save(match.saved, file)
    before = file.read_bytes()
    match.play(0, "98")

    def full(*_: object) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr("os.replace", full)
    with pytest.raises(saving.CannotSave, match="No space left"):
        saving.save(match.saved, file)
    assert file.read_bytes() == before
    assert list(tmp_path.iterdir()) == [file]
    monkeypatch.undo()
    saving.save(match.saved, file)
    assert replay(saving.load(file)).record == match.record


def test_a_match_that_cannot_be_saved_goes_on_and_says_so(stolik: Command, tmp_path: Path) -> None:
    (tmp_path / "matches").write_text("a file where the folder should be", encoding="utf-8")
    typed = ["#1"] * 30
    run = stolik("play", "nimmt", "--level", "random", "--seed", 5, "--option", "rounds=1", typed=typed)
    assert run.code == 1
    assert "1 round has been played" in run.out
    assert "cannot be written" in run.error
    assert "stolik verify" not in run.out


def test_two_matches_begun_at_once_have_two_files(stolik: Command, folder: Path) -> None:
    folder.mkdir(parents=True)
    stolik("play", "nimmt", "--level", "random")
    stolik("play", "nimmt", "--level", "random")
    stolik("play", "nimmt", "--level", "random")
    assert len(list(folder.glob("*.json"))) == 3


@pytest.mark.parametrize(
    ("game", "language", "words"),
    [
        ("sixtysix", "en", "You resign. You lose this one."),
        ("draughts/russian", "pl", "Poddajesz partię. Tym razem przegrywasz."),
        ("words", "cs", "Vzdáváš partii. Tentokrát prohráváš."),
    ],
)
def test_who_resigns_twice_in_a_row_has_lost(
    stolik: Command, folder: Path, game: str, language: str, words: str
) -> None:
    run = stolik("play", game, "--level", "easy", "--seed", 5, "--language", language, typed=["r", "s", "R", "r", ""])
    assert words in " ".join(run.out.split())
    assert run.code == 0
    record = saved(folder)
    assert [entry for entry in record.actions if isinstance(entry, Resign)] == [Resign(0)]
    outcome = replay(record).outcome
    assert outcome is not None
    assert outcome.places[0] > min(outcome.places)
    (file,) = folder.glob("*.json")
    assert stolik("verify", file).code == 0
    assert stolik("play", "--resume", file).code != 0


def test_resigning_is_asked_about_and_only_among_two_sides(stolik: Command, folder: Path) -> None:
    run = stolik("play", "sixtysix", "--level", "easy", "--seed", 5, typed=["r", "l", "r", "#1"])
    assert run.out.count("Type r once more to resign") == 2
    assert "r resign" in run.out
    assert not any(isinstance(entry, Resign) for entry in saved(folder).actions)
    for file in folder.glob("*.json"):
        file.unlink()
    run = stolik("play", "nimmt", "--level", "random", "--seed", 5, typed=["r", "r"])
    assert run.out.count("only one of two sides can, and here there are 4") == 2
    assert "r resign" not in run.out
    assert saved(folder).actions[1:] == []
