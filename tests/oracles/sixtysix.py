"""Sixty-six a second time: slow and naive, written from the text of the rules. Cards are pairs of suit and rank."""

from __future__ import annotations

Card = tuple[str, str]
SUITS = ["spades", "hearts", "diamonds", "clubs"]
RANKS = ["9", "J", "Q", "K", "10", "A"]
POINTS = {"9": 0, "J": 2, "Q": 3, "K": 4, "10": 10, "A": 11}
PACK: list[Card] = [(suit, rank) for suit in SUITS for rank in RANKS]


def higher(one: Card, other: Card) -> bool:
    """Whether one card of a suit is higher than another of it."""
    return RANKS.index(one[1]) > RANKS.index(other[1])


class Table:
    """A table where cards lie in lists; seats are 0 and 1."""

    def __init__(
        self,
        target: int = 7,
        exchange_min_stock: int = 2,
        close_needs_trick: bool = False,
        no_trick_at_close: bool = False,
    ) -> None:
        self.target, self.exchange_min_stock = target, exchange_min_stock
        self.close_needs_trick, self.no_trick_at_close = close_needs_trick, no_trick_at_close
        self.game_points = [0, 0]
        self.dealer: int | None = None
        self.deals = 0
        self.playing = False
        self.over = False
        self.reached: set[str] = set()  # what has come up, so that a test can ask for it

    # chance

    def owed(self) -> tuple[int, int] | None:
        if self.over or self.playing:
            return None
        return (1, 2) if self.dealer is None else (24, 24)

    def deal(self, numbers: list[int]) -> None:
        """S2."""
        if self.dealer is None:
            self.dealer = numbers[0]
            return
        if self.deals > 0:
            self.dealer = 1 - self.dealer
        self.deals += 1
        pack = [PACK[number] for number in numbers]
        self.hands = [pack[:6], pack[6:12]]
        self.turn_up: Card | None = pack[12]
        self.face_down = pack[13:]  # the first is drawn next
        self.trump = self.turn_up[0]
        self.leader = 1 - self.dealer
        self.led: Card | None = None
        self.won: list[list[Card]] = [[], []]
        self.melds: list[list[tuple[int, int]]] = [[], []]  # points, and how many tricks the owner had when melding
        self.closer: int | None = None
        self.tricks_at_close = 0
        self.bonus = [0, 0]
        self.playing = True

    # what is known

    def stock(self) -> int:
        return len(self.face_down) + (self.turn_up is not None)

    def first_part(self) -> bool:
        return self.stock() > 0 and self.closer is None

    def tricks(self, seat: int) -> int:
        return len(self.won[seat]) // 2

    def points(self, seat: int) -> int:
        """S1, S8, S11."""
        melds = sum(points for points, tricks in self.melds[seat] if self.tricks(seat) > tricks)
        return sum(POINTS[rank] for _, rank in self.won[seat]) + melds + self.bonus[seat]

    def turn(self) -> int:
        return self.leader if self.led is None else 1 - self.leader

    def acting(self) -> list[int]:
        return [self.turn()] if self.playing else []

    # decisions

    def legal(self, seat: int) -> list[int]:
        if seat not in self.acting():
            return []
        cards = self.hands[seat] if self.led is None else self.answers(seat)
        codes = sorted(PACK.index(card) for card in cards)
        if self.led is not None:
            return codes
        codes += sorted(
            24 + PACK.index(card) for card in self.hands[seat] if self.first_part() and self.pair(seat, card)
        )
        if self.may_exchange(seat):
            codes.append(48)
        if self.first_part() and (self.tricks(seat) > 0 or not self.close_needs_trick):
            codes.append(49)
        if self.closer in (None, seat):
            codes.append(50)
        return codes

    def answers(self, seat: int) -> list[Card]:
        """S3, S6."""
        assert self.led is not None
        hand, led = self.hands[seat], self.led
        if self.first_part():
            return hand
        suit = [card for card in hand if card[0] == led[0]]
        over = [card for card in suit if higher(card, led)]
        trumps = [card for card in hand if card[0] == self.trump]
        return over or suit or trumps or hand

    def pair(self, seat: int, card: Card) -> bool:
        """S7."""
        suit, rank = card
        return rank in ("Q", "K") and (suit, "Q") in self.hands[seat] and (suit, "K") in self.hands[seat]

    def may_exchange(self, seat: int) -> bool:
        """S4."""
        nine = (self.trump, "9") in self.hands[seat]
        return nine and self.first_part() and self.tricks(seat) > 0 and self.stock() >= self.exchange_min_stock

    def gestures(self) -> list[tuple[int, int]]:
        return []

    def between(self) -> bool:
        return self.led is None or not self.playing

    def play(self, seat: int, action: int) -> None:
        if action == 48:
            self.exchange(seat)
        elif action == 49:
            self.reached.add("closed")
            self.closer, self.tricks_at_close = seat, self.tricks(1 - seat)
        elif action == 50:
            self.declare(seat, self.points(seat))
        elif action >= 24:
            suit = PACK[action - 24][0]
            self.reached.add("declared with meld")
            self.declare(seat, self.points(seat) + (40 if suit == self.trump else 20))
        elif self.led is None:
            self.lead(seat, PACK[action])
        else:
            self.answer(seat, PACK[action])

    def exchange(self, seat: int) -> None:
        assert self.turn_up is not None
        self.reached.add("exchanged")
        self.hands[seat].remove((self.trump, "9"))
        self.hands[seat].append(self.turn_up)
        self.turn_up = (self.trump, "9")

    def lead(self, seat: int, card: Card) -> None:
        if self.first_part() and self.pair(seat, card):
            self.reached.add("melded")
            self.melds[seat].append((40 if card[0] == self.trump else 20, self.tricks(seat)))
        self.hands[seat].remove(card)
        self.led = card

    def answer(self, seat: int, card: Card) -> None:
        assert self.led is not None
        led, self.led = self.led, None
        self.hands[seat].remove(card)
        over = higher(card, led) if card[0] == led[0] else card[0] == self.trump
        winner = seat if over else 1 - seat
        self.won[winner] += [led, card]
        self.leader = winner
        if self.first_part():
            for drawer in (winner, 1 - winner):
                self.hands[drawer].append(self.draw())
        if not any(self.hands):
            self.judge(winner)

    def draw(self) -> Card:
        """S3."""
        if self.face_down:
            return self.face_down.pop(0)
        assert self.turn_up is not None
        card, self.turn_up = self.turn_up, None
        self.reached.add("exhausted")
        return card

    # what a deal is worth

    def judge(self, last: int) -> None:
        """S9-S11: all cards are played."""
        if self.closer is not None:
            if self.points(self.closer) >= 66:
                self.reached.add("closer made it")
                self.pay(self.closer, self.by_points(1 - self.closer))
            else:
                self.reached.add("closer failed")
                self.pay(1 - self.closer, self.by_tricks(1 - self.closer))
            return
        self.bonus[last] = 10
        if self.points(0) == self.points(1):
            self.reached.add("even")
            self.pay(0, 0)
        else:
            self.reached.add("played out")
            winner = 0 if self.points(0) > self.points(1) else 1
            self.pay(winner, self.by_points(1 - winner))

    def declare(self, seat: int, points: int) -> None:
        """S12, S13."""
        if points >= 66:
            self.reached.add("declared")
            self.pay(seat, self.by_points(1 - seat))
        else:
            self.reached.add("declared falsely")
            self.pay(1 - seat, self.by_tricks(1 - seat))

    def by_points(self, loser: int) -> int:
        points = self.points(loser)
        return 3 if points == 0 else 2 if points < 33 else 1

    def by_tricks(self, seat: int) -> int:
        closed_against = self.no_trick_at_close and self.closer == 1 - seat
        tricks = self.tricks_at_close if closed_against else self.tricks(seat)
        self.reached.add(f"fails for {3 if tricks == 0 else 2}")
        return 3 if tricks == 0 else 2

    def pay(self, winner: int, game_points: int) -> None:
        self.game_points[winner] += game_points
        self.playing = False
        self.over = max(self.game_points) >= self.target
