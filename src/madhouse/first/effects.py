"""Effects: what a card does, verb by verb; after each one the objective is looked at."""

from collections.abc import Iterable

from madhouse.engine.clauses import Verb
from madhouse.engine.flow import Rule
from madhouse.first.attribute_tests import attribute_test
from madhouse.first.cards import Outcome
from madhouse.first.objective import check_objective, something_reached
from madhouse.first.scene import Scene, all_hold
from madhouse.first.state import Investigator
from madhouse.first.table import Table


def run_all(g: Table, scene: Scene, verbs: Iterable[Verb]) -> Rule[None]:
    """Do what a card says, in its order."""
    for verb in verbs:
        yield from verb.run(g, scene)
        if something_reached(g):
            yield from check_objective(g, scene)


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


def lying_before(who: Investigator, cards: frozenset[str]) -> list[str]:
    """Those of the cards that lie before an investigator."""
    lying = (who.traits, who.cards, who.trauma, who.facedown)
    if all(cards.isdisjoint(each) for each in lying):
        return []
    return [card for each in lying for card in each if card in cards]


def at_moment(g: Table, who: Investigator, moment: str) -> Rule[None]:
    """Let the cards that lie before an investigator do what they wait for."""
    waiting = g.index.waiting.get(moment, frozenset())
    for card in lying_before(who, waiting):
        for clause in g.index.moments(card, moment):
            scene = Scene(who, card=card)
            if all_hold(g, scene, clause.given):
                yield from run_all(g, scene, clause.do)
