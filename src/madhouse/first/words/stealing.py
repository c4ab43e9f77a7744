"""Words for monsters that steal: from an investigator, or from where something lies."""

import msgspec

from madhouse.engine.flow import Rule, choose_among
from madhouse.engine.forms import form
from madhouse.first.acting.scene import Scene
from madhouse.first.rules.attribute_tests import attribute_test
from madhouse.first.rules.monsters import monster_name
from madhouse.first.things.attributes import TestOf
from madhouse.first.things.cards import CardType, MonsterClass
from madhouse.first.things.state import KEEPER, Investigator, Monster
from madhouse.first.things.table import Table
from madhouse.first.words.base import Condition, Verb
from madhouse.first.words.carrying import carried, pick_up, rob, within_reach

ROBS = form("{monster} robs {who}")
PICKS_UP = form("{monster} picks up {card}")
RULE = "1e.open.card-overrides"

Theft = tuple[Monster, Investigator | str]
"""A monster, and whom it robs or which card it picks up."""


class CarryOff(Verb, frozen=True, kw_only=True):
    """A monster takes a card of a type: from an investigator in its space who fails a test, or
    from where it lies open in its room. Each monster does so once a turn."""

    outlives = True
    of: TestOf
    type: CardType
    klass: MonsterClass | None = msgspec.field(default=None, name="class")

    def run(self, g: Table, scene: Scene) -> Rule[None]:
        able = thefts(g, self.type, self.klass)
        if not able:
            return
        foe, prey = yield from choose_among((KEEPER,), "steal", able, theft_name, RULE)
        foe.fetched = True
        if isinstance(prey, str):
            pick_up(g, foe, prey)
            return
        robbing, test = Scene(prey, foe, scene.card), self.of
        g.tell("robs", (RULE,), monster=foe.id, who=prey.id)
        passed = yield from attribute_test(g, prey, test.attribute, test.modifier, RULE, robbing)
        if not passed:
            yield from rob(g, foe, prey, self.type)


class CanCarryOff(Condition, frozen=True, kw_only=True):
    """A monster can take a card of this type from somebody, or pick one up."""

    type: CardType
    klass: MonsterClass | None = msgspec.field(default=None, name="class")

    def holds(self, g: Table, scene: Scene) -> bool:
        return bool(thefts(g, self.type, self.klass))


def thefts(g: Table, kind: CardType, klass: MonsterClass | None) -> list[Theft]:
    """What each monster can do to get such a card; it does not find those who hide."""
    found: list[Theft] = []
    for foe in g.state.monsters:
        if foe.stun or foe.fetched or klass not in (None, g.kind(foe).klass):
            continue
        there = [who for who in g.investigators_at(foe.space) if not who.hiding]
        found += [(foe, who) for who in there if carried(g, who, kind)]
        found += [(foe, card) for card in within_reach(g, foe, kind)]
    return found


def theft_name(theft: Theft) -> str:
    """How a theft is offered."""
    foe, prey = theft
    name = monster_name(foe)
    return PICKS_UP(name, prey) if isinstance(prey, str) else ROBS(name, prey.id)
