"""Ogórek a second time: slow and naive, written from the text of the rules."""

from __future__ import annotations


class Table:
    """A table where cards lie in lists; a card is its value 2..14, seats are 0..players-1."""

    def __init__(self, players: int = 4) -> None:
        self.players = players
        self.lives = [2] * players
        self.points = [0] * players
        self.floor = [0] * players
        self.out: list[int] = []  # in the order of elimination
        self.dealer: int | None = None
        self.deals = 0
        self.hands: list[list[int]] = [[] for _ in range(players)]
        self.tricks: list[list[tuple[int, int]]] = []  # of this deal: (seat, card) in the order of play
        self.leader: int | None = None
        self.shown_lowest: list[int | None] = [None] * players
        self.bonuses = 0
        self.over = False

    def alive(self) -> list[int]:
        return [seat for seat in range(self.players) if self.lives[seat] > 0]

    def left_of(self, seat: int) -> int:
        """The next seat still in the game."""
        seat = (seat + 1) % self.players
        while self.lives[seat] == 0:
            seat = (seat + 1) % self.players
        return seat

    # chance

    def owed(self) -> tuple[int, int] | None:
        """How many different numbers HOST owes, and below what."""
        if self.over or any(self.hands):
            return None
        return (1, self.players) if self.dealer is None else (6 * len(self.alive()), 52)

    def deal(self, numbers: list[int]) -> None:
        """O1, O2."""
        if self.dealer is None:
            self.dealer = numbers[0]
            return
        if self.deals > 0:
            self.dealer = self.left_of(self.dealer)
        self.deals += 1
        cards = [2 + number // 4 for number in numbers]
        for seat in self.alive():
            self.hands[seat] = sorted(cards[:6])
            cards = cards[6:]
        self.leader = self.left_of(self.dealer)
        self.tricks = [[]]
        self.shown_lowest = [None] * self.players

    # decisions

    def acting(self) -> list[int]:
        if self.over or self.owed():
            return []
        assert self.leader is not None
        seat = self.leader
        for _ in self.tricks[-1]:
            seat = self.left_of(seat)
        return [seat]

    def highest(self) -> int:
        return max((card for _, card in self.tricks[-1]), default=0)

    def legal(self, seat: int) -> list[int]:
        """O3."""
        if seat not in self.acting():
            return []
        hand, highest = self.hands[seat], self.highest()
        return sorted({card for card in hand if card >= highest or card == min(hand)})

    def gestures(self) -> list[tuple[int, int]]:
        return []

    def play(self, seat: int, card: int) -> None:
        if card < self.highest():
            self.shown_lowest[seat] = card
        self.hands[seat].remove(card)
        self.tricks[-1].append((seat, card))
        if len(self.tricks[-1]) < len(self.alive()):
            return
        taker, value = self.taker()
        if len(self.tricks) == 6:
            self.settle(taker, value)
            return
        self.leader = taker
        self.tricks.append([])
        while len(self.tricks) == 6 and any(self.hands):  # O6: the last trick plays itself
            (seat,) = self.acting()
            self.play(seat, self.hands[seat][0])

    def between(self) -> bool:
        """Whether a new trick begins."""
        return not self.tricks[-1]

    # what follows from them

    def taker(self) -> tuple[int, int]:
        """O4."""
        value = self.highest()
        return [(seat, card) for seat, card in self.tricks[-1] if card == value][-1]

    def settle(self, taker: int, value: int) -> None:
        """O6-O11: penalty, life, rebirth or elimination, bonuses, end."""
        self.points[taker] += value
        if self.points[taker] >= 21:
            self.lives[taker] -= 1
            if self.lives[taker] == 0:
                self.out.append(taker)
            else:
                self.points[taker] = max(self.points[seat] for seat in self.alive() if seat != taker)
                self.floor[taker] = self.points[taker]
        for seat, card in self.tricks[-1]:
            if seat != taker and card == value:
                self.points[seat] = max(self.points[seat] - value, self.floor[seat])
                self.bonuses += 1
        self.over = len(self.alive()) == 1 or self.deals == 200

    def cards_before(self, seat: int) -> list[int]:
        """O5: what lies open before a seat."""
        return [card for trick in self.tricks for player, card in trick if player == seat]

    # what it is worth

    def places(self) -> list[int]:
        """O11."""
        worth = {seat: (1, self.lives[seat], -self.points[seat]) for seat in self.alive()}
        worth |= {seat: (0, at, 0) for at, seat in enumerate(self.out)}
        return [1 + sum(other > worth[seat] for other in worth.values()) for seat in range(self.players)]
