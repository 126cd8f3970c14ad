"""Whole matches through the public API: refusals, records, undo, outcomes."""

from __future__ import annotations

import itertools
import random
from collections.abc import Iterator

import pytest

import stolik
from stolik import IllegalAction, Match, NotPossible, Record
from tests.conformance.codes import codes_near
from tests.conformance.configurations import CONFIGURATIONS, DEEP, Configuration

MATCHES = 20 if DEEP else 1  # of each configuration

every_configuration = pytest.mark.parametrize("configuration", CONFIGURATIONS, ids=str)
every_seed = pytest.mark.parametrize("seed", range(MATCHES))


def playing(configuration: Configuration, seed: int, match: Match | None = None) -> Iterator[Match]:
    """A match played by chance, handed out before each action and at its end."""
    chance = random.Random(seed)
    match = match or configuration.game.match(seed=seed)
    while match.acting:
        yield match
        seat = chance.randrange(configuration.game.players)
        gestures = configuration.gestures(configuration.game.states(match.state), seat)
        if gestures and chance.random() < 0.2:
            match.play(seat, chance.choice(gestures))
        else:
            seat = chance.choice(match.acting)
            match.play(seat, chance.choice(match.legal(seat)))
    yield match


def played(configuration: Configuration, seed: int) -> Match:
    """A match played by chance to its end."""
    *_, match = playing(configuration, seed)
    return match


@every_seed
@every_configuration
def test_what_is_refused_changes_nothing(configuration: Configuration, seed: int) -> None:
    chance = random.Random(seed)
    made = 0
    for made, match in enumerate(playing(configuration, seed)):
        before = match.state.tobytes()
        for seat in (chance.randrange(-1, configuration.game.players + 1), *match.acting[:1]):
            for action in chance.sample(codes_near(match.legal(0), made).tolist(), 3):
                expected = match.check(seat, action)
                if expected is None:
                    continue
                with pytest.raises(IllegalAction) as refused:
                    match.play(seat, action)
                assert str(refused.value) == str(expected)
                assert refused.value.rule.startswith(configuration.game.letter) or not match.acting
                assert match.state.tobytes() == before
    entries = match.record.actions
    assert sum(isinstance(entry, stolik.core.record.Play) for entry in entries) == made, "and is not in the log"


@every_configuration
def test_a_game_says_whether_chance_has_a_part_in_it(configuration: Configuration) -> None:
    dealt = any(isinstance(entry, stolik.core.record.Deal) for entry in played(configuration, 0).record.actions)
    assert configuration.game.deals == dealt


@every_seed
@every_configuration
def test_scores_standing_places_and_outcome_agree(configuration: Configuration, seed: int) -> None:
    for match in playing(configuration, seed):
        scores, standing = match.scores, match.standing
        assert len(scores) == len(standing) == configuration.game.players
        for team in configuration.game.teams:
            assert len({standing[seat] for seat in team}) == 1, "partners stand alike"
        if match.acting:
            assert match.outcome is None
    outcome = match.outcome
    assert outcome is not None
    assert outcome.scores == match.scores
    assert outcome.places == [1 + sum(other > own for other in match.standing) for own in match.standing]
    assert outcome.reason
    assert match.view(None)["outcome"] == {
        "reason": outcome.reason,
        "scores": outcome.scores,
        "places": outcome.places,
    }
    assert match.acting == match.ticking == ()
    for seat in range(configuration.game.players):
        assert match.legal(seat) == []
        assert isinstance(match.check(seat, 1), IllegalAction)


@every_seed
@every_configuration
def test_a_record_replays_to_the_same_bytes(configuration: Configuration, seed: int) -> None:
    chance = random.Random(seed)
    for match in playing(configuration, seed):
        if match.acting and chance.random() > 0.02:
            continue
        record = match.record
        assert Record.loads(record.dumps()) == record
        again = stolik.replay(record)
        assert again.state.tobytes() == match.state.tobytes()
        assert again.record == record
        assert again.acting == match.acting
        assert again.outcome == match.outcome
    assert stolik.verify(match.record).problems == []


@every_configuration
def test_a_replayed_match_goes_on_as_the_first(configuration: Configuration) -> None:
    match = next(itertools.islice(playing(configuration, 1), 12, None))
    again = stolik.replay(match.record)
    *_, first = playing(configuration, 2, match)
    *_, second = playing(configuration, 2, again)
    assert first.record == second.record


@every_configuration
def test_undo_goes_back_to_the_same_bytes_and_not_past_a_secret(configuration: Configuration) -> None:
    past: list[tuple[bytes, int]] = []
    undone = refused = 0
    for number, match in enumerate(playing(configuration, 5)):
        past.append((match.state.tobytes(), int(match.state.reveals)))
        if number == 90:
            break
        if number % 3 or not number or not match.acting:
            continue
        for count in range(1, min(number, 5) + 1):
            state, reveals = past[-1 - count]
            if reveals == past[-1][1]:
                again = stolik.replay(match.record)
                again.undo(count)
                assert again.state.tobytes() == state
                assert stolik.replay(again.record).state.tobytes() == state
                undone += 1
            else:
                with pytest.raises(NotPossible):
                    match.undo(count)
                assert match.state.tobytes() == past[-1][0]
                refused += 1
    assert refused > 0 or past[-1][1] == 0  # a game without secrets
    assert undone > 0 or configuration.name != "nimmt"
