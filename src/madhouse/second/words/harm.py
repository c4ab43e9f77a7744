"""Words of harm and healing: what an instruction does to the investigator it speaks to."""

from typing import Literal

from madhouse.engine.flow import Rule
from madhouse.second.acting.scene import Scene
from madhouse.second.acting.standing import standing
from madhouse.second.rules.clues import gain_clues
from madhouse.second.rules.conditions import become, has_condition, lose_condition
from madhouse.second.rules.harm import flip_some_faceup, heal, suffer
from madhouse.second.rules.negating import suffer_unless_negated
from madhouse.second.things.amounts import Amount
from madhouse.second.things.references import ConditionId
from madhouse.second.things.skills import Skill
from madhouse.second.things.table import Table
from madhouse.second.words.base import PeoplesCondition, PeoplesVerb, you


class Suffer(PeoplesVerb, frozen=True):
    """You suffer Damage and Horror, faceup unless it says otherwise; a skill may negate it."""

    damage: Amount = 0
    horror: Amount = 0
    facedown: bool = False
    negates: Skill | None = None

    def run(self, g: Table, scene: Scene) -> Rule[None]:
        damage, horror = g.amount(self.damage), g.amount(self.horror)
        if self.negates is not None:
            yield from suffer_unless_negated(
                g, scene, self.negates, damage, horror, facedown=self.facedown
            )
        else:
            yield from suffer(g, you(scene), damage, horror, facedown=self.facedown, cause=scene)


class Become(PeoplesVerb, frozen=True):
    """You gain a Condition (2e.condition.become)."""

    condition: ConditionId

    def run(self, g: Table, scene: Scene) -> Rule[None]:
        yield from become(g, you(scene), self.condition)

    def told(self, g: Table, scene: Scene) -> Rule[None]:
        """People take the card."""
        rule, word = "2e.gain.item-condition", g.box.number_of(self)
        g.tell("instructed", (rule,), word=word, card=self.condition)
        yield from ()


class LoseCondition(PeoplesVerb, frozen=True):
    """You discard a Condition."""

    condition: ConditionId

    def possible(self, g: Table, scene: Scene) -> bool:
        return has_condition(g, you(scene), self.condition)

    def run(self, g: Table, scene: Scene) -> Rule[None]:
        lose_condition(g, you(scene), self.condition)
        yield from ()


class GainClue(PeoplesVerb, frozen=True):
    """You gain Clues."""

    number: Amount = 1

    def run(self, g: Table, scene: Scene) -> Rule[None]:
        gain_clues(g, you(scene), g.amount(self.number))
        yield from ()


class Heal(PeoplesVerb, frozen=True):
    """You discard Damage or Horror: facedown cards, or of your choice."""

    damage: int = 0
    horror: int = 0
    which: Literal["facedown", "any"] = "facedown"

    def possible(self, g: Table, scene: Scene) -> bool:
        who = you(scene)
        cards = (who.damage_facedown if self.damage else []) + (
            who.horror_facedown if self.horror else []
        )
        if self.which == "any":
            cards = (
                cards + (who.damage if self.damage else []) + (who.horror if self.horror else [])
            )
        return bool(cards) and not standing(g, who, "cannot_heal", False)

    def run(self, g: Table, scene: Scene) -> Rule[None]:
        if self.damage:
            yield from heal(g, you(scene), "damage", self.damage, self.which)
        if self.horror:
            yield from heal(g, you(scene), "horror", self.horror, self.which)


class TurnFaceup(PeoplesVerb, frozen=True):
    """You flip facedown Damage or Horror faceup (2e.damage.flip-faceup-random)."""

    damage: int = 0
    horror: int = 0

    def run(self, g: Table, scene: Scene) -> Rule[None]:
        yield from flip_some_faceup(g, you(scene), "damage", self.damage)
        yield from flip_some_faceup(g, you(scene), "horror", self.horror)


class HasHarm(PeoplesCondition, frozen=True):
    """You have so many Damage and Horror cards, faceup and facedown; or facedown ones alone."""

    damage: int = 0
    horror: int = 0
    facedown: bool = False

    def holds(self, g: Table, scene: Scene) -> bool:
        who = you(scene)
        damage, horror = len(who.damage_facedown), len(who.horror_facedown)
        if not self.facedown:
            damage, horror = damage + len(who.damage), horror + len(who.horror)
        return damage >= self.damage and horror >= self.horror


class Has(PeoplesCondition, frozen=True):
    """You have a Condition."""

    condition: ConditionId

    def holds(self, g: Table, scene: Scene) -> bool:
        return has_condition(g, you(scene), self.condition)
