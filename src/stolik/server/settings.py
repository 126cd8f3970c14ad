"""What an operator decides."""

from __future__ import annotations

import hashlib
import secrets
from dataclasses import dataclass, field


@dataclass(frozen=True)
class Settings:
    """All settings of a server process."""

    database: str
    password: str = ""  # needed to lay a table, if there is one
    origins: frozenset[str] = frozenset()  # other addresses than its own that pages may come from
    host: str = ""  # the address it listens on; unknown: it may be asked under any name
    process: str = field(default_factory=lambda: secrets.token_hex(8))  # this process among several

    def opens(self, password: str) -> bool:
        """Whether a password is the right one, or none is needed; the answer takes equally long for all wrong ones."""
        given, wanted = (hashlib.sha256(word.encode()).digest() for word in (password, self.password))
        return not self.password or secrets.compare_digest(given, wanted)
