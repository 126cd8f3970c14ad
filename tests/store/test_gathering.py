"""Group commit waits for more only where much is going on."""

from __future__ import annotations

import threading
from collections.abc import Sequence
from types import SimpleNamespace
from typing import Any

import pytest

from stolik.store import appending
from stolik.store.appending import Append, Writer


@pytest.fixture
def slept(monkeypatch: pytest.MonkeyPatch) -> list[float]:
    """How long the writer has waited for more; the clock stands still."""
    waits: list[float] = []
    monkeypatch.setattr(appending, "time", SimpleNamespace(monotonic=lambda: 1.0, sleep=waits.append))
    return waits


def test_after_a_transaction_of_several_the_next_one_waits_for_more(
    monkeypatch: pytest.MonkeyPatch, slept: list[float]
) -> None:
    groups: list[int] = []
    begun, go_on = threading.Event(), threading.Event()

    def slow(_: Any, group: Sequence[Append]) -> list[bool]:
        groups.append(len(group))
        begun.set()
        assert go_on.wait(10)
        return [True] * len(group)

    monkeypatch.setattr(appending, "append_all", slow)
    writer = Writer(SimpleNamespace(), lambda append: None)  # type: ignore[arg-type]
    first = writer.put(Append("t", 0, (b"",), 1))
    assert begun.wait(10)
    three = [writer.put(Append("t", number, (b"",), 1)) for number in (1, 2, 3)]
    go_on.set()
    assert all(appended.result(10) for appended in (first, *three))
    assert (groups, slept) == ([1, 3], [])
    assert writer.put(Append("t", 4, (b"",), 1)).result(10)
    assert slept == [appending.GATHERING]
    assert writer.put(Append("t", 5, (b"",), 1)).result(10), "and one who is alone waits no more"
    assert len(slept) == 1
    writer.close()


def test_who_plays_alone_never_waits(monkeypatch: pytest.MonkeyPatch, slept: list[float]) -> None:
    monkeypatch.setattr(appending, "append_all", lambda _, group: [True] * len(group))
    writer = Writer(SimpleNamespace(), lambda append: None)  # type: ignore[arg-type]
    for number in range(100):
        assert writer.put(Append("t", number, (b"",), 1)).result(10)
    writer.close()
    assert slept == []
