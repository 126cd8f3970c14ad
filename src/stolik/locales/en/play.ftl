### The terminal: play, menu, verify

## At the table

play-you = you
play-hand = Your cards:
# $hint, $undo, $resign: yes or no, whether there are hints, the last move can be taken back, one can resign
play-keys = Type a move · ? rules{ $hint ->
        [yes] { " " }· h hint
       *[no] { "" }
    } · l log · s save{ $undo ->
        [yes] { " " }· u undo
       *[no] { "" }
    }{ $resign ->
        [yes] { " " }· r resign
       *[no] { "" }
    } · q leave
play-thinking = { $name } is thinking …
play-commits = The deals are fixed already; SHA-256 of their secret seed: { $commitment }
play-next-deal = Enter: next deal ›
play-see-result = Enter: result ›
play-log-more = … more above (l shows everything)
play-pages-more = Enter: next page, q: back ›
play-pages-back = Enter: back to the table ›

## Answers to keys

play-hint = Hint
play-hint-thinking = Looking for the best move …
play-hint-only = There is only one thing you can do: { $action }.
play-hint-best = best
play-hint-good = nearly as good
play-hint-fair = fair
play-hint-poor = poor
play-hint-bad = bad
play-hint-never = There are no hints here: they would tell what is valid before anybody challenges it.
play-undone = Taken back.
play-undo-nothing = You have not moved yet, so there is nothing to take back.
play-undo-secret = That cannot be taken back: cards have been shown since, and nobody can unsee them.
# $action: how the reader's language writes the move that q could mean
play-leave-or-play = Type q once more to leave the match, or { $action } in capitals to play that card.
play-saved = Saved: { $file }
play-resign-sure = Type r once more to resign: the other side wins, and the match is over.
play-resign-many = You cannot resign here: only one of two sides can, and here there are { $sides }.

## Leaving and the end

play-left = The match is saved. Go on with:
play-resigned = You resign
play-result-won = You win!
play-result-lost = You lose this one.
play-result-shared = You share first place.
play-result-place = You take place { $place }.
play-committed = SHA-256 of the seed, shown before the first deal:
play-check = The deals can be checked with:

## 6 nimmt!

play-nimmt-progress = round { $round } · turn { $turn } of { $turns }
play-nimmt-ends-limit = { $limit ->
        [one] to { $limit } head
       *[other] to { $limit } heads
    }
play-nimmt-ends-rounds = { $rounds ->
        [one] { $rounds } round in all
       *[other] { $rounds } rounds in all
    }
play-nimmt-full = full
# above the seats: heads in all, and with a plus sign those of this round
play-nimmt-counted = in all, +this round
# before a list of rows and what they cost
play-nimmt-take = Take a row:

## Ogórek

# $dealer: a mark and a name
play-ogorek-progress = deal { $deal } ({ $dealer }) · trick { $trick } of { $tricks }
play-ogorek-trick = Trick
play-ogorek-open = open:
play-ogorek-floor = at least { $floor }
play-ogorek-leads = { $you ->
        [yes] lead
       *[no] leads
    }
play-ogorek-out = out

## Menu

play-menu-game = Which one? (Enter: 1, q: leave)
play-menu-saved = Go on: { $game } ({ $names })
play-menu-level = Bots:
play-menu-options = Change which? (Enter: play)
play-menu-refuses = “{ $answer }” is not possible here; possible: { $allowed }.

## Verify

verify-good = all is right
verify-wrong = something is wrong
verify-checked = { $actions ->
        [one] { $actions } action
       *[other] { $actions } actions
    } checked against the rules, { $deals ->
        [one] { $deals } deal
       *[other] { $deals } deals
    } proved by the seed
verify-note = note
verify-problem = wrong

## Serving tables

serve-open = Stolik is open at { $address } (Ctrl-C closes it; every table is kept)
