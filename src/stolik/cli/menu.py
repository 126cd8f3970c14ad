"""The menu: which game or saved match, how many players, how strong the bots, which options."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from functools import partial
from pathlib import Path
from typing import Any

from rich.table import Table
from rich.text import Text

from stolik.cli import saving
from stolik.cli.choices import defaults
from stolik.cli.paper import Paper
from stolik.cli.seating import BOT, shown_name
from stolik.cli.wish import Wish, usual_level
from stolik.core.errors import BadOption
from stolik.core.options import Choice, Option, Switch, Whole, read_option
from stolik.core.registry import game_class, games, levels
from stolik.core.telling import about, about_option, option_value
from stolik.core.telling import title as title_of
from stolik.core.words import LANGUAGES, say

SAVED = 3  # matches that are offered to go on with
AROUND = 4  # lines of the screen that a list leaves to what stands around it
WIDEST = 32  # columns of titles that are lined up where a line must do for an offer


class Menu:
    """Questions one after another; an empty answer takes what is proposed."""

    def __init__(self, paper: Paper) -> None:
        self.paper = paper

    def say(self, message: str, **values: Any) -> str:
        """Words in the reader's language, which may change at the first question."""
        return say(message, self.paper.language, **values)

    def offer(self, *offers: tuple[str, str]) -> None:
        """A numbered list; each offer has a first line and something smaller below it, one line where room is short."""
        grid = Table.grid(padding=(0, 1))
        for number, (title, more) in enumerate(offers, 1):
            text = Text.assemble((title, "bold"), "\n" if more else "", (more, "label"))
            grid.add_row(Text(f" {number}", "accent"), text)
        console = self.paper.console
        if not self.paper.redraws or len(self.paper.lines(grid)) <= console.height - AROUND:
            console.print(grid)
            return
        widest = min(WIDEST, max(len(title) for title, _ in offers))
        for number, (title, more) in enumerate(offers, 1):
            parts = (f" {number:<2} ", "accent"), (f"{title:<{widest}}  ", "bold"), (more, "label")
            line = Text.assemble(*parts, no_wrap=True)
            line.truncate(console.width, overflow="ellipsis")
            console.print(line)

    def ask(self, question: str, understand: Callable[[str], Any]) -> Any:
        """Ask until the answer is understood; `understand` raises BadOption with what is allowed."""
        while True:
            answer = self.paper.ask(f"{question} › ")
            if answer == "q":
                raise EOFError
            try:
                return understand(answer)
            except BadOption as error:
                refusal = self.say("play-menu-refuses", answer=answer, allowed=error.allowed)
                self.paper.console.print(Text(refusal, "warning"))

    # the questions

    def choose(self, wish: Wish) -> Wish:
        """Ask for everything that is not decided yet."""
        chosen = self.choose_game()
        if isinstance(chosen, Path):
            return Wish(resume=chosen)  # the file holds everything else
        wish = replace(wish, game=chosen)
        seats = next(option for option in game_class(chosen).OPTIONS if option.name == "players")
        if wish.players is None and isinstance(seats, Whole) and seats.low == seats.high:
            wish = replace(wish, players=seats.low)  # nothing to choose
        if wish.players is None and not any(option.startswith("players=") for option in wish.options):
            wish = replace(wish, players=self.choose_players(chosen))
        if wish.level is None:
            wish = replace(wish, level=self.choose_level(chosen))
        return wish if wish.options else replace(wish, options=self.choose_options(chosen))

    def choose_game(self) -> str | Path:
        """One of the games, or a saved match."""
        while True:
            offers: list[str | Path] = [*games(), *saving.unfinished(SAVED)]
            self.paper.console.print(Text("Stolik", "bold"))
            self.offer(*(self._about(offer) for offer in offers))
            self.paper.console.print(Text("    English: en · Polski: pl · Čeština: cs", "label"))
            answer: str | Path = self.ask(self.say("play-menu-game"), partial(_read_offer, offers))
            if answer not in LANGUAGES:
                return answer
            self.paper.language = str(answer)

    def _about(self, offer: str | Path) -> tuple[str, str]:
        if isinstance(offer, str):
            return title_of(offer, self.paper.language), about(offer, self.paper.language)
        record = saving.load(offer)
        names = ", ".join(shown_name(BOT.sub(r"\g<name>", seat), self.paper.language) for seat in record.seats)
        return self.say("play-menu-saved", game=title_of(record.game, self.paper.language), names=names), offer.name

    def choose_players(self, name: str) -> int:
        """How many sit at the table."""
        option = next(option for option in game_class(name).OPTIONS if option.name == "players")
        question = f"{about_option(name, option, self.paper.language)} [{option.default}]"
        return int(self.ask(question, lambda text: _value(option, text) if text else option.default))

    def choose_level(self, name: str) -> str:
        """How well the bots play."""
        known = levels(name)
        usual = known.index(usual_level(name))
        words = [self.say(f"level-{level}") for level in known]
        listed = "  ".join(f"{number} {word}" for number, word in enumerate(words, 1))
        question = f"{self.say('play-menu-level')} {listed} [{usual + 1}]"

        def understand(text: str) -> int:
            for names in (known, words):
                if text in names:
                    return names.index(text)
            return _position(text, len(known), "level", usual)

        chosen: int = self.ask(question, understand)
        return known[chosen]

    def choose_options(self, name: str) -> tuple[str, ...]:
        """The other options, changed one at a time."""
        options = [option for option in game_class(name).OPTIONS if option.name != "players"]
        language = self.paper.language
        proposed = defaults(name, language)
        values = dict(proposed)
        while options:
            shown = [f"→ {option_value(name, option, values[option.name], language)}" for option in options]
            self.offer(*zip((about_option(name, option, language) for option in options), shown, strict=True))
            at = self.ask(self.say("play-menu-options"), lambda text: _position(text, len(options), "option", -1))
            if at < 0:
                break
            values[options[at].name] = self._change(name, options[at], values[options[at].name])
        changed = (option.name for option in options if values[option.name] != proposed[option.name])
        return tuple(f"{option}={values[option]}" for option in changed)

    def _change(self, name: str, option: Option, value: Any) -> Any:
        """A switch is turned, a choice goes on to the next, a number is asked for."""
        if isinstance(option, Switch):
            return not value
        if isinstance(option, Choice):
            return option.choices[(option.choices.index(value) + 1) % len(option.choices)]
        return self.ask(about_option(name, option, self.paper.language), partial(_value, option))


def _read_offer(offers: Sequence[str | Path], text: str) -> str | Path:
    """The game or saved match that a text names, or a language to go on in."""
    if text in LANGUAGES or text in offers:
        return text
    return offers[_position(text, len(offers), "game", 0)]


def _value(option: Option, text: str) -> Any:
    """The value of an option that a text means; what is allowed is said in numbers, which need no translation."""
    try:
        return read_option(option, text)
    except BadOption as error:
        allowed = f"{option.low}–{option.high}" if isinstance(option, Whole) else error.allowed
        raise BadOption(option.name, text, allowed) from None


def _position(text: str, count: int, what: str, proposed: int) -> int:
    """The place in a list that a text names, from 0; an empty text takes what is proposed."""
    if not text:
        return proposed
    numbers = [str(number) for number in range(1, count + 1)]
    if text in numbers:
        return numbers.index(text)
    raise BadOption(what, text, f"1–{count}")
