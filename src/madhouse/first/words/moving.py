"""Words that move investigators, or keep them from moving."""

from madhouse.engine.flow import Rule
from madhouse.first.acting.scene import Scene
from madhouse.first.rules.movement import moved_by_keeper, steps_left
from madhouse.first.things.table import Table
from madhouse.first.words.base import Verb, you


class KeeperMovesYou(Verb, frozen=True):
    """The keeper moves you, space by space, or may do so."""

    spaces: int = 1
    may: bool = False

    def run(self, g: Table, scene: Scene) -> Rule[None]:
        rule = "1e.horror-test.keeper-moves-inv"
        yield from moved_by_keeper(g, you(scene), self.spaces, rule, self.may)


class LoseMovementStep(Verb, frozen=True):
    """You lose one Movement Step of this turn, if you have one left."""

    def run(self, g: Table, scene: Scene) -> Rule[None]:
        who = you(scene)
        if steps_left(who):
            who.moved += 1
            g.tell("step-lost", ("1e.open.card-overrides",), who=who.id)
        yield from ()


class EndYourTurn(Verb, frozen=True):
    """Your turn is over."""

    def run(self, g: Table, scene: Scene) -> Rule[None]:
        who = you(scene)
        who.done = True
        g.tell("turn-cut", ("1e.open.card-overrides",), who=who.id)
        yield from ()
