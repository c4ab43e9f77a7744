"""Hands: who carries out an instruction of the app, the house or the people at a table.

The app (`second/app`) knows no investigator's place, cards or dice. What it needs of them it asks
of the hands: the house looks and rolls (`rules/house.py`), people are told and asked
(`app/people.py`). So there is one interpreter of scenarios, whoever has the figures.
"""

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, Protocol

from madhouse.engine.clauses import Condition, Verb
from madhouse.engine.flow import Rule
from madhouse.second.things.skills import TestOf

if TYPE_CHECKING:
    from madhouse.second.things.monsters import MythosEvent
    from madhouse.second.things.state import Investigator, Monster
    from madhouse.second.things.table import Table


class Hands(Protocol):
    """What the app asks of whoever has the figures, the cards and the dice."""

    name: str

    def carry_out(self, g: "Table", scene: Any, verb: Verb) -> Rule[None]:
        """Do what a word for people says, or tell it."""

    def test(self, g: "Table", scene: Any, test: TestOf) -> Rule[int]:
        """Make a test; gives the number of successes."""

    def judge(self, g: "Table", scene: Any, conditions: Sequence[Condition]) -> Rule[bool]:
        """Whether all of it is so; people are asked for what only they can see."""

    def struck_by(self, g: "Table", event: "MythosEvent") -> "Rule[list[Investigator]]":
        """Whom a mythos event strikes."""

    def spread_fire(self, g: "Table") -> Rule[None]:
        """Fire spreads, if there is any."""

    def place_monster(self, g: "Table", monster: "Monster", space: str) -> Rule[None]:
        """Put a monster's figure where the app says."""

    def activated(self, g: "Table", scene: Any, monster: "Monster") -> Rule[None]:
        """A monster's text is over: if it could do nothing of it, it comes nearer."""

    def remove_monster(self, g: "Table", monster: "Monster") -> None:
        """Take a monster's figure off the board."""

    def lay(self, g: "Table", tile: str) -> None:
        """A tile was placed."""

    def settle(self, g: "Table", *, won: bool) -> None:
        """The game ends so: note who of them has won."""
