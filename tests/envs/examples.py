"""The examples of the document on research, section by section, so that tests can run them."""

from __future__ import annotations

import re
from pathlib import Path

DOCUMENT = Path(__file__).resolve().parent.parent.parent / "docs" / "research.md"


def examples(section: str) -> list[str]:
    """The Python examples of a section; there must be one."""
    text = DOCUMENT.read_text(encoding="utf-8").partition(f"\n## {section}\n")[2].partition("\n## ")[0]
    found = re.findall(r"```python\n(.*?)```", text, re.DOTALL)
    assert found, f"section {section} has no example"
    return found
