"""What a seat observes, as an array of numbers: a module a game, each from hidden states only."""

from stolik.envs.observing.encoder import Encoder, Field, encoder, observe

__all__ = ["Encoder", "Field", "encoder", "observe"]
