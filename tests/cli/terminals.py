"""Terminals of any size that nobody looks at, and a real pseudo-terminal."""

from __future__ import annotations

import contextlib
import io
import os
import pty
import select
import struct
import subprocess
import sys
import time
from collections.abc import Sequence
from fcntl import ioctl
from pathlib import Path
from termios import TIOCSWINSZ

from rich.console import Console

from stolik.cli.paper import THEME, Paper

# so that Ctrl-C typed there interrupts the command, also where the tests run in the background and ignore it
OWN_TERMINAL = (
    "import fcntl, signal, termios; fcntl.ioctl(0, termios.TIOCSCTTY, 0); "
    "signal.signal(signal.SIGINT, signal.default_int_handler); "
)


def paper(width: int, height: int, language: str = "en") -> Paper:
    """A terminal that is redrawn; what is on it can be read from `screen`."""
    console = Console(
        file=io.StringIO(),
        force_terminal=True,
        color_system=None,
        width=width,
        height=height,
        theme=THEME,
        highlight=False,
        markup=False,
        emoji=False,
    )
    return Paper(language, console)


def screen(paper: Paper) -> list[str]:
    """The lines that were drawn last; what was drawn before them is forgotten."""
    file = paper.console.file
    assert isinstance(file, io.StringIO)
    text = file.getvalue()
    file.seek(0)
    file.truncate()
    return text.rpartition("\x1b[2J")[2].removeprefix("\x1b[H").splitlines()


def in_terminal(arguments: Sequence[str], typed: Sequence[str], data: Path, **environment: str) -> tuple[int, str]:
    """Run `stolik` in a pseudo-terminal of 80x24, answering each question in turn; its exit code and all it wrote."""
    master, slave = pty.openpty()
    ioctl(slave, TIOCSWINSZ, struct.pack("HHHH", 24, 80, 0, 0))
    keep = {name: value for name, value in os.environ.items() if name not in ("NO_COLOR", "COLUMNS", "LINES")}
    process = subprocess.Popen(
        [sys.executable, "-c", OWN_TERMINAL + "from stolik.cli.main import app; app()", *arguments],
        stdin=slave, stdout=slave, stderr=slave, close_fds=True, start_new_session=True,
        env=keep | {"TERM": "xterm-256color", "STOLIK_DATA": str(data), "STOLIK_LANGUAGE": "en"} | environment,
    )  # fmt: skip
    os.close(slave)
    written, answers = b"", list(typed)
    unanswered = 0  # where the part begins in which no question has been answered yet
    give_up = time.monotonic() + 120  # only so that a hanging test ends
    while time.monotonic() < give_up:
        ready, _, _ = select.select([master], [], [], 0.2)
        if ready:
            try:
                written += os.read(master, 1 << 16)
            except OSError:
                break  # the other side has closed
        elif answers and written[unanswered:].rstrip(b" ").endswith("›".encode()):
            unanswered = len(written)
            os.write(master, f"{answers.pop(0)}".encode())
        elif process.poll() is not None:
            break
    with contextlib.suppress(subprocess.TimeoutExpired):  # it has closed the terminal, but may still be leaving
        process.wait(30)
    process.kill()
    os.close(master)
    return process.wait(), written.decode()
