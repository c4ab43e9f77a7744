"""Blows: the damage that an attack may be expected to do.

It takes the Combat cards of the monster's class and the backs of a spell, whichever is on top: the
cards are printed, so everybody could count it.
"""

from collections import Counter
from collections.abc import Iterable

from madhouse.engine.clauses import Verb
from madhouse.first.acting.scene import Scene
from madhouse.first.rules.attribute_tests import FACES, passing_faces, test_value
from madhouse.first.rules.combat import fits
from madhouse.first.things.attributes import Attribute, TestOf
from madhouse.first.things.cards import AttackHalf
from madhouse.first.things.state import Investigator, Monster
from madhouse.first.things.table import Table
from madhouse.first.words.combat import DealDamage, DealWeaponDamage

NO_WEAPON = "no weapon"
CERTAIN = 1.0


def expected_damage(g: Table, who: Investigator, foe: Monster, card: str = "") -> float:
    """What an attack with a card, or with bare hands, does on the whole."""
    scene = Scene(who, foe, weapon=card, combat=True)
    if card in g.box.spells:
        spell = g.box.spells[card]
        odds = _odds(g, scene, spell.test)
        return _mean(_by_test(odds, back.passed, back.failed, 0) for back in spell.backs)
    weapon = g.box.items[card].weapon if card else None
    damage = 0 if weapon is None else weapon.damage
    halves = _halves(g, foe, card)
    return _mean(
        _by_test(_odds(g, scene, half.test), half.passed, half.failed, damage)
        + _damage(half.do, damage)
        for half in halves
    )


def usual_test(
    g: Table, who: Investigator, foe: Monster, card: str = ""
) -> tuple[Attribute, int] | None:
    """What an attack tests as a rule, and how many faces pass, whichever Combat card is drawn."""
    scene, halves = Scene(who, foe, weapon=card, combat=True), _halves(g, foe, card)
    tested = Counter(half.test.attribute for half in halves if half.test is not None)
    if not tested:
        return None
    ((attribute, _),) = tested.most_common(1)
    return attribute, round(_mean(_odds(g, scene, half.test) for half in halves) * FACES)


def _halves(g: Table, foe: Monster, card: str) -> list[AttackHalf]:
    """What the Combat cards of the monster's class say of an attack with this."""
    weapon = g.box.items[card].weapon if card else None
    kind = NO_WEAPON if weapon is None else weapon.kind
    return [
        each.attack
        for each in g.box.combat.values()
        if each.deck == g.kind(foe).klass and fits(each.attack.weapon, kind)
    ]


def _odds(g: Table, scene: Scene, test: TestOf | None) -> float:
    if test is None or scene.you is None:
        return CERTAIN
    return passing_faces(test_value(g, scene.you, test.attribute, test.modifier, scene)) / FACES


def _by_test(odds: float, passed: tuple[Verb, ...], failed: tuple[Verb, ...], weapon: int) -> float:
    return odds * _damage(passed, weapon) + (1 - odds) * _damage(failed, weapon)


def _damage(verbs: tuple[Verb, ...], weapon: int) -> int:
    dealt = sum(each.amount for each in verbs if isinstance(each, DealDamage))
    return dealt + sum(weapon + each.plus for each in verbs if isinstance(each, DealWeaponDamage))


def _mean(numbers: Iterable[float]) -> float:
    found = [*numbers]
    return sum(found) / len(found) if found else 0.0
