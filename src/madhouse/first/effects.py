"""Effects: what comes of a card that is read aloud."""

from madhouse.engine.flow import Rule
from madhouse.first.attribute_tests import attribute_test
from madhouse.first.cards import Outcome
from madhouse.first.reactions import at_moment
from madhouse.first.scene import Scene
from madhouse.first.table import Table
from madhouse.first.verbs import run_all

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
