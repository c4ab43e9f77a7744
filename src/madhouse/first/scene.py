"""The scene of a verb: who is meant by 'you', by 'the monster', by 'the weapon' on a card."""

from madhouse.engine.clauses import Condition
from madhouse.first.attributes import Attribute
from madhouse.first.state import Investigator, Monster
from madhouse.first.table import Table


class Scene:
    """Whom a card's words speak of."""

    __slots__ = ("attribute", "card", "combat", "monster", "weapon", "you")

    def __init__(
        self,
        you: Investigator | None = None,
        monster: Monster | None = None,
        card: str = "",
        weapon: str = "",
        combat: bool = False,
    ) -> None:
        self.you = you
        self.monster = monster
        self.card = card
        self.weapon = weapon
        self.combat = combat
        self.attribute: Attribute | None = None  # the one being tested


NOBODY = Scene()
"""The scene of what concerns everybody."""


def all_hold(g: Table, scene: Scene, conditions: tuple[Condition, ...]) -> bool:
    """Whether every condition is met."""
    for condition in conditions:  # noqa: SIM110 - a generator costs more than the loop
        if not condition.holds(g, scene):
            return False
    return True
