"""Words of movement: so many spaces, of free will or not, toward something or away from it."""

from typing import Literal

from madhouse.engine.decisions import Fact
from madhouse.engine.flow import Rule, choose
from madhouse.engine.forms import form
from madhouse.second.acting.scene import Scene
from madhouse.second.rules.group import decide_together
from madhouse.second.rules.movement import enter, leave_and_enter, steps_from, ways_now
from madhouse.second.rules.water import stopped_by_water
from madhouse.second.things.plain_answers import STOP
from madhouse.second.things.state import Investigator
from madhouse.second.things.table import Table
from madhouse.second.words.base import PeoplesVerb, the_monster, you

GO = form("go to {space}")


class MoveYou(PeoplesVerb, frozen=True):
    """You move some spaces: if you may, up to so many and past monsters that you evade; if not, all
    of them, and without an evade check (2e.movement.voluntary, 2e.movement.involuntary)."""

    spaces: int = 1
    may: bool = False
    way: Literal["any", "toward the monster", "away from the monster"] = "any"

    def run(self, g: Table, scene: Scene) -> Rule[None]:
        who = you(scene)
        for _ in range(self.spaces):
            steps = self._steps(g, scene, who)
            if not steps or who.eliminated:  # 2e.conflict.no-valid-step
                return
            if self.may:
                if not (yield from _stepped(g, who, steps)):
                    return
            else:
                options = GO.each(steps)
                rule = "2e.group.several-outcomes"
                about: dict[str, Fact] = {"who": who.id}
                chosen = yield from decide_together(g, "driven", options, rule, about)
                (space,) = GO.ids(chosen)
                yield from enter(g, who, space)
            if stopped_by_water(g, who):  # 2e.water.stops-movement
                return

    def _steps(self, g: Table, scene: Scene, who: Investigator) -> tuple[str, ...]:
        steps = steps_from(g, who)
        if self.way == "any":
            return steps
        goal = g.state.monsters.get(the_monster(scene).id, "")
        if not goal or not steps:
            return ()
        ways = ways_now(g)
        return (ways.toward if self.way.startswith("toward") else ways.away)(who.space, goal)


def _stepped(g: Table, who: Investigator, steps: tuple[str, ...]) -> Rule[bool]:
    """One step of free will; an evade check that is forfeited here ends the movement and costs
    nothing else (2e.conflict.forfeit-outside-action)."""
    about: dict[str, Fact] = {"who": who.id}
    options = (*GO.each(steps), STOP)
    chosen = yield from choose((who.seat,), "go", options, "2e.movement.voluntary", about)
    if chosen == STOP:
        return False
    (space,) = GO.ids(chosen)
    return (yield from leave_and_enter(g, who, space))
