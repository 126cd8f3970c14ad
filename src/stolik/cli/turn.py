"""My turn: what a typed line means, until it means a move."""

from __future__ import annotations

from rich.console import Group
from rich.text import Text

from stolik.cli import hint, saving
from stolik.cli.rules import shown_rule, shown_rules
from stolik.cli.table import Leave, Table
from stolik.core.errors import BadNotation, NotPossible, StolikError

SHORT = 5  # lines that fit below the table


class Turn:
    """One decision of the person at a table."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.over = False
        self.asked_to_leave = self.asked_to_resign = False
        self.keys = {
            "h": self.hint, "l": self.read_log, "s": self.save, "u": self.undo, "r": self.resign, "q": self.leave
        }  # fmt: skip

    def take(self) -> None:
        """Ask until the person has moved, or taken a move back."""
        self.table.show()
        while not self.over:
            with self.table.timer.spending(self.table.paper.corner):
                text = self.table.paper.ask(patience=self.table.timer.patience)
            if self.table.flag_falls():
                return
            if text.startswith("?"):
                self.read_rules(text[1:].strip())
            elif key := self.key(text):
                self.asked_to_resign &= key == "r"
                self.keys[key]()
            elif text:
                self.asked_to_resign = False
                self.move(text)
            else:
                self.table.show()

    def key(self, text: str) -> str:
        """The key that a text means, or none; capitals are one unless they name a card."""
        if text in self.keys or text.lower() not in self.keys:
            return text if text in self.keys else ""
        try:
            self.table.game.read(self.table.match.state, self.table.me, text)
        except BadNotation:
            return text.lower()
        return ""

    # moving

    def move(self, text: str) -> None:
        """Play what the text means, or explain why it cannot be."""
        table = self.table
        hidden = table.game.hide(table.match.state, table.me)
        listed = table.match.legal(table.me) if table.game.lists_all else []
        numbered = {f"#{number}": action for number, action in enumerate(listed, 1)}
        if text in numbered:
            action = numbered[text]
        else:
            notation = table.screen.shortcut(table.match.view(table.me), text)
            refusal = table.game.explain(hidden, table.me, notation, table.language)
            if refusal is not None:
                table.note(refusal)
                return
            action = table.game.read(hidden, table.me, notation)
        table.log.read()
        table.play(table.me, action)
        self.over = True

    def undo(self) -> None:
        """Take back my last move and what followed, as far as nobody has learnt a secret from it."""
        table = self.table
        if table.me not in table.line:
            table.note(table.say("play-undo-nothing"))
            return
        count = table.line[::-1].index(table.me) + 1
        try:
            table.match.undo(count)
        except NotPossible:
            table.note(table.say("play-undo-secret"))
            return
        del table.line[-count:]
        table.log.add([table.say("play-undone")])
        self.over = True

    def resign(self) -> None:
        """Give the match up, where there are two sides; asked twice in a row."""
        table, sides = self.table, len(self.table.game.teams)
        if sides != 2:
            table.note(table.say("play-resign-many", sides=sides))
        elif not self.asked_to_resign:
            self.asked_to_resign = True
            table.note(table.say("play-resign-sure"))
        else:
            table.match.resign(table.me)
            self.over = True

    def leave(self) -> None:
        """Get up from the table; asked twice where the letter also names a card that can be played."""
        table = self.table
        hidden = table.game.hide(table.match.state, table.me)
        if not self.asked_to_leave and table.game.explain(hidden, table.me, "q", table.language) is None:
            self.asked_to_leave = True
            table.note(table.say("play-leave-or-play", action=table.written(table.game.read(hidden, table.me, "q"))))
            return
        raise Leave

    # looking

    def hint(self) -> None:
        """What the strongest bot would do."""
        table = self.table
        if not table.game.lists_all:  # a list of what is best would tell what is valid
            table.note(table.say("play-hint-never"))
            return
        hidden = table.game.hide(table.match.state, table.me)
        with table.paper.thinking(table.say("play-hint-thinking")):
            weighed = hint.weigh(table.game, hidden, table.me, table.seconds, table.language)
        named = [(table.written(action), share, words) for action, share, words in weighed]
        table.show(hint.drawn(named, table.language))

    def read_log(self) -> None:
        """Everything that has happened."""
        table = self.table
        table.paper.pages(Group(*(Text(line) for line in table.log.lines)))
        self.look_again()

    def read_rules(self, number: str) -> None:
        """All rules, or the one with this number."""
        table = self.table
        game, language = table.game.name, table.language
        try:
            text = shown_rule(game, number, language) if number else shown_rules(game, language)
        except StolikError as error:
            table.note(str(error))
            return
        if number and len(table.paper.lines(text)) <= SHORT:
            table.show(text)
        else:
            table.paper.pages(text)
            self.look_again()

    def save(self) -> None:
        """Write the match now."""
        problem = self.table.save()
        if problem:
            self.table.note(problem)
        else:
            self.table.show(Text(self.table.say("play-saved", file=saving.shown(self.table.file))))

    def look_again(self) -> None:
        """Come back to the table after reading something else."""
        if self.table.paper.redraws:
            self.table.show()
