"""Words for monsters that are sent, brought and spurned: not where to, but to whom."""

from typing import Literal

import msgspec

from madhouse.engine import clauses
from madhouse.engine.flow import Rule, choose, choose_among
from madhouse.engine.forms import form
from madhouse.engine.knowledge import EVERYONE
from madhouse.first.acting.scene import Scene
from madhouse.first.rules.effects import run_all
from madhouse.first.rules.monster_moves import can_move, monster_steps
from madhouse.first.rules.monsters import monster_name, on_board, stun_monster
from madhouse.first.rules.named_monsters import may_go
from madhouse.first.things.cards import MonsterClass
from madhouse.first.things.state import KEEPER, Investigator, Monster
from madhouse.first.things.table import Table
from madhouse.first.words.base import Condition, Verb, chooser, the_monster, you

CONFRONTS = form("{monster} confronts {who}")
RULE = "1e.open.card-overrides"


class BringMonster(Verb, frozen=True, kw_only=True):
    """A monster near you, of a class if one is named, is moved to your space or your room."""

    within: int
    klass: MonsterClass | None = msgspec.field(default=None, name="class")
    to: Literal["space", "room"] = "space"

    def run(self, g: Table, scene: Scene) -> Rule[None]:
        who = you(scene)
        if not (near := brought(g, who, self.within, self.klass)):
            return
        rule = "1e.monster-move.cards"
        foe = yield from choose_among((KEEPER,), "command", near, monster_name, rule)
        here = (who.space,) if self.to == "space" else g.board.rooms[g.room_of(who)].spaces
        about = {"kind": foe.kind}
        space = yield from choose((KEEPER,), "place-monster", here, rule, about)
        yield from monster_steps(g, foe, space)


class ClassWithin(Condition, frozen=True):
    """A monster of this class is within so many spaces of you, but not in your space."""

    klass: MonsterClass
    spaces: int

    def holds(self, g: Table, scene: Scene) -> bool:
        return bool(brought(g, you(scene), self.spaces, self.klass))


class StunNearby(Verb, frozen=True):
    """You stun a monster of your choice, so many spaces away or less."""

    within: int = 0

    def possible(self, g: Table, scene: Scene) -> bool:
        return bool(self._near(g, you(scene)))

    def run(self, g: Table, scene: Scene) -> Rule[None]:
        who = you(scene)
        if near := self._near(g, who):
            foe = yield from choose_among(
                chooser(scene), "stun-which", near, monster_name, RULE, {"who": who.id}
            )
            stun_monster(g, foe, 1)

    def _near(self, g: Table, who: Investigator) -> list[Monster]:
        return near_of_class(g, who, self.within, None, at_least=0)


class MonsterAttackFails(Verb, frozen=True):
    """The monster's next attack has no effect."""

    outlives = True

    def run(self, g: Table, scene: Scene) -> Rule[None]:
        if on_board(g, scene.monster):
            the_monster(scene).misses += 1
            g.tell("daunted", (RULE,), monster=the_monster(scene).id)
        yield from ()


class MonsterLeavesGame(Verb, frozen=True):
    """The killed monster's figure is put away for good."""

    outlives = True

    def run(self, g: Table, scene: Scene) -> Rule[None]:
        foe = the_monster(scene)
        if not on_board(g, foe):
            token = g.state.tokens[foe.kind].pop(foe.figure)
            for other in g.state.monsters:
                if other.kind == foe.kind and other.figure > foe.figure:
                    other.figure -= 1
            g.state.put_away.append(token)
            g.show(token, EVERYONE)
            g.tell("put-away", (RULE,), monster=foe.id)
        yield from ()


class Confront(Verb, frozen=True, kw_only=True):
    """The keeper picks a monster that shares its space with an investigator, and that investigator.

    'The monster' and 'you' are these two then; each monster only once a turn by such a card.
    """

    outlives = True
    do: tuple[clauses.Verb, ...]
    klass: MonsterClass | None = msgspec.field(default=None, name="class")

    def run(self, g: Table, scene: Scene) -> Rule[None]:
        if pairs := pairs_in_a_space(g, self.klass):
            foe, who = yield from choose_among(
                (KEEPER,),
                "confront",
                pairs,
                lambda pair: CONFRONTS(monster_name(pair[0]), pair[1].id),
                RULE,
            )
            foe.commanded = True
            yield from run_all(g, Scene(who, foe, scene.card), self.do)


class CanConfront(Condition, frozen=True):
    """A monster shares its space with an investigator."""

    klass: MonsterClass | None = None

    def holds(self, g: Table, scene: Scene) -> bool:
        return bool(pairs_in_a_space(g, self.klass))


def pairs_in_a_space(g: Table, klass: MonsterClass | None) -> list[tuple[Monster, Investigator]]:
    """Each monster that such a card may use, with each investigator in its space."""
    foes = [foe for foe in g.state.monsters if klass in (None, g.kind(foe).klass)]
    able = [foe for foe in foes if not foe.stun and not foe.commanded]
    return [(foe, who) for foe in able for who in g.investigators_at(foe.space)]


def brought(g: Table, who: Investigator, within: int, klass: MonsterClass | None) -> list[Monster]:
    """Those of them that can be moved to an investigator."""
    near = near_of_class(g, who, within, klass)
    return [foe for foe in near if can_move(g, foe) and may_go(g, foe, who.space)]


def near_of_class(
    g: Table, who: Investigator, within: int, klass: MonsterClass | None, at_least: int = 1
) -> list[Monster]:
    """The monsters so near to an investigator, of a class if one is named."""
    near = []
    for foe in g.state.monsters:
        steps = g.board.distance(foe.space, who.space)
        fits = klass is None or g.kind(foe).klass == klass
        if fits and steps is not None and at_least <= steps <= within:
            near.append(foe)
    return near
