"""The word for a die that decides what happens, without a test."""

from madhouse.engine import clauses
from madhouse.engine.flow import Rule
from madhouse.first.acting.scene import Scene
from madhouse.first.rules.effects import run_all
from madhouse.first.things.table import Table
from madhouse.first.words.base import Verb


class RollDie(Verb, frozen=True, kw_only=True):
    """A die is rolled: one thing happens up to a number, perhaps another above it."""

    at_most: int
    low: tuple[clauses.Verb, ...]
    high: tuple[clauses.Verb, ...] = ()

    def run(self, g: Table, scene: Scene) -> Rule[None]:
        roll = g.roll(10)
        g.tell("die-rolled", ("1e.open.card-overrides",), card=scene.card, roll=roll)
        yield from run_all(g, scene, self.low if roll <= self.at_most else self.high)
