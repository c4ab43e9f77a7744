"""Acquaintances: whom a reader has met, the investigators of each seat and the monsters."""

from collections.abc import Collection

from madhouse.engine.decisions import Seat
from madhouse.engine.shapes import FigureText
from madhouse.engine.typography import capital
from madhouse.first.told.names import Names


class Acquaintances:
    """Those who came to the board, with their names; who is gone is still known."""

    def __init__(self, names: Names) -> None:
        self._names = names
        self._investigators: dict[str, FigureText] = {}  # in the order in which they were chosen
        self._monsters: dict[str, FigureText] = {}
        self.all: tuple[FigureText, ...] = ()

    def meet_investigator(self, who: str, player: Seat) -> None:
        """Somebody has chosen an investigator: the last one of a seat is the one that it plays."""
        self._investigators.pop(who, None)
        self._investigators[who] = FigureText(who, self._names(who), who, player)
        self._line_up()

    def meet_monster(self, number: int, kind: str) -> None:
        """A monster came to the board, and those of its kind that came later are counted anew."""
        same = [int(each.id) for each in self._monsters.values() if each.card == kind]
        told = [self._monster(each, kind) for each in {number, *same}]
        if any(self._monsters.get(each.id) != each for each in told):
            self._monsters |= {each.id: each for each in told}
            self._line_up()

    def _monster(self, number: int, kind: str) -> FigureText:
        called, place = self._names.monster(number), self._names.place_in_kind(number)
        return FigureText(str(number), capital(str(called)), kind, number=place)

    def has_played(self, player: Seat, who: str) -> bool:
        """Whether this seat is known to have played him."""
        known = self._investigators.get(who)
        return known is not None and known.player == player

    def forget_all_but(self, some: Collection[str]) -> None:
        """Only these have been met so far."""
        self._investigators = {
            who: each for who, each in self._investigators.items() if who in some
        }
        self._monsters = {number: each for number, each in self._monsters.items() if number in some}
        self._line_up()

    def _line_up(self) -> None:
        """In an order that does not depend on how they were met, so that it is no news."""
        monsters = sorted(self._monsters.values(), key=lambda each: int(each.id))
        self.all = (*self._investigators.values(), *monsters)
