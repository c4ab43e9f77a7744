"""Words of going somewhere: how far, how freely, and places that are changed."""

from typing import Literal

from madhouse.engine.decisions import Fact
from madhouse.engine.flow import Rule, choose
from madhouse.engine.forms import form
from madhouse.second.acting.scene import Scene
from madhouse.second.acting.standing import standing
from madhouse.second.app.tokens import space_of
from madhouse.second.rules.movement import enter, leave_and_enter, steps_from, ways_now
from madhouse.second.rules.water import stopped_by_water
from madhouse.second.things.plain_answers import STOP
from madhouse.second.things.state import Investigator
from madhouse.second.things.table import Table
from madhouse.second.words.base import PeoplesCondition, PeoplesVerb, Standing, you

WALK = form("walk {space}")
SWAP = form("change places with {investigator}")


class SpacesOfMove(Standing, frozen=True, kw_only=True):
    """Your move action moves you farther, or less far."""

    question = "spaces_of_a_move"
    number: int

    def answer(self, g: Table, scene: Scene, value: int) -> int:
        return value + self.number


class CannotMove(Standing, frozen=True, kw_only=True):
    """You cannot move or be moved."""

    def answer(self, g: Table, scene: Scene, value: bool) -> bool:
        return True


class StandsFast(Standing, frozen=True, kw_only=True):
    """Nothing drags you."""

    def answer(self, g: Table, scene: Scene, value: bool) -> bool:
        return True


class KeptIn(Standing, frozen=True, kw_only=True):
    """You cannot leave your room."""

    def answer(self, g: Table, scene: Scene, value: bool) -> bool:
        return True


class CrossesImpassable(Standing, frozen=True, kw_only=True):
    """You may move across an impassable border, once a round."""

    def answer(self, g: Table, scene: Scene, value: bool) -> bool:
        return True


class Unhindered(Standing, frozen=True, kw_only=True):
    """So many tokens of a feature in your space do not hinder you."""

    by: Literal["rubble", "overgrowth", "water"]
    number: int = 1

    def answer(self, g: Table, scene: Scene, value: int) -> int:
        return value + self.number if scene.purpose == self.by else value


class Walk(PeoplesVerb, frozen=True):
    """You may move up to so many spaces without evade checks; perhaps only toward the start."""

    spaces: int = 1
    toward_start: bool = False

    def possible(self, g: Table, scene: Scene) -> bool:
        return bool(self._steps(g, you(scene)))

    def run(self, g: Table, scene: Scene) -> Rule[None]:
        who = you(scene)
        for _ in range(self.spaces):
            steps = self._steps(g, who)
            if not steps or who.eliminated:
                return
            about: dict[str, Fact] = {"who": who.id}
            options = (*WALK.each(steps), STOP)
            chosen = yield from choose((who.seat,), "walk", options, "2e.movement.voluntary", about)
            if chosen == STOP:
                return
            (space,) = WALK.ids(chosen)
            yield from enter(g, who, space)
            if stopped_by_water(g, who):
                return

    def _steps(self, g: Table, who: Investigator) -> tuple[str, ...]:
        steps = steps_from(g, who)
        if not self.toward_start or not steps:
            return steps
        start = space_of(g, g.scenario.start)
        return ways_now(g).toward(who.space, start)


class Recoil(PeoplesVerb, frozen=True):
    """You move one space away from the nearest monster or door."""

    def run(self, g: Table, scene: Scene) -> Rule[None]:
        who = you(scene)
        if not steps_from(g, who):
            return
        ways = ways_now(g)
        doors = [space for sides in g.places.doors.values() for space in sides]
        feared = [*g.state.monsters.values(), *doors]
        nearest = dict.fromkeys(ways.nearest(who.space, feared))
        steps = dict.fromkeys(step for near in nearest for step in ways.away(who.space, near))
        if not steps:
            return  # 2e.conflict.no-valid-step
        about: dict[str, Fact] = {"who": who.id}
        options = WALK.each(steps)
        chosen = yield from choose((who.seat,), "recoil", options, "2e.away.each-step", about)
        (space,) = WALK.ids(chosen)
        yield from enter(g, who, space)


class GoToDoor(PeoplesVerb, frozen=True):
    """You move to a space with a door or a Secret Passage, at most so many spaces away."""

    within: int

    def run(self, g: Table, scene: Scene) -> Rule[None]:
        who = you(scene)
        if not steps_from(g, who):
            return
        doors = {space for sides in g.places.doors.values() for space in sides}
        doors |= set(g.state.passages)
        far = ways_now(g).distances(who.space)
        spaces = [s for s, away in far.items() if 0 < away <= self.within and s in doors]
        if not spaces:
            return
        scene.space = who.space
        about: dict[str, Fact] = {"who": who.id}
        chosen = yield from choose(
            (who.seat,), "short-way", WALK.each(spaces), "2e.movement.specific-space", about
        )
        (space,) = WALK.ids(chosen)
        yield from leave_and_enter(g, who, space)


class ComeAlong(PeoplesVerb, frozen=True):
    """You move to the space of the investigator who cast this."""

    def run(self, g: Table, scene: Scene) -> Rule[None]:
        from_spell = g.active
        who = you(scene)
        if from_spell is None or standing(g, who, "cannot_move", False):
            return
        yield from enter(g, who, from_spell.space)


class ExchangePlaces(PeoplesVerb, frozen=True):
    """You exchange places with another investigator of your choice."""

    def run(self, g: Table, scene: Scene) -> Rule[None]:
        who = you(scene)
        others = [
            each.id
            for each in g.playing
            if each is not who and each.space and not standing(g, each, "cannot_move", False)
        ]
        if not others or standing(g, who, "cannot_move", False):
            return
        about: dict[str, Fact] = {"who": who.id}
        chosen = yield from choose(
            (who.seat,), "exchange", SWAP.each(others), "2e.movement.specific-space", about
        )
        (name,) = SWAP.ids(chosen)
        other = g.investigator(name)
        here, there = who.space, other.space
        yield from enter(g, who, there)
        yield from enter(g, other, here)


class Doing(PeoplesCondition, frozen=True):
    """You are doing this: an action of its kind, entering a space, blocking a door."""

    what: str

    def holds(self, g: Table, scene: Scene) -> bool:
        return scene.purpose == self.what
