### Ogórek (Cucumber)

ogorek-name = Ogórek
ogorek-about = Six tricks, and only the last one hurts: whoever takes it gets the value of their card as penalty points, and 21 points cost one of two lives.
ogorek-notation = a card is a number from 2 to 10, or J, Q, K, A

## Pieces of sentences

# $value: 2 to 14. Every language's letters are understood when they are typed.
ogorek-card = { $value ->
        [11] J
        [12] Q
        [13] K
        [14] A
       *[other] { $value }
    }
# $value: what a card is worth; $points: what somebody has now; $score: at the end
ogorek-value = { $value ->
        [one] { $value } point
       *[other] { $value } points
    }
ogorek-points = { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
ogorek-score = { $score ->
        [one] { $score } point
       *[other] { $score } points
    }

## Options. $rule: the number of the rule; $low, $high: the range

ogorek-option-players = How many play: { $low } to { $high } ({ $rule }).

## What happens. $name: who; $you: yes if the reader is that player

ogorek-tells-dealer-drawn = { $you ->
        [yes] The first dealer is drawn: you.
       *[no] The first dealer is drawn: { $name }.
    }
# $leader, $leader_you: who leads, and whether that is the reader
ogorek-tells-dealt = Deal { $deal }: { $you ->
        [yes] you deal
       *[no] { $name } deals
    }, { $leader_you ->
        [yes] you lead
       *[no] { $leader } leads
    }.
ogorek-tells-played = { $you ->
        [yes] You play { $card }.
       *[no] { $name } plays { $card }.
    }
ogorek-tells-played-lowest = { $you ->
        [yes] You play your lowest card, { $card }.
       *[no] { $name } plays { $card }, the lowest in hand.
    }
ogorek-tells-played-last = { $you ->
        [yes] Last trick: you play { $card }.
       *[no] Last trick: { $name } plays { $card }.
    }
ogorek-tells-took = { $you ->
        [yes] You take trick { $trick } with { $card } and lead.
       *[no] { $name } takes trick { $trick } with { $card } and leads.
    }
ogorek-tells-penalty = { $you ->
        [yes] You take the last trick with { $card }: { ogorek-value } more, { $points } in all.
       *[no] { $name } takes the last trick with { $card }: { ogorek-value } more, { $points } in all.
    }
# $lives: how many are left
ogorek-tells-lost-life = { $you ->
        [yes] With { ogorek-points } you lose a life.
       *[no] With { ogorek-points } { $name } loses a life.
    }
ogorek-tells-reborn = { $you ->
        [yes] You begin your second life with { ogorek-points }.
       *[no] { $name } begins a second life with { ogorek-points }.
    }
ogorek-tells-eliminated = { $you ->
        [yes] You are out of the game.
       *[no] { $name } is out of the game.
    }
ogorek-tells-bonus = { $you ->
        [yes] You have { $card } too: a bonus of { ogorek-value }, { $points } in all.
       *[no] { $name } has { $card } too: a bonus of { ogorek-value }, { $points } in all.
    }
ogorek-tells-won = { $you ->
        [yes] You win: nobody else is left.
       *[no] { $name } wins: nobody else is left.
    }
ogorek-tells-stopped = { $deals ->
        [one] After { $deals } deal the match stops.
       *[other] After { $deals } deals the match stops.
    }

## How it ends: the first half of a sentence

ogorek-ending-last-left = Everybody else is out
ogorek-ending-deals-played = All deals have been played

## Refusals; the number of the rule stands before them

ogorek-refuses-no-such-seat = There is no such seat; this table has { $players ->
        [one] { $players } seat
       *[other] { $players } seats
    }, numbered from 0.
ogorek-refuses-no-such-card = There is no card { $card }; the cards are 2 to 10, J, Q, K and A.
ogorek-refuses-not-held = You do not hold { $card }; your cards are { $hand }.
ogorek-refuses-no-deal-yet = The cards have not been dealt yet.
ogorek-refuses-not-your-turn = It is not your turn: somebody else is to play; wait.
# $over: yes if the reader holds $highest or a higher card
ogorek-refuses-too-low = { $over ->
        [yes] { $card } is not enough: play { $highest ->
            [A] A
           *[other] { $highest } or higher
        }, or your lowest card, { $lowest }.
       *[no] { $card } is not enough, and you have no { $highest ->
            [A] A
           *[other] { $highest } or higher
        }: play your lowest card, { $lowest }.
    }
ogorek-refuses-out-of-game = You are out of the game: both your lives are lost.
ogorek-refuses-match-over = The match is over; no more cards are played.
