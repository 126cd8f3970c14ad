"""Draughts: a search, what it thinks of a position, and players of several strengths made from both."""
