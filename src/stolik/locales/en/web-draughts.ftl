### Draughts on the page

web-draughts-board = The board
# $square: c3; $piece: what stands there; $mark: what the page marks on it
web-draughts-square = { $square }, { $piece ->
        [white-man] white man
        [white-king] white king
        [black-man] black man
        [black-king] black king
       *[empty] empty
    }{ $mark ->
        [picked] , picked up
        [next] , you can go here
        [end] , a move can end here
        [must] , must capture
        [last] , last move
       *[none] {""}
    }
# $moves: captures in notation; $mine: yes if the reader is to move
web-draughts-must = { $mine ->
        [yes] You must capture (D3): { $moves }
       *[no] A capture is compulsory (D3): { $moves }
    }
web-draughts-stuck-capture = The piece on { $square } cannot move: capturing is compulsory (D3). You can play { $moves }
web-draughts-stuck = The piece on { $square } has no move now.
# $path: the squares tapped so far, c3xe5
web-draughts-goes-on = { $path } … tap where the capture goes on.
# $name: who; $men, $kings: how many are left
web-draughts-count = { $name }, { $colour ->
        [white] White
       *[black] Black
    }: { $men ->
        [one] { $men } man
       *[other] { $men } men
    }, { $kings ->
        [one] { $kings } king
       *[other] { $kings } kings
    }
# $count: so far; $limit: then it is a draw
web-draughts-counter-repeated = Same position: { $count } of { $limit }
web-draughts-counter-quiet = Only kings moved: { $count } of { $limit }
web-draughts-counter-balance = Nothing changed: { $count } of { $limit }
web-draughts-counter-road = Main road held: { $count } of { $limit }
web-draughts-flip = Turn the board
