"""The draughts search: as good as trying everything, right about draws, obedient to its limits."""

import threading

import numpy as np
import pytest

import stolik
from stolik.bots.draughts.endgame import look_up, open_tables
from stolik.bots.draughts.evaluate import material
from stolik.bots.draughts.search import Engine
from stolik.core.bits import count_of
from stolik.core.errors import BadOption, NotPossible
from stolik.core.random import below, generator
from stolik.games.draughts.variants import VARIANTS
from tests.conformance.children import run_child

NAMES = [f"draughts/{row.name}" for row in VARIANTS]
WIN, SURE = 30_000, 29_000


def listed(game, states):
    buffer = np.empty(game.LONGEST_LIST, np.int64)
    return [int(action) for action in buffer[: game.steps.list_legal(game.rules, states, int(states[0].mover), buffer)]]


def threatened(game, states):
    """Whether the other side could capture if it were to move."""
    turned = game.states(states)
    turned[0].mover = 1 - turned[0].mover
    return any(action >> 12 for action in listed(game, turned))


def counted(game, states):
    state, (man, king) = states[0], material(game.rules).pieces
    mine, other = int(state.mover), 1 - int(state.mover)
    men = count_of(state.men[mine]) - count_of(state.men[other])
    return int(man * men + king * (count_of(state.kings[mine]) - count_of(state.kings[other])))


def try_everything(game, states, depth, ply=0):
    """The value of a position by full search with the match's own rules; captures are followed to their end."""
    moves = listed(game, states)
    if not moves:
        return -WIN + ply if game.ending(states[0]) in ("captured", "blocked") else 0
    capturing = any(action >> 12 for action in moves)
    if not capturing and depth <= 0 and not (depth == 0 and threatened(game, states)):
        return counted(game, states)
    next_depth = depth if capturing and (len(moves) == 1 or depth <= 0) else depth - 1
    best = -WIN
    for action in moves:
        child = game.states(states)
        refused, _ = game.steps.move(game.rules, child, int(child[0].mover), action)
        assert refused == 0
        best = max(best, -try_everything(game, child, next_depth, ply + 1))
    return best


def random_positions(game, number):
    """Positions from random play, from the opening to the last kings."""
    random, found = generator(7, game.name), []
    while len(found) < number:
        states = game.empty_table()
        for _ in range(below(random, 70)):
            moves = listed(game, states)
            if not moves:
                break
            game.steps.move(game.rules, states, int(states[0].mover), moves[below(random, len(moves))])
        if listed(game, states):
            found.append(states)
    return found


@pytest.mark.parametrize("name", NAMES)
def test_agrees_with_trying_everything(name):
    game = stolik.game(name)
    engine = Engine(game, material(game.rules), megabytes=1, pruning=False)
    for number, states in enumerate(random_positions(game, 24)):
        for depth in (1, 2) if number % 4 else (1, 2, 3):
            engine.forget()
            thought = engine.think(states[0], depth=depth)
            assert thought.value == try_everything(game, states, depth), game.fen(states[0])


@pytest.mark.parametrize("name", NAMES)
def test_every_line_can_be_played(name):
    game = stolik.game(name)
    engine = Engine(game, megabytes=1)
    for states in random_positions(game, 12):
        moves = listed(game, states)
        thought = engine.think(states[0], nodes=2000, lines=3)
        assert len(thought.lines) == min(3, len(moves))
        assert len({line.moves[0] for line in thought.lines}) == len(thought.lines)
        assert [line.value for line in thought.lines] == sorted((line.value for line in thought.lines), reverse=True)
        for line in thought.lines:
            match = game.match(seed=0, position=game.position(states[0]))
            for action in line.moves:
                match.play(match.acting[0], action)


@pytest.mark.parametrize(
    ("variant", "fen", "move", "plies"),
    [
        ("russian", "W:We3:Bf4,f6", "e3xe7", 1),
        ("english", "W:WKb4,Kd4:Ba7", None, 3),
        ("brazilian", "W:WKa1,Kc1,Ke1:BKh8", None, 3),  # one king is given away on the main road
        ("russian-official", "W:WKa1,Kc1,Ke1:BKh4", None, 7),
        ("polish", "B:Wa3:Bb4,h8", "b4-c3", None),
    ],
)
def test_finds_the_win(variant, fen, move, plies):
    game = stolik.game(f"draughts/{variant}")
    state = game.match(seed=0, position=fen).state
    thought = Engine(game, megabytes=4).think(state, depth=24, nodes=400_000)
    assert thought.value > SURE
    assert move is None or game.show(state, int(state.mover), thought.line[0]) == move
    assert plies is None or thought.wins_in == plies


def test_a_lost_position_is_lost_as_late_as_possible():
    game = stolik.game("draughts/english")
    state = game.match(seed=0, position="B:WKc5,Kd4:Ba7").state
    thought = Engine(game, megabytes=1).think(state, depth=6)
    assert (thought.wins_in, thought.value) == (-2, -WIN + 2)


# draws


@pytest.mark.parametrize(
    ("variant", "counter", "limit"), [("polish", "quiet", 30), ("english", "quiet", 80), ("brazilian", "balance", 10)]
)
def test_a_counter_about_to_run_out_makes_a_draw(variant, counter, limit):
    game = stolik.game(f"draughts/{variant}")
    fields = game.position(game.match(seed=0, position="W:WKc1,Kg1:BKa5").state)
    del fields["past"]
    values = []
    for plies in (0, limit - 1):
        fields["balance"] = plies
        fields["quiet"] = plies if counter == "quiet" else 0
        state = game.match(seed=0, position=dict(fields)).state
        values.append(Engine(game, megabytes=1).think(state, depth=4).value)
    assert values[0] > 0
    assert values[1] == 0


def test_a_third_repetition_is_a_draw():
    game = stolik.game("draughts/polish")
    match = game.match(seed=0, position="W:WKa7:BKh8,Kh6")
    for text in ("a7-b8", "h8-g7", "b8-a7", "g7-h8", "a7-b8", "h8-g7", "b8-a7"):
        match.play(match.acting[0], text)
    thought = Engine(game, megabytes=1).think(match.state, depth=3, lines=30)
    values = {game.show(match.state, 1, line.moves[0]): line.value for line in thought.lines}
    assert values.pop("g7-h8") == 0
    assert max(values.values()) > 0


# limits


def test_the_same_work_gives_the_same_answer():
    game = stolik.game("draughts/russian")
    state = game.match(seed=0).state
    first, second = (Engine(game, megabytes=1).think(state, nodes=20_000, lines=2) for _ in range(2))
    assert (first.lines, first.depth, first.nodes) == (second.lines, second.depth, second.nodes)
    assert first.nodes <= 20_000


def test_stops_when_told():
    game = stolik.game("draughts/german")
    state = game.match(seed=0).state
    engine, told = Engine(game, megabytes=1), threading.Event()
    told.set()
    assert engine.think(state, stop=told).depth == 1
    seen = []

    def watch(thought):
        seen.append(thought.depth)
        if thought.depth == 5:
            threading.Thread(target=engine.stop).start()

    assert engine.think(state, on_depth=watch).depth >= 5
    assert seen[:5] == [1, 2, 3, 4, 5]


def test_stops_when_time_is_up():
    game = stolik.game("draughts/polish")
    thought = Engine(game, megabytes=1).think(game.match(seed=0).state, seconds=0.05)
    assert thought.line
    assert thought.depth >= 1


class Ticks:
    """A clock that goes on by a tick whenever somebody looks at it."""

    def __init__(self, tick):
        self.tick, self.now = tick, 0.0

    def __call__(self):
        self.now += self.tick
        return self.now


@pytest.mark.parametrize("lines", [1, 2])
def test_seconds_are_those_of_the_given_clock(lines):
    game = stolik.game("draughts/polish")
    state = game.match(seed=0).state

    def think(tick):
        return Engine(game, megabytes=1, clock=Ticks(tick)).think(state, seconds=1.0, lines=lines)

    slow, again, fast = think(0.02), think(0.02), think(0.1)
    assert (slow.lines, slow.nodes, slow.seconds) == (again.lines, again.nodes, again.seconds)
    assert 0.85 < slow.seconds <= 1.1
    assert fast.nodes < slow.nodes / 2


def test_threads_share_the_work():
    game = stolik.game("draughts/brazilian")
    state = game.match(seed=0).state
    alone = Engine(game, megabytes=4).think(state, depth=11)
    together = Engine(game, megabytes=4).think(state, depth=11, threads=2)
    assert together.depth == alone.depth == 11
    assert abs(together.value) <= 100


def test_refuses_what_makes_no_sense():
    game = stolik.game("draughts/polish")
    with pytest.raises(NotPossible, match="over"):
        Engine(game, megabytes=1).think(game.match(seed=0, position="B:We3:B").state)
    for wrong in ({"lines": 0}, {"threads": 0}):
        with pytest.raises(BadOption, match="from 1 up"):
            Engine(game, megabytes=1).think(game.match(seed=0).state, **wrong)


# endgame tables


def test_the_tables_are_asked_and_counters_come_first():
    game = stolik.game("draughts/english")
    tables = open_tables(game, pieces=3)
    fields = game.position(game.match(seed=0, position="W:WK6,K11:BK25").state)
    del fields["past"]
    for quiet, won in ((0, True), (78, False)):
        state = game.match(seed=0, position=fields | {"quiet": quiet, "balance": quiet}).state
        known = look_up(game, tables, state)
        assert known.result == 1
        thought = Engine(game, megabytes=1, tables=tables).think(state, depth=2)
        assert (thought.wins_in == known.plies) == won
        assert won or thought.value < SURE
        assert Engine(game, megabytes=1).think(state, depth=2).wins_in is None


# interpreted

SEARCH = """
import stolik
from stolik.bots.draughts.search import Engine, Person
for name in ("draughts/russian-official", "draughts/german"):
    game = stolik.game(name)
    for person in (Person(), Person(2, 30, 20, 5)):
        thought = Engine(game, megabytes=0.1, person=person).think(game.match(seed=0).state, depth=3)
        print(thought.lines, thought.nodes)
"""


def test_compiled_and_interpreted_think_alike():
    assert run_child("-c", SEARCH, STOLIK_INTERPRET="") == run_child("-c", SEARCH, STOLIK_INTERPRET="1")
