"""Evade tests: what it costs to turn one's back on a monster."""

from madhouse.engine.decisions import Fact
from madhouse.engine.flow import Rule, choose, choose_among
from madhouse.first.acting.reactions import at_moment
from madhouse.first.acting.scene import Cause, Scene
from madhouse.first.acting.standing import standing
from madhouse.first.rules.attribute_tests import attribute_test
from madhouse.first.rules.monsters import monster_damages, monster_name
from madhouse.first.rules.named_monsters import spares
from madhouse.first.things.attributes import Attribute
from madhouse.first.things.state import KEEPER, Investigator, Monster
from madhouse.first.things.table import Table

STRIKE = "strike"
HOLD = "hold back"


def evade_monsters(g: Table, who: Investigator) -> Rule[None]:
    """Before he moves or does anything but attack he tests against every monster in his space.

    Each monster once a turn (1e.evade.when, 1e.evade.once-per-turn), in the order he likes
    (1e.evade.multiple).
    """
    while foes := [m for m in g.state.monsters if m.space == who.space and m.id not in who.evaded]:
        foe = yield from choose_among(
            (who.player,), "evade-next", foes, monster_name, "1e.evade.multiple", {"who": who.id}
        )
        who.evaded.append(foe.id)
        yield from _evade(g, who, foe)


def _evade(g: Table, who: Investigator, foe: Monster) -> Rule[None]:
    """He tests Dexterity with its awareness (1e.evade.how); if he fails it may damage him."""
    modifier = standing(g, who, "evade_value", g.kind(foe).awareness)
    g.tell("evades", ("1e.evade.when",), who=who.id, monster=foe.id)
    passed = yield from attribute_test(
        g, who, Attribute.DEXTERITY, modifier, "1e.evade.how", cause=Cause(monster=foe.id)
    )
    if passed or spares(g, foe, who):
        return
    if (yield from at_moment(g, who, "evade-failed", Scene(who, foe))):
        return
    about: dict[str, Fact] = {"who": who.id, "monster": foe.id}
    chosen = yield from choose((KEEPER,), "hit-evader", (STRIKE, HOLD), "1e.evade.fail", about)
    if chosen == STRIKE:
        yield from monster_damages(g, foe, who, "1e.evade.fail")
