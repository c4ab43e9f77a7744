"""Acquaintances: whom and what a reader has met on the board, and what it is called."""

from madhouse.engine.shapes import FigureText
from madhouse.second.seen.views import View
from madhouse.second.told.names import Names


class Acquaintances:
    """Investigators, monsters and tokens with their names; what is gone is still known."""

    def __init__(self, names: Names) -> None:
        self._names = names
        self._met: dict[str, FigureText] = {}
        self._here: frozenset[str] = frozenset()  # on the board
        self.all: tuple[FigureText, ...] = ()

    def meet(self, view: View) -> None:
        """All that are on the board."""
        names = self._names
        figures = [
            FigureText(who.id, names(who.id), who.id, who.seat) for who in view.investigators
        ]
        figures += [FigureText(foe.id, str(names(foe.id)), foe.kind) for foe in view.monsters]
        figures += [FigureText(token.id, str(names(token.id))) for token in view.tokens]
        self._here = frozenset(each.id for each in figures)
        self._met |= {each.id: each for each in figures if each.id}
        self._line_up()

    def forget_who_is_gone(self) -> None:
        """Whom it has met in the log it meets anew; those on the board it sees."""
        self._met = {name: each for name, each in self._met.items() if name in self._here}
        self._line_up()

    def _line_up(self) -> None:
        """In an order that does not depend on how they were met, so that it is no news."""
        order = sorted(self._met.values(), key=lambda each: (not each.player, each.id))
        self.all = tuple(order)
