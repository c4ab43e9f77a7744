"""Spell cards: a faceup deck for each type, those before an investigator, and casting one."""

from madhouse.engine.flow import Rule, choose
from madhouse.engine.forms import form
from madhouse.first.acting.reactions import at_moment
from madhouse.first.acting.scene import Cause, Scene
from madhouse.first.acting.verbs import run_all
from madhouse.first.rules.attribute_tests import attribute_test
from madhouse.first.things.cards import SpellCard
from madhouse.first.things.state import Investigator, Monster
from madhouse.first.things.table import Table

CAST_ON = form("cast {card} on {who}")
CAST = form("cast {card}")


def gain_spell(g: Table, who: Investigator, kind: str, rule: str) -> None:
    """He takes the top card of that spell's deck (1e.spell.gain-top), if there is one."""
    deck = g.state.spells[kind]
    if deck:
        who.spells.append(deck.pop(0))
        g.tell("gains-spell", (rule, "1e.spell.gain-top"), who=who.id, spell=kind)


def discard_spell(g: Table, who: Investigator, at: int) -> None:
    """One of his Spell cards goes under its deck; who has seen its back knows where it lies."""
    back = who.spells.pop(at)
    g.state.spells[kind_of(g, back)].append(back)


def kind_of(g: Table, back: str) -> str:
    """The type of a Spell card: all that its front tells."""
    return g.box.spell_backs[back].spell


def spells_of(g: Table, who: Investigator) -> list[SpellCard]:
    """The types of spell that he can cast, each once."""
    return [g.box.spells[kind] for kind in dict.fromkeys(kind_of(g, b) for b in who.spells)]


def attack_spells(g: Table, who: Investigator) -> list[SpellCard]:
    """His 'attack' spells: those that are cast on a monster."""
    return [spell for spell in spells_of(g, who) if spell.target == "monster"]


def cast_options(g: Table, who: Investigator) -> list[str]:
    """His other spells, on everyone they can be cast on."""
    return [
        CAST_ON(spell.id, name) if name else CAST(spell.id)
        for spell in spells_of(g, who)
        for name in _cast_on(g, who, spell)
    ]


def _cast_on(g: Table, who: Investigator, spell: SpellCard) -> list[str]:
    """Those on whom a spell can be cast, "" if it is cast on nobody in particular.

    One for 'an investigator in your room' may be cast on himself (1e.spell.target-self); hiding
    does not keep him from it (1e.conflict.hiding-spells).
    """
    if spell.target == "investigator":
        return [each.id for each in g.investigators_in(g.room_of(who))]
    return [""] if spell.target == "yourself" else []


def against_casting(g: Table, who: Investigator, kind: str, name: str = "") -> str | None:
    """The rule against casting a spell, perhaps on somebody: it must be his, and reach that one."""
    able = any(spell.id == kind and name in _cast_on(g, who, spell) for spell in spells_of(g, who))
    return None if able else "1e.spell.cast"


NUMBERED_CARD = form("card {number}")


def cast_action(
    g: Table, who: Investigator, kind: str, name: str = "", chooser: str = ""
) -> Rule[None]:
    """Cast a spell, perhaps on somebody: the action on the card (1e.spell.cast)."""
    target = g.investigator(name) if name else None
    g.tell("casts", ("1e.spell.cast",), who=who.id, spell=kind, target=name)
    yield from _cast(g, who, kind, Scene(who, target=target, chooser=chooser))


def spell_attack(
    g: Table, who: Investigator, foe: Monster, kind: str, chooser: str = ""
) -> Rule[None]:
    """Attack with a spell: it is cast by the rules for spells (1e.attack.by-spell).

    That is combat for darkness, but no Combat card is drawn (1e.conflict.spell-combat).
    """
    g.tell("attacks", ("1e.action.attack",), who=who.id, monster=foe.id, weapon=kind)
    yield from _cast(g, who, kind, Scene(who, foe, combat=True, chooser=chooser))


def _cast(g: Table, who: Investigator, kind: str, scene: Scene) -> Rule[None]:
    """Test, flip, resolve 'pass' or 'fail' by the roll (1e.spell.test-and-flip), exchange.

    Until the flip only the card's place is remembered, never its back.
    """
    at = yield from _pick_card(g, who, kind)
    test = g.box.spells[kind].test
    rule = "1e.spell.test-and-flip"
    cause = Cause(kind, None if scene.monster is None else scene.monster.id)
    passed = yield from attribute_test(g, who, test.attribute, test.modifier, rule, scene, cause)
    back = g.box.spell_backs[who.spells[at]]
    g.show(back.id)
    g.tell("spell-flipped", (rule,), who=who.id, card=back.id)
    scene.card = back.id
    yield from run_all(g, scene, back.passed if passed else back.failed)
    yield from _exchange(g, who, back.id)


def _pick_card(g: Table, who: Investigator, kind: str) -> Rule[int]:
    """Of several cards of the type he casts the one he likes: he may have seen one flipped."""
    places = [at for at, back in enumerate(who.spells) if kind_of(g, back) == kind]
    options = [NUMBERED_CARD(number) for number, _ in enumerate(places, start=1)]
    chosen = yield from choose(
        (who.player,), "spell-card", options, "1e.spell.cast", {"who": who.id, "spell": kind}
    )
    return places[options.index(chosen)]


def _exchange(g: Table, who: Investigator, back: str) -> Rule[None]:
    """The card goes under its deck and he takes another of its type (1e.spell.discard-redraw),
    unless a card of his lets him keep it."""
    kept = yield from at_moment(g, who, "spell-goes")
    if not kept and back in who.spells:
        discard_spell(g, who, who.spells.index(back))
        gain_spell(g, who, kind_of(g, back), "1e.spell.discard-redraw")
