"""Evade checks: before leaving a monster's space, and before most actions in one."""

from madhouse.engine.decisions import Fact
from madhouse.engine.flow import Rule, choose_among
from madhouse.engine.forms import form
from madhouse.second.acting.scene import Scene
from madhouse.second.acting.standing import standing
from madhouse.second.app.drawer import draw_text, texts_of
from madhouse.second.app.instructions import resolve_instruction
from madhouse.second.rules.restraints import restrained_in
from madhouse.second.things.state import Investigator, Monster
from madhouse.second.things.table import Table

EVADE = form("evade {monster}")


def must_evade(g: Table, who: Investigator) -> list[Monster]:
    """The monsters in the space with the highest awareness: only one of them is evaded
    (2e.evade.highest-awareness, 2e.conflict.evade-which-monster). A card may let some be left out.
    """
    here = g.monsters_at(who.space)
    if here and g.extras.laid and restrained_in(g, who.space):
        return []
    if here and "need_not_evade" in g.index.answering:
        here = [each for each in here if not _left_out(g, who, each)]
    if len(here) < 2:
        return here
    most = max(g.kind(each).awareness for each in here)
    return [each for each in here if g.kind(each).awareness == most]


def _left_out(g: Table, who: Investigator, monster: Monster) -> bool:
    return standing(g, who, "need_not_evade", False, Scene(who, monster))


def evade(g: Table, who: Investigator) -> Rule[bool]:
    """An evade check, if there is a monster; False if it made the investigator forfeit
    (2e.evade.two-steps, 2e.evade.may-forfeit)."""
    foes = must_evade(g, who)
    if not foes:
        return True
    about: dict[str, Fact] = {"who": who.id}
    monster = yield from choose_among(
        (who.seat,), "evade", foes, lambda each: EVADE(each.id), "2e.evade.tie", about
    )
    g.tell("evades", ("2e.evade.resolve",), who=who.id, monster=monster.id)
    scene = Scene(who, monster, purpose="evade")
    text = yield from draw_text(g, *texts_of(g, monster, "evade"), scene)
    yield from resolve_instruction(g, scene, text, monster, "evade")
    return not scene.forfeited and not who.eliminated
