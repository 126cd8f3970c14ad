### 6 nimmt! with the Even/Odd card

nimmt-name = 6 nimmt! Even/Odd
nimmt-about = Everybody chooses a card at once, the cards join four rows, and whoever lays the sixth card takes the row with all its bull heads.
nimmt-notation = a card is 1 to 104, a row is r1 to r4, and "back" takes the chosen card back
# Decisions in lists of moves
nimmt-row = row { $row }
nimmt-taken-back = takes the card back

## Pieces of sentences

# $heads: a number of heads
nimmt-heads = { $heads ->
        [one] { $heads } head
       *[other] { $heads } heads
    }
nimmt-score = { $score ->
        [one] { $score } head
       *[other] { $score } heads
    }
# $side: even or odd, what the action card shows
nimmt-side = { $side ->
        [even] Even
       *[odd] Odd
    }
nimmt-only = { $side ->
        [even] even cards only
       *[odd] odd cards only
    }

## Options. $rule: the number of the rule; $low, $high: the range

nimmt-option-players = How many play: { $low } to { $high } ({ $rule }).
nimmt-option-even_odd = The Even/Odd card guards one row: only cards of the parity it shows may go there ({ $rule }).
nimmt-option-deck = Which cards are in the game ({ $rule }).
nimmt-option-deck-full = all of them, 1 to 104
nimmt-option-deck-tactical = only the lowest ones, ten a player and four for the rows
nimmt-option-limit = The match ends after the round in which somebody reaches this many heads ({ $low }–{ $high }; { $rule }).
nimmt-option-rounds = A fixed number of rounds, instead of a limit of heads ({ $low }–{ $high }; { $rule }).
nimmt-option-rounds-none = as many as it takes

## What happens. $name: who; $you: yes if the reader is that player

nimmt-tells-dealt = Round { $round }: ten cards each.
nimmt-tells-chose = { $you ->
        [yes] You have chosen.
       *[no] { $name } has chosen.
    }
nimmt-tells-took-back = { $you ->
        [yes] You take your card back.
       *[no] { $name } takes the chosen card back.
    }
nimmt-tells-revealed = { $you ->
        [yes] You turn up { $card }.
       *[no] { $name } turns up { $card }.
    }
nimmt-tells-placed = { $you ->
        [yes] Your { $card } goes to row { $row }.
       *[no] { $name }'s { $card } goes to row { $row }.
    }
nimmt-tells-sixth = { $you ->
        [yes] Your { $card } goes to row { $row }: sixth card, you take five ({ nimmt-heads }).
       *[no] { $card } goes to row { $row }: sixth card, { $name } takes five ({ nimmt-heads }).
    }
nimmt-tells-too-low = { $you ->
        [yes] Your { $card } is too low for every row: choose one to take.
       *[no] { $card } is too low for every row: { $name } chooses one to take.
    }
nimmt-tells-took-row = { $you ->
        [yes] You take row { $row } ({ nimmt-heads }) and put { $card } there.
       *[no] { $name } takes row { $row } ({ nimmt-heads }) and puts { $card } there.
    }
nimmt-tells-round-over = Round { $round } is over.
nimmt-tells-match-over = The match is over.
# $last: the row's last card
nimmt-tells-card-laid = The action card lies at row { $row } ({ $last }) and shows { nimmt-side }.
nimmt-tells-card-moved = The action card moves to row { $row } ({ $last }) and shows { nimmt-side }.
nimmt-tells-passed-on = { $you ->
        [yes] Your { $card } may not go to row { $row } ({ nimmt-only }) and passes on.
       *[no] { $name }'s { $card } may not go to row { $row } ({ nimmt-only }) and passes on.
    }
nimmt-tells-blocked = { $you ->
        [yes] Your { $card } may not go to row { $row } ({ nimmt-only }) and is too low for the others: choose a row to take.
       *[no] { $card } may not go to row { $row } ({ nimmt-only }) and is too low for the others: { $name } chooses a row to take.
    }

## How it ends: the first half of a sentence

nimmt-ending-limit = { $limit ->
        [one] Somebody has at least { $limit } head
       *[other] Somebody has at least { $limit } heads
    }
nimmt-ending-rounds-played = { $rounds ->
        [one] { $rounds } round has been played
       *[other] { $rounds } rounds have been played
    }

## Refusals; the number of the rule stands before them

nimmt-refuses-no-such-seat = There is no such seat; this table has { $players ->
        [one] { $players } seat
       *[other] { $players } seats
    }, numbered from 0.
nimmt-refuses-no-such-card = There is no card { $card }; the cards are 1 to { $deck }.
nimmt-refuses-not-held = You do not hold { $card }; choose one of your cards: { $hand }.
nimmt-refuses-no-deal-yet = The cards have not been dealt yet.
nimmt-refuses-already-chosen = You have already chosen { $chosen }; take it back first ("back") if you want another card.
nimmt-refuses-nothing-chosen = You have not chosen a card yet, so there is nothing to take back.
# $you: yes if the reader is the one who must take a row
nimmt-refuses-not-now-a-card = { $you ->
        [yes] Your card fits no row: take one first, r1 to r4.
       *[no] Somebody must take a row first; wait for that before you choose a card.
    }
nimmt-refuses-not-your-row = Another player is choosing the row now; wait for that.
nimmt-refuses-no-row-owed = You do not have to take a row now: only a card that fits no row makes you take one.
nimmt-refuses-match-over = The match is over; no more cards are played.
