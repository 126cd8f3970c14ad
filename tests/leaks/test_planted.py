"""Planted leaks are caught: a law that lets a broken game pass is broken itself."""

from __future__ import annotations

import itertools

import pytest

import stolik
from tests.conformance import laws
from tests.conformance.configurations import Configuration
from tests.conformance.kernels import Kernels
from tests.conformance.memories import memory_of
from tests.conformance.trails import random_match
from tests.leaks import planted

NIMMT = Configuration("nimmt", {"players": 3, "rounds": 2})
SMALL_NIMMT = Configuration("nimmt", {"players": 2, "deck": "tactical", "rounds": 3})
OGOREK = Configuration("ogorek", {"players": 3})
SMALL_OGOREK = Configuration("ogorek", {"players": 2})
WORDS = Configuration("words", {"lexicon": "sample", "language": "en"})

LEAKS = [
    (NIMMT, planted.HandLeftIn, "law 2: two deals"),
    (OGOREK, planted.HandLeftIn, "law 2: two deals"),
    (NIMMT, planted.LowestCardLeftIn, "law 2: two deals"),
    (OGOREK, planted.LowestCardLeftIn, "law 2: two deals"),
    (NIMMT, planted.SealedChoiceShown, "law 2: two deals"),
    (NIMMT, planted.ParityShown, "law 2: two deals"),
    (NIMMT, planted.PlaceOfChoiceShown, "law 2: two deals"),
    (NIMMT, planted.HandsUnsorted, "law 4: its own past"),
    (OGOREK, planted.HandsUnsorted, "law 4: its own past"),
    (NIMMT, planted.OneBlankMissing, "law 1: a redealt world is not sound"),
    (OGOREK, planted.OneBlankMissing, "law 1: a redealt world is not sound"),
    (NIMMT, planted.HashInField, "law 1: a redealt world hides differently"),
    (OGOREK, planted.HashInField, "law 1: a redealt world hides differently"),
    (NIMMT, planted.HashInView, "law 2: view"),
    (OGOREK, planted.HashInView, "law 2: view"),
    (NIMMT, planted.RefusalTells, "law 2: explain"),
    (OGOREK, planted.RefusalTells, "law 2: explain"),
    (NIMMT, planted.ListTells, "law 3: the list"),
    (OGOREK, planted.ListTells, "law 3: the list"),
    (NIMMT, planted.StoryTells, "law 2: two deals"),
    (NIMMT, planted.GoneForgotten, "law 4: a redealt world comes from no deal"),
    (OGOREK, planted.LeastForgotten, "law 4: in a redealt world"),
    (OGOREK, planted.LeastKnowsMore, "law 2: two deals"),
    (NIMMT, planted.OneWorldOnly, "law 1: redeal knows one world only"),
    (OGOREK, planted.OneWorldOnly, "law 1: redeal knows one world only"),
    (SMALL_NIMMT, planted.NobodySealsTheLowest, "law 1: the true world"),
    (WORDS, planted.RackLeftIn, "law 2: two deals"),
    (WORDS, planted.SignalsShown, "law 4: the past of a redealt world looks different in said"),
    (WORDS, planted.KnownForgotten, "law 4: in a redealt world"),
    (WORDS, planted.SwapForgotten, "law 4: a redealt world has no past"),
]


@pytest.mark.parametrize(
    ("configuration", "leak", "caught"), LEAKS, ids=[f"{leak[0].name}-{leak[1].__name__}" for leak in LEAKS]
)
def test_a_planted_leak_is_caught(configuration: Configuration, leak: type[Kernels], caught: str) -> None:
    kernels = leak(stolik.game(configuration.name, **configuration.options))
    violations = find(configuration, kernels)
    assert any(violation.startswith(caught) for violation in violations)


@pytest.mark.parametrize("configuration", [NIMMT, SMALL_NIMMT, OGOREK, SMALL_OGOREK], ids=str)
def test_an_honest_game_passes_step_by_step(configuration: Configuration) -> None:
    """The laws find nothing in a game that is overridden, as the broken ones are, but not broken."""

    class Honest(Kernels):
        def hide(self, states, eye):  # type: ignore[no-untyped-def]
            return super().hide(states, eye)

        def redeal(self, hidden, eye, seed):  # type: ignore[no-untyped-def]
            return super().redeal(hidden, eye, seed)

        def apply(self, states, seat, action):  # type: ignore[no-untyped-def]
            return super().apply(states, seat, action)

    kernels = Honest(configuration.game)
    assert list(itertools.islice(find(configuration, kernels, every=13), 3)) == []


def find(configuration: Configuration, kernels: Kernels, every: int = 1):  # type: ignore[no-untyped-def]
    """The violations in a match played by the broken rules themselves."""
    trail = random_match(kernels, configuration.gestures, seed=1)
    moments = itertools.islice(trail.moments(), 2, None, every)
    return laws.all_laws(kernels, memory_of(configuration.game), moments)
