"""Fire: it hurts on entering, after an action and on a forfeit, spreads, and can be put out."""

from madhouse.engine.decisions import Fact
from madhouse.engine.flow import NOTHING, Rule, choose
from madhouse.engine.forms import form
from madhouse.second.acting.reactions import at_moment
from madhouse.second.acting.scene import Scene
from madhouse.second.app.drawer import hurt
from madhouse.second.rules.features import (
    OVERGROWTH,
    WATER,
    number_in,
    spaces_with,
    take_token,
)
from madhouse.second.rules.group import decide_together
from madhouse.second.rules.harm import suffer
from madhouse.second.rules.skill_test import skill_test
from madhouse.second.things.plain_answers import LEAVE
from madhouse.second.things.skills import Skill, TestOf
from madhouse.second.things.state import Investigator, Monster
from madhouse.second.things.table import Table

SPREAD = form("fire to {space}")
FIGHT_FIRE = "fight the fire"
PUT_OUT = "put out the fire"


def place_fire(g: Table, space: str) -> bool:
    """Put Fire into a space; a second one cannot be (2e.fire.one-per-space), nor one in Water
    (2e.water.no-fire). It burns all Overgrowth there (2e.overgrowth.burns)."""
    if not can_burn(g, space):
        return False
    g.state.fire.append(space)
    g.app.fire = True  # 2e.conflict.set-fire-reminder
    g.tell("fire", ("2e.fire.by-set-fire",), space=space)
    if g.extras.laid:
        take_token(g, OVERGROWTH, space)
    return True


def can_burn(g: Table, space: str) -> bool:
    """Whether Fire can be placed in a space."""
    return space not in g.state.fire and not number_in(g, WATER, space)


def put_out(g: Table, space: str) -> None:
    """Discard the Fire of a space."""
    if space in g.state.fire:
        g.state.fire.remove(space)
        g.tell("fire-out", ("2e.fire.extinguish-successes",), space=space)


def burn(g: Table, who: Investigator, rule: str) -> Rule[None]:
    """One facedown Damage, if there is Fire where an investigator stands."""
    if who.space not in g.state.fire or who.eliminated:
        return NOTHING
    return _burn(g, who, rule)


def _burn(g: Table, who: Investigator, rule: str) -> Rule[None]:
    if who.hoses and (yield from _fought(g, who)):  # 2e.fire.extinguished-no-damage
        return
    entered = rule == "2e.fire.enter-damage"
    scene = Scene(who, purpose="enter" if entered else "")
    if (yield from at_moment(g, who, "would-burn", scene)):
        return
    g.tell("burned", (rule,), who=who.id, space=who.space)
    yield from suffer(g, who, damage=1, facedown=True)


def _fought(g: Table, who: Investigator) -> Rule[bool]:
    """A success of the extinguishing test may be used where one stands or comes to stand, all of
    the round (2e.fire.extinguish-successes, 2e.conflict.extinguish-duration)."""
    about: dict[str, Fact] = {"who": who.id, "space": who.space, "left": who.hoses}
    rule = "2e.fire.extinguish-successes"
    chosen = yield from choose((who.seat,), "put-out", (PUT_OUT, LEAVE), rule, about)
    if chosen == LEAVE:
        return False
    who.hoses -= 1
    put_out(g, who.space)
    return True


def fire_options(g: Table, who: Investigator) -> list[str]:
    """Fighting the flames, from wherever one stands."""
    return [FIGHT_FIRE] if against_fighting_fire(g, who) is None else []


def against_fighting_fire(g: Table, who: Investigator) -> str | None:
    """The rule against fighting the flames: there are none, or there is no action left."""
    if not g.state.fire:
        return "2e.fire.extinguish"
    return None if who.actions else "2e.action.two-per-turn"


def fight_fire(g: Table, who: Investigator) -> Rule[None]:
    """An agility test (2e.fire.extinguish); whether its successes are used here is asked as the
    action ends, in the place of the Damage."""
    scene = Scene(who, purpose="extinguish")
    who.hoses += yield from skill_test(g, who, TestOf(Skill.AGILITY), scene)


def burn_monster(g: Table, monster: Monster, rule: str) -> Rule[None]:
    """A monster in Fire suffers one damage, unless its kind ignores Fire."""
    abilities = g.kind(monster).abilities
    if "flying" in abilities or "phasing" in abilities:
        return
    if g.state.monsters.get(monster.id) in g.state.fire:
        g.tell("monster-burned", (rule,), monster=monster.id)
        yield from hurt(g, monster, g.kind(monster).burns)


def spread_fire(g: Table) -> Rule[None]:
    """As the mythos phase begins, before any event, Fire spreads to one space of the group's choice
    beside a space with Fire (2e.fire.spread-timing, 2e.fire.spread).

    No wall lets it pass (2e.faq.fire-and-walls, 2e.conflict.fire-spread-choice).
    """
    state = g.state
    if not state.fire:
        return
    burning = set(state.fire).union(spaces_with(g, WATER))
    reached = {near for space in state.fire for near in g.places.beside[space]}
    if not set(state.fire).isdisjoint(state.passages):
        reached |= set(state.passages)
    spaces = [space for space in g.places.spaces if space in reached and space not in burning]
    if not spaces:
        return
    g.tell("fire-spreads", ("2e.fire.app-reminder",))
    about: dict[str, Fact] = {"spaces": spaces}
    options = SPREAD.each(spaces)
    chosen = yield from decide_together(g, "fire-spreads", options, "2e.fire.spread", about)
    (space,) = SPREAD.ids(chosen)
    place_fire(g, space)
