"""Words for alternatives: one thing or another, by choice or by how things stand."""

from typing import ClassVar, Literal

import msgspec

from madhouse.engine import clauses
from madhouse.engine.clauses import parts_within
from madhouse.engine.decisions import Fact
from madhouse.engine.flow import Rule, choose
from madhouse.first.acting.scene import Scene, all_hold
from madhouse.first.acting.verbs import can_do, left_for
from madhouse.first.rules.effects import run_all
from madhouse.first.things.lasting_names import face
from madhouse.first.things.state import KEEPER
from madhouse.first.things.table import Table
from madhouse.first.words.base import Condition, Verb, chooser

FIRST, SECOND = "the first", "the second"


class Either(Verb, frozen=True, kw_only=True):
    """One thing or the other, as you or the keeper choose; what would do nothing is no choice."""

    outlives = True
    do: tuple[clauses.Verb, ...]
    other: tuple[clauses.Verb, ...] = msgspec.field(name="or")
    by: Literal["you", "keeper"] = "you"

    def possible(self, g: Table, scene: Scene) -> bool:
        return can_do(g, scene, self.do) or can_do(g, scene, self.other)

    def run(self, g: Table, scene: Scene) -> Rule[None]:
        ways = {FIRST: self.do, SECOND: self.other}
        able = [way for way, verbs in ways.items() if self._left(g, scene, verbs)]
        if able:
            seats = (KEEPER,) if self.by == "keeper" else chooser(scene)
            about: dict[str, Fact] = {"card": scene.card, "choice": number_of(g, scene.card, self)}
            chosen = yield from choose(seats, "either", able, "1e.open.card-overrides", about)
            yield from run_all(g, scene, ways[chosen])

    def _left(self, g: Table, scene: Scene, verbs: tuple[clauses.Verb, ...]) -> bool:
        left = left_for(g, scene, verbs)  # to the dead nothing is a choice that speaks to them
        return can_do(g, scene, left) and bool(left or not verbs)


def number_of(g: Table, card: str, choice: Either) -> int:
    """Which of the choices on the card it is, so that a player can be told what it offers."""
    story: dict[str, msgspec.Struct] = {event.id: event for event in g.story.events}
    story |= {objective.id: objective for objective in g.story.objectives}
    written = g.box.worded.get(face(card)) or story[card]
    return list(parts_within(written, Either)).index(choice)


class IfSo(Verb, frozen=True, kw_only=True):
    """One thing if the conditions are met, perhaps another if not."""

    outlives = True
    given: tuple[clauses.Condition, ...] = msgspec.field(name="if")
    then: tuple[clauses.Verb, ...] = ()
    otherwise: tuple[clauses.Verb, ...] = msgspec.field(default=(), name="else")

    def possible(self, g: Table, scene: Scene) -> bool:
        verbs = self.then if all_hold(g, scene, self.given) else self.otherwise
        return bool(verbs) and can_do(g, scene, verbs)

    def run(self, g: Table, scene: Scene) -> Rule[None]:
        met = all_hold(g, scene, self.given)
        yield from run_all(g, scene, self.then if met else self.otherwise)


class AnyOf(Condition, frozen=True):
    """At least one of the conditions is met."""

    joins: ClassVar[str] = "or"
    of: tuple[clauses.Condition, ...]

    def holds(self, g: Table, scene: Scene) -> bool:
        return any(each.holds(g, scene) for each in self.of)


class AllOf(Condition, frozen=True):
    """All of the conditions are met."""

    of: tuple[clauses.Condition, ...]

    def holds(self, g: Table, scene: Scene) -> bool:
        return all_hold(g, scene, self.of)
