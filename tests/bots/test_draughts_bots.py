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
    bot = Strong()
    bot.clock = lambda: float(next(looks))
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


def chosen(name: str, fen: str, level: str, seeds: int) -> set[str]:
    """What players of a level choose, each of them another person."""
    game, bot = stolik.game(name), stolik.bot(name, level)
    hidden = game.hide(game.match(position=fen).state, 0)
    return {game.show(hidden, 0, bot.choose(game, hidden, 0, effort=3000, seed=seed)) for seed in range(seeds)}


def test_a_beginner_takes_what_is_free():
    """Of two captures c3xa5 wins a man; g3xe5 loses two for one, to f6xd4xb2."""
    fen = "W:Wc3,g3,h2,a1:Bb4,f4,f6,g7"
    game = stolik.game("draughts/russian-official")
    assert len(game.match(position=fen).legal(0)) == 2
    for level in LEVELS:
        assert chosen(game.name, fen, level, 20) == {"c3xa5"}


def test_a_beginner_does_not_see_the_long_shot():
    """Of eleven quiet moves one wins: c5-d6 e7xc5, e3-f4 g5xe3, f2xd4xb6xd8 becomes a king."""
    fen = "W:Wa1,c1,e1,g1,f2,e3,g3,c5:Bg5,h6,a7,c7,e7,b8,f8,h8"
    game = stolik.game("draughts/russian")
    state = game.match(position=fen).state
    full = Engine(game, megabytes=1).think(state, depth=9, lines=2)
    assert game.show(state, 0, full.line[0]) == "c5-d6"
    assert full.lines[0].value > full.lines[1].value + 150
    assert chosen(game.name, fen, "strong", 1) == {"c5-d6"}
    assert "c5-d6" not in chosen(game.name, fen, "easy", 20)
    assert len(chosen(game.name, fen, "easy", 20)) > 1  # and people differ


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


@pytest.mark.parametrize("level", stolik.levels("draughts/polish"))
def test_who_sits_at_a_table_decides_as_this_bot_chooses(level: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """All work goes into the best move there too, and none into how bad the others are."""
    game = stolik.game("draughts/polish")
    bot, match = stolik.bot(game.name, level), game.match()
    monkeypatch.setattr(bot, "choose", lambda *_, **__: 4711, raising=False)
    assert bot.decide(game, game.hide(match.state, 0), 0, effort=1) == (4711, (), False)
