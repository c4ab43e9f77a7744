"""Words and rules carried out on a table by themselves: what they ask is answered in its order."""

from typing import Any

from madhouse.engine.clauses import Verb
from madhouse.engine.decisions import Decision
from madhouse.engine.flow import Rule
from madhouse.second.acting.scene import Scene
from madhouse.second.acting.verbs import run_all
from madhouse.second.building import TableBuilder
from madhouse.second.things.table import Table
from tests.rules.second.tables import LEV, PEARL
from tests.second.foes import at_table
from tests.second.houses import house


def two(written: str = "", lev: str = "front-hall.a", pearl: str = "yard.b") -> TableBuilder:
    """A plain house with Lev Abramson, whom words speak to, and Pearl Gaines far away."""
    table = TableBuilder(told=house(written)).investigator(LEV, at=lev)
    return table.investigator(PEARL, at=pearl)


def laid(table: TableBuilder) -> Table:
    """The table, in the turn of Lev Abramson."""
    return at_table(table.play(turn_of=LEV))


def lev(g: Table, **more: Any) -> Scene:
    """A scene in which he is 'you'."""
    return Scene(g.investigator(LEV), **more)


def carry_out(g: Table, scene: Scene, *verbs: Verb, say: tuple[str, ...] = ()) -> list[Decision]:
    """Carry out some verbs; gives the questions that were asked, each answered by the next of what
    is said, the last one over and over."""
    return answered(run_all(g, scene, verbs), say)


def answered(flow: Rule[Any], say: tuple[str, ...] = ()) -> list[Decision]:
    """Answer what a rule asks, until it is over."""
    asked: list[Decision] = []
    try:
        decision = next(flow)
        while True:
            assert isinstance(decision, Decision)
            asked.append(decision)
            chosen = say[min(len(asked), len(say)) - 1] if say else decision.options[0]
            assert chosen in decision.options, decision.options
            decision = flow.send(chosen)
    except StopIteration:
        return asked


def told(g: Table, kind: str) -> list[dict[str, Any]]:
    """The facts of what was told since the table was laid."""
    return [dict(event.facts) for event in g.log.page if event.kind == kind]
