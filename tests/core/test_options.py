"""Options are typed and checked: whatever is wrong, the error names what is allowed."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

import stolik
from stolik import BadOption
from stolik.core.options import Choice, Name, Option, Switch, Whole, read_option, settle
from stolik.core.registry import game_class

SWITCH = Switch("even_odd", True, "N9")
WHOLE = Whole("players", 4, 2, 10, "N1")
MAYBE = Whole("rounds", None, 1, 100, "N8", may_be_none=True)
CHOICE = Choice("deck", "full", ("full", "tactical"), "N1")
ALL: tuple[Option, ...] = (SWITCH, WHOLE, MAYBE, CHOICE)
DECLARED = [(name, option) for name in stolik.games() for option in game_class(name).OPTIONS]

anything = st.one_of(
    st.none(), st.booleans(), st.integers(), st.floats(), st.text(max_size=8), st.binary(max_size=4),
    st.lists(st.integers(), max_size=3), st.dictionaries(st.text(max_size=3), st.integers(), max_size=2),
    st.just(10**5000), st.sampled_from(["full", "tactical", 1, 2, 10, 11]),
)  # fmt: skip


def allowed(option: Option, value: Any) -> bool:
    """What an option takes, said once more."""
    if isinstance(option, Switch):
        return value is True or value is False
    if isinstance(option, Choice):
        return type(value) is str and value in option.choices
    return (value is None and option.may_be_none) or (type(value) is int and option.low <= value <= option.high)


@given(st.sampled_from(ALL), anything)
def test_a_value_is_taken_or_refused_by_name(option: Option, value: Any) -> None:
    if allowed(option, value):
        assert settle(ALL, {option.name: value})[option.name] is value
        return
    with pytest.raises(BadOption) as refused:
        settle(ALL, {option.name: value})
    error = refused.value
    assert (error.name, error.allowed) == (option.name, option.allowed)
    assert error.value is value
    assert option.name in str(error)
    assert option.allowed in str(error)
    assert len(str(error)) < 300


@given(st.text(max_size=12), anything)
def test_an_unknown_name_is_refused_and_the_known_ones_named(name: str, value: Any) -> None:
    if name in {option.name for option in ALL}:
        return
    with pytest.raises(BadOption, match="even_odd, players, rounds, deck") as refused:
        settle(ALL, {name: value})
    assert refused.value.name == name


def test_defaults_fill_in_the_order_declared() -> None:
    assert settle(ALL, {"deck": "tactical"}) == {"even_odd": True, "players": 4, "rounds": None, "deck": "tactical"}
    assert list(settle(ALL, {"deck": "full", "players": 3})) == ["even_odd", "players", "rounds", "deck"]


@pytest.mark.parametrize(("name", "option"), DECLARED, ids=lambda part: getattr(part, "name", part))
def test_every_option_of_every_game_can_be_chosen_at_its_ends(name: str, option: Option) -> None:
    ends: list[Any] = [option.default]
    if isinstance(option, Switch):
        ends += [True, False]
    elif isinstance(option, Choice):
        ends += option.choices
    elif isinstance(option, Whole):
        ends += [option.low, option.high]
    else:
        ends = ["sample"]  # of names only those of things that are there
    for value in ends:
        game = stolik.game(name, **{option.name: value})
        chosen = game.options[option.name]
        assert (chosen.partition("@")[0] if isinstance(option, Name) else chosen) == value  # editions are found out
        assert game.match(seed=1).acting
    letter = game_class(name).letter
    assert option.rule.startswith(letter), "an option belongs to a rule"


@pytest.mark.parametrize("name", stolik.games())
def test_a_game_refuses_what_it_does_not_know(name: str) -> None:
    for options in ({"colour": "red"}, {"players": 1}, {"players": True}, {"players": "4"}, {"name": 1}, {"self": 1}):
        with pytest.raises(BadOption):
            stolik.game(name, **options)


def test_the_options_of_a_game_cannot_be_changed_from_outside() -> None:
    game = stolik.game("nimmt")
    with pytest.raises(TypeError):
        game.options["players"] = 3  # type: ignore[index]


@pytest.mark.parametrize(
    ("option", "text", "value"),
    [
        (SWITCH, "on", True), (SWITCH, " Yes ", True), (SWITCH, "1", True), (SWITCH, "OFF", False),
        (SWITCH, "0", False),
        (WHOLE, "5", 5), (WHOLE, " 10 ", 10), (MAYBE, "none", None), (MAYBE, "", None), (MAYBE, "7", 7),
        (CHOICE, "Tactical", "tactical"), (CHOICE, "full ", "full"),
    ],
)  # fmt: skip
def test_options_are_read_as_people_type_them(option: Option, text: str, value: Any) -> None:
    assert read_option(option, text) == value


@pytest.mark.parametrize(
    ("option", "text"),
    [
        (SWITCH, "maybe"), (SWITCH, ""), (WHOLE, "11"), (WHOLE, "1"), (WHOLE, "-3"), (WHOLE, "--3"), (WHOLE, "3.0"),
        (WHOLE, "none"), (WHOLE, ""), (WHOLE, "٣"), (WHOLE, "9" * 5000), (WHOLE, "1e1"), (MAYBE, "0"),
        (CHOICE, "fulll"), (CHOICE, ""),
    ],
)  # fmt: skip
def test_what_cannot_be_read_is_refused(option: Option, text: str) -> None:
    with pytest.raises(BadOption) as refused:
        read_option(option, text)
    assert refused.value.name == option.name
    assert len(str(refused.value)) < 300


@given(st.sampled_from(ALL), st.text(max_size=12))
def test_reading_gives_an_allowed_value_or_one_error(option: Option, text: str) -> None:
    try:
        value = read_option(option, text)
    except BadOption:
        return
    assert allowed(option, value)


def test_a_name_is_short_and_plain() -> None:
    edition = Name("lexicon", "auto", "W11", editions=True)
    assert read_option(edition, "cs@0123456789AB") == "cs@0123456789ab"
    for wrong in ("cs@", "cs@12", "@0123456789ab", "cs@0123456789ag", "cs@0123456789ab@"):
        with pytest.raises(BadOption, match="an edition behind it"):
            read_option(edition, wrong)
    name = Name("lexicon", "auto", "W11")
    assert not name.accepts("cs@0123456789ab")
    assert read_option(name, " Sample ") == "sample"
    assert settle((name,), {}) == {"lexicon": "auto"}
    for wrong in ("", "a" * 33, "../cs", "Cs", "á", 5, None):
        with pytest.raises(BadOption, match="32 small letters"):
            settle((name,), {"lexicon": wrong})
