"""Combat: cards of the monster's class are drawn until one is relevant, read and resolved."""

from collections.abc import Callable

from madhouse.engine.decks import discard, draw
from madhouse.engine.flow import Rule
from madhouse.engine.knowledge import EVERYONE
from madhouse.first.cards import CombatCard
from madhouse.first.effects import resolve_outcome
from madhouse.first.monsters import monster_name
from madhouse.first.scene import Scene
from madhouse.first.state import Investigator, Monster
from madhouse.first.table import Table

BARE_HANDED = "bare-handed"


def attack_options(g: Table, who: Investigator) -> list[str]:
    """What he can attack, and with what: bare hands in his space, weapons as far as they reach.

    1e.attack.choose-weapon, 1e.attack.unarmed, 1e.conflict.attack-target.
    """
    if not g.state.monsters:
        return []
    weapons = [(card, weapon) for card in who.cards if (weapon := g.box.items[card].weapon)]
    options = []
    for foe in g.state.monsters:
        if foe.space == who.space:
            options.append(f"attack {monster_name(foe)} {BARE_HANDED}")
        for card, weapon in weapons:
            if within(g, who.space, foe.space, weapon.range):
                options.append(f"attack {monster_name(foe)} with {card}")
    return options


def within(g: Table, a: str, b: str, reach: int) -> bool:
    """Whether a target is in range and in sight (1e.range.count, 1e.range.needs-los)."""
    if a == b:
        return True
    distance = g.board.range(a, b) if reach else None
    return distance is not None and distance <= reach


def attack(g: Table, who: Investigator, foe: Monster, weapon: str) -> Rule[None]:
    """An investigator attacks: the first card that fits his weapon (1e.combat.draw-until-match)."""
    kind = g.box.items[weapon].weapon if weapon else None
    with_what = kind.kind if kind else "no weapon"
    g.tell("attacks", ("1e.action.attack",), who=who.id, monster=foe.id, weapon=weapon)
    card = draw_until(g, foe, lambda each: fits(each.attack.weapon, with_what))
    if card is not None:
        scene = Scene(who, foe, card.id, weapon, combat=True)
        g.tell("combat", ("1e.combat.read-all",), card=card.id, half="attack")
        yield from resolve_outcome(g, scene, card.attack, "1e.combat.investigator-tests")


def fits(printed: str, used: str) -> bool:
    """Every word of the card's type occurs in the weapon's (1e.keyword.melee-weapon,
    1e.keyword.ranged-weapon, 1e.open.combat-match-order)."""
    return set(printed.split()) <= set(used.split())


def monster_attacks(g: Table, foe: Monster, who: Investigator) -> Rule[None]:
    """A monster attacks: the first card with a 'Monster Attack' half (1e.combat.monster-attack)."""
    g.tell("monster-attacks", ("1e.monster-attack.each-once",), who=who.id, monster=foe.id)
    card = draw_until(g, foe, lambda each: each.defend.against == "investigator")
    if card is not None:
        scene = Scene(who, foe, card.id, combat=True)
        g.tell("combat", ("1e.combat.read-all",), card=card.id, half="defend")
        yield from resolve_outcome(g, scene, card.defend, "1e.combat.monster-attack")


def special_attack(g: Table, foe: Monster, who: Investigator) -> Rule[None]:
    """The ability under its token is resolved like combat text (1e.combat.special-attack)."""
    g.show(g.token_id(foe))
    token = g.token(foe)
    g.tell("special-attack", ("1e.combat.special-attack",), monster=foe.id, token=token.id)
    scene = Scene(who, foe, combat=True)
    yield from resolve_outcome(g, scene, token.special, "1e.combat.special-attack")


def draw_until(g: Table, foe: Monster, relevant: Callable[[CombatCard], bool]) -> CombatCard | None:
    """Turn up cards of the monster's class until one is relevant; all of them are discarded.

    They lie aside until then, so a deck that is made anew has none of them. A whole deck without
    a match has no effect (1e.combat.class-deck, 1e.combat.end, 1e.open.combat-no-match).
    """
    deck = g.state.combat[g.kind(foe).klass]
    drawn: list[str] = []
    found: CombatCard | None = None
    while found is None and (face := draw(g, deck, EVERYONE)) is not None:
        drawn.append(face)
        card = g.box.combat[face]
        found = card if relevant(card) else None
    for face in drawn:
        discard(g, deck, face)
    if found is None:
        g.tell("no-effect", ("1e.open.combat-no-match",))
    return found
