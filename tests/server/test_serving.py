"""`stolik serve`: what it sets up before it serves, and what it refuses in one clear line."""

from __future__ import annotations

import urllib.error
import urllib.request
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from typer.testing import CliRunner, Result

from stolik.cli.main import app
from tests.server.nursery import free_port
from tests.server.running import Running

Serve = Callable[..., Result]


@pytest.fixture
def served(monkeypatch: pytest.MonkeyPatch) -> list[dict[str, Any]]:
    """With what the server was started, each time it was."""
    started: list[dict[str, Any]] = []
    monkeypatch.setattr("uvicorn.run", lambda app, **options: started.append({"app": app, **options}))
    monkeypatch.setattr("stolik.server.logs.structured", lambda _: None)
    return started


@pytest.fixture
def serve(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Serve:
    monkeypatch.setenv("STOLIK_DATA", str(tmp_path / "new" / "folder"))
    monkeypatch.delenv("STOLIK_DATABASE", raising=False)
    return lambda *arguments: CliRunner().invoke(app, ["serve", "--port", str(free_port()), *arguments])


def test_the_first_start_makes_the_data_folder(serve: Serve, served: list[dict[str, Any]], tmp_path: Path) -> None:
    assert serve().exit_code == 0
    assert (tmp_path / "new" / "folder" / "tables.db").is_file()
    settings = served[0]["app"].state.settings
    assert settings.database == f"sqlite:///{tmp_path}/new/folder/tables.db"
    assert settings.host == "127.0.0.1"
    assert served[0]["forwarded_allow_ips"] == ["127.0.0.1", "::1"]


def test_names_and_proxies_are_taken_as_they_are_meant(serve: Serve, served: list[dict[str, Any]]) -> None:
    told = serve("--origin", "https://Stolik.example/", "--origin", "http://10.0.0.5:80", "--proxy", "10.0.0.0/8")
    assert told.exit_code == 0, told.output
    assert served[0]["app"].state.settings.origins == {"https://stolik.example", "http://10.0.0.5:80"}
    assert "10.0.0.0/8" in served[0]["forwarded_allow_ips"]


@pytest.mark.parametrize(
    ("arguments", "complaint"),
    [
        (("--database", "mysql://ola:tajne@host/db"), "allowed is sqlite:///path/to/file, or postgresql://"),
        (("--database", "sqlite:////no/such/folder/tables.db"), "cannot be opened: No such file or directory"),
        (("--database", "postgresql://ola:tajne@127.0.0.1:9/stolik"), "the database postgresql://***@127.0.0.1:9"),
        (("--origin", "stolik.example"), "allowed is an address such as https://"),
        (("--origin", "http://["), "allowed is an address such as https://"),
        (("--origin", "https://stolik.example/t"), "allowed is an address such as https://"),
        (("--proxy", "nginx"), "allowed is an IP address"),
        (("--host", "192.0.2.1"), "allowed is an address of this machine"),
    ],
)
def test_refusals_are_one_clear_line(
    serve: Serve, served: list[dict[str, Any]], arguments: tuple[str, ...], complaint: str
) -> None:
    told = serve(*arguments)
    assert told.exit_code == 2, told.output
    assert told.stderr.startswith("stolik: ")
    assert told.stderr.count("\n") == 1
    assert complaint in told.stderr
    assert "tajne" not in told.stderr
    assert served == []


def test_a_data_folder_that_cannot_be_made(serve: Serve, served: list[dict[str, Any]], tmp_path: Path) -> None:
    (tmp_path / "new").write_text("no folder")
    told = serve()
    assert (told.exit_code, served) == (2, [])
    assert f"stolik: the data folder {tmp_path}/new/folder cannot be made: Not a directory" in told.stderr


def test_a_proxy_on_this_machine_is_believed_how_and_from_where_one_asks(server: Running) -> None:
    def asked(**forwarded: str) -> tuple[int, str]:
        headers = {name.replace("_", "-"): value for name, value in forwarded.items()}
        request = urllib.request.Request(f"{server.url}/api/me", method="POST", headers=headers)
        try:
            with urllib.request.urlopen(request, timeout=60) as answer:
                return answer.status, answer.headers["set-cookie"]
        except urllib.error.HTTPError as refused:
            with refused:
                return refused.code, ""

    assert "Secure" not in asked()[1]
    assert "Secure" in asked(x_forwarded_proto="https")[1]
    while asked()[0] == 200:
        pass
    assert asked(x_forwarded_for="192.0.2.7")[0] == 200, "somebody else"
