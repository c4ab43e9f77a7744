"""The word for a test on a card, with what follows when it is passed or failed."""

import msgspec

from madhouse.engine import clauses
from madhouse.engine.flow import Rule
from madhouse.first.acting.scene import Scene
from madhouse.first.rules.attribute_tests import attribute_test
from madhouse.first.rules.effects import run_all
from madhouse.first.things.attributes import TestOf
from madhouse.first.things.table import Table
from madhouse.first.words.base import Verb, you


class Test(Verb, frozen=True, kw_only=True):
    """You test an attribute; a result without an effect does nothing (1e.test.missing-effect)."""

    __test__ = False  # a card's test, not one of ours

    of: TestOf
    passed: tuple[clauses.Verb, ...] = msgspec.field(default=(), name="pass")
    failed: tuple[clauses.Verb, ...] = msgspec.field(default=(), name="fail")

    def run(self, g: Table, scene: Scene) -> Rule[None]:
        test = self.of
        passed = yield from attribute_test(
            g, you(scene), test.attribute, test.modifier, "1e.test.effects-by-source", scene
        )
        yield from run_all(g, scene, self.passed if passed else self.failed)
