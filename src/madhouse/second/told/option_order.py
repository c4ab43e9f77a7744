"""The order of options: in a turn as the layout lists them, blows with the weapon that hits hardest
first; elsewhere as the rules offer them, what people tell of their own accord last."""

from madhouse.engine.decisions import Decision, Option
from madhouse.engine.forms import verb_of
from madhouse.second.rules.attack import ATTACK, UNARMED, weapons_of
from madhouse.second.rules.turn import TURN
from madhouse.second.things.state import Investigator
from madhouse.second.things.table import Table
from madhouse.second.told.option_layout import PLACES, place_of
from madhouse.second.told.option_texts import verb_and_names

RANKS = {verb: rank for rank, verb in enumerate(PLACES)} | {
    verb_of(UNARMED): [*PLACES].index(verb_of(ATTACK))
}
GROUPS = {"menu": 1, "end": 2}


def in_order(g: Table, asked: Decision) -> list[Option]:
    """The options of a question as they are told; among equals, as the rules offer them."""
    if asked.kind != TURN:
        return sorted(asked.options, key=lambda each: GROUPS.get(_group(asked.kind, each), 0))
    damage = _damage(g, g.investigator(str(asked.about["who"])))

    def place(option: Option) -> tuple[int, int]:
        verb, named = verb_and_names(option)
        blow = damage.get(named.get("card", ""), 0) if verb == verb_of(ATTACK) else 0
        return RANKS.get(verb, len(RANKS)), -blow

    return sorted(asked.options, key=place)


def _group(kind: str, option: Option) -> str:
    return place_of(kind, verb_and_names(option)[0]).group


def _damage(g: Table, who: Investigator) -> dict[str, int]:
    """What each of his weapons does, by what it is called."""
    return {name: weapon.damage for name, _, weapon in weapons_of(g, who)}
