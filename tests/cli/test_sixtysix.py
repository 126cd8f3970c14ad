"""Sixty-six at the terminal: whole matches, its keys, and refusals that teach."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from stolik.core.verify import verify
from stolik.core.words import LANGUAGES, say
from tests.cli.conftest import Command, saved

NO_WORDS = re.compile(r"\b(?:play|sixtysix|level|waiting|analyse)-[a-z]")  # a message that is missing shows its name
SEED = 3  # the first player leads from Q♠ A♠ K♥ Q♦ 10♦ A♦, trumps are diamonds


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_whole_match(stolik: Command, folder: Path, language: str) -> None:
    run = stolik(*("play", "sixtysix", "--level", "easy", "--language", language, "--seed", SEED), typed=("#1",) * 300)
    assert run.code == 0, run.error
    record = saved(folder)
    assert record.outcome is not None
    assert verify(record).good
    assert not NO_WORDS.search(run.out)


def test_cards_by_their_number_and_the_special_keys(stolik: Command, folder: Path) -> None:
    run = stolik("play", "sixtysix", "--level", "easy", "--seed", SEED, typed=["x", "c", "c", "2", "q"])
    assert "S4: Take a trick first" in run.out
    assert "S5: The stock is closed already." in run.out
    texts = [entry.text for entry in saved(folder).actions if hasattr(entry, "text")]
    assert texts[:2] == ["close", "As"]


def test_declaring_at_once_is_allowed_and_costs_three(stolik: Command, folder: Path) -> None:
    run = stolik("play", "sixtysix", "--level", "easy", "--seed", SEED, typed=["66", "q"])
    assert "You have declared falsely: 0 points are not 66. [S12]" in run.out
    assert re.search(r"gets 3 game points and has 3\. \[S9\]", run.out)


def test_a_deal_that_ends_early_does_not_say_that_the_stock_is_used_up(stolik: Command) -> None:
    run = stolik("play", "sixtysix", "--level", "easy", "--seed", SEED, "--option", "target=1", typed=["66", ""])
    assert "declared falsely" in run.out
    assert say("play-sixtysix-exhausted", "en") not in run.out


def test_what_may_be_done_and_by_which_rule_not_is_on_the_screen(stolik: Command) -> None:
    run = stolik("play", "sixtysix", "--level", "easy", "--seed", SEED, typed=["h", "q"])
    assert "exchange (S4)" in run.out
    assert "c close" in run.out
    assert "66 declare" in run.out
    assert "Hint" in run.out
