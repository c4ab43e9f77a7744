"""Doing what a card says, verb by verb; after each one the objective is looked at."""

from collections.abc import Iterable

from madhouse.engine.clauses import Verb
from madhouse.engine.flow import Killed, Rule
from madhouse.first.acting.deaths import Deaths, is_dead
from madhouse.first.acting.objective import check_objective, something_reached
from madhouse.first.acting.scene import Scene
from madhouse.first.things.table import Table


def run_all(g: Table, scene: Scene, verbs: Iterable[Verb]) -> Rule[None]:
    """Do what a card says, in its order.

    If 'you' are killed in the middle of it, only what speaks to you is off, and the death is
    passed on when the rest is done (1e.open.killed-mid-step).
    """
    you = scene.you
    gone = you is not None and is_dead(g, you)
    deaths: Deaths | None = None
    for verb in verbs:
        if gone and not verb.outlives:
            continue
        try:
            yield from verb.run(g, scene)
            if something_reached(g):
                yield from check_objective(g, scene)
        except Killed as dead:
            deaths = deaths or Deaths(g)
            deaths.note(dead)
        if you is not None and not gone and is_dead(g, you):
            gone = True
            deaths = deaths or Deaths(g)
            deaths.note(Killed(you.id))
    if deaths is not None:
        deaths.settle(you)


def left_for(g: Table, scene: Scene, verbs: tuple[Verb, ...]) -> tuple[Verb, ...]:
    """What is left of it: all, unless 'you' are dead."""
    if scene.you is None or not is_dead(g, scene.you):
        return verbs
    return tuple(verb for verb in verbs if verb.outlives)


def can_do(g: Table, scene: Scene, verbs: tuple[Verb, ...]) -> bool:
    """Whether any of it would do something: what has no target is not offered."""
    return not verbs or any(verb.possible(g, scene) for verb in verbs)


def can_pay(g: Table, scene: Scene, cost: tuple[Verb, ...]) -> bool:
    """Whether all of a price can be paid."""
    for verb in cost:  # noqa: SIM110 - a generator costs more than the loop
        if not verb.possible(g, scene):
            return False
    return True
