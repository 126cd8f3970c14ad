## Studying matches of words

study-better = { $best } was worth { $points ->
        [one] { $points } point
       *[other] { $points } points
    } more
study-better-turn = { $name } first, { $first }, then { $second }, was worth { $points ->
        [one] { $points } point
       *[other] { $points } points
    } more
study-phony-fell = { $words } { $count ->
        [one] is no word
       *[other] are no words
    } and the move fell
study-phony-stood = { $words } { $count ->
        [one] is no word
       *[other] are no words
    }, but nobody challenged the move
study-none = No double turn of this match leads the others by { $points } points.
study-puzzle = Before entry { $entry }, racks { $one } and { $two }: find the best double turn
study-solution = Solution: { $name } first, { $first }, then { $second }: { $points } points, { $lead } ahead of the next
study-position = Racks { $one } and { $two }, tiles in the bag: { $bag }
study-first = first
study-move = move
study-value = equity
# $worlds: how many deals were imagined
study-equity = Equity: by how many points the pair is ahead after its opponents' reply, tiles kept counted in; { $worlds ->
        [0] not tried in imagined deals
       *[other] mean of up to { $worlds } imagined deals
    }.
