"""Combat: cards of the monster's class are drawn until one is relevant, read and resolved."""

from collections.abc import Callable
from typing import Any

from madhouse.engine.decks import discard, draw
from madhouse.engine.flow import Rule
from madhouse.engine.forms import form
from madhouse.engine.knowledge import EVERYONE
from madhouse.first.acting.scene import Scene
from madhouse.first.acting.standing import standing
from madhouse.first.rules.effects import at_moment, resolve_outcome
from madhouse.first.rules.monster_skill import special_instead
from madhouse.first.rules.monsters import monster_name
from madhouse.first.rules.spells import attack_spells
from madhouse.first.things.cards import CombatCard, Weapon
from madhouse.first.things.state import Feature, Investigator, Monster
from madhouse.first.things.table import Table

ATTACK_BARE_HANDED = form("attack {monster} bare-handed")
ATTACK_WITH = form("attack {monster} with {card}")


def attack_options(g: Table, who: Investigator) -> list[str]:
    """What he can attack, and with what: bare hands, weapons and 'attack' spells
    (1e.conflict.attack-target)."""
    if who.hiding or not g.state.monsters:
        return []
    spells = attack_spells(g, who) if who.spells else []
    armed = weapons(g, who) if who.cards else []
    longer = standing(g, who, "range_bonus", 0) if armed or spells else 0
    options = []
    far = bool(spells) or any(arm.range or arm.long for _, arm in armed)
    for foe in g.state.monsters if far else g.monsters_at(who.space):
        name = monster_name(foe)
        if _beyond_hands(who, foe) is None:
            options.append(ATTACK_BARE_HANDED(name))
        for card, weapon in armed:
            if reaches(g, who, foe, weapon, longer):
                options.append(ATTACK_WITH(name, card))
        for spell in spells:
            if in_range(g, who.space, foe.space, spell.range and spell.range + longer):
                options.append(ATTACK_WITH(name, spell.id))
    return options


def against_attack(g: Table, who: Investigator, foe: Monster, card: str = "") -> str | None:
    """The rule against his attack on a monster, bare-handed or with a weapon or spell."""
    if not card:
        return _hides(who) or _beyond_hands(who, foe)
    return _hides(who) or _beyond_card(g, who, foe, card)


def _beyond_card(g: Table, who: Investigator, foe: Monster, card: str) -> str | None:
    longer, here, there = standing(g, who, "range_bonus", 0), who.space, foe.space
    for spell in attack_spells(g, who):
        if spell.id == card:
            near = in_range(g, here, there, spell.range and spell.range + longer)
            return None if near else _too_far(g, here, there)
    weapon = g.box.items[card].weapon if card in who.cards else None
    if weapon is None:
        return "1e.attack.choose-weapon"
    if useless(g, who, card):
        return "1e.open.card-overrides"
    if reaches(g, who, foe, weapon, longer):
        return None
    hand_to_hand = not weapon.range and not weapon.long
    return "1e.range.count" if hand_to_hand else _too_far(g, here, there)


def _hides(who: Investigator) -> str | None:
    return "1e.hiding.restrictions" if who.hiding else None


def _beyond_hands(who: Investigator, foe: Monster) -> str | None:
    return None if foe.space == who.space else "1e.attack.unarmed"


def weapons(g: Table, who: Investigator) -> list[tuple[str, Weapon]]:
    """The weapons he carries that can be used now."""
    items = g.box.items
    return [
        (card, weapon)
        for card in who.cards
        if (weapon := items[card].weapon) is not None and not useless(g, who, card)
    ]


def reaches(g: Table, who: Investigator, foe: Monster, weapon: Weapon, longer: int = 0) -> bool:
    """Whether he can strike it from where he stands; a long handle is no range."""
    here, there = who.space, foe.space
    if weapon.long:
        near = there == here or there in g.board.adjacent[here]
        return near and g.room_of(foe) == g.room_of(who)
    return in_range(g, here, there, weapon.range and weapon.range + longer)


def useless(g: Table, who: Investigator, weapon: str) -> bool:
    """Whether a card says that the weapon cannot be used now: empty, jammed."""
    if "weapon_useless" not in g.index.answering:
        return False
    return standing(g, who, "weapon_useless", False, Scene(who, weapon=weapon))


def in_range(g: Table, a: str, b: str, reach: int) -> bool:
    """Whether a target is in range and in sight."""
    if a == b:
        return True
    distance = g.board.range(a, b) if reach else None
    return distance is not None and distance <= reach


def _too_far(g: Table, a: str, b: str) -> str:
    """The rule by which a target is not in range and in sight."""
    if g.board.door(a, b):
        return "1e.range.door-blocks"
    return "1e.range.count" if g.board.sees(a, b) else "1e.range.needs-los"


def attack(g: Table, who: Investigator, foe: Monster, weapon: str) -> Rule[None]:
    """An investigator attacks: the first card that fits his weapon (1e.combat.draw-until-match)."""
    kind = g.box.items[weapon].weapon if weapon else None
    with_what = kind.kind if kind else "no weapon"
    who.shot = who.shot or with_what == "ranged"
    g.tell("attacks", ("1e.action.attack",), who=who.id, monster=foe.id, weapon=weapon)
    with DrawnCards(g, foe) as drawn:
        card = drawn.until(lambda each: fits(each.attack.weapon, with_what))
        if card is None:
            return
        scene = Scene(who, foe, card.id, weapon, combat=True)
        _read_aloud(g, foe, card, "attack")
        yield from resolve_outcome(g, scene, card.attack, "1e.combat.investigator-tests")
    yield from at_moment(g, who, "attack-made", scene)


def fits(printed: str, used: str) -> bool:
    """Every word of the card's type occurs in the weapon's (1e.keyword.melee-weapon,
    1e.keyword.ranged-weapon, 1e.open.combat-match-order)."""
    return set(printed.split()) <= set(used.split())


def monster_attacks(g: Table, foe: Monster, who: Investigator) -> Rule[None]:
    """A monster attacks: the first card with a 'Monster Attack' half, or a 'Monster vs. Hiding'
    half if he hides (1e.combat.monster-attack, 1e.hiding.attacked)."""
    g.tell("monster-attacks", ("1e.monster-attack.each-once",), who=who.id, monster=foe.id)
    if foe.misses:
        foe.misses -= 1
        g.tell("no-effect", ("1e.keyword.no-effect",))
        return
    if (yield from at_moment(g, who, "attacked", Scene(who, foe))):
        return
    if g.keeper.skill and (yield from special_instead(g, foe, who)):
        yield from special_attack(g, foe, who)
        return
    scene = Scene(who, foe, combat=True)
    if who.hiding:
        yield from _lower_half(g, foe, scene, "hiding", "1e.hiding.attacked")
    else:
        yield from _lower_half(g, foe, scene, "investigator", "1e.combat.monster-attack")


def attack_barrier(g: Table, foe: Monster, barrier: Feature) -> Rule[None]:
    """A monster against a barrier: the first card with a 'Monster vs. Barrier' half
    (1e.barrier.monster-attempt)."""
    scene = Scene(monster=foe, combat=True)
    scene.barrier = barrier
    yield from _lower_half(g, foe, scene, "barrier", "1e.barrier.monster-attempt")


def _lower_half(g: Table, foe: Monster, scene: Scene, against: str, rule: str) -> Rule[None]:
    with DrawnCards(g, foe) as drawn:
        card = drawn.until(lambda each: each.defend.against == against)
        if card is not None:
            scene.card = card.id
            _read_aloud(g, foe, card, "defend")
            yield from resolve_outcome(g, scene, card.defend, rule)


def _read_aloud(g: Table, foe: Monster, card: CombatCard, half: str) -> None:
    """What is said of somebody with a name may be that person's own."""
    named: dict[str, Any] = {"name": foe.name} if foe.name else {}
    g.tell("combat", ("1e.combat.read-all",), card=card.id, half=half, monster=foe.id, **named)


def special_attack(g: Table, foe: Monster, who: Investigator) -> Rule[None]:
    """The ability under its token is resolved like combat text (1e.combat.special-attack)."""
    g.show(g.token_id(foe))
    token = g.token(foe)
    g.tell("special-attack", ("1e.combat.special-attack",), monster=foe.id, token=token.id)
    scene = Scene(who, foe, token.id, combat=True)
    yield from resolve_outcome(g, scene, token.special, "1e.combat.special-attack")


class DrawnCards:
    """The cards turned up in one combat: they lie aside until it is over, and are then discarded.

    1e.combat.end, 1e.combat.monster-attack-end. So no deck that is made anew in the meantime, for
    this combat or for another inside it, has any of them.
    """

    __slots__ = ("deck", "drawn", "g")

    def __init__(self, g: Table, foe: Monster) -> None:
        self.g = g
        self.deck = g.state.combat[g.kind(foe).klass]
        self.drawn: list[str] = []

    def until(self, relevant: Callable[[CombatCard], bool]) -> CombatCard | None:
        """Turn up cards of the monster's class until one is relevant (1e.combat.class-deck).

        A whole deck without a match has no effect (1e.open.combat-no-match).
        """
        g = self.g
        while (face := draw(g, self.deck, EVERYONE)) is not None:
            self.drawn.append(face)
            g.aside.append(face)
            card = g.box.combat[face]
            if relevant(card):
                return card
        g.tell("no-effect", ("1e.open.combat-no-match",))
        return None

    def __enter__(self) -> "DrawnCards":
        """The combat begins."""
        return self

    def __exit__(self, kind: type[BaseException] | None, *_: object) -> None:
        """The combat is over: its card has been resolved, or death has ended it."""
        if kind is GeneratorExit:  # the game was given up in the middle of it
            return
        for face in self.drawn:
            self.g.aside.remove(face)
            discard(self.g, self.deck, face)
