"""URLs of databases: two kinds are taken, everything else is one clear refusal without a password in it."""

from __future__ import annotations

import os
import random
import stat
import string
from pathlib import Path

import pytest
from hypothesis import HealthCheck, example, given, settings
from hypothesis import strategies as st

from stolik.core.errors import BadOption, StolikError
from stolik.store.address import default_url, read_url, shown
from stolik.store.errors import StoreError
from stolik.store.log import Log
from tests.store.servers import Databases


@pytest.mark.parametrize(
    "url",
    [
        "",
        "sqlite",
        "sqlite://",
        "sqlite:///",
        "sqlite:///:memory:",
        "sqlite://host/file.db",
        "sqlite:///file.db?mode=memory",
        "sqlite+aiosqlite:///file.db",
        "mysql://root@localhost/stolik",
        "postgresql+asyncpg://localhost/stolik",
        "postgresql://localhost:port/stolik",
        "postgresql://localhost:99999999/stolik",
        "tables.db",
        "sqlite:///a\0b",
        "sqlite:///a\nb",
    ],
)
def test_what_is_no_database_of_ours(url: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    with pytest.raises(BadOption, match=r"option database=.*allowed is sqlite:///path/to/file, or postgresql://"):
        Log.open(url)
    assert list(tmp_path.iterdir()) == []


def test_files_that_cannot_be_opened(tmp_path: Path) -> None:
    with pytest.raises(StoreError, match="cannot be opened: No such file or directory"):
        Log.open(f"sqlite:///{tmp_path}/missing/tables.db")
    with pytest.raises(StoreError, match="cannot be opened: Is a directory"):
        Log.open(f"sqlite:///{tmp_path}")
    text = tmp_path / "letter.txt"
    text.write_text("Dear Ola, " * 200)
    with pytest.raises(StoreError, match="file is not a database"):
        Log.open(f"sqlite:///{text}")
    assert text.read_text() == "Dear Ola, " * 200


def test_a_damaged_file_is_one_clear_error(tmp_path: Path) -> None:
    path = tmp_path / "tables.db"
    Log.open(f"sqlite:///{path}").close()
    path.write_bytes(path.read_bytes()[:5000])
    with pytest.raises(StoreError, match=r"tables\.db: .*malformed"):
        Log.open(f"sqlite:///{path}")


def test_a_new_file_is_for_its_owner_alone(tmp_path: Path) -> None:
    old = os.umask(0)
    try:
        with Log.open(f"sqlite:///{tmp_path}/tables.db") as log:
            log.create("kot", b"{}", b"s", listed=True)
            assert {stat.S_IMODE(path.stat().st_mode) for path in tmp_path.iterdir()} == {0o600}
    finally:
        os.umask(old)


def test_a_file_keeps_its_durable_settings(tmp_path: Path) -> None:
    with Log.open(f"sqlite:///{tmp_path}/tables.db") as log:
        values = {}
        for pragma in ("journal_mode", "synchronous", "foreign_keys", "busy_timeout"):
            values[pragma] = log._database.write(
                lambda c, _, pragma=pragma: c.exec_driver_sql(f"PRAGMA {pragma}").scalar()
            )
        assert values == {"journal_mode": "wal", "synchronous": 2, "foreign_keys": 1, "busy_timeout": 30_000}


def test_a_server_out_of_reach_is_one_clear_error(tmp_path: Path) -> None:
    with pytest.raises(StoreError) as raised:
        Log.open(f"postgresql://ola:tajne@/stolik?host={tmp_path}")
    assert "tajne" not in str(raised.value)
    assert "\n" not in str(raised.value)
    assert "No such file or directory" in str(raised.value)


def test_a_host_that_cannot_be_one_is_one_clear_error() -> None:
    with pytest.raises(StoreError, match="label too long"):
        Log.open(f"postgresql://{'x' * 70}/stolik")


def test_a_database_that_is_not_there(databases: Databases) -> None:
    with pytest.raises(StoreError, match='database "missing" does not exist'):
        Log.open(databases.server.replace("/postgres?", "/missing?"))


def test_a_nonsense_setting_is_one_clear_error(databases: Databases) -> None:
    with pytest.raises(StolikError, match="colour"):
        Log.open(databases.server + "&colour=red")


def test_settings_that_would_lose_what_was_acknowledged_are_not_used(postgres_url: str) -> None:
    with Log.open(postgres_url + "&options=-csynchronous_commit%3Doff") as log:
        said = log._database.read(lambda connection: connection.exec_driver_sql("SHOW synchronous_commit").scalar())
        assert said == "on"
    with Log.open(postgres_url + "&options=-csynchronous_commit%3Dremote_apply") as log:
        said = log._database.read(lambda connection: connection.exec_driver_sql("SHOW synchronous_commit").scalar())
        assert said == "remote_apply"


def test_where_the_log_is_if_nobody_says(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("STOLIK_DATA", str(tmp_path))
    monkeypatch.delenv("STOLIK_DATABASE", raising=False)
    assert default_url() == f"sqlite:///{tmp_path}/tables.db"
    read_url(default_url())
    monkeypatch.setenv("STOLIK_DATABASE", "postgresql://localhost/stolik")
    assert default_url() == "postgresql://localhost/stolik"


@given(st.text(max_size=40), st.sampled_from(["", "sqlite:///", "sqlite:", "postgresql://", "postgres://u:p@", "//@"]))
@example("u:p@h:1/d?a=b&a=c", "postgresql://")
@example("[::1", "postgresql://")
def test_any_text_is_a_url_or_one_clear_refusal(rest: str, beginning: str) -> None:
    try:
        parts = read_url(beginning + rest)
    except BadOption as error:
        assert "\n" not in str(error)  # noqa: PT017
        assert "allowed is sqlite:///" in str(error)  # noqa: PT017
    else:
        assert parts.drivername in {"sqlite", "postgresql+psycopg"}


@given(st.text(string.ascii_letters + string.digits + ":/?#[]@!$&'()*+,;=%", min_size=8, max_size=20))
def test_a_password_is_never_shown(password: str) -> None:
    assert f"Q{password}Q" not in shown(f"postgresql://ola:Q{password}Q@localhost:bad/stolik")


@settings(max_examples=60, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(seed=st.integers(0, 2**32))
def test_mangled_urls_open_or_refuse_in_one_line(seed: int, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    chance = random.Random(seed)
    url = list(chance.choice(["sqlite:///tables.db", f"postgresql://ola:tajne@/stolik?host={tmp_path}"]))
    for _ in range(chance.randrange(1, 4)):
        url[chance.randrange(len(url))] = chance.choice(["", "/", ":", "@", "?", "&", "=", "%", "\0", "ż", "x"])
    text = "".join(url)
    if "host=" not in text and text.startswith("postgres"):
        return  # would look for a server elsewhere
    try:
        Log.open(text).close()
    except StolikError as error:
        assert "\n" not in str(error)  # noqa: PT017
