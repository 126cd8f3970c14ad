"""A contest on a Ray cluster is the contest on this machine, byte for byte, also when a worker is killed."""

from __future__ import annotations

import importlib.util
import os
import signal
import socket
import subprocess
import sys
import time
import uuid
from pathlib import Path
from types import SimpleNamespace

import pytest
from typer.testing import CliRunner

import stolik
from stolik.arena.cluster import play_on_ray
from stolik.arena.duel import Contest, play_deals
from stolik.cli.main import app

COMMAND = "arena ogorek --bots strong,medium --players 2 --effort 20 --deals 16 --seed 5"
PROGRAM = "from stolik.cli.main import app; app()"
PATIENCE = 300  # seconds, on a busy machine; nothing is concluded from it

needs_ray = pytest.mark.skipif(importlib.util.find_spec("ray") is None, reason="needs ray")


def test_without_ray_one_clear_error(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setitem(sys.modules, "ray", None)
    result = CliRunner().invoke(app, f"arena ogorek --bots easy,random --on ray --out {tmp_path / 'a'}".split())
    assert result.exit_code == 2
    assert "--on ray needs the package ray: pip install 'stolik[ray]'" in result.stderr


@pytest.mark.parametrize("scheme", ["", "ray://"])
def test_an_address_where_nobody_listens_is_told_at_once(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, scheme: str
) -> None:
    def init(**options: object) -> None:
        raise AssertionError("Ray itself would try for a long time")

    fake = SimpleNamespace(init=init, exceptions=SimpleNamespace(RayError=RuntimeError))
    monkeypatch.setitem(sys.modules, "ray", fake)
    for name in ("RAY_gcs_server_request_timeout_seconds", "RAY_NUM_REDIS_GET_RETRIES"):
        monkeypatch.setenv(name, "1")  # and as it was, afterwards
    with socket.create_server(("127.0.0.1", 0)) as closed:
        address = f"{scheme}127.0.0.1:{closed.getsockname()[1]}"
    command = f"arena ogorek --bots easy,random --on ray --address {address} --out {tmp_path / 'a'}"
    result = CliRunner().invoke(app, command.split())
    assert result.exit_code == 2
    assert f"stolik: no Ray cluster at {address}: [Errno 111] Connection refused" in result.stderr


@pytest.mark.parametrize(
    ("more", "message"),
    [
        ("--on moon", "cores or ray"),
        ("--address 10.0.0.1:6379", "only with --on ray"),
        ("--workers 0", "from 1 up"),
        ("--effort 0", "from 1 up"),
        ("--seconds 0", "above 0"),
        ("--rivals -1", "from 0 up"),
        ("--resume", "only with --out"),
        ("--language de", "en or pl or cs"),
    ],
)
def test_what_cannot_be_meant(more: str, message: str) -> None:
    result = CliRunner().invoke(app, f"arena ogorek --bots easy,random {more}".split())
    assert result.exit_code == 2
    assert message in result.stderr
    assert len(result.stderr.strip().splitlines()) == 1


class FakeTaskError(RuntimeError):
    """What Ray says of a task that has failed: where, as text, and what was raised."""

    def __init__(self, where: str, cause: Exception) -> None:
        super().__init__(where)
        self.cause = cause


def test_what_a_bot_raises_on_a_cluster_is_told_with_its_place(monkeypatch: pytest.MonkeyPatch) -> None:
    """The traceback of another machine is text; without it nobody would find the line of the bot."""

    def get(task: object) -> None:
        raise FakeTaskError('File "my_bot.py", line 7, in choose', ValueError("my bug"))

    fake = SimpleNamespace(
        init=lambda **options: None,
        shutdown=lambda: None,
        cluster_resources=dict,
        remote=lambda **options: lambda task: SimpleNamespace(remote=lambda *given: object()),
        wait=lambda tasks, num_returns: (tasks[:1], tasks[1:]),
        get=get,
        exceptions=SimpleNamespace(RayError=RuntimeError, RayTaskError=FakeTaskError),
    )
    monkeypatch.setitem(sys.modules, "ray", fake)
    for name in ("RAY_USAGE_STATS_ENABLED", "RAY_ACCEL_ENV_VAR_OVERRIDE_ON_ZERO"):
        monkeypatch.setenv(name, "0")  # and as it was, afterwards
    contest = Contest("ogorek", {"players": 2}, (("easy", "random"),))
    with pytest.raises(ValueError, match="my bug") as raised:
        list(play_on_ray(contest, range(1)))
    assert "line 7, in choose" in str(raised.value.__cause__)


def workers_of(token: str) -> list[int]:
    """Ray's processes that play matches of the contest whose environment holds the token."""
    found = []
    for folder in Path("/proc").glob("[0-9]*"):
        try:
            playing = (folder / "cmdline").read_bytes().startswith(b"ray::_play")
            if playing and token.encode() in (folder / "environ").read_bytes():
                found.append(int(folder.name))
        except OSError:
            continue  # gone meanwhile, or somebody else's
    return found


@needs_ray
@pytest.mark.skipif(not Path("/proc/self/environ").exists(), reason="finds workers through /proc")
def test_a_killed_worker_loses_nothing(tmp_path: Path) -> None:
    """The killed worker's deals are played again; the tables are those of one process here."""
    token, target = uuid.uuid4().hex, tmp_path / "ray"
    arguments = [*COMMAND.split(), "--on", "ray", "--workers", "2", "--out", str(target)]
    environment = os.environ | {"STOLIK_TOKEN": token, "PYTHONPATH": os.pathsep.join(filter(None, sys.path))}
    with (tmp_path / "told").open("w+") as told:
        process = subprocess.Popen(
            [sys.executable, "-c", PROGRAM, *arguments],
            stdout=told,
            stderr=told,
            env=environment,
            start_new_session=True,
        )
        try:
            journal, killed, end = target.with_name("ray.jsonl"), 0, time.monotonic() + PATIENCE
            while process.poll() is None and time.monotonic() < end:
                begun = journal.exists() and journal.read_bytes().count(b"\n") > 1
                told.seek(0)
                if begun and killed < 3 and "A worker was lost" not in told.read():
                    for worker in workers_of(token)[:1]:
                        os.kill(worker, signal.SIGKILL)
                        killed += 1
                        time.sleep(2)  # it takes Ray a moment to find out
                time.sleep(0.05)
        finally:
            if process.poll() is None:
                os.killpg(process.pid, signal.SIGKILL)
            process.wait()
        told.seek(0)
        output = told.read()
    assert process.returncode == 0, output
    assert killed, "no worker was ever seen"
    assert "A worker was lost" in output
    here = tmp_path / "here"
    result = CliRunner().invoke(app, f"{COMMAND} --workers 1 --out {here}".split())
    assert result.exit_code == 0, result.output
    assert target.with_name("ray.jsonl").read_bytes() == here.with_name("here.jsonl").read_bytes()


@pytest.mark.parametrize(
    ("name", "options", "levels", "effort"),
    [
        ("nimmt", {"players": 3, "rounds": 1}, ("strong", "medium", "easy"), 8),
        ("ogorek", {"players": 2}, ("strong", "medium"), 20),
        ("sixtysix", {"target": 2}, ("strong", "medium"), 60),
        ("draughts/russian", {}, ("strong", "easy"), 300),
    ],
)
def test_what_was_played_before_changes_nothing(
    name: str, options: dict[str, int], levels: tuple[str, ...], effort: int
) -> None:
    """Bots keep nothing from match to match: else results would depend on which worker played what."""
    contest = Contest(name, dict(stolik.game(name, **options).options), (levels, levels[::-1]), seed=9, effort=effort)
    forwards, backwards = play_deals(contest, [0, 1]), play_deals(contest, [1, 0])
    assert forwards == backwards[2:] + backwards[:2]
