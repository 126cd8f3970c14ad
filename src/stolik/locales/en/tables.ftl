### Endgame tables of draughts: stolik tables

tables-building = endgame tables
tables-done = finished
tables-checking = checking
# $pieces: up to how many; $count: positions; $size: megabytes
tables-built = Endgames of up to { $pieces } pieces: { $count ->
        [one] { $count } entry
       *[other] { $count } entries
    }, { $size } MB.
tables-stopped = Stopped. What is finished is kept: the same command goes on from there.
tables-right = { $count ->
        [one] Checked { $count } entry: it follows
       *[other] Checked { $count } entries: all follow
    } from the moves.
# $material: men and kings of both sides, such as 1.2-0.1; $place: a number
tables-wrong = Entry { $place } of { $material } does not follow from the moves.

## The list

# men.kings of the mover - men.kings of the other side
tables-material = men.kings
tables-entries = entries
tables-won = won
tables-drawn = drawn
tables-lost = lost
tables-longest = longest, plies
