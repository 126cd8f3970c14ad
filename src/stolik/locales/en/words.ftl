### Words in pairs

words-name = Words in pairs
words-about = Two pairs at a crossword board: partners see each other's racks, play double turns, talk only with their tiles and challenge together. Czech, Polish or English letters.
words-notation = 8H WORD lays a word across from row 8, column H, and H8 WORD one down; -ABC exchanges, "pass" passes; also "you go", "accept", "challenge 1", "challenge 2", "yes", "no", "later", "ask"; gestures: "+H8 A", "lift", "rack ABCDEFG", "i go", "close?", "say yes", "say no"
# what is wrong with a text that was begun like an action; $letters: the alphabet; $most, $count: tiles
words-miswritten-one-tile = one tile on one square, such as +H8 A
words-miswritten-square = squares are A1 to O15; 8H begins a word across, H8 one down
words-miswritten-letter = the letters are { $letters }, and ? stands for a joker
words-miswritten-tiles = 1 to { $most } tiles belong here
words-miswritten-off-board = the word must end on the board
words-miswritten-gap = every empty square needs a letter; a point stands for a tile that lies there
words-miswritten-taken = the word must fit what lies on the board: { $letter } is on { $square }
words-miswritten-new-tiles = a move lays 1 to { $most } new tiles, and these are { $count }

## Pieces of sentences

# $points, $score: points; $count: tiles; $left, $bag, $least: tiles in the bag
words-points = { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
words-score = { $score ->
        [one] { $score } point
       *[other] { $score } points
    }
words-count = { $count ->
        [one] { $count } tile
       *[other] { $count } tiles
    }
words-in-bag = { $left ->
        [one] { $left } is left in the bag
       *[other] { $left } are left in the bag
    }
# $one, $two: the partners; …_you: yes if the reader is that one
words-pair = { $one_you ->
        [yes] you and { $two }
       *[no] { $two_you ->
            [yes] you and { $one }
           *[no] { $one } and { $two }
        }
    }

## Options. $rule: the number of the rule; $low: always this many

words-option-players = How many play: always { $low }, in two pairs ({ $rule }).
words-option-language = Whose letters and words are played with ({ $rule }).
words-option-language-cs = Czech
words-option-language-pl = Polish
words-option-language-en = English
words-option-jokers = The two jokers stay in the bag ({ $rule }).
words-option-exchange = How many tiles the bag must hold for an exchange ({ $rule }).
words-option-exchange-seven = seven
words-option-exchange-any = as many as are exchanged
words-option-lexicon = The word list that challenges are judged by: "auto" takes the language's own if it is built and else the small sample ({ $rule }).

## What happens. $name: who; $you: yes if the reader is that player

# $first, $second: letters; $pair: 1 or 2
words-tells-start-drawn = The first pair draws { $first }, the second { $second }: pair { $pair } starts.
words-tells-start-equal = Both pairs draw { $tile } and draw again.
words-tells-drew-first = { $you ->
        [yes] You draw { words-count }; { words-in-bag }.
       *[no] { $name } draws { words-count }; { words-in-bag }.
    }
words-tells-opening-begins = The opening move: { words-pair }.
words-tells-turn-begins = Turn { $number }: { words-pair }.
# $square: H8
words-tells-laid = { $you ->
        [yes] You lay { $tile } on { $square }.
       *[no] { $name } lays { $tile } on { $square }.
    }
words-tells-lifted = { $you ->
        [yes] You take { $tile } back from { $square }.
       *[no] { $name } takes { $tile } back from { $square }.
    }
words-tells-announced = { $you ->
        [yes] You lay { $word } for { words-points }.
       *[no] { $name } lays { $word } for { words-points }.
    }
# $announced: yes if the word was announced just now; $square: where its tiles lie from
words-tells-word = { $announced ->
        [yes] { words-count } from { $square } on.
       *[no] Word: { $word }.
    }
words-tells-word-more = The word goes on: { $word }.
words-tells-time-over = Time is over for { words-pair }.
words-tells-passed-by-time = Not announced in time, so this move of { words-pair } is a pass.
words-tells-accepted = Accepted by { words-pair }.
# $move: 1 or 2
words-tells-challenged = { $you ->
        [yes] Your move { $move } is challenged by { words-pair }.
       *[no] Move { $move }, by { $name }, is challenged by { words-pair }.
    }
words-tells-valid = { $you ->
        [yes] Valid: your { words-points } stand.
       *[no] Valid: { words-points } for { $name } stand.
    }
words-tells-invalid = { $you ->
        [yes] Not valid: your { words-points } are lost.
       *[no] Not valid: { $name } loses { words-points }.
    }
words-tells-taken-back = { $you ->
        [yes] You take { words-count } back.
       *[no] { $name } takes { words-count } back.
    }
words-tells-falls-too = { $you ->
        [yes] Your move built on it and falls too: { words-points } less.
       *[no] The move by { $name } built on it and falls too: { words-points } less.
    }
words-tells-stands = { $you ->
        [yes] Your move lies elsewhere and stands: { words-points }.
       *[no] The move by { $name } lies elsewhere and stands: { words-points }.
    }
# $crosses: how many
words-tells-cross = A cross for { words-pair }: { $crosses ->
        [one] { $crosses } cross so far
       *[other] { $crosses } crosses so far
    }.
# $left: lost moves that still wait
words-tells-move-struck = One move of { words-pair } is struck for a cross; still waiting: { $left }.
words-tells-turn-skipped = The only move of { words-pair } is struck for a cross and the turn is skipped; still waiting: { $left }.
words-tells-early-asked = { $you ->
        [yes] Early judgement of your move is asked for.
       *[no] Early judgement of the move by { $name } is asked for: { words-pair }.
    }
words-tells-early-left = Left for later by { words-pair }.
words-tells-early-settled = { $you ->
        [yes] Your first move is settled: { words-points }, { $score } in all.
       *[no] The first move, by { $name }, is settled: { words-points }, { $score } in all.
    }
words-tells-drew = { $you ->
        [yes] You draw { words-count }; { words-in-bag }.
       *[no] { $name } draws { words-count }; { words-in-bag }.
    }
words-tells-exchanged = { $you ->
        [yes] You exchange { words-count }.
       *[no] { $name } exchanges { words-count }.
    }
words-tells-passed = { $you ->
        [yes] You pass.
       *[no] { $name } passes.
    }
words-tells-closing = No tile is left to { words-pair }: the game is closed.
words-tells-one-left = { $you ->
        [yes] Only you have tiles left: you move first, the second move is struck.
       *[no] Only { $name } has tiles left and moves first; the second move is struck.
    }
words-tells-added = { words-points } more for { words-pair }.
words-tells-subtracted = { words-points } less for { words-pair }, for tiles left over.
words-tells-blocked-end = The game is blocked: too many turns without a new tile.
words-tells-sum = Sum of { words-pair }: { $score }.

## How it ends: the first half of a sentence

words-ending-closed = The game is closed
words-ending-blocked = The game is blocked

## Refusals; the number of the rule stands before them

words-refuses-no-such-seat = There is no such seat; this table has { $players ->
        [one] { $players } seat
       *[other] { $players } seats
    }, numbered from 0.
words-refuses-no-such-action = That is no action; actions are moves, exchanges, a pass, votes and the permitted signals.
words-refuses-no-tiles-yet = Nobody has tiles yet: the start is being drawn.
words-refuses-not-your-turn = It is the opponents' turn.
words-refuses-partner-moves = You have made your move: now your partner moves.
words-refuses-bound = Your partner has laid a tile first and must go first.
words-refuses-nothing-loose = You have no loose tile there.
words-refuses-square-taken = There is a tile on { $square } already.
words-refuses-no-square = There is no such square; squares are A1 to O15.
words-refuses-not-your-flag = Only the host drops a flag.
words-refuses-no-clock = No clock is running now.
words-refuses-nothing-to-judge = There is nothing for you to accept or challenge now.
words-refuses-not-open = That move cannot be challenged: only a laid move that is not settled yet can.
words-refuses-have-voted = You have spoken; now it is for your partner to answer.
words-refuses-answer-first = Your partner proposes to challenge: answer yes or no.
words-refuses-no-question = Your partner has not proposed anything to answer.
words-refuses-judge-first = No move of yours follows these moves unless one of them falls: accept or challenge them first.
words-refuses-ask-not-now = Early judgement is for a first move that lies on the board, before the second is announced.
words-refuses-ask-once = Early judgement is proposed at most once in a double turn.
words-refuses-ask-one-move = A turn of one move has no early judgement.
words-refuses-later-not-now = Only an early judgement can be left for later.
words-refuses-drawing-first = Tiles are being drawn; wait a moment.
# $bag: tiles that would be left; $least: how many it takes
words-refuses-bag-low = The bag will hold { $bag } when it is your turn to draw; an exchange needs { $least }.
words-refuses-no-exchange = Name one to seven tiles of your rack to exchange.
words-refuses-you-are-out = You have no tiles left.
words-refuses-match-over = The match is over.
words-refuses-no-signal = Partners may say only "I go", "you go", "shall I close?", yes and no.
words-refuses-signal-not-now = Partners speak in their own turn; "you go" before their first move.
words-refuses-you-go-once = "You go" is said at most once in a turn.
words-refuses-you-go-alone = Your partner cannot go first.
words-refuses-not-asked-you = Your partner has not asked "shall I close?".
words-refuses-not-your-rack = These are not the tiles of your rack ({ $rack }).
words-refuses-not-in-rack = You do not have { $tiles }; your rack is { $rack }.
words-refuses-no-letter = The letters are { $letters }; a joker stands for one of them.
words-refuses-off-board = The word does not fit on the board.
words-refuses-no-tiles = Lay one to seven tiles.
words-refuses-not-canonical = A single tile is written across if it has a neighbour left or right, else down.
words-refuses-occupied = There is a tile on { $square } already.
words-refuses-not-centre = The first word covers the centre, H8.
words-refuses-one-tile = The first word has at least two tiles.
words-refuses-apart = A move touches the tiles on the board; these lie apart.

## The score sheet (W24)

words-sheet-word = word
words-sheet-points = points
words-sheet-sum = sum
words-sheet-exchanged = exchange
words-sheet-passed = pass
words-sheet-cross = cross

## At the terminal

# $turn: its number; $bag: tiles in the bag; $exchange: how many of them count for an exchange
play-words-progress = turn { $turn } · bag { $bag } (for an exchange { $exchange })
# premium squares, two signs each
play-words-triple-word = 3W
play-words-double-word = 2W
play-words-triple-letter = 3L
play-words-double-letter = 2L
play-words-rack = Your rack:
play-words-placed = lays
play-words-exchanged = exchanges
play-words-passed = passes
play-words-struck = move struck
play-words-fell = taken back
play-words-says-i-go = I go
play-words-says-shall-i-close = shall I close?
play-words-says-yes = yes
play-words-says-no = no
play-words-says-you-go = you go
play-words-says-ask = ask for judgement?
play-words-says-accept = I accept
play-words-says-challenge-1 = challenge move 1?
play-words-says-challenge-2 = challenge move 2?
play-words-key-you-go = you go
play-words-key-accept = accept
play-words-key-challenge-first = challenge 1
play-words-key-challenge-second = challenge 2
play-words-key-yes = yes
play-words-key-no = no
play-words-key-later = later
play-words-key-ask = ask
play-words-key-pass = pass
play-words-key-i-go = i go
play-words-key-shall-i-close = close?
play-words-key-say-yes = say yes
play-words-key-say-no = say no
# all the letters of one's rack, typed in another order
play-words-key-order = letters in new order
# $most: how many tiles may be exchanged
play-words-key-exchange = -ABC exchange (at most { $most })
words-small-list = Only the small sample list of words is here; build the full one with: stolik lexicon build { $list }
