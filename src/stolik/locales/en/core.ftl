### Words that all games share.

## Lists: "Ola, Jan and Ewa"

# $first: one name, or several with commas between them; $last: the last name
list-and = { $first } and { $last }

## Refusals

# $text: what was typed; $allowed: the game's own message …-notation
refuses-notation = { $text } names no move: { $allowed }.

## Whom the table waits for

waiting-you = Your move.
# $names: who else is to move
waiting-you-and = Your move (also: { $names }).
waiting-others = Waiting for { $names }.
waiting-nobody = Nobody is to move now.
waiting-over = The match is over.

## How a match ended

# $why: a message …ending-…; $winners: names, $winning: how many; $table: the places
result-won = { $why }: { $winning ->
        [one] { $winners } wins
       *[other] { $winners } share the win
    }.
result-even = { $why }: all share first place.
# $score: a message …-score
result-place = { $place }. { $name } ({ $score })

# $losers: names, $losing: how many
ending-resigned = { $losing ->
        [one] { $losers } resigns
       *[other] { $losers } resign
    }
ending-agreed = A draw is agreed
ending-time = { $losing ->
        [one] { $losers } has run out of time
       *[other] { $losers } have run out of time
    }

## Options and bots

option-on = on
option-off = off

level-random = random
level-easy = easy
level-everyday = everyday words
level-medium = medium
level-hard = hard
level-joint = joint planning
level-strong = strong
