"""Words of what is known: facts, counters, hidden variables."""

from collections.abc import Iterator

from madhouse.engine.content_version import Prose
from madhouse.engine.flow import Rule
from madhouse.second.acting.scene import Scene
from madhouse.second.app.facts import count, counted, learn
from madhouse.second.app.variables import asks, shown_value
from madhouse.second.things.amounts import Amount
from madhouse.second.things.references import CounterId, FactId, VariableKey
from madhouse.second.things.table import Table
from madhouse.second.things.word_checks import NamedValues
from madhouse.second.words.base import AppVerb, Condition


class Learn(AppVerb, frozen=True):
    """A fact is known from now on."""

    only_tells = True
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


class CountOver(AppVerb, frozen=True):
    """What one counter has counted is counted by another."""

    counter: CounterId
    to: CounterId

    def run(self, g: Table, scene: Scene) -> Rule[None]:
        number = counted(g, self.counter)
        if number:
            count(g, self.counter, -number)
            count(g, self.to, number)
        yield from ()


class ReadCounts(AppVerb, frozen=True):
    """Counters are read out, and how many of a total are left."""

    only_tells = True
    counters: tuple[CounterId, ...]
    total: Amount

    def run(self, g: Table, scene: Scene) -> Rule[None]:
        numbers = [counted(g, each) for each in self.counters]
        for counter, value in zip(self.counters, numbers, strict=True):
            g.tell("counted", (), counter=counter, value=value)
        g.tell("left-to-count", (), number=max(0, g.amount(self.total) - sum(numbers)))
        yield from ()


class Read(AppVerb, frozen=True):
    """A text is read aloud that hangs on a hidden variable, or on a mark of its value."""

    only_tells = True
    by: VariableKey
    texts: dict[str, Prose]

    def named_values(self) -> Iterator[NamedValues]:
        """A text for every value."""
        yield NamedValues(self.by, self.texts, every=True)

    def run(self, g: Table, scene: Scene) -> Rule[None]:
        text = self.texts[shown_value(g, self.by, self.texts)]
        # Of values that read alike the first is told, so that none is betrayed.
        value = next(each for each, other in self.texts.items() if other == text)
        g.tell("reading", (), word=g.box.number_of(self), value=value)
        yield from ()


class Say(AppVerb, frozen=True):
    """A text is read aloud."""

    text: Prose

    def run(self, g: Table, scene: Scene) -> Rule[None]:
        g.tell("said", (), word=g.box.number_of(self))
        yield from ()


class LearnValue(AppVerb, frozen=True):
    """A fact is known, and with it what a hidden variable is."""

    only_tells = True
    fact: FactId
    by: VariableKey

    def named_values(self) -> Iterator[NamedValues]:
        """A fact that is worded by value is worded for every value."""
        yield NamedValues(self.by, fact=self.fact)

    def run(self, g: Table, scene: Scene) -> Rule[None]:
        learn(g, self.fact, shown_value(g, self.by))
        yield from ()


class Known(Condition, frozen=True):
    """A fact is known."""

    noted = True
    fact: FactId

    def holds(self, g: Table, scene: Scene) -> bool:
        return self.fact in g.app.facts


class Counted(Condition, frozen=True):
    """A counter stands at so many or more."""

    noted = True
    counter: CounterId
    at_least: Amount = 1

    def holds(self, g: Table, scene: Scene) -> bool:
        return counted(g, self.counter) >= g.amount(self.at_least)


class CountedTogether(Condition, frozen=True):
    """Several counters add up to so many or more."""

    noted = True
    counters: tuple[CounterId, ...]
    at_least: Amount

    def holds(self, g: Table, scene: Scene) -> bool:
        return sum(counted(g, each) for each in self.counters) >= g.amount(self.at_least)


class AsManyAs(Condition, frozen=True):
    """Some counters together stand as high as others together, or higher."""

    noted = True
    these: tuple[CounterId, ...]
    those: tuple[CounterId, ...]

    def holds(self, g: Table, scene: Scene) -> bool:
        total = sum(counted(g, each) for each in self.these)
        return total >= sum(counted(g, each) for each in self.those)


class Asks(Condition, frozen=True):
    """The hidden variables have these values; the answer is seen by all."""

    noted = True
    values: dict[VariableKey, str]

    def named_values(self) -> Iterator[NamedValues]:
        """The values that are asked for."""
        for key, value in self.values.items():
            yield NamedValues(key, (value,))

    def holds(self, g: Table, scene: Scene) -> bool:
        return asks(g, self.values)


class RoundIs(Condition, frozen=True):
    """It is this round, or a later one: up to another, or each so-manieth of them."""

    at_least: int
    at_most: int | None = None
    every: int = 1

    def holds(self, g: Table, scene: Scene) -> bool:
        late = g.app.round - self.at_least
        if late < 0 or late % self.every:
            return False
        return self.at_most is None or g.app.round <= self.at_most


class Investigators(Condition, frozen=True):
    """So many investigators play, or more; or no more than so many."""

    at_least: int
    at_most: int | None = None

    def holds(self, g: Table, scene: Scene) -> bool:
        return self.of(g.number)

    def of(self, number: int) -> bool:
        """Whether so many are enough, and not too many."""
        return number >= self.at_least and (self.at_most is None or number <= self.at_most)
