"""Doing what an instruction says, verb by verb, by whoever has the hands for it."""

from collections.abc import Sequence

from madhouse.engine.clauses import Verb
from madhouse.engine.flow import NOTHING, Rule
from madhouse.second.acting.scene import Scene
from madhouse.second.things.peoples_words import is_for_people
from madhouse.second.things.table import Table


def run_all(g: Table, scene: Scene, verbs: Sequence[Verb]) -> Rule[None]:
    """Do it in its order.

    If 'you' are eliminated in the middle of it, what speaks to you is off, and what happens to
    others, the board and the app still happens (2e.conflict.eliminated-mid-action).
    """
    return _run_all(g, scene, verbs) if verbs else NOTHING


def _run_all(g: Table, scene: Scene, verbs: Sequence[Verb]) -> Rule[None]:
    you = scene.you
    for verb in verbs:
        if you is not None and you.eliminated and not verb.outlives:
            continue
        if is_for_people(verb):
            yield from g.hands.carry_out(g, scene, verb)
        else:
            yield from verb.run(g, scene)


def can_do(g: Table, scene: Scene, verbs: tuple[Verb, ...]) -> bool:
    """Whether any of it would do something: what has no target is not offered."""
    for verb in verbs:
        if verb.possible(g, scene):
            return True
    return not verbs


def can_pay(g: Table, scene: Scene, cost: tuple[Verb, ...]) -> bool:
    """Whether all of a price can be paid (2e.spend.must-have)."""
    for verb in cost:  # noqa: SIM110 - a generator costs more than the loop
        if not verb.possible(g, scene):
            return False
    return True
