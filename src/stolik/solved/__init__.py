"""Small cases solved exactly, so that a player can be measured by what it gives away and not by matches alone."""
