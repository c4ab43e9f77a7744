"""The attack action: select an attack type, select a monster, confirm and resolve."""

from collections.abc import Iterator

from madhouse.engine.decisions import Fact
from madhouse.engine.flow import Rule, choose
from madhouse.engine.forms import form
from madhouse.second.acting.lying import shown_sides
from madhouse.second.acting.reactions import at_moment
from madhouse.second.acting.scene import Scene
from madhouse.second.acting.standing import said_by, standing
from madhouse.second.app.drawer import draw_text, hurt, texts_of
from madhouse.second.app.instructions import resolve_instruction
from madhouse.second.rules.spells import still_here
from madhouse.second.things.cards import WEAPON_CLASSES, Weapon, WeaponClass
from madhouse.second.things.state import Investigator, Monster
from madhouse.second.things.table import Table

ATTACK = form("attack {monster} with {card}")
UNARMED = form("attack {monster} unarmed")
CLASS = form("as {kind}")


def weapons_of(g: Table, who: Investigator) -> Iterator[tuple[str, str, Weapon]]:
    """The possessions with an attack icon (2e.attack.choose-weapon): what each is called, the side
    that shows, and the icon; of equal ones the first."""
    named: list[str] = []
    for side in shown_sides(who):
        weapon = g.box.weapon(side)
        name = g.box.face(side)
        if weapon is not None and name not in named:
            named.append(name)
            yield name, side, weapon


def attack_options(g: Table, who: Investigator) -> list[str]:
    """Every monster that can be attacked, with each weapon that reaches it (2e.attack.target)."""
    if not who.actions or not g.app.monsters or not who.space:
        return []
    near = g.monsters_in_range(who.space)
    if not near:
        return []
    here = [each for each in near if g.state.monsters[each.id] == who.space]
    options = UNARMED.each([each.id for each in here])  # 2e.attack.unarmed-same-space
    for name, side, weapon in weapons_of(g, who):
        for monster in near if weapon.reach == "ranged" else here:
            if not kept_from_attacking(g, who, monster, side):
                options.append(ATTACK(monster.id, name))
    return options


def against_attack(g: Table, who: Investigator, monster: str, card: str = "") -> str | None:
    """The rule against attacking a monster with a weapon, or unarmed without one."""
    if not who.actions:
        return "2e.attack.confirm-costs-action"
    standing_at = g.state.monsters.get(monster)
    if standing_at is None or standing_at not in g.places.in_range[who.space]:
        return "2e.attack.target"
    same_space = standing_at == who.space
    if not same_space and g.extras.laid and g.hidden(g.monster(monster)):
        return "2e.attack.target"
    if not card:
        return None if same_space else "2e.attack.unarmed-same-space"
    found = next(((s, w) for name, s, w in weapons_of(g, who) if name == card), None)
    if found is None:
        return "2e.attack.choose-weapon"
    side, weapon = found
    if weapon.reach == "melee" and not same_space:
        return "2e.attack.melee-same-space"
    if kept_from_attacking(g, who, g.monster(monster), side):
        return "2e.golden.cannot-is-absolute"
    return None


def kept_from_attacking(g: Table, who: Investigator, monster: Monster, side: str) -> bool:
    """Whether a card forbids this attack (2e.golden.cannot-is-absolute)."""
    if "cannot_attack" not in g.index.answering:
        return False
    scene = Scene(who, monster, weapon=side, purpose="attack")
    return standing(g, who, "cannot_attack", False, scene)


def attack(g: Table, who: Investigator, name: str, card: str = "") -> Rule[bool]:
    """Attack a monster as the app instructs (2e.attack.app-instructs); all that comes of it belongs
    to the action (2e.attack.effects-belong). True if the action is forfeited in it."""
    monster = g.monster(name)
    side = next((s for called, s, _ in weapons_of(g, who) if called == card), "")
    kind = yield from class_of_attack(g, who, side)
    space = g.state.monsters[name]
    scene = Scene(who, monster, weapon=side, space=space, purpose="attack")
    monster.attacked = monster.provoked = True
    g.tell(
        "attacks", ("2e.attack.app-instructs",), who=who.id, monster=name, card=card, attack=kind
    )
    text = yield from draw_text(g, *texts_of(g, monster, kind), scene)
    yield from resolve_instruction(g, scene, text, monster, "attack")
    scene.weapon = still_here(g, who, side)
    yield from at_moment(g, who, "attack-over", scene)
    return scene.forfeited


def class_of_attack(g: Table, who: Investigator, side: str) -> Rule[WeaponClass]:
    """The option that matches the attack (2e.attack.press-attack), by the traits of the weapon; of
    two classes the investigator chooses."""
    if not side:
        return "unarmed"
    classes = [WEAPON_CLASSES[t] for t in g.traits(side) if t in WEAPON_CLASSES]
    if not classes:
        return "spell"
    about: dict[str, Fact] = {"who": who.id, "card": g.box.front(side)}
    rule = "2e.attack.press-attack"
    chosen = yield from choose((who.seat,), "attack-class", CLASS.each(classes), rule, about)
    return classes[CLASS.each(classes).index(chosen)]


def weapon_damage(g: Table, scene: Scene) -> int:
    """The damage value of the weapon in use, as the weapon itself says it is for this monster."""
    weapon = g.box.weapon(scene.weapon)
    return said_by(g, scene.weapon, "weapon_damage", weapon.damage if weapon else 0, scene)


def deal(g: Table, scene: Scene, monster: Monster, damage: int) -> Rule[None]:
    """An attack causes damage to a monster (2e.attack.typical)."""
    scene.dealt += damage
    yield from hurt(g, monster, damage, scene)
