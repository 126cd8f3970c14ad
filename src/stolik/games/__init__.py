"""The games of the rulebooks. Each puts its name here; its module is imported when the game is asked for."""

from __future__ import annotations

import sys
from types import ModuleType

from stolik.core import registry

registry.add_game("ogorek", "stolik.games.ogorek.game:Ogorek")
registry.add_game("nimmt", "stolik.games.nimmt.game:Nimmt")
registry.add_game("sixtysix", "stolik.games.sixtysix.game:Sixtysix")
registry.add_game("draughts/polish", "stolik.games.draughts.game:Polish")
registry.add_game("draughts/russian", "stolik.games.draughts.game:Russian")
registry.add_game("draughts/american", "stolik.games.draughts.game:American")
registry.add_game("draughts/corner", "stolik.games.draughts.game:Corner")
registry.add_game("draughts/german", "stolik.games.draughts.game:German")
registry.add_game("draughts/russian-official", "stolik.games.draughts.game:RussianOfficial")
registry.add_game("draughts/english", "stolik.games.draughts.game:English")
registry.add_game("draughts/brazilian", "stolik.games.draughts.game:Brazilian")
registry.add_game("words", "stolik.games.words.game:Words")
registry.add_form("draughts", "pdn", "stolik.games.draughts.pdn_play:text_of")
registry.add_lessons("draughts", "stolik.games.draughts.lessons:lessons_of")
registry.add_form("words", "gcg", "stolik.games.words.gcg:export")


class _Games(ModuleType):
    """The package `stolik.games` is also the function ``stolik.games()`` of the public API."""

    def __call__(self) -> list[str]:
        return registry.games()


sys.modules[__name__].__class__ = _Games
