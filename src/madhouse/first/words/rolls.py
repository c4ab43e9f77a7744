"""Words about a test that is being made: what is changed before the die is rolled, or after."""

from typing import Literal

from madhouse.engine.flow import Rule
from madhouse.first.acting.scene import Occasion, Scene
from madhouse.first.rules.attribute_tests import CALLED_FOR
from madhouse.first.things.attributes import Attribute
from madhouse.first.things.table import Table
from madhouse.first.words.base import Condition, Verb, you

TestKind = Literal["evade", "horror", "lock", "obstacle", "combat"]


class Reroll(Verb, frozen=True):
    """The die is rolled once more, by each card once in a test; the new result counts."""

    def possible(self, g: Table, scene: Scene) -> bool:
        return scene.card not in the_test(scene).rerolled_by

    def run(self, g: Table, scene: Scene) -> Rule[None]:
        trial = the_test(scene)
        trial.again, trial.roll = True, 0
        trial.rerolled_by.append(scene.card)
        g.tell("rolled-again", ("1e.open.card-overrides",), who=_tester(scene), card=scene.card)
        yield from ()


class PassTest(Verb, frozen=True):
    """The test is passed, whatever the die shows or would show."""

    def run(self, g: Table, scene: Scene) -> Rule[None]:
        the_test(scene).passed = True
        g.tell("counts-as-passed", ("1e.open.card-overrides",), who=_tester(scene), card=scene.card)
        yield from ()


class RollIs(Verb, frozen=True):
    """The die is not rolled; it counts as this number."""

    roll: int

    def run(self, g: Table, scene: Scene) -> Rule[None]:
        the_test(scene).roll = self.roll
        yield from ()


class AddToTest(Verb, frozen=True):
    """The test is made with a modifier."""

    add: int

    def run(self, g: Table, scene: Scene) -> Rule[None]:
        the_test(scene).needs += self.add
        yield from ()


class LendAttribute(Verb, frozen=True):
    """Another makes his test with your value of the attribute, not with his own."""

    attribute: Attribute

    def run(self, g: Table, scene: Scene) -> Rule[None]:
        who, other = you(scene), scene.target
        if other is not None:
            gain = g.attribute(who, self.attribute) - g.attribute(other, self.attribute)
            the_test(scene).needs += gain
            g.tell("lent", ("1e.open.card-overrides",), who=who.id, other=other.id, gain=gain)
        yield from ()


class Tested(Condition, frozen=True):
    """The test is of one of these attributes."""

    attributes: tuple[Attribute, ...]

    def holds(self, g: Table, scene: Scene) -> bool:
        return scene.attribute in self.attributes


class TestIs(Condition, frozen=True):
    """The test is of this kind: to evade, against horror, for a lock, in combat."""

    __test__ = False  # a card's word, not one of our tests

    kind: TestKind

    def holds(self, g: Table, scene: Scene) -> bool:
        if scene.occasion is None:
            return False
        if self.kind == "combat":
            return scene.combat
        return CALLED_FOR.get(scene.occasion.rule) == self.kind


class Rolled(Condition, frozen=True, kw_only=True):
    """The last die rolled for the test shows a number between these."""

    at_least: int = 1
    at_most: int = 10

    def holds(self, g: Table, scene: Scene) -> bool:
        return scene.occasion is not None and self.at_least <= scene.occasion.roll <= self.at_most


def the_test(scene: Scene) -> Occasion:
    """The test that the card waits for."""
    if scene.occasion is None:
        raise LookupError(f"'{scene.card}' speaks of a test, but none is being made")
    return scene.occasion


def _tester(scene: Scene) -> str:
    return you(scene).id
