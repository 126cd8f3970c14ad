"""6 nimmt! with the Even/Odd card a second time: slow and naive, written from the text of the rules."""

from __future__ import annotations


def heads_on(card: int) -> int:
    """N2."""
    if card == 55:
        return 7
    if card % 11 == 0:
        return 5
    if card % 10 == 0:
        return 3
    if card % 5 == 0:
        return 2
    return 1


def parity(card: int) -> str:
    return "odd" if card % 2 else "even"


class Table:
    """A table where cards lie in lists and sets; rows are 0..3, seats 0..players-1."""

    def __init__(
        self, players: int = 4, even_odd: bool = True, deck: str = "full", limit: int = 66, rounds: int | None = None
    ) -> None:
        self.players = players
        self.even_odd = even_odd
        self.cards_in_play = 104 if deck == "full" else 10 * players + 4
        self.limit = limit
        self.rounds_to_play = rounds
        self.hands: list[set[int]] = [set() for _ in range(players)]
        self.face_down: dict[int, int] = {}  # seat: card
        self.revealed: list[tuple[int, int]] = []  # (card, seat), the lowest first
        self.rows: list[list[int]] = []
        self.marked: int | None = None
        self.side: str | None = None
        self.heads = [0] * players
        self.heads_this_round = [0] * players
        self.seen: set[int] = set()
        self.round = 0
        self.turn = 0
        self.over = False

    # chance

    def owed(self) -> tuple[int, int] | None:
        """How many different numbers HOST owes, and below what."""
        if self.over or self.revealed or self.face_down or any(self.hands):
            return None
        return 10 * self.players + 4, self.cards_in_play

    def deal(self, numbers: list[int]) -> None:
        """N1, N9: ten cards for each seat, then the four rows."""
        cards = [number + 1 for number in numbers]
        for seat in range(self.players):
            self.hands[seat] = set(cards[10 * seat : 10 * seat + 10])
        self.rows = [[card] for card in cards[10 * self.players :]]
        self.seen = {row[0] for row in self.rows}
        self.heads_this_round = [0] * self.players
        self.round += 1
        self.turn = 1
        if self.even_odd:
            self.lay_action_card([0, 1, 2, 3])

    # decisions

    def acting(self) -> list[int]:
        if self.over or self.owed():
            return []
        if self.revealed:
            return [self.revealed[0][1]]
        return [seat for seat in range(self.players) if seat not in self.face_down]

    def legal(self, seat: int) -> list[int]:
        if seat not in self.acting():
            return []
        return [105, 106, 107, 108] if self.revealed else sorted(self.hands[seat])

    def gestures(self) -> list[tuple[int, int]]:
        """Who has sealed a card may take it back."""
        return [(seat, 0) for seat in self.face_down]

    def play(self, seat: int, action: int) -> None:
        if action == 0:  # the sealed card returns to the hand
            self.hands[seat].add(self.face_down.pop(seat))
            return
        if self.revealed:  # N7
            card, _ = self.revealed.pop(0)
            self.take(seat, action - 105, card)
        else:  # N3
            self.hands[seat].remove(action)
            self.face_down[seat] = action
            if len(self.face_down) < self.players:
                return
            self.revealed = sorted((card, seat) for seat, card in self.face_down.items())
            self.seen |= set(self.face_down.values())
            self.face_down = {}
        self.place_revealed()

    def between(self) -> bool:
        """Whether a new turn begins or a row is owed."""
        return not self.face_down

    # what follows from them

    def place_revealed(self) -> None:
        """N3-N7: place the open cards from the lowest up, until somebody has to choose a row."""
        while self.revealed:
            card, seat = self.revealed[0]
            open_to_it = [r for r in range(4) if self.rows[r][-1] < card and self.admits(r, card)]
            if not open_to_it:
                return
            self.revealed.pop(0)
            nearest = max(open_to_it, key=lambda r: self.rows[r][-1])
            if len(self.rows[nearest]) == 5:
                self.take(seat, nearest, card)
            else:
                self.rows[nearest].append(card)
        self.turn += 1
        if self.turn > 10:
            self.close_round()

    def admits(self, row: int, card: int) -> bool:
        """N11."""
        return row != self.marked or parity(card) == self.side

    def take(self, seat: int, row: int, card: int) -> None:
        """N6, N7, N12: the cards of the row to the player, the card in their place, the action card moves."""
        self.heads[seat] += sum(heads_on(old) for old in self.rows[row])
        self.heads_this_round[seat] += sum(heads_on(old) for old in self.rows[row])
        self.rows[row] = [card]
        if self.even_odd:
            self.lay_action_card([r for r in range(4) if r != self.marked])

    def lay_action_card(self, rows: list[int]) -> None:
        """N9, N12: at the lowest last card of these rows, showing that card's parity."""
        self.marked = min(rows, key=lambda r: self.rows[r][-1])
        self.side = parity(self.rows[self.marked][-1])

    def close_round(self) -> None:
        """N8."""
        if self.rounds_to_play is None:
            self.over = max(self.heads) >= self.limit
        else:
            self.over = self.round == self.rounds_to_play

    # what it is worth

    def scores(self) -> list[int]:
        return self.heads

    def places(self) -> list[int]:
        """N8: fewest heads first, equals share."""
        return [1 + sum(other < own for other in self.heads) for own in self.heads]
