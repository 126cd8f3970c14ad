### Draughts: the five games of the box and their official cousins

draughts-polish-name = Draughts
draughts-polish-about = The game of the box: men capture forward and backward, the most pieces must be taken, and a king flies across the board.
draughts-russian-name = Russian draughts
draughts-russian-about = Draughts in which a man that reaches the last rank in mid-capture becomes a king at once and goes on capturing.
draughts-american-name = American draughts
draughts-american-about = Draughts in which a king moves only one square, forward or backward.
draughts-corner-name = Corner draughts
draughts-corner-about = Draughts across the board: the men stand in two corners, and the long diagonal between them is empty.
draughts-german-name = German draughts
draughts-german-about = Sixteen men each on all 64 squares; they step diagonally and capture in five directions.
draughts-russian-official-name = Russian draughts (official)
draughts-russian-official-about = As played in tournaments: any capture may be chosen, not only the largest.
draughts-english-name = English draughts
draughts-english-about = Checkers as played in tournaments: men capture forward only, kings move one square, Black starts.
draughts-brazilian-name = Brazilian draughts
draughts-brazilian-about = The moves of the box's draughts with the draw rules of tournaments.
draughts-notation = a move is two squares, such as c3-d4 or 22-18; a capture is c3xe5, or in full c3xe5xg7

## Pieces of sentences

# $count: how many pieces a move captures
draughts-pieces = { $count ->
        [one] { $count } piece
       *[other] { $count } pieces
    }
draughts-score = { $score ->
        [one] { $score } point
       *[other] { $score } points
    }
draughts-white = White
draughts-black = Black

## Options. $rule: the number of the rule; $low, $high: the range

draughts-option-players = Players: { $low } to { $high } ({ $rule }).
draughts-option-corner_promotion = Men become kings only in the far corner: a7 and b8, g1 and h2 ({ $rule }).
draughts-option-setup = How the men stand at first ({ $rule }).
draughts-option-setup-corner = twelve each, the long diagonal empty
draughts-option-setup-nine = nine each in opposite corners
draughts-option-king = How a king moves ({ $rule }).
draughts-option-king-short = one square
draughts-option-king-flying = any distance
draughts-option-last_rank = A man that reaches the last rank by capturing ({ $rule }).
draughts-option-last_rank-stop = stops and is crowned
draughts-option-last_rank-continue = goes on capturing if it can

## What happens. $name: who; $you: yes if the reader is that player; $from, $to, $over, $at: squares

draughts-tells-moved = { $you ->
        [yes] You move { $from }-{ $to }.
       *[no] { $name } moves { $from }-{ $to }.
    }
draughts-tells-king-moved = { $you ->
        [yes] You move your king { $from }-{ $to }.
       *[no] { $name } moves a king { $from }-{ $to }.
    }
draughts-tells-jumped = { $you ->
        [yes] You jump from { $from } over { $over } to { $to }.
       *[no] { $name } jumps from { $from } over { $over } to { $to }.
    }
draughts-tells-took = { $you ->
        [yes] You capture { draughts-pieces }: { $from }x{ $to }.
       *[no] { $name } captures { draughts-pieces }: { $from }x{ $to }.
    }
draughts-tells-crowned = { $you ->
        [yes] Your man on { $at } becomes a king.
       *[no] { $name }: the man on { $at } becomes a king.
    }
draughts-tells-crowned-in-passing = { $you ->
        [yes] Your man became a king in mid-capture and now stands on { $at }.
       *[no] { $name }: the man became a king in mid-capture and now stands on { $at }.
    }
draughts-tells-won-all = { $you ->
        [yes] You win: the opponent has no piece left.
       *[no] { $name } wins: the opponent has no piece left.
    }
draughts-tells-won-blocked = { $you ->
        [yes] You win: the opponent cannot move.
       *[no] { $name } wins: the opponent cannot move.
    }
draughts-tells-drawn-repeated = A draw: the same position has come up for the third time.
# $plies: moves of both players together
draughts-tells-drawn-quiet = A draw: for { $plies ->
        [one] { $plies } move
       *[other] { $plies } moves
    } of both players together only kings have moved and nothing was captured.
# $moves: of each player
draughts-tells-drawn-balance = A draw: for { $moves ->
        [one] { $moves } move
       *[other] { $moves } moves
    } each nothing was captured and nobody crowned.
draughts-tells-drawn-road = A draw: for { $moves ->
        [one] { $moves } move
       *[other] { $moves } moves
    } each the lone king has held the main road against three pieces.
draughts-tells-drawn-few = A draw: for { $moves ->
        [one] { $moves } move
       *[other] { $moves } moves
    } each two pieces or fewer have not beaten the lone king.

## How it ends: the first half of a sentence

draughts-ending-captured = Everything is captured
draughts-ending-blocked = No move is left
draughts-ending-repeated = A draw by the third repetition
draughts-ending-quiet = A draw: only kings have moved for too long
draughts-ending-balance = A draw: the balance has not changed for too long
draughts-ending-road = A draw: the lone king holds the main road
draughts-ending-few = A draw: too few pieces are left to win

## Refusals; the number of the rule stands before them
## $from, $to: squares; $moves: what is allowed; $own: what this piece may do, $steps: how many such moves there are

draughts-refuses-no-such-seat = There is no such seat; this table has { $players ->
        [one] { $players } seat
       *[other] { $players } seats
    }, numbered from 0.
draughts-refuses-not-your-turn = It is not your turn: { $colour ->
        [white] White
       *[black] Black
    } is to move.
draughts-refuses-no-such-move = There is no such move; a move goes from square to square and captures pieces that are there.
draughts-refuses-no-piece = There is no piece on { $from }.
draughts-refuses-enemy-piece = The piece on { $from } is not yours.
draughts-refuses-not-empty = { $to } is not empty.
draughts-refuses-no-step = A man steps one square diagonally forward, to an empty square; { $steps ->
        [0] the one on { $from } cannot move now
       *[other] the one on { $from } can play { $own }
    }.
draughts-refuses-must-capture = Capturing is compulsory. You can play { $moves }.
draughts-refuses-goes-on = The capture is not over on { $to }: it must go on. You can play { $moves }.
draughts-refuses-no-capture = A man captures by jumping over an enemy piece right next to it onto the empty square right behind. You can play { $moves }.
# $best: squares; $most: how many pieces can be captured; $count: how many this captures
draughts-refuses-majority = { $most } can be captured from { $best }, this takes { $count }. You can play { $moves }.
draughts-refuses-still-there = Captured pieces stay on the board until the whole move is over, and until then they block the way. You can play { $moves }.
draughts-refuses-jumped-twice = No piece is jumped twice in one move. You can play { $moves }.
draughts-refuses-not-crowned = A man that only passes through the last rank while capturing stays a man and goes on as one. You can play { $moves }.
draughts-refuses-no-king-move = A king moves diagonally, any distance over empty squares; { $steps ->
        [0] the one on { $from } cannot move now
       *[other] the one on { $from } can play { $own }
    }.
draughts-refuses-no-king-capture = A king captures diagonally at any distance: an enemy piece with nothing before it and an empty square right behind it. You can play { $moves }.
draughts-refuses-landing = A king must land where it can go on capturing. You can play { $moves }.
draughts-refuses-won = The match is won; no more moves are made.
draughts-refuses-drawn = The match is drawn; no more moves are made.
draughts-refuses-goes-on-as-king = On the last rank the man becomes a king and must go on capturing as one: the capture is not over on { $to }. You can play { $moves }.
draughts-refuses-no-short-king-move = A king moves one square only, forward or backward; { $steps ->
        [0] the one on { $from } cannot move now
       *[other] the one on { $from } can play { $own }
    }.
draughts-refuses-no-short-king-capture = A king captures diagonally, and only a piece right next to it; it lands right behind. You can play { $moves }.
draughts-refuses-five-ways = A man captures forward, diagonally forward and sideways, by a short jump. You can play { $moves }.
draughts-refuses-eight-ways-move = A king moves straight or diagonally, any distance over empty squares; { $steps ->
        [0] the one on { $from } cannot move now
       *[other] the one on { $from } can play { $own }
    }.
draughts-refuses-eight-ways-capture = A king captures straight or diagonally at any distance: an enemy piece with nothing before it and an empty square right behind it. You can play { $moves }.
draughts-refuses-eight-ways-short-move = A king moves one square only, in any of the eight directions; { $steps ->
        [0] the one on { $from } cannot move now
       *[other] the one on { $from } can play { $own }
    }.
draughts-refuses-eight-ways-short-capture = A king captures in any of the eight directions, but only a piece right next to it; it lands right behind. You can play { $moves }.
draughts-refuses-stops-there = A man that lands on the last rank stops there and becomes a king; the capture is over. You can play { $moves }.
draughts-refuses-forward-only = Men capture forward only. You can play { $moves }.

## Texts that name squares but no move. $moves: what may be written; $square: what is no square here, $squares: how many there are

draughts-unclear-way = no such move leads over these squares; you can write { $moves }
draughts-unclear-several = several captures have these ends; write one of { $moves }
draughts-unclear-no-capture = nothing is captured there; without capturing it is { $moves }
draughts-unclear-light = { $square } is a light square, and only dark ones are played on ({ $rule })
draughts-unclear-beside = there is no square { $square }; they are numbered from 1 to { $squares } ({ $rule })

## The screen

# $moves: in notation
draughts-must-capture = Compulsory: { $moves }
# $from: a square that was named alone; $moves: in notation
draughts-can-play = From { $from } you can play { $moves }.
# $count: so far; $limit: then it is a draw
draughts-counter-repeated = position { $count } of { $limit }
draughts-counter-quiet = kings only { $count } of { $limit }
draughts-counter-balance = balance { $count } of { $limit }
draughts-counter-road = main road { $count } of { $limit }
