"""Spelling dictionaries unfolded: every form that a hunspell word list and its affix rules stand for.

An affix rule says: where a word ends in such letters, take these off and put those on. Which rules of a flag a
word meets depends on its last (or first) few letters alone, so they are looked up once for each ending.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from typing import NamedTuple

from stolik.games.words.lexicon.errors import LexiconDamaged

Flags = frozenset[str]
NONE: Flags = frozenset()


class Affix(NamedTuple):
    """One rule: what to take off, what to put on, the condition, and the flags of the form it makes."""

    strip: str
    add: str
    condition: re.Pattern[str]
    onward: Flags


class AffixClass:
    """All rules of one flag: either suffixes or prefixes."""

    def __init__(self, prefix: bool, crosses: bool) -> None:
        self.prefix, self.crosses = prefix, crosses
        self.rules: list[Affix] = []
        self.reach = 0  # how many letters the rules look at
        self._met: dict[str, list[Affix]] = {}

    def add(self, affix: Affix, condition: str) -> None:
        """Take one rule more; `condition` as written, to know how far it looks."""
        self.rules.append(affix)
        self.reach = max(self.reach, len(re.sub(r"\[[^]]*\]", ".", condition)), len(affix.strip))

    def met_by(self, word: str) -> list[Affix]:
        """The rules that a word meets."""
        end = word[: self.reach] if self.prefix else word[len(word) - self.reach :] if self.reach < len(word) else word
        if end not in self._met:
            self._met[end] = [rule for rule in self.rules if self._meets(end, rule)]
        return self._met[end]

    def _meets(self, end: str, rule: Affix) -> bool:
        fits = end.startswith(rule.strip) if self.prefix else end.endswith(rule.strip)
        return fits and rule.condition.search(end) is not None

    def apply(self, word: str) -> Iterator[tuple[str, Flags]]:
        """The forms a word takes, each with the flags it carries on."""
        for rule in self.met_by(word):
            if self.prefix:
                yield rule.add + word[len(rule.strip) :], rule.onward
            else:
                yield word[: len(word) - len(rule.strip)] + rule.add, rule.onward


class Affixes:
    """An affix file: the classes by flag, and the flags with a meaning of their own."""

    def __init__(self, text: str) -> None:
        self.classes: dict[str, AffixClass] = {}
        self.special: dict[str, str] = {}
        self.aliases: list[str] = []
        self._split: Callable[[str], list[str]] = list
        for line in text.splitlines():
            fields = line.split()
            if fields and not fields[0].startswith("#"):
                self._read(fields)

    def _read(self, fields: list[str]) -> None:
        match fields:
            case ["FLAG", "long"]:
                self._split = lambda flags: re.findall("..", flags)
            case ["FLAG", "num"]:
                self._split = lambda flags: flags.split(",")
            case [("FORBIDDENWORD" | "NEEDAFFIX" | "ONLYINCOMPOUND" | "CIRCUMFIX") as name, flag, *_]:
                self.special[name] = flag
            case ["AF", flags, *_]:
                self.aliases.append(flags)
            case [("PFX" | "SFX") as kind, flag, ("Y" | "N") as crosses, count] if count.isdigit():
                self.classes.setdefault(flag, AffixClass(kind == "PFX", crosses == "Y"))
            case [("PFX" | "SFX"), flag, strip, add, *rest] if flag in self.classes:
                self._read_rule(self.classes[flag], strip, add, rest[0] if rest else ".")

    def _read_rule(self, where: AffixClass, strip: str, add: str, condition: str) -> None:
        put_on, _, onward = add.partition("/")
        plain = condition.replace("-", "\\-")
        pattern = re.compile(f"^{plain}" if where.prefix else f"{plain}$")
        rule = Affix("" if strip == "0" else strip, "" if put_on == "0" else put_on, pattern, self.flags(onward))
        where.add(rule, condition)

    def flags(self, written: str) -> Flags:
        """Flags as a word list writes them."""
        if not written:
            return NONE
        if self.aliases and written.isdigit():
            written = self.aliases[int(written)]  # the first alias line is their count, so they number from one
        return frozenset(self._split(written))

    def has(self, name: str, flags: Flags) -> bool:
        """Whether flags contain the one that means, say, NEEDAFFIX."""
        return self.special.get(name) in flags

    def forms(self, word: str, flags: Flags) -> Iterator[str]:
        """Every form of one entry."""
        if not self.has("NEEDAFFIX", flags) and not self.has("ONLYINCOMPOUND", flags):
            yield word
        for flag in flags:
            if flag in self.classes:
                yield from self._derived(word, self.classes[flag], flags)

    def _derived(self, word: str, first: AffixClass, flags: Flags) -> Iterator[str]:
        """The forms one class makes, and what goes on from them: a second suffix, or a prefix before the suffix."""
        for form, onward in first.apply(word):
            if not self.has("NEEDAFFIX", onward) and not self.has("CIRCUMFIX", onward):
                yield form
            if first.prefix:
                continue
            prefixes = flags | onward if first.crosses else onward
            yield from self._prefixed(form, prefixes, self.has("CIRCUMFIX", onward))
            for flag in onward:
                second = self.classes.get(flag)
                if second is not None and not second.prefix:
                    for longer, last in second.apply(form):
                        yield longer
                        yield from self._prefixed(longer, (flags if second.crosses else NONE) | onward | last, False)

    def _prefixed(self, form: str, flags: Flags, circumfix: bool) -> Iterator[str]:
        """A suffixed form with each prefix that may stand before it."""
        for flag in flags:
            prefix = self.classes.get(flag)
            if prefix is not None and prefix.prefix and prefix.crosses:
                for longer, onward in prefix.apply(form):
                    if self.has("CIRCUMFIX", onward) == circumfix:
                        yield longer


def unfold(
    affix_text: str, dictionary_text: str, wanted: Callable[[str], bool], heed: Callable[[int, int], object]
) -> Iterator[str]:
    """All forms of the entries that are wanted, forbidden ones left out; some come more than once.

    Now and then `heed` is told how many entries of how many are done.
    """
    affixes = Affixes(affix_text)
    lines = dictionary_text.splitlines()
    if not lines or not lines[0].strip("\ufeff \t").split(" ")[0].isdigit():
        raise LexiconDamaged("the dictionary does not begin with the number of its words")
    entries = []
    known: dict[str, Flags] = {}
    forbidden = set()
    for line in lines[1:]:
        word, _, written = line.split("\t")[0].split(" ")[0].partition("/")
        if not word or not wanted(word):
            continue
        if written not in known:
            known[written] = affixes.flags(written)
        if affixes.has("FORBIDDENWORD", known[written]):
            forbidden.add(word)
        else:
            entries.append((word, known[written]))
    for number, (word, flags) in enumerate(entries):
        if number % 5_000 == 0:
            heed(number, len(entries))
        for form in affixes.forms(word, flags):
            if form not in forbidden:
                yield form
