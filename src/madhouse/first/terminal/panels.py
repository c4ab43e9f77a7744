"""Panels: what a terminal shows of a game of the first edition beside its log and questions."""

from collections.abc import Collection, Mapping
from typing import Any

from madhouse.engine.decisions import Fact, Seat
from madhouse.engine.door import MapPage, Nameable
from madhouse.engine.game import Game
from madhouse.engine.typography import typeset
from madhouse.first.seen.verifying import CannotVerify, verify_room
from madhouse.first.seen.views import View
from madhouse.first.terminal.ending import hidden_things
from madhouse.first.terminal.house_map import HouseMap
from madhouse.first.terminal.legend import legend
from madhouse.first.terminal.puzzle_drawing import puzzle_drawing
from madhouse.first.terminal.status import status, status_lines
from madhouse.first.told.telling import Teller
from madhouse.puzzles.box import the_puzzles


class FirstPanels:
    """The map, the tables of who has what, puzzles, and what was hidden."""

    def map_page(self, game: Game[Any, View], view: View, teller: Teller) -> MapPage:
        """The house with everybody and everything in it."""
        assert game.board is not None
        house = HouseMap(game.board, view, teller.names)
        drawing = house.draw()

        def explained(known: Collection[str]) -> str:
            cut = {short: name for short, name in house.cut.items() if short not in known}
            return legend(house.signs.difference(known), cut, teller.messages)

        signs = frozenset(house.signs | house.cut.keys())
        return MapPage(drawing, drawing.plain, signs, explained)

    def status(self, view: View, teller: Teller) -> Any:
        """Time, figures, rooms and the keeper's side."""
        return status(view, teller)

    def status_lines(self, view: View, teller: Teller) -> list[str]:
        """What changes most; for the keeper his hand as well."""
        return list(status_lines(view, teller))

    def puzzle(self, view: View, about: Mapping[str, Fact], teller: Teller) -> list[Any]:
        """The puzzle before a player as it lies, and how its drawing is read."""
        drawn: list[Any] = []
        for lying in view.puzzles:
            if about.get("card") == lying.card:
                kind = the_puzzles()[lying.puzzle].kind
                drawn += [puzzle_drawing(lying), teller.messages.text(f"terminal.puzzle-{kind}")]
        return drawn

    def hidden(self, game: Game[Any, View], teller: Teller) -> list[str]:
        """What the keeper saw, now that all may see it."""
        return list(hidden_things(game, teller))

    def verified(self, game: Game[Any, View], seat: Seat, room: str, teller: Teller) -> list[str]:
        """The cards of a searched room, held against the story."""
        assert game.board is not None
        named = {teller.name(each).casefold(): each for each in game.board.rooms}
        try:
            found = verify_room(game, seat, named.get(typeset(room).casefold(), room))
        except CannotVerify as refused:
            return [str(refused)]
        text = teller.messages.text
        return [
            text("terminal.verify", right=found.right, room=found.room),
            text("terminal.lay-in", room=found.room, cards=found.laid),
        ]

    def nameable(self, view: Any, teller: Teller) -> list[Nameable]:  # noqa: ARG002 - nobody takes errands
        """Nothing: nobody takes errands."""
        return []
