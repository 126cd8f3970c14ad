## What the server refuses besides tables

server-refuses-origin = This page belongs to another site
# $host: a name of a machine
server-refuses-host = This server is not known as { $host }; further names are given to it by --origin
# $methods: such as GET and POST
server-refuses-method = At this address there is only { $methods }
# $why: what was wrong, by a program for those who write programs
server-refuses-body = The request cannot be read: { $why }
server-refuses-too-large = At most { $most } bytes of a request are read
server-refuses-no-route = There is nothing at this address
server-refuses-store = The database does not answer; try again in a moment
server-refuses-unreadable = This server cannot read this table: its game or word list is missing, or its log is damaged
server-refuses-link-seat = Whoever made this link does not hold that seat any more
# $seconds: the delay
server-refuses-delayed = Spectators see this table { $seconds } s later; then its record opens too
server-refuses-previous = Which table was before is settled by a rematch alone

## What a table cannot be laid with

# $why: in English
server-refuses-because = That is not possible: { $why }
# $known: names
server-refuses-unknown = There is no “{ $name }” here; there are: { $known }
server-refuses-option = { $option } = { $value } is not possible; possible: { $allowed }
server-allows-options = the options { $known }
server-allows-whole = a whole number from { $low } to { $high }
server-allows-whole-or-none = a whole number from { $low } to { $high }, or null
server-allows-name = a name of up to 32 small letters, digits, - and _
server-allows-others = what goes with the other options
server-allows-training = bots in all seats but one

## What cannot be studied

# $why: in English
server-refuses-position = There is no such position: { $why }
server-refuses-entry = The record has no decision number { $entry }
server-refuses-eye = A match can be seen from the seats 0 to { $last }, or as a spectator
server-refuses-no-form = This match can be had as: { $forms }
server-refuses-board = The game { $game } has no board to try moves on
server-refuses-after-end = The game is over before this move
