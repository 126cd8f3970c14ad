"""A contest's tables depend on its seed and effort alone, and its report says what the tables say."""

import contextlib
import json
import os
import shlex
import signal
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from xml.etree import ElementTree

import numpy as np
import pytest
from typer.testing import CliRunner

import stolik
from stolik.arena.duel import Contest, Played, Table, play_contest
from stolik.arena.rating import bradley_terry, duels_won, estimate, per_deal, ratings, score, win, within
from stolik.arena.report import draw, make_report
from stolik.arena.seating import all_seatings
from stolik.cli.arena import ENDINGS
from stolik.cli.main import app


def contest(seed: int = 3) -> Contest:
    return Contest("ogorek", {"players": 2}, all_seatings(["medium", "random"], 2), seed, effort=3)


def played(deals: int, workers: int, seed: int = 3) -> list[Table]:
    tables = [table for part in play_contest(contest(seed), deals, workers) for table in part]
    return sorted(tables, key=lambda table: (table.deal, table.seating))


def test_tables_are_the_same_for_any_number_of_workers() -> None:
    assert played(6, workers=1) == played(6, workers=2)


@pytest.mark.skipif(not hasattr(os, "sched_getaffinity"), reason="only Linux gives a job some of the cores")
def test_there_are_as_many_workers_as_cores_that_were_given(monkeypatch: pytest.MonkeyPatch) -> None:
    """A scheduler gives a job some cores of many: as many processes as the machine has would not fit its memory."""
    monkeypatch.setattr(os, "cpu_count", lambda: 128)
    monkeypatch.setattr(os, "sched_getaffinity", lambda process: {3})
    monkeypatch.setattr("stolik.arena.duel.ProcessPoolExecutor", None)  # one core needs no other process
    assert len(list(play_contest(contest(), 2))) == 2


def alive(process: int) -> bool:
    """Whether a process is there; who has ended and is not yet buried is not."""
    try:
        return Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()[0] != "Z"
    except OSError:
        return False


@pytest.mark.skipif(not Path("/proc/self/stat").exists(), reason="finds processes through /proc")
def test_workers_do_not_outlive_a_contest_that_is_killed() -> None:
    """Killed for want of memory, it could not tell them; they would wait for ever and keep their memory."""
    program = (
        "import os, multiprocessing, signal\n"
        "from stolik.arena.duel import Contest, play_contest\n"
        "if __name__ == '__main__':\n"
        "    seatings = (('random', 'easy'),)\n"
        "    playing = play_contest(Contest('ogorek', {'players': 2}, seatings, effort=1), 4000, 2)\n"
        "    next(playing)\n"
        "    print(*(child.pid for child in multiprocessing.active_children()), flush=True)\n"
        "    os.kill(os.getpid(), signal.SIGKILL)\n"
    )
    with tempfile.TemporaryDirectory() as folder, contextlib.chdir(folder):
        Path("contest.py").write_text(program)
        environment = os.environ | {"PYTHONPATH": os.pathsep.join(filter(None, sys.path))}
        killed = subprocess.Popen([sys.executable, "contest.py"], stdout=subprocess.PIPE, text=True, env=environment)
        assert killed.stdout is not None
        with killed.stdout as told:
            workers = [int(word) for word in told.readline().split()]
        assert killed.wait() == -signal.SIGKILL
        try:
            assert len(workers) == 2
            end = time.monotonic() + 60
            while any(map(alive, workers)) and time.monotonic() < end:
                time.sleep(0.05)
            assert not any(map(alive, workers))
        finally:
            for worker in filter(alive, workers):
                os.kill(worker, signal.SIGKILL)


def test_another_seed_is_another_contest() -> None:
    assert played(6, workers=1) != played(6, workers=1, seed=4)


def test_every_deal_is_played_in_every_seating() -> None:
    tables = played(5, workers=1)
    assert [(table.deal, table.seating) for table in tables] == [
        (deal, seating) for deal in range(5) for seating in sorted(contest().seatings)
    ]


def table(places: tuple[int, ...], scores: tuple[int, ...] = (0, 0), deal: int = 0) -> Table:
    return Table(deal, ("a", "b"), scores, places)


def test_shared_first_places_share_the_win() -> None:
    assert win(table((1, 1)), 0) == 0.5
    assert win(table((1, 2)), 0) == 1
    assert win(table((2, 1)), 0) == 0


def test_a_deal_is_one_sample() -> None:
    deals = {0: [table((1, 2), (3, 9)), Table(0, ("b", "a"), (1, 5), (1, 2))]}
    assert per_deal(deals, "a", score).tolist() == [4.0]
    assert per_deal(deals, "b", win).tolist() == [0.5]


def test_interval_shrinks_with_the_root_of_the_sample() -> None:
    few, many = estimate([0, 1] * 50), estimate([0, 1] * 5000)
    assert few.value == many.value == 0.5
    assert (few.high - few.low) / (many.high - many.low) == pytest.approx(10, rel=0.01)
    assert not few.excludes_zero or few.low > 0


@pytest.mark.parametrize("deals", [2, 4, 6, 10, 40, 200])
@pytest.mark.parametrize(
    ("values", "odds"), [((0, 1), (0.1, 0.9)), ((0, 0.5, 1), (0.1, 0.6, 0.3)), ((0, 0.25, 1), (0.3, 0.6, 0.1))]
)
@pytest.mark.parametrize("ends", [(0, 1), (-1, 1), (1, 4)])
def test_intervals_of_shares_stay_in_range_and_hold_the_truth(
    ends: tuple[int, int], values: tuple[float, ...], odds: tuple[float, ...], deals: int
) -> None:
    low, high = ends
    truth = low + (high - low) * sum(value * chance for value, chance in zip(values, odds, strict=True))
    random = np.random.default_rng(deals)
    found = [within(low + (high - low) * random.choice(values, deals, p=odds), low, high) for _ in range(600)]
    assert all(low <= one.low <= one.value <= one.high <= high for one in found)
    assert sum(one.low <= truth <= one.high for one in found) >= 0.91 * len(found)  # 95 % of all, give or take chance


def test_a_share_of_many_deals_has_the_usual_interval() -> None:
    samples = [0, 0.5, 0.5, 1, 1] * 400
    near, usual = within(samples, 0, 1), estimate(samples)
    assert (near.low, near.high) == pytest.approx((usual.low, usual.high), abs=5e-4)
    turned = within([1 - value for value in samples], 0, 1)
    assert (1 - turned.high, 1 - turned.low) == pytest.approx((near.low, near.high))


def test_the_report_of_a_few_deals_has_no_impossible_shares() -> None:
    names = ("a", "b")
    tables = [Table(deal, names, (0, 0), (1, 2) if deal else (2, 1)) for deal in range(6)]
    report = make_report(Played(Contest("ogorek", {"players": 2}, (names,)), tables))
    for line in report.lines:
        assert 0 <= line.win.low < line.win.high <= 1
        assert 1 <= line.place.low < line.place.high <= 2
    assert all(-1 <= found.win.low < found.win.high <= 1 for found in report.differences)


def test_points_that_are_shared_out_lie_between_two_ends() -> None:
    """In draughts a score is wins counted twice: ten wins of ten are no more certain as points than as wins."""
    seatings = (("a", "b"), ("b", "a"))
    won = {"a": ((2, 0), (1, 2)), "b": ((0, 2), (2, 1))}
    tables = [Table(deal, seating, *won[seating[0]]) for deal in range(10) for seating in seatings]
    report = make_report(Played(Contest("draughts/russian", {"players": 2}, seatings), tables))
    for line in report.lines:
        assert (line.score.low, line.score.high) == pytest.approx((2 * line.win.low, 2 * line.win.high))
    found = report.differences[0]
    assert (found.score.low, found.score.high) == pytest.approx((2 * found.win.low, 2 * found.win.high))
    tables[0] = Table(0, seatings[0], (3, 0), (1, 2))  # scores that have no such ends
    other = make_report(Played(Contest("ogorek", {"players": 2}, seatings), tables))
    assert other.lines[0].score == estimate([2.5, *[2.0] * 9])


def test_who_sits_twice_at_a_table_cannot_win_it_twice() -> None:
    """Two of four seats: at most half a win a seat, and both last is the third place and the fourth."""
    seatings = all_seatings(["a", "b"], 4)
    tables = []
    for deal in range(4):
        for seating in seatings:
            places = {"a": iter((1, 2)), "b": iter((3, 4))}
            tables.append(Table(deal, seating, (0, 0, 0, 0), tuple(next(places[name]) for name in seating)))
    report = make_report(Played(Contest("nimmt", {"players": 4}, seatings), tables))
    first, second = report.lines
    assert (first.level, first.win.value, second.win.value) == ("a", 0.5, 0)
    assert first.win.low < first.win.high == 0.5
    assert second.win.low == 0 < second.win.high < 0.5
    assert 1 < first.place.low < first.place.high
    assert second.place.low < second.place.high == 3.5
    assert -0.5 < report.differences[0].win.low < report.differences[0].win.high == 0.5
    assert within([50.0] * 4, -50, 50).low == pytest.approx(100 * report.differences[0].win.low)


def test_partners_win_together() -> None:
    """Both seats of a pair have the first place; that is one win, not half a win for each."""
    game = stolik.game("words", lexicon="sample", language="en")
    seatings = all_seatings(["a", "b"], 4, game.teams)[:1]
    places = [(1, 1, 3, 3), (3, 3, 1, 1), (1, 1, 1, 1), (1, 1, 3, 3)]
    tables = [Table(deal, seatings[0], (0, 0, 0, 0), taken) for deal, taken in enumerate(places)]
    report = make_report(Played(Contest("words", dict(game.options), seatings), tables))
    wins = {line.level: line.win for line in report.lines}
    assert (wins["a"].value, wins["b"].value) == (0.625, 0.375), "two won, one lost, one drawn"
    assert report.differences[0].win.value == 0.25
    assert wins["a"].high > 0.75, "and all could be won"


def test_ratings_know_who_won() -> None:
    deals = {deal: [table((1, 2) if deal % 4 else (2, 1), deal=deal)] for deal in range(80)}
    assert duels_won(deals, ["a", "b"]).sum(0).tolist() == [[0, 60], [20, 0]]
    first, second = ratings(deals, ["a", "b"])
    assert first.low > 0 > second.high
    assert first.value - second.value == pytest.approx(187, abs=3)  # odds of about 60.5 to 20.5
    assert bradley_terry(duels_won(deals, ["a", "b"]).sum(0)).sum() == pytest.approx(0)


def test_ratings_explain_the_duels_also_where_the_better_always_wins() -> None:
    """The duels that ratings expect each bot to win are those it won, with half a win each way as everywhere."""
    wins = 400.0 * np.triu(np.ones((4, 4)), 1)
    found = bradley_terry(wins)
    shares = 1 / (1 + 10 ** ((found[None, :] - found[:, None]) / 400))
    expected = (401 * (shares - 0.5 * np.eye(4))).sum(1)
    assert expected == pytest.approx((wins + 0.5 * (1 - np.eye(4))).sum(1), abs=1e-6)


@pytest.mark.parametrize("deals", [4, 20, 100])
@pytest.mark.parametrize("chance", [0.5, 0.9, 0.97])
def test_intervals_of_ratings_hold_the_truth(chance: float, deals: int) -> None:
    """Also where one came first in all deals, which is no certainty that it always will."""
    random, truth, held = np.random.default_rng(deals), 200 * np.log10(chance / (1 - chance)), 0
    for _ in range(60):
        ahead = random.random((deals, 2)) < chance
        tables = {deal: [table((1, 2) if one else (2, 1)) for one in ahead[deal]] for deal in range(deals)}
        found, _ = ratings(tables, ["a", "b"])
        assert found.low < found.value < found.high
        held += found.low <= truth <= found.high
    assert held >= 0.9 * 60  # 95 % of all, give or take chance


def test_intervals_of_ratings_know_no_certainty_among_many() -> None:
    names = ("a", "b", "c", "d")
    tables = {deal: [Table(deal, names, (0, 0, 0, 0), (1, 2, 3, 4))] for deal in range(10)}
    found = ratings(tables, names)
    assert all(one.low + 100 < one.value < one.high - 100 for one in found)


def test_equals_are_rated_equally() -> None:
    names = ("a", "b", "c")
    tables = {deal: [Table(deal, names, (0, 0, 0), (1, 2, 2))] for deal in range(10)}
    _, second, third = ratings(tables, names)
    assert second.value == pytest.approx(third.value)
    assert ratings(tables, ("c", "b", "a"))[0].value == pytest.approx(third.value)


def test_report_and_picture() -> None:
    done = Played(contest(), played(20, workers=1))
    report = make_report(done)
    assert [line.level for line in report.lines] == ["medium", "random"]
    assert sum(line.win.value for line in report.lines) == pytest.approx(1)
    assert report.differences[0].win.value == pytest.approx(report.lines[0].win.value - report.lines[1].win.value)
    assert json.loads(json.dumps(report.as_json()))["deals"] == 20
    picture = ElementTree.fromstring(draw(report))
    texts = [text.text for text in picture.iter("{http://www.w3.org/2000/svg}text")]
    assert {"medium", "random", "mean score", "rating"} <= set(texts)


@pytest.mark.parametrize("ending", ["", ".json", ".html"])
def test_the_command_writes_json_and_picture(tmp_path: Path, ending: str) -> None:
    """Under the name without an ending, also where one of the files was named."""
    target = tmp_path / "some" / "results"
    arguments = f"arena ogorek --bots easy,random --deals 4 --players 2 --effort 2 --workers 1 --out {target}{ending}"
    result = CliRunner().invoke(app, arguments.split())
    assert result.exit_code == 0, result.output
    assert "95 % intervals" in result.output
    assert json.loads(target.with_suffix(".json").read_text())["tables"] == 8
    assert target.with_suffix(".svg").read_text().startswith("<svg")
    assert {file.name for file in target.parent.iterdir()} == {f"results{each}" for each in ENDINGS}


def test_the_command_of_a_report_can_be_given_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    target = tmp_path / "two words" / "it's"
    arguments = ["arena", "ogorek", "--bots", "easy, random", "--players", "2", "--deals", "2", "--effort", "1"]
    arguments += ["--workers", "1", "--out", str(target)]
    monkeypatch.setattr("sys.argv", ["stolik", *arguments])
    result = CliRunner().invoke(app, arguments)
    assert result.exit_code == 0, result.output
    assert shlex.split(json.loads(target.with_suffix(".json").read_text())["command"]) == ["stolik", *arguments]


@pytest.mark.parametrize("name", ["[red]a", "[/x]", "a:dog:"])
def test_names_of_files_are_told_as_they_are(tmp_path: Path, name: str) -> None:
    """Brackets and colons mean nothing here, though the terminal's library would make colours and pictures of them."""
    command = "arena ogorek --bots easy,random --players 2 --deals 2 --effort 1 --workers 1 --league"
    result = CliRunner().invoke(app, [*command.split(), str(tmp_path / name / "l"), "--out", str(tmp_path / name)])
    assert result.exit_code == 0, result.output
    told = "".join(result.output.split())
    assert f"{tmp_path / name}.json" in told
    assert f"{tmp_path / name / 'l'}" in told


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        ("arena chess --bots random", "no game is called 'chess'"),
        ("arena nimmt --bots random,genius", "no bot 'genius'"),
        ("arena nimmt --bots random --deals 1", "from 2 up"),
        ("arena nimmt --bots easy,random --deals 99999999999999999999", "from 2 up, below 10000000"),
        ("arena nimmt --bots random --players 11", "from 2 to 10"),
        ("arena nimmt --bots random --option round=1", "one of the options players, even_odd"),
        ("arena nimmt --bots random --effort 1 --seconds 1", "not both"),
        ("arena nimmt --bots easy", "at least two different bots, or one with --league"),
        ("arena nimmt --bots easy,easy", "at least two different bots, or one with --league"),
        ("arena nimmt --bots ,", "at least two different bots"),
        ("arena nimmt --bots genius", "no bot 'genius'"),
        ("arena nimmt --bots easy,random --out /", "the name of files to be"),
        (f"arena nimmt --bots easy,random --out {'a' * 248}", "File name too long"),
        ("arena nimmt --bots strong,random --effort 2147483648", "from 1 up, below 2147483648"),
        ("arena nimmt --bots easy,random --out /proc/x/y", "a file that can be written"),
        ("arena nimmt --bots easy,random --league /proc/l.json", "a file that can be written"),
    ],
)
def test_bad_requests_get_one_clear_line(arguments: str, message: str) -> None:
    with tempfile.TemporaryDirectory() as folder, contextlib.chdir(folder):
        result = CliRunner().invoke(app, arguments.split())
        assert list(Path(folder).iterdir()) == [], "nothing was played"
    assert result.exit_code == 2
    assert message in result.stderr
    assert len(result.stderr.strip().splitlines()) == 1
