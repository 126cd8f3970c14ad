"""Opinions about Sixty-six: exact endings, chances to win the match, and the players that use them."""
