"""What holds in every state of every game, whoever plays."""

from __future__ import annotations

import json

import numpy as np
import pytest

from stolik.core.game import seats_of
from stolik.core.position import NOT_POSITION
from tests.conformance.configurations import CONFIGURATIONS, Configuration

every_configuration = pytest.mark.parametrize("configuration", CONFIGURATIONS, ids=str)


@every_configuration
def test_every_state_is_sound(configuration: Configuration) -> None:
    for trail in configuration.trails:
        assert not configuration.kernels.sound_each(trail.states).any()


@every_configuration
def test_a_story_fits_and_leaves_nothing_stale(configuration: Configuration) -> None:
    for trail in configuration.trails:
        told, story = trail.states["told"], trail.states["story"]
        assert told.min() >= 0
        assert told.max() < story.shape[1]
        assert not story[np.arange(story.shape[1])[None, :] >= told[:, None]].any()


@every_configuration
def test_a_story_names_what_happened(configuration: Configuration) -> None:
    game = configuration.game
    for moment in configuration.moments[::5]:
        for event in game.story(moment.states[0]):
            assert event["rule"].startswith(game.letter)
            assert -1 <= event["seat"] < game.players
            assert all(isinstance(number, int) for name, number in event.items() if name not in ("event", "rule"))


@every_configuration
def test_reveals_never_fall_and_every_deal_is_one(configuration: Configuration) -> None:
    for trail in configuration.trails:
        growth = np.diff(trail.states["reveals"])
        assert (growth >= 0).all()
        dealt = [isinstance(step, list) for step in trail.steps]
        assert (growth[dealt] > 0).all(), "nobody may undo a deal"


@every_configuration
def test_without_a_reveal_nobody_learns_a_secret(configuration: Configuration) -> None:
    """An action that does not count as a reveal looks the same in a world that the eye could not rule out."""
    kernels, unheld = configuration.kernels, 0
    for trail in configuration.trails:
        reveals = trail.states["reveals"]
        hidden = kernels.hide_each(trail.states, -1)
        for number, step in enumerate(trail.steps):
            if reveals[number] == reveals[number + 1]:
                seat, action = step
                world = kernels.redeal(hidden[number : number + 1], -1, number)
                if kernels.check(world, seat, action):  # a sealed card that this seat does not hold there
                    action = kernels.legal(world, seat)[0]
                    unheld += 1
                after = kernels.hide(kernels.apply(world, seat, action), -1)
                assert after.tobytes() == hidden[number + 1 : number + 2].tobytes()
    if configuration.name == "sixtysix":
        return  # what reveals nothing there shows no card at all: closing
    if not any(trail.states["reveals"].any() for trail in configuration.trails):
        return  # a game without secrets
    assert unheld > 0 or not any((np.diff(trail.states["reveals"]) == 0).any() for trail in configuration.trails)


@every_configuration
def test_a_period_ends_when_a_clock_is_started_afresh(configuration: Configuration) -> None:
    """Within one period no seat that has decided is asked to decide again, unless it took back."""
    kernels = configuration.kernels
    if "period" in configuration.game.clocks:
        a_period_is_a_teams(configuration)
        return
    for trail in configuration.trails:
        done: set[int] = set()
        for number, step in enumerate(trail.steps):
            if isinstance(step, tuple):
                seat, action = step
                listed = kernels.legal(trail.at(number), seat)
                done = done | {seat} if action in listed else done - {seat}
            periods = trail.states["period"][number : number + 2]
            assert periods[0] <= periods[1]
            if periods[0] != periods[1]:
                done = set()
            ticking = kernels.ticking(trail.at(number + 1))
            assert ticking == kernels.acting(trail.at(number + 1)) & 0xFFFF
            assert not done & set(seats_of(ticking))


def a_period_is_a_teams(configuration: Configuration) -> None:
    """A clock that partners share runs through many decisions, for all of them, and is renewed when it passes on."""
    kernels, teams = configuration.kernels, configuration.game.teams
    handed_on = 0
    for trail in configuration.trails:
        running: tuple[int, list[int]] | None = None
        assert (np.diff(trail.states["period"]) >= 0).all()
        for number in range(len(trail)):
            ticking = seats_of(kernels.ticking(trail.at(number)))
            if not ticking:
                continue
            team = next(list(team) for team in teams if ticking[0] in team)
            assert ticking == team
            now = int(trail.states["period"][number]), team
            if running is not None:
                assert running[1] == team or running[0] < now[0], "a team's time is not what another team left over"
                handed_on += running[1] != team
            running = now
            assert set(seats_of(kernels.acting(trail.at(number)))) & set(range(4)), "a clock runs, so somebody is asked"
    assert handed_on > len(configuration.trails)


@every_configuration
def test_views_are_json_and_say_who_is_asked(configuration: Configuration) -> None:
    game = configuration.game
    for at, moment in enumerate(configuration.moments[::9]):
        eye = at % (game.players + 1) - 1
        view = configuration.kernels.view(moment.states, eye)
        assert json.loads(json.dumps(view, allow_nan=False)) == view
        assert view["game"] == game.name
        assert view["eye"] == (None if eye < 0 else eye)
        seen = configuration.kernels.hide(moment.states, eye)  # that an opponent has voted may be a secret
        assert view["acting"] == seats_of(configuration.kernels.acting(seen))
        assert len(view["story"]) == moment.states[0].told


@every_configuration
def test_a_position_is_the_state(configuration: Configuration) -> None:
    game, kernels = configuration.game, configuration.kernels
    for moment in configuration.moments[::10]:
        position = game.position(moment.states[0])
        assert json.loads(json.dumps(position)) == position
        match = game.match(seed=1, position=position)
        if kernels.acting(moment.states) >> 31:  # HOST has already dealt on
            continue
        assert match.acting == tuple(seats_of(kernels.acting(moment.states)))
        for seat in range(game.players):
            assert match.legal(seat) == kernels.legal(moment.states, seat)
        for name in game.LAYOUT.names or ():
            if name not in NOT_POSITION:
                assert match.state[name].tolist() == moment.states[0][name].tolist()
