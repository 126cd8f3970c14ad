"""What a batch gives out and takes of the machine by itself."""

from __future__ import annotations

import os

import numpy as np
import pytest

import stolik


def test_a_list_that_is_given_out_can_only_be_read() -> None:
    """What is listed is not checked again: whoever could write into the list could do anything."""
    batch = stolik.batch("nimmt", 4, seed=1, threads=1)
    for _ in range(9):
        codes, counts = batch.legal()
        batch.step(batch.random_actions())
    for given in (codes, counts):
        with pytest.raises(ValueError, match="read-only"):
            given[:] = 103
    before = batch.states.copy()
    with pytest.raises(stolik.IllegalAction):
        batch.step(np.full(4, 103))
    assert (batch.states == before).all()


def test_what_was_drawn_is_known_to_be_allowed_until_the_table_changes() -> None:
    batch = stolik.batch("nimmt", 4, seed=1, threads=1)
    actions = batch.random_actions()
    again = batch.random_actions()
    assert (actions != again).any(), "other decisions, which are allowed as well"
    batch.step(actions)
    with pytest.raises(stolik.IllegalAction):
        batch.step(again)  # they were drawn for another seat
    actions = batch.random_actions()
    batch.states["hands"][:] = 0
    batch.forget()
    with pytest.raises(stolik.IllegalAction):
        batch.step(actions)


def test_a_mask_that_is_given_out_can_only_be_read() -> None:
    """Of a long mask only what has changed is written."""
    batch = stolik.batch("draughts/polish", 4, seed=1, threads=1)
    masks = batch.legal_mask()
    with pytest.raises(ValueError, match="read-only"):
        masks[:, 5] = 1
    batch.step(batch.random_actions())
    assert batch.legal_mask() is masks, "the same array as before, up to date"
    assert (masks == batch.legal_mask(np.zeros_like(masks))).all()


def test_a_large_machine_needs_no_option(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(os, "cpu_count", lambda: 384)
    monkeypatch.setattr(os, "sched_getaffinity", lambda process: set(range(384)), raising=False)
    assert stolik.batch("nimmt", 2).threads == 256


def test_a_process_that_has_been_given_few_cores_uses_no_more(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(os, "cpu_count", lambda: 128)
    monkeypatch.setattr(os, "sched_getaffinity", lambda process: {3, 5}, raising=False)
    assert stolik.batch("nimmt", 512).threads == 2
