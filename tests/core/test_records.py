"""Records survive being written and read, whatever is in them."""

from __future__ import annotations

import json
import random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import stolik
from stolik import Match, Outcome, Record
from stolik.core.record import Deal, Draw, Play, Resign, Undo

numbers = st.integers(-(1 << 63), (1 << 63) - 1)
texts = st.text(max_size=12)
plain = st.recursive(
    st.none() | st.booleans() | numbers | texts,
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(texts, inner, max_size=3),
    max_leaves=8,
)
entries = st.one_of(
    st.builds(Deal, st.lists(numbers, max_size=5)),
    st.builds(Play, numbers, numbers, texts),
    st.builds(Undo, numbers),
    st.builds(Resign, numbers),
    st.builds(Draw),
)
records = st.builds(
    Record,
    commitment=st.none() | texts,
    game=texts,
    edition=texts,
    options=st.dictionaries(texts, plain, max_size=3),
    seats=st.lists(texts, max_size=4),
    table=texts,
    nonces=st.lists(texts, max_size=3),
    position=st.none() | st.dictionaries(texts, plain, max_size=3),
    given=numbers,
    actions=st.lists(entries, max_size=6),
    outcome=st.none() | st.builds(Outcome, texts, st.lists(numbers, max_size=4), st.lists(numbers, max_size=4)),
    seed=st.none() | numbers | texts,
)


@given(records)
def test_a_record_reads_as_it_was_written(record: Record) -> None:
    text = record.dumps()
    assert Record.loads(text) == record
    assert Record.loads(text.encode()) == record
    assert Record.loads(text).dumps() == text
    assert json.loads(text)["stolik"] == 1, "any reader of JSON can read it"


def played(name: str, seed: Any, moves: int, **options: Any) -> Match:
    """A match some random moves on."""
    chance = random.Random(moves)
    match = stolik.game(name, **options).match(seed=seed)
    for _ in range(moves):
        if match.acting:
            seat = chance.choice(match.acting)
            match.play(seat, chance.choice(match.legal(seat)))
    return match


@settings(max_examples=30)
@given(st.sampled_from(stolik.games()), st.integers(-(1 << 63), (1 << 63) - 1), st.integers(0, 400))
def test_a_match_is_rebuilt_from_its_record(name: str, seed: int, moves: int) -> None:
    match = played(name, seed, moves)
    again = stolik.replay(Record.loads(match.record.dumps()))
    assert again.state.tobytes() == match.state.tobytes()
    assert again.record == match.record
    assert stolik.verify(match.record).good


def test_a_record_is_readable_an_entry_a_line() -> None:
    text = played("nimmt", 7, 5, players=2).record.dumps()
    lines = text.splitlines()
    assert lines[1].startswith('  "commitment": "'), "the commitment stands first"
    assert lines[-2].startswith('  "seed": '), "the seed last"
    plays = [line for line in lines if '["play"' in line]
    assert len(plays) == 5
    seat, code, notation = json.loads(plays[0].strip().rstrip(","))[1:]
    assert (seat in (0, 1), str(code)) == (True, notation)
    assert "6 nimmt!" in text
    assert "\\u" not in played("ogorek", 1, 0).record.dumps(), "people's letters stay letters"


def test_a_record_names_game_options_and_seats() -> None:
    game = stolik.game("nimmt", players=3, deck="tactical")
    record = game.match(seed=1, names=["Ola", "Petr", "Żaneta"], table="kuchnia", nonces=[b"a", b"", b"\xff"]).record
    assert record.game == "nimmt"
    assert record.edition == game.edition
    assert record.options == {"players": 3, "even_odd": True, "deck": "tactical", "limit": 66, "rounds": None}
    assert record.seats == ["Ola", "Petr", "Żaneta"]
    assert (record.table, record.nonces) == ("kuchnia", ["61", "", "ff"])


def test_a_secret_seed_is_shown_only_at_the_end() -> None:
    match = stolik.game("ogorek", players=2).match()
    secret = match.seed.hex()
    assert match.record.seed is None
    assert secret not in match.record.dumps()
    assert match.saved.seed == secret
    assert match.record.commitment == match.saved.commitment == match.commitment
    while match.acting:
        seat = match.acting[0]
        match.play(seat, match.legal(seat)[0])
    assert match.record.seed == secret
    assert match.record == match.saved
    verdict = stolik.verify(match.record)
    assert verdict.good
    assert verdict.deals == match.deals
    assert verdict.notes == []


def test_a_saved_match_goes_on_with_the_same_deals() -> None:
    match = stolik.game("ogorek", players=2).match()
    again = stolik.replay(Record.loads(match.saved.dumps()))
    for one in (match, again):
        while one.acting:
            one.play(one.acting[0], one.legal(one.acting[0])[-1])
    assert match.record == again.record


def test_without_its_seed_a_match_is_shown_but_nobody_can_deal_on() -> None:
    match = stolik.game("ogorek", players=2).match()
    again = stolik.replay(match.record)
    assert again.state.tobytes() == match.state.tobytes()
    assert again.record == match.record
    assert again.commitment == match.commitment
    plays = range(9)  # of the two players until the last trick, which plays itself
    for _ in plays:
        again.play(again.acting[0], again.legal(again.acting[0])[0])
    with pytest.raises(stolik.NotPossible, match="seed"):
        again.play(again.acting[0], again.legal(again.acting[0])[0])
