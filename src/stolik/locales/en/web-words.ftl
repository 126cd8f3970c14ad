### Words in pairs on the page

## The board

web-words-board = The board
web-words-triple-word = 3W
web-words-double-word = 2W
web-words-triple-letter = 3L
web-words-double-letter = 2L
# $square: H8; $how: empty, lies, loose, hint; $letter: what lies there; $joker: yes or no; $premium: which; $begins: across, down or no
web-words-square = { $square }, { $how ->
        [lies] { $letter }{ $joker ->
            [yes] , a joker
           *[no] {""}
        }
        [loose] { $letter }{ $joker ->
            [yes] , a joker
           *[no] {""}
        }, loose
        [hint] empty, hint: { $letter }
       *[empty] { $premium ->
            [triple-word] triple word
            [double-word] double word
            [triple-letter] triple letter
            [double-letter] double letter
           *[none] empty
        }
    }{ $begins ->
        [across] , the word goes across
        [down] , the word goes down
       *[no] {""}
    }
web-words-closer = Bring the board closer
web-words-whole = Show the whole board

## Racks

# $kind: letter, joker, hidden; $place: from the left, 1 to 7
web-words-tile = { $kind ->
        [letter] { $letter }, { $value ->
            [one] { $value } point
           *[other] { $value } points
        }
        [joker] joker
       *[hidden] hidden tile
    }, place { $place }{ $chosen ->
        [yes] , picked
       *[no] {""}
    }
web-words-own-rack = Your rack, as your partner sees it (W23)
web-words-own-rack-name = Your rack
web-words-partner-rack = { $name }'s rack
web-words-rack-of = { $name }'s rack
web-words-joker-which = Which letter does the joker stand for?
web-words-joker-back = Back to the rack

## Moves

web-words-announce = Announce { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
web-words-announce-not-yet = Announce
web-words-no-word-yet = One line without gaps that touches the tiles on the board, the first word across the centre (W25, W27).
web-words-missing = You have no { $letter }.
web-words-lift = Take back
web-words-exchange = Exchange…
web-words-exchange-which = Tap the tiles you give away, at most { $most }.
web-words-exchange-tiles = Exchange { $tiles ->
        [one] { $tiles } tile
       *[other] { $tiles } tiles
    }
web-words-pass = Pass
web-words-pass-sure = Pass, really
web-words-not-now = Not now

## What partners say (W22)

web-words-say-to = Say to { $name }
web-words-says-i-go = I go
web-words-says-you-go = You go
web-words-says-shall-i-close = Shall I close?
web-words-says-yes = Yes
web-words-says-no = No
web-words-ask = Have it judged now?

## Accepting and challenging (W11, W15)

web-words-judge = Do you accept?
web-words-judge-early = They ask for early judgement (W15)
# $moves: how many are open
web-words-accept = { $moves ->
        [one] Accept
       *[other] Accept both
    }
web-words-challenge = Challenge
web-words-later = Later
web-words-judge-what = What does that mean?
web-words-judge-why = You challenge together. A wrong challenge is a cross (W14). Laying a tile accepts what lies there (W11).
web-words-judge-early-why = You challenge together. A wrong challenge is a cross (W14).
web-words-partner-challenges = { $name } would challenge { $word }. Do you agree?
web-words-partner-accepts = { $name } accepts.
web-words-yes-challenge = Yes, challenge
web-words-no-challenge = No, accept it
web-words-you-accept = You accept; { $name } has not answered yet.
web-words-you-challenge = You would challenge { $word }; waiting for { $name }.
web-words-partner-asks = { $name } would have { $word } judged at once. Do you agree?
web-words-yes-ask = Yes, ask them
web-words-no-ask = No, play on
web-words-you-ask = You would have it judged; waiting for { $name }.
web-words-asked = The other pair is asked to judge. You may play on; then it is judged after your turn (W15).

## Points and tiles

web-words-pair = { $one } and { $two }
web-words-points = { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
web-words-crosses = { $crosses ->
        [one] { $crosses } cross
       *[other] { $crosses } crosses
    }
web-words-lost = { $moves ->
        [one] loses { $moves } move
       *[other] loses { $moves } moves
    }
web-words-tiles = { $tiles ->
        [one] { $tiles } tile
       *[other] { $tiles } tiles
    }
# $letters: seen on the board and taken back
web-words-known = among them { $letters }
# $bag: in the bag now; $after: when those before you have drawn
web-words-bag = In the bag: { $bag }{ $same ->
        [yes] {""}
       *[no] {" "}· { $after } when you draw
    }

## The score sheet (W24)

web-words-sheet = Score sheet
web-words-sheet-word = word
web-words-sheet-points = pts
web-words-sheet-sum = sum
web-words-sheet-exchanged = exchange
web-words-sheet-passed = pass
web-words-sheet-cross = cross
web-words-sheet-rest = tiles left over
web-words-sheet-empty = Nothing is written yet.
