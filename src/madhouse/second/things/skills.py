"""The six skills, and the way a test of one is written (`agility -1; 2`)."""

import re
from enum import StrEnum

import msgspec

from madhouse.second.things.amounts import Amount

WRITTEN = re.compile(r"(?P<skill>[a-z]+)(?: (?P<modifier>[+-]\d+))?(?:; (?P<difficulty>\d+))?")


class Skill(StrEnum):
    """What a test tests; its value is the number of dice (2e.skills.value-is-dice)."""

    STRENGTH = "strength"
    AGILITY = "agility"
    OBSERVATION = "observation"
    LORE = "lore"
    INFLUENCE = "influence"
    WILL = "will"


class TestOf(msgspec.Struct, frozen=True):
    """A test declaration: a skill, dice more or fewer, and how many successes pass it.

    Without a difficulty successes are only counted; `adds_up_to` counts them on the token, over
    turns and investigators.
    """

    __test__ = False  # an instruction's test, not one of ours

    skill: Skill
    modifier: int = 0
    difficulty: Amount | None = None
    adds_up_to: Amount | None = None

    @classmethod
    def from_written(cls, text: str) -> "TestOf":
        """Read `lore`, `lore; 2` or `agility -1; 2`."""
        match = WRITTEN.fullmatch(text)
        if match is None or match["skill"] not in set(Skill):
            known = ", ".join(Skill)
            raise ValueError(f"'{text}' is no test; write one of {known}, then perhaps -1, and ; 2")
        difficulty = match["difficulty"]
        return cls(
            Skill(match["skill"]),
            int(match["modifier"] or 0),
            None if difficulty is None else int(difficulty),
        )
