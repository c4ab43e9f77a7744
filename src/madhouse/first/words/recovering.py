"""Words for getting over things: stun tokens, skill points, what healing brings with it."""

from madhouse.engine.flow import Rule, choose_among
from madhouse.first.acting.deaths import Deaths
from madhouse.first.acting.scene import Scene, the_occasion
from madhouse.first.rules.harm import horror
from madhouse.first.rules.monsters import on_board
from madhouse.first.things.table import Table
from madhouse.first.words.base import Verb, chooser, the_monster, you

RULE = "1e.open.card-overrides"


class DiscardStun(Verb, frozen=True):
    """You discard a stun token."""

    def possible(self, g: Table, scene: Scene) -> bool:
        return you(scene).stun > 0

    def run(self, g: Table, scene: Scene) -> Rule[None]:
        who = you(scene)
        if who.stun:
            who.stun -= 1
            g.tell("recovers", (RULE,), who=who.id, left=who.stun)
        yield from ()


class GainSkillPoint(Verb, frozen=True):
    """You get back a skill point, up to the number on your Character card."""

    def possible(self, g: Table, scene: Scene) -> bool:
        who = you(scene)
        return who.skill < g.box.investigators[who.id].skill

    def run(self, g: Table, scene: Scene) -> Rule[None]:
        if self.possible(g, scene):
            who = you(scene)
            who.skill += 1
            g.tell("skill-gained", (RULE,), who=who.id, left=who.skill)
        yield from ()


class AnotherTakesHorror(Verb, frozen=True):
    """Another investigator in your room takes as much horror, of your choice."""

    outlives = True

    def run(self, g: Table, scene: Scene) -> Rule[None]:
        who, amount = you(scene), the_occasion(scene).amount
        others = [each for each in g.investigators_in(g.room_of(who)) if each is not who]
        if others:
            about = {"who": who.id, "card": scene.card}
            other = yield from choose_among(
                chooser(scene), "someone", others, lambda i: i.id, RULE, about
            )
            deaths = Deaths(g)
            with deaths:
                yield from horror(g, other, amount, RULE)
            deaths.settle(who)


class MonsterHeals(Verb, frozen=True):
    """The monster loses damage tokens."""

    outlives = True
    amount: int = 1

    def run(self, g: Table, scene: Scene) -> Rule[None]:
        if on_board(g, scene.monster):
            foe = the_monster(scene)
            healed = min(self.amount, foe.damage)
            foe.damage -= healed
            if healed:
                g.tell("monster-heals", (RULE,), monster=foe.id, amount=healed)
        yield from ()
