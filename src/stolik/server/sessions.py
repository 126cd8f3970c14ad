"""Guests: an identity is a random name signed by the server; whoever can show it is that guest, on any process."""

from __future__ import annotations

import hashlib
import hmac
import secrets

COOKIE = "stolik_who"
YEARS = 2
MOVING_SECONDS = 600  # how long a one-time link to another device is good for


class Sessions:
    """Makes and recognises identities."""

    def __init__(self, key: bytes) -> None:
        self._key = key

    def new(self) -> str:
        """An identity nobody has."""
        return self._signed(secrets.token_urlsafe(12))

    def who(self, identity: str | None) -> str | None:
        """The guest an identity stands for; None if we did not sign it."""
        name, _, _ = (identity or "").partition(".")
        good = hmac.compare_digest(self._signed(name).encode(), (identity or "").encode("utf-8", "replace"))
        return name if name and good else None

    def _signed(self, name: str) -> str:
        return f"{name}.{hmac.new(self._key, name.encode('utf-8', 'replace'), 'sha256').hexdigest()[:32]}"


def key_of(token: str) -> str:
    """What the log keeps of a seat's token: its hash. An empty token holds nothing."""
    return hashlib.sha256(token.encode("utf-8", "replace")).hexdigest() if token else ""
