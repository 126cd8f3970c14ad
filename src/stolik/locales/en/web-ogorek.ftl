### Ogórek on the page

web-ogorek-table = The table: the trick, and the players around it
web-ogorek-hand = Your cards
web-ogorek-you = you
# on a mark at what is advised, before a number: "tip 1"
web-ogorek-tip = tip
web-ogorek-progress = deal { $deal } · { $you ->
        [yes] you deal
       *[no] { $name } deals
    }
web-ogorek-no-deal = before the first deal

## Cards. $value: 2 to 14

# what stands in the corner
web-ogorek-rank = { $value ->
        [11] J
        [12] Q
        [13] K
        [14] A
       *[other] { $value }
    }
web-ogorek-card = { $value ->
        [11] jack (11)
        [12] queen (12)
        [13] king (13)
        [14] ace (14)
       *[other] { $value }
    }
web-ogorek-not-now = May not be played now
# $name: whose; $card: which
web-ogorek-laid = { $name }: { $card }
web-ogorek-trick = Trick { $trick } of 6
web-ogorek-last-trick = last trick

## Players

# very short: there is little room
web-ogorek-plays = to play
web-ogorek-leads = leads
web-ogorek-out = out
web-ogorek-lost-life = loses a life
web-ogorek-reborn = second life: { $points }
# $card: everything still held is at least this
web-ogorek-nothing-below = nothing below { $card }
web-ogorek-dealer = dealer
web-ogorek-leader = led this trick
web-ogorek-lives = { $lives ->
        [one] { $lives } life
       *[other] { $lives } lives
    }
web-ogorek-points = { $points ->
        [one] { $points } point; 21 cost a life
       *[other] { $points } points; 21 cost a life
    }
web-ogorek-floor = second life, never below { $floor }
# $open: cards lying open; $held: still in hand
web-ogorek-open = Open cards: { $open }, in hand: { $held }
