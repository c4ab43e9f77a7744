"""Forewarning: the tests that a step would bring, and what the die must not exceed in each.

Everybody at the table could work it out: it takes the investigator's open cards and the figures.
"""

from typing import Any, cast

from madhouse.engine.decisions import Decision, Fact
from madhouse.engine.game import Game
from madhouse.first.attribute_tests import test_value
from madhouse.first.attributes import Attribute
from madhouse.first.scene import Occasion, Scene
from madhouse.first.standing import standing, standing_here
from madhouse.first.state import Investigator, Monster
from madhouse.first.table import Table

TURN = "turn"


def forewarned(game: Game[Any], decision: Decision) -> dict[str, Fact]:
    """For a turn: `evade` and `horror`, each test as the monster's number and what it needs."""
    g = cast(Table, game.table)
    if decision.kind != TURN or not g.state.monsters:
        return {}
    who = next(each for each in g.state.investigators if each.id == decision.about["who"])
    evading = [m for m in g.state.monsters if m.space == who.space and m.id not in who.evaded]
    facing = [m for m in g.state.monsters if m.id not in who.faced]
    return {
        "evade": [f"{foe.id} {_evading(g, who, foe)}" for foe in evading],
        "horror": [f"{foe.id} {_facing(g, who, foe)}" for foe in facing],
    }


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
