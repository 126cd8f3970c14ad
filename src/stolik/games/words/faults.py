"""What is wrong with a position of Words in pairs, in words, by the codes that ``sound`` gives."""

from __future__ import annotations

_TOLD = {
    # tiles
    "every tile of the set is on the board, in a rack, loose, set aside or in the bag, and no more of it": (201,),
    "left counts the tiles in the bag": (202,),
    "a rack holds tiles of the set, without gaps": (2301,),
    "the board holds letters of the alphabet, + 64 for a joker": (2601,),
    "loose tiles are letters of the alphabet, + 64 for a joker": (2602,),
    "tiles are set aside upwards, without gaps": (1701, 1702),
    "known are tiles that a rack holds": (1201,),
    "returned are tiles in the bag, between returned_least and returned_most of them, of returned_by": (
        1601, 1602, 1603, 1604,
    ),
    "queue and need name each who is to draw once, with room for as many tiles": (1605, 1606, 1607),
    "tiles are drawn from a bag that is not empty, before a first move or after the end": (1608, 1609),
    "tiles are set aside by who exchanges, as many as are drawn and as the move says": (1703, 1704, 1705),
    "the exchanges of the last drawing are those of one pair, and fit its racks": (
        1706, 1707, 1708, 1709, 1710, 1711, 1712, 1713, 1714,
    ),
    # turns
    "stage is 0 to 5, and told counts lines of the story": (501,),
    "turn is the pair 0 or 1, before and after play -1": (502,),
    "turn_no counts turns from 1, and is 0 before play": (503,),
    "single is 0 to 3, returned_by a pair or -1": (504,),
    "the first turn is the opening, and no other is": (505,),
    "the moves of a double turn are those of its pair, one of each partner": (602, 609),
    "who placed, exchanged or had a move fall is named, and nobody made a move that is open or struck": (603, 604),
    "before the first move none is made": (605,),
    "of a double turn the first move is made before the second, and a turn of one move has no second": (606,),
    "before the second move the first mover is named and the partner has tiles": (607,),
    "in the window both moves are made, of the opening one": (608,),
    "crosses, and the moves they have yet to cost: those from the third on": (1401,),
    "there are no more crosses than tiles on the board": (1402,),
    "the second move is struck where single is 2 or 3, and only there": (1403,),
    "somebody of the pair on turn has tiles": (1902,),
    "single is 3 when one of the pair on turn has no tiles and the other has, and only then": (1903,),
    "who is bound to go first has tiles": (1904,),
    "score is from -10000 to 10000": (2401,),
    "quiet is 0 to 4, barren quiet to 6": (2101,),
    "ending is 1 or 2 after the end, 0 before": (2102,),
    "with quiet 4 or barren 6 the match is over": (2103,),
    # moves and loose tiles
    "before and after play nothing lies loose, and nobody is bound": (701,),
    "loose tiles stand without gaps, each with its square": (702, 703),
    "loose_by and bound are seats or -1; loose_by is -1 where nothing lies loose": (704, 705),
    "who is bound is of the pair on turn, before the first move": (706,),
    "loose tiles are those of who moves now, and who laid them first is bound": (707, 708, 709),
    "loose tiles lie on empty squares, one on each": (710, 711),
    "before and after play no move is made": (801,),
    "kinds are 0 to 5, movers seats or -1, sizes 0 to 7, settled 0 or 1, points 0 to 10000": (802, 803, 804),
    "only a move that lies on the board has squares, tiles and points": (805,),
    "who made a move has at most seven tiles, those laid included": (806,),
    "a move that fell before the second was settled early": (1202,),
    "in the window a move can still be challenged": (1101,),
    "in the window the pair on turn has tiles": (1801,),
    "the tiles of a move lie on the board where moves, sizes and squares say": (2501, 2502, 2503, 2504, 2505),
    # talk
    "a vote is one of the pair that votes, for a move that can be challenged": (1102, 1103, 1104),
    "early judgement is asked of a first move that can be challenged, before the second": (
        1501, 1502, 1503, 1504, 1505,
    ),
    "before and after play nobody speaks": (2201, 2202),
    "yielded, asker and vote_by are 0 to 2": (2203,),
    "you go is said before the first move, by one of two who both can go": (2204,),
    "signals are 0 to 4, of the pair on turn; yes and no answer a question": (2205, 2206),
}  # fmt: skip

FAULTS = {code: told for told, codes in _TOLD.items() for code in codes}
