"""Other people's conventions: many matches at once, what a seat observes as numbers, and environments over them."""
