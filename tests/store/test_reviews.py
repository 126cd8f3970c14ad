"""Reviews that processes share: each is made by one, and anyone can follow it."""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor

import pytest

from stolik.core.errors import BadOption
from stolik.store.log import Log
from stolik.store.reviews import Kept
from tests.store.conftest import laid
from tests.store.test_sharing import age

KOT, KOCOUR = ("kot", "pl"), ("kot", "cs")


def test_a_review_is_made_by_whoever_begins_it(log: Log) -> None:
    reviews = laid(log, "kot").reviews
    assert reviews.find(KOT) is None
    assert reviews.begin(KOT, "first", 40, 5) is None
    assert reviews.begin(KOT, "second", 40, 5) == reviews.find(KOT) == Kept(0, 40, None, False)
    assert reviews.begin(KOCOUR, "second", 40, 5) is None, "another language is another review"
    reviews.renew("first", {KOT: 7, KOCOUR: 9}, 5)
    assert reviews.find(KOT) == Kept(7, 40, None, False)
    assert reviews.find(KOCOUR) == Kept(0, 40, None, False), "which is not for the first to renew"
    reviews.finish(KOT, "second", b"not theirs", 60)
    reviews.finish(KOT, "first", b"\x00found", 60)
    assert reviews.begin(KOT, "third", 40, 5) == reviews.find(KOT) == Kept(40, 40, b"\x00found", False)


def test_of_many_who_begin_a_review_one_makes_it(url: str) -> None:
    with Log.open(url) as first, Log.open(url) as second, ThreadPoolExecutor(8) as pool:
        laid(first, *"abc")
        for name in "abc":

            def begin(number: int, name: str = name) -> Kept | None:
                return (first, second)[number % 2].reviews.begin((name, "en"), f"process {number}", 40, 60)

            assert list(pool.map(begin, range(8))).count(None) == 1


def test_a_review_whose_process_is_silent_is_made_by_another(log: Log) -> None:
    reviews = laid(log, "kot").reviews
    assert reviews.begin(KOT, "first", 40, 5) is None
    age(log, "reviews", "expires", 6)
    assert reviews.find(KOT) is None
    assert reviews.begin(KOT, "second", 40, 5) is None
    reviews.renew("first", {KOT: 30}, 60)
    reviews.finish(KOT, "first", b"too late", 60)
    reviews.give_up("first")
    assert reviews.find(KOT) == Kept(0, 40, None, False)


def test_a_review_that_was_given_up_or_failed_can_be_begun_again(log: Log) -> None:
    reviews = laid(log, "kot").reviews
    for language in ("pl", "cs", "en"):
        assert reviews.begin(("kot", language), "first", 40, 5) is None
    reviews.give_up("first", KOT)
    assert (reviews.find(KOT), reviews.find(KOCOUR)) == (None, Kept(0, 40, None, False))
    assert reviews.begin(KOT, "second", 40, 5) is None
    reviews.finish(("kot", "en"), "first", None, 60)
    assert reviews.find(("kot", "en")) == Kept(40, 40, None, True)
    reviews.give_up("first")
    assert (reviews.find(KOT), reviews.find(KOCOUR)) == (Kept(0, 40, None, False), None)
    assert reviews.begin(("kot", "en"), "second", 40, 5) is None


def test_reviews_are_kept_for_a_while(log: Log) -> None:
    reviews = laid(log, "kot", "pies").reviews
    reviews.begin(KOT, "first", 40, 5)
    reviews.finish(KOT, "first", b"found", 60)
    age(log, "reviews", "expires", 61)
    assert reviews.find(KOT) is None
    reviews.begin(("pies", "pl"), "first", 40, 5)
    left = log._database.read(lambda connection: connection.exec_driver_sql("SELECT table_name FROM reviews").all())
    assert [tuple(row) for row in left] == [("pies",)]


def test_what_is_no_review(log: Log) -> None:
    for match, owner in ((("", "pl"), "first"), (KOT, "")):
        with pytest.raises(BadOption):
            log.reviews.begin(match, owner, 40, 5)
