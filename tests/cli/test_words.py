"""Words in pairs at the terminal: whole matches, the board, the rack, the clock, what partners say."""

from __future__ import annotations

import pty
import re
from pathlib import Path
from threading import Event

import pytest

import stolik as library
from stolik.cli.screens import words as drawing
from stolik.cli.turn import Turn
from stolik.core.registry import bot
from stolik.core.verify import verify
from stolik.core.words import LANGUAGES, say
from tests.cli.conftest import Command, saved
from tests.cli.terminals import screen
from tests.cli.test_screens import seated
from tests.games.words.situations import play, table
from tests.oracles.test_words import Players

NO_WORDS = re.compile(r"\b(?:play|words|level|waiting)-[a-z]")  # a message that is missing shows its name
OPTIONS = ("--level", "random", "--option", "lexicon=sample")


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_whole_match(stolik: Command, folder: Path, language: str) -> None:
    typed = ("accept", "no", "pass") * 300
    run = stolik("play", "words", *OPTIONS, "--language", language, "--seed", 3, typed=typed)
    assert run.code == 0, run.error
    record = saved(folder)
    assert record.outcome is not None
    assert verify(record).good
    assert not NO_WORDS.search(run.out)
    assert f"stolik lexicon build {language}" in run.out, "the small list is not passed over in silence"
    places = record.outcome.places[::2]
    how = "shared" if places == [1, 1] else "won" if places[0] == 1 else "lost"
    assert say(f"play-result-{how}", language) in run.out, "a pair wins or loses together"
    (pairs,) = re.findall(r"(?m)^1\. .*\n[12]\. .*$", run.out)
    assert pairs.count(" + ") == 2


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_tiles_are_those_of_the_readers_language_unless_others_are_wanted(
    stolik: Command, folder: Path, language: str
) -> None:
    stolik("play", "words", *OPTIONS, "--language", language, typed=["q"])
    assert saved(folder).options["language"] == language
    for file in folder.iterdir():
        file.unlink()
    other = "cs" if language != "cs" else "en"
    stolik("play", "words", *OPTIONS, "--language", language, "--option", f"language={other}", typed=["q"])
    assert saved(folder).options["language"] == other


def test_the_menu_proposes_the_readers_tiles_too(stolik: Command, folder: Path) -> None:
    number = library.games().index("words") + 1
    stolik("play", typed=["pl", number, "random", "", "q"])
    assert saved(folder).options["language"] == "pl"
    for file in folder.iterdir():
        file.unlink()
    stolik("play", typed=["pl", number, "random", 1, 1, "", "q"])  # the choice goes on to the next, pl to en to cs
    assert saved(folder).options["language"] == "cs"


def test_nothing_tells_what_is_valid(stolik: Command) -> None:
    run = stolik("play", "words", *OPTIONS, "--seed", 3, typed=["h", "#1", "q"])
    assert "no hints here" in run.out
    assert "names no move" in run.out


def test_a_rack_is_arranged_and_refusals_teach(stolik: Command, folder: Path) -> None:
    run = stolik("play", "words", *OPTIONS, "--seed", 3, typed=["rack AAAAAAA", "1A ABC", "q"])
    assert re.search(r"W23|W26|W27|W5", run.out)


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_fits_in_80_by_24(language: str) -> None:
    for seed in range(3):
        match = table(options={"jokers": True})
        players = Players(f"screen {seed}")
        sitting = seated(match, 80, 24, language)
        for _ in range(60):
            if not match.acting:
                break
            match.play(*players.choose(match))
            sitting.log.add(sitting.told(match.view(sitting.me)["story"]))
            sitting.show()
            lines = screen(sitting.paper)
            assert len(lines) <= 23, "\n".join(lines)
            assert max(map(len, lines)) <= 80, "\n".join(lines)
            assert not NO_WORDS.search("\n".join(lines))
            assert "…" not in lines[0]


def test_board_rack_and_loose_tiles_are_on_the_screen() -> None:
    match = table()
    sitting = seated(match, 80, 24, "en")
    play(match, "0: +J8 D")
    sitting.show()
    lines = screen(sitting.paper)
    assert "C  A  R [D]" in lines[9]
    assert any("8G (CAR)D = 7 points" in line for line in lines)
    assert any("SOGATE" in line for line in lines)
    assert any("▒▒▒▒▒▒▒" in line for line in lines)
    assert not any("EASLONU" in line for line in lines)
    assert drawing.shortcut(match.view(0), "=") == "8G (CAR)D"
    assert drawing.shortcut(match.view(0), "gateso") == "rack gateso"
    assert drawing.shortcut(match.view(0), "pass") == "pass"


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_my_partner_says_is_shown_to_me_alone(language: str) -> None:
    for actions in (("1: i go",), ("1: close?",), ("1: you go",), ("0: 8G CARD", "1: ask")):
        match = table()
        quiet = seated(match, 80, 24, language)
        play(match, *actions[:-1])
        quiet.show()
        before = screen(quiet.paper)
        play(match, actions[-1])
        quiet.show()
        assert screen(quiet.paper) != before
        quiet.me = 2
        quiet.show()
        assert not any(f"  {quiet.names[1]}: " in line for line in screen(quiet.paper))


def test_a_bot_beside_me_says_once_what_it_wants_and_answers_me() -> None:
    match = table()
    sitting = seated(match, 80, 24, "en")
    sitting.bots = {seat: bot("words", "medium") for seat in (1, 2, 3)}
    sitting.hear_partners()
    said = [step for step in match.line if isinstance(step, tuple)]
    assert said, "it shows its tiles, or says that it would go"
    assert {seat for seat, _ in said} == {1}
    assert match.acting == (0, 1), "nothing is decided by that"
    sitting.hear_partners()
    assert len(match.line) == len(said)
    play(match, "0: close?")
    sitting.hear_partners()
    assert match.view(0)["talk"][1]["signal"] == "no"


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_words_that_are_offered_can_be_typed(language: str) -> None:
    match = table()
    sitting = seated(match, 80, 24, language)
    codes = {"you-go": "you go", "accept": "accept", "challenge-first": "challenge 1", "yes": "yes", "no": "no"}
    codes |= {"challenge-second": "challenge 2", "later": "later", "ask": "ask", "pass": "pass"}
    codes |= {"i-go": "i go", "shall-i-close": "close?", "say-yes": "say yes", "say-no": "say no"}
    for key, notation in codes.items():
        typed = sitting.say(f"play-words-key-{key}")
        assert match.game.read(match.state, 0, typed) == match.game.read(match.state, 0, notation)


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_can_be_said_and_done_is_offered_and_nothing_else(language: str) -> None:
    match = table()
    sitting = seated(match, 80, 24, language)

    def offered(*keys: str) -> list[str]:
        sitting.show()
        lines = screen(sitting.paper)
        assert not any(key in lines[-1] for key in ("· h ", "· u ")), "no hints, and nothing is ever taken back"
        return [key for key in keys if any(sitting.say(f"play-words-key-{key}") in line for line in lines)]

    assert offered("i-go", "shall-i-close", "order", "say-yes") == ["i-go", "shall-i-close", "order"]
    play(match, "1: close?")
    assert offered("say-yes", "say-no") == ["say-yes", "say-no"]


def test_who_is_asked_for_judgement_answers_before_the_second_move() -> None:
    match = table()
    sitting = seated(match, 80, 24, "en")
    sitting.bots = {seat: bot("words", "medium") for seat in (1, 2, 3)}
    play(match, "0: 8G CARD", "1: ask", "0: yes")
    assert set(match.acting) == {1, 2, 3}
    sitting.bot_turn()
    assert match.view(None)["stage"] == "second", "not the partner, whose move would let the request lapse"
    assert match.line[-1][0] == 2  # type: ignore[index]


def test_the_clock_runs_while_somebody_thinks_and_drops_the_flag() -> None:
    match = table()
    sitting = seated(match, 80, 24, "en")
    assert sitting.timer.shown() == [180, 180]
    sitting.timer.clock = sitting.timer.clock.after(100_000)
    assert sitting.view()["clock"] == [80, 180]
    assert not sitting.flag_falls()
    sitting.timer.clock = sitting.timer.clock.after(80_000)
    assert sitting.flag_falls()
    assert match.view(None)["turn"] == 1
    assert sitting.timer.shown() == [180, 180]


def test_a_flag_falls_though_nobody_presses_enter(monkeypatch: pytest.MonkeyPatch) -> None:
    master, slave = pty.openpty()
    with open(slave) as terminal, open(master, "wb", buffering=0) as keyboard:
        monkeypatch.setattr("sys.stdin", terminal)
        match = table()
        sitting = seated(match, 80, 24, "en")
        keyboard.write(b"8G CA")
        sitting.timer.clock = sitting.timer.clock.after(179_900)
        Turn(sitting).take()
        assert match.view(None)["turn"] == 1
        keyboard.write(b"pass\n")
        assert sitting.paper.ask(patience=60) == "pass", "what was begun before is forgotten"


def test_tiles_that_lie_loose_can_be_exchanged_too() -> None:
    match = table()
    play(match, "0: +J8 D", "0: +K8 O")
    assert match.view(0)["may"]["exchange"] == 7
    assert match.view(1)["may"]["exchange"] == 0
    play(match, "0: -ADEGOST")


def test_the_sheet_of_a_saved_match_and_gcg_there_and_back(stolik: Command, folder: Path, tmp_path: Path) -> None:
    stolik("play", "words", *OPTIONS, "--seed", 3, typed=("accept", "no", "pass") * 300)
    (file,) = folder.glob("*.json")
    shown = stolik("sheet", file)
    assert "━" * 76 in shown.out
    assert '"turns"' in stolik("sheet", file, "--as", "json").out
    exported = stolik("sheet", file, "--as", "gcg").out
    assert exported.startswith("#character-encoding UTF-8\n#player1")
    written = tmp_path / "match.gcg"
    written.write_text(exported, encoding="utf-8")
    assert stolik("sheet", written, "--as", "gcg").out == exported
    assert stolik("sheet", written).out == shown.out
    assert '"game": "words"' in stolik("sheet", written, "--as", "record").out


def test_a_file_that_is_no_match_of_words_is_refused(stolik: Command, tmp_path: Path) -> None:
    for name, text in (("a.gcg", "nonsense"), ("b.json", "{}"), ("c.gcg", "")):
        file = tmp_path / name
        file.write_text(text)
        run = stolik("sheet", file)
        assert run.code == 2
        assert run.error.startswith("stolik: ")


def test_the_time_left_is_shown_while_somebody_types() -> None:
    sitting = seated(table(), 80, 24, "en")
    shown: list[str] = []
    seen = Event()

    def show(text: str) -> None:
        shown.append(text)
        seen.set()

    with sitting.timer.spending(show):
        assert seen.wait(30)
    assert re.fullmatch(r" 2:\d\d ", shown[0])
