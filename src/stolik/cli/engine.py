"""`stolik engine`: the draughts engine for other programs, by the Hub protocol on standard input and output.

One thread reads, so that `stop`, `ping` and `ponder-hit` are heard while another thinks.
"""

from __future__ import annotations

import contextlib
import sys
import threading
from collections.abc import Callable
from functools import partial
from typing import Annotated

import typer

from stolik.bots.draughts.endgame import NO_TABLES, open_tables
from stolik.bots.draughts.search import Engine, Thought
from stolik.cli import hub
from stolik.cli.tables import draughts_named
from stolik.core.errors import StolikError
from stolik.core.game import Game
from stolik.core.kernel import Cells
from stolik.core.registry import game as find_game
from stolik.core.registry import game_class, games
from stolik.games.draughts.notation import moves_of

VERSION = "1"
MOST_THREADS, LEAST_MEMORY, MOST_MEMORY = 64, 1, 4096
FAMILY = "draughts/"


def engine(
    name: Annotated[str, typer.Argument(metavar="GAME", help="a game of draughts, such as draughts/russian")],
    threads: Annotated[int, typer.Option(min=1, max=MOST_THREADS, help="that think at the same time")] = 1,
    memory: Annotated[int, typer.Option(min=LEAST_MEMORY, max=MOST_MEMORY, help="megabytes to remember in")] = 64,
    tables: Annotated[bool, typer.Option(help="look into endgame tables; built once if they are missing")] = True,
    option: Annotated[list[str] | None, typer.Option(help="a game option, such as king=flying")] = None,
) -> None:
    """Speak the Hub engine protocol, so that other draughts programs can ask Stolik for moves."""
    talk = Conversation(draughts_named(name, option or []), threads, memory, tables, _print)
    with contextlib.suppress(BrokenPipeError, KeyboardInterrupt):
        while line := sys.stdin.readline():
            if not talk.take(line):
                break
        else:
            talk.finish()
    talk.close()


def _print(line: str) -> None:
    sys.stdout.write(line + "\n")
    sys.stdout.flush()


class Conversation:
    """What has been said so far: parameters, position and level; and the search that is under way, if any."""

    def __init__(self, game: Game, threads: int, memory: int, tables: bool, write: Callable[[str], None]) -> None:
        self.game, self.threads, self.memory, self.tables = game, threads, memory, tables
        self._options = dict(game.options)  # as the command line chose them
        self._board: Cells | None = game.empty_table()  # None: the last position was refused
        self.level = hub.Level()
        self._engine: Engine | None = None
        self._thread: threading.Thread | None = None
        self._searching = False
        self._endless = False  # that search would go on until it is stopped
        self._stop = threading.Event()
        self._timer: threading.Timer | None = None
        self._write, self._lock = write, threading.Lock()

    def take(self, line: str) -> bool:
        """Obey one line; False when it says to quit. What is not understood is passed over, what is wrong is told."""
        try:
            command, arguments = hub.split(line)
            if command == "quit":
                return False
            if command in COMMANDS:
                if command not in BUSY:
                    self._settle(command)
                COMMANDS[command](self, arguments)
        except StolikError as error:
            self.say("error", {"message": str(error)})
        return True

    def say(self, command: str, arguments: dict[str, object]) -> None:
        """Write a line, whole."""
        with self._lock:
            self._write(hub.joined(command, arguments))

    def finish(self) -> None:
        """Nothing more will be said: wait for a search that ends by itself, such as one asked for through a pipe."""
        if self._thread is not None and not self._endless:
            self._thread.join()

    def close(self) -> None:
        """End the search and wait for it."""
        self._stop.set()
        if self._timer is not None:
            self._timer.cancel()
        if self._thread is not None:
            self._thread.join()

    def _settle(self, command: str) -> None:
        """Wait for a search that has been stopped: other programs set up the next one without waiting for done."""
        if self._searching and not self._stop.is_set():
            raise hub.BadHub(f"{command} during a search; first say stop")
        if self._thread is not None:
            self._thread.join()

    # beginning

    def introduce(self, _arguments: dict[str, str]) -> None:
        names = " ".join(name.removeprefix(FAMILY) for name in games() if name.startswith(FAMILY))
        self.say("id", {"name": "Stolik", "version": VERSION, "author": "the Stolik authors"})
        variant = self.game.name.removeprefix(FAMILY)
        self.say("param", {"name": "variant", "value": variant, "type": "enum", "values": names})
        for name, value, least, most in (
            ("threads", self.threads, 1, MOST_THREADS),
            ("memory", self.memory, LEAST_MEMORY, MOST_MEMORY),
        ):
            self.say("param", {"name": name, "value": value, "type": "int", "min": least, "max": most})
        self.say("param", {"name": "tables", "value": str(self.tables).lower(), "type": "bool"})
        self.say("wait", {})

    def set_param(self, arguments: dict[str, str]) -> None:
        name, value = arguments.get("name", ""), arguments.get("value", "")
        if name == "variant":
            if f"{FAMILY}{value}" not in games():
                raise hub.BadHub(f"variant={value[:40]}: there is none such")
            offered = {option.name for option in game_class(f"{FAMILY}{value}").OPTIONS}
            chosen = {option: choice for option, choice in self._options.items() if option in offered}
            self.game = find_game(f"{FAMILY}{value}", **chosen)
            self._board = self.game.empty_table()
        elif name in ("threads", "memory"):
            number, most = hub.whole({name: value}, name) or 0, MOST_THREADS if name == "threads" else MOST_MEMORY
            if number > most:
                raise hub.BadHub(f"{name}={number}: at most {most}")
            setattr(self, name, number)
        elif name == "tables":
            if value not in ("true", "false"):
                raise hub.BadHub(f"tables={value[:40]}: true or false belongs here")
            self.tables = value == "true"
        self._engine = None

    def init(self, _arguments: dict[str, str]) -> None:
        self._board = self.game.empty_table()
        line = self._thinker().think(self._board[0], depth=3).line  # what must be compiled is compiled now
        self._written(self._board, line)
        self.say("ready", {})

    def _thinker(self) -> Engine:
        if self._engine is None:
            tables = open_tables(self.game) if self.tables else NO_TABLES
            self._engine = Engine(self.game, megabytes=self.memory, tables=tables)
        return self._engine

    def new_game(self, _arguments: dict[str, str]) -> None:
        self._thinker().forget()

    def ping(self, _arguments: dict[str, str]) -> None:
        self.say("pong", {})

    # searching

    def pos(self, arguments: dict[str, str]) -> None:
        self._board = None  # a move for another position would be worse than none
        board = self.game.empty_table()
        if arguments.get("pos", "start") != "start":
            board = self.game.states_from(hub.read_position(self.game.rules, arguments["pos"]))
        for text in arguments.get("moves", "").split():
            board = hub.after(self.game, board, text)
        self._board = board

    def set_level(self, arguments: dict[str, str]) -> None:
        self.level = hub.read_level(arguments)

    def go(self, arguments: dict[str, str]) -> None:
        if self._board is None:
            raise hub.BadHub("there is no position to search: the last pos was refused")
        if not moves_of(self.game.rules, self._board[0], int(self._board[0].mover)):
            raise hub.BadHub("there is no move in this position, so there is nothing to search")
        endless = "ponder" in arguments or "analyze" in arguments
        level = hub.Level(self.level.depth, self.level.nodes, None) if endless else self.level
        self._endless = level == hub.Level(seconds=None)
        self._stop, self._searching = threading.Event(), True
        self._thread = threading.Thread(target=self._search, args=(self._board, level, self._stop), daemon=True)
        self._thread.start()

    def ponder_hit(self, _arguments: dict[str, str]) -> None:
        if self._searching and self.level.seconds is not None:
            self._timer = threading.Timer(self.level.seconds, self._stop.set)
            self._timer.daemon = True
            self._timer.start()

    def stop(self, _arguments: dict[str, str]) -> None:
        self._stop.set()

    def _search(self, board: Cells, level: hub.Level, stop: threading.Event) -> None:
        limits = level.seconds, level.nodes, level.depth
        try:
            thought = self._thinker().think(
                board[0], *limits, threads=self.threads, on_depth=partial(self._tell, board), stop=stop
            )
            moves = self._written(board, thought.line[:2])
        finally:
            self._searching = False  # before it is told: the next position may come at once
        with contextlib.suppress(BrokenPipeError):
            self.say("done", dict(zip(("move", "ponder"), moves, strict=False)))

    def _tell(self, board: Cells, thought: Thought) -> None:
        """One line about a finished depth."""
        plies = thought.wins_in
        score = thought.value / 100 if plies is None else 100 - plies / 100 if plies > 0 else -100 - plies / 100
        speed = thought.nodes / max(thought.seconds, 1e-6) / 1e6
        numbers = {"depth": thought.depth, "score": f"{score:.2f}", "nodes": thought.nodes}
        numbers |= {
            "time": f"{thought.seconds:.3f}",
            "nps": f"{speed:.2f}",
            "pv": " ".join(self._written(board, thought.line)),
        }
        with contextlib.suppress(BrokenPipeError):
            self.say("info", numbers)

    def _written(self, board: Cells, line: tuple[int, ...]) -> list[str]:
        """A line of moves in the protocol's notation."""
        states, words = self.game.states(board), []
        for action in line:
            words.append(hub.show_move(self.game.rules, states[0], action))
            self.game.steps.move(self.game.rules, states, int(states[0].mover), action)
        return words


COMMANDS: dict[str, Callable[[Conversation, dict[str, str]], None]] = {
    "hub": Conversation.introduce,
    "set-param": Conversation.set_param,
    "init": Conversation.init,
    "new-game": Conversation.new_game,
    "pos": Conversation.pos,
    "level": Conversation.set_level,
    "go": Conversation.go,
    "ping": Conversation.ping,
    "ponder-hit": Conversation.ponder_hit,
    "stop": Conversation.stop,
}
BUSY = ("ping", "ponder-hit", "stop")  # what is obeyed during a search
