"""Words about threat, time and how the house stands, for keeper actions, events and objectives."""

from typing import ClassVar, Literal

from madhouse.engine import clauses
from madhouse.engine.flow import Rule
from madhouse.first.acting.scene import Scene, all_hold
from madhouse.first.rules.events import resolve_event
from madhouse.first.rules.harm import insane
from madhouse.first.things.references import MonsterNameOrClass, RoomId
from madhouse.first.things.seats import MOST
from madhouse.first.things.state import Monster
from madhouse.first.things.table import Table
from madhouse.first.words.base import Condition, Verb

RULE = "1e.open.card-overrides"


class GainThreat(Verb, frozen=True):
    """The keeper gains threat, more with more players."""

    outlives = True
    amount: int = 0
    per_investigator: int = 0

    def run(self, g: Table, scene: Scene) -> Rule[None]:
        gained = self.amount + self.per_investigator * len(g.state.players)
        g.keeper.threat += gained
        g.tell("threat", (RULE,), amount=gained, threat=g.keeper.threat)
        yield from ()


class LoseThreat(Verb, frozen=True):
    """The keeper discards threat."""

    outlives = True
    amount: int = 1

    def possible(self, g: Table, scene: Scene) -> bool:
        return g.keeper.threat >= self.amount

    def run(self, g: Table, scene: Scene) -> Rule[None]:
        lost = min(self.amount, g.keeper.threat)
        g.keeper.threat -= lost
        g.tell("threat-lost", (RULE,), amount=lost, threat=g.keeper.threat)
        yield from ()


class ThreatAtLeast(Condition, frozen=True):
    """The keeper has so much threat."""

    amount: int

    def holds(self, g: Table, scene: Scene) -> bool:
        return g.keeper.threat >= self.amount


class HurryTime(Verb, frozen=True):
    """One more time token on the Event deck; an event that is due is resolved at once."""

    outlives = True

    def run(self, g: Table, scene: Scene) -> Rule[None]:
        if g.state.events:
            g.state.time += 1
            card = next(each for each in g.story.events if each.id == g.state.events[0])
            g.tell("time", (RULE,), time=g.state.time, of=card.time)
            if g.state.time >= card.time:
                yield from resolve_event(g, card)


class EventsToCome(Condition, frozen=True):
    """At least so many Event cards are still to be resolved."""

    number: int

    def holds(self, g: Table, scene: Scene) -> bool:
        return len(g.state.events) >= self.number


class Players(Condition, frozen=True, kw_only=True):
    """So many investigator players began the game."""

    at_least: int = 1
    at_most: int = MOST

    def holds(self, g: Table, scene: Scene) -> bool:
        return self.at_least <= len(g.state.players) <= self.at_most


class MonstersThere(Condition, frozen=True, kw_only=True):
    """So many monsters of a kind or class are in the rooms, or anywhere on the board."""

    monster: MonsterNameOrClass = ""
    rooms: tuple[RoomId, ...] = ()
    at_least: int = 1
    per_investigator: int = 0

    def holds(self, g: Table, scene: Scene) -> bool:
        needed = self.at_least + self.per_investigator * len(g.state.players)
        there = [foe for foe in g.state.monsters if self._is_there(g, foe)]
        return len(there) >= needed

    def _is_there(self, g: Table, foe: Monster) -> bool:
        meant = not self.monster or self.monster in (foe.kind, foe.name, g.kind(foe).klass)
        return meant and (not self.rooms or g.room_of(foe) in self.rooms)


class InvestigatorsInsane(Condition, frozen=True):
    """At least one investigator is insane, or half of those in the game."""

    share: Literal["one", "half"] = "one"

    def holds(self, g: Table, scene: Scene) -> bool:
        everyone = g.state.investigators
        number = sum(insane(g, who) for who in everyone)
        return number > 0 if self.share == "one" else number > 0 and 2 * number >= len(everyone)


class InvestigatorIn(Condition, frozen=True):
    """An investigator is in one of the rooms."""

    rooms: tuple[RoomId, ...]

    def holds(self, g: Table, scene: Scene) -> bool:
        return any(g.investigators_in(room) for room in self.rooms)


class SomeInvestigator(Condition, frozen=True):
    """At least one investigator meets all of the conditions."""

    about: ClassVar[str] = "given"
    given: tuple[clauses.Condition, ...]

    def holds(self, g: Table, scene: Scene) -> bool:
        return any(all_hold(g, Scene(who), self.given) for who in g.state.investigators)


class RoomIsDark(Condition, frozen=True):
    """The room is dark."""

    room: RoomId

    def holds(self, g: Table, scene: Scene) -> bool:
        return g.room(self.room).dark


class RoomBurns(Condition, frozen=True):
    """The room is on fire."""

    room: RoomId

    def holds(self, g: Table, scene: Scene) -> bool:
        return g.room(self.room).fire


class MonsterInFire(Condition, frozen=True):
    """A monster of this kind, or of this name, is in a burning room."""

    monster: MonsterNameOrClass

    def holds(self, g: Table, scene: Scene) -> bool:
        return any(
            self.monster in (foe.kind, foe.name) and g.room(g.room_of(foe)).fire
            for foe in g.state.monsters
        )


class RoomExplored(Condition, frozen=True):
    """The room has been explored."""

    room: RoomId

    def holds(self, g: Table, scene: Scene) -> bool:
        return g.room(self.room).explored
