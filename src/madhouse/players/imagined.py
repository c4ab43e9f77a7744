"""A game to think in: to its seat it looks like the true one, and all else is dealt anew.

It is the only door to a game that a computer player has, and it is narrow on purpose: the record of
the true game (its answers so far, its checkpoints, its seed) stays on the other side.
"""

from collections.abc import Callable
from typing import Any, TypeAlias

from madhouse.engine.decisions import Decision, Option, Seat
from madhouse.engine.game import Game


class Imagined:
    """One world that could be the true one, to try things out in."""

    __slots__ = ("__game",)

    def __init__(self, game: Game[Any, Any]) -> None:
        self.__game = game

    @property
    def pending(self) -> tuple[Decision, ...]:
        """The questions that wait for an answer."""
        return self.__game.pending

    def apply(self, seat: Seat, option: Option) -> None:
        """Answer for a seat, and see what comes of it."""
        self.__game.apply(seat, option)

    def view(self, seat: Seat) -> Any:
        """What a seat would know in this world."""
        return self.__game.view(seat)

    def fork(self) -> "Imagined":
        """The same world once more, to try something else."""
        return Imagined(self.__game.fork())


Imagine: TypeAlias = Callable[[], Imagined]
"""Each call gives another world that fits what the seat knows."""
