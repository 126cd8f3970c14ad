"""The pair bots of Words in pairs: they keep the rules, plan what they say they plan, and challenge what is wrong."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import numpy as np
import pytest
from typer.testing import CliRunner

import stolik
from stolik.bots.review import review
from stolik.bots.words.leaves import opinion_of
from stolik.bots.words.moves import best_exchange, best_move, kept_worth, make_move, no_opinion, take_tiles
from stolik.bots.words.pair import DOUBTED, JointPair, doubt, team_of, unseen_points
from stolik.bots.words.plans import ONE, PLAN, TWO, WHO, best_order, plan_turn
from stolik.bots.words.study import best_double_turns, puzzles
from stolik.bots.words.vocabulary import everyday
from stolik.cli.main import app
from stolik.core.kernel import Cells
from stolik.games.words.generate import generate_scored
from stolik.games.words.graph import contains
from stolik.games.words.lexicon import sample
from stolik.games.words.placing import ACROSS, lay, placement, words_made, words_valid, worth
from stolik.games.words.state import (
    ACCEPT,
    ASK,
    CHALLENGE,
    EXCHANGE,
    FELL,
    FIRST,
    I_GO,
    NO,
    PASS,
    PLACE,
    SIGNAL,
    WINDOW,
    YES,
    YOU_GO,
)
from stolik.games.words.tiles import JOKER, LANGUAGES, RACK, SQUARES, letters_of, word_of

GAME = stolik.game("words", language="en", lexicon="sample")
BOTS = ("easy", "everyday", "medium", "joint", "strong")
ALL_WORDS = BOTS[2:]


def play(match: Any, level: str, decisions: int = 1000, effort: int = 1) -> list[tuple[int, int]]:
    """Let bots of one level play on; what they did."""
    done = []
    bot = stolik.bot("words", level)
    while match.acting and len(done) < decisions:
        seat = match.acting[0]
        action = bot.choose(GAME, GAME.hide(match.state, seat), seat, effort=effort, seed=len(done))
        assert action in match.legal(seat)
        match.play(seat, action)
        done.append((seat, action))
    return done


def is_place(action: int) -> bool:
    """Whether an action lays tiles."""
    return action >> 58 == PLACE >> 58


def rack_of(word: str, jokers: int = 0) -> Cells:
    """A rack of these letters, filled up with empty places."""
    tiles = letters_of("en", word) + [JOKER] * jokers
    return np.array(tiles + [0] * (RACK - len(tiles)), np.int8)


def listed(board: Cells, rack: Cells) -> dict[int, int]:
    """All placements of a rack with their points."""
    out, points = np.zeros(1 << 14, np.int64), np.zeros(1 << 14, np.int16)
    found = generate_scored(GAME.rules, board, rack, out, points)
    return dict(zip(out[:found].tolist(), points[:found].tolist(), strict=True))


def some_board() -> Cells:
    """A board after a few moves of a match."""
    match = GAME.match(seed=3)
    play(match, "medium", 8)
    return np.array(match.state.board, np.int8)


@pytest.mark.parametrize("level", BOTS)
def test_whole_matches_are_played_to_their_end(level: str) -> None:
    match = GAME.match(seed=1)
    done = play(match, level)
    assert match.outcome is not None
    assert sum(is_place(action) for _, action in done) > 8


def test_a_fixed_effort_repeats_exactly() -> None:
    first, second = GAME.match(seed=5), GAME.match(seed=5)
    assert play(first, "strong", 12, effort=2) == play(second, "strong", 12, effort=2)


@pytest.mark.parametrize("level", BOTS)
def test_what_is_hidden_changes_nothing(level: str) -> None:
    match = GAME.match(seed=8)
    play(match, "medium", 6)
    bot = stolik.bot("words", level)
    for decision in range(6):
        seat = match.acting[0]
        hidden = GAME.hide(match.state, seat)
        chosen = bot.choose(GAME, hidden, seat, effort=1, seed=decision)
        other = GAME.hide(GAME.redeal(hidden, seat, seed=99), seat)
        assert bot.choose(GAME, other, seat, effort=1, seed=decision) == chosen
        match.play(seat, chosen)


def test_a_wrong_word_is_challenged_by_both_and_a_right_one_accepted() -> None:
    match = GAME.match(seed=2)
    seat = match.acting[0]
    tiles = [int(tile) for tile in match.state.racks[seat][:4]]
    phony = placement(ACROSS, 111, tiles)
    assert phony not in match.legal(seat)
    match.play(seat, phony)
    assert match.state.stage == WINDOW
    assert [action for _, action in play(match, "strong", 2)] == [CHALLENGE, YES]
    assert match.state.kinds[0] in (FELL, 0)
    assert not match.state.board.any()
    match = GAME.match(seed=2)
    play(match, "medium", 1 + (match.acting[0] != match.acting[-1] and play_order(match) == YOU_GO))
    assert match.state.stage == WINDOW
    assert [action for _, action in play(match, "strong", 2)] == [ACCEPT, ACCEPT]


def play_order(match: Any) -> int:
    """What the first seat asked would do."""
    seat = match.acting[0]
    return int(stolik.bot("words", "medium").choose(GAME, GAME.hide(match.state, seat), seat, seed=0))


def doubtful_first_move() -> Any:
    """A match in which a first mover has just announced what is no word, and the partner is to play."""
    match = GAME.match(seed=2)
    play(match, "medium", 3)
    while match.state.stage != FIRST or match.state.turn_no < 2:
        play(match, "medium", 1)
    seat = match.acting[0]
    board = np.array(match.state.board, np.int8)
    tiles = [int(tile) for tile in match.state.racks[seat] if tile]
    for square in range(SQUARES):
        phony = placement(ACROSS, square, tiles[:5])
        if match.check(seat, phony) is None and not words_valid(GAME.rules, board, phony):
            match.play(seat, phony)
            return match
    raise AssertionError("five tiles fit somewhere")


def test_w15_who_knows_all_words_asks_about_none_and_shows_nothing_that_would_fall() -> None:
    match = doubtful_first_move()
    seat = match.acting[0]
    assert ASK in match.legal(seat)
    hidden = GAME.hide(match.state, seat)
    assert ASK not in {stolik.bot("words", level).choose(GAME, hidden, seat, effort=1) for level in ALL_WORDS}
    match.play(seat, ASK)
    partner = seat ^ 1
    hidden = GAME.hide(match.state, partner)
    assert {stolik.bot("words", level).choose(GAME, hidden, partner) for level in ALL_WORDS} == {NO}
    match.play(partner, NO)
    assert all(
        stolik.bot("words", level).choose(GAME, GAME.hide(match.state, seat), seat, effort=1) != ASK for level in BOTS
    ), "once a double turn"


@pytest.mark.parametrize("level", BOTS)
def test_w22_a_partner_who_says_i_go_is_let_go(level: str) -> None:
    match = GAME.match(seed=6)
    bot, yielded = stolik.bot("words", level), []
    while match.acting and match.state.turn_no < 5:
        seat = match.acting[0]
        if match.state.stage == FIRST and YOU_GO in match.legal(seat):
            match.play(seat ^ 1, SIGNAL + I_GO)
            yielded.append(bot.choose(GAME, GAME.hide(match.state, seat), seat, effort=1))
        play(match, level, 1)
    assert len(yielded) > 2
    assert set(yielded) == {YOU_GO}


@pytest.mark.parametrize("level", ["easy", "everyday"])
def test_beginners_lay_words_they_know_only(level: str) -> None:
    for language in LANGUAGES:
        game = stolik.game("words", language=language, lexicon=language)
        known = sample(language) if level == "easy" else everyday(language, language)
        match, bot = game.match(seed=4), stolik.bot("words", level)
        spelt = np.zeros((8, 16), np.int8)
        laid = 0
        while match.acting and laid < 5:
            seat = match.acting[0]
            action = bot.choose(game, game.hide(match.state, seat), seat, seed=laid)
            if is_place(action):
                laid += 1
                made = words_made(np.array(match.state.board, np.int8), action, spelt)
                words = [word_of(language, row[1 : row[0] + 1]) for row in spelt[:made]]
                assert [word for word in words if not contains(known, word)] == []
            match.play(seat, action)
        assert laid > 0


def test_the_best_move_is_the_best_of_all() -> None:
    board, rack, opinion = some_board(), rack_of("seation"), opinion_of("en")
    out, points = np.zeros(1 << 14, np.int64), np.zeros(1 << 14, np.int16)

    def value(action: int, gained: int) -> float:
        kept = rack.copy()
        take_tiles(kept, action)
        return gained + kept_worth(GAME.rules, opinion, kept, 30)

    best = max(value(action, gained) for action, gained in listed(board, rack).items())
    action, gained, found = best_move(GAME.rules, opinion, board, rack, 30, out, points)
    assert found == pytest.approx(best)
    assert value(action, gained) == pytest.approx(best)


def test_joint_plans_are_the_best_pairs_of_moves() -> None:
    """Points only, all first moves: the best plan is the best of all first moves with all replies."""
    board = some_board()
    racks = np.stack([rack_of("teardos"), rack_of("liqnoew")])
    plans, worths = np.zeros((1 << 12, PLAN), np.int64), np.zeros(1 << 12)
    planned = 0
    for order in range(2):
        planned = plan_turn(
            GAME.rules, no_opinion(), board, racks, 40, 0, order, False, 2000, plans, worths, planned
        )  # fmt: skip
    best = 0
    for order in range(2):
        for first, gained in listed(board, racks[order]).items():
            after = board.copy()
            lay(after, first)
            best = max(best, gained + max(listed(after, racks[1 - order]).values(), default=0))
    assert worths[:planned].max() == best
    top = plans[int(np.argmax(worths[:planned]))]
    after = board.copy()
    gained = worth(GAME.rules, after, int(top[ONE]))
    make_move(after, racks[top[WHO]].copy(), int(top[ONE]))
    assert gained + worth(GAME.rules, after, int(top[TWO])) == best


def test_the_greedy_pair_takes_the_better_order() -> None:
    board = some_board()
    racks = np.stack([rack_of("teardos"), rack_of("liqnoew")])
    plans, worths = np.zeros((2, PLAN), np.int64), np.zeros(2)
    best_order(GAME.rules, no_opinion(), board, racks, 40, plans, worths)
    for who in range(2):
        assert worths[who] >= max(listed(board, racks[who]).values())
        assert plans[who, WHO] == who


def test_closing_is_worth_the_opponents_tiles() -> None:
    board = np.zeros(SQUARES, np.int8)
    lay(board, placement(ACROSS, 111, letters_of("en", "cat")))
    racks = np.stack([rack_of("s"), rack_of("")])
    plans, worths = np.zeros((10, PLAN), np.int64), np.zeros(10)
    planned = plan_turn(GAME.rules, no_opinion(), board, racks, 0, 25, 0, True, 10, plans, worths, 0)
    going_out = [worths[k] for k in range(planned) if is_place(int(plans[k, ONE]))]
    staying = [worths[k] for k in range(planned) if plans[k, ONE] == PASS]
    assert min(going_out) > 50
    assert staying == [-1]


def test_exchanges_keep_what_is_worth_keeping() -> None:
    opinion = opinion_of("en")
    action, kept = best_exchange(GAME.rules, opinion, rack_of("vvuuwg", 1), 50)
    assert action >> 58 == EXCHANGE >> 58
    assert JOKER not in [action >> 7 * i & 127 for i in range(RACK)]
    assert kept > kept_worth(GAME.rules, opinion, rack_of("vvuuwg", 1), 50)
    assert best_exchange(GAME.rules, opinion, rack_of("vvuuwg", 1), 6)[0] == PASS


def test_tiles_kept_at_the_end_are_a_burden() -> None:
    assert kept_worth(GAME.rules, opinion_of("en"), rack_of("qz"), 0) == -20
    assert kept_worth(GAME.rules, opinion_of("en"), rack_of(""), 0) == 0


def test_replies_that_build_on_a_doubtful_move_are_worth_less() -> None:
    match = GAME.match(seed=2)
    play(match, "medium", 4)
    while match.state.kinds[0] != 0 or len(match.acting) < 2:
        play(match, "medium", 1)
    state = match.state
    board = np.array(state.board, np.int8)
    square = next(s for s in range(SQUARES - 15) if board[s] and s % 15 < 13 and not board[s + 1] and not board[s + 2])
    state.squares[0, 0], state.sizes[0] = square, 1
    plans = np.array([[0, placement(ACROSS, square + 1, [1, 2]), PASS], [0, PASS, PASS]])
    worths = np.array([20.0, 5.0])
    doubt(state, board, plans, worths)
    assert worths.tolist() == [20.0 * DOUBTED, 5.0]


def test_the_opponents_tiles_are_counted() -> None:
    match = GAME.match(seed=6)
    play(match, "medium", 5)
    seat = match.acting[0]
    hidden = GAME.hide(match.state, seat)
    racks = team_of(hidden, seat)
    state = match.state
    others = [int(tile) for other in range(4) if other >> 1 != seat >> 1 for tile in state.racks[other] if tile > 0]
    bag = [tile for tile in range(65) for _ in range(int(state.bag[tile]))]
    assert unseen_points(GAME.rules, hidden, racks) == sum(int(GAME.rules.values[tile]) for tile in others + bag)


def test_a_pair_says_you_go_when_the_partner_should() -> None:
    said = 0
    for seed in range(6):
        match = GAME.match(seed=seed)
        said += sum(action == YOU_GO for _, action in play(match, "joint", 25))
    assert said > 0


def test_plans_weigh_every_listed_action() -> None:
    match = GAME.match(seed=7)
    play(match, "medium", 3)
    while not any(is_place(action) for action in match.legal(match.acting[0])):
        play(match, "medium", 1)
    seat = match.acting[0]
    weighed = JointPair().weigh(GAME, GAME.hide(match.state, seat), seat, seed=0)
    assert {found.action for found in weighed} == set(match.legal(seat))
    assert weighed[0].value >= weighed[-1].value
    assert weighed[0].value > 0


def played_record() -> Any:
    """The record of a match between greedy pairs."""
    match = GAME.match(seed=11)
    play(match, "medium")
    return match.record


def test_double_turns_are_listed_best_first_with_points_and_notation() -> None:
    match = GAME.match(seed=7)
    play(match, "medium", 3)
    while len(match.acting) < 2 or match.state.single:
        play(match, "medium", 1)
    seat = match.acting[0]
    hidden = GAME.hide(match.state, seat)
    plans = best_double_turns(GAME, hidden, seat, 5)
    assert [plan.equity for plan in plans] == sorted((plan.equity for plan in plans), reverse=True)
    for plan in plans:
        line = GAME.match(position=GAME.position(match.state))
        if plan.first_seat != seat:
            line.play(seat, YOU_GO)
        gained = 0
        for mover, move in zip((plan.first_seat, plan.first_seat ^ 1), plan.moves, strict=True):
            line.play(mover, move)
        gained = int(line.state.points.sum())
        assert gained == plan.points
    tried = best_double_turns(GAME, hidden, seat, 3, effort=2)
    assert all(plan.worlds == 8 for plan in tried)


def test_reviews_are_in_points() -> None:
    found = review(played_record())
    assert len(found) > 20
    assert all(0 <= one.lost < 200 for one in found)
    assert any(one.lost > 0 for one in found)
    assert all(bool(one.words) == one.costly for one in found)


def test_a_missed_challenge_costs_the_points_of_the_move() -> None:
    match = GAME.match(seed=2)
    seat = match.acting[0]
    match.play(seat, placement(ACROSS, 111, [int(tile) for tile in match.state.racks[seat][:4]]))
    points = int(match.state.points[0])
    voter = match.acting[0]
    match.play(voter, ACCEPT)
    last = review(match.record)[-1]
    assert (last.best.action, last.lost) == (CHALLENGE, points)


def test_puzzles_have_one_clear_solution(tmp_path: Path) -> None:
    record = played_record()
    found = puzzles(record, clear=5)
    assert found
    for puzzle in found:
        assert puzzle.best.equity - puzzle.second.equity >= 5
    path = tmp_path / "match.json"
    path.write_text(record.dumps(), encoding="utf-8")
    run = CliRunner().invoke(app, ["puzzles", str(path), "--clear", "5", "--solve", "--language", "en"])
    assert run.exit_code == 0
    assert run.output.count("find the best double turn") == run.output.count("Solution:") == len(found)
    assert puzzles(record, clear=1000) == []
