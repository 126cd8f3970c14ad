"""A restore beside processes that go on: nothing of theirs gets into the other log, and they hear of it."""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest

from stolik.store.backup import backup, restore
from stolik.store.errors import Replaced
from stolik.store.log import Log
from stolik.store.watching import REPLACED
from tests.store.conftest import bodies, laid
from tests.store.test_watching import Ear


def test_what_was_known_of_the_old_log_is_not_written_to_the_new_one(url: str, tmp_path: Path) -> None:
    with Log.open(url) as log:
        laid(log, "kot")
        assert log.append("kot", 0, [b"a", b"b"]).result()
        backup(url, tmp_path / "file")
        assert log.append("kot", 2, [b"c"]).result()
        restore(tmp_path / "file", url, force=True)
        for number in (2, 3):  # the next of the new log, and the next of the old one
            with pytest.raises(Replaced, match="replaced by a restore; nothing was written"):
                log.append("kot", number, [b"d"]).result()
        assert bodies(log, "kot") == [b"a", b"b"]
        assert log.current_making() != log.making
        log.making = log.current_making()
        assert log.append("kot", 2, [b"e"]).result()
    with Log.open(url) as again:
        assert again.making == again.current_making()
        assert again.append("kot", 3, [b"f"]).result()
        assert bodies(again, "kot") == [b"a", b"b", b"e", b"f"]


def test_a_restore_is_announced_where_processes_hear_of_each_other(postgres_url: str, tmp_path: Path) -> None:
    with Log.open(postgres_url) as log:
        laid(log, "kot")
        backup(postgres_url, tmp_path / "file")
        ear = Ear()
        log.watch(ear)
        restore(tmp_path / "file", postgres_url, force=True)
        assert ear.until(REPLACED) == [REPLACED]


def test_restoring_while_others_append_stops_nobody_for_good(url: str, tmp_path: Path) -> None:
    names = [f"t{number}" for number in range(6)]
    with Log.open(url) as log:
        laid(log, *names)
        backup(url, tmp_path / "file")

        def write(name: str) -> int:
            """Append until the log is another; how often that went well."""
            for number in range(100_000):
                try:
                    assert log.append(name, number, [b"x"]).result()
                except Replaced:
                    return number
            raise AssertionError

        with ThreadPoolExecutor(len(names)) as pool:
            writing = [pool.submit(write, name) for name in names]
            while not all(log.read(name) for name in names):
                pass
            restore(tmp_path / "file", url, force=True)
            assert all(written.result() > 0 for written in writing)
        assert [bodies(log, name) for name in names] == [[]] * len(names)
