"""Spell cards: a faceup deck for each type, and those that lie before an investigator.

A card is known by its back, which nobody may look at until it is cast (1e.spell.back-secret); what
type it is of, all can see. One word for them everywhere (1e.conflict.magic-cards).
"""

from madhouse.engine.forms import form
from madhouse.first.things.cards import SpellCard
from madhouse.first.things.state import Investigator
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
    """His other spells, on everyone they can be cast on (1e.spell.cast).

    One for 'an investigator in your room' may be cast on himself (1e.spell.target-self); hiding
    does not keep him from it (1e.conflict.hiding-spells).
    """
    options = []
    for spell in spells_of(g, who):
        if spell.target == "investigator":
            here = g.investigators_in(g.room_of(who))
            options += [CAST_ON(spell.id, each.id) for each in here]
        elif spell.target == "yourself":
            options.append(CAST(spell.id))
    return options
