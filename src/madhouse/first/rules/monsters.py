"""Monsters on the board: what they are called, the damage they deal and take, their death."""

from madhouse.engine.flow import Rule
from madhouse.engine.forms import form
from madhouse.engine.knowledge import forget
from madhouse.first.acting.objective import check_objective
from madhouse.first.rules.corpse import place_corpse
from madhouse.first.rules.harm import damage
from madhouse.first.rules.named_monsters import named
from madhouse.first.things.state import Investigator, Monster
from madhouse.first.things.table import Table

MONSTER = form("{monster}")
_NUMBERED = form("{kind} {number}")


def monster_name(monster: Monster) -> str:
    """How a monster is called in options: its kind and the number of its figure on the board."""
    return _NUMBERED(monster.kind, monster.id)


def monster_number(name: str) -> int:
    """The number of the figure that is called so in options."""
    _, number = _NUMBERED.ids(name)
    return int(number)


def monster_kind(name: str) -> str:
    """The kind of the figure that is called so in options."""
    kind, _ = _NUMBERED.ids(name)
    return kind


def monster_called(g: Table, name: str) -> Monster:
    """The monster on the board that is called so in options."""
    number = monster_number(name)
    return next(each for each in g.state.monsters if each.id == number)


def monster_damages(g: Table, foe: Monster, who: Investigator, rule: str) -> Rule[None]:
    """The investigator takes its damage value (1e.keyword.monster-damages-you).

    Its token may then be looked at (1e.secrecy.monster-token-verify).
    """
    g.show(g.token_id(foe))
    g.tell("monster-damages", (rule,), who=who.id, monster=foe.id)
    yield from damage(g, who, g.token(foe).damage, rule)


def deal_damage(g: Table, foe: Monster, amount: int, rule: str) -> Rule[None]:
    """Damage adds up on a monster; at its health or more it is killed (1e.monster-kill.threshold).

    Who has damaged it may look at its token (1e.secrecy.monster-token-damaged).
    """
    if amount <= 0:
        return
    foe.damage += amount
    g.show(g.token_id(foe))
    g.tell("monster-hurt", (rule,), monster=foe.id, amount=amount, damage=foe.damage)
    if foe.damage >= monster_health(g, foe):
        yield from kill_monster(g, foe)


def monster_health(g: Table, foe: Monster) -> int:
    """The health on its token, and more if it has a name (1e.named-monster.extra-health)."""
    return g.token(foe).health + foe.extra_health


def kill_monster(g: Table, foe: Monster) -> Rule[None]:
    """The figure leaves the board and rejoins the unused ones (1e.monster-kill.cleanup)."""
    g.tell("monster-killed", ("1e.monster-kill.threshold",), monster=foe.id, kind=foe.kind)
    forget(g.state, [g.token_id(foe)])
    g.state.monsters.remove(foe)
    if foe.samples:
        g.tell("samples-lost", ("1e.sample.lost-on-death",), monster=foe.id)
    if foe.carries:
        g.room(g.room_of(foe)).pile[:0] = foe.carries
        g.tell("carried-dropped", ("1e.open.card-overrides",), monster=foe.id, cards=foe.carries)
    if foe.name:
        g.state.slain.append(foe.name)
        who = named(g, foe)
        if who is not None and who.leaves_corpse:
            place_corpse(g, foe.space, foe.name)
    yield from check_objective(g)


def stun_monster(g: Table, foe: Monster, tokens: int) -> None:
    """Stun tokens go next to the figure (1e.stun.placement)."""
    foe.stun += tokens
    g.tell("monster-stunned", ("1e.stun.placement",), monster=foe.id, tokens=tokens)


def on_board(g: Table, foe: Monster | None) -> bool:
    """Whether the monster is still there; a card may have killed it in the middle of its text."""
    return foe is not None and foe in g.state.monsters
