## What a live table refuses

table-refuses-no-seat = You have no seat at this table
table-refuses-have-seat = You have a seat already
table-refuses-full = All seats are taken
table-refuses-taken = That seat is taken
table-refuses-no-such-seat = There is no such seat
table-refuses-name = A name needs at least one character that can be seen
# $least: a number
table-refuses-key = A seat is held by a key of at least { $least } characters; without one you can only watch
table-refuses-training = A training table is for one person; the other seats are for bots
table-refuses-not-owner = Only whoever laid the table may do that
table-refuses-level = There are bots of these levels: { $levels }
table-refuses-begun = The match has begun
table-refuses-not-begun = The match has not begun yet
table-refuses-over = The match is over
table-refuses-not-over = The record is shown when the match is over
table-refuses-bot-plays = A bot plays in your seat; take the seat back first
table-refuses-you-play = No bot plays in this seat
table-refuses-time-over = Your time is over
table-refuses-asked-already = A question is open; answer it first
table-refuses-nothing-asked = Nobody asked anything
table-refuses-not-asked-you = It is not you who is asked
table-refuses-two-sides = Only two sides can agree a draw
table-refuses-bots-never-agree = The other side is a bot, and bots do not agree draws
table-refuses-nothing-played = You have played nothing that could be taken back
table-refuses-not-so-many = So many actions have not been made
table-refuses-secret-learnt = Since then somebody has learnt a secret, and that cannot be taken back
table-refuses-nothing-said = That says nothing
table-refuses-no-chat = There is no chat at this table
table-refuses-no-spectators = This table has no spectators
table-refuses-store = It could not be written down, so nothing has happened; try again in a moment

## What the server refuses

server-refuses-too-long = Messages have at most { $most } bytes, and this one has { $size }
# $why: in English, for those who write programs
server-refuses-frame = This is no message: { $why }
server-refuses-hello-first = The first message must be a hello
server-refuses-hello-once = One hello is enough
server-refuses-version = This server speaks version { $version } of the protocol; reload the page
server-refuses-identity = We do not know who you are; reload the page
server-refuses-connections = Too many tables are open at once
server-refuses-no-table = There is no such table
server-refuses-too-fast = Too fast; wait a moment
server-refuses-password = That is not the password
server-refuses-no-link = This link was used already or is too old

## Who speaks at a live table without a seat

table-guest = Guest { $number }
