### 6 nimmt! on the page

web-nimmt-table = The table: four rows, and the players around them
web-nimmt-hand = Your cards
web-nimmt-you = you
# on a mark at what is advised, before a number: "tip 1"
web-nimmt-tip = tip
# $round, $turn: numbers; a round has ten turns
web-nimmt-progress = round { $round }, turn { $turn } of 10
web-nimmt-ends-limit = { $limit ->
        [one] to { $limit } head
       *[other] to { $limit } heads
    }
web-nimmt-ends-rounds = { $rounds ->
        [one] { $rounds } round in all
       *[other] { $rounds } rounds in all
    }

## Cards and rows

# $card: its number; $heads: printed on it
web-nimmt-card = { $heads ->
        [one] { $card }, { $heads } head
       *[other] { $card }, { $heads } heads
    }
web-nimmt-take-back = Chosen; press again to take it back
# $row: its number; $cards: how many lie there; $heads: on all of them
web-nimmt-row = Row { $row }: { $cards ->
        [0] no cards
        [one] { $cards } card
       *[other] { $cards } cards
    }, { $heads ->
        [one] { $heads } head
       *[other] { $heads } heads
    }
# five cards lie there
web-nimmt-full = full
# $side: even or odd, what the action card shows
web-nimmt-side = { $side ->
        [even] Even
       *[odd] Odd
    }
web-nimmt-guards = { $side ->
        [even] The action card: even cards only
       *[odd] The action card: odd cards only
    }
# on a small button at a row, above the heads it costs
web-nimmt-take = Take
web-nimmt-take-row = { $heads ->
        [one] Take row { $row }: { $heads } head
       *[other] Take row { $row }: { $heads } heads
    }

## Players

# very short: there is little room
web-nimmt-choosing = choosing
web-nimmt-chosen = ready
web-nimmt-taking = takes a row
# $heads: in all; $round: of these, this round
web-nimmt-heads = { $heads ->
        [one] { $heads } head
       *[other] { $heads } heads
    }, this round { $round }
