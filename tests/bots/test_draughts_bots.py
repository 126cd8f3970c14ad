"""The players of draughts: always legal, repeatable, each stronger than the one below, the weak weak like people."""

import itertools

import pytest

import stolik
from stolik.bots.draughts.bot import Strong
from stolik.bots.draughts.search import Engine, Person
from stolik.core.errors import NotPossible
from stolik.games.draughts.variants import VARIANTS

NAMES = [f"draughts/{row.name}" for row in VARIANTS]
LEVELS = ["easy", "medium", "hard", "strong"]


@pytest.mark.parametrize("name", NAMES)
def test_levels_are_registered_from_weak_to_strong(name):
    assert stolik.levels(name) == ["random", *LEVELS]
    assert [stolik.bot(name, level).level for level in LEVELS] == LEVELS


@pytest.mark.parametrize("name", NAMES)
@pytest.mark.parametrize("level", LEVELS)
def test_decisions_are_legal_and_weighed(level, name):
    game, bot = stolik.game(name), stolik.bot(name, level)
    match = game.match(seed=0)
    for decision in range(30):
        if not match.acting:
            break
        seat = match.acting[0]
        hidden, legal = game.hide(match.state, seat), match.legal(seat)
        if decision % 10 == 0:
            weighed = bot.weigh(game, hidden, seat, effort=300, seed=decision)
            assert {found.action for found in weighed} == set(legal)
            assert [found.value for found in weighed] == sorted((found.value for found in weighed), reverse=True)
        action = bot.choose(game, hidden, seat, effort=300, seed=decision)
        assert action in legal
        match.play(seat, action)


@pytest.mark.parametrize("level", LEVELS)
def test_the_same_seed_and_effort_give_the_same_answer(level):
    game, bot = stolik.game("draughts/brazilian"), stolik.bot("draughts/brazilian", level)
    hidden = game.hide(game.match(seed=0).state, 0)
    assert bot.choose(game, hidden, 0, effort=2000, seed=3) == bot.choose(game, hidden, 0, effort=2000, seed=3)
    assert bot.weigh(game, hidden, 0, effort=2000, seed=3) == bot.weigh(game, hidden, 0, effort=2000, seed=3)


@pytest.mark.parametrize("level", LEVELS)
def test_time_is_a_limit_too(level):
    game, bot = stolik.game("draughts/german"), stolik.bot("draughts/german", level)
    match = game.match(seed=0)
    hidden = game.hide(match.state, 0)
    assert bot.choose(game, hidden, 0, seconds=0.01) in match.legal(0)
    assert len(bot.weigh(game, hidden, 0, seconds=0.01)) == len(match.legal(0))


def test_the_strong_one_may_be_given_another_clock():
    game = stolik.game("draughts/polish")
    match, looks = game.match(seed=0), itertools.count()
    bot = Strong(clock=lambda: float(next(looks)))
    assert bot.choose(game, game.hide(match.state, 0), 0, seconds=20.0) in match.legal(0)
    assert len(bot.weigh(game, game.hide(match.state, 0), 0, seconds=20.0)) == len(match.legal(0))
    assert next(looks) >= 40


@pytest.mark.parametrize("level", LEVELS)
def test_who_is_not_to_move_owes_nothing(level):
    game, bot = stolik.game("draughts/polish"), stolik.bot("draughts/polish", level)
    with pytest.raises(NotPossible):
        bot.choose(game, game.hide(game.match(seed=0).state, 1), 1, effort=10)


@pytest.mark.parametrize(
    ("better", "worse", "matches", "least"),
    [("easy", "random", 6, 5), ("medium", "easy", 12, 7), ("hard", "medium", 10, 6)],
)
def test_a_level_beats_the_one_below(better, worse, matches, least):
    name = "draughts/russian-official"
    game, good, bad = stolik.game(name), stolik.bot(name, better), stolik.bot(name, worse)
    points = 0.0
    for number in range(matches):
        match, players = game.match(seed=0), (good, bad) if number % 2 == 0 else (bad, good)
        for decision in range(200):
            if not match.acting:
                break
            seat = match.acting[0]
            hidden = game.hide(match.state, seat)
            match.play(seat, players[seat].choose(game, hidden, seat, seed=1000 * number + decision))
        points += match.scores[number % 2] / 2
    assert points >= least


def test_a_beginner_takes_what_is_free_but_not_the_long_shot():
    """White can win a man at once; a sacrifice that brings three for two lies deeper."""
    game = stolik.game("draughts/russian")
    state = game.match(seed=0, position="W:Wc3,e3,a1:Bd4,h8,h6").state
    full = Engine(game, megabytes=1).think(state, depth=8)
    assert full.value > 0
    for seed in range(5):
        action = stolik.bot(game.name, "easy").choose(game, game.hide(state, 0), 0, seed=seed)
        assert action >> 12 != 0


def test_a_person_overlooks_replies_and_is_consistent_about_it():
    game = stolik.game("draughts/polish")
    state = game.match(seed=0).state
    values = []
    for person in range(12):
        seen = [
            Engine(game, megabytes=1, pruning=False, person=Person(2, 40, 40, person)).think(state, depth=2)
            for _ in range(2)
        ]
        assert seen[0].lines == seen[1].lines
        values.append(seen[0].line[0])
    assert len(set(values)) > 1  # people differ in taste
    nodes = [
        Engine(game, megabytes=1, pruning=False, person=Person(overlook=share, person=1)).think(state, depth=6).nodes
        for share in (0, 50)
    ]
    assert nodes[1] < nodes[0]


def test_short_sight_ends_exchanges_early():
    game = stolik.game("draughts/english")
    state = game.match(seed=0).state
    nodes = [
        Engine(game, megabytes=1, pruning=False, person=Person(follow=follow)).think(state, depth=6).nodes
        for follow in (1, 2, 100)
    ]
    assert nodes[0] < nodes[1] < nodes[2]
