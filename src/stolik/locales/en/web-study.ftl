### Study: hints, rules, replay, analysis, the guided first game

## Hints, said by the server. Each stands after a word such as "best" or "poor"

web-study-hint-only = the only thing you can do
# $percent: chance to win
web-study-hint-chance = wins { $percent }% of the time
# $heads: how many more than with the best card, such as 1.5
web-study-hint-heads = about { $heads ->
        [one] { $heads } head
       *[other] { $heads } heads
    } worse
# $value: such as +0.35, from White's side; $line: the moves that follow; $more: yes or no
web-study-hint-men = { $more ->
        [yes] { $value }, then { $line }
       *[no] { $value }
    }
# $percent: of the hands that may lie there; $points: game points, such as +1.2
web-study-hint-deal = wins the deal with { $percent }% of the possible hands ({ $points } game points)
web-study-hint-points = { $points ->
        [one] { $points } point
       *[other] { $points } points
    } for both moves

web-study-refuses-training = Hints are for training tables, against bots only
web-study-refuses-turn = It is not your turn, so there is nothing to advise
web-study-refuses-failed = No hint could be found; try once more
web-study-refuses-busy = Your last question is still being thought about; wait for its answer
web-study-side-0 = White
web-study-side-1 = Black

## All screens of study

web-study-loading = One moment…
web-study-thinking = Thinking…
web-study-unreachable = The server does not answer just now. Nothing is lost; try again in a moment.
web-study-failed = That did not work. Nothing is lost; try again.
web-study-again = Try again
web-study-home = All games
web-study-to-table = To the table
web-study-no-game = There is no such game

## Rules

web-study-rules = Rules
web-study-rules-search = Search the rules
web-study-rules-open = Open all
web-study-rules-close = Close all
web-study-rules-found = { $count ->
        [one] { $count } rule found
       *[other] { $count } rules found
    }
web-study-rules-none = No rule mentions “{ $search }”.
# Letters on cards in the pictures
web-study-card-J = J
web-study-card-Q = Q

## After the match

web-study-form-json = Download (JSON)
web-study-form-pdn = Download (PDN)
web-study-form-gcg = Download (GCG)
web-study-fair = Were the deals fair?
web-study-fair-about = Before the first deal the server fixed a secret number and showed its fingerprint; every player's browser added a number of its own. All deals follow from these. Now that the match is over the secret is open, and your browser can work out each deal again. That proves the deals were fixed beforehand. It does not prove that nobody looked.
web-study-fair-check = Check the deals
web-study-fair-checking = Working out every deal again…
web-study-fair-good = { $count ->
        [0] Nothing was dealt in this match, and its record is in order.
        [one] { $count } deal, and it is the right one.
       *[other] { $count } deals, all of them right.
    }
web-study-fair-bad = Something is wrong with this match:
web-study-fair-wrong-seed = The secret does not have the fingerprint that your browser was shown.
web-study-fair-wrong-nonces = The numbers that the players' browsers added are not the ones that the deals were made with.
web-study-fair-wrong-deal = Deal { $deal } does not follow from the secret.
web-study-fair-server-says = The server's own check says:
# $since: when this browser first saw the fingerprint: before, during or after the match
web-study-fair-own = { $since ->
        [before] Your browser worked all this out itself, against the fingerprint that it kept from before the match.
        [during] Your browser worked all this out itself, against the fingerprint that it kept when it came to this table during the match.
       *[after] Your browser worked all this out itself; but it saw the fingerprint only after the match. That it is the one shown at the beginning is the server's word.
    }
web-study-fair-own-rules = How many cards or tiles the rules ask for in each deal is the server's word; download the match and run “stolik verify” to check that too.
web-study-fair-own-none = Over this connection your browser cannot compute, so this is the server's word alone. Download the match and run “stolik verify” to check it yourself, or open the page over https.
web-study-fair-commitment = { $since ->
        [after] Fingerprint (SHA-256), as the server shows it
       *[other] Fingerprint (SHA-256), as your browser first saw it
    }
web-study-fair-seed = Secret, shown after the match
web-study-fair-sizes = Deals: how many were drawn / out of how many

## Replay

web-study-replay = Watch again
web-study-replay-title = Replay
web-study-replay-controls = Steps
web-study-replay-slider = Moment of the match
web-study-replay-at = { $at } of { $last }
web-study-replay-first = To the beginning
web-study-replay-back = One step back
web-study-replay-next = One step on
web-study-replay-last = To the end
web-study-replay-play = Play
web-study-replay-pause = Pause
web-study-replay-keys = Keys: ← → step, space plays, Home and End jump.
web-study-replay-undo = A move is taken back.
web-study-replay-only = This match is over: here it can only be looked at.
web-study-replay-resign = { $name } resigns.
web-study-replay-draw = The players agree on a draw.
web-study-replay-flag = { $name } has run out of time.
web-study-moves = All moves
web-study-kind-start = Beginning
web-study-kind-undo = taken back
web-study-kind-resign = resigns
web-study-kind-draw = draw agreed
web-study-kind-flag = out of time
web-study-copy-moment = Copy link to this moment
web-study-copied = Copied
web-study-not-copied = Not possible here: copy the address of the page
web-study-eye = Seen by
web-study-eye-none = A spectator

## Analysis

web-study-analysis = Look back
web-study-reviewing = Every decision is being looked at: { $done } of { $total }. You can step through the match meanwhile.
web-study-review-failed = The review could not be finished.
web-study-nothing-to-review = There was nothing to decide in this match.
web-study-chart-prospects = Chance of { $name } to win
web-study-chart-lost = What each decision gave away
web-study-chart-label = { $title }, { $count ->
        [one] { $count } decision
       *[other] { $count } decisions
    }. The list below says the same in words.
web-study-costly = What cost most
web-study-costly-mark = costly
web-study-nothing-costly = Nothing was given away.
web-study-best-was = best was { $best }
web-study-lost-chance = { $percent }% of the match
web-study-lost-heads = { $count ->
        [one] { $count } head
       *[other] { $count } heads
    }
web-study-lost-points = { $count ->
        [one] { $count } point
       *[other] { $count } points
    }
# $best: how many of them were the best or as good
web-study-sum = { $name }: { $best } of { $count ->
        [one] { $count } decision
       *[other] { $count } decisions
    } could not have been better.
web-study-then = Then { $name } played { $move }.
web-study-better = Better: { $line }
web-study-whatif = What else could { $name } have done?
web-study-whatif-title = What { $name } could have done
web-study-played = played
web-study-try = Try moves from here

## The board to try moves on

web-study-board = Analysis board
web-study-board-back = One move back
web-study-board-restart = Back to where I began
web-study-board-beginning = First position of the game
web-study-lines = Best lines
web-study-lines-none = There is no move any more.
web-study-legend = Values in men from White's side; +#3: White wins in three moves; =: a draw.
web-study-scale = White's chance: { $percent }%
web-study-fen = Position (FEN)
web-study-fen-set = Set up

## The guided first game

web-study-guide = Tips
web-study-guide-title = { $game }: your first game
web-study-guide-about = { $count ->
        [one] You play against easy bots. { $count } tip comes when it is needed.
       *[other] You play against easy bots. { $count } tips come one by one, each when it is needed.
    } { $hints ->
        [yes] Moves can be taken back, and a hint is always one tap away.
       *[no] Moves can be taken back.
    }
web-study-guide-begin = Begin
web-study-guide-count = tip { $count } of { $total }
web-study-guide-got = Got it
web-study-guide-goes-on = Play on. The next tip comes when something new happens.
web-study-guide-leave = Without tips

web-study-lessons-about = { $count ->
        [one] { $count } small position, one move in it
       *[other] { $count } small positions, one move in each
    }: you learn a rule with every move. What the rules forbid you are told. Then you can play a whole game with tips.
web-study-lessons-at = { $at } of { $count }
web-study-lessons-next = Next
web-study-lessons-again = Once more
web-study-lessons-end = Finish
web-study-lessons-leave = Leave the lessons
web-study-guide-whole = A whole game with tips
web-study-guide-enough = Now you know what you need. Play on, or stop here.
web-study-guide-on = Play on
web-study-guide-stop = Stop here
# $game: its title
web-study-guide-end = { $game }: now you can play
web-study-guide-end-about = You can look up everything else in the rules while you play: they are always one tap away.

web-study-tip-nimmt-choose = Choose a card from your hand. Nobody sees it until everybody has chosen, and until then you may take it back.
web-study-tip-nimmt-placed = The lowest card is placed first. Each goes to the row whose last card is the nearest below it.
web-study-tip-nimmt-sixth = A row holds five cards. Whoever lays the sixth takes the five, and every bull head on them counts against them.
web-study-tip-nimmt-low = A card that fits no row takes one: its player chooses which. Usually the one with the fewest heads.
web-study-tip-nimmt-marked = The action card lets only even or only odd cards into its row. This one had to pass on.
web-study-tip-nimmt-moved = After every take the action card moves to another row: the one that ends lowest.
web-study-tip-nimmt-over = The round is over. The fewest heads are best.
web-study-tip-draughts-move = Tap one of your men, then the square it should go to. { $variant ->
        [german] Men step diagonally forward and capture in five directions: straight ahead, to both sides, and diagonally forward.
        [corner] Men step diagonally forward, from corner to corner.
       *[other] Men step diagonally forward.
    }
web-study-tip-draughts-must = You can capture, so you must. The pieces that can do it are marked.
web-study-tip-draughts-took = A capture goes on as long as it can. { $variant ->
        [russian-official] Which one, you choose.
        [english] Which one, you choose.
       *[other] You must choose one that takes the most pieces.
    }
web-study-tip-draughts-crowned = { $variant ->
        [russian] A man that reaches the last rank becomes a king at once, even in the middle of a capture.
        [russian-official] A man that reaches the last rank becomes a king at once, even in the middle of a capture.
       *[other] A man that ends its move on the last rank becomes a king.
    }
web-study-tip-draughts-king = { $variant ->
        [american] A king steps one square, but backward too.
        [english] A king steps one square, but backward too.
        [german] A king steps one square, but in all eight directions.
       *[other] A king flies: it goes diagonally as far as it likes.
    }
web-study-tip-draughts-over = Whoever has no piece or no move left has lost.
web-study-tip-sixtysix-lead = Play any card: as long as cards are drawn nobody has to follow suit. Trumps beat everything else.
web-study-tip-sixtysix-took = Tricks count by their cards: ace 11, ten 10, king 4, queen 3, jack 2. You need 66.
web-study-tip-sixtysix-melded = King and queen of a suit are a meld: 20 points, in trumps 40. Lead one of them while you hold the other.
web-study-tip-sixtysix-exchanged = The trump nine may be exchanged for the turned-up card by whoever leads and has a trick.
web-study-tip-sixtysix-closed = Closing ends the drawing. Whoever closes must reach 66, or pays for it.
web-study-tip-sixtysix-follow = Nobody draws any more: from now on suit must be followed, with a higher card if there is one.
web-study-tip-sixtysix-scored = A deal is worth 1, 2 or 3 game points: the fewer points the loser has, the more.
web-study-tip-ogorek-play = Play a card at least as high as the highest in the trick, or else your lowest.
web-study-tip-ogorek-took = The highest card takes the trick; of equal ones the last. Taking costs nothing yet.
web-study-tip-ogorek-last = Only the sixth trick counts: whoever takes it gets as many points as their card is worth. So get rid of high cards early.
web-study-tip-ogorek-bonus = Whoever had the same card in the last trick gets points off.
web-study-tip-ogorek-life = 21 points cost a life. Everybody has two.
web-study-tip-ogorek-over = The last one left wins.
web-study-tip-words-lay = Lay tiles in one row or column so that they make a word with what lies there. You see your partner's rack too.
web-study-tip-words-announce = You see what your tiles are worth. Announcing ends the move: then it cannot be taken back.
web-study-tip-words-judge = It is for your pair to accept what the others laid, or to challenge it. Nobody tells you whether a word is valid: only a challenge does, and both of you must want it.
web-study-tip-words-order = In a double turn each of you makes one move, in any order: whoever lays the first tile begins. With “{ web-words-says-you-go }” you let your partner begin.
web-study-tip-words-talk = There is no chat: partners may say only what is on the buttons. But your partner sees your rack, so show them a word by the order of your letters.
web-study-tip-words-early = Not sure of the first move? Your pair may ask the others to judge it at once. If it falls, the second of you still plays on a clean board.
web-study-tip-words-exchange = No good word? Exchange tiles instead, as long as the bag holds enough, or pass.
web-study-tip-words-invalid = An invalid move goes back to the rack: no points, and no new tiles.
web-study-tip-words-cross = A challenge in vain gives the pair a cross. The third one costs a move.
