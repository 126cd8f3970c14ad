"""What processes share: leases, secrets, guests, one-time links."""

from __future__ import annotations

import time
from concurrent.futures import ThreadPoolExecutor

import pytest

from stolik.core.errors import BadOption
from stolik.store import leases
from stolik.store.errors import StoreError, UnknownTable
from stolik.store.log import Log
from tests.store.conftest import laid


def age(log: Log, table: str, column: str, seconds: float) -> None:
    """Let time pass for a row, without waiting."""
    statement = f"UPDATE {table} SET {column} = {column} - {seconds}"
    log._database.write(lambda connection, _: connection.exec_driver_sql(statement))


# leases


def test_a_lease_has_one_owner(log: Log) -> None:
    laid(log, "kot", "pies")
    assert log.lease("kot", "first", 60)
    assert not log.lease("kot", "second", 60)
    assert log.lease("kot", "first", 60)
    assert log.lease("pies", "second", 60)


def test_a_lease_that_ran_out_is_taken_over(log: Log) -> None:
    laid(log, "kot")
    assert log.lease("kot", "first", 60)
    age(log, "leases", "expires", 59)
    assert not log.lease("kot", "second", 60)
    age(log, "leases", "expires", 1)
    assert log.lease("kot", "second", 60)
    assert not log.lease("kot", "first", 60)


def test_renewing_lengthens_a_lease(log: Log) -> None:
    laid(log, "kot")
    assert log.lease("kot", "first", 10)
    assert log.lease("kot", "first", 100)
    age(log, "leases", "expires", 50)
    assert not log.lease("kot", "second", 60)


def test_a_lease_runs_out_by_itself(log: Log) -> None:
    laid(log, "kot")
    assert log.lease("kot", "first", 0.05)
    time.sleep(0.1)
    assert log.lease("kot", "second", 60)


def test_only_its_owner_releases_a_lease(log: Log) -> None:
    laid(log, "kot")
    assert log.lease("kot", "first", 60)
    log.release("kot", "second")
    assert not log.lease("kot", "second", 60)
    log.release("kot", "first")
    log.release("kot", "first")
    assert log.lease("kot", "second", 60)


def test_of_many_who_want_a_free_lease_one_gets_it(log: Log) -> None:
    laid(log, "kot")
    for _ in range(5):
        with ThreadPoolExecutor(8) as pool:
            got = list(pool.map(lambda number: log.lease("kot", f"process {number}", 60), range(8)))
        assert got.count(True) == 1
        age(log, "leases", "expires", 60)


def test_finishing_ends_the_lease(log: Log) -> None:
    laid(log, "kot")
    log.lease("kot", "first", 60)
    log.finish("kot")
    assert log.lease("kot", "second", 60)


def test_many_leases_at_once(log: Log) -> None:
    laid(log, *"abcd")
    assert log.lease("b", "first", 60)
    assert log.lease_all(["d", "b", "unknown", "a"], "second", 60) == {"a", "d"}
    assert log.lease_all(list("abcd"), "first", 60) == {"b", "c"}
    age(log, "leases", "expires", 61)
    assert log.lease_all(list("abcd"), "second", 60) == set("abcd")
    assert log.lease_all([], "second", 60) == set()
    with pytest.raises(BadOption, match="table"):
        log.lease_all(["a", "a\0"], "second", 60)


def test_more_leases_than_fit_one_statement(log: Log, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(leases, "AT_ONCE", 2)
    laid(log, *"abcde")
    assert log.lease("c", "first", 60)
    assert log.lease_all(list("edcba"), "second", 60) == set("abde")


def test_all_leases_of_an_owner_are_given_back(log: Log) -> None:
    laid(log, *"abc")
    log.lease_all(["a", "b"], "first", 60)
    log.lease("c", "third", 60)
    log.release_all("first")
    assert log.lease_all(list("abc"), "second", 60) == {"a", "b"}


def test_tables_whose_lease_ran_out_are_abandoned(log: Log) -> None:
    laid(log, *"abcd")
    log.lease_all(list("abc"), "first", 60)
    assert log.abandoned() == []
    age(log, "leases", "expires", 61)
    log.finish("c")
    assert sorted(log.abandoned()) == ["a", "b"]  # nobody ever had d; c is finished
    log.lease("a", "second", 60)
    assert log.abandoned() == ["b"]


def test_two_who_want_the_same_leases_share_them_out(url: str) -> None:
    names = [f"table {number}" for number in range(20)]
    with Log.open(url) as first, Log.open(url) as second, ThreadPoolExecutor(8) as pool:
        laid(first, *names)
        for turn in range(5):

            def want(number: int, turn: int = turn) -> set[str]:
                log, order = (first, second)[number % 2], names[number:] + names[:number]
                return log.lease_all(order, f"process {turn} {number}", 60)

            got = list(pool.map(want, range(8)))
            assert sorted(name for held in got for name in held) == sorted(names)
            age(first, "leases", "expires", 60)


def test_what_is_no_lease(log: Log) -> None:
    with pytest.raises(UnknownTable):
        log.lease("kot", "first", 60)
    laid(log, "kot")
    for seconds in (0, -1, float("nan"), float("inf")):
        with pytest.raises(BadOption, match="above 0"):
            log.lease("kot", "first", seconds)
    with pytest.raises(BadOption, match="owner"):
        log.lease("kot", "", 60)


# secrets


def test_a_secret_is_made_once(url: str) -> None:
    with Log.open(url) as first, Log.open(url) as second:
        cookie = first.secret("cookie")
        assert len(cookie) == 32
        assert second.secret("cookie") == first.secret("cookie") == cookie
        assert first.secret("another") != cookie
    with Log.open(url) as later:
        assert later.secret("cookie") == cookie


def test_all_who_first_ask_for_a_secret_get_the_same(url: str) -> None:
    with Log.open(url) as first, Log.open(url) as second:
        for name in ("a", "b", "c"):
            with ThreadPoolExecutor(8) as pool:
                got = list(pool.map(lambda n, name=name: (first, second)[n % 2].secret(name), range(8)))
            assert len(set(got)) == 1


# one-time links


def test_a_link_is_used_once(log: Log) -> None:
    log.links.save(b"\x00hash", b"body", time.time() + 60)
    assert log.links.take(b"other") is None
    assert log.links.take(b"\x00hash") == b"body"
    assert log.links.take(b"\x00hash") is None


def test_a_link_comes_too_late(log: Log) -> None:
    log.links.save(b"hash", b"body", time.time() + 60)
    age(log, "links", "expires", 61)
    assert log.links.take(b"hash") is None
    log.links.save(b"old", b"body", time.time() + 60)
    age(log, "links", "expires", 61)
    log.links.save(b"new", b"body", time.time() + 60)
    kept = log._database.read(lambda connection: connection.exec_driver_sql("SELECT code_hash FROM links").all())
    assert [bytes(code_hash) for (code_hash,) in kept] == [b"new"]


def test_a_code_in_use_is_refused(log: Log) -> None:
    log.links.save(b"hash", b"body", time.time() + 60)
    with pytest.raises(StoreError, match="in use"):
        log.links.save(b"hash", b"other", time.time() + 60)
    with pytest.raises(BadOption, match="expires"):
        log.links.save(b"another", b"body", float("inf"))
    assert log.links.take(b"hash") == b"body"


def test_of_many_who_bring_a_code_one_gets_in(url: str) -> None:
    with Log.open(url) as first, Log.open(url) as second, ThreadPoolExecutor(8) as pool:
        for number in range(10):
            code = b"%d" % number
            first.links.save(code, b"body", time.time() + 60)
            got = list(pool.map(lambda n, code=code: (first, second)[n % 2].links.take(code), range(8)))
            assert got.count(b"body") == 1
