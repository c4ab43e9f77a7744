"""The monster drawer: monsters that have spawned, their health, the texts drawn for them."""

from collections.abc import Sequence
from typing import cast

from madhouse.engine.flow import Rule
from madhouse.second.acting.scene import Scene, all_hold
from madhouse.second.acting.verbs import run_all
from madhouse.second.app.tokens import place_token
from madhouse.second.things.cards import WeaponClass
from madhouse.second.things.monsters import Instruction
from madhouse.second.things.scenario import Bound
from madhouse.second.things.state import Monster
from madhouse.second.things.table import Table


def spawn(g: Table, kind: str, space: str, name: str = "") -> Rule[Monster | None]:
    """Put a monster on the board (2e.monster.spawn); none if its figures or the ID tokens have run
    out (2e.conflict.exhausted-supply). A second one of its kind has an ID token
    (2e.monster.id-token).
    """
    card = g.box.monsters[kind]
    if lacking := lacking_for(g, kind):
        g.tell("cannot-spawn", ("2e.limits.all-others-limited",), kind=kind, lacking=lacking)
        return None
    there = [each.id for each in g.app.monsters if each.kind == kind]
    number = next(n for n in range(1, 99) if f"{kind} {n}" not in there)
    named = g.box.named_monsters.get(name)
    health = g.amount(card.health) + (g.amount(named.extra_health) if named else 0)
    monster = Monster(f"{kind} {number}", kind, max(1, health), name, origin=space)
    monster.identity = bool(there)
    g.app.monsters.append(monster)
    g.app.figures[kind] = g.app.figures.get(kind, 0) + 1
    yield from g.hands.place_monster(g, monster, space)
    g.tell(
        "spawned",
        ("2e.monster.spawn",),
        monster=monster.id,
        kind=kind,
        name=name,
        space=space,
        identity=monster.identity,
    )
    if named is not None and named.bound:
        to = named.bound.to if isinstance(named.bound, Bound) else "room"
        g.tell("keeps-to", (), monster=monster.id, to=to)
    return monster


def lacking_for(g: Table, kind: str) -> str:
    """What there is too little of for another monster of a kind; nothing if it can come."""
    there = sum(each.kind == kind for each in g.app.monsters)
    if there >= g.box.monsters[kind].figures:
        return "figure"
    tokens = sum(each.identity for each in g.app.monsters)
    return "ID token" if there and tokens >= g.box.supply.identity else ""


def hurt(g: Table, monster: Monster, damage: int, scene: Scene | None = None) -> Rule[None]:
    """A monster suffers damage; at its health it is defeated (2e.attack.defeat,
    2e.conflict.monster-damage-excess)."""
    if damage <= 0 or monster not in g.app.monsters:
        return
    # What is beyond its health is not kept: the button is pressed no further.
    monster.damage = min(monster.health, monster.damage + damage)
    g.tell("monster-hurt", ("2e.attack.track-damage",), monster=monster.id, damage=damage)
    kind = g.kind(monster)
    if monster.damage >= monster.health:
        yield from defeat(g, monster, scene)
    elif kind.hurt and damage >= kind.hurt_by:
        yield from run_all(g, Scene(scene.you if scene else None, monster), kind.hurt)


def heal(g: Table, monster: Monster, damage: int) -> None:
    """A monster loses damage."""
    healed = min(damage, monster.damage)
    if healed:
        monster.damage -= healed
        g.tell("monster-healed", (), monster=monster.id, damage=healed)


def defeat(g: Table, monster: Monster, scene: Scene | None = None) -> Rule[None]:
    """A defeated monster is discarded and set aside (2e.monster.defeated,
    2e.monster.discarded-set-aside); a named one may bring something."""
    named, space = g.named(monster), g.state.monsters.get(monster.id, "")
    carried, monster.carries = monster.carries, ""
    laid_at = (yield from g.hands.where(g, monster)) if carried else ""
    remove(g, monster)
    g.tell("defeated", ("2e.monster.defeated",), monster=monster.id)
    if carried:
        yield from place_token(g, g.box.tokens[carried], laid_at)
    if scene is not None and scene.you is not None:
        scene.you.finished += 1
    here = Scene(scene.you if scene else None, space=space, purpose="defeat")
    yield from run_all(g, here, g.kind(monster).defeated)
    if named is not None:
        g.app.defeated.append(named.id)
        yield from run_all(g, here, named.defeated)


def lay_down(g: Table, monster: Monster) -> Rule[None]:
    """What a monster carries is placed where it stands."""
    if monster.carries:
        token, monster.carries = g.box.tokens[monster.carries], ""
        space = yield from g.hands.where(g, monster)
        yield from place_token(g, token, space)


def remove(g: Table, monster: Monster) -> None:
    """Take a monster off the board and out of the drawer (2e.attack.drawer-update)."""
    g.app.monsters.remove(monster)
    g.hands.remove_monster(g, monster)


def watches(g: Table, monster: Monster) -> bool:
    """Whether a named monster does nothing yet: nobody has attacked it, and all of it is so for
    which it keeps still."""
    named = g.named(monster)
    if named is None or not named.watches_while or monster.provoked:
        return False
    return all_hold(g, Scene(monster=monster), named.watches_while)


def texts_of(g: Table, monster: Monster, kind: str) -> tuple[str, tuple[Instruction, ...]]:
    """The texts for a monster's activation, evade or horror check, or an attack by a class of
    weapon, with the name under which it is kept which were drawn; a named one may have its own."""
    named, card = g.named(monster), g.kind(monster)
    own: tuple[Instruction, ...] = ()
    match kind:
        case "activate" if named and named.until_attacked and not monster.provoked:
            return f"{monster.name} until attacked", named.until_attacked
        case "activate":
            own, usual = (named.activate if named else ()), card.activate
        case "evade":
            own, usual = (named.evade if named else ()), card.evade
        case "horror":
            own, usual = (named.horror_check if named else ()), card.horror_check
        case _:
            weapon = cast(WeaponClass, kind)
            own, usual = (named.attacked_with(weapon) if named else ()), card.attack[weapon]
    return (f"{monster.name} {kind}", own) if own else (f"{monster.kind} {kind}", usual)


def draw_text(g: Table, name: str, texts: Sequence[Instruction], scene: Scene) -> Rule[Instruction]:
    """One of several texts by chance: without return, until all of them have been read."""
    possible = []
    for number, each in enumerate(texts):
        if not each.given or (yield from g.hands.judge(g, scene, each.given)):
            possible.append(number)
    drawn = g.app.texts.setdefault(name, [])
    fresh = [n for n in possible if str(n) not in drawn]
    if not fresh:
        drawn.clear()
        fresh = possible
    chosen = fresh[g.app_random.below(len(fresh))] if len(fresh) > 1 else fresh[0]
    drawn.append(str(chosen))
    g.seal()
    return texts[chosen]
