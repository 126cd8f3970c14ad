"""The Fluent files as syntax trees: which messages there are, and which values each one uses."""

from __future__ import annotations

import functools
from pathlib import Path

from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from stolik.core.words import LOCALES


def files(language: str) -> list[Path]:
    """The Fluent files of a language."""
    return sorted((LOCALES / language).glob("*.ftl"))


def parse(path: Path) -> ast.Resource:
    """A file as its syntax tree, whatever it holds."""
    return FluentParser().parse(path.read_text(encoding="utf-8"))


@functools.cache
def messages(language: str) -> dict[str, ast.Message]:
    """Every message of a language by its id."""
    found: dict[str, ast.Message] = {}
    for path in files(language):
        for entry in parse(path).body:
            if isinstance(entry, ast.Message):
                found[entry.id.name] = entry
    return found


class _Uses(Visitor):
    """Collects the values and the other messages that a message refers to."""

    def __init__(self) -> None:
        self.values: set[str] = set()
        self.others: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:
        self.values.add(node.id.name)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:
        self.others.add(node.id.name)


def values_of(language: str, message: str) -> set[str]:
    """The values that a message needs, those of messages inside it included."""
    uses = _Uses()
    uses.visit(messages(language)[message])
    return uses.values.union(*(values_of(language, other) for other in uses.others))
