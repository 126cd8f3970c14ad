### Sixty-six on the page

web-sixtysix-table = The table: the stock and the trick between two players
web-sixtysix-hand = Your cards
web-sixtysix-you = you
# on a mark at what is advised, before a number: "tip 1"
web-sixtysix-tip = tip
web-sixtysix-progress = { $target ->
        [one] deal { $deal } · { $target } game point wins
       *[other] deal { $deal } · { $target } game points win
    }
web-sixtysix-no-deal = before the first deal

## Cards. $rank: 9, J, Q, K, 10, A; $suit: 0 spades, 1 hearts, 2 diamonds, 3 clubs

# what stands in the corner
web-sixtysix-rank = { $rank }
web-sixtysix-card = { $rank ->
        [J] jack
        [Q] queen
        [K] king
        [A] ace
       *[other] { $rank }
    } of { $suit ->
        [0] spades
        [1] hearts
        [2] diamonds
       *[other] clubs
    }
web-sixtysix-is-trump = Trump
web-sixtysix-would-meld = Leading it is a meld
web-sixtysix-not-now = May not be played now
# $name: whose; $card: which
web-sixtysix-laid = { $name }: { $card }
web-sixtysix-trick = The trick
web-sixtysix-last-trick = last trick

## The stock

web-sixtysix-stock-label = The stock
web-sixtysix-turn-up = Turned up: { $card }
web-sixtysix-trump = Trumps: { $suit ->
        [0] spades
        [1] hearts
        [2] diamonds
       *[other] clubs
    }
# after the sign of the suit
web-sixtysix-trumps = trumps
# $left: cards, the turn-up included
web-sixtysix-stock = { $left ->
        [one] { $left } card to draw
       *[other] { $left } cards to draw
    }
web-sixtysix-closed = { $you ->
        [yes] closed by you
       *[no] closed by { $name }
    }
web-sixtysix-exhausted = all drawn, follow suit

## Players

web-sixtysix-plays = to play
web-sixtysix-leads = leads
web-sixtysix-dealer = dealer
web-sixtysix-closer = closed
web-sixtysix-waits = waits for a trick
web-sixtysix-points = { $points ->
        [one] { $points } point in this deal
       *[other] { $points } points in this deal
    }
web-sixtysix-tricks = { $tricks ->
        [one] { $tricks } trick
       *[other] { $tricks } tricks
    }
web-sixtysix-meld = Meld in { $suit ->
        [0] spades
        [1] hearts
        [2] diamonds
       *[other] clubs
    }: { $worth }
web-sixtysix-game-points = { $target ->
        [one] { $score } of { $target } game point
       *[other] { $score } of { $target } game points
    }
web-sixtysix-paid = { $paid ->
        [one] +{ $paid } game point
       *[other] +{ $paid } game points
    }
web-sixtysix-holds = { $cards ->
        [one] Holds { $cards } card
       *[other] Holds { $cards } cards
    }

## What else can be done: a word, and in two or three words what it means

web-sixtysix-special = Instead of a card
# read aloud at what may not be done now; $rule: the number of the rule that forbids it
web-sixtysix-forbidden = not now: { $rule }
web-sixtysix-exchange = Exchange
web-sixtysix-exchange-means = nine for turn-up
web-sixtysix-close = Close
web-sixtysix-close-means = nobody draws
web-sixtysix-declare = 66!
web-sixtysix-declare-means = I have enough
# $card: of a meld
web-sixtysix-declare-with = 66 with { $card }
web-sixtysix-declare-with-means = the meld counts
# $queen: how a queen is written
web-sixtysix-meld-note = Leading a card marked { $queen }+K is a meld.
