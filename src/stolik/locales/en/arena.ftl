### Bots against bots: stolik arena

# $game: its name; $deals, $matches: how many
arena-title = { $game }: { $deals ->
        [one] { $deals } deal
       *[other] { $deals } deals
    }, { $matches ->
        [one] { $matches } match
       *[other] { $matches } matches
    }
arena-intervals = 95 % intervals
# $value: a number with the ends $low and $high of its interval
arena-interval = { $value } [{ $low }, { $high }]
arena-playing = { $game } matches
arena-bot = bot
arena-score = mean score
arena-place = mean place
arena-wins = wins, %
arena-rating = rating
arena-differences = differences on the same deals (first minus second)
arena-first = first
arena-second = second
arena-difference-score = score
arena-difference-wins = wins, % points
arena-legend = dot: mean, line: 95 % interval
arena-written = written: { $files }
arena-timed = Bots were given time, not a fixed amount of work: another run plays other matches, so only the intervals can be relied on.
# $count: how many
arena-resumed = { $count ->
        [one] { $count } match was played before and counts.
       *[other] { $count } matches were played before and count.
    }
arena-lost-worker = A worker was lost. { $count ->
        [one] Its { $count } deal is played again.
       *[other] Its { $count } deals are played again.
    }
# $done, $all: matches
arena-stopped = Stopped. { $done } of { $all } matches are kept in { $file }; the same command with --resume goes on from there.

## The league

arena-league = League
arena-league-ladder = { $count ->
        [one] { $count } member, rating
       *[other] { $count } members, rating
    }
arena-league-note = Ratings by openskill: new members begin at 25; the lines are 95 % of what the model believes.
# $bot: its name
arena-league-alone = { $bot } joins the league without a match: there was nobody to play against.
arena-league-matches = matches
arena-league-duels = How often the bot of the line came before the other (of so many matches)
arena-league-saved = League of { $count ->
        [one] { $count } member
       *[other] { $count } members
    }: { $file }

## The page

arena-page-intervals = Every number stands with its 95 % interval, in brackets and as a line. A deal is one sample: it is played in every rotation of the seats.
# $value: percentage points with the ends $low and $high of their interval
arena-page-ahead = { $first } wins more often than { $second }: by { $value } percentage points [{ $low }, { $high }].
arena-page-level = Not shown who of { $first } and { $second } wins more often: the difference is { $value } percentage points [{ $low }, { $high }].
arena-page-settling = { $first } minus { $second }, wins in % points
arena-page-deals = { $count ->
        [one] { $count } deal
       *[other] { $count } deals
    }
arena-page-places = places taken, %
arena-page-places-note = From the first place on the left to the last on the right.
arena-page-rating-note = In points like Elo, on average 0: 100 more come first in 64 of 100 duels.
arena-page-nth = place { $place }
arena-page-numbers = All numbers
arena-page-played = How it was played
arena-page-game = game
arena-page-options = options
arena-page-seatings = seatings
arena-page-seed = seed
arena-page-effort = effort a decision
arena-page-seconds = seconds a decision
arena-page-repeats = The same command with the same version plays the same matches, on any number of workers.
