"""Panels: what a terminal shows of a game of the second edition beside its log and questions."""

from collections.abc import Collection, Mapping
from typing import Any

from rich.text import Text

from madhouse.engine.decisions import Fact, Seat
from madhouse.engine.door import MapPage, Nameable
from madhouse.engine.game import Game
from madhouse.second.edition import edition
from madhouse.second.seen.views import View
from madhouse.second.terminal.house_map import HouseMap
from madhouse.second.terminal.legend import legend
from madhouse.second.terminal.puzzle_drawing import puzzle_drawing
from madhouse.second.terminal.status import house_has_hands, status, status_lines
from madhouse.second.told.telling import Teller


class SecondPanels:
    """The map, the tables of who has what, puzzles, and what was hidden."""

    def map_page(self, game: Game[Any, View], view: View, teller: Teller) -> MapPage | None:
        """What is laid of the house, with everybody and everything in it."""
        if game.board is None:
            return None
        house = HouseMap(game.board, view, teller.names)
        drawing = house.draw()
        if house_has_hands(view):
            house.signs.add("dice")

        def explained(known: Collection[str]) -> str:
            cut = {short: name for short, name in house.cut.items() if short not in known}
            return legend(house.signs.difference(known), cut, teller.messages)

        signs = frozenset(house.signs | house.cut.keys())
        return MapPage(drawing, drawing.plain, signs, explained)

    def status(self, view: View, teller: Teller) -> Any:
        """The round and the objective, figures, tokens, and what the log says."""
        return status(view, teller)

    def status_lines(self, view: View, teller: Teller) -> list[str]:
        """What changes most."""
        return list(status_lines(view, teller))

    def puzzle(self, view: View, about: Mapping[str, Fact], teller: Teller) -> list[Any]:
        """The puzzle that is worked at, and how its drawing is read."""
        lying = view.puzzles.get(str(about.get("puzzle", "")))
        if lying is None:
            return []
        return [Text(puzzle_drawing(lying)), teller.messages.text(f"terminal.puzzle-{lying.kind}")]

    def hidden(self, game: Game[Any, View], teller: Teller) -> list[str]:  # noqa: ARG002 - as below
        """The epilogue has told it all; what was not found may be found another time."""
        return []

    def verified(
        self,
        game: Game[Any, View],  # noqa: ARG002 - nothing can be held against anything
        seat: Seat,  # noqa: ARG002
        room: str,  # noqa: ARG002
        teller: Teller,
    ) -> list[str]:
        """The app has laid everything itself."""
        return [teller.messages.text("terminal.cannot-verify")]

    def nameable(self, view: View, teller: Teller) -> list[Nameable]:
        """Figures, the spaces that are laid, and tokens."""
        people = [Nameable("who", teller.name(e.id), e.id, e.seat) for e in view.investigators]
        laid = edition(*view.tale).box.places(view.map, view.laid)
        spaces = [Nameable("space", teller.name(space), space) for space in laid.room_of]
        tokens = [Nameable("token", teller.name(token.id), token.id) for token in view.tokens]
        return [*people, *spaces, *tokens]
