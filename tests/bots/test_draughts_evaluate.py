"""What a position is worth: patterns read rightly, both colours treated alike, weights as `train` writes them."""

import numpy as np
import pytest

import stolik
from stolik.bots.draughts import train
from stolik.bots.draughts.evaluate import MAN, evaluate, material
from stolik.bots.draughts.fit import fit
from stolik.bots.draughts.patterns import WAYS, cells_of, pattern_number, sharing
from stolik.bots.draughts.weights import LEARNT, believed, learnt, spread_out, weights_for
from stolik.core.random import below, generator
from stolik.games.draughts.bits import signed
from stolik.games.draughts.board import turned
from stolik.games.draughts.variants import VARIANTS

NAMES = [f"draughts/{row.name}" for row in VARIANTS]


def random_board(squares, random):
    """Sets of White's men, Black's men, White's kings and Black's kings."""
    sets = [0, 0, 0, 0]
    for square in range(squares):
        kind = below(random, 12)
        if kind < 9:
            sets[(0, 0, 0, 0, 1, 1, 1, 1, kind - 6)[kind] if kind == 8 else kind // 4] |= 1 << square
    sets[2] = sets[0] & sets[0] >> 5 & sets[0] >> 9
    sets[3] = sets[1] & sets[1] >> 5 & sets[1] >> 9
    return [signed(some) for some in (sets[0] & ~sets[2], sets[1] & ~sets[3], sets[2], sets[3])]


def worth(game, weights, mover, board):
    men, kings = (board[0], board[1]), (board[2], board[3])
    return evaluate(game.rules, weights, mover, men[mover], kings[mover], men[1 - mover], kings[1 - mover])


@pytest.mark.parametrize("squares", [32, 64])
def test_a_pattern_is_read_digit_by_digit(squares):
    random = generator(3, squares)
    for _ in range(40):
        white, black, _, _ = random_board(squares, random)
        for pattern, cells in enumerate(cells_of(squares)):
            digits = [(white >> int(s) & 1) + 2 * (black >> int(s) & 1) for s in cells]
            assert pattern_number(squares, pattern, white, black) == sum(d * 3**i for i, d in enumerate(digits))


@pytest.mark.parametrize("squares", [32, 64])
def test_every_square_is_in_a_pattern_and_images_share_weights(squares):
    assert set(cells_of(squares).ravel()) == set(range(squares))
    shared = sharing(squares)
    assert len(shared.weight) == len(cells_of(squares)) * WAYS
    assert shared.weights < 0.6 * len(shared.weight)
    last = len(shared.weight) - WAYS  # the last pattern is the first one turned, so the empty ones cancel out
    assert shared.weight[0] == shared.weight[last]
    assert shared.sign[0] == -shared.sign[last]


@pytest.mark.parametrize("name", NAMES)
def test_both_colours_are_treated_alike(name):
    game = stolik.game(name)
    weights, random = weights_for(game), generator(5, name)
    squares = game.rules.squares
    seen = set()
    for _ in range(50):
        board = random_board(squares, random)
        other = [turned(squares, board[i]) for i in (1, 0, 3, 2)]
        for mover in (0, 1):
            value = worth(game, weights, mover, board)
            assert abs(value - worth(game, weights, 1 - mover, other)) <= 1  # the mixture is rounded down
            seen.add(value)
    assert len(seen) > 50


@pytest.mark.parametrize("name", NAMES)
def test_weights_are_there_for_every_variant(name):
    game = stolik.game(name)
    weights = weights_for(game)
    assert len(weights.patterns) == len(sharing(game.rules.squares).weight)
    home = [int(side) for side in game.rules.home]
    assert abs(worth(game, weights, 0, [*home, 0, 0])) < MAN  # nobody is ahead
    man = home[0] & -home[0]
    assert worth(game, weights, 0, [home[0] ^ man, home[1], 0, 0]) < worth(game, weights, 0, [*home, 0, 0]) - MAN // 3
    assert worth(game, weights, 0, [1 << 8, 1 << 20, 1 << 13, 0]) > MAN // 2  # a king is worth having


def test_the_file_is_small_and_says_how_it_was_made():
    assert LEARNT.stat().st_size < 1_000_000
    with np.load(LEARNT) as file:
        for name in NAMES:
            assert f"stolik.bots.draughts.train {name.removeprefix('draughts/')} " in str(file[f"{name}:made"])


def test_without_weights_pieces_are_counted(tmp_path):
    game = stolik.game("draughts/american")
    assert weights_for(game, tmp_path / "none.npz").patterns.size == 0
    board = [0b111, 1 << 20, 0, 1 << 30]
    assert worth(game, material(game.rules), 0, board) == 3 * 100 - 100 - 150


def test_training_goes_on_where_it_was_and_writes_what_is_read(tmp_path, monkeypatch):
    monkeypatch.setattr(train, "PORTION", 300)
    settings = {"names": ["english"], "seed": 3, "nodes": 20, "portions": "2,1"}
    train.main(out=tmp_path / "whole.npz", notes=tmp_path / "whole", **settings)
    train.main(out=tmp_path / "again.npz", notes=tmp_path / "again", **settings)
    (lost,) = (tmp_path / "again").rglob("round-1-0.npz")  # as if it had been interrupted there
    lost.unlink()
    train.main(out=tmp_path / "again.npz", notes=tmp_path / "again", **settings)
    whole, again = learnt(tmp_path / "whole.npz"), learnt(tmp_path / "again.npz")
    assert set(whole) == {"draughts/english"}
    for one, other in zip(whole["draughts/english"], again["draughts/english"], strict=True):
        assert np.array_equal(one, other)
        assert one.any()
    game = stolik.game("draughts/english")
    weights = weights_for(game, tmp_path / "whole.npz")
    assert weights.patterns.any()
    assert weights.patterns.dtype == weights_for(game).patterns.dtype


def test_of_what_was_learnt_a_share_may_be_believed():
    game, rules = stolik.game("draughts/german"), stolik.game("draughts/german").rules
    patterns, facts = learnt()[game.name]
    random = generator(4)
    for _ in range(20):
        board = random_board(64, random)
        none, half, whole = (
            worth(game, spread_out(rules, *believed(rules, patterns, facts, share)), 0, board) for share in (0, 0.5, 1)
        )
        assert none == worth(game, material(rules), 0, board)
        assert whole == worth(game, weights_for(game), 0, board)
        assert abs(half - (none + whole) / 2) < 20  # every weight is rounded


def test_the_fit_finds_what_decides():
    """Positions where the side with more men always wins, and one square of Black's is bad to stand on."""
    game, random = stolik.game("draughts/polish"), generator(9)
    boards = np.array([[*random_board(32, random), below(random, 2)] for _ in range(4000)])
    boards[:, 2:4] = 0
    ahead = np.array([bin(white).count("1") - bin(black).count("1") for white, black in boards[:, :2].tolist()])
    odds = 1.0 * ahead + 1.5 * (boards[:, 1] >> 14 & 1)
    pupil, man, losses = fit(game, boards, 1 / (1 + np.exp(-odds)), 4, 0.03, 1)
    assert man > 0.3
    assert losses[-1] < losses[0]
    assert np.abs(pupil.weights).max() < 5
