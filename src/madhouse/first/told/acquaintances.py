"""Acquaintances: whom a reader has met, the investigators of each seat and the monsters."""

from collections.abc import Collection

from madhouse.engine.decisions import Seat
from madhouse.engine.shapes import FigureText
from madhouse.first.told.names import Names


class Acquaintances:
    """Those who came to the board, with their names; who is gone is still known."""

    def __init__(self, names: Names) -> None:
        self._names = names
        self._met: dict[str, FigureText] = {}
        self.all: tuple[FigureText, ...] = ()

    def meet_investigator(self, who: str, player: Seat) -> None:
        """Somebody has chosen an investigator: the last one of a seat is the one that it plays."""
        self._met.pop(who, None)
        self._meet(FigureText(who, self._names(who), who, player))

    def meet_monster(self, number: int, kind: str, name: str) -> None:
        """A monster came to the board: one with a name of its own needs no number."""
        called = self._names.monster(number)
        told = FigureText(str(number), str(called), kind, number=0 if name else number)
        if self._met.get(told.id) != told:
            self._meet(told)

    def knows(self, who: str, player: Seat) -> bool:
        """Whether this seat is known to have played him."""
        met = self._met.get(who)
        return met is not None and met.player == player

    def forget_all_but(self, some: Collection[str]) -> None:
        """Only these have been met so far."""
        self._met = {name: figure for name, figure in self._met.items() if name in some}
        self.all = tuple(self._met.values())

    def _meet(self, figure: FigureText) -> None:
        self._met[figure.id] = figure
        self.all = tuple(self._met.values())
