"""Doing what a card says, verb by verb; after each one the objective is looked at."""

from collections.abc import Iterable

from madhouse.engine.clauses import Verb
from madhouse.engine.flow import Rule
from madhouse.first.acting.objective import check_objective, something_reached
from madhouse.first.acting.scene import Scene
from madhouse.first.things.table import Table


def run_all(g: Table, scene: Scene, verbs: Iterable[Verb]) -> Rule[None]:
    """Do what a card says, in its order."""
    for verb in verbs:
        yield from verb.run(g, scene)
        if something_reached(g):
            yield from check_objective(g, scene)


def can_do(g: Table, scene: Scene, verbs: tuple[Verb, ...]) -> bool:
    """Whether any of it would do something: what has no target is not offered."""
    return not verbs or any(verb.possible(g, scene) for verb in verbs)


def can_pay(g: Table, scene: Scene, cost: tuple[Verb, ...]) -> bool:
    """Whether all of a price can be paid."""
    for verb in cost:  # noqa: SIM110 - a generator costs more than the loop
        if not verb.possible(g, scene):
            return False
    return True
