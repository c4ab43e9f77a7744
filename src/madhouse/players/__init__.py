"""Computer players: each answers questions from what its seat may know, never from the state."""

from madhouse.engine.company import Player
from madhouse.players.imagined import Imagine, Imagined

__all__ = ["Imagine", "Imagined", "Player"]
