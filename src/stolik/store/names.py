"""Names of tables, owners, secrets and guests: what a name may be in every database."""

from __future__ import annotations

from stolik.core.errors import BadOption

LONGEST = 200


def possible(name: str) -> bool:
    """Whether anything can have this name.

    >>> possible("kot-7"), possible(""), possible("a\\0b")
    (True, False, False)
    """
    return isinstance(name, str) and 0 < len(name) <= LONGEST and name.isprintable()


def check_name(of: str, name: str) -> None:
    """BadOption unless something can have this name."""
    if not possible(name):
        raise BadOption(of, name, f"a text of 1 to {LONGEST} printable letters")
