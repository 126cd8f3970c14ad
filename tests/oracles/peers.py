"""Two other draughts programs, asked for the positions after every move. Both are imported as `draughts`, so each is
asked in a process of its own, with a folder of its own in front of all others."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from importlib import metadata
from pathlib import Path

FOLDER = Path(__file__).parents[2] / ".venv" / "peers"

# what runs in the other process: FENs come in as JSON, for each the FENs after its moves go out
PYDRAUGHTS = """
import json, sys
from draughts import Board
found = []
for fen in json.load(sys.stdin):
    board = Board(variant=sys.argv[1], fen=fen)
    after = set()
    for move in board.legal_moves():
        other = board.copy()
        other.push(move)
        after.add(other.fen)
    found.append(sorted(after))
json.dump(found, sys.stdout)
"""

# its web server and its logging are not needed and would need much else, so they are left out
PY_DRAUGHTS_ALONE = """
import sys, types
class Silent:
    def __getattr__(self, name):
        return lambda *arguments, **named: None
for name, attribute, value in (
    ("loguru", "logger", Silent()), ("draughts.server", "Server", None), ("draughts.server.server", "Server", None)
):
    module = types.ModuleType(name)
    setattr(module, attribute, value)
    sys.modules[name] = module
"""

PY_DRAUGHTS = (
    PY_DRAUGHTS_ALONE
    + """
import json
import draughts
kind = {"russian": draughts.RussianBoard, "brazilian": draughts.BrazilianBoard}[sys.argv[1]]
found = []
for fen in json.load(sys.stdin):
    board = kind.from_fen(fen)
    after = set()
    for move in board.legal_moves:
        board.push(move)
        after.add(board.fen.removeprefix('[FEN "').removesuffix('"]'))
        board.pop()
    found.append(sorted(after))
json.dump(found, sys.stdout)
"""
)

PROGRAMS = {"pydraughts": PYDRAUGHTS, "py-draughts": PY_DRAUGHTS}


def installed(peer: str) -> bool:
    """Whether the set-up of the tests has put this peer into its folder."""
    return (FOLDER / peer / "draughts").is_dir()


def version(peer: str) -> str:
    """Which version of a peer is in its folder."""
    return next(iter(metadata.distributions(name=peer, path=[str(FOLDER / peer)]))).version


def run(peer: str, program: str, *arguments: str, given: str = "") -> str:
    """What a program prints that imports this peer."""
    return subprocess.run(
        [sys.executable, "-W", "ignore", "-c", program, *arguments],
        env=os.environ | {"PYTHONPATH": str(FOLDER / peer)},
        input=given,
        check=True,
        capture_output=True,
        text=True,
    ).stdout


def after_moves(peer: str, variant: str, fens: list[str]) -> list[list[str]]:
    """For each position the different positions after its moves, as the peer writes them."""
    found: list[list[str]] = json.loads(run(peer, PROGRAMS[peer], variant, given=json.dumps(fens)))
    return found
