"""``python -m stolik.envs.observing``: what observations hold, game by game, as the tables of docs/research.md."""

from __future__ import annotations

from collections.abc import Iterator

from stolik.core.game import Game
from stolik.core.registry import game, games
from stolik.envs.observing.encoder import encoder


def table(of: Game) -> Iterator[str]:
    """One game's fields as a table."""
    found = encoder(of)
    names = [name for name in games() if type(game(name).rules) is type(of.rules)]

    yield f"**{', '.join(names)}** ({found.size} numbers with the default options)"
    yield ""
    yield "| field | from | numbers | meaning |"
    yield "|---|---|---|---|"
    for field in found.fields:
        yield f"| `{field.name}` | {field.start} | {field.size} | {field.meaning} |"
    yield ""


def tables() -> Iterator[str]:
    """The tables of all games; those with the same rules' type share one."""
    kinds = set()
    for name in games():
        one = game(name)
        if type(one.rules) not in kinds:
            kinds.add(type(one.rules))
            yield from table(one)


if __name__ == "__main__":
    print("\n".join(tables()))
