"""The seven attributes and the short way to write a test of one (`strength -1`)."""

import re
from enum import StrEnum

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
