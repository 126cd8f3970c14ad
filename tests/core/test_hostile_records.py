"""A damaged or hostile record raises BadRecord with one clear message, whatever is done to it."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

import stolik
from stolik import BadRecord, Record
from stolik.core.record import LARGEST

MEGABYTE = 1 << 20


def good_record(name: str = "nimmt") -> str:
    options = {"lexicon": "sample"} if name == "words" else {"players": 2}
    match = stolik.game(name, **options).match(seed=3)
    for _ in range(12):
        seat = match.acting[0]
        match.play(seat, match.legal(seat)[0])
    return match.record.dumps()


GOOD = good_record()
FIELDS = json.loads(GOOD)
WRONG = (None, True, -1, 0, 1.5, 10**30, "", "text", [], [[]], {}, {"a": 1}, [1], ["x"], [None], float("1e300"))


def refused(text: Any) -> BadRecord:
    """The one error that reading or replaying a text raises."""
    with pytest.raises(BadRecord) as error:
        stolik.replay(Record.loads(text))
    message = str(error.value)
    assert message
    assert "\n" not in message
    assert len(message) < 500
    return error.value


def changed(**fields: Any) -> str:
    return json.dumps(FIELDS | fields)


def test_the_good_record_is_good() -> None:
    assert stolik.replay(Record.loads(GOOD)).record.dumps() == GOOD


# the text


@pytest.mark.parametrize("name", stolik.games())
def test_truncated_anywhere(name: str) -> None:
    text = good_record(name)
    for at in range(0, len(text) - 3, 50):
        refused(text[:at])
        refused(text.encode()[:at])


NO_RECORDS: list[str | bytes] = [
    *("", " ", "null", "5", '"text"', "[]", "{}", "[{}]", "NaN", "{", GOOD + "x", GOOD + GOOD, "\ufeff" + GOOD),
    *(b"", b"\0" * 1000, bytes(range(256)), b"\x89PNG\r\n\x1a\n", GOOD.encode("utf-16"), GOOD.encode("utf-32")),
]


@pytest.mark.parametrize("number", range(len(NO_RECORDS)))
def test_what_is_no_record(number: int) -> None:
    refused(NO_RECORDS[number])


@pytest.mark.parametrize("thing", [None, 5, 1.5, [], {}, object(), bytearray(b"{}"), Record])
def test_what_is_not_even_text(thing: Any) -> None:
    refused(thing)


def test_halves_of_characters() -> None:
    for half in (chr(0xD800), chr(0xDFFF), "\\ud800", "\\udc00\\ud800"):
        refused(GOOD.replace("seat 0", half))
        refused(GOOD.replace('"table": ""', f'"table": "{half}"'))
        refused(GOOD.replace('"nimmt"', f'"{half}"'))


@pytest.mark.parametrize("number", ["NaN", "Infinity", "-Infinity", "1e999", "9" * 5000, "0x10", "01", "+1", ".5", "-"])
def test_numbers_that_are_none(number: str) -> None:
    for place in ('"given": 0', '"seed": 3', '"stolik": 1'):
        refused(GOOD.replace(place, f"{place.split(':')[0]}: {number}"))
    refused(GOOD.replace('"limit": 66', f'"limit": {number}'))
    refused(GOOD.replace('"deal", [', f'"deal", [{number}, '))


@given(st.integers(0, len(GOOD) - 1), st.binary(min_size=0, max_size=3))
def test_one_spot_overwritten(at: int, noise: bytes) -> None:
    """A changed name may pass; everything else is one BadRecord."""
    data = GOOD.encode()
    try:
        stolik.replay(Record.loads(data[:at] + noise + data[at + 1 :]))
    except BadRecord:
        return


@given(st.text(max_size=200) | st.binary(max_size=200))
def test_noise(text: str | bytes) -> None:
    refused(text)


# nesting and size


@pytest.mark.parametrize("size", [MEGABYTE, 10 * MEGABYTE])
@pytest.mark.parametrize("brackets", ["[", '{"a":', '{"position":', '{"options":{"a":'])
def test_megabytes_of_nesting(brackets: str, size: int) -> None:
    refused(brackets * (size // len(brackets)))


@pytest.mark.parametrize("depth", [10, 100, 400, 700, 850, 900, 950, 975, 1000, 5000, 100_000, 700_000])
@pytest.mark.parametrize(("left", "right"), [("[", "]"), ('{"a":', "}")])
def test_nesting_inside_a_field(left: str, right: str, depth: int) -> None:
    deep = left * depth + "1" + right * depth
    for field in ("position", "options"):
        refused(changed(**{field: {"players": "DEEP"}}).replace('"DEEP"', deep))
        refused(changed(**{field: {"hands": "DEEP"}}).replace('"DEEP"', deep))
        refused(changed(**{field: "DEEP"}).replace('"DEEP"', deep))
    refused(changed(actions="DEEP").replace('"DEEP"', deep))


def test_a_record_too_large_to_be_read() -> None:
    assert str(LARGEST) in str(refused(GOOD + " " * LARGEST))
    refused(b"[" * (LARGEST + 1))


@pytest.mark.parametrize("field", ["game", "edition", "table", "seed", "commitment"])
def test_enormous_texts_do_not_come_back_in_the_message(field: str) -> None:
    text = changed(**{field: "x" * MEGABYTE, "options": {"x" * MEGABYTE: "y" * MEGABYTE}})
    refused(text)
    refused(changed(**{"z" * MEGABYTE: 1}))
    refused(changed(position={"z" * MEGABYTE: "y" * MEGABYTE}))
    refused(changed(seats=["n" * MEGABYTE]))


def test_a_long_record_of_changes_of_mind_is_replayed_in_time() -> None:
    """Each undo must not go through all that came before: this would take hours."""
    match = stolik.game("nimmt", players=2).match(seed=3)
    there_and_back = [["play", 0, match.legal(0)[0], ""], ["play", 0, 0, ""]]
    forth = [there_and_back[at % 2] for at in range(20_000)]
    back = [["undo", 1]] * 20_000
    again = stolik.replay(Record.loads(changed(actions=FIELDS["actions"][:1] + forth + back)))
    assert again.state.tobytes() == match.state.tobytes()


# the fields


def paths(value: Any, path: tuple[Any, ...] = ()) -> Iterator[tuple[Any, ...]]:
    """Every place in a record, down to the numbers."""
    yield path
    parts = value.items() if isinstance(value, dict) else enumerate(value) if isinstance(value, list) else ()
    for key, part in parts:
        yield from paths(part, (*path, key))


def with_value(path: tuple[Any, ...], value: Any) -> str:
    fields = json.loads(GOOD)
    inside = fields
    for key in path[:-1]:
        inside = inside[key]
    inside[path[-1]] = value
    return json.dumps(fields)


ACCEPTED: dict[str, Callable[[Any], bool]] = {
    "commitment": lambda value: value is None or isinstance(value, str),
    "edition": lambda value: isinstance(value, str),
    "table": lambda value: isinstance(value, str),
    "outcome": lambda value: value is None,
    "nonces": lambda value: value == [],
    "position": lambda value: value in (None, {}),
    "given": lambda value: value == 0 and not isinstance(value, bool),
    "actions": lambda value: value == [],
    "seed": lambda value: value is None or (value in (0, -1) and not isinstance(value, bool)),
    "options": lambda value: False,
    "seats": lambda value: False,
    "stolik": lambda value: False,
    "game": lambda value: False,
}  # fmt: skip


@pytest.mark.parametrize("field", list(FIELDS))
def test_wrong_types_in_every_field(field: str) -> None:
    for value in WRONG:
        if not ACCEPTED[field](value):
            refused(changed(**{field: value}))


def test_wrong_types_in_every_place() -> None:
    """Deeper down: options, seats, entries and their numbers. A few values are right by chance."""
    places = [path for path in paths(FIELDS) if len(path) > 1]
    passed = 0
    for path in places:
        for value in WRONG:
            try:
                stolik.replay(Record.loads(with_value(path, value)))
            except BadRecord:
                continue
            passed += 1
    assert len(places) > 80
    assert passed < len(places)


@pytest.mark.parametrize("field", ["commitment", "game", "edition", "options", "seats", "actions"])
def test_a_missing_field(field: str) -> None:
    rest = {name: value for name, value in FIELDS.items() if name != field}
    assert field in str(refused(json.dumps(rest)))


def test_an_unknown_field_game_option_or_format() -> None:
    assert "colour" in str(refused(changed(colour="red")))
    assert "chess" in str(refused(changed(game="chess")))
    for option in ("colour", "name", "self", "options", ""):
        assert f"option {option}=" in str(refused(changed(options={option: 1})))
    assert "format 2" in str(refused(changed(stolik=2)))


@pytest.mark.parametrize("given", [-1, 2, 10**9, 2**63])
def test_more_deals_by_hand_than_there_were(given: int) -> None:
    assert "deals" in str(refused(changed(given=given)))


@pytest.mark.parametrize("seed", ["", "zz", "00", "0" * 63, "0" * 65, "é" * 32, 2**63, -(2**70)])
def test_a_seed_that_is_none(seed: Any) -> None:
    refused(changed(seed=seed))


@pytest.mark.parametrize("nonce", ["z", "0", "é", " x"])
def test_a_nonce_that_is_no_hexadecimal(nonce: str) -> None:
    refused(changed(nonces=["00", nonce]))


# the entries


@pytest.mark.parametrize(
    ("entry", "message"),
    [
        (["play", 0, 200, "200"], "N1"),
        (["play", 5, 1, "1"], "N1"),
        (["play", -1, 1, "1"], "N1"),
        (["play", 2**63, 1, "1"], "64 bits"),
        (["play", 0, -(2**63) - 1, "1"], "64 bits"),
        (["play", 0, 105, "r1"], "N7"),
        (["deal", list(range(24))], "none is owed"),
        (["deal", []], "none is owed"),
        (["undo", 0], "0 actions"),
        (["undo", -3], "-3 actions"),
        (["undo", 13], "13 actions"),
        (["undo", 10**30], "actions"),
        (["undo", 12], "learnt a secret"),
        (["resign", 7], "7 is no seat"),
        (["resign", -1], "-1 is no seat"),
    ],
)
def test_an_entry_that_cannot_be_says_which_one(entry: list[Any], message: str) -> None:
    error = refused(changed(actions=[*FIELDS["actions"], entry]))
    assert error.entry == len(FIELDS["actions"]) + 1
    assert str(error).startswith(f"entry {error.entry}: ")
    assert message in str(error)


@pytest.mark.parametrize(
    "entry",
    [[], ["play"], ["play", 0], ["play", 0, 1], ["play", 0, 1, "1", 5], ["play", "0", 1, "1"], ["play", 0, 1.0, "1"],
     ["deal"], ["deal", 5], ["deal", ["1"]], ["deal", [1.0]], ["deal", [True]], ["draw", 1], ["fly"], [1], "play", None,
     {"play": 1}, ["undo", None], ["resign"]],
)  # fmt: skip
def test_an_entry_of_no_known_form(entry: Any) -> None:
    assert "no record" in str(refused(changed(actions=[*FIELDS["actions"], entry])))


@pytest.mark.parametrize(
    "numbers",
    [[], list(range(23)), list(range(25)), [*range(23), 104], [*range(23), 0], [*range(23), -1], [*range(23), 2**40]],
)
def test_a_deal_with_wrong_numbers(numbers: list[int]) -> None:
    error = refused(changed(actions=[["deal", numbers]]))
    assert error.entry == 1
    assert "24 different numbers below 104" in str(error)


@pytest.mark.parametrize(("name", "wrong"), [("nimmt", "104"), ("draughts/polish", "99-99"), ("sixtysix", "?")])
def test_a_notation_that_says_otherwise(name: str, wrong: str) -> None:
    fields = json.loads(good_record(name))
    number = next(at for at, entry in enumerate(fields["actions"], 1) if entry[0] == "play")
    entry = fields["actions"][number - 1]
    notation, entry[3] = entry[3], wrong
    error = refused(json.dumps(fields))
    assert error.entry == number
    assert f"{wrong!r} is written for {notation!r} (code {entry[2]})" in str(error)
    entry[3] = ""
    assert stolik.replay(Record.loads(json.dumps(fields))).record.actions[number - 1].text == notation


def test_an_outcome_that_says_otherwise() -> None:
    match = stolik.game("draughts/polish").match(seed=1)
    match.resign(0)
    fields = json.loads(match.record.dumps())
    for outcome in (fields["outcome"] | {"places": [1, 2]}, fields["outcome"] | {"reason": "agreed"}):
        assert "the record claims" in str(refused(json.dumps(fields | {"outcome": outcome})))
    assert "the outcome is None" in str(refused(json.dumps(fields | {"actions": []})))
    assert stolik.replay(Record.loads(json.dumps(fields | {"outcome": None}))).record == match.record


def test_nothing_happens_after_the_end() -> None:
    for end in (["resign", 0], ["draw"]):
        ended = [*FIELDS["actions"], end]
        assert stolik.replay(Record.loads(changed(actions=ended))).outcome is not None
        for entry in (FIELDS["actions"][1], ["undo", 1], ["resign", 1], ["draw"], FIELDS["actions"][0]):
            assert refused(changed(actions=[*ended, entry])).entry == len(ended) + 1


def test_only_two_sides_resign_or_agree() -> None:
    match = stolik.game("ogorek", players=3).match(seed=1)
    fields = json.loads(match.record.dumps())
    for end in (["resign", 0], ["draw"]):
        assert "two sides" in str(refused(json.dumps(fields | {"actions": [*fields["actions"], end]})))


def test_a_position_that_cannot_be() -> None:
    refused(changed(position={"rows": [[1], [2], [3], [4]], "hands": [[5], [5]]}, actions=[]))
    refused(changed(position={"heads": [70000]}, actions=[]))
    refused(changed(position={"heads": "many"}, actions=[]))
