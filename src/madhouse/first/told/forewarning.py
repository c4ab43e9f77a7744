"""Forewarning (annotations): tests that a step would bring, what each needs, what does nothing.

Everybody at the table could work it out: it takes the investigator's open cards and the figures.
"""

from typing import Any, cast

from madhouse.engine.clauses import Verb
from madhouse.engine.decisions import Decision, Fact
from madhouse.engine.game import Game
from madhouse.first.acting.reactions import USE
from madhouse.first.acting.scene import Occasion, Scene
from madhouse.first.acting.standing import standing, standing_here
from madhouse.first.rules.attribute_tests import test_value
from madhouse.first.things.attributes import Attribute
from madhouse.first.things.state import Investigator, Monster
from madhouse.first.things.table import Table
from madhouse.first.words.base import you
from madhouse.first.words.each import EachInvestigator
from madhouse.first.words.harm import HealDamage, HealHorror
from madhouse.first.words.targets import Someone

TURN = "turn"


def forewarned(game: Game[Any, Any], decision: Decision) -> dict[str, Fact]:
    """For a turn: `evade` and `horror`, each test as the monster's number and what it needs, and
    `idle`, the options that would do nothing."""
    g = cast(Table, game.table)
    if decision.kind != TURN:
        return {}
    who = next(each for each in g.state.investigators if each.id == decision.about["who"])
    idle = [option for option in decision.options if _idle(g, who, option)]
    return {**_tests(g, who), **({"idle": idle} if idle else {})}


def _tests(g: Table, who: Investigator) -> dict[str, Fact]:
    if not g.state.monsters:
        return {}
    evading = [m for m in g.state.monsters if m.space == who.space and m.id not in who.evaded]
    facing = [m for m in g.state.monsters if m.id not in who.faced]
    return {
        "evade": [f"{foe.id} {_evading(g, who, foe)}" for foe in evading],
        "horror": [f"{foe.id} {_facing(g, who, foe)}" for foe in facing],
    }


def _idle(g: Table, who: Investigator, option: str) -> bool:
    """Whether it is the use of a card that heals, and there is nothing to heal."""
    used = USE.read(option)
    ability = None if used is None else g.box.abilities.get(used["card"])
    return ability is not None and _heals_nothing(g, Scene(who), ability.action)


def _heals_nothing(g: Table, scene: Scene, verbs: tuple[Verb, ...]) -> bool:
    return bool(verbs) and all(_nothing(g, scene, verb) for verb in verbs)


def _nothing(g: Table, scene: Scene, verb: Verb) -> bool:
    if isinstance(verb, Someone | EachInvestigator):
        return all(_heals_nothing(g, Scene(each), verb.do) for each in verb.targets(g, scene))
    return (isinstance(verb, HealDamage) and not you(scene).damage) or (
        isinstance(verb, HealHorror) and you(scene).horror <= you(scene).scars
    )


def _evading(g: Table, who: Investigator, foe: Monster) -> int:
    modifier = standing(g, who, "evade_value", g.kind(foe).awareness)
    return _needs(g, who, Attribute.DEXTERITY, modifier, "1e.evade.how")


def _facing(g: Table, who: Investigator, foe: Monster) -> int:
    modifier = standing(g, who, "horror_value", g.kind(foe).horror)
    modifier = standing_here(g, who, "horror_value_here", modifier)
    return _needs(g, who, Attribute.WILLPOWER, modifier, "1e.horror-test.how")


def _needs(g: Table, who: Investigator, attribute: Attribute, modifier: int, rule: str) -> int:
    scene = Scene(who)
    scene.occasion = Occasion(rule)
    return test_value(g, who, attribute, modifier, scene)
