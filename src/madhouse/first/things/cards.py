"""The cards of the first edition, as data. Their texts are rendered from it; flavour is written."""

from typing import Literal

import msgspec

from madhouse.engine.clauses import Clauses, Condition, Verb
from madhouse.engine.content_version import ForGrammar, ForNewcomers, Pronoun, Prose
from madhouse.engine.looks import OwnLook
from madhouse.first.things.attributes import Attribute, TestOf
from madhouse.first.things.references import (
    IconName,
    InvestigatorId,
    ItemId,
    PuzzleId,
    RoomId,
    StartingCardId,
)

MonsterClass = Literal["humanoid", "beast", "eldritch"]
CardType = Literal["key", "equipment", "weapon", "artifact", "ally", "tome", "clue", "nothing"]
WeaponKind = Literal["blunt melee", "sharp melee", "ranged"]
WeaponWord = Literal["blunt", "sharp", "melee", "ranged"]


class Weapon(msgspec.Struct, frozen=True):
    """What an investigator attacks with. Range 0 is his own space."""

    kind: WeaponKind
    damage: int
    range: int = 0
    long: bool = False  # no range, but it reaches an adjacent space of his room


class Clue(msgspec.Struct, frozen=True):
    """The mark of a clue: its level, the letter for setup, the room its text points at."""

    level: int
    letter: str
    leads_to: RoomId | None = None


class Item(Clauses, frozen=True, kw_only=True):
    """An Exploration or a Starting Item card: something an investigator can carry."""

    id: str
    name: Prose
    types: tuple[CardType, ...]
    proper: ForGrammar = False  # a name that takes no article
    flavour: Prose
    look: OwnLook = None
    weapon: Weapon | None = None
    clue: Clue | None = None
    action: tuple[Verb, ...] = ()  # what its 'Action:' ability does
    uses: int = 0  # how often the ability can be used; 0: without end
    copies: int = 1


class Demand(msgspec.Struct, frozen=True, kw_only=True):
    """A Lock or an Obstacle card: what must be met before one may go on."""

    id: str
    name: Prose
    proper: ForGrammar = False  # a name that takes no article: somebody who stands in the way
    flavour: Prose
    look: OwnLook = None
    key: tuple[ItemId, ...] = ()  # cards of which any one meets the demand
    discard_key: bool = False
    test: TestOf | None = None
    fail: tuple[Verb, ...] = ()
    passed: tuple[Verb, ...] = msgspec.field(default=(), name="pass")  # by whatever way it is met
    puzzle: PuzzleId | None = None  # solving it meets the demand
    before: tuple[Verb, ...] = ()  # what happens before anybody's first attempt at the puzzle


class MythosCard(Clauses, frozen=True, kw_only=True):
    """A sudden occurrence that the keeper plays in an investigator's turn."""

    id: str
    name: Prose
    flavour: Prose
    look: OwnLook = None
    icon: IconName
    cost: int
    requires: tuple[Condition, ...] = ()
    facedown: bool = False
    copies: int = 1


class TraumaCard(Clauses, frozen=True, kw_only=True):
    """An injury or an insanity that the keeper inflicts."""

    id: str
    name: Prose
    flavour: Prose
    look: OwnLook = None
    kind: Literal["injury", "insanity"]
    number: int | None = None  # the health or sanity at or below which it may be played
    multi: bool = False  # needs more than one investigator
    copies: int = 1


class Outcome(msgspec.Struct, frozen=True, kw_only=True):
    """What a half of a Combat card, or a special attack, does: with a test or without."""

    text: Prose
    test: TestOf | None = None
    passed: tuple[Verb, ...] = msgspec.field(default=(), name="pass")
    failed: tuple[Verb, ...] = msgspec.field(default=(), name="fail")
    do: tuple[Verb, ...] = ()


class AttackHalf(Outcome, frozen=True, kw_only=True):
    """The upper half of a Combat card: an investigator attacks."""

    weapon: Literal["no weapon", "blunt melee", "sharp melee", "melee", "ranged"] = msgspec.field(
        name="with"
    )


class DefendHalf(Outcome, frozen=True, kw_only=True):
    """The lower half of a Combat card: a monster attacks."""

    against: Literal["investigator", "barrier", "hiding"] = "investigator"


class CombatCard(msgspec.Struct, frozen=True, kw_only=True):
    """One card of a class's Combat deck."""

    id: str
    name: Prose
    deck: MonsterClass
    attack: AttackHalf
    defend: DefendHalf


class SpecialAttack(Outcome, frozen=True, kw_only=True):
    """The special attack on the underside of a monster token."""

    name: Prose


class SpellBack(msgspec.Struct, frozen=True, kw_only=True):
    """The hidden back of one Spell card: what comes of it, by the test of its casting."""

    id: str = ""  # given by the box: the spell's own and a number
    spell: str = ""
    name: Prose = ""
    text: Prose
    passed: tuple[Verb, ...] = msgspec.field(name="pass")
    failed: tuple[Verb, ...] = msgspec.field(name="fail")


class SpellCard(msgspec.Struct, frozen=True, kw_only=True):
    """A type of Spell card: the front that all its cards share, and the back of each.

    One whose target is a monster is an 'attack' spell.
    """

    id: str
    name: Prose
    flavour: Prose
    look: OwnLook = None
    target: Literal["monster", "investigator", "yourself"]
    range: int = 0
    test: TestOf
    backs: tuple[SpellBack, ...]


class MonsterToken(msgspec.Struct, frozen=True, kw_only=True):
    """The hidden underside of one monster figure."""

    id: str
    health: int
    damage: int
    special: SpecialAttack


class MonsterKind(msgspec.Struct, frozen=True, kw_only=True):
    """A kind of monster and the tokens of its figures."""

    id: str
    name: Prose
    plural: Prose = ""  # where it is more than an 's' behind the name
    pronoun: Pronoun = "it"
    called: Prose = ""  # after 'the first', where it is not the name in small letters
    klass: MonsterClass = msgspec.field(name="class")
    awareness: int
    horror: int
    flavour: Prose
    look: OwnLook = None
    tokens: tuple[MonsterToken, ...]

    @property
    def numbers(self) -> dict[str, int]:
        """What all may see of it."""
        return {"awareness": self.awareness, "horror": self.horror}


class KeeperAction(Clauses, frozen=True, kw_only=True):
    """What the keeper can do on his turn for threat."""

    id: str
    name: Prose
    flavour: Prose
    look: OwnLook = None
    cost: int
    requires: tuple[Condition, ...] = ()
    limit: Literal["turn"] | None = None


class InvestigatorCard(msgspec.Struct, frozen=True, kw_only=True):
    """A Character card."""

    id: str
    name: Prose
    health: int
    sanity: int
    skill: int
    history: Prose
    look: OwnLook = None
    sensible: ForNewcomers = False  # good company for a first evening


class Trait(Clauses, frozen=True, kw_only=True):
    """A Trait card: attribute values, perhaps a starting card, perhaps an ability."""

    id: str
    name: Prose
    investigator: InvestigatorId
    category: Literal["strength", "intellect"]
    attributes: dict[Attribute, int]
    starts_with: StartingCardId | None = None
    flavour: Prose
    action: tuple[Verb, ...] = ()  # what its 'Action:' ability does
    uses: int = 1  # how often in a game; 0: without end
    sensible: ForNewcomers = False  # a good choice for a first evening
