"""Hands: who carries out an instruction of the app, the house or the people at a table.

The app (`second/app`) knows no investigator's place, cards or dice. What it needs of them it asks
of the hands: the house looks and rolls (`rules/house.py`), people are told and asked
(`app/people.py`). So there is one interpreter of scenarios, whoever has the figures.
"""

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, Protocol

import msgspec

from madhouse.engine.clauses import Condition, Verb
from madhouse.engine.flow import Rule
from madhouse.second.things.skills import TestOf

if TYPE_CHECKING:
    from madhouse.second.things.scenario import PuzzleOf
    from madhouse.second.things.state import Monster
    from madhouse.second.things.table import Table


class Hands(Protocol):
    """What the app asks of whoever has the figures, the cards and the dice."""

    name: str
    tells_each_word: bool  # what a word says is told when its turn comes

    def carry_out(self, g: "Table", scene: Any, verb: Verb) -> Rule[None]:
        """Do what a word for people says, or tell it."""

    def test(self, g: "Table", scene: Any, test: TestOf) -> Rule[int]:
        """Make a test; gives the number of successes."""

    def attempt(self, g: "Table", scene: Any, asked: "PuzzleOf", name: str) -> Rule[bool]:
        """Attempt a puzzle; True if it is solved."""

    def only_reads(self, written: msgspec.Struct) -> bool:
        """Whether reading it aloud is all there is to do: people carry out the rest, and nothing of
        it concerns the app."""

    def judge(self, g: "Table", scene: Any, conditions: Sequence[Condition]) -> Rule[bool]:
        """Whether all of it is so; people are asked for what only they can see."""

    def may_choose(self, g: "Table", scene: Any, conditions: Sequence[Condition]) -> Rule[bool]:
        """Whether an option that is offered, and needs this, may be chosen after all."""

    def anybody_at(self, g: "Table", at: str) -> Rule[bool]:
        """Whether an investigator stands in a place of which this can be said."""

    def carried_out(self, g: "Table") -> Rule[None]:
        """What was read is carried out before anything else is read."""

    def place_monster(self, g: "Table", monster: "Monster", space: str) -> Rule[None]:
        """Put a monster's figure where the app says."""

    def where(self, g: "Table", monster: "Monster") -> Rule[str]:
        """The space in which a monster stands; people are asked."""

    def stands_in(self, g: "Table", monster: "Monster", space: str) -> Rule[bool]:
        """Whether a monster stands in a space; people are asked."""

    def monster_in(self, g: "Table", space: str) -> Rule[bool]:
        """Whether any monster stands in a space; people are asked."""

    def beside_a_monster(self, g: "Table", persons: Sequence[str]) -> Rule[str]:
        """The first of these Persons in whose space a monster stands; none if there is none."""

    def safe_space(self, g: "Table", person: str) -> Rule[str]:
        """The nearest space for a Person in a room without a monster; none if there is none."""

    def room_without_anybody(self, g: "Table", rooms: Sequence[str]) -> Rule[str]:
        """The first of these rooms in which no investigator stands; none if there is none."""

    def remove_monster(self, g: "Table", monster: "Monster") -> None:
        """Take a monster's figure off the board."""

    def lay(self, g: "Table", tile: str) -> None:
        """A tile was placed."""

    def clear_board(self, g: "Table") -> Rule[None]:
        """The board is cleared: take off it what the app does not keep."""

    def standing_in(self, g: "Table", room: str) -> list[str]:
        """The investigators who stand in a room, as far as the program knows."""

    def settle(self, g: "Table", *, won: bool, loser: str | None = None) -> None:
        """The game ends so: note who of them has won; one may lose whatever the group does."""
