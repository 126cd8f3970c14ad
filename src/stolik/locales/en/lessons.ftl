### First lessons: what to do on the board, and the rule that it shows

draughts-lesson-step = Men step one square diagonally forward, to an empty square. Tap one of yours, then the square it should go to.
draughts-lesson-step-corner = The men stand in two corners, with the long diagonal empty between them. They step one square diagonally forward. Tap one of yours, then the square it should go to.
draughts-lesson-step-all = Here all 64 squares are played on. Men step one square diagonally forward, to an empty square. Tap one of yours, then the square it should go to.
draughts-lesson-must = Whoever can capture must. A man jumps over an enemy next to it to the empty square behind. The man that can do it is marked. Try the other one first.
draughts-lesson-back = Men step forward only, but they capture backward as well. Capture the man behind yours.
draughts-lesson-not-back = Men capture forward only. The enemy behind your man is safe from it, so just step on.
draughts-lesson-ahead = Whoever can capture must. Men capture straight ahead and diagonally forward, by jumping to the empty square behind the enemy. Do it.
draughts-lesson-aside = Men capture to both sides as well, but never backward. Jump sideways.
draughts-lesson-most = Two men can capture, but only what takes the most is allowed. One of them takes two, jump by jump: find it.
draughts-lesson-free = Two men can capture, and you may choose which. But a capture that was begun goes on as long as it can, jump by jump.
draughts-lesson-crown = A man that ends its move on the last rank becomes a king. One step is missing.
draughts-lesson-through = A man that only passes over the last rank while capturing stays a man. Capture both, and look at it afterwards.
draughts-lesson-at-once = A man that reaches the last rank while capturing becomes a king at once, and goes on capturing as a king. Take all three.
draughts-lesson-stops = A man that reaches the last rank becomes a king and stops there, even if there is more to capture. Capture.
draughts-lesson-king-flying = A king flies: it goes diagonally as far as it likes and captures from afar. It may land on any free square behind what it takes.
draughts-lesson-king-short = A king steps one square, but backward too, and so it captures: only an enemy next to it. Capture backward.
draughts-lesson-king-all = A king steps one square in any of the eight directions, and captures so too. Jump straight back.
draughts-lesson-win = Whoever takes everything, or leaves the opponent without a move, wins. Your king can do it in one move.
