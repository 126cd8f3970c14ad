"""Every numbered rule has a test with its number in the name."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

HERE = Path(__file__).parent


@pytest.mark.parametrize(
    ("game", "letter", "last"),
    [("nimmt", "n", 14), ("ogorek", "o", 11), ("sixtysix", "s", 15), ("draughts", "d", 14), ("words", "w", 28)],
)
def test_every_rule_number_is_tested(game: str, letter: str, last: int) -> None:
    written = "\n".join(path.read_text(encoding="utf-8") for path in (HERE / game).glob("test_*.py"))
    named = {int(number) for number in re.findall(rf"^def test_{letter}(\d+)_", written, re.MULTILINE)}
    assert named == set(range(1, last + 1))
