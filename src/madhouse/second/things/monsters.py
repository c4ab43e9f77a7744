"""Monsters as data: their numbers, and what the app says of them by chance."""

from typing import Literal

import msgspec

from madhouse.engine.clauses import Condition, Verb
from madhouse.engine.content_version import ForGrammar, Prose
from madhouse.engine.looks import OwnLook
from madhouse.second.things.amounts import Amount
from madhouse.second.things.cards import WeaponClass
from madhouse.second.things.skills import TestOf

Ability = Literal["aquatic", "flying", "phasing", "slow", "hauler", "ranged"]
Family = Literal["humanoid", "spirit", "beast", "fleshless"]
Hideout = Literal["overgrowth", "rubble", "water", "rift"]
MythosPlace = Literal[
    "any",
    "indoor",
    "outdoor",
    "water",
    "dark",
    "fire",
    "crowd",
    "machine",
    "overgrown",
    "fallen",
]
"""What can be said of where an event happens; Overgrowth grows in a room, or Rubble has fallen."""


class Instruction(msgspec.Struct, frozen=True, kw_only=True):
    """A text that the app gives by chance: a line of prose, a test if there is one, effects.

    What stands in `do` is resolved in any case, before the test if there is one; what comes after
    it, whatever its outcome, stands in `then` (2e.test.independent-text).
    """

    text: Prose
    given: tuple[Condition, ...] = msgspec.field(default=(), name="if")
    do: tuple[Verb, ...] = ()
    test: TestOf | None = None
    passed: tuple[Verb, ...] = msgspec.field(default=(), name="pass")
    failed: tuple[Verb, ...] = msgspec.field(default=(), name="fail")
    then: tuple[Verb, ...] = ()


class MonsterKind(msgspec.Struct, frozen=True, kw_only=True):
    """A kind of monster: health, awareness, horror rating, brawn, and its texts."""

    id: str
    name: Prose
    idea: Prose = ""
    figures: int
    family: Family = msgspec.field(name="class")
    health: Amount
    awareness: int
    horror: int
    brawn: int
    abilities: tuple[Ability, ...] = ()
    proper: ForGrammar = False
    activate: tuple[Instruction, ...]
    attack: dict[WeaponClass, tuple[Instruction, ...]]
    evade: tuple[Instruction, ...]
    horror_check: tuple[Instruction, ...]
    burns: int = 1  # so much damage Fire does to it
    hides_in: Hideout | None = None  # from other spaces it is not within range there
    hurt: tuple[Verb, ...] = ()  # what it does when it is hurt and not defeated
    hurt_by: int = 1  # by so much at once, or more
    defeated: tuple[Verb, ...] = ()  # what its defeat brings, in the space where it stood
    look: OwnLook = None


class MythosEvent(msgspec.Struct, frozen=True, kw_only=True):
    """An event of the mythos phase: enabled by severity and place, struck by `hits`."""

    id: str
    name: Prose
    text: Prose
    severity: Literal["minor", "major", "deadly"]
    at: MythosPlace = "any"
    hits: Literal["random", "most clues", "fewest clues", "all", "half", "alone"]
    given: tuple[Condition, ...] = msgspec.field(default=(), name="if")  # of whom it strikes
    nobody: tuple[Verb, ...] = ()  # where it is so of nobody: what a random one does
    do: tuple[Verb, ...] = ()
    test: TestOf | None = None
    passed: tuple[Verb, ...] = msgspec.field(default=(), name="pass")
    failed: tuple[Verb, ...] = msgspec.field(default=(), name="fail")
    then: tuple[Verb, ...] = ()

    @property
    def tested(self) -> str | None:
        """The skill that it tests."""
        return None if self.test is None else str(self.test.skill)
