### Sixty-six

sixtysix-name = Sixty-six
sixtysix-about = Two players, 24 cards, trumps and melds: count to 66 before the other does, and say so. Whoever closes the stock must get there.
sixtysix-notation = a card is 9, J, Q, K, 10 or A with its suit (9s, 10♥); "exchange", "close" and "66" are the other moves, "66 Qh" declares with a meld card

## Pieces of sentences

# $rank: 9, J, Q, K, 10 or A. Every language's letters are understood when they are typed.
sixtysix-rank = { $rank }
# $worth: of a trick or meld; $points: what somebody has in this deal; $paid: game points for a deal; $score: game points in all
sixtysix-worth = { $worth ->
        [one] { $worth } point
       *[other] { $worth } points
    }
sixtysix-points = { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
sixtysix-paid = { $paid ->
        [one] { $paid } game point
       *[other] { $paid } game points
    }
sixtysix-score = { $score ->
        [one] { $score } game point
       *[other] { $score } game points
    }

## Options. $rule: the number of the rule; $low, $high: the range

sixtysix-option-players = How many play: always { $low } ({ $rule }).
sixtysix-option-target = Game points that win the match: { $low } to { $high } ({ $rule }).
sixtysix-option-exchange_min_stock = How many cards of the stock, the turn-up included, an exchange needs: { $low } to { $high } ({ $rule }).
sixtysix-option-close_needs_trick = Only a player who has taken a trick may close ({ $rule }).
sixtysix-option-no_trick_at_close = When a closer fails, the opponent's tricks are counted as they were at the closing ({ $rule }).

## What happens. $name: who; $you: yes if the reader is that player

sixtysix-tells-dealer-drawn = { $you ->
        [yes] The first dealer is drawn: you.
       *[no] The first dealer is drawn: { $name }.
    }
# $leader, $leader_you: who leads, and whether that is the reader; $turn_up: a card; $trump: its suit
sixtysix-tells-dealt = Deal { $deal }: { $you ->
        [yes] you deal
       *[no] { $name } deals
    }, { $turn_up } is turned up, trumps are { $trump }, { $leader_you ->
        [yes] you lead
       *[no] { $leader } leads
    }.
sixtysix-tells-led = { $you ->
        [yes] You lead { $card }.
       *[no] { $name } leads { $card }.
    }
sixtysix-tells-answered = { $you ->
        [yes] You play { $card }.
       *[no] { $name } plays { $card }.
    }
sixtysix-tells-took = { $you ->
        [yes] You take the trick: { sixtysix-worth }, { $points } in all.
       *[no] { $name } takes the trick: { sixtysix-worth }, { $points } in all.
    }
sixtysix-tells-drew = { $left ->
        [one] Both draw; { $left } card is left.
       *[other] Both draw; { $left } cards are left.
    }
sixtysix-tells-drew-turn-up = { $you ->
        [yes] Both draw the last cards, you the turn-up { $card }. From now on suit must be followed.
       *[no] Both draw the last cards, { $name } the turn-up { $card }. From now on suit must be followed.
    }
sixtysix-tells-exchanged = { $you ->
        [yes] You exchange { $nine } for the turn-up { $card }.
       *[no] { $name } exchanges { $nine } for the turn-up { $card }.
    }
sixtysix-tells-closed = { $you ->
        [yes] You close the stock: you must reach 66.
       *[no] { $name } closes the stock and must reach 66.
    }
# $partner: the other card of the pair
sixtysix-tells-melded = { $you ->
        [yes] You show { $partner } too: a meld, { sixtysix-worth } with your next trick.
       *[no] { $name } shows { $partner } too: a meld, { sixtysix-worth } with the next trick taken.
    }
sixtysix-tells-meld-counted = { $you ->
        [yes] Your meld counts: { sixtysix-worth }, { $points } in all.
       *[no] The meld of { $name } counts: { sixtysix-worth }, { $points } in all.
    }
sixtysix-tells-scored = { $you ->
        [yes] You get { sixtysix-paid } and have { $score }.
       *[no] { $name } gets { sixtysix-paid } and has { $score }.
    }
sixtysix-tells-closer-failed = { $you ->
        [yes] You closed and have only { sixtysix-points }.
       *[no] { $name } closed and has only { sixtysix-points }.
    }
sixtysix-tells-took-last = { $you ->
        [yes] You took the last trick: { sixtysix-worth } more, { $points } in all.
       *[no] { $name } took the last trick: { sixtysix-worth } more, { $points } in all.
    }
sixtysix-tells-even = Both have { sixtysix-points }: nobody scores.
sixtysix-tells-declared = { $you ->
        [yes] You declare 66 and have { sixtysix-points }.
       *[no] { $name } declares 66 and has { sixtysix-points }.
    }
sixtysix-tells-declared-falsely = { $you ->
        [yes] You have declared falsely: { sixtysix-points } are not 66.
       *[no] { $name } has declared falsely: { sixtysix-points } are not 66.
    }
sixtysix-tells-declared-with-meld = { $you ->
        [yes] You lay { $card } and declare 66 after the meld: { sixtysix-worth } more, { $points } in all.
       *[no] { $name } lays { $card } and declares 66 after the meld: { sixtysix-worth } more, { $points } in all.
    }
# $other: the loser's game points
sixtysix-tells-won = { $you ->
        [yes] You win the match, { $score } to { $other }.
       *[no] { $name } wins the match, { $score } to { $other }.
    }

## How it ends: the first half of a sentence

sixtysix-ending-target-reached = The match is decided

## Refusals; the number of the rule stands before them

sixtysix-refuses-no-such-seat = There is no such seat; this table has { $players ->
        [one] { $players } seat
       *[other] { $players } seats
    }, numbered from 0.
sixtysix-refuses-no-such-action = { $card } is no move; moves are the cards, an exchange, closing and declaring 66.
sixtysix-refuses-not-held = You do not hold { $card }; your cards are { $hand }.
sixtysix-refuses-no-deal-yet = The cards have not been dealt yet.
sixtysix-refuses-not-your-turn = It is not your turn: your opponent is to play.
sixtysix-refuses-exchange-not-on-lead = Only the player on lead exchanges; answer { $led } first.
sixtysix-refuses-exchange-no-trick = Take a trick first; then you may exchange.
# $nine: the trump nine
sixtysix-refuses-exchange-no-nine = You need { $nine } to exchange, and you do not hold it.
sixtysix-refuses-exchange-exhausted = The stock is exhausted: there is no turn-up any more.
sixtysix-refuses-exchange-closed = The stock is closed: nobody exchanges any more.
# $left: cards in the stock; $least: how many it must have
sixtysix-refuses-exchange-stock-low = Only { $left } of the stock are left; an exchange needs { $least }.
sixtysix-refuses-close-not-on-lead = Only the player on lead closes; answer { $led } first.
sixtysix-refuses-close-twice = The stock is closed already.
sixtysix-refuses-close-exhausted = The stock is exhausted: there is nothing to close.
sixtysix-refuses-close-no-trick = Take a trick first; then you may close.
# $cards: those that may be played
sixtysix-refuses-must-play-higher = { $led } was led and you can beat it in its suit: play { $cards }.
sixtysix-refuses-must-follow = { $led } was led: follow suit with { $cards }.
sixtysix-refuses-must-trump = { $led } was led and you have no card of its suit: play a trump, { $cards }.
sixtysix-refuses-declare-not-on-lead = Only the player on lead declares; answer { $led } first.
sixtysix-refuses-declare-against-closer = Your opponent closed: only the closer may declare, and will be judged at the end.
sixtysix-refuses-meld-not-on-lead = Only the player on lead declares with a meld; answer { $led } first.
sixtysix-refuses-meld-not-held = { $card } makes no meld: you need a queen and a king of one suit in hand.
sixtysix-refuses-meld-closed = The stock is closed: no more melds.
sixtysix-refuses-meld-exhausted = The stock is exhausted: no more melds.
sixtysix-refuses-match-over = The match is over; no more cards are played.

## At the terminal

# $mine, $theirs: game points; $target: how many win
play-sixtysix-progress = deal { $deal } · game points { $mine } : { $theirs }, { $target } win
play-sixtysix-trump = trumps { $trump }
# $left: cards in the stock, the turn-up included
play-sixtysix-stock = { $left ->
        [one] { $left } card to draw
       *[other] { $left } cards to draw
    }
play-sixtysix-closed = closed: { $name }
play-sixtysix-exhausted = no cards to draw, follow suit
play-sixtysix-tricks = { $tricks ->
        [one] { $tricks } trick
       *[other] { $tricks } tricks
    }
play-sixtysix-waits = (waits for a trick)
play-sixtysix-won = won:
# $cards: that everybody knows this player to hold
play-sixtysix-holds = holds { $cards }
play-sixtysix-exchange = exchange
play-sixtysix-close = close
play-sixtysix-declare = declare
play-sixtysix-with-meld = declare with meld
