"""The cards of the second edition, as data. Their texts are rendered from it."""

from typing import Literal

import msgspec

from madhouse.engine.clauses import Clauses, Condition, Verb, When
from madhouse.engine.content_version import ForGrammar, Prose
from madhouse.engine.looks import OwnLook
from madhouse.second.things.references import TraitName
from madhouse.second.things.skills import Skill, TestOf

WeaponReach = Literal["melee", "ranged"]
WeaponClass = Literal["bladed", "heavy", "firearm", "spell", "unarmed"]
WEAPON_CLASSES: dict[str, WeaponClass] = {
    "bladed-weapon": "bladed",
    "heavy-weapon": "heavy",
    "firearm": "firearm",
}
"""The class of attack that a trait of a weapon stands for."""
BACK = "~"
"""Behind a card's id: its other side."""


def speaks_of_others(clause: When) -> bool:
    """A card speaks of its owner unless a condition of it says whose it is about."""
    return any(getattr(each, "of_others", False) for each in clause.given)


class InvestigatorCard(Clauses, frozen=True, kw_only=True):
    """An investigator to choose: six skills, health and sanity, and one ability."""

    id: str
    name: Prose
    who: Prose
    skills: dict[Skill, int]
    health: int
    sanity: int
    action: tuple["CardAction", ...] = ()
    look: OwnLook = None


class Weapon(msgspec.Struct, frozen=True):
    """The attack icon of a card, and its damage value."""

    reach: WeaponReach
    damage: int


class CardAction(msgspec.Struct, frozen=True, kw_only=True):
    """What a card's bold 'Action' does, or what it lets one do without spending an action."""

    free: bool = False
    given: tuple[Condition, ...] = msgspec.field(default=(), name="if")
    test: TestOf | None = None
    passed: tuple[Verb, ...] = msgspec.field(default=(), name="pass")
    failed: tuple[Verb, ...] = msgspec.field(default=(), name="fail")
    do: tuple[Verb, ...] = ()  # in any case, first
    then: tuple[Verb, ...] = ()  # in any case, last
    limit: Literal["turn", "round", "game"] | None = None
    times: int = 1  # how often within its limit
    shared: bool = False  # others in the owner's space may do it as well


class Side(Clauses, frozen=True, kw_only=True):
    """One side of an Item: what it is and does while this side shows."""

    name: Prose
    flavour: Prose = ""
    traits: tuple[TraitName, ...] = ()
    weapon: Weapon | None = None
    action: tuple[CardAction, ...] = ()
    uses: int = 0  # how often in all; then it is flipped if it has a back, or discarded
    reminder: Prose = ""  # of what the scenario makes of it
    proper: ForGrammar = False  # a name that takes no article


class Item(Side, frozen=True, kw_only=True):
    """A Common or a Unique Item; its back may be looked at by anybody."""

    id: str
    copies: int = 1
    unique: bool = False
    story: str = ""  # the scenario to which a Unique Item belongs; it is no other's
    back: Side | None = None
    look: OwnLook = None


class SpellBack(msgspec.Struct, frozen=True, kw_only=True):
    """The hidden back of one copy of a Spell: resolved when the card is flipped."""

    text: Prose = ""
    do: tuple[Verb, ...] = ()


class SpellCard(Clauses, frozen=True, kw_only=True):
    """A Spell: all copies alike in front, each with a back that nobody knows."""

    id: str
    name: Prose
    flavour: Prose = ""
    weapon: Weapon | None = None
    action: tuple[CardAction, ...] = ()
    backs: tuple[SpellBack, ...]
    look: OwnLook = None


class ConditionBack(Clauses, frozen=True, kw_only=True):
    """The back of a double-sided Condition; of Insane, with its goal."""

    id: str
    name: Prose
    text: Prose = ""
    copies: int = 1
    players: int = 1  # the fewest at a table at which this copy is used
    do: tuple[Verb, ...] = ()  # when it is flipped
    gained: tuple[Verb, ...] = ()  # as it comes to its owner
    wins: tuple[Condition, ...] = ()  # instead of with the others
    needs: tuple[Condition, ...] = ()  # without it the owner loses


class ConditionCard(Clauses, frozen=True, kw_only=True):
    """A Condition: what an investigator has become."""

    id: str
    name: Prose
    flavour: Prose = ""
    reminder: Prose = ""  # of what the rules say of it
    copies: int = 1
    action: tuple[CardAction, ...] = ()
    backs: tuple[ConditionBack, ...] = ()
    look: OwnLook = None


class HarmCard(Clauses, frozen=True, kw_only=True):
    """A Damage or Horror card: resolved at once, or kept faceup.

    `do` is resolved when the card is claimed or flipped faceup; unless it stays, it is then flipped
    facedown (2e.damage.resolve-immediately, 2e.damage.resolve-then-facedown).
    """

    id: str
    name: Prose
    kind: Literal["damage", "horror"]
    keep: bool = False  # Keep Faceup; else Resolve Immediately
    stays: bool = False  # Resolve Immediately, but its effect does not flip it facedown
    flavour: Prose = ""
    copies: int = 2
    action: tuple[CardAction, ...] = ()
    look: OwnLook = None


class ElixirBack(Clauses, frozen=True, kw_only=True):
    """The hidden back of one copy of an Elixir: resolved as it is flipped (`do`). Unless it is
    discarded then it stays facedown, and what it says holds."""

    text: Prose = ""


class ElixirCard(Clauses, frozen=True, kw_only=True):
    """An Elixir: all copies alike in front, each with a back that nobody knows
    (2e.elixir.double-sided)."""

    id: str
    name: Prose
    flavour: Prose = ""
    action: tuple[CardAction, ...] = ()
    backs: tuple[ElixirBack, ...]
    look: OwnLook = None

    def back_id(self, number: int) -> str:
        """What one of its backs is called where it is shown: they have no names of their own."""
        return f"{self.id}{BACK}{number + 1}"

    def back_called(self, name: str) -> ElixirBack | None:
        """The back of that name; none, if nobody may know which it is."""
        names = map(self.back_id, range(len(self.backs)))
        return dict(zip(names, self.backs, strict=True)).get(name)
