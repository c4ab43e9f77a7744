"""Words of tests: a test in the middle of an instruction, and how many successes it had."""

import msgspec

from madhouse.engine import clauses
from madhouse.engine.flow import Rule
from madhouse.second.acting.scene import Scene, successes
from madhouse.second.app.testing import resolve_test
from madhouse.second.things.skills import TestOf
from madhouse.second.things.table import Table
from madhouse.second.words.base import PeoplesCondition, Verb


class Test(Verb, frozen=True):
    """You make a test; what passing or failing it brings follows at once."""

    __test__ = False  # an instruction's test, not one of ours

    test: TestOf
    passed: tuple[clauses.Verb, ...] = msgspec.field(default=(), name="pass")
    failed: tuple[clauses.Verb, ...] = msgspec.field(default=(), name="fail")

    def run(self, g: Table, scene: Scene) -> Rule[None]:
        yield from resolve_test(g, scene, self)


class Successes(PeoplesCondition, frozen=True):
    """The last test had so many successes, at least or at most."""

    at_least: int = 0
    at_most: int | None = None

    def holds(self, g: Table, scene: Scene) -> bool:
        number = successes(scene)
        return number >= self.at_least and (self.at_most is None or number <= self.at_most)
