"""Endgame tables on disk: read again, built again when damaged, gone on with when stopped."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import numpy as np
import pytest

import stolik
from stolik.bots.draughts.endgame import NO_TABLES, files, load_tables, open_tables
from stolik.bots.draughts.endgame.material import families

PIECES = 2


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """A cache of the test's own."""
    monkeypatch.setenv("STOLIK_CACHE", str(tmp_path))
    return tmp_path


def built(name: str, pieces: int = PIECES) -> list[str]:
    """Make tables; return the families that had to be solved."""
    solved: list[str] = []
    files.make_tables(
        stolik.game(name).rules, pieces, lambda doing, places: None, lambda family, _: solved.append(family[0].name)
    )
    return solved


ALL = [family[0].name for family in families(PIECES)]


def test_what_is_there_is_read() -> None:
    game = stolik.game("draughts/english")
    assert load_tables(game) is NO_TABLES
    assert built("draughts/english") == ALL
    assert built("draughts/english") == []
    again = load_tables(game)
    assert again.pieces == PIECES
    assert np.array_equal(again.values, open_tables(game, PIECES).values)
    assert again.values.flags.writeable  # else kernels would be compiled a second time


def test_building_goes_on_where_it_stopped() -> None:
    rules = stolik.game("draughts/english").rules

    def stop(doing: str, places: int) -> None:
        if doing.startswith(ALL[2]):
            raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        files.make_tables(rules, PIECES, stop)
    assert built("draughts/english") == ALL[2:]


@pytest.mark.parametrize("damage", ["cut", "changed", "empty", "noise", "header", "longer"])
def test_damaged_files_are_built_again(damage: str) -> None:
    rules = stolik.game("draughts/english").rules
    whole = files.make_tables(rules, PIECES, lambda doing, places: None)
    path = sorted(files.folder_of(rules).glob("*.table"))[1]
    content = path.read_bytes()
    line, _, packed = content.partition(b"\n")
    path.write_bytes(
        {
            "cut": content[: len(content) // 2],
            "changed": content[:-20] + bytes([content[-20] ^ 1]) + content[-19:],
            "empty": b"",
            "noise": bytes(range(256)) * 10,
            "header": line.replace(b'"format": 1', b'"format": 0') + b"\n" + packed,
            "longer": line.replace(b'"sha256": "', b'"sha256": "0') + b"\n" + packed,
        }[damage]
    )
    assert load_tables(stolik.game("draughts/english")) is NO_TABLES
    assert built("draughts/english") == [path.stem]
    assert np.array_equal(load_tables(stolik.game("draughts/english")).values, whole.values)


def test_what_is_whole_is_used() -> None:
    game = stolik.game("draughts/english")
    built("draughts/english", 3)
    assert load_tables(game).pieces == 3
    path = files.folder_of(game.rules) / f"{families(3)[-1][0].name}.table"
    path.write_bytes(path.read_bytes()[:-50])
    assert load_tables(game).pieces == 2
    path.unlink()
    assert load_tables(game).pieces == 2


def test_tables_that_are_there_are_opened_without_building(monkeypatch: pytest.MonkeyPatch) -> None:
    game = stolik.game("draughts/english")
    monkeypatch.setattr(files, "on_demand", lambda rules: 2)
    assert open_tables(game).pieces == 2
    built("draughts/english", 3)
    assert open_tables(game).pieces == 3


def test_variants_that_move_alike_share_their_tables() -> None:
    def folder(name: str, **options: object) -> Path:
        return files.folder_of(stolik.game(name, **options).rules)

    assert folder("draughts/polish") == folder("draughts/brazilian") == folder("draughts/corner")
    different = {
        folder("draughts/polish"),
        folder("draughts/russian"),
        folder("draughts/russian-official"),
        folder("draughts/american"),
        folder("draughts/english"),
        folder("draughts/corner", corner_promotion=True),
        folder("draughts/german"),
        folder("draughts/german", king="flying"),
        folder("draughts/german", last_rank="continue"),
    }
    assert len(different) == 9


def test_tables_of_other_sources_are_swept_away(home: Path) -> None:
    parent = files.folder_of(stolik.game("draughts/english").rules).parent
    for name in ("old", "older", "oldest"):
        (parent / name).mkdir(parents=True)
    built("draughts/english")
    assert len(list(parent.iterdir())) == files.KEPT


def test_nothing_is_needed_where_nothing_can_be_written(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "file").write_text("in the way")
    monkeypatch.setenv("STOLIK_CACHE", str(tmp_path / "file"))
    assert built("draughts/english") == ALL
    assert built("draughts/english") == ALL


@pytest.mark.parametrize(("name", "pieces"), [("english", 6), ("german", 5), ("english", 1), ("english", True)])
def test_too_many_pieces_are_refused(name: str, pieces: int) -> None:
    with pytest.raises(stolik.BadOption, match=r"pieces=.*allowed is 2 to"):
        open_tables(stolik.game(f"draughts/{name}"), pieces)
