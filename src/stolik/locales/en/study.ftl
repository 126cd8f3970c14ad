## Studying matches of words

study-better = { $best } was worth { $points ->
        [one] { $points } point
       *[other] { $points } points
    } more
study-none = No double turn of this match leads the others by { $points } points.
study-puzzle = Before entry { $entry }, racks { $one } and { $two }: find the best double turn
study-solution = Solution: { $name } first, { $first }, then { $second }: { $points } points, { $lead } ahead of the next
