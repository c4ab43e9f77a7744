"""The word of a test within an instruction: what passing it brings, and failing it."""

import msgspec

from madhouse.engine import clauses
from madhouse.engine.flow import Rule
from madhouse.second.acting.scene import Scene
from madhouse.second.app.testing import resolve_test
from madhouse.second.things.skills import TestOf
from madhouse.second.things.table import Table
from madhouse.second.words.base import Verb


class Try(Verb, frozen=True):
    """You test a skill, and something follows if you pass or fail (2e.test.if-you-pass-fail)."""

    outlives = False
    test: TestOf
    passed: tuple[clauses.Verb, ...] = msgspec.field(default=(), name="pass")
    failed: tuple[clauses.Verb, ...] = msgspec.field(default=(), name="fail")

    def run(self, g: Table, scene: Scene) -> Rule[None]:
        yield from resolve_test(g, scene, self)
