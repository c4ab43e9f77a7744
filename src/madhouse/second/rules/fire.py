"""Fire: it hurts on entering, after an action and on a forfeit, spreads, and can be put out."""

from madhouse.engine.decisions import Fact
from madhouse.engine.flow import Rule
from madhouse.engine.forms import form
from madhouse.second.acting.reactions import at_moment
from madhouse.second.acting.scene import Scene
from madhouse.second.app.drawer import hurt
from madhouse.second.rules.group import decide_together
from madhouse.second.rules.harm import suffer
from madhouse.second.things.state import Investigator, Monster
from madhouse.second.things.table import Table

SPREAD = form("fire to {space}")


def place_fire(g: Table, space: str) -> bool:
    """Put Fire into a space; a second one cannot be (2e.fire.one-per-space)."""
    if space in g.state.fire:
        return False
    g.state.fire.append(space)
    g.app.fire = True  # 2e.conflict.set-fire-reminder
    g.tell("fire", ("2e.fire.by-set-fire",), space=space)
    return True


def put_out(g: Table, space: str) -> None:
    """Discard the Fire of a space."""
    if space in g.state.fire:
        g.state.fire.remove(space)
        g.tell("fire-out", ("2e.fire.extinguish-successes",), space=space)


def burn(g: Table, who: Investigator, rule: str) -> Rule[None]:
    """One facedown Damage, if there is Fire where an investigator stands."""
    if who.space not in g.state.fire or who.eliminated:
        return
    if who.hoses:  # 2e.fire.extinguish-successes, 2e.fire.extinguished-no-damage
        who.hoses -= 1
        put_out(g, who.space)
        return
    if (yield from at_moment(g, who, "would-burn", Scene(who))):
        return
    g.tell("burned", (rule,), who=who.id, space=who.space)
    yield from suffer(g, who, damage=1, facedown=True)


def burn_monster(g: Table, monster: Monster, rule: str) -> Rule[None]:
    """A monster in Fire suffers one damage, unless its kind ignores Fire."""
    abilities = g.kind(monster).abilities
    if "flying" in abilities or "phasing" in abilities:
        return
    if g.state.monsters.get(monster.id) in g.state.fire:
        g.tell("monster-burned", (rule,), monster=monster.id)
        yield from hurt(g, monster, 1)


def spread_fire(g: Table) -> Rule[None]:
    """As the mythos phase begins, before any event, Fire spreads to one space of the group's choice
    beside a space with Fire (2e.fire.spread-timing, 2e.fire.spread).

    No wall lets it pass (2e.faq.fire-and-walls, 2e.conflict.fire-spread-choice).
    """
    state = g.state
    burning = set(state.fire)
    reached = {near for space in state.fire for near in g.places.beside[space]}
    if burning & set(state.passages):
        reached |= set(state.passages)
    spaces = [space for space in g.places.spaces if space in reached and space not in burning]
    if not spaces:
        return
    about: dict[str, Fact] = {"spaces": spaces}
    options = SPREAD.each(spaces)
    chosen = yield from decide_together(g, "fire-spreads", options, "2e.fire.spread", about)
    (space,) = SPREAD.ids(chosen)
    place_fire(g, space)
