"""Words for the marks that cards keep count by."""

from madhouse.engine.flow import Rule
from madhouse.first.acting.scene import Scene
from madhouse.first.things.references import MarkId, MarkName
from madhouse.first.things.table import Table
from madhouse.first.words.base import Condition, Verb


class Mark(Verb, frozen=True):
    """A mark is made: on the card, or under a name that several cards share."""

    outlives = True
    name: MarkName = ""
    number: int = 1

    def run(self, g: Table, scene: Scene) -> Rule[None]:
        name = self.name or scene.card
        g.state.marks[name] = g.state.marks.get(name, 0) + self.number
        g.tell("marked", ("1e.open.card-overrides",), name=name, marks=g.state.marks[name])
        yield from ()


class Unmark(Verb, frozen=True):
    """All those marks are gone."""

    outlives = True
    name: MarkId = ""

    def possible(self, g: Table, scene: Scene) -> bool:
        return bool(g.state.marks.get(self.name or scene.card))

    def run(self, g: Table, scene: Scene) -> Rule[None]:
        name = self.name or scene.card
        if g.state.marks.pop(name, 0):
            g.tell("unmarked", ("1e.open.card-overrides",), name=name)
        yield from ()


class Marked(Condition, frozen=True, kw_only=True):
    """There are so many marks on the card, or under the name."""

    name: MarkId = ""
    at_least: int = 1
    per_investigator: int = 0

    def holds(self, g: Table, scene: Scene) -> bool:
        needed = self.at_least + self.per_investigator * len(g.state.players)
        return g.state.marks.get(self.name or scene.this or scene.card, 0) >= needed
