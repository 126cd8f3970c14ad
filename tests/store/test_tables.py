"""Tables in the log: created once, listed, finished."""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor

import pytest

from stolik.core.errors import BadOption
from stolik.store.errors import TableTaken, UnknownTable
from stolik.store.log import Log
from tests.store.conftest import laid


def test_a_table_is_what_it_was_created_as(log: Log) -> None:
    log.create("kot", b"\x00setup\xff", b"secret", listed=False)
    setup = log.setup("kot")
    assert setup is not None
    assert (setup.table, setup.setup, setup.secret) == ("kot", b"\x00setup\xff", b"secret")
    assert (setup.listed, setup.finished) == (False, False)
    assert setup.created > 1.7e9


def test_a_printed_setup_keeps_its_secret(log: Log) -> None:
    assert "seed of" not in repr(laid(log, "kot").setup("kot"))


def test_a_name_is_taken_once(log: Log) -> None:
    laid(log, "kot")
    with pytest.raises(TableTaken, match="already a table 'kot'"):
        log.create("kot", b"other", b"other", listed=False)
    setup = log.setup("kot")
    assert setup is not None
    assert setup.setup == b'{"game":"any"}'


def test_even_the_same_table_is_not_created_twice(log: Log) -> None:
    laid(log, "kot")
    with pytest.raises(TableTaken):
        laid(log, "kot")


def test_of_many_who_create_one_table_one_succeeds(log: Log) -> None:
    def create(number: int) -> bool:
        try:
            log.create("kot", b"%d" % number, b"s", listed=True)
        except TableTaken:
            return False
        return True

    with ThreadPoolExecutor(8) as pool:
        made = list(pool.map(create, range(16)))
    setup = log.setup("kot")
    assert setup is not None
    assert [number for number, mine in enumerate(made) if mine] == [int(setup.setup)]


def test_listed_tables_newest_first(log: Log) -> None:
    laid(log, "a", "c", "b")
    log.create("private", b"{}", b"s", listed=False)
    assert log.listed() == ["b", "c", "a"]
    assert log.listed(limit=2) == ["b", "c"]
    assert log.unfinished() == ["a", "c", "b", "private"]


def test_a_finished_table_is_kept_but_neither_listed_nor_unfinished(log: Log) -> None:
    laid(log, "a", "b")
    log.append("a", 0, [b"x"]).result()
    log.finish("a")
    log.finish("a")
    assert log.listed() == log.unfinished() == ["b"]
    assert log.read("a") == [(0, b"x")]
    setup = log.setup("a")
    assert setup is not None
    assert setup.finished


def test_what_is_not_there(log: Log) -> None:
    assert log.setup("kot") is None
    assert log.read("kot") == []
    with pytest.raises(UnknownTable, match="no table 'kot'"):
        log.finish("kot")


@pytest.mark.parametrize("name", ["", "a\0b", "a\nb", "x" * 201, "\ud800"])
def test_impossible_names_are_refused_and_never_found(log: Log, name: str) -> None:
    with pytest.raises(BadOption, match="1 to 200 printable"):
        log.create(name, b"{}", b"s", listed=True)
    with pytest.raises(BadOption):
        log.append(name, 0, [b"x"])
    assert log.setup(name) is None
    assert log.read(name) == []


def test_names_and_bytes_of_every_sort(log: Log) -> None:
    for name in ("Żółw i kůň", "'; DROP TABLE entries; --", "%s %(a)s :b", "x" * 200, "😀"):
        laid(log, name)
        assert log.append(name, 0, [bytes(range(256)), b""]).result()
        assert log.read(name) == [(0, bytes(range(256))), (1, b"")]
