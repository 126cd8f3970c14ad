"""`stolik engine`: the Hub protocol, through a real pipe, and its text by itself."""

from __future__ import annotations

import queue
import random
import subprocess
import sys
import threading
from collections.abc import Iterator

import pytest

import stolik
from stolik.cli import hub
from stolik.games.draughts.notation import moves_of
from tests.cli.conftest import Command

START = "Wbbbbbbbbbbbbeeeeeeeewwwwwwwwwwww"
PATIENCE = 300  # seconds until a silent engine counts as dead; compiling may take a while
PROGRAM = "from stolik.cli.main import app; app()"


class Talk:
    """An engine in a process of its own."""

    def __init__(self, *arguments: str) -> None:
        self.process = subprocess.Popen(
            [sys.executable, "-c", PROGRAM, "engine", *arguments],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
        )
        self.lines: queue.Queue[str | None] = queue.Queue()
        self.ear = threading.Thread(target=self._listen, daemon=True)
        self.ear.start()

    def _listen(self) -> None:
        assert self.process.stdout is not None
        for line in self.process.stdout:
            self.lines.put(line.decode().rstrip("\n"))
        self.lines.put(None)

    def say(self, *lines: str | bytes) -> None:
        assert self.process.stdin is not None
        for line in lines:
            self.process.stdin.write((line if isinstance(line, bytes) else line.encode()) + b"\n")
        self.process.stdin.flush()

    def leave(self) -> tuple[int, bytes]:
        """Hang up; return the exit code and what was complained about."""
        assert self.process.stdin is not None
        assert self.process.stdout is not None
        assert self.process.stderr is not None
        self.process.stdin.close()
        code = self.process.wait(PATIENCE)
        self.ear.join()
        complaints = self.process.stderr.read()
        self.process.stdout.close()
        self.process.stderr.close()
        return code, complaints

    def until(self, command: str) -> list[tuple[str, dict[str, str]]]:
        """All lines up to the first of this command."""
        found = []
        while not found or found[-1][0] != command:
            line = self.lines.get(timeout=PATIENCE)
            assert line is not None, "the engine has gone"
            found.append(hub.split(line))
        return found

    def asked(self, *lines: str) -> dict[str, str]:
        """Say lines that start a search; return what it is done with."""
        self.say(*lines)
        return self.until("done")[-1][1]


@pytest.fixture(scope="module")
def talk() -> Iterator[Talk]:
    """An engine that is ready."""
    talk = Talk("draughts/russian-official", "--memory", "4", "--no-tables")
    talk.say("hub")
    talk.until("wait")
    talk.say("init")
    talk.until("ready")
    yield talk
    talk.say("quit")
    assert talk.process.wait(PATIENCE) == 0
    assert talk.leave() == (0, b"")


def test_it_says_what_it_is(talk: Talk) -> None:
    talk.say("hub")
    lines = talk.until("wait")
    assert lines[0][0] == "id"
    assert lines[0][1]["name"] == "Stolik"
    params = {line["name"]: line for command, line in lines if command == "param"}
    assert params["variant"]["value"] == "russian-official"
    assert set(params["variant"]["values"].split()) == {
        name.removeprefix("draughts/") for name in stolik.games() if name.startswith("draughts/")
    }
    assert params["tables"] == {"name": "tables", "value": "false", "type": "bool"}
    assert params["threads"]["type"] == params["memory"]["type"] == "int"


def test_a_search_ends_with_a_move(talk: Talk) -> None:
    talk.say(f"pos pos={START}", "level depth=5", "go think")
    lines = talk.until("done")
    infos = [arguments for command, arguments in lines if command == "info"]
    assert [int(info["depth"]) for info in infos] == [1, 2, 3, 4, 5]
    assert {"depth", "score", "nodes", "time", "nps", "pv"} == set(infos[-1])
    done = lines[-1][1]
    assert infos[-1]["pv"].split()[:2] == [done["move"], done["ponder"]]
    game = stolik.game("draughts/russian-official")
    hub.read_move(game.rules, game.match(seed=0).state, done["move"])


def test_moves_are_followed_and_captures_written_out(talk: Talk) -> None:
    done = talk.asked(f'pos pos={START} moves="22-18 11-15"', "level depth=1", "go think")
    assert done["move"] == "18x11x15"
    done = talk.asked(f'pos pos={START} moves="22-18 11-15 18x11x15"', "level depth=1", "go think")
    assert done["move"] in ("8x15x11", "7x16x11")


def test_wins_have_scores_of_their_own(talk: Talk) -> None:
    game = stolik.game("draughts/russian-official")
    word = hub.show_position(game.rules, game.match(position="W:WKa1:Bd4,f6").state)
    talk.say(f"pos pos={word}", "level depth=6", "go think")
    lines = talk.until("done")
    scores = [float(arguments["score"]) for command, arguments in lines if command == "info"]
    assert scores[-1] == 99.99  # won in one ply


@pytest.mark.parametrize(
    "level", ["level nodes=2000", "level move-time=0.05", "level time=1 inc=0.1", "level moves=9 time=1"]
)
def test_levels(talk: Talk, level: str) -> None:
    assert "move" in talk.asked(f"pos pos={START}", level, "go think")


@pytest.mark.parametrize("mode", ["think", "analyze", "ponder"])
def test_an_endless_search_ends_when_told(talk: Talk, mode: str) -> None:
    talk.say(f"pos pos={START}", "level infinite", f"go {mode}")
    talk.until("info")
    talk.say("ping")
    talk.until("pong")
    talk.say("stop")
    assert "move" in talk.until("done")[-1][1]


def test_a_ponder_hit_starts_the_clock(talk: Talk) -> None:
    talk.say(f"pos pos={START}", "level move-time=0.1", "go ponder")
    talk.until("info")
    talk.say("ponder-hit")
    assert "move" in talk.until("done")[-1][1]


def test_what_cannot_be_done_during_a_search(talk: Talk) -> None:
    talk.say(f"pos pos={START}", "level infinite", "go analyze", "go think", "new-game", "stop")
    lines = talk.until("done")
    errors = [arguments["message"] for command, arguments in lines if command == "error"]
    assert [error.split()[0] for error in errors] == ["go", "new-game"]
    talk.say("new-game", "ping")
    assert talk.until("pong") == [("pong", {})]


@pytest.mark.parametrize("mode", ["think", "analyze", "ponder"])
def test_a_new_search_may_follow_a_stop_at_once(talk: Talk, mode: str) -> None:
    talk.say(f"pos pos={START}", "level infinite", f"go {mode}")
    talk.until("info")
    talk.say("\n".join(("stop", f'pos pos={START} moves="22-18 11-15"', "level depth=1", "go think")))
    first, second = talk.until("done"), talk.until("done")
    assert {command for command, _ in first + second} == {"info", "done"}
    assert second[-1][1]["move"] == "18x11x15"


KINGS = "WB" + "e" * 30 + "W"  # one each, in opposite corners
AROUND = " ".join(["32-27 1-6 27-32 6-1"] * 3)


@pytest.mark.parametrize(
    ("variant", "moves"),
    [
        ("russian-official", AROUND),  # the third repetition
        ("russian-official", AROUND + " " + AROUND + " 32-27"),  # and far beyond
        ("brazilian", "32-27 1-6 27-23 6-1 23-27 1-6 27-31 6-1 31-27 1-10"),  # five moves of few pieces
    ],
)
def test_draws_are_for_the_other_program_to_call(talk: Talk, variant: str, moves: str) -> None:
    talk.say(f"set-param name=variant value={variant}", "init")
    talk.until("ready")
    talk.say(f'pos pos={KINGS} moves="{moves}"', "level depth=3", "go think")
    lines = talk.until("done")
    assert {command for command, _ in lines} == {"info", "done"}
    assert lines[-1][1]["move"].split("-")[0].split("x")[0] in ("32", "27", "1")  # a king that stands there
    talk.say("set-param name=variant value=russian-official", "init")
    talk.until("ready")


def test_after_a_position_that_was_refused_nothing_is_searched(talk: Talk) -> None:
    talk.say(f"pos pos={START}", f"pos pos={START} moves=22-9", "level depth=1", "go think", "ping")
    lines = talk.until("pong")
    assert [command for command, _ in lines] == ["error", "error", "pong"]
    assert "no position" in lines[1][1]["message"]
    assert "move" in talk.asked(f"pos pos={START}", "level depth=1", "go think")


def test_options_of_the_command_line_stay_when_a_program_names_the_variant() -> None:
    """Programs send back every parameter that they were told of."""
    talk = Talk("draughts/german", "--memory", "1", "--no-tables", "--option", "king=flying")
    game = stolik.game("draughts/german", king="flying")
    word = hub.show_position(game.rules, game.match(position="W:WKa1:Bd4").state)
    for variant in ("german", "corner", "german"):
        talk.say(f"set-param name=variant value={variant}")
    done = talk.asked(f"pos pos={word}", "level depth=1", "go think")
    assert done["move"].startswith("57x")  # over d4, from afar
    assert talk.leave() == (0, b"")


@pytest.mark.parametrize(
    ("line", "complaint"),
    [
        ("pos pos=Wee", "then 32 letters"),
        ("pos pos=" + "X" + "e" * 32, "W or B belongs here"),
        ("pos pos=W" + "e" * 31 + "q", "then 32 letters"),
        ("pos pos=Ww" + "e" * 30 + "b", "D"),  # a man on the last rank
        (f"pos pos={START} moves=22-9", "22-9 cannot be played"),
        (f"pos pos={START} moves=banana", "banana is no move"),
        ("level", "level needs depth"),
        ("level depth=0", "depth=0: a whole number"),
        ("level depth=" + "9" * 400, "a whole number"),
        ("level move-time=soon", "a number of seconds"),
        ("level move-time=nan", "a number of seconds"),
        ("level time=-1", "a number of seconds"),
        ("set-param name=variant value=chess", "there is none such"),
        ("set-param name=threads value=1000", "at most 64"),
        ("set-param name=memory value=much", "a whole number"),
        ("set-param name=tables value=some", "true or false"),
        ("x" * 50_000, "at most 20000 are read"),
    ],
)
def test_what_is_wrong_is_told_and_changes_nothing(talk: Talk, line: str, complaint: str) -> None:
    talk.say(line, "ping")
    lines = talk.until("pong")
    assert [command for command, _ in lines] == ["error", "pong"]
    assert complaint in lines[0][1]["message"]


def test_noise_is_passed_over(talk: Talk) -> None:
    chance = random.Random(9)
    for _ in range(200):
        noise = bytes(byte for byte in chance.randbytes(chance.randint(0, 60)) if byte not in b"\n\r")
        talk.say(b"x" + noise, b"", b"   ", b'"="', b"pos", b"set-param", b"ponder-hit", b"stop", b'frobnicate a="b')
    done = talk.asked(f"pos pos={START}", "level depth=2", "go think")
    assert "move" in done


def test_without_a_move_there_is_nothing_to_search(talk: Talk) -> None:
    talk.say("pos pos=Wb" + "e" * 31, "go think", "go think", "ping")
    lines = talk.until("pong")
    assert [command for command, _ in lines] == ["error", "error", "pong"]
    assert "no move" in lines[0][1]["message"]


def test_variants_can_be_chosen(talk: Talk) -> None:
    german = "W" + "b" * 16 + "e" * 32 + "w" * 16
    talk.say("set-param name=variant value=german", "init")
    talk.until("ready")
    done = talk.asked(f"pos pos={german}", "level depth=2", "go think")
    assert "-" in done["move"]
    talk.say("set-param name=variant value=russian-official", "init")
    talk.until("ready")


def test_tables_are_looked_into(talk: Talk) -> None:
    game = stolik.game("draughts/german")
    word = hub.show_position(game.rules, game.match(position="W:WKa1,Ka8:BKh4").state)
    talk.say("set-param name=variant value=german", "set-param name=tables value=true", "init")
    talk.until("ready")
    talk.say(f"pos pos={word}", "level depth=2", "go think")
    infos = [arguments for command, arguments in talk.until("done") if command == "info"]
    assert float(infos[-1]["score"]) == 0  # a draw, though one has a king more
    talk.say("set-param name=variant value=russian-official", "set-param name=tables value=false", "init")
    talk.until("ready")


def test_when_nobody_listens_it_goes() -> None:
    talk = Talk("draughts/russian-official", "--memory", "1", "--no-tables")
    talk.say("init")
    talk.until("ready")
    talk.say("level infinite", "go analyze")
    talk.until("info")
    assert talk.leave() == (0, b"")


@pytest.mark.parametrize(("level", "depth"), [("depth=3", 3), ("infinite", 1)])
def test_what_comes_through_a_pipe_is_searched_to_its_end(stolik: Command, level: str, depth: int) -> None:
    run = stolik(
        "engine", "draughts/russian", "--no-tables", typed=["hub", "init", "pos", f"level {level}", "go think"]
    )
    assert run.code == 0
    told = [line for line in run.out.splitlines() if line.startswith("info ")]
    assert len(told) >= depth
    assert f"depth={len(told)} " in told[-1]
    assert run.out.splitlines()[-1].startswith("done move=")


# the text by itself


@pytest.mark.parametrize("name", ["russian-official", "english", "german"])
def test_positions_and_moves_come_back(name: str) -> None:
    game = stolik.game(f"draughts/{name}")
    chance = random.Random(name)
    for number in range(2):
        match = game.match(seed=number)
        while match.acting:
            state = match.state
            word = hub.show_position(game.rules, state)
            fields = hub.read_position(game.rules, word)
            assert fields == {"men": state.men.tolist(), "kings": state.kings.tolist(), "mover": state.mover}
            moves = moves_of(game.rules, state, int(state.mover))
            written = [hub.show_move(game.rules, state, action) for action in moves]
            assert len(set(written)) == len(moves)
            assert [hub.read_move(game.rules, state, text) for text in written] == moves
            match.play(match.acting[0], chance.choice(moves))


def test_captured_squares_may_be_left_out_where_the_ends_tell_enough() -> None:
    game = stolik.game("draughts/russian-official")
    state = game.match(position="W:Wc3:Bd4").state
    assert hub.read_move(game.rules, state, "22x15") == hub.read_move(game.rules, state, "22x15x18")
    twins = game.match(position="W:WKa1:Bb2,d4,b4,d2,f2,f4,b6,d6,f6").state
    several = [hub.show_move(game.rules, twins, action) for action in moves_of(game.rules, twins, 0)]
    ends = ["x".join(text.split("x")[:2]) for text in several]
    double = next(text for text in ends if ends.count(text) > 1)
    with pytest.raises(hub.BadHub, match="several"):
        hub.read_move(game.rules, twins, double)


def test_lines() -> None:
    assert hub.split("") == ("", {})
    assert hub.split('  go   think  x="" y="a=b c" ') == ("go", {"think": "", "x": "", "y": "a=b c"})
    assert hub.joined("error", {"message": 'say "no"\n twice'}) == "error message=\"say 'no' twice\""
    assert hub.joined("wait", {}) == "wait"


def test_time_for_a_move() -> None:
    assert hub.allotted(60, 0, 30) == pytest.approx(1.98)
    assert hub.allotted(60, 1, 30) > hub.allotted(60, 0, 30)
    assert hub.allotted(1, 0, 1) < 1
    assert hub.allotted(0, 0, 30) > 0
    assert hub.read_level({"infinite": ""}) == hub.Level(seconds=None)
    assert hub.read_level({"depth": "7"}) == hub.Level(7, None, None)
    assert hub.read_level({"depth": "7", "move-time": "2"}) == hub.Level(7, None, 2.0)
    assert hub.read_level({"nodes": "9", "time": "60"}) == hub.Level(None, 9, hub.allotted(60.0, 0.0, 30))


def test_other_games_have_no_engine(stolik: Command) -> None:
    run = stolik("engine", "nimmt")
    assert run.code == 2
    assert "GAME='nimmt': allowed is draughts/polish" in run.error
