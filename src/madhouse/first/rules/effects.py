"""Effects: what comes of a card that is read aloud."""

from madhouse.engine.flow import Rule
from madhouse.first.acting.reactions import at_moment
from madhouse.first.acting.scene import Scene
from madhouse.first.acting.verbs import run_all
from madhouse.first.rules.attribute_tests import attribute_test
from madhouse.first.things.cards import Outcome
from madhouse.first.things.table import Table

__all__ = ["at_moment", "resolve_outcome", "run_all"]


def resolve_outcome(g: Table, scene: Scene, outcome: Outcome, rule: str) -> Rule[None]:
    """Resolve combat text: what it does in any case, then its test (1e.combat.read-all).

    A result for which the card gives no effect does nothing (1e.test.missing-effect).
    """
    yield from run_all(g, scene, outcome.do)
    you = scene.you
    if outcome.test is None or you is None:
        return
    test = outcome.test
    passed = yield from attribute_test(g, you, test.attribute, test.modifier, rule, scene)
    yield from run_all(g, scene, outcome.passed if passed else outcome.failed)
