"""Words of how a game ends: what the goal of a single investigator asks about."""

from typing import Literal

from madhouse.engine.decisions import Decision, Fact
from madhouse.engine.flow import Rule, choose_secretly
from madhouse.engine.forms import form
from madhouse.second.acting.scene import Scene
from madhouse.second.app.rooms import room_here
from madhouse.second.app.tokens import room_of_place
from madhouse.second.rules.conditions import has_condition
from madhouse.second.things.references import ConditionId, RoomId, TraitName
from madhouse.second.things.table import Table
from madhouse.second.words.base import Condition, PeoplesCondition, PeoplesVerb, you
from madhouse.second.words.carrying import items_of

FAVOUR = form("favour {name}")
REFUSED = "refused-"
"""How a scenario's fact begins that somebody was refused."""


class EndedBy(PeoplesCondition, frozen=True):
    """The game has ended by time, or by another ending of the scenario."""

    what: Literal["time", "an ending"]

    def holds(self, g: Table, scene: Scene) -> bool:
        ending = g.scenario.endings.get(g.app.ending)
        return ending is not None and ending.time is (self.what == "time")


class SpacesWithFire(PeoplesCondition, frozen=True):
    """So many spaces contain Fire."""

    at_least: int

    def holds(self, g: Table, scene: Scene) -> bool:
        return len(g.state.fire) >= self.at_least


class InStartRoom(PeoplesCondition, frozen=True):
    """You are in the room in which the investigators began."""

    def holds(self, g: Table, scene: Scene) -> bool:
        start = room_here(g, room_of_place(g, g.scenario.start))
        return bool(you(scene).space) and g.places.room_of[you(scene).space] == start


class AnotherIs(PeoplesCondition, frozen=True):
    """Another investigator has one of these Conditions."""

    conditions: tuple[ConditionId, ...]

    def holds(self, g: Table, scene: Scene) -> bool:
        others = [who for who in g.state.investigators if who is not you(scene)]
        return any(has_condition(g, who, each) for who in others for each in self.conditions)


class SomebodyHas(PeoplesCondition, frozen=True):
    """An investigator has a Condition."""

    condition: ConditionId

    def holds(self, g: Table, scene: Scene) -> bool:
        return any(has_condition(g, who, self.condition) for who in g.playing)


class SomebodyEliminated(Condition, frozen=True):
    """An investigator is eliminated."""  # the app is told of it as it happens

    def holds(self, g: Table, scene: Scene) -> bool:
        return any(who.eliminated for who in g.state.investigators)


class SomebodyIn(PeoplesCondition, frozen=True):
    """An investigator stands in one of these rooms."""

    rooms: tuple[RoomId, ...]

    def holds(self, g: Table, scene: Scene) -> bool:
        wanted = [room_here(g, each) for each in self.rooms]
        return any(g.places.room_of.get(who.space) in wanted for who in g.playing)


class HoldsMost(PeoplesCondition, frozen=True):
    """You hold more cards with a trait than any other investigator."""

    trait: TraitName

    def holds(self, g: Table, scene: Scene) -> bool:
        held = {who.id: len(items_of(g, who, self.trait)) for who in g.state.investigators}
        mine = held.pop(you(scene).id)
        return all(mine > theirs for theirs in held.values())


class Finished(PeoplesCondition, frozen=True):
    """You have discarded so many Search or Interact tokens, or defeated monsters, since this card
    came to you."""

    at_least: int = 1

    def holds(self, g: Table, scene: Scene) -> bool:
        return you(scene).finished >= self.at_least


class ChooseFavourite(PeoplesVerb, frozen=True):
    """You choose in secret a Person or a named monster that is on the board."""

    def run(self, g: Table, scene: Scene) -> Rule[None]:
        who = you(scene)
        persons = [n for n in g.app.tokens if g.box.tokens[n].kind == "person"]
        monsters = [each.name for each in g.app.monsters if each.name]
        names = list(dict.fromkeys([*persons, *monsters]))  # several may go by one name
        if not names:
            return
        about: dict[str, Fact] = {"who": who.id}

        def offer() -> Decision:
            options = tuple(FAVOUR.each(names))
            return Decision((who.seat,), "favourite", options, "2e.insane.changes-victory", about)

        chosen = yield from choose_secretly(offer)
        (who.favourite,) = FAVOUR.ids(chosen)


class FavouriteSafe(PeoplesCondition, frozen=True):
    """Whom you chose has been neither removed nor defeated nor refused."""

    def holds(self, g: Table, scene: Scene) -> bool:
        name = you(scene).favourite
        if not name:
            return True
        there = name in g.app.tokens or any(each.name == name for each in g.app.monsters)
        return there and REFUSED + name not in g.app.facts
