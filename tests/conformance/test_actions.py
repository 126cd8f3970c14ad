"""What may be played: listed and allowed agree, and `check` has an answer for everything."""

from __future__ import annotations

import numpy as np
import pytest

from stolik.core import steps
from stolik.core.contract import HOST_BIT
from tests.conformance.codes import BAD_SEATS, codes_near
from tests.conformance.configurations import CONFIGURATIONS, Configuration

every_configuration = pytest.mark.parametrize("configuration", CONFIGURATIONS, ids=str)


@every_configuration
def test_listed_is_allowed_and_allowed_is_listed(configuration: Configuration) -> None:
    kernels, game = configuration.kernels, configuration.game
    for moment in configuration.moments[::2]:
        before = moment.states.tobytes()
        for seat in range(game.players):
            listed = kernels.legal(moment.states, seat)
            codes = codes_near(listed, moment.number)
            refusals = kernels.checks(moment.states, seat, codes)
            allowed = set(codes[refusals == 0].tolist())
            assert len(listed) == len(set(listed)) <= game.LONGEST_LIST
            assert allowed >= set(listed)
            if game.lists_all:
                assert allowed - set(listed) <= set(configuration.gestures(moment.states, seat))
            assert set(refusals.tolist()) - {0} <= set(game.REASONS), "every refusal has words"
        assert moment.states.tobytes() == before, "asking changes nothing"


@every_configuration
def test_gestures_are_allowed_and_not_listed(configuration: Configuration) -> None:
    kernels = configuration.kernels
    for moment in configuration.moments:
        for seat in range(configuration.game.players):
            for gesture in configuration.gestures(moment.states, seat):
                assert kernels.check(moment.states, seat, gesture) == 0
                assert gesture not in kernels.legal(moment.states, seat)


@every_configuration
def test_whoever_is_asked_has_a_choice_and_nobody_else(configuration: Configuration) -> None:
    kernels = configuration.kernels
    for moment in configuration.moments:
        bits = kernels.acting(moment.states)
        k, n = kernels.chance(moment.states)
        assert (bits == HOST_BIT) if bits & HOST_BIT else bits < 1 << configuration.game.players
        assert (0 < k <= n) if bits & HOST_BIT else (k, n) == (0, 0)
        for seat in range(configuration.game.players):
            assert bool(kernels.legal(moment.states, seat)) == bool(bits >> seat & 1)


@every_configuration
def test_a_seat_that_is_none_may_do_nothing(configuration: Configuration) -> None:
    kernels = configuration.kernels
    for moment in configuration.moments[::10]:
        for seat in (configuration.game.players, *BAD_SEATS):
            codes = codes_near(kernels.legal(moment.states, 0), moment.number)
            assert kernels.checks(moment.states, seat, codes).all()
            assert kernels.legal(moment.states, seat) == []


@every_configuration
def test_a_list_never_writes_beyond_its_room(configuration: Configuration) -> None:
    out = np.empty(configuration.game.LONGEST_LIST, np.int64)
    for moment in configuration.moments[::7]:
        for seat in range(configuration.game.players):
            listed = configuration.kernels.legal(moment.states, seat)
            for room in {0, 1, len(listed) // 2, len(listed)}:
                out[:] = -99
                assert steps.list_legal(configuration.game.rules, moment.states, seat, out[:room]) == len(listed)
                assert out.tolist() == listed[:room] + [-99] * (len(out) - min(room, len(listed)))


@every_configuration
def test_notation_and_codes_are_inverse(configuration: Configuration) -> None:
    kernels, game = configuration.kernels, configuration.game
    for moment in configuration.moments[::3]:
        state = moment.states[0]
        for seat in range(game.players):
            codes = kernels.legal(moment.states, seat) + configuration.gestures(moment.states, seat)
            texts = [game.show(state, seat, code) for code in codes]
            assert len(set(texts)) == len(texts), "two actions look the same"
            assert [game.read(state, seat, text) for text in texts] == codes
