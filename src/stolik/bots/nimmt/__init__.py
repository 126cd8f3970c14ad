"""The 6 nimmt! bots: `easy` plays as people begin, `strong` has learnt how others play and what a hand is worth."""
