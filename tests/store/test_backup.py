"""Backups: of one moment while others play, whole or refused, from either database into either."""

from __future__ import annotations

import gzip
import hashlib
import json
import random
import stat
import threading
import time
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import Connection, select

from stolik.store import postgres
from stolik.store.archive import Reader, check_archive
from stolik.store.backup import LEFT_OUT, backup, restore
from stolik.store.errors import DamagedBackup, NotEmpty, StoreError
from stolik.store.log import Log
from stolik.store.opening import connect, open_database, read_url
from stolik.store.schema import metadata
from stolik.store.upgrading import NEWEST, VERSION_TABLE, version
from tests.store.conftest import MakeUrl, bodies, laid
from tests.store.test_upgrading import first_version, run

FLIPS = 300


def contents(url: str) -> dict[str, list[Any]]:
    """All that a database holds and a backup keeps."""
    database = open_database(url)

    def look(connection: Connection) -> dict[str, list[Any]]:
        tables = [table for table in metadata.sorted_tables if table.name not in LEFT_OUT]
        return {
            table.name: [tuple(row) for row in connection.execute(select(table).order_by(*table.primary_key))]
            for table in tables
        }

    found = database.read(look)
    database.close()
    return found


def fill(url: str, entries: int = 5) -> None:
    """A log with a little of everything."""
    with Log.open(url) as log:
        laid(log, "kot", "żółw")
        log.create("private", b"\x00\xff", bytes(range(256)), listed=False)
        for number in range(entries):
            log.append("kot", number, [b"%d \x00\xff\n" % number]).result()
        log.append("żółw", 0, [b"", b'{"a":"\xc5\xbc"}']).result()
        log.finish("żółw")
        log.secret("cookie")
        log.links.save(b"code", b"for once", time.time() + 60)
        log.lease("kot", "process 1", 60)


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return tmp_path / "log.backup"


@pytest.fixture
def target(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """An empty database of the kind that the test names."""
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path}/target.db"
    return str(request.getfixturevalue("postgres_url"))


@pytest.mark.parametrize("target", ["sqlite", "postgresql"], indirect=True)
def test_what_was_kept_comes_back(url: str, target: str, file: Path) -> None:
    fill(url)
    kept = backup(url, file)
    assert (kept.tables, kept.entries) == (3, 7)
    assert abs(kept.made - time.time()) < 3600
    assert restore(file, target) == kept
    assert contents(target) == contents(url)
    with Log.open(target) as log:
        assert log.links.take(b"code") is None, "a link that may have been used since"
        assert log.lease("kot", "process 2", 60), "a lease that is over"
        assert log.append("kot", 5, [b"on"]).result()


def test_more_rows_than_are_moved_at_once(new_url: MakeUrl, file: Path) -> None:
    first, second = new_url(), new_url()
    with Log.open(first) as log:
        laid(log, "kot", "pies")
        for table in ("kot", "pies"):
            log.append(table, 0, [b"%d" % number for number in range(1503)]).result()
    assert backup(first, file).entries == 3006
    restore(file, second)
    assert contents(second) == contents(first)


def test_a_backup_during_play_is_of_one_moment(new_url: MakeUrl, tmp_path: Path) -> None:
    url = new_url()
    over = threading.Event()
    with Log.open(url) as log:
        laid(log, "kot", "pies")

        def play() -> None:
            number = 0
            while not over.is_set():  # always kot first: at any moment it has as many entries or one more
                for table in ("kot", "pies"):
                    assert log.append(table, number, [b"%d" % number]).result()
                number += 1

        player = threading.Thread(target=play)
        player.start()
        try:
            lengths = []
            for count in range(4):
                before = len(log.read("pies"))
                while len(log.read("pies")) < before + 3:
                    time.sleep(0.002)
                backup(url, tmp_path / f"{count}.backup")
                lengths.append((before, len(log.read("kot"))))
        finally:
            over.set()
            player.join()
        final = bodies(log, "kot")
    target = new_url()
    for count, (before, after) in enumerate(lengths):
        restore(tmp_path / f"{count}.backup", target, force=True)
        with Log.open(target) as log:
            kot, pies = bodies(log, "kot"), bodies(log, "pies")
        assert len(kot) - len(pies) in {0, 1}
        assert before < len(pies)
        assert len(kot) <= after
        assert kot == final[: len(kot)]
        assert pies == final[: len(pies)]


def test_nobody_waits_for_a_backup(url: str) -> None:
    fill(url)
    database = connect(read_url(url))
    with Log.open(url) as log, database.snapshot() as connection:
        entries = metadata.tables["entries"]
        before = connection.execute(select(entries)).all()
        assert log.append("kot", 5, [b"on"]).result(timeout=20)
        log.create("new", b"{}", b"s", listed=True)
        assert connection.execute(select(entries)).all() == before
    database.close()


def test_a_database_that_is_not_empty_is_left_alone(new_url: MakeUrl, file: Path) -> None:
    first, second = new_url(), new_url()
    fill(first)
    backup(first, file)
    with Log.open(second) as log:
        laid(log, "mysz")
    with pytest.raises(NotEmpty, match=r"is not empty \(it has tables\); --force replaces all"):
        restore(file, second)
    with Log.open(second) as log:
        assert log.unfinished() == ["mysz"]
    restore(file, second, force=True)
    assert contents(second) == contents(first)


def test_a_database_with_our_schema_and_nothing_in_it_is_empty(new_url: MakeUrl, file: Path) -> None:
    first, second = new_url(), new_url()
    fill(first)
    backup(first, file)
    Log.open(second).close()
    restore(file, second)
    assert contents(second) == contents(first)


def test_a_backup_of_the_first_version_is_restored_as_ours(new_url: MakeUrl, file: Path) -> None:
    first, second = new_url(), new_url()
    database = connect(read_url(first))
    first_version(database)
    backup(first, file)
    assert database.read(version) == "v1", "a backup changes nothing"
    database.close()
    restore(file, second)
    database = connect(read_url(second))
    assert database.read(version) == NEWEST
    database.close()
    assert contents(second) == contents(first)


def rewritten(file: Path, change: Any) -> None:
    """Change the lines of a backup and give it a right checksum again."""
    *lines, last = [json.loads(line) for line in gzip.decompress(file.read_bytes()).splitlines()]
    lines = change(lines)
    text = "".join(json.dumps(line) + "\n" for line in lines).encode()
    columns = lines[0]["columns"]
    last["rows"] = {name: sum(line[:1] == [name] for line in lines if isinstance(line, list)) for name in columns}
    last["sha256"] = hashlib.sha256(text).hexdigest()
    file.write_bytes(gzip.compress(text + json.dumps(last).encode() + b"\n"))


def header_with(**changed: Any) -> Any:
    """A change of the first line."""
    return lambda lines: [{**lines[0], **changed}, *lines[1:]]


@pytest.mark.parametrize(
    ("change", "complaint"),
    [
        (lambda lines: [*lines, lines[-1]], "(?i)unique"),  # an entry twice
        (lambda lines: [*lines, ["entries", "nobody", 0, "", 1]], "(?i)foreign key"),
        (lambda lines: [*lines, ["entries", "kot", 99, "no base64", 1]], r"damaged \(entries\.body"),
    ],
)
def test_a_restore_that_fails_changes_nothing(url: str, file: Path, change: Any, complaint: str) -> None:
    refused(url, file, change, complaint)


def refused(url: str, file: Path, change: Any, complaint: str) -> None:
    """Restore over a log from a backup with this change: it is refused and the log stays."""
    fill(url)
    backup(url, file)
    rewritten(file, change)
    before = contents(url)
    with pytest.raises(StoreError, match=complaint) as raised:
        restore(file, url, force=True)
    assert "\n" not in str(raised.value)
    assert contents(url) == before


@pytest.mark.parametrize(
    ("change", "complaint"),
    [
        (lambda lines: [*lines, ["entries", "kot", 99, None, 1]], r"damaged \(entries\.body"),
        (lambda lines: [*lines, ["entries", "kot"]], "a row does not fit its table"),
        (lambda lines: [*lines, ["cats", "kot"]], "a row does not fit its table"),
        (lambda lines: [*lines, []], "a row does not fit its table"),
        (header_with(version="v99"), "has version 'v99', newer than v3: update Stolik"),
        (header_with(columns={"tables": ["name"]}), "a row does not fit its table"),
        (
            lambda lines: [{**lines[0], "columns": {"cats": ["name"]}}],
            "version v3 has no table 'cats' with these columns",
        ),
        (header_with(format=2), "has format 2, this Stolik knows 1: update Stolik"),
        (header_with(stolik="record"), "is no backup of Stolik"),
        (header_with(more=1), "is no backup of Stolik"),
    ],
)
def test_a_backup_that_makes_no_sense_is_refused(sqlite_url: str, file: Path, change: Any, complaint: str) -> None:
    refused(sqlite_url, file, change, complaint)


def test_a_table_that_was_there_before_the_first_release_is_passed_over(sqlite_url: str, file: Path) -> None:
    def former(lines: list[Any]) -> list[Any]:
        columns = lines[0]["columns"] | {"identities": ["name", "body", "created"]}
        return [{**lines[0], "columns": columns}, *lines[1:], ["identities", "ola", "", 1.0]]

    fill(sqlite_url)
    before = contents(sqlite_url)
    backup(sqlite_url, file)
    rewritten(file, former)
    restore(file, sqlite_url, force=True)
    assert contents(sqlite_url) == before


def test_rewriting_by_itself_does_no_damage(sqlite_url: str, file: Path) -> None:
    fill(sqlite_url)
    backup(sqlite_url, file)
    rewritten(file, lambda lines: lines)
    restore(file, sqlite_url, force=True)


def rows_of(file: Path) -> list[Any]:
    with Reader(file) as reader:
        return [reader.header, *reader.rows()]


def test_no_damage_goes_unseen(sqlite_url: str, file: Path, tmp_path: Path) -> None:
    fill(sqlite_url, entries=40)
    backup(sqlite_url, file)
    whole, right = file.read_bytes(), rows_of(file)
    chance, found = random.Random(5), 0
    damaged = tmp_path / "damaged.backup"
    for _ in range(FLIPS):
        data = bytearray(whole)
        match chance.randrange(4):
            case 0:
                data = data[: chance.randrange(len(data))]
            case 1:
                data[chance.randrange(len(data))] ^= 1 << chance.randrange(8)
            case 2:
                at = chance.randrange(len(data))
                data[at : at + chance.randrange(1, 50)] = b""
            case 3:
                at = chance.randrange(len(data))
                data[at:at] = chance.randbytes(chance.randrange(1, 50))
        damaged.write_bytes(data)
        try:
            assert rows_of(damaged) == right  # a bit that means nothing, such as gzip's note of the system
        except DamagedBackup as error:
            found += 1
            assert "\n" not in str(error)  # noqa: PT017
    assert found > FLIPS * 9 // 10


@pytest.mark.parametrize("line", range(4))
def test_changed_text_is_found_by_the_checksum(sqlite_url: str, file: Path, line: int) -> None:
    fill(sqlite_url)
    backup(sqlite_url, file)
    lines = gzip.decompress(file.read_bytes()).splitlines(keepends=True)
    changed = [lines[:-2] + lines[-1:], [*lines, lines[-1]], [*lines[:-1], lines[-2], lines[-1]], lines[:-1]][line]
    file.write_bytes(gzip.compress(b"".join(changed)))
    with pytest.raises(DamagedBackup, match=r"is damaged.*nothing was restored"):
        check_archive(file)


def test_what_is_no_backup(sqlite_url: str, tmp_path: Path) -> None:
    for name, data in (("text", b"Dear Ola"), ("empty", b""), ("zipped", gzip.compress(b"Dear Ola\n"))):
        path = tmp_path / name
        path.write_bytes(data)
        with pytest.raises(DamagedBackup, match="is no backup of Stolik"):
            restore(path, sqlite_url)
    with pytest.raises(DamagedBackup, match="No such file"):
        restore(tmp_path / "missing", sqlite_url)
    with pytest.raises(DamagedBackup, match="Is a directory"):
        restore(tmp_path, sqlite_url)
    assert not (tmp_path / "tables.db").exists()


def test_a_backup_is_for_its_owner_alone_and_replaces_nothing(sqlite_url: str, file: Path) -> None:
    fill(sqlite_url)
    backup(sqlite_url, file)
    assert stat.S_IMODE(file.stat().st_mode) == 0o600
    before = file.read_bytes()
    with pytest.raises(StoreError, match="is there already; choose another name"):
        backup(sqlite_url, file)
    assert file.read_bytes() == before
    with pytest.raises(StoreError, match="is there already"):
        backup(sqlite_url, Path(sqlite_url.removeprefix("sqlite:///")))


def test_a_backup_that_fails_leaves_no_file(sqlite_url: str, file: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    fill(sqlite_url)

    def full(*_: object) -> None:
        raise OSError(28, "No space left on device")

    with monkeypatch.context() as patch:
        patch.setattr("os.fsync", full)
        with pytest.raises(StoreError, match="cannot be written: No space left"):
            backup(sqlite_url, file)
    with pytest.raises(StoreError, match="cannot be written: No such file"):
        backup(sqlite_url, file.parent / "missing" / "file")
    assert [path.name for path in file.parent.iterdir() if "backup" in path.name] == []


def test_there_must_be_something_to_keep(tmp_path: Path, file: Path) -> None:
    with pytest.raises(StoreError, match=r"there is no database /.*missing\.db$"):
        backup(f"sqlite:///{tmp_path}/missing.db", file)
    assert list(tmp_path.iterdir()) == []
    (tmp_path / "empty.db").touch()
    with pytest.raises(StoreError, match="has no log of Stolik"):
        backup(f"sqlite:///{tmp_path}/empty.db", file)
    assert not file.exists()


def test_a_newer_database_is_not_replaced_even_by_force(new_url: MakeUrl, file: Path) -> None:
    url = new_url()
    fill(url)
    backup(url, file)
    database = connect(read_url(url))
    run(database, f"UPDATE {VERSION_TABLE} SET version_num = 'v99'")
    with pytest.raises(StoreError, match="update Stolik"):
        restore(file, url, force=True)
    run(database, f"UPDATE {VERSION_TABLE} SET version_num = '{NEWEST}'")
    database.close()
    assert len(contents(url)["entries"]) == 7


def test_a_slow_disk_does_not_end_a_backup(postgres_url: str, file: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    fill(postgres_url)
    monkeypatch.setattr(postgres, "SETTINGS", "SET idle_in_transaction_session_timeout = 100")
    put = gzip.GzipFile.write

    def slow(file: gzip.GzipFile, data: Any) -> int:
        time.sleep(0.2)
        return put(file, data)

    monkeypatch.setattr(gzip.GzipFile, "write", slow)
    assert backup(postgres_url, file).entries == 7
