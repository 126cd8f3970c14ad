"""A real server in a process of its own, which can be killed and started again."""

from __future__ import annotations

import os
import signal
import socket
import subprocess
import sys
import time
import urllib.error
import urllib.request
from pathlib import Path

START_SECONDS = 120


class Running:
    """A server on a free port, with its database in a folder."""

    def __init__(self, folder: Path, *options: str) -> None:
        with socket.socket() as free:
            free.bind(("127.0.0.1", 0))
            self.port = free.getsockname()[1]
        self.url = f"http://127.0.0.1:{self.port}"
        self.database = f"sqlite:///{folder / 'tables.db'}"
        self.options = options
        self.log = (folder / "server.log").open("ab")
        self.start()

    def start(self) -> None:
        """Start it and wait until it is ready."""
        program = "from stolik.cli.main import app; app()"
        command = [sys.executable, "-c", program, "serve", "--port", str(self.port), "--database", self.database]
        self.process = subprocess.Popen([*command, *self.options], stderr=self.log, stdout=self.log, env=os.environ)
        end = time.monotonic() + START_SECONDS
        while time.monotonic() < end:
            if self.process.poll() is not None:
                raise RuntimeError(f"the server ended: {Path(self.log.name).read_text()[-2000:]}")
            try:
                with urllib.request.urlopen(f"{self.url}/readyz", timeout=5):
                    return
            except (urllib.error.URLError, ConnectionError, TimeoutError):
                time.sleep(0.05)
        raise RuntimeError("the server did not start")

    def kill(self) -> None:
        """As if somebody had pulled the plug."""
        self.process.send_signal(signal.SIGKILL)
        self.process.wait()

    def stop(self) -> bool:
        """Ask it to stop; whether it took leave properly."""
        self.process.send_signal(signal.SIGTERM)
        self.process.wait(30)
        self.log.close()
        return '"what": "stopped"' in Path(self.log.name).read_text()
