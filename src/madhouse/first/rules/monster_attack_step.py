"""The Monster Attack Step: each monster may attack once."""

from contextlib import suppress

from madhouse.engine.flow import Killed, Rule, choose
from madhouse.engine.forms import form
from madhouse.first.acting.scene import Scene
from madhouse.first.acting.standing import standing
from madhouse.first.rules.combat import monster_attacks
from madhouse.first.rules.monsters import monster_called, monster_name
from madhouse.first.rules.named_monsters import spares
from madhouse.first.things.plain_answers import DONE
from madhouse.first.things.state import KEEPER, Investigator, Monster
from madhouse.first.things.table import Table

ATTACKS = form("{monster} attacks {who}")


def monster_attack_step(g: Table) -> Rule[str]:
    """One attack of the step: the keeper picks the monster and its target, or ends the step.

    1e.monster-attack.each-once, 1e.monster-attack.optional, 1e.monster-attack.keeper-picks-target.
    """
    peopled = {who.space for who in g.state.investigators}
    options = [
        ATTACKS(monster_name(foe), who.id)
        for foe in g.state.monsters
        if foe.space in peopled and _holds_still(foe) is None
        for who in targets(g, foe)
    ]
    if not options:
        return _end_step(g)
    chosen = yield from choose(
        (KEEPER,), "monster-attack", [*options, DONE], "1e.monster-attack.optional"
    )
    if chosen == DONE:
        return _end_step(g)
    name, target = ATTACKS.ids(chosen)
    foe = monster_called(g, name)
    foe.attacked = True
    with suppress(Killed):
        yield from monster_attacks(g, foe, g.investigator(target))
    return "monster-attacks"


def against_monster_attack(g: Table, foe: Monster, who: Investigator) -> str | None:
    """The rule against a monster's attack on an investigator; once it has attacked, or from another
    space, it cannot (1e.monster-attack.each-once)."""
    if rule := _holds_still(foe):
        return rule
    if who.space != foe.space:
        return "1e.monster-attack.each-once"
    return None if who in targets(g, foe) else "1e.open.card-overrides"


def _holds_still(foe: Monster) -> str | None:
    if foe.stun:
        return "1e.monster-attack.stunned"
    return "1e.monster-attack.each-once" if foe.attacked else None


def targets(g: Table, foe: Monster) -> list[Investigator]:
    """Those in its space whom it does not spare, without one whom it does not choose while
    another is there."""
    there = [who for who in g.investigators_at(foe.space) if not spares(g, foe, who)]
    if "not_attacked" in g.index.answering:
        there = [who for who in there if not standing(g, who, "not_attacked", False)]
    if len(there) < 2 or "not_chosen" not in g.index.answering:
        return there
    chosen = [w for w in there if not standing(g, w, "not_chosen", False, Scene(w, foe))]
    return chosen or there


def _end_step(g: Table) -> str:
    """Every stunned monster loses one token instead of attacking (1e.monster-attack.stunned,
    1e.open.stun-every-monster)."""
    for foe in g.state.monsters:
        if foe.stun and not foe.attacked:
            _recover(g, foe)
        foe.attacked = False
    return "event"


def _recover(g: Table, foe: Monster) -> None:
    foe.stun -= 1
    g.tell("monster-recovers", ("1e.monster-attack.stunned",), monster=foe.id, left=foe.stun)
