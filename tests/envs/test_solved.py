"""Solved endings: the solutions are proved by best answers, and what they are worth is played out by the rules."""

from __future__ import annotations

from fractions import Fraction
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

import stolik
from stolik.core.steps import copy
from stolik.games.ogorek.state import PLAYING
from stolik.solved import deals, nimmt
from stolik.solved.__main__ import main
from stolik.solved.matrix import gap, solve
from stolik.solved.regret import SOLVED, regret

# tables


def test_tables_whose_solution_is_known() -> None:
    def fractions(*rows: list[int]) -> list[list[Fraction]]:
        return [[Fraction(cell) for cell in row] for row in rows]

    third = Fraction(1, 3)
    assert solve(fractions([0, -1, 1], [1, 0, -1], [-1, 1, 0])) == (0, (third,) * 3, (third,) * 3)
    assert solve(fractions([7])) == (7, (1,), (1,))
    assert solve(fractions([3, -2, 5])).value == -2
    assert solve(fractions([3], [-2], [5])).value == 5
    assert solve(fractions([4, 1], [2, 3])) == (Fraction(5, 2), (Fraction(1, 4), Fraction(3, 4)), (Fraction(1, 2),) * 2)
    assert gap(fractions([4, 1], [2, 3]), (Fraction(1), Fraction(0)), (Fraction(1, 2),) * 2) == Fraction(3, 2)


@given(
    st.integers(1, 5).flatmap(
        lambda width: st.lists(st.lists(st.integers(-9, 9), min_size=width, max_size=width), min_size=1, max_size=5)
    )
)
def test_no_answer_is_better_than_the_solution(numbers: list[list[int]]) -> None:
    table = [[Fraction(cell) for cell in row] for row in numbers]
    value, rows, columns = solve(table)
    for odds in (rows, columns):
        assert sum(odds) == 1
        assert min(odds) >= 0
    assert gap(table, rows, columns) == 0
    assert min(map(min, numbers)) <= value <= max(map(max, numbers))


# nimmt


def slow_worth(match: stolik.Match) -> Fraction:
    """The same once more by way of positions: each table is written out by playing matches."""
    if match.outcome is not None:
        return Fraction(match.scores[1] - match.scores[0])
    game, position = match.game, match.game.position(match.state)
    if len(match.acting) == 1:
        taker = match.acting[0]
        found = []
        for row in match.legal(taker):
            after = game.match(seed=0, position=position)
            after.play(taker, row)
            found.append(slow_worth(after))
        return max(found) if taker == 0 else min(found)
    table = []
    for own in match.legal(0):
        table.append([])
        for other in match.legal(1):
            after = game.match(seed=0, position=position)
            after.play(1, other)
            after.play(0, own)
            table[-1].append(slow_worth(after))
    return solve(table).value


@pytest.mark.parametrize("cards", [1, 2])
def test_endings_of_nimmt_are_worth_what_playing_them_out_gives(cards: int) -> None:
    game = nimmt.tactical()
    for ending in nimmt.endings(12, cards, seed=cards):
        assert [len(hand) for hand in ending.hands] == [cards, cards]
        assert ending.solution.value == slow_worth(game.match(seed=0, position=game.position(ending.state)))
        assert gap(ending.table, ending.solution.rows, ending.solution.columns) == 0


def test_who_sits_where_changes_the_sign_only() -> None:
    game, mixed = nimmt.tactical(), 0
    for ending in nimmt.endings(5, 3, seed=7):
        turned = copy(game.states(ending.state))
        for field in ("hands", "heads", "taken"):
            turned[field][0, :2] = turned[field][0, 1::-1].copy()
        again = nimmt.solve_ending(game, turned)
        assert again.solution.value == -ending.solution.value
        mixed += max(ending.solution.rows) < 1
    assert mixed > 0, "some endings need odds"


def test_a_seat_can_work_out_what_the_other_holds() -> None:
    game = nimmt.tactical()
    for ending in nimmt.endings(5, 3, seed=2):
        for seat in (0, 1):
            hidden = game.hide(ending.state, seat)
            assert {game.redeal(hidden, seat, world).tobytes() for world in range(20)} == {ending.state.tobytes()}


# whole deals of Ogórek with open hands


def open_worth(game: stolik.Game, states: Any) -> int:
    """The same by trying everything, without bounds: how seat 0 stands at the end of the deal."""
    table = states[0]
    if table.stage != PLAYING:
        return int(table.points[1]) - int(table.points[0])
    seat, found = int(table.turn), []
    for card in game.listed(table, seat):
        after = copy(states)
        game.steps.move(game.rules, after, seat, card)
        found.append(open_worth(game, after))
    return max(found) if seat == 0 else min(found)


def test_deals_are_worth_what_trying_everything_gives() -> None:
    game, different = stolik.game("ogorek", players=2), 0
    for line in deals.deals(25, cards=4, seed=2):
        for decision in line:
            states = game.states(decision.state)
            before = int(states[0].points[1]) - int(states[0].points[0])
            assert decision.value == open_worth(game, states) - before
            assert list(decision.worths) == game.listed(decision.state, decision.seat)
            for card, worth in decision.worths.items():
                after = copy(states)
                game.steps.move(game.rules, after, decision.seat, card)
                assert worth == open_worth(game, after) - before
            different += len(set(decision.worths.values())) > 1
    assert different > 20


@pytest.mark.parametrize("cards", range(2, 7))
def test_deals_have_as_many_cards_left_as_were_asked_for(cards: int) -> None:
    for line in deals.deals(20, cards=cards, seed=6):
        assert [int((hand > 0).sum()) for hand in line[0].state.hands[:2]] == [cards, cards]
        assert int(line[0].state.deal) == 1
        assert len(line) == 2 * (cards - 1), "the last trick plays itself"


def test_both_playing_the_solution_get_what_a_whole_deal_is_worth() -> None:
    game = stolik.game("ogorek", players=2)
    values = set()
    for line in deals.deals(30, seed=4):
        assert int((line[0].state.hands[:2] > 0).sum()) == 12
        assert len({decision.value for decision in line}) == 1  # no card is counted before the last trick
        match = game.match(seed=0, position=game.position(line[0].state))
        for decision in line:
            match.play(decision.seat, decision.best[-1] if decision.seat else decision.best[0])
            values.add(decision.value)
            if decision.seat and decision.best[0] != decision.best[-1]:
                break  # another best card, another course
        else:
            assert match.scores[1] - match.scores[0] == line[0].value
    assert min(values) < 0 < max(values)


def test_only_open_deals_without_lives_at_stake_are_solved() -> None:
    game = stolik.game("ogorek", players=2)
    state = game.match(seed=1).state
    with pytest.raises(stolik.NotPossible, match="hidden"):
        deals.solve_deal(game, game.hide(state, 0))
    with pytest.raises(stolik.NotPossible, match="two players"):
        deals.solve_deal(stolik.game("ogorek", players=3), stolik.game("ogorek", players=3).match(seed=1).state)
    dear: Any = copy(game.states(state))
    dear["points"][0, 0] = 15
    with pytest.raises(stolik.NotPossible, match="lives are at stake"):
        deals.solve_deal(game, dear[0])
    for no_number in (1, 7, 2.5, "3"):
        with pytest.raises(stolik.BadOption, match="2 to 6"):
            next(deals.deals(1, cards=no_number))  # type: ignore[arg-type]
    for name in ("draughts/english", "sixtysix"):  # whose deals are longer than the room for one
        other = stolik.game(name)
        with pytest.raises(stolik.NotPossible, match="a deal of Ogórek"):
            deals.solve_deal(other, other.match(seed=1).state)


# bots


@pytest.mark.parametrize("game", SOLVED)
def test_better_bots_give_less_away(game: str) -> None:
    weak = regret(game, "random", positions=15, seeds=12)
    strong = regret(game, "strong", positions=15, seeds=2, effort=200)
    assert weak.loss.low > 0
    assert strong.loss.value < weak.loss.value / (
        3 if game in ("nimmt", "ogorek") else 1
    )  # hands are open to the solution
    assert weak.most >= weak.loss.value
    assert strong.loss.value >= -1e-6
    assert weak == regret(game, "random", positions=15, seeds=12)
    if weak.exposure is not None:
        assert weak.exposure.value >= weak.loss.value


def test_bad_options_are_named() -> None:
    with pytest.raises(stolik.BadOption, match="nimmt or ogorek or ogorek-open"):
        regret("words", "strong")
    with pytest.raises(stolik.UnknownBot):
        regret("nimmt", "divine")
    for cards in (1, 4):
        with pytest.raises(stolik.BadOption, match="2 or 3"):
            regret("ogorek", "random", cards=cards)
    with pytest.raises(stolik.BadOption, match="cards"):
        regret("nimmt", "random", cards=11)
    for no_number in (0, 11, 2.5, "3"):
        with pytest.raises(stolik.BadOption, match="1 to 10"):
            next(nimmt.endings(1, cards=no_number))  # type: ignore[arg-type]
    for number in (0, 2.5, "3", True):
        for name in ("cards", "positions", "seeds"):
            with pytest.raises(stolik.BadOption, match=f"option {name}="):
                regret("nimmt", "random", **{name: number})  # type: ignore[arg-type]
    with pytest.raises(stolik.NotPossible, match="nothing to decide"):
        regret("ogorek-open", "random", cards=2, positions=1, seed=12)  # both hold two cards of one value


@pytest.mark.parametrize(
    ("asked", "told"),
    [
        ("nimmt divine", "nimmt has no bot 'divine'"),
        ("nimmt easy --cards 11", "option cards=11"),
        ("ogorek easy --cards 4", "option cards=4"),
        ("ogorek-open easy --cards 1", "option cards=1"),
        ("nimmt easy --effort 0", "option effort=0"),
        ("nimmt easy --positions 0", "option positions=0"),
        ("words easy", "invalid choice: 'words'"),
    ],
)
def test_what_cannot_be_measured_is_told_without_a_traceback(
    asked: str, told: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr("sys.argv", ["stolik.solved", *asked.split()])
    with pytest.raises(SystemExit) as ended:
        main()
    assert ended.value.code == 2
    last = capsys.readouterr().err.strip().splitlines()[-1]
    assert last.startswith("python -m stolik.solved: error: ")
    assert told in last


def test_what_is_given_away_is_printed_with_its_interval(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(
        "sys.argv", ["stolik.solved", "nimmt", "random", "--cards", "1", "--positions", "3", "--seeds", "1"]
    )
    main()
    said = capsys.readouterr().out.splitlines()
    assert said[0].startswith("6 decisions, given away in each, in heads")
    assert said[1:] == [
        "  against the solution      0.000 [0.000, 0.000], at most 0.000",
        "  against the best answer   0.000 [0.000, 0.000]",
    ]
