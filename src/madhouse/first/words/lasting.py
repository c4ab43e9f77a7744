"""Words for what a card goes on saying for a while, when it is gone itself."""

from madhouse.engine import clauses
from madhouse.engine.flow import Rule
from madhouse.first.acting.lasting import Until, begin_lasting
from madhouse.first.acting.scene import Scene
from madhouse.first.things.table import Table
from madhouse.first.words.base import Verb, you


class Lasting(Verb, frozen=True, kw_only=True):
    """Until then this holds for you, as if a card that says so lay before you."""

    until: Until
    effect: clauses.Clauses

    def run(self, g: Table, scene: Scene) -> Rule[None]:
        begin_lasting(g, you(scene), scene.card, self.effect, self.until)
        yield from ()


class EndsNow(Verb, frozen=True):
    """What the card goes on saying to you for a while is over."""

    def run(self, g: Table, scene: Scene) -> Rule[None]:
        you(scene).lasting.pop(scene.card, None)
        yield from ()
