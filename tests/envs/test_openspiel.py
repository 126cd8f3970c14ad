"""OpenSpiel: its own suites on our games, and what they do not look at: clones, deals, who knows what."""

from __future__ import annotations

import copy
import io
import pickle
import random
import re
import subprocess
import sys
import unittest
from collections.abc import Callable
from pathlib import Path
from typing import Any

import numpy as np
import pyspiel
import pytest
from absl import flags
from open_spiel.integration_tests import api_test
from open_spiel.python import rl_environment
from open_spiel.python.algorithms import generate_playthrough

import stolik
from stolik.envs.openspiel import LEFT_OUT, NAMES
from tests.conftest import DEEP
from tests.envs.examples import examples

SIMS = 20 if DEEP else 1
SHORT = {  # parameters that make matches short
    "stolik_ogorek": "players=2",
    "stolik_nimmt": "players=3,rounds=1",
    "stolik_sixtysix": "target=3",
}
FEW = ["stolik_ogorek", "stolik_nimmt", "stolik_sixtysix", "stolik_draughts_polish", "stolik_draughts_german"]


@pytest.fixture(autouse=True)
def _flags() -> None:
    """The suites read their flags; nobody else parses them here."""
    flags.FLAGS(["tests", "--test_only_games=^nothing$"])


def load(name: str) -> Any:
    """A game that does not take long."""
    return pyspiel.load_game(f"{name}({SHORT[name]})" if name in SHORT else name)


def advance(state: Any, dice: random.Random) -> None:
    """Take one step at random: of chance, of all players, or of one."""
    if state.is_chance_node():
        state.apply_action(dice.choice([outcome for outcome, _ in state.chance_outcomes()]))
    elif state.is_simultaneous_node():
        players = range(state.get_game().num_players())
        state.apply_actions([dice.choice(state.legal_actions(player)) for player in players])
    else:
        state.apply_action(dice.choice(state.legal_actions()))


def trail(name: str, seed: int, most: int = 10_000) -> list[Any]:
    """Clones of all states of a random match."""
    dice, state = random.Random(seed), load(name).new_initial_state()
    states = [state.clone()]
    while not state.is_terminal() and len(states) < most:
        advance(state, dice)
        states.append(state.clone())
    return states


@pytest.mark.parametrize("name", NAMES.values())
def test_random_simulations_of_openspiel(name: str) -> None:
    pyspiel.random_sim_test(load(name), num_sims=SIMS, serialize=True, verbose=False)


@pytest.mark.parametrize("name", NAMES.values())
def test_the_api_test_of_openspiel(name: str, capfd: pytest.CaptureFixture[str]) -> None:
    flags.FLAGS(["tests", f"--test_only_games=^{name}$"])
    api_test._GAMES_TO_TEST |= set(NAMES.values())  # it lists the games when it is imported
    tests = api_test.load_tests(unittest.defaultTestLoader, None, None)
    result = unittest.TextTestRunner(io.StringIO()).run(tests)
    capfd.readouterr()  # provoked errors are printed
    assert result.wasSuccessful(), result.failures + result.errors
    assert result.testsRun == 5


@pytest.mark.parametrize("name", FEW)
def test_a_playthrough_is_generated_and_replayed(name: str, tmp_path: Path) -> None:
    game = f"{name}({SHORT[name]})" if name in SHORT else name
    text = generate_playthrough.playthrough(game, None, seed=3)
    file = tmp_path / "playthrough.txt"
    file.write_text(text, encoding="utf-8")
    expected, actual = generate_playthrough.replay(str(file))
    assert expected == actual
    assert f'GameType.short_name = "{name}"' in expected
    assert re.search(r"IsTerminal\(\) = True", expected)


@pytest.mark.parametrize("name", FEW)
def test_clones_and_saved_states_share_nothing(name: str) -> None:
    dice = random.Random(2)
    for state in trail(name, 4)[:-1:7]:
        game = state.get_game()
        players = range(game.num_players())
        before = (str(state), state.history(), [state.information_state_string(player) for player in players])
        saved = pyspiel.serialize_game_and_state(game, state)
        _, loaded = pyspiel.deserialize_game_and_state(saved)
        for other in (state.clone(), loaded, state.clone().clone()):
            assert (str(other), other.history(), [other.information_state_string(i) for i in players]) == before
            while not other.is_terminal() and dice.random() < 0.9:
                advance(other, dice)
        assert (str(state), state.history(), [state.information_state_string(player) for player in players]) == before


@pytest.mark.parametrize("copied", [copy.deepcopy, lambda kept: pickle.loads(pickle.dumps(kept))])
@pytest.mark.parametrize("name", FEW)
def test_games_and_states_are_copied_and_pickled(name: str, copied: Callable[[Any], Any]) -> None:
    game, state = load(name), trail(name, 4, 40)[-1]
    again = copied(game)
    assert (str(again), again) == (str(game), game)
    assert again.num_distinct_actions() == game.num_distinct_actions()
    other = copied(state)
    assert (str(other), other.history()) == (str(state), state.history())
    assert other.information_state_string(0) == state.information_state_string(0)


def test_a_pickled_game_is_found_in_a_program_that_knows_nothing_of_us() -> None:
    kept = pickle.dumps(load("stolik_nimmt"))
    ended = run(f"import pickle; print(pickle.loads({kept!r}).num_players())")
    assert ended.stdout == "3\n", ended.stderr


@pytest.mark.parametrize("name", FEW)
def test_the_same_deals_and_actions_make_the_same_match(name: str) -> None:
    """What chance nodes deal number by number is what `game.match(deals=...)` deals at once."""
    ours = next(game for game, short in NAMES.items() if short == name)
    for seed in range(5 if DEEP else 2):
        last = trail(name, seed)[-1]
        game = load(name)
        options = {
            option: None if value == 0 and option == "rounds" else value
            for option, value in game.get_parameters().items()
        }
        match = stolik.Match(stolik.game(ours, **options), seed=0, serve=False)
        state, numbers = game.new_initial_state(), []
        for step in last.full_history():
            if step.player == pyspiel.PlayerId.CHANCE:
                numbers.append(step.action)
                if len(numbers) == match._steps.asked(match._rules, match._states) >> 16:
                    match._take_deal(numbers)
                    numbers = []
            else:
                code = state.shared.numbers.code(match.state, step.player, step.action)
                match.play(step.player, code)
        assert match.outcome is not None
        assert match.state.tobytes() == last.table().tobytes()
        best = max(match.standing)
        assert [reward == max(last.returns()) for reward in last.returns()] == [
            standing == best for standing in match.standing
        ]


def test_chance_gives_all_numbers_left_the_same_chance() -> None:
    state = load("stolik_sixtysix").new_initial_state()
    assert state.chance_outcomes() == [(0, 0.5), (1, 0.5)]  # the dealer
    state.apply_action(1)
    for left in range(24, 0, -1):
        outcomes = state.chance_outcomes()
        assert [chance for _, chance in outcomes] == pytest.approx([1 / left] * left)
        state.apply_action(outcomes[left // 2][0])
    assert state.current_player() == 0


def test_nobody_sees_a_deal_before_it_is_complete() -> None:
    states = [state for state in trail("stolik_ogorek", 1, 10) if state.is_chance_node()]
    seen = {tuple(state.information_state_string(player) for player in range(2)) for state in states[1:]}
    assert len(states) > 5
    assert len(seen) == 1


def test_in_nimmt_all_choose_at_once_and_one_takes_a_row() -> None:
    kinds = {"all": 0, "one": 0}
    for state in trail("stolik_nimmt", 3)[:-1]:
        if state.is_simultaneous_node():
            kinds["all"] += 1
            assert all(1 <= card <= 104 for player in range(3) for card in state.legal_actions(player))
        elif not state.is_chance_node():
            kinds["one"] += 1
            assert state.legal_actions() == [105, 106, 107, 108]
            assert state.legal_actions((state.current_player() + 1) % 3) == []
    assert kinds["all"] == 10
    assert kinds["one"] > 0


def test_the_name_of_an_action_is_read_where_all_choose_too() -> None:
    """OpenSpiel itself looks among the actions of the current player, and there is none where all choose."""
    nodes = [state for state in trail("stolik_nimmt", 3) if state.is_simultaneous_node() or state.is_player_node()]
    assert any(state.is_simultaneous_node() for state in nodes)
    for state in nodes:
        for player in range(3):
            for action in state.legal_actions(player):
                assert state.string_to_action(player, state.action_to_string(player, action)) == action
    choosing = next(state for state in nodes if state.is_simultaneous_node())
    own = [choosing.action_to_string(0, action) for action in choosing.legal_actions(0)]
    for player, text in ((0, "seven"), (1, own[0])):
        with pytest.raises(stolik.IllegalAction, match=f"'{text}'.*player {player}"):
            choosing.string_to_action(player, text)
    with pytest.raises(stolik.IllegalAction, match="whose"):
        choosing.string_to_action(own[0])


def test_what_nobody_can_do_now_is_refused_and_changes_nothing() -> None:
    """OpenSpiel itself would write it into the history of the match."""
    states = trail("stolik_nimmt", 3)
    dealing, over = states[0], states[-1]
    choosing = next(state for state in states if state.is_simultaneous_node())
    cards = [choosing.legal_actions(player)[0] for player in range(3)]
    refused: list[tuple[Any, Callable[[Any], None], str]] = [
        (choosing, lambda state: state.apply_action(cards[0]), "apply_actions"),
        (choosing, lambda state: state.apply_actions(cards[:2]), "each of the 3 players"),
        (choosing, lambda state: state.apply_actions([*cards, 1]), "each of the 3 players"),
        (dealing, lambda state: state.apply_actions(cards), "chance"),
        (over, lambda state: state.apply_actions(cards), "over"),
        (over, lambda state: state.apply_action(cards[0]), "over"),
    ]
    for state, wrong, why in refused:
        before = (str(state), state.history(), state.move_number(), state.current_player())
        with pytest.raises(stolik.IllegalAction, match=why):
            wrong(state)
        assert (str(state), state.history(), state.move_number(), state.current_player()) == before


def nimmt_dealt(order: list[int]) -> Any:
    """A round of 6 nimmt! with given cards: ten for each of three players, four for the rows."""
    state = pyspiel.load_game("stolik_nimmt(players=3,rounds=1)").new_initial_state()
    for number in order:
        state.apply_action(number)
    return state


@pytest.mark.parametrize("turns", [False, True])
@pytest.mark.parametrize("name", [name for name in FEW if "draughts" not in name])
def test_learners_of_openspiel_step_our_games(name: str, turns: bool) -> None:
    """Its environment sends an action of every player to every node of a game with simultaneous ones."""
    game = load(name)
    if turns and game.get_type().dynamics == pyspiel.GameType.Dynamics.SIMULTANEOUS:
        game = pyspiel.convert_to_turn_based(game)
    env, dice, alone = rl_environment.Environment(game), random.Random(5), 0
    step = env.reset()
    while not step.last():
        listed = step.observations["legal_actions"]
        if env.is_turn_based:
            step = env.step([dice.choice(listed[step.observations["current_player"]])])
        else:
            alone += [] in listed
            step = env.step([dice.choice(own) if own else 0 for own in listed])
    assert sum(step.rewards) == pytest.approx(0)
    assert any(step.rewards)
    assert alone > 0 or env.is_turn_based, "somebody has taken a row"


def test_information_states_tell_apart_what_a_player_can_and_nothing_else() -> None:
    order = list(range(34))
    other = order[:10] + order[20:30] + order[10:20] + order[30:]  # players 1 and 2 have exchanged their hands
    one, two = nimmt_dealt(order), nimmt_dealt(other)
    same = [one.information_state_string(player) == two.information_state_string(player) for player in range(3)]
    assert same == [True, False, False]
    assert (np.array(one.observation_tensor(0)) == np.array(two.observation_tensor(0))).all()
    one.apply_actions([1, 11, 21])
    two.apply_actions([1, 21, 11])  # now all see who had which card
    assert one.information_state_string(0) != two.information_state_string(0)


def draughts_played(*moves: str) -> Any:
    """A match of Russian draughts after these moves."""
    state = pyspiel.load_game("stolik_draughts_russian").new_initial_state()
    for move in moves:
        state.apply_action(state.string_to_action(move))
    return state


def test_information_states_have_perfect_recall() -> None:
    """Two ways to the same position: the same observation, but another memory."""
    one = draughts_played("a3-b4", "b6-a5", "e3-d4")
    two = draughts_played("e3-d4", "b6-a5", "a3-b4")
    memory = re.compile(r" memory \w+$")
    texts = [state.information_state_string(0) for state in (one, two)]
    assert texts[0] != texts[1]
    assert memory.search(texts[0])
    assert (np.array(one.observation_tensor(0)) == np.array(two.observation_tensor(0))).all()


def test_what_everybody_has_seen_has_perfect_recall_too() -> None:
    """Exchanged cards and the same position: whoever only watches sees nothing of the hands, but all of the way."""

    def public(state: Any, recall: bool) -> Any:
        kind = pyspiel.IIGObservationType(True, recall, pyspiel.PrivateInfoType.NONE)
        return state.get_game().make_py_observer(kind).string_from(state, 0)

    one = draughts_played("a3-b4", "b6-a5", "e3-d4")
    two = draughts_played("e3-d4", "b6-a5", "a3-b4")
    ends = [re.sub(r'"last":.*?\]', "", public(state, False)) for state in (one, two)]
    assert ends[0] == ends[1]
    assert public(one, True).split(" memory ")[1] != public(two, True).split(" memory ")[1]
    order = list(range(34))
    other = order[:10] + order[20:30] + order[10:20] + order[30:]
    assert public(nimmt_dealt(order), True) == public(nimmt_dealt(other), True)


def test_an_observer_of_all_hands_is_not_given_a_text_without_them() -> None:
    state = nimmt_dealt(list(range(34)))
    kind = pyspiel.IIGObservationType(True, False, pyspiel.PrivateInfoType.ALL_PLAYERS)
    observer = state.get_game().make_py_observer(kind)
    assert observer.tensor is None
    assert observer.string_from(state, 0) is None


def test_observations_are_those_of_the_encoder_by_field() -> None:
    state = trail("stolik_nimmt", 2, 60)[-1]
    observer = state.get_game().make_py_observer()
    observer.set_from(state, 1)
    encoder = state.shared.encoder
    assert list(observer.dict) == [field.name for field in encoder.fields]
    assert (observer.tensor == encoder.observe(state.hidden(1), 1)).all()
    assert np.allclose(state.observation_tensor(1), observer.tensor)
    with pytest.raises(ValueError, match="no parameters"):
        state.get_game().make_py_observer(None, {"colour": "red"})


def test_parameters_are_the_options_of_the_game() -> None:
    game = pyspiel.load_game("stolik_nimmt(players=5,even_odd=False,rounds=2)")
    assert game.num_players() == 5
    rules = game.new_initial_state().shared.game.options
    assert (rules["players"], rules["even_odd"], rules["rounds"], rules["limit"]) == (5, False, 2, 66)
    assert pyspiel.load_game("stolik_nimmt").new_initial_state().shared.game.options["rounds"] is None
    with pytest.raises(stolik.BadOption, match="players=11"):
        pyspiel.load_game("stolik_nimmt(players=11)")


def test_words_is_left_out_because_it_does_not_list_all() -> None:
    assert list(LEFT_OUT) == ["words"]
    assert "does not list" in LEFT_OUT["words"]
    assert set(NAMES) == {name for name in stolik.games() if name != "words"}
    assert set(NAMES.values()) <= set(pyspiel.registered_names())


def test_a_game_that_nobody_has_written_numbers_for_is_left_out_with_the_reason() -> None:
    ended = run(
        "import stolik, stolik.envs.actions.itself as itself; from stolik.games.ogorek.state import Rules;"
        "del itself.COUNTS[Rules]; import stolik.envs.openspiel as face; print(face.LEFT_OUT['ogorek'])"
    )
    assert ended.stdout == "the actions of ogorek have no fixed numbers yet\n", ended.stderr


def run(code: str) -> subprocess.CompletedProcess[str]:
    """Run a few lines in a Python of their own."""
    return subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=False)


def test_without_openspiel_the_error_says_what_to_install() -> None:
    ended = run("import sys; sys.modules['pyspiel'] = None; import stolik.envs.openspiel")
    assert ended.returncode == 1
    assert "pip install 'stolik[openspiel]'" in ended.stderr


def test_nothing_but_openspiel_is_needed() -> None:
    """Whoever installs stolik[openspiel] has none of the libraries of the other adapters."""
    ended = run(
        "import sys\n"
        "for other in ('gymnasium', 'pettingzoo', 'ray', 'torch'): sys.modules[other] = None\n"
        "import pyspiel, stolik.envs.openspiel\n"
        "state = pyspiel.load_game('stolik_ogorek').new_initial_state()\n"
        "print(state.resample_from_infostate(0, lambda: 0.5).is_chance_node())"
    )
    assert ended.stdout == "True\n", ended.stderr


def test_a_program_that_holds_our_games_ends_in_peace() -> None:
    ended = run("import pyspiel, stolik.envs.openspiel; g = pyspiel.load_game('stolik_ogorek'); print(g)")
    assert (ended.returncode, ended.stdout.strip()) == (0, "stolik_ogorek(players=4)"), ended.stderr


@pytest.mark.parametrize("example", examples("OpenSpiel"))
def test_the_examples_of_the_document_run(example: str) -> None:
    exec(example, {})
