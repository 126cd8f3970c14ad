### Looking back at a match: stolik analyse

## The list

analyse-entry = no.
analyse-player = player
analyse-played = played
analyse-value = value
analyse-best = best
analyse-lost = lost

## In words

analyse-costly = { $count ->
        [one] { $count } costly decision:
       *[other] { $count } costly decisions:
    }
analyse-strange = Also worth knowing:
analyse-nothing-costly = No costly decisions.
# $lost: in the measure of the list; $costly: how many of the decisions were
analyse-summary = { $name }: { $decisions ->
        [one] { $decisions } decision
       *[other] { $decisions } decisions
    }, { $lost } given away, { $costly } costly.
# $file: a path
analyse-written = Written: { $file }

## The chart

analyse-chart = Chance of { $name } to win the match
analyse-chart-lost = What each decision gave away
analyse-chart-decisions = { $count ->
        [one] { $count } decision
       *[other] { $count } decisions
    }

## Sixty-six. $lost: percent of the match; $points, $best_points: expected game points; $wins, $best_wins: percent of the possible hands in which the deal is won

sixtysix-doctor-closed = closing here wins { $wins } % of the possible hands ({ $points } game points); { $best } wins { $best_wins } % ({ $best_points }). It cost { $lost } % of the match.
sixtysix-doctor-unclosed = closing here would have won { $best_wins } % of the possible hands ({ $best_points } game points); { $played } wins { $wins } % ({ $points }). It cost { $lost } % of the match.
sixtysix-doctor-declared = this declaration brings { $points } game points; { $best } would have brought { $best_points }. It cost { $lost } % of the match.
sixtysix-doctor-undeclared = { $best } would have ended the deal with { $best_points } game points; { $played } brings { $points }. It cost { $lost } % of the match.
sixtysix-doctor-card = { $best } brings { $best_points } game points and wins { $best_wins } % of the possible hands, { $played } { $points } and { $wins } %. It cost { $lost } % of the match.
sixtysix-doctor-name-exchange = the exchange
sixtysix-doctor-name-close = closing

## Draughts. Values are shown from White's side: +0.35, +#3, =

draughts-coach-working = Looking at every move …
draughts-coach-line = and then
draughts-coach-legend = Values in men from White's side; +#3: White wins in three moves; =: a draw. Endgame tables leave the counting of moves aside.
# $best: a move; $best_value, $value: values
draughts-coach-blunder = a blunder: { $best } would have kept { $best_value }, now it is { $value }.
draughts-coach-mistake = a mistake: { $best } would have kept { $best_value }, now it is { $value }.
draughts-coach-inaccuracy = inaccurate: { $best } would have kept { $best_value }, now it is { $value }.
draughts-coach-to-move = { $colour } to move: { $value }
draughts-coach-over = The game is over in this position.
draughts-coach-which = A position does not tell its game, so this is { $name } ({ $game }); --game names another.
