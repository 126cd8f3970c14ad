"""Who may ask this server from a browser: its own pages, under its own names."""

from __future__ import annotations

from ipaddress import ip_address
from urllib.parse import urlsplit

from fastapi.requests import HTTPConnection

from stolik.server.settings import Settings


def same_origin(request: HTTPConnection, settings: Settings) -> bool:
    """Whether a page of our own asks, or no page at all: browsers always name the page's origin."""
    origin = request.headers.get("origin")
    if origin is None or origin in settings.origins:
        return True
    try:
        return urlsplit(origin).netloc == request.headers.get("host", "")
    except ValueError:
        return False


def known_host(request: HTTPConnection, settings: Settings) -> bool:
    """Whether this server is asked under a name of its own.

    One that listens to its own machine alone is asked under another name by a page elsewhere that has let its own name
    lead here, and would then pass for one of ours (DNS rebinding).
    """
    if not own_machine(settings.host):
        return True
    try:
        name = urlsplit(f"//{request.headers.get('host', settings.host)}").hostname or ""
        return own_machine(name) or name in {urlsplit(origin).hostname for origin in settings.origins}
    except ValueError:
        return False


def own_machine(name: str) -> bool:
    """Whether a name or an address leads to the machine itself.

    >>> [own_machine(name) for name in ("localhost", "127.0.0.1", "::1", "0.0.0.0", "stolik.example", "")]
    [True, True, True, False, False, False]
    """
    try:
        return ip_address(name).is_loopback
    except ValueError:
        return name == "localhost" or name.endswith(".localhost")
