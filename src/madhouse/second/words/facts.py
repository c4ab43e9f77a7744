"""Words of what is known: facts, counters, hidden variables."""

from madhouse.engine.content_version import Prose
from madhouse.engine.flow import Rule
from madhouse.second.acting.scene import Scene
from madhouse.second.app.facts import count, counted, learn
from madhouse.second.app.variables import asks, shown_value
from madhouse.second.things.amounts import Amount
from madhouse.second.things.references import CounterId, FactId
from madhouse.second.things.table import Table
from madhouse.second.words.base import AppVerb, Condition


class Learn(AppVerb, frozen=True):
    """A fact is known from now on."""

    fact: FactId

    def run(self, g: Table, scene: Scene) -> Rule[None]:
        learn(g, self.fact)
        yield from ()


class Count(AppVerb, frozen=True):
    """A counter goes up, or down."""

    counter: CounterId
    by: int = 1

    def run(self, g: Table, scene: Scene) -> Rule[None]:
        count(g, self.counter, self.by)
        yield from ()


class Read(AppVerb, frozen=True):
    """A text is read aloud that hangs on a hidden variable, or on a mark of its value."""

    by: str
    texts: dict[str, Prose]

    def run(self, g: Table, scene: Scene) -> Rule[None]:
        text = self.texts[shown_value(g, self.by, self.texts)]
        # Of values that read alike the first is told, so that none is betrayed.
        value = next(each for each, other in self.texts.items() if other == text)
        g.tell("reading", (), word=g.box.number_of(self), value=value)
        yield from ()


class LearnValue(AppVerb, frozen=True):
    """A fact is known, and with it what a hidden variable is."""

    fact: FactId
    by: str

    def run(self, g: Table, scene: Scene) -> Rule[None]:
        value = shown_value(g, self.by)
        if learn(g, self.fact):
            g.tell("learned-value", (), fact=self.fact, value=value)
        yield from ()


class Known(Condition, frozen=True):
    """A fact is known."""

    fact: FactId

    def holds(self, g: Table, scene: Scene) -> bool:
        return self.fact in g.app.facts


class Counted(Condition, frozen=True):
    """A counter stands at so many or more."""

    counter: CounterId
    at_least: Amount = 1

    def holds(self, g: Table, scene: Scene) -> bool:
        return counted(g, self.counter) >= g.amount(self.at_least)


class Asks(Condition, frozen=True):
    """The hidden variables have these values; the answer is seen by all."""

    values: dict[str, str]

    def holds(self, g: Table, scene: Scene) -> bool:
        return asks(g, self.values)


class RoundIs(Condition, frozen=True):
    """It is this round, or a later one."""

    at_least: int

    def holds(self, g: Table, scene: Scene) -> bool:
        return g.app.round >= self.at_least


class Investigators(Condition, frozen=True):
    """So many investigators play, or more."""

    at_least: int

    def holds(self, g: Table, scene: Scene) -> bool:
        return g.number >= self.at_least
