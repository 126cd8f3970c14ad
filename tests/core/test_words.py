"""Words are parsed one message at a time; nothing of the Fluent files is lost or told otherwise by that."""

from __future__ import annotations

import pytest
from fluent.syntax import FluentParser, ast

from stolik.core.words import LANGUAGES, LOCALES, Vocabulary, entries_of


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_message_alone_is_what_it_is_in_its_file(language: str) -> None:
    parser = FluentParser(with_spans=False)
    for path in sorted((LOCALES / language).glob("*.ftl")):
        text = path.read_text(encoding="utf-8")
        whole = [entry for entry in parser.parse(text).body if isinstance(entry, ast.Message | ast.Term | ast.Junk)]
        alone = [entry for _, part in entries_of(text) for entry in parser.parse(part).body]
        assert len(whole) == len(alone), path
        for one, other in zip(whole, alone, strict=True):
            assert one.equals(other, ignored_fields=["span", "comment"]), (path, getattr(one, "id", one))


def test_what_a_message_refers_to_comes_with_it(monkeypatch: pytest.MonkeyPatch, tmp_path: object) -> None:
    words = Vocabulary("en")
    words.entries = dict(
        entries_of(
            "-shop = Stolik\nplace = in { -shop }\nhello =\n    Hello,\n\n    { place }!\n\n# not this\nbye = Bye\n"
        )
    )
    assert words.bundle.format_pattern(words.pattern("hello")) == ("Hello,\n\nin Stolik!", [])
    assert not words.bundle.has_message("bye"), "nobody asked for it"
    assert words.knows("bye")
    assert not words.knows("-shop")
