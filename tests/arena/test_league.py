"""The league knows who is better and how sure it is, and keeps it on disk."""

from __future__ import annotations

import json
import random
import sys
from collections.abc import Iterator
from pathlib import Path
from threading import Thread
from typing import Any

import pytest
from typer.testing import CliRunner

import stolik
from stolik.arena.duel import Contest, Table, play_contest, play_deals
from stolik.arena.league import League, Season, budgeted, change_league, open_league, save_league
from stolik.cli.main import app

pytest.importorskip("openskill", reason="needs openskill")
OPTIONS = {"players": 2}


def season(*bots: str, seed: int = 0, deals: int = 50) -> Season:
    return Season(list(bots), deals, seed, "code")


def tables(bots: tuple[str, ...], better: float, count: int = 200, seed: int = 1) -> list[Table]:
    """Matches of two of which the first wins so often."""
    chance = random.Random(seed)
    places = [(1, 2) if chance.random() < better else (2, 1) for _ in range(count)]
    return [Table(deal, bots, (0, 0), place) for deal, place in enumerate(places)]


def test_who_wins_more_is_rated_higher_and_more_matches_make_surer() -> None:
    league = League(1, "ogorek", OPTIONS)
    league.count(tables(("strong", "easy"), 0.75, 20), season("strong", "easy"))
    few = dict(league.members["strong"].rating.__dict__)
    league.count(tables(("strong", "easy"), 0.75, 400), season("strong", "easy", seed=1))
    strong, easy = league.members["strong"], league.members["easy"]
    assert [name for name, _ in league.ladder()] == ["strong", "easy"]
    assert strong.rating.low > easy.rating.high
    assert strong.rating.high - strong.rating.low < few["high"] - few["low"]
    assert strong.matches == easy.matches == strong.met["easy"] == 420
    assert strong.before["easy"] + easy.before["strong"] == 420
    assert strong.before["easy"] > 280


def test_a_bot_that_sits_twice_counts_once_with_its_mean_place() -> None:
    league = League(1, "ogorek", {"players": 4})
    table = Table(0, ("a", "b", "a", "b"), (0, 0, 0, 0), (1, 2, 4, 3))
    league.count([table], season("a", "b"))
    assert league.members["a"].mu == pytest.approx(league.members["b"].mu)
    assert league.members["a"].before == {"b": 0.5}
    assert league.members["a"].matches == 1


def test_the_same_contest_is_counted_once() -> None:
    league = League(1, "ogorek", OPTIONS)
    league.count(tables(("strong", "easy"), 0.5), season("strong", "easy"))
    with pytest.raises(stolik.BadOption, match="seed"):
        league.count(tables(("strong", "easy"), 0.5), season("strong", "easy"))


@pytest.mark.parametrize(
    ("again", "twice"),
    [
        (season("strong", "easy", deals=80), True),  # the first 50 of these deals were counted
        (season("strong", "easy", deals=20), True),
        (season("easy", "strong"), True),  # all seatings are played, whoever is named first
        (season("medium", "easy", "strong"), True),  # of two at a table these two meet, too
        (season("strong", "medium"), False),
        (season("strong", "easy", seed=1), False),
    ],
)
def test_no_match_is_counted_twice(again: Season, twice: bool) -> None:
    league = League(1, "ogorek", OPTIONS)
    league.count(tables(("strong", "easy"), 0.5), season("strong", "easy"))
    if twice:
        with pytest.raises(stolik.BadOption, match="seed"):
            league.refuse_twice(again)
    else:
        league.refuse_twice(again)


def test_who_gives_no_seed_gets_deals_that_nobody_had(tmp_path: Path) -> None:
    for more in ("", "--seed 2", "", "", "--seed 3"):
        code, told = alone(tmp_path, f"--bots easy,random {more}")
        assert code == (2 if more == "--seed 3" else 0), told
    league = open_league(tmp_path / "league.json", "ogorek", dict(stolik.game("ogorek", players=2).options))
    assert [one.seed for one in league.seasons] == [0, 2, 3, 4]


def test_rivals_are_the_closest_and_never_modules() -> None:
    league = League(1, "ogorek", OPTIONS)
    for name, other, better in (("strong", "random", 0.95), ("medium", "easy", 0.6), ("os:getcwd", "easy", 0.5)):
        league.count(tables((name, other), better), season(name, other))
    order = [name for name, _ in league.ladder()]
    assert order[0] == "strong"
    assert order[-1] == "random"
    assert league.rivals(["strong"], 1) == ["medium"]
    assert "os:getcwd" not in league.rivals(["strong"], 9)
    assert len(league.rivals(["new"], 9)) == 4


def test_names_in_a_league_tell_the_work() -> None:
    def names(**work: float) -> list[str]:
        return budgeted(["strong", "easy@3"], Contest("ogorek", OPTIONS, (), **work))  # type: ignore[arg-type]

    assert names(effort=40) == ["strong@40", "easy@3"]
    assert names(seconds=0.5) == ["strong@0.5s", "easy@3"]
    assert names() == ["strong", "easy@3"]


def test_saved_and_opened_again(tmp_path: Path) -> None:
    path = tmp_path / "deep" / "league.json"
    league = open_league(path, "ogorek", OPTIONS)
    league.count(tables(("strong", "easy"), 0.75), season("strong", "easy"))
    save_league(league, path)
    assert open_league(path, "ogorek", OPTIONS) == league
    assert [file.name for file in path.parent.iterdir()] == ["league.json"]
    with pytest.raises(stolik.BadOption, match="this very game"):
        open_league(path, "ogorek", {"players": 3})


GOOD = {"stolik_league": 1, "game": "ogorek", "options": OPTIONS, "members": {}, "seasons": []}


@pytest.mark.parametrize(
    "text",
    [
        "",
        "no json",
        "[]",
        "\x00",
        "[" * 100_000,
        json.dumps({**GOOD, "stolik_league": 7}),
        json.dumps({**GOOD, "more": 1}),
        json.dumps({**GOOD, "members": {"strong": {"mu": 25}}}),
        json.dumps({**GOOD, "members": {"strong": {"mu": 25, "sigma": 0}}}),
        json.dumps({**GOOD, "members": {"strong": {"mu": 25, "sigma": 8, "matches": -1}}}),
        json.dumps({**GOOD, "members": {"strong": {"mu": 1e5, "sigma": 8}}}),
        json.dumps({**GOOD, "members": {"strong": {"mu": 25, "sigma": 1e-300}}}),
        json.dumps({**GOOD, "members": {"strong": {"mu": 25, "sigma": 1e200}}}),
        json.dumps({**GOOD, "members": {"genius": {"mu": 25, "sigma": 8}}}),
        json.dumps({**GOOD, "members": {"strong@x": {"mu": 25, "sigma": 8}}}),
    ],
)
def test_a_bad_file_is_one_clear_error(tmp_path: Path, text: str) -> None:
    path = tmp_path / "league.json"
    path.write_text(text)
    arguments = f"arena ogorek --bots easy,random --players 2 --league {path} --out {tmp_path / 'a'}"
    result = CliRunner().invoke(app, arguments.split())
    assert result.exit_code == 2
    assert "league" in result.stderr
    assert len(result.stderr.strip().splitlines()) == 1
    assert path.read_text() == text
    assert not (tmp_path / "a.jsonl").exists()


def test_newcomers_meet_saved_opponents(tmp_path: Path) -> None:
    path = tmp_path / "league.json"

    def play(more: str) -> str:
        arguments = (
            f"arena ogorek --players 2 --deals 4 --effort 2 --workers 1 --league {path} --out {tmp_path / 'a'} {more}"
        )
        result = CliRunner().invoke(app, arguments.split())
        assert result.exit_code == 0, result.output + result.stderr
        return result.output

    assert "League of 2 members" in play("--bots easy,random")
    assert "Liga, 3 uczestników" in play("--bots medium --language pl")
    league = open_league(path, "ogorek", dict(stolik.game("ogorek", players=2).options))
    assert {name: member.matches for name, member in league.members.items()} == {
        "easy@2": 24,
        "random@2": 24,
        "medium@2": 16,
    }
    assert [one.seed for one in league.seasons] == [0, 1], "each contest has deals of its own"
    page = (tmp_path / "a.html").read_text(encoding="utf-8")
    assert "3 uczestników" in page
    assert "medium@2" in page


def test_a_saved_opponent_thinks_as_much_as_its_name_says(tmp_path: Path) -> None:
    """`strong` was rated with its own effort: with that of the newcomers it would be somebody else."""
    path = tmp_path / "league.json"
    command = f"arena ogorek --players 2 --deals 6 --workers 1 --league {path}"
    for more in (f"--bots strong --out {tmp_path / 'a'}", f"--bots random --effort 1 --seed 9 --out {tmp_path / 'b'}"):
        result = CliRunner().invoke(app, f"{command} {more}".split())
        assert result.exit_code == 0, result.output + result.stderr
    named = Contest("ogorek", OPTIONS, (("random@1", "strong"), ("strong", "random@1")), seed=9)
    lines = [json.loads(line) for line in (tmp_path / "b.jsonl").read_text().splitlines()[1:]]
    assert [tuple(line[2]) for line in lines] == [table.scores for table in play_deals(named, range(6))]


@pytest.mark.skipif(sys.platform == "win32", reason="there nobody waits")
def test_contests_that_end_together_are_all_counted(tmp_path: Path) -> None:
    path = tmp_path / "league.json"

    def change(name: str) -> Thread:
        return Thread(target=change_league, args=(path, "ogorek", OPTIONS, lambda league: league.join([name])))

    other = change("random")

    def slowly(league: League) -> None:
        league.join(["easy"])
        other.start()
        other.join(0.5)  # long enough to be done if it did not wait

    change_league(path, "ogorek", OPTIONS, slowly)
    other.join()
    assert set(open_league(path, "ogorek", OPTIONS).members) == {"easy", "random"}
    assert [file.name for file in tmp_path.iterdir()] == ["league.json"]


def test_what_was_played_is_reported_though_the_league_has_counted_it_meanwhile(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Two contests that began together have the same unused seed: the second has played for nothing but its report."""

    def meanwhile(*given: Any) -> Iterator[list[Table]]:
        monkeypatch.undo()
        assert alone(tmp_path, "--bots easy,random")[0] == 0
        for file in tmp_path.glob("a.*"):
            file.unlink()
        yield from play_contest(*given)

    monkeypatch.setattr("stolik.cli.arena.play_contest", meanwhile)
    code, told = alone(tmp_path, "--bots easy,random")
    assert code == 2
    assert "counted no match of these bots" in told.strip().splitlines()[-1]
    assert json.loads((tmp_path / "a.json").read_text())["deals"] == 2
    assert (tmp_path / "a.html").exists()


@pytest.mark.parametrize("ending", ["json", "html", "svg", "jsonl"])
def test_results_are_not_written_over_the_league(tmp_path: Path, ending: str) -> None:
    path = tmp_path / f"nimmt.{ending}"
    arguments = f"arena ogorek --bots easy,random --players 2 --league {path} --out {tmp_path / 'x' / '..' / 'nimmt'}"
    result = CliRunner().invoke(app, arguments.split())
    assert result.exit_code == 2
    assert "another file than those that --out names" in result.stderr
    assert list(tmp_path.glob("nimmt*")) == []


def alone(tmp_path: Path, more: str) -> tuple[int, str]:
    """One bot with a league in this folder."""
    command = f"arena ogorek --players 2 --deals 2 --effort 2 --workers 1 --out {tmp_path / 'a'}"
    result = CliRunner().invoke(app, [*command.split(), "--league", str(tmp_path / "league.json"), *more.split()])
    return result.exit_code, result.output


@pytest.mark.parametrize("bots", ["easy", "easy,easy"])
def test_a_bot_alone_joins_a_new_league_and_waits(tmp_path: Path, bots: str) -> None:
    code, told = alone(tmp_path, f"--bots {bots}")
    assert code == 0, told
    assert "easy@2 joins the league without a match" in told
    league = open_league(tmp_path / "league.json", "ogorek", dict(stolik.game("ogorek", players=2).options))
    assert {name: member.matches for name, member in league.members.items()} == {"easy@2": 0}
    assert not (tmp_path / "a.jsonl").exists()
    code, told = alone(tmp_path, "--bots easy")
    assert (code, len(told.strip().splitlines())) == (2, 1)
    assert "nobody else of the league is called" in told
    code, told = alone(tmp_path, "--bots random")
    assert code == 0, told
    assert "League of 2 members" in told


def test_a_newcomer_that_calls_no_rivals_joins_without_a_match(tmp_path: Path) -> None:
    assert alone(tmp_path, "--bots easy,random")[0] == 0
    code, told = alone(tmp_path, "--bots medium --rivals 0 --language cs")
    assert code == 0, told
    assert "medium@2 vstupuje do ligy bez zápasu" in told
    code, told = alone(tmp_path, "--bots easy --rivals 0")
    assert (code, len(told.strip().splitlines())) == (2, 1)


def test_a_league_is_saved_even_if_its_page_cannot_be_drawn(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def fail(*given: object) -> str:
        raise ZeroDivisionError

    monkeypatch.setattr("stolik.cli.arena.make_page", fail)
    assert alone(tmp_path, "--bots easy,random")[0] == 1
    assert (tmp_path / "league.json").exists()


def test_without_openskill_one_clear_error(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setitem(sys.modules, "openskill.models", None)
    arguments = f"arena ogorek --bots easy,random --league {tmp_path / 'l.json'}"
    result = CliRunner().invoke(app, arguments.split())
    assert result.exit_code == 2
    assert "pip install openskill" in result.stderr
