"""A live table as a pure state machine: time, randomness, store and network are passed in."""
