"""Words of what lasts for a while: until the end of a turn or a round."""

from typing import Literal

import msgspec

from madhouse.engine.clauses import Clauses
from madhouse.engine.flow import Rule
from madhouse.second.acting.lasting import LastsUntil, begin_lasting, end_lasting
from madhouse.second.acting.scene import Scene, successes
from madhouse.second.things.table import Table
from madhouse.second.words.base import PeoplesVerb, you


class Effect(Clauses, frozen=True, kw_only=True):
    """What is said for a while."""


class Until(PeoplesVerb, frozen=True):
    """For a while something holds for you, as if a card before you said it; it may note the number
    of successes it began with."""

    end: LastsUntil
    says: Effect = msgspec.field(name="says")
    notes: Literal["successes"] | None = None

    def run(self, g: Table, scene: Scene) -> Rule[None]:
        number = successes(scene) if self.notes else 0
        begin_lasting(g, you(scene), scene.card, self.says, self.end, number)
        yield from ()


class EndThis(PeoplesVerb, frozen=True):
    """What was said for a while is over."""

    def run(self, g: Table, scene: Scene) -> Rule[None]:
        end_lasting(you(scene), scene.card)
        yield from ()
