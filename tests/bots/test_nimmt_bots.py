"""The bots of 6 nimmt!: always legal, repeatable, blind to what is hidden, each level better than the one before."""

import pytest

import stolik
from stolik.arena.duel import Contest, play_deals
from stolik.arena.rating import score

CONFIGURATIONS = [
    {"players": 2},
    {"players": 4},
    {"players": 10},
    {"players": 3, "even_odd": False},
    {"players": 5, "deck": "tactical"},
]


@pytest.mark.parametrize("options", CONFIGURATIONS, ids=str)
@pytest.mark.parametrize("level", ["easy", "strong"])
def test_decisions_are_legal_in_every_state(level: str, options: dict[str, int]) -> None:
    game, bot = stolik.game("nimmt", rounds=1, **options), stolik.bot("nimmt", level)
    match = game.match(seed=5)
    decision = 0
    while match.acting:
        seat = match.acting[0]
        decision += 1
        action = bot.choose(game, game.hide(match.state, seat), seat, effort=4, seed=decision)
        assert action in match.legal(seat)
        match.play(seat, action)
    assert decision >= 10 * game.players


@pytest.mark.parametrize("level", ["easy", "medium", "strong"])
def test_the_same_seed_and_effort_give_the_same_answer(level: str) -> None:
    game, bot = stolik.game("nimmt"), stolik.bot("nimmt", level)
    hidden = game.hide(game.match(seed=8).state, 2)
    assert bot.weigh(game, hidden, 2, effort=20, seed=3) == bot.weigh(game, hidden, 2, effort=20, seed=3)


def test_the_answer_depends_on_the_hidden_state_alone() -> None:
    game, bot = stolik.game("nimmt"), stolik.bot("nimmt", "strong")
    match = game.match(seed=8)
    match.play(1, match.legal(1)[4])
    hidden = game.hide(match.state, 2)
    other = game.redeal(hidden, 2, seed=1)
    assert other.tobytes() != match.state.tobytes()
    assert bot.weigh(game, game.hide(other, 2), 2, effort=20) == bot.weigh(game, hidden, 2, effort=20)


@pytest.mark.parametrize("level", ["easy", "medium", "strong"])
def test_the_last_row_taken_is_the_cheap_one(level: str) -> None:
    game = stolik.game("nimmt", players=2, even_odd=False, rounds=1)
    rows = [[11, 22], [33, 44], [55], [2]]
    match = game.match(seed=0, position={"rows": rows, "hands": [[1], [100]], "turn": 10})
    match.play(0, 1)
    match.play(1, 100)
    assert match.acting == (0,)
    bot = stolik.bot("nimmt", level)
    assert bot.choose(game, game.hide(match.state, 0), 0, effort=30) == 108


@pytest.mark.parametrize(
    ("better", "worse", "effort", "deals"), [("easy", "random", 1, 30), ("strong", "easy", 30, 20)]
)
def test_a_level_beats_the_one_below(better: str, worse: str, effort: int, deals: int) -> None:
    seatings = ((better, worse, better, worse), (worse, better, worse, better))
    tables = play_deals(Contest("nimmt", {"players": 4, "rounds": 1}, seatings, seed=1, effort=effort), range(deals))
    heads = {better: 0.0, worse: 0.0}
    for table in tables:
        for seat, level in enumerate(table.seating):
            heads[level] += score(table, seat)
    assert heads[better] < 0.9 * heads[worse]
