### The page's own words: bar, lobby, waiting room, table, settings.

web-title = Stolik
web-language = Language
web-settings = Settings
web-loading = One moment…
web-language-failed = This language could not be loaded. Check your connection and choose it again.
web-missing = There is nothing at this address
web-screen-failed = This part of the page could not be loaded. Nothing of your match is lost.
web-reload = Reload the page
web-try-again = Try again
web-go-home = To all games
web-close = Close
web-unreachable = The server does not answer just now
web-unreachable-kept = Your seats are kept. Check your connection, then try again.

## Levels of bots

web-level-random = random
web-level-easy = easy
web-level-everyday = everyday words
web-level-medium = medium
web-level-hard = hard
web-level-joint = joint planning
web-level-strong = strong
web-bot = bot

## Home

web-home-title = What shall we play?
web-bots-play = Bots play:
web-play-bots = Play bots
web-invite = Invite friends
web-rules = Rules
web-guide = First game with tips
web-try-board = Analysis board
web-bots = { $count ->
        [one] { $count } bot
       *[other] { $count } bots
    }
web-variant = Kind of draughts
# $low, $high: how many may play
web-players = { $low }–{ $high } players
web-players-exactly = { $count ->
        [one] { $count } player
       *[other] { $count } players
    }
web-minutes = about { $count ->
        [one] { $count } minute
       *[other] { $count } minutes
    }
web-my-tables = Your tables
web-listed-tables = Open tables
web-seats-free = { $count ->
        [one] { $count } free seat
       *[other] { $count } free seats
    }
web-phase-waiting = about to begin
web-phase-playing = in play
web-phase-over = finished
web-nobody-yet = Nobody here yet
# $game: its title
web-forget = Remove from this list: { $game }
web-join = Have you got a link to a table?
web-join-go = Go there
web-join-wrong = That is no link to a table. Copy the whole link and paste it here.

## New table

web-no-game = There is no such game
web-new-title = New table
web-new-options = How we play
web-new-seats = Who sits where
web-new-clock = Clock
web-new-who = Who may come
web-new-listed = Show the table on the first page, so that anyone may join
web-new-spectators = Others may watch
web-new-chat = Chat at the table
web-new-lay = Lay the table
web-password = Password of this server
web-option-none = no limit
# $seat: a number
web-seat-number = Seat { $seat }
web-seat-yours = You
web-seat-friend = A friend
web-seat-bot = Bot, { $level }
web-seats-own-pair = You and your partner
web-seats-other-pair = The other pair
# $seconds, $minutes: the same time; $increment: seconds for each move
web-clock-none = No clock: nobody is hurried
web-clock-decision = { $seconds ->
        [one] { $seconds } second
       *[other] { $seconds } seconds
    } for every decision
web-clock-game = { $minutes ->
        [one] { $minutes } minute
       *[other] { $minutes } minutes
    } each for the whole match{ $increment ->
        [0] {""}
        [one] , and { $increment } second for every move
       *[other] , and { $increment } seconds for every move
    }
web-clock-period = { $minutes ->
        [one] { $minutes } minute
       *[other] { $minutes } minutes
    } for every double turn of a pair

## Waiting room

# $count: free seats
web-waiting-free = { $count ->
        [one] One seat is free
       *[other] { $count } seats are free
    }. Send the link to your friends.
# $names: who is not ready
web-waiting-ready = Not ready yet: { $names }
web-waiting-begins = Everybody is ready. Here we go.
web-waiting-seats = Who is here
web-waiting-watch = All seats are taken. Stay here and you will watch the match.
web-waiting-terms = How we play
web-seat-free = free
web-you = you
# $pair: 1 or 2
web-pair = Pair { $pair }
web-sit = Sit down
web-sit-here = Sit here
# $name: the bot that sits there
web-sit-instead = Change places: { $name }
web-stand = Stand up
web-ready = I am ready
web-not-ready = Wait, not yet
web-is-ready = ready
web-is-not-ready = not ready
web-not-connected = not connected
web-watchers = { $count ->
        [one] { $count } person is watching
       *[other] { $count } people are watching
    }
web-put = Put a bot here
# $seat: a number
web-put-bot = A bot for seat { $seat }
web-take-bot-away = Free this seat: { $name }
web-invite-title = Invite
web-invite-about = Whoever opens this link can sit down, or watch when the match has begun.
web-invite-link = Link to this table
web-copy = Copy
web-copied = Copied
web-share = Share
web-share-text = Come and play with me!
web-qr = The link as a QR code
web-fair-title = Are the deals fair?
web-fair-about = All deals are fixed before anybody plays: they come from a secret number of the server and from numbers that your browsers add. This is the secret's fingerprint. When the match is over the secret is shown, and your browser can work out every deal again and compare. That proves nothing was changed during play; it does not prove that the server did not look.

## At the table

web-guest = Guest
web-table-opening = Opening the table…
web-table-closed = This table cannot be opened
web-table-gone = Perhaps the link was cut short. Copy the whole of it and try again.
web-line-connecting = Connecting…
web-line-catching-up = Catching up…
web-line-offline = No connection. What you played is kept; the page goes on when you are back.
# $seconds: until the next try
web-line-waiting = The line is cut. Next try in { $seconds } s.
web-line-ended = This table is closed
web-line-now = Now
web-line-owed = Your move is on its way; the table has not answered yet.
# After "The line is cut …": what was played before is not lost.
web-line-kept = Your move is kept.
web-watching = You are watching
web-your-move = your move
web-to-move = to move
web-seats = Seats
web-board-loading = The board is being set up…
web-skip = Skip
web-menu = Menu
web-menu-rules = Rules
web-menu-log = What happened
web-menu-chat = Chat
web-menu-invite = Invite somebody to watch
web-menu-settings = Settings
web-log = What happened
web-log-empty = Nothing has happened yet.
web-chat = Chat
web-chat-unread = Chat, { $count ->
        [one] { $count } new message
       *[other] { $count } new messages
    }
web-chat-empty = Nobody has said anything yet.
web-chat-say = Say something
web-chat-send = Send
web-type-move = Type a move
# $example: a move in notation
web-type-move-like = Type a move, e.g. { $example }
web-type-play = Play
web-refused = That is not possible
web-rule = Rule { $rule }
web-hint = Hint
web-hint-thinking = Thinking…
web-hint-title = What the bot thinks
web-take-back = Take back
web-offer-draw = Offer a draw
web-resign = Resign
web-resign-sure = Yes, I resign
web-hand = Let a bot play for me
web-hand-about = You can take your seat back at any time. Which bot?
web-resume = Take my seat back
web-away = A bot is playing in your seat.
web-leave = Leave (your seat is kept)
# $name: who asks; $count: how many moves; $you: it is the reader
web-asks-draw = { $you ->
        [yes] You offer a draw
       *[no] { $name } offers a draw
    }.
web-asks-back = { $you ->
        [yes] You ask
       *[no] { $name } asks
    } to take back { $count ->
        [one] one move
       *[other] { $count } moves
    }.
web-agree = Agree
web-decline = Decline
web-withdraw = Never mind
web-clock-left = { $time } left
web-notice-turn = Your move

## News of the table

# $name: whose; $you: it is the reader
web-news-took = { $you ->
        [yes] You sit down
       *[no] { $name } sits down
    }.
web-news-left = Somebody stands up.
web-news-seated = A bot sits down.
web-news-readied = { $you ->
        [yes] You are ready
       *[no] { $name } is ready
    }.
web-news-waited = { $you ->
        [yes] You are not ready after all
       *[no] { $name } is not ready after all
    }.
web-news-asked = { $you ->
        [yes] You ask
       *[no] { $name } asks
    } to take back { $count ->
        [one] one move
       *[other] { $count } moves
    }.
web-news-asked-draw = { $you ->
        [yes] You offer a draw
       *[no] { $name } offers a draw
    }.
web-news-declined = { $you ->
        [yes] You decline
       *[no] { $name } declines
    }.
web-news-undone = { $count ->
        [one] One move is taken back
       *[other] { $count } moves are taken back
    }.
web-news-handed = { $you ->
        [yes] A bot plays for you now
       *[no] A bot plays for { $name } now
    }.
web-news-resumed = { $you ->
        [yes] You are back
       *[no] { $name } is back
    }.

## The end

web-over = The match is over
web-won = You win!
web-lost = You lose this one
web-shared = You share first place
web-place = You take place { $place }
web-rematch = Play again
web-rematch-join = Join the next match
web-rematch-watch = Watch the next match
web-replay = Watch the match again

## Settings

web-name = Your name
web-shade = Light
web-shade-system = As the system
web-shade-light = Light
web-shade-dark = Dark
web-speed = Movement
web-speed-calm = Calm
web-speed-brisk = Brisk
web-speed-none = None
web-sound = Quiet sounds
web-notify = Notify me when it is my move
web-notify-refused = The browser does not allow notifications for this page. You can change that in the browser's settings.
web-move-title = Continue on another device
web-move-about = Make a link for your seat and open it on the other device. Both devices can then play.
web-move-make = Make the link
web-move-make-for = Make a link: { $game }
web-move-none = You sit at no table just now.
web-move-once = It works once, within ten minutes. Whoever opens it has your seat.
web-move-taking = Taking your seat…
web-move-broken = There is no code in this link. Copy the whole of it.
