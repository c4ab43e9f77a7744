"""Plain panels: how a terminal shows an edition that brings none of its own."""

from typing import Any

from madhouse.engine.decisions import Seat
from madhouse.engine.door import MapPage, Nameable
from madhouse.engine.game import Game
from madhouse.engine.teller import Teller


class PlainPanels:
    """The board as it is drawn, and nothing besides: the log and the questions say the rest."""

    def map_page(self, game: Game[Any, Any], view: Any, teller: Teller[Any]) -> MapPage | None:  # noqa: ARG002 - nothing is drawn into it
        """The bare board."""
        if game.board is None:
            return None
        lines = "\n".join(game.board.drawing().lines)
        return MapPage(lines, lines, frozenset(), lambda _: "")

    def status(self, view: Any, teller: Teller[Any]) -> Any:  # noqa: ARG002 - it knows no such thing
        """Nothing that all editions have."""
        return ""

    def status_lines(self, view: Any, teller: Teller[Any]) -> list[str]:  # noqa: ARG002 - as above
        """Nothing that all editions have."""
        return []

    def puzzle(self, view: Any, about: Any, teller: Teller[Any]) -> list[Any]:  # noqa: ARG002 - as above
        """No puzzle is drawn."""
        return []

    def hidden(self, game: Game[Any, Any], teller: Teller[Any]) -> list[str]:  # noqa: ARG002 - as above
        """The log has told it all."""
        return []

    def verified(
        self,
        game: Game[Any, Any],  # noqa: ARG002 - nothing can be held against anything
        seat: Seat,  # noqa: ARG002
        room: str,  # noqa: ARG002
        teller: Teller[Any],
    ) -> list[str]:
        """There is nothing to verify."""
        return [teller.messages.text("terminal.cannot-verify")]

    def nameable(self, view: Any, teller: Teller[Any]) -> list[Nameable]:  # noqa: ARG002 - nobody takes errands
        """Nothing: nobody takes errands."""
        return []
