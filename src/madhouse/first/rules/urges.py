"""Uncontrollable urges: the keeper has an investigator use a card of his, on any target."""

from collections.abc import Callable
from typing import Any

import msgspec

from madhouse.engine.flow import Rule, choose
from madhouse.engine.forms import ByForm, form
from madhouse.first.acting.reactions import USE
from madhouse.first.rules.card_abilities import ability_options, use_ability
from madhouse.first.rules.combat import ATTACK_WITH, attack_options
from madhouse.first.rules.monsters import monster_called
from madhouse.first.rules.spells import CAST, CAST_ON, cast_action, cast_options, spell_attack
from madhouse.first.things.state import KEEPER, Investigator
from madhouse.first.things.table import Table

MAKE_USE = form("make {who} use {card}")
MAKE_ATTACK = form("make {who} attack {monster} with {card}")
MAKE_CAST = form("make {who} cast {card}")
MAKE_CAST_ON = form("make {who} cast {card} on {target}")


def urges(g: Table, sanity: int) -> list[str]:
    """All that those of little sanity, or with an insanity, can be made to do.

    Only what has a valid target (1e.keeper-action.urges-target).
    """
    weak = [who for who in g.state.investigators if _wavers(g, who, sanity)]
    return [option for who in weak for option in _actions(g, who)]


def _wavers(g: Table, who: Investigator, sanity: int) -> bool:
    return g.sanity(who) <= sanity or any(g.box.trauma[c].kind == "insanity" for c in who.trauma)


def _actions(g: Table, who: Investigator) -> list[str]:
    """Each 'Action:' of his items and spells, but nothing that the open objective names."""
    usable = ability_options(g, who)
    used = [card for card in who.cards if USE(card) in usable and not _spared(g, card)]
    struck = [ATTACK_WITH.read(each) for each in attack_options(g, who)]
    cast = [OF_SPELLS[each] for each in cast_options(g, who)]
    return [
        *(MAKE_USE(who.id, card) for card in used),
        *(MAKE_ATTACK(who.id, *a.values()) for a in struck if a and a["card"] in g.box.spells),
        *(make(who.id, *ids) for make, ids in cast),
    ]


OF_SPELLS = ByForm({CAST: MAKE_CAST, CAST_ON: MAKE_CAST_ON})


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
    make, (name, *rest) = URGES[chosen]
    yield from make(g, g.investigator(name), *rest, chooser=KEEPER)


def _attack(g: Table, who: Investigator, monster: str, spell: str, chooser: str) -> Rule[None]:
    return spell_attack(g, who, monster_called(g, monster), spell, chooser)


URGES: ByForm[Callable[..., Rule[None]]] = ByForm(
    {
        MAKE_USE: use_ability,
        MAKE_ATTACK: _attack,
        MAKE_CAST: cast_action,
        MAKE_CAST_ON: cast_action,
    }
)
"""What each urge makes somebody do."""
