"""Uncontrollable urges: the keeper has an investigator use a card of his, on any target."""

from typing import Any

import msgspec

from madhouse.engine.flow import Rule, choose
from madhouse.first.rules.card_abilities import ability_options, use_ability
from madhouse.first.rules.casting import cast_action, spell_attack
from madhouse.first.rules.combat import attack_options
from madhouse.first.rules.spells import cast_options
from madhouse.first.things.state import KEEPER, Investigator
from madhouse.first.things.table import Table


def urges(g: Table, sanity: int) -> list[str]:
    """All that those of little sanity, or with an insanity, can be made to do.

    Only what has a valid target (1e.keeper-action.urges-target).
    """
    weak = [who for who in g.state.investigators if _wavers(g, who, sanity)]
    return [f"make {who.id} {action}" for who in weak for action in _actions(g, who)]


def _wavers(g: Table, who: Investigator, sanity: int) -> bool:
    return g.sanity(who) <= sanity or any(g.box.trauma[c].kind == "insanity" for c in who.trauma)


def _actions(g: Table, who: Investigator) -> list[str]:
    """Each 'Action:' of his items and spells, but nothing that the open objective names."""
    usable = ability_options(g, who)
    used = [f"use {card}" for card in who.cards if f"use {card}" in usable and not _spared(g, card)]
    spells = [each for each in attack_options(g, who) if each.rpartition(" ")[2] in g.box.spells]
    return used + spells + cast_options(g, who)


def _spared(g: Table, card: str) -> bool:
    return g.state.revealed and _names(g.objective, card)


def _names(thing: Any, card: str) -> bool:
    """Whether anything that the objective is made of is this card."""
    if isinstance(thing, msgspec.Struct):
        return any(_names(getattr(thing, field), card) for field in thing.__struct_fields__)
    if isinstance(thing, tuple | list):
        return any(_names(each, card) for each in thing)
    return bool(thing == card)


def urge(g: Table, sanity: int) -> Rule[None]:
    """The keeper picks who does what to whom, and it is done at once, without an evade test."""
    options = urges(g, sanity)
    if not options:
        return
    chosen = yield from choose((KEEPER,), "urge", options, "1e.keeper-action.urges-target")
    _, name, verb, rest = chosen.split(" ", 3)
    who = g.investigator(name)
    if verb == "use":
        yield from use_ability(g, who, rest, KEEPER)
    elif verb == "cast":
        yield from cast_action(g, who, rest, KEEPER)
    else:
        _, number, _, spell = rest.split()
        foe = next(each for each in g.state.monsters if each.id == int(number))
        yield from spell_attack(g, who, foe, spell, KEEPER)
