"""Every game keeps its secrets: the four laws of `hide` and `redeal`, in a thousand states of each configuration."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

import pytest

from tests.conformance import laws
from tests.conformance.codes import codes_near
from tests.conformance.configurations import CONFIGURATIONS, DEEP, Configuration
from tests.conformance.memories import memory_of
from tests.conformance.trails import Moment

EYES_AT_ONCE = 2  # of each state, in turn, for the laws that replay; in the deep run all
MESSAGES_EVERY = 4 if DEEP else 12  # states: views are slow to make

every_configuration = pytest.mark.parametrize("configuration", CONFIGURATIONS, ids=str)


def some_eyes(configuration: Configuration) -> Iterator[tuple[Moment, int]]:
    """Every state with a few eyes, so that each has its turn."""
    eyes = configuration.game.players + 1
    for at, moment in enumerate(configuration.moments):
        for i in range(eyes if DEEP else min(eyes, EYES_AT_ONCE)):
            yield moment, (at + i * max(1, eyes // EYES_AT_ONCE)) % eyes - 1


def assert_none(violations: Iterable[str]) -> None:
    """Fail with the first few violations."""
    found = [violation for violation, _ in zip(violations, range(3), strict=False)]
    assert not found, "\n".join(found)


@every_configuration
def test_law_1_a_redealt_world_hides_the_same_and_can_be(configuration: Configuration) -> None:
    eyes = range(-1, configuration.game.players)
    assert_none(
        found
        for trail in configuration.trails
        for eye in eyes
        for found in laws.law_1(configuration.kernels, trail.states, eye)
    )


@every_configuration
def test_laws_1_and_2_what_the_eye_has_not_seen_varies_and_does_not_show(configuration: Configuration) -> None:
    kernels, memory = configuration.kernels, memory_of(configuration.game)
    twins = 0

    def violations() -> Iterator[str]:
        nonlocal twins
        for moment, eye in some_eyes(configuration):
            twin = laws.find_twin(kernels, memory, moment, eye)
            twins += twin is not None
            yield from laws.law_1_varies(kernels, moment, eye, twin)
            yield from laws.law_2(kernels, moment, eye, twin)

    assert_none(violations())
    assert twins > len(configuration.moments) or not has_secrets(configuration)


def has_secrets(configuration: Configuration) -> bool:
    """Whether any eye ever misses anything."""
    kernels, eyes = configuration.kernels, range(-1, configuration.game.players)
    states = [moment.states for moment in configuration.moments]
    return any(kernels.hide(one, eye).tobytes() != one.tobytes() for one in states for eye in eyes)


@every_configuration
def test_a_game_says_whether_it_has_secrets(configuration: Configuration) -> None:
    """Where it says no, the batch observes true states and a table shows all eyes the same."""
    assert configuration.game.secrets == has_secrets(configuration)


@every_configuration
def test_law_1_the_true_world_is_among_the_redealt(configuration: Configuration) -> None:
    eyes = configuration.game.players + 1
    pairs = ((moment, at % eyes - 1) for at, moment in enumerate(configuration.moments))
    assert_none(found for moment, eye in pairs for found in laws.law_1_reaches(configuration.kernels, moment, eye))


@every_configuration
def test_law_2_messages_are_the_same_in_a_redealt_world(configuration: Configuration) -> None:
    eyes = configuration.game.players + 1
    chosen = configuration.moments[::MESSAGES_EVERY]
    pairs = ((moment, at % eyes - 1) for at, moment in enumerate(chosen))
    assert_none(found for moment, eye in pairs for found in laws.law_2_messages(configuration.kernels, moment, eye))


@every_configuration
def test_law_3_ones_own_part_needs_no_secret(configuration: Configuration) -> None:
    kernels = configuration.kernels
    pairs = ((moment, eye) for moment, eye in some_eyes(configuration) if eye >= 0)
    assert_none(
        found
        for moment, seat in pairs
        for found in laws.law_3(kernels, moment, seat, codes_near(kernels.legal(moment.states, seat), moment.number))
    )


@every_configuration
def test_law_4_a_redealt_world_has_a_past(configuration: Configuration) -> None:
    kernels, memory = configuration.kernels, memory_of(configuration.game)
    pairs = some_eyes(configuration)
    assert_none(found for moment, eye in pairs for found in laws.law_4(kernels, memory, moment, eye))
