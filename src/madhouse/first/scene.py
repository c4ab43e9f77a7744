"""The scene of a verb: who is meant by 'you', by 'the monster', by 'the weapon' on a card."""

from madhouse.engine.clauses import Condition
from madhouse.engine.decisions import Seat
from madhouse.first.attributes import Attribute
from madhouse.first.state import Feature, Investigator, Monster
from madhouse.first.table import Table


class Occasion:
    """What is about to happen, or just has: the cards that wait for it may look and change it."""

    __slots__ = ("again", "amount", "cancelled", "needs", "passed", "roll", "rule")

    def __init__(self, rule: str = "", amount: int = 0) -> None:
        self.rule = rule  # the rule behind it, which tells an evade test from a horror test
        self.amount = amount  # of damage, horror or healing
        self.needs = 0  # what the die must not exceed
        self.roll = 0  # what the die shows; 0 before it is rolled
        self.passed: bool | None = None
        self.again = False  # the die is to be rolled once more
        self.cancelled = False  # it does not happen


class Scene:
    """Whom a card's words speak of."""

    __slots__ = (
        "attribute",
        "barrier",
        "card",
        "chooser",
        "combat",
        "monster",
        "occasion",
        "room",
        "target",
        "this",
        "weapon",
        "you",
    )

    def __init__(
        self,
        you: Investigator | None = None,
        monster: Monster | None = None,
        card: str = "",
        weapon: str = "",
        combat: bool = False,
        target: Investigator | None = None,
        chooser: Seat = "",
    ) -> None:
        self.you = you
        self.monster = monster
        self.card = card
        self.weapon = weapon
        self.combat = combat
        self.target = target  # the investigator on whom a spell was cast
        self.chooser = chooser  # who picks the targets, if it is not the player of 'you'
        self.occasion: Occasion | None = None  # what the card waited for, or the last test
        self.room = ""  # the room that was chosen, or is about to be entered
        self.this = ""  # the card that is asked for its standing answer
        self.attribute: Attribute | None = None  # the one being tested
        self.barrier: Feature | None = None  # the one that a monster attacks

    def __copy__(self) -> "Scene":
        twin = Scene(
            self.you, self.monster, self.card, self.weapon, self.combat, self.target, self.chooser
        )
        twin.occasion, twin.room, twin.this = self.occasion, self.room, self.this
        twin.attribute, twin.barrier = self.attribute, self.barrier
        return twin


NOBODY = Scene()
"""The scene of what concerns everybody."""


def all_hold(g: Table, scene: Scene, conditions: tuple[Condition, ...]) -> bool:
    """Whether every condition is met."""
    for condition in conditions:  # noqa: SIM110 - a generator costs more than the loop
        if not condition.holds(g, scene):
            return False
    return True
