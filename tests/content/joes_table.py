"""Tables with Joe, at which one card of the box is tried."""

from typing import Any

from madhouse.first.building import TableBuilder
from madhouse.first.edition import FirstEdition
from tests.rules.first.tables import JOE, JOE_TRAITS


class JoesTable:
    """Makes tables of one story with Joe at them."""

    def __init__(self, story: FirstEdition) -> None:
        self.story = story

    def __call__(self, at: str = "library.a", players: int = 1, **more: Any) -> TableBuilder:
        table = TableBuilder(players=players, told=self.story)
        return table.investigator(JOE, at, JOE_TRAITS, **more)
