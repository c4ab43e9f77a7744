"""The seven attributes, the short way to write a test of one (`strength -1`), and its parts."""

import re
from enum import StrEnum
from typing import NamedTuple

import msgspec


class Attribute(StrEnum):
    """What a test tests; the values are on an investigator's two Trait cards."""

    STRENGTH = "strength"
    DEXTERITY = "dexterity"
    MARKSMANSHIP = "marksmanship"
    INTELLECT = "intellect"
    WILLPOWER = "willpower"
    LORE = "lore"
    LUCK = "luck"


class TestOf(msgspec.Struct, frozen=True):
    """A test that a card calls for: one attribute and a modifier."""

    __test__ = False  # a card's test, not one of ours

    attribute: Attribute
    modifier: int = 0

    @classmethod
    def from_written(cls, text: str) -> "TestOf":
        """Read `strength`, `strength -1` or `luck +2`."""
        match = re.fullmatch(r"([a-z]+)(?: ([+-]\d+))?", text)
        if match is None or match[1] not in set(Attribute):
            known = ", ".join(Attribute)
            raise ValueError(f"'{text}' is no test; write one of {known}, then perhaps -1 or +2")
        return cls(Attribute(match[1]), int(match[2] or 0))


class PartOfTest(NamedTuple):
    """Something that the number of a test is made of; the log has it as `darkness -2`."""

    what: str  # an attribute, a card, or what else there is: stun, darkness, skill
    amount: int

    def written(self) -> str:
        """The part as the log has it."""
        return f"{self.what} {self.amount}"

    @classmethod
    def from_written(cls, text: str) -> "PartOfTest":
        """The part that the log has so."""
        what, _, amount = text.rpartition(" ")
        return cls(what, int(amount))
