"""Words that join others: not, any of, all of; perhaps, either, each."""

from collections.abc import Callable
from typing import ClassVar, TypeAlias

import msgspec

from madhouse.engine import clauses
from madhouse.engine.flow import Rule
from madhouse.second.acting.scene import Scene, all_hold
from madhouse.second.acting.verbs import run_all
from madhouse.second.things.table import Table
from madhouse.second.words.base import Condition, Verb

Judge: TypeAlias = Callable[[clauses.Condition], Rule[bool]]
"""Finds out whether a condition holds, perhaps by asking people."""


class Not(Condition, frozen=True):
    """It is not so."""

    noted = True  # as far as what it denies is
    denies: ClassVar[str] = "that"
    that: clauses.Condition

    def holds(self, g: Table, scene: Scene) -> bool:
        return not self.that.holds(g, scene)

    def judged(self, judge: Judge) -> Rule[bool]:
        """The same where somebody must be asked."""
        return not (yield from judge(self.that))


class AnyOf(Condition, frozen=True):
    """One of several is so."""

    noted = True
    joins: ClassVar[str] = "or"
    these: tuple[clauses.Condition, ...]

    def holds(self, g: Table, scene: Scene) -> bool:
        for each in self.these:  # noqa: SIM110 - a generator costs more than the loop
            if each.holds(g, scene):
                return True
        return False

    def judged(self, judge: Judge) -> Rule[bool]:
        """The same where somebody must be asked, as far as is needed."""
        for each in self.these:
            if (yield from judge(each)):
                return True
        return False


class AllOf(Condition, frozen=True):
    """All of several are so."""

    noted = True
    these: tuple[clauses.Condition, ...]

    def holds(self, g: Table, scene: Scene) -> bool:
        return all_hold(g, scene, self.these)

    def judged(self, judge: Judge) -> Rule[bool]:
        """The same where somebody must be asked, as far as is needed."""
        for each in self.these:
            if not (yield from judge(each)):
                return False
        return True


class Perhaps(Verb, frozen=True):
    """Something happens if something is so, and perhaps something else if not."""

    outlives = True
    do: tuple[clauses.Verb, ...]
    given: tuple[clauses.Condition, ...] = msgspec.field(name="if")
    otherwise: tuple[clauses.Verb, ...] = msgspec.field(default=(), name="else")

    def run(self, g: Table, scene: Scene) -> Rule[None]:
        so = yield from g.hands.judge(g, scene, self.given)
        yield from run_all(g, scene, self.do if so else self.otherwise)
