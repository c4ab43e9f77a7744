"""Words of what is guessed and what hangs on it: somebody names a value, and was right or wrong."""

from collections.abc import Iterator

from madhouse.engine import clauses
from madhouse.engine.content_version import Prose
from madhouse.engine.decisions import Fact
from madhouse.engine.flow import Rule, choose
from madhouse.second.acting.scene import Scene
from madhouse.second.acting.verbs import run_all
from madhouse.second.app.variables import asks, shown_value
from madhouse.second.things.references import VariableKey
from madhouse.second.things.state import PEOPLE
from madhouse.second.things.table import Table
from madhouse.second.things.word_checks import NamedValues
from madhouse.second.words.base import AppVerb
from madhouse.second.words.company import ONE


class Guess(AppVerb, frozen=True):
    """You say what a hidden variable is; it brings one thing if you are right, another if not."""

    by: VariableKey
    of: dict[str, Prose]  # the values that can be named, and what they are called
    right: tuple[clauses.Verb, ...] = ()
    wrong: tuple[clauses.Verb, ...] = ()

    def named_values(self) -> Iterator[NamedValues]:
        """Those that can be named; others may be left out."""
        yield NamedValues(self.by, self.of)

    def run(self, g: Table, scene: Scene) -> Rule[None]:
        who = scene.you
        about: dict[str, Fact] = {"word": g.box.number_of(self)}
        if who is not None:
            about["who"] = who.id
        seat = who.seat if who is not None else PEOPLE
        options = [ONE(number) for number in range(len(self.of))]
        chosen = yield from choose((seat,), "guess", options, "", about)
        (number,) = ONE.ids(chosen)
        value = list(self.of)[int(number)]
        name = who.id if who is not None else None
        g.tell("guessed", (), who=name, word=g.box.number_of(self), value=value)
        right = asks(g, {self.by: value})
        yield from run_all(g, scene, self.right if right else self.wrong)


class ByValue(AppVerb, frozen=True):
    """Something happens that hangs on a hidden variable, or on a mark of its value."""

    by: VariableKey
    do: dict[str, tuple[clauses.Verb, ...]]

    def named_values(self) -> Iterator[NamedValues]:
        """Something for every value; an empty list where nothing happens."""
        yield NamedValues(self.by, self.do, every=True)

    def run(self, g: Table, scene: Scene) -> Rule[None]:
        yield from run_all(g, scene, self.do[shown_value(g, self.by)])
