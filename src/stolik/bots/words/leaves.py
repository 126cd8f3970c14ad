"""What bots think of tiles they keep, as learnt by ``learn.py``."""

from __future__ import annotations

import json
from functools import cache
from pathlib import Path

from stolik.bots.words.moves import BALANCE, COPY, SHARE, VOWEL, no_opinion
from stolik.core.kernel import Cells
from stolik.games.words.tiles import JOKER, letters_of

LEARNT = Path(__file__).with_name("leaves.json")
VOWELS = {"cs": "aáeéěiíoóuúůyý", "pl": "aąeęioóuy", "en": "aeiouy"}


@cache
def opinion_of(language: str) -> Cells:
    """The learnt opinion of a language."""
    learnt = json.loads(LEARNT.read_text(encoding="utf-8"))[language]
    opinion = no_opinion()
    for letter, worth in learnt["tiles"].items():
        opinion[JOKER if letter == "?" else letters_of(language, letter)[0]] = worth
    for letter in letters_of(language, VOWELS[language]):
        opinion[VOWEL + letter] = 1
    opinion[COPY], opinion[BALANCE], opinion[SHARE] = learnt["copy"], learnt["balance"], learnt["share"]
    opinion.flags.writeable = False
    return opinion
