"""Whole matches in the terminal, and everything that can be typed on the way."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from stolik.core.record import Play, Undo
from stolik.core.verify import verify
from stolik.core.words import LANGUAGES, say
from tests.cli.conftest import Command, saved

FIRST = ("#1",) * 400  # always the first thing that can be done; more than any of these matches needs
NO_WORDS = re.compile(r"\b(?:play|nimmt|ogorek|level|waiting|verify)-[a-z]")  # a message that is missing shows its name


MATCHES = {
    "ogorek": ("ogorek",),
    "nimmt": ("nimmt", "--option", "rounds=1"),
    "ogorek for two": ("ogorek", "--players", 2),
    "nimmt for ten": ("nimmt", "--players", 10, "--option", "rounds=1"),
    "nimmt to the limit, without the action card": ("nimmt", "--option", "even_odd=off", "--option", "limit=30"),
}
SPOKEN = [(which, language) for which in ("ogorek", "nimmt") for language in LANGUAGES]
SPOKEN += [(which, "en") for which in list(MATCHES)[2:]]


@pytest.mark.parametrize(("which", "language"), SPOKEN)
def test_a_whole_match(stolik: Command, folder: Path, which: str, language: str) -> None:
    game = str(MATCHES[which][0])
    run = stolik("play", *MATCHES[which], "--level", "random", "--language", language, "--seed", 7, typed=FIRST)
    assert run.code == 0, run.error
    record = saved(folder)
    assert record.outcome is not None
    assert verify(record).good
    assert record.game == game
    assert not NO_WORDS.search(run.out)
    (file,) = folder.glob("*.json")
    assert f"stolik verify {file}" in run.out
    assert str(record.commitment) in run.out
    place = record.outcome.places[0]
    won = "won" if record.outcome.places.count(1) == 1 else "shared"
    lost = "lost" if len(record.seats) == 2 else "place"
    assert say(f"play-result-{lost if place > 1 else won}", language, place=place) in run.out


def test_every_move_of_the_bots_is_told_with_its_rule(stolik: Command, folder: Path) -> None:
    run = stolik("play", "nimmt", "--level", "random", "--seed", 7, "--option", "rounds=1", typed=FIRST)
    record = saved(folder)
    for entry in record.actions:
        if isinstance(entry, Play) and entry.code <= 104:
            told = rf"\b{entry.code} (goes to row|is too low|may not go)"
            assert re.search(told, run.out), entry
    assert re.search(r"The action card moves to row \d .* \[N12\]", run.out)


def test_who_sits_where_is_kept(stolik: Command, folder: Path) -> None:
    stolik("play", "ogorek", "--players", 3, "--level", "random", "--seat", 2, "--name", "Zosia")
    assert saved(folder).seats == ["Ola (bot random)", "Zosia", "Jan (bot random)"]


def test_options_and_small_seeds_are_kept(stolik: Command, folder: Path) -> None:
    stolik("play", "nimmt", "--level", "random", "--option", "even_odd=off", "--option", "limit=20", "--seed", 5)
    record = saved(folder)
    assert record.options == {"players": 4, "even_odd": False, "deck": "full", "limit": 20, "rounds": None}
    assert record.seed == 5


def test_without_a_seed_the_deals_are_secret_ones(stolik: Command, folder: Path) -> None:
    stolik("play", "nimmt", "--level", "random")
    assert isinstance(saved(folder).seed, str)


# what is typed


def test_moves_by_notation(stolik: Command, folder: Path) -> None:
    stolik("play", "nimmt", "--level", "random", "--seed", 5, typed=["10", "2", "98"])  # 10 fits no row (N7)
    mine = [entry.text for entry in saved(folder).actions if isinstance(entry, Play) and entry.seat == 0]
    assert mine == ["10", "r2", "98"]


def test_a_wrong_move_is_explained_and_changes_nothing(stolik: Command, folder: Path) -> None:
    typed = ["5", "r1", "nonsense", "", "#11", "#0", "#" + "9" * 5000, "9" * 5000]
    run = stolik("play", "nimmt", "--level", "random", "--seed", 5, typed=typed)
    assert "N1: You do not hold 5" in run.out
    assert "N7: You do not have to take a row now" in run.out
    assert "'nonsense' names no move" in run.out
    assert "'#11' names no move" in run.out
    assert "'#0' names no move" in run.out
    assert not any(isinstance(entry, Play) for entry in saved(folder).actions)


@pytest.mark.parametrize(("language", "words"), [("pl", "Nie masz karty 5"), ("cs", "Kartu 5 nemáš")])
def test_refusals_speak_the_readers_language(stolik: Command, language: str, words: str) -> None:
    assert words in stolik("play", "nimmt", "--seed", 5, "--language", language, typed=["5"]).out


def test_rules_are_shown_all_or_one(stolik: Command) -> None:
    run = stolik("play", "nimmt", "--seed", 5, typed=["?", "? n7", "?N99"])
    assert run.out.count("N7 No row fits") == 2
    assert run.out.count("N12 The action card moves") == 1
    assert "N1 to N14" in run.out


def test_a_hint_names_cards_i_hold_best_first(stolik: Command) -> None:
    run = stolik("play", "nimmt", "--level", "random", "--seed", 5, "--seconds", 0, typed=["h"])
    hint = run.out[run.out.index("Hint") :].splitlines()[:5]
    cards = [int(card) for line in hint for card in re.findall(r"(\d+) +[█░]+", line)]
    assert set(cards) <= {10, 17, 19, 31, 32, 55, 56, 59, 71, 98}
    assert len(set(cards)) == 5
    lengths = [line.count("█") for line in hint]
    assert lengths == sorted(lengths, reverse=True)
    assert "best" in hint[0]


def test_a_hint_in_sixty_six_is_the_doctor_s(stolik: Command) -> None:
    run = stolik("play", "sixtysix", "--level", "random", "--seed", 5, typed=["h"])
    hint = " ".join(run.out[run.out.index("Hint") :].split())
    worth = r"wins the deal with \d+% of the possible hands \([+-]\d\.\d game points\)"
    assert len(re.findall(worth, hint)) == 5


def test_the_log_tells_everything_again(stolik: Command) -> None:
    run = stolik("play", "nimmt", "--level", "random", "--seed", 5, typed=["98", "l"])
    opening = "The action card lies at row 2 (29) and shows Odd. [N9]"
    assert run.out.count(opening) == 2
    assert run.out.count("Your 98 goes to row 1. [N5]") == 2


def test_saving_says_where(stolik: Command, folder: Path) -> None:
    run = stolik("play", "nimmt", "--level", "random", "--seed", 5, typed=["s"])
    (file,) = folder.glob("*.json")
    assert f"Saved:{file}" in "".join(run.out.split())  # a long name fills more than a line


def test_keys_in_capitals_are_keys_unless_they_name_a_card(stolik: Command) -> None:
    for game in ("nimmt", "ogorek"):
        run = stolik("play", game, "--level", "random", "--seed", 5, typed=["L"])
        assert run.out.count("SHA-256 of their secret seed") == 2, "the log tells it again"
    left = stolik("play", "nimmt", "--level", "random", "--seed", 5, typed=["Q", "x"]).out
    assert "names no move" not in left
    queen = stolik("play", "ogorek", "--level", "random", "--seed", 5, typed=["Q", "x"]).out
    assert "names no move" in queen, "the queen is no way to leave"


def test_the_keys_tell_what_can_be_done(stolik: Command) -> None:
    run = stolik("play", "draughts/russian", "--level", "random", "--seed", 5, typed=["c3-b4", "u", "q"])
    keys = [line for line in run.out.splitlines() if "q leave" in line]
    assert ["u undo" in line for line in keys] == [False, True, False], "nothing yet, the first move, nothing again"
    assert all("h hint" in line for line in keys)
    run = stolik("play", "words", "--level", "random", "--option", "lexicon=sample", "--seed", 3, typed=["pass", "q"])
    keys = [line for line in run.out.splitlines() if "q leave" in line]
    assert keys == ["Type a move · ? rules · l log · s save · r resign · q leave"]


def test_undo_as_far_as_nothing_was_shown(stolik: Command, folder: Path) -> None:
    run = stolik("play", "nimmt", "--level", "random", "--seed", 5, typed=["u", "10", "r2", "u", "r4", "98", "u"])
    assert "nothing to take back" in run.out
    assert "Taken back." in run.out
    assert "nobody can unsee them" in run.out
    record = saved(folder)
    assert sum(isinstance(entry, Undo) for entry in record.actions) == 1
    assert verify(record).good
    mine = [entry.text for entry in record.actions if isinstance(entry, Play) and entry.seat == 0]
    assert mine == ["10", "r2", "r4", "98"]


def test_q_asks_again_where_it_could_mean_the_queen(stolik: Command, folder: Path) -> None:
    seed = next(seed for seed in range(100) if _leads_with_queen(seed))
    run = stolik("play", "ogorek", "--players", 2, "--level", "random", "--seed", seed, typed=["q", "Q"])
    assert "Type q once more to leave the match, or Q in capitals" in run.out
    mine = [entry.text for entry in saved(folder).actions if isinstance(entry, Play) and entry.seat == 0]
    assert mine == ["Q"]
    run = stolik("play", "ogorek", "--players", 2, "--level", "random", "--seed", seed, typed=["q", "q", "Q"])
    assert run.out.rstrip().splitlines()[-1].startswith("  stolik play --resume")
    assert "You play Q" not in run.out


def _leads_with_queen(seed: int) -> bool:
    import stolik as library

    match = library.game("ogorek", players=2).match(seed=seed)
    return match.acting == (0,) and 12 in match.view(0)["hand"]
