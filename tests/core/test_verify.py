"""Verifying a record finds what was tampered with, and where."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

import stolik
from stolik import Record
from stolik.core.record import Deal, Outcome, Play, Resign, Undo

SEED = bytes(range(32))


def finished(seed: Any = SEED) -> Record:
    """A short match of two to its end, a change of mind included."""
    game = stolik.game("nimmt", players=2, rounds=2)
    match = game.match(seed=seed, table="kitchen", nonces=[b"Ola", b"Petr"])
    match.play(0, match.legal(0)[3])
    match.undo()
    match.play(1, match.legal(1)[2])
    match.play(1, "back")
    while match.acting:
        seat = match.acting[0]
        match.play(seat, match.legal(seat)[0])
    return match.record


GOOD = finished()


def tampered(**fields: Any) -> list[str]:
    """What is found in the record after a change."""
    return stolik.verify(msgspec.structs.replace(GOOD, **fields)).problems


def with_entry(number: int, entry: Any) -> list[str]:
    """What is found after one entry was exchanged; entries are counted from 1."""
    entries = list(GOOD.actions)
    entries[number - 1] = entry
    return tampered(actions=entries)


def numbers_of(kind: type) -> list[int]:
    return [number for number, entry in enumerate(GOOD.actions, 1) if isinstance(entry, kind)]


def test_a_good_record_is_good() -> None:
    verdict = stolik.verify(GOOD)
    assert verdict.good
    assert verdict.problems == verdict.notes == []
    assert verdict.deals == 2
    assert verdict.owed == [(24, 104), (24, 104)]
    assert verdict.actions == len(numbers_of(Play))


def test_it_stays_good_when_written_and_read() -> None:
    assert stolik.verify(Record.loads(GOOD.dumps())).good


def test_a_tampered_deal_is_found_at_its_place() -> None:
    for number in numbers_of(Deal):
        dealt = list(GOOD.actions[number - 1].numbers)
        dealt[0], dealt[1] = dealt[1], dealt[0]  # within a hand: the match goes on as before
        assert with_entry(number, Deal(dealt)) == [
            f"entry {number}: deal {numbers_of(Deal).index(number) + 1} is not the seed's, from its number 1 on"
        ]
    (problem, *_) = with_entry(numbers_of(Deal)[1], Deal([*dealt[:10], dealt[11], dealt[10], *dealt[12:]]))
    assert "from its number 1 on" in problem


def test_a_deal_that_is_no_deal_is_found() -> None:
    for numbers in ([], [0] * 24, list(range(80, 104)), list(range(81, 105))):
        assert any(problem.startswith("entry 1: ") for problem in with_entry(1, Deal(numbers)))


def test_a_tampered_action_is_found_at_its_place() -> None:
    number = first_card()
    entry = GOOD.actions[number - 1]
    for code in (0, 105, 200, -5):
        problems = with_entry(number, Play(entry.seat, code, str(code)))
        assert len(problems) == 1
        assert problems[0].startswith(f"entry {number}: N")
    assert with_entry(number, Play(9, entry.code, entry.text))[0].startswith(f"entry {number}: N1")


def test_a_card_exchanged_for_a_later_one_is_found_when_that_comes_up() -> None:
    number = first_card()
    entry = GOOD.actions[number - 1]
    cards = [at for at in numbers_of(Play) if at > number and GOOD.actions[at - 1].seat == entry.seat]
    later = next(at for at in cards if 0 < GOOD.actions[at - 1].code <= 104)
    problem = with_entry(number, GOOD.actions[later - 1])[-1]
    assert problem.startswith("entry ")
    assert number < int(problem.split()[1].rstrip(":")) <= later


def first_card() -> int:
    """The entry of the first card that was not taken back."""
    return numbers_of(Play)[3]


def test_a_tampered_notation_is_found_at_its_place() -> None:
    number = numbers_of(Play)[-1]
    entry = GOOD.actions[number - 1]
    problems = with_entry(number, Play(entry.seat, entry.code, "joker"))
    assert len(problems) == 1
    assert problems[0].startswith(f"entry {number}: 'joker'")


def test_a_tampered_undo_is_found_at_its_place() -> None:
    (number,) = numbers_of(Undo)
    assert with_entry(number, Undo(2))[0].startswith(f"entry {number}: 2 actions")


def test_a_tampered_seed_is_found_in_commitment_and_deals() -> None:
    problems = tampered(seed=SEED[::-1].hex())
    assert problems[0] == "the seed does not match the commitment"
    assert [problem.split(":")[0] for problem in problems[1:]] == [f"entry {number}" for number in numbers_of(Deal)]


def test_a_tampered_commitment_is_found() -> None:
    for claimed in (None, "", "0" * 64):
        assert tampered(commitment=claimed) == ["the seed does not match the commitment"]


def test_a_tampered_nonce_or_table_is_found_in_the_deals() -> None:
    first = numbers_of(Deal)[0]
    for change in ({"nonces": [b"Ola".hex(), b"Pavel".hex()]}, {"nonces": []}, {"table": "garden"}):
        assert tampered(**change)[0].startswith(f"entry {first}: deal 1 is not the seed's")


def test_a_tampered_outcome_is_found() -> None:
    assert GOOD.outcome is not None
    for claimed in (
        None,
        msgspec.structs.replace(GOOD.outcome, reason="limit"),
        msgspec.structs.replace(GOOD.outcome, scores=[0, 0]),
        Outcome(GOOD.outcome.reason, GOOD.outcome.scores, GOOD.outcome.places[::-1]),
    ):
        problems = tampered(outcome=claimed)
        assert len(problems) == 1
        assert problems[0].startswith("the outcome is ")


def test_a_match_cut_short_is_found() -> None:
    assert tampered(actions=GOOD.actions[:-1])[0].startswith("the outcome is None")


def test_an_end_by_will_that_was_not_is_found() -> None:
    number = len(GOOD.actions) + 1
    assert tampered(actions=[*GOOD.actions, Resign(0)])[0].startswith(f"entry {number}: ")


def test_another_edition_game_or_option_is_found() -> None:
    assert "edition 'old'" in tampered(edition="old")[0]
    assert "no game is called 'chess'" in tampered(game="chess")[0]
    assert "option colour=" in tampered(options={"colour": "red"})[0]
    assert tampered(options={**GOOD.options, "players": 3})


def test_a_seed_not_revealed_is_a_problem_only_after_the_end() -> None:
    assert "not revealed" in tampered(seed=None)[0]
    match = stolik.game("ogorek").match()
    verdict = stolik.verify(match.record)
    assert verdict.good
    assert verdict.deals == 0
    assert "not proved" in verdict.notes[0]


def test_what_was_not_proved_is_noted() -> None:
    record = finished(5)
    assert record.seed == 5
    assert stolik.verify(record).notes == ["the seed is a small number: good for tests, no secret"]
    by_hand = stolik.game("ogorek", players=2).match(seed=5, deals=[[1], list(range(12))]).record
    verdict = stolik.verify(by_hand)
    assert verdict.good
    assert verdict.deals == 0
    assert "first 2 deals" in verdict.notes[1]


@pytest.mark.parametrize("count", [1, 3, 10])
def test_enormous_claims_stay_short(count: int) -> None:
    long = "x" * 100_000 * count
    assert GOOD.outcome is not None
    claims = {"edition": long, "outcome": msgspec.structs.replace(GOOD.outcome, reason=long), "table": long}
    assert all(len(problem) < 500 for name, value in claims.items() for problem in tampered(**{name: value}))
