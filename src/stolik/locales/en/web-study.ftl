### Study: hints, rules, replay, analysis, the guided first game

## Hints, said by the server. Each stands after a word such as "best" or "poor"

web-study-hint-only = the only thing you can do
# $percent: chance to win
web-study-hint-chance = wins { $percent } % of the time
# $heads: how many more than with the best card, such as 1.5
web-study-hint-heads = about { $heads ->
        [one] { $heads } head
       *[other] { $heads } heads
    } worse
# $value: such as +0.35, from White's side; $line: the moves that follow; $more: yes or no
web-study-hint-men = { $more ->
        [yes] { $value }, then { $line }
       *[no] { $value }
    }
# $percent: of the hands that may lie there; $points: game points, such as +1.2
web-study-hint-deal = wins the deal with { $percent } % of the possible hands ({ $points } game points)
web-study-hint-points = { $points ->
        [one] { $points } point
       *[other] { $points } points
    } for both moves

web-study-refuses-training = Hints are for training tables, against bots only
web-study-refuses-turn = It is not your turn, so there is nothing to advise
web-study-refuses-failed = No hint could be found; try once more
web-study-refuses-busy = Your last question is still being thought about; wait for its answer
web-study-side-0 = White
web-study-side-1 = Black
