"""Words that take something off what is about to happen, or let it not happen at all."""

from madhouse.engine.flow import Rule
from madhouse.first.acting.scene import Scene, the_occasion
from madhouse.first.things.table import Table
from madhouse.first.words.base import Condition, Verb, you

RULE = "1e.open.card-overrides"


class Reduce(Verb, frozen=True):
    """So much less of it: of the damage or horror that is about to come."""

    by: int

    def run(self, g: Table, scene: Scene) -> Rule[None]:
        occasion = the_occasion(scene)
        occasion.amount = max(occasion.amount - self.by, 0)
        yield from ()


class AtMost(Verb, frozen=True):
    """No more of it than this."""

    amount: int

    def run(self, g: Table, scene: Scene) -> Rule[None]:
        occasion = the_occasion(scene)
        occasion.amount = min(occasion.amount, self.amount)
        yield from ()


class Increase(Verb, frozen=True):
    """So much more of it: of the damage dealt, or of the healing."""

    by: int = 1

    def run(self, g: Table, scene: Scene) -> Rule[None]:
        the_occasion(scene).amount += self.by
        yield from ()


class Cancel(Verb, frozen=True):
    """It does not happen."""

    def run(self, g: Table, scene: Scene) -> Rule[None]:
        the_occasion(scene).cancelled = True
        yield from ()


class LeftWithHealth(Verb, frozen=True):
    """You are left with so much health."""

    health: int = 1

    def run(self, g: Table, scene: Scene) -> Rule[None]:
        who = you(scene)
        who.damage = g.box.investigators[who.id].health - self.health
        g.tell("spared", (RULE,), who=who.id, left=self.health)
        yield from ()


class AmountAtLeast(Condition, frozen=True):
    """It is so much damage, horror or healing, or more."""

    amount: int

    def holds(self, g: Table, scene: Scene) -> bool:
        return scene.occasion is not None and scene.occasion.amount >= self.amount
